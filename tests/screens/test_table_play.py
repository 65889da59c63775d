"""The play at the table: refused, raised and played cards, late clicks, the last trick."""

from functools import reduce

import pytest

from pinochle import PRESETS, Hand, Seat, Side
from pinochle.cards import Suit
from pinochle.reasons import (
    MustFollow,
    explain,
)
from pinochle.screens.faces import name
from pinochle.screens.practice import PracticeTable
from pinochle.table import Bid, Deal, NameTrump, Pass, Phase, Play
from tests.screens.lint import intents, read
from tests.screens.table_driver import (
    COACH,
    at,
    at_table,
    do,
    offered,
    play_until,
    practice,
    press,
    sensible,
    text_of,
    won,
)


@pytest.fixture(scope="module")
def playing() -> PracticeTable:
    """South to play second to a spade lead, with spades and other cards."""
    screen = practice(seed="12", level="easy")
    for _ in range(300):
        t = at_table(screen)
        legal = t.session.view.legal
        if (legal and t.session.view.trick and isinstance(legal.reason, MustFollow)) or (
            legal and any(isinstance(legal.why_not(card), MustFollow) for card in t.session.view.hand)
        ):
            return screen
        screen = sensible(screen) if not t.session.over else do(screen, "next", at=t.session.at)
    raise AssertionError


def test_a_refused_card_shows_the_reason_and_the_card_to_beat(playing: PracticeTable) -> None:
    view = at_table(playing).session.view
    bad = next(card for card in view.hand if card not in view.legal)
    screen = do(playing, "raise", card=f"{bad.code}1", at=at_table(playing).session.at)
    assert explain(view.legal.why_not(bad)).says in text_of(screen)
    assert "the card to beat" in text_of(screen)
    assert "pn-refused" in str(screen.html())


def test_a_card_is_raised_then_played_or_played_at_once(playing: PracticeTable) -> None:
    view, moment = at_table(playing).session.view, at_table(playing).session.at
    good = next(iter(view.legal))
    intent = {"do": "raise", "card": f"{good.code}1", "at": moment}
    screen = press(playing, intent)
    assert at_table(screen).deal == at_table(playing).deal
    assert f"Play {good.rank.value}" in text_of(screen)
    again = next(i for i in intents(str(screen.html())) if i.get("card") == f"{good.code}1")
    assert again["do"] == "play"
    assert at_table(press(screen, again)).deal.actions[len(at_table(playing).deal.actions)] == (
        Seat.S,
        Play(good),
    )
    quick = press(do(playing, "set", name="one_tap", on=True), intent)
    assert at_table(quick).deal.actions[len(at_table(playing).deal.actions)] == (Seat.S, Play(good))


def test_nothing_stays_raised_after_a_play_though_a_twin_has_its_name() -> None:
    screen = play_until(practice(seed="12"), Phase.PLAY)
    while not at_table(screen).session.over:
        t = at_table(screen)
        if t.session.my_turn and not t.looking:
            for card in t.session.view.hand.kinds():
                screen = do(screen, "raise", card=f"{card.code}1", at=t.session.at)
        screen = sensible(screen)
        assert at_table(screen).draft.raised == ()


def test_a_late_click_changes_nothing(playing: PracticeTable) -> None:
    t = at_table(playing)
    good = next(iter(t.session.view.legal))
    assert do(playing, "play", card=f"{good.code}1", at="1.0") == playing
    once = do(playing, "play", card=f"{good.code}1", at=t.session.at)
    assert do(once, "play", card=f"{good.code}1", at=t.session.at) == once


def test_the_last_trick_is_shown_on_request() -> None:
    screen = play_until(practice(seed="77"), Phase.PLAY)
    assert not offered(screen, "last")
    while len(at_table(screen).lying) < 2 or not at_table(screen).session.my_turn:
        screen = sensible(screen)
    t = at_table(screen)
    before = t.deal.state.tricks[-1]
    back = press(screen, offered(screen, "last")[0])
    for shown, trick in (
        (back, before),
        (screen, t.deal.state.trick),
        (do(back, "last"), t.deal.state.trick),
    ):
        lies = {seat: said for seat, said in seats_show(shown).items() if " of " in said}
        assert lies.keys() == dict(trick.plays).keys()
        assert all(name(card) in lies[seat] for seat, card in trick.plays)
    told = ", ".join(f"{'You' if seat is Seat.S else seat.named()} {card}" for seat, card in before.plays)
    assert back.status().startswith(f"The previous trick: {told}. ")
    card = next(iter(t.session.view.legal))
    assert not at_table(do(back, "raise", card=f"{card.code}1", at=t.session.at)).looking_back


def test_the_computers_wait_while_one_looks_back() -> None:
    screen = play_until(practice(seed="77", pace="normal"), Phase.PLAY)
    while len(at_table(screen).lying) < 2 or at_table(screen).session.my_turn:
        screen = sensible(screen)
    assert "data-after" in str(screen.html())
    assert "data-after" not in str(do(screen, "last").html())


@pytest.mark.parametrize(
    ("preset", "doubt"),
    [("standard", ""), ("online", ", if it saves its meld"), ("kitchen", ", if it saves its meld")],
)
def test_a_bid_covered_by_meld_is_safe_only_where_that_cannot_be_lost(preset: str, doubt: str) -> None:
    screen = play_until(won(PRESETS[preset], Hand.parse("QS QS JD JD AS 10S KS JS 9S AH AD AC")), Phase.PLAY)
    assert f"Your side has enough for the bid{doubt}. What either side" in text_of(screen)
    while not at_table(screen).deal.state.side_result(Side.NORTH_SOUTH).counters:
        screen = sensible(screen)
    assert "Your side has enough for the bid. What either side" in text_of(play_until(screen, Phase.PLAY))


def test_of_the_others_it_is_said_too_that_they_may_lose_what_covers_the_bid() -> None:
    easts = Hand.parse("QS QS JD JD AS 10S KS JS 9S AH AD AC")
    rest = [*PRESETS["online"].deck.unseen(easts)]
    hands = {Seat.E: easts} | {seat: Hand(rest[n::3]) for n, seat in enumerate((Seat.S, Seat.W, Seat.N))}
    deal = Deal.start(PRESETS["online"], Seat.N, hands)
    deal = reduce(Deal.act, (Bid(250), Pass(), Pass(), Pass(), NameTrump(Suit.SPADES)), deal)
    while deal.phase is not Phase.PLAY:
        deal = deal.act(COACH.choose(deal.view(deal.to_act)).action)
    assert "The others have enough for the bid, if they save their meld." in text_of(
        play_until(at(deal), Phase.PLAY)
    )


def seats_show(screen: PracticeTable) -> dict[Seat, str]:
    """What is said of each seat."""
    did = {e.attributes.get("data-key", ""): e.said() for e in read(str(screen.html()))[0].walk()}
    return {seat: did[f"did-{seat.value}"] for seat in Seat}
