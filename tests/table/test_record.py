"""A deal as text: what is written is read again under every table's rules, and what was tampered with is refused."""

import json
from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pinochle.cards import Hand, Seat, deal_code
from pinochle.reasons import (
    BadDealCode,
    BadField,
    BadRecord,
    BidTooLow,
    DealIsOver,
    MustFollow,
    MustHead,
    NotationError,
    NotAWholeDeck,
    NotHeld,
    NotNow,
    NotYourTurn,
    OneCardWanted,
    RecordRefused,
    TooFewHeld,
    TooManyCopies,
    UnknownField,
    UnknownPreset,
    UnknownSeat,
    UnknownSuit,
)
from pinochle.rules import HouseRules
from pinochle.table import Bid, Concede, Deal, Pass, Phase, ShowMeld, deal_hands
from tests.table.deals import STANDARD, TABLES, finished, steps
from tests.table.story import STORY

tables = pytest.mark.parametrize("rules", TABLES.values(), ids=list(TABLES))


@pytest.mark.slow
@tables
def test_every_stage_is_read_as_it_was_written(rules):
    for seed in (0, 2):
        for deal in steps(rules, seed):
            assert Deal.replay(deal.record()) == deal
    assert deal.record().endswith("\n")


@tables
def test_reading_and_writing_again_changes_nothing(rules):
    for seed in range(4):
        text = finished(rules, seed).record()
        assert Deal.replay(text).record() == text


def test_rules_of_ones_own_travel_with_the_deal():
    rules = HouseRules.from_changes(
        {"name": 'Aunt "May"', "target": 1000, "melds": {"dix": []}, "step_after": [600, 50]}
    )
    deal = Deal.start(rules, Seat.W, deal_hands(3)).act(Bid(250))
    assert Deal.replay(deal.record()) == deal
    assert Deal.replay(deal.record()).rules == rules
    assert (
        json.loads(deal.record().splitlines()[2].removeprefix('[Changes "').removesuffix('"]'))
        == rules.changes()
    )
    assert "Changes" not in Deal.start(STANDARD, Seat.W, deal_hands(3)).record()


def test_a_code_stands_for_the_hands():
    hands = deal_hands(3)
    text = f'[Pinochle "1"]\n[Rules "standard"]\n[Dealer "W"]\n[Code "{deal_code(hands)}"]\nAuction N 250\n'
    assert Deal.replay(text) == Deal.start(STANDARD, Seat.W, hands).act(Bid(250))


def test_blank_lines_and_spaces_do_not_matter():
    deal = finished(STANDARD, 1)
    spread = "\n\n  " + deal.record().replace("\n", "  \n\n\t")
    assert Deal.replay(spread) == deal


def test_a_concession_is_written():
    rules = TABLES["reference"]
    deal = next(
        d for seed in range(9) for d in steps(rules, seed) if d.phase is Phase.PLAY and not d.state.trick
    )
    deal = deal.act(Concede())
    assert f"\nConcede {deal.state.bidder}\n" in deal.record()
    assert Deal.replay(deal.record()) == deal


def test_meld_shown_by_name_is_written_seat_by_seat():
    deal = next(d for seed in range(9) for d in steps(STANDARD, seed) if d.phase is Phase.MELD)
    for _ in range(3):
        deal = deal.act(ShowMeld(deal.act(ShowMeld()).state.shown[-1][1]))
    assert deal.record().count("\nShow ") == 3
    assert Deal.replay(deal.record()) == deal


def test_a_deal_that_nobody_bids_on_has_no_score():
    deal = Deal.start(TABLES["next dealer"], Seat.W, deal_hands(3))
    for _ in Seat:
        deal = deal.act(Pass())
    assert deal.passed_out
    assert deal.record().endswith("Auction N pass pass pass pass\n")
    assert Deal.replay(deal.record()) == deal


RECORD = STORY.record()


def refused(text):
    with pytest.raises(NotationError) as caught:
        Deal.replay(text)
    return caught.value.reason


@pytest.mark.parametrize(
    ("was", "now", "line", "kind"),
    [
        ("250 260", "240 260", 8, BidTooLow),
        ("250 260", "260 250", 8, BidTooLow),
        ("Auction N", "Auction E", 8, NotYourTurn),
        ("Auction N", "Auction X", 8, UnknownSeat),
        ("Trump N C", "Trump N X", 9, UnknownSuit),
        ("Trump N C", "Trump S C", 9, NotYourTurn),
        ("Pass S AS AH JC JC", "Pass S AS AH JC JH JH", 10, TooFewHeld),
        ("Pass S AS", "Pass S ASAH", 10, OneCardWanted),
        ("Meld N E S W", "Meld E N S W", 12, NotYourTurn),
        ("Meld N E S W\n", "", 12, NotNow),
        ("Play N AS JS 10S 9S", "Play N AS JS KH 9S", 13, MustFollow),
        ("Play N AC QH AC 9C", "Play N AC QH JC 9C", 15, NotHeld),
        ("Score 440 180\n", "Score 440 180\nPlay N AS\n", 26, DealIsOver),
        ('[Dealer "W"]', '[Dealer "Q"]', 3, UnknownSeat),
        ('[Rules "standard"]', '[Rules "pub"]', 2, UnknownPreset),
        ('[Dealer "W"]', '[Changes "{\\"targett\\":1}"]\n[Dealer "W"]'.replace("\\", ""), 3, UnknownField),
        ('[Dealer "W"]', '[Changes "{"target":0}"]\n[Dealer "W"]', 3, BadField),
        ('[North "QS', '[North "AS', 4, TooManyCopies),
    ],
)  # fmt: skip
def test_a_change_is_refused_in_its_line(was, now, line, kind):
    assert RECORD.count(was) == 1, was
    reason = refused(RECORD.replace(was, now))
    assert isinstance(reason, RecordRefused)
    assert reason.line == line
    assert reason.text != "{}"
    assert isinstance(reason.because, kind)
    assert f"Line {line} of the record" in str(reason)


@pytest.mark.parametrize(
    ("was", "now", "line"),
    [
        ('[Pinochle "1"]', '[Pinochle "2"]', 1),
        ('[Pinochle "1"]\n', "", 1),
        ('[Dealer "W"]\n', "", 1),
        ('[Rules "standard"]\n', "", 1),
        ('[Dealer "W"]', '[Changes "[1]"]\n[Dealer "W"]', 3),
        ('[Dealer "W"]', '[Changes "{"]\n[Dealer "W"]', 3),
        ('[Dealer "W"]', '[Changes "' + "[" * 9000 + '"]\n[Dealer "W"]', 3),
        ('[Dealer "W"]', '[Dealer "W"]\n[Dealer "N"]', 4),
        ('[Dealer "W"]', '[Dealer "W"]\n[Colour "red"]', 4),
        ('[Dealer "W"]', '[Dealer "W"]\n[Code "' + deal_code(deal_hands(1)) + '"]', 4),
        ("Auction N 250", "Auction N abc", 8),
        ("Auction N 250 260", "Auction N 250 -260", 8),
        ("Auction N 250 260 pass pass 270 pass", "Auction N", 8),
        ("Auction", "auction", 8),
        ("Trump N C", "Trump N C D", 9),
        ("Trump N C", "Trump N", 9),
        ("Trump N C", "Trump", 9),
        ("Meld N E S W", "Meld", 12),
        ("Score 440 180", "Score 180 440", 25),
        ("Score 440 180", "Score 440", 25),
        ("Play N AS JS 10S 9S", "Score 440 180", 13),
        ("Play N AS JS 10S 9S", "Concede N now", 13),
        ("Play N AS JS 10S 9S", '[Dealer "W"]', 13),
    ],
)
def test_a_line_that_cannot_be_read(was, now, line):
    assert RECORD.count(was) == 1, was
    reason = refused(RECORD.replace(was, now))
    assert isinstance(reason, BadRecord)
    assert reason.line == line


def test_hands_that_are_no_deal():
    reason = refused(RECORD.replace('[North "QS 9S', '[North "QS'))
    assert isinstance(reason, RecordRefused)
    assert (reason.line, reason.because) == (4, NotAWholeDeck(Seat.N, 12, 11))
    reason = refused('[Pinochle "1"]\n[Rules "standard"]\n[Dealer "W"]\n[Code "ABC"]')
    assert reason.because == BadDealCode("ABC")


def test_nothing_and_too_much():
    assert refused("") == BadRecord(1, "", 'a record begins with [Pinochle "1"]')
    assert isinstance(refused("x" * 30_000), BadRecord)


def test_a_wrong_card_is_told_as_at_the_table():
    reason = refused(RECORD.replace("Play N QS 10S AS JS", "Play N QS JS AS JS"))
    assert isinstance(reason.because, NotHeld | MustHead)
    assert reason.text == "Play JS"


def test_every_action_by_another_seat_is_refused():
    """Each line of the record names its first seat; any other seat there is out of turn."""
    for number, line in enumerate(RECORD.splitlines()[7:-1], start=8):
        head, seat, *rest = line.split()
        for other in Seat:
            if other.value != seat:
                changed = " ".join([head, other.value, *rest])
                reason = refused(RECORD.replace(line, changed, 1))
                assert isinstance(reason, RecordRefused)
                assert (reason.line, type(reason.because)) == (number, NotYourTurn)


@pytest.mark.slow
@settings(max_examples=500)
@given(st.integers(0, len(RECORD) - 1), st.characters(codec="ascii"))
def test_a_slip_in_a_record_gives_a_deal_or_a_notation_error(place, letter):
    with suppress(NotationError):
        deal = Deal.replay(RECORD[:place] + letter + RECORD[place + 1 :])
        assert Deal.replay(deal.record()) == deal


@settings(max_examples=500)
@given(st.text())
def test_any_text_is_a_record_or_a_notation_error(text):
    assert isinstance(refused(text), BadRecord)


@pytest.mark.parametrize("changes", [{"scale": 1, "minimum_bid": 150}, {"pass_count": 3}])
def test_a_record_keeps_its_rules(changes):
    rules = replace(STANDARD, **changes)
    assert Deal.replay(finished(rules, 1).record()).rules == rules
    assert isinstance(Deal.replay(finished(rules, 1).record()).hands[Seat.N], Hand)
