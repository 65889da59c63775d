"""Why, hints and undo at the table."""

import re

import pytest

from pinochle import Hand, Seat
from pinochle.reasons import (
    NothingToUndo,
    explain,
)
from pinochle.screens.base import InputError
from pinochle.screens.table import line
from pinochle.table import Bid, NameTrump, Pass, PassCards, Phase
from tests.screens.lint import faults
from tests.screens.table_driver import (
    at,
    at_table,
    dealt,
    do,
    labels,
    offered,
    play_until,
    practice,
    press,
    resumed,
    sensible,
    text_of,
    won,
)


@pytest.mark.parametrize(
    ("phase", "use"),
    [
        (Phase.AUCTION, "tell how high you can bid"),
        (Phase.TRUMP, "tell which suit would be best for you"),
        (Phase.PASS_BACK, "wait until the others have passed theirs"),
        (Phase.MELD, "are looked through for meld"),
    ],
)
def test_a_hand_tapped_before_the_play_says_what_it_is_for_and_what_is_to_be_done(phase, use) -> None:
    screen = play_until(practice(seed="0", level="easy", pace="normal"), phase, mine=False)
    assert at_table(screen).deal.phase is phase
    says = line(at_table(screen))
    (tap,) = offered(screen, "hand")
    tapped = press(screen, tap)
    assert tapped.status() == f"For now your cards {use}; they are played later. {says}"
    assert text_of(tapped).count(says) == 1
    assert "pn-refused" not in str(tapped.html())
    assert faults(str(tapped.html())) == []


def test_a_hand_tapped_says_nothing_over_a_question_nor_in_the_play() -> None:
    bidding = play_until(practice(seed="abc", level="easy"), Phase.AUCTION)
    asked = do(bidding, "bid", points=900, at=at_table(bidding).session.at)
    assert at_table(asked).asked
    assert do(asked, "hand") == asked
    playing = play_until(practice(seed="abc", level="easy"), Phase.PLAY)
    assert offered(playing, "hand") == []
    assert do(playing, "hand") == playing


def test_why_gives_the_reasons_of_that_very_choice() -> None:
    screen = practice(seed="abc", level="medium", pace="normal")
    asked = 0
    for _ in range(150):
        t = at_table(screen)
        if t.session.over:
            break
        if t.deal.actions and t.deal.actions[-1][0] is not Seat.S:
            seat, action = t.deal.actions[-1]
            said = at_table(do(screen, "why", seat=seat.value, at=t.session.at)).said
            assert said.kind == "why"
            assert (said.seat, said.action) == (seat, action)
            assert said.reasons
            told = [reason.code for reason in said.reasons]
            assert (told == ["told-afterwards"]) == isinstance(action, Bid | Pass | NameTrump | PassCards)
            asked += 1
        screen = sensible(screen)
    assert asked > 30


def test_the_hint_for_a_pass_names_each_of_its_cards_once() -> None:
    screen = play_until(do(won(), "trump", suit="S", at="1.4"), Phase.PASS_BACK)
    advised = at_table(screen).session.hint().action.cards
    says = do(screen, "hint", at=at_table(screen).session.at).status()
    assert says.startswith("Hint: Pass 4 cards. ")
    assert Hand.parse(" ".join(re.findall(r"\w+[♠♥♦♣]", says))) == advised


def test_after_why_it_still_says_what_is_to_be_done() -> None:
    screen = play_until(practice(seed="12"), Phase.AUCTION)
    asked = press(screen, offered(screen, "why")[0])
    assert at_table(asked).said.kind == "why"
    assert line(at_table(screen)) in asked.status()
    assert line(at_table(screen)) in text_of(asked)


def test_what_these_players_would_not_have_done_is_not_explained() -> None:
    deal = at_table(dealt(dealer=Seat.W)).deal.act(Bid(990))
    screen = do(at(deal), "why", seat="N", at="1.1")
    assert at_table(screen).said.kind == "otherwise"


@pytest.mark.parametrize(("level", "allowed"), [("easy", 2), ("medium", 1), ("hard", 0)])
def test_hints_are_counted_by_the_deal_and_one_asked_twice_counts_once(level: str, allowed: int) -> None:
    screen = play_until(practice(seed="12", level=level), Phase.PLAY)
    for number in range(allowed):
        assert f"Hint ({allowed - number})" in labels(screen)
        screen = do(screen, "hint", at=at_table(screen).session.at)
        assert at_table(screen).said.kind == "hint"
        assert at_table(screen).said.reasons
        screen = do(screen, "hint", at=at_table(screen).session.at)
        assert at_table(screen).hints == number + 1
        assert "Hint again" in labels(do(screen, "last")), "free for this decision, whatever is asked between"
        screen = play_until(sensible(screen), Phase.PLAY)
    screen = do(screen, "hint", at=at_table(screen).session.at)
    why_not = "There are no more hints in this deal." if allowed else "There are no hints at this level."
    assert screen.status() == why_not
    assert at_table(resumed(screen)).hints == allowed
    assert at_table(resumed(screen)).hints_left == 0, "a reload brings no new ones"


def test_undo_leads_back_to_each_own_decision_in_turn() -> None:
    screen = practice(seed="abc")
    while not at_table(screen).session.over:
        screen = sensible(screen)
    own = [n for n, (seat, _) in enumerate(at_table(screen).deal.actions) if seat is Seat.S]
    for number in reversed(own):
        screen = do(screen, "undo", at=at_table(screen).session.at)
        assert len(at_table(screen).deal.actions) == number
        assert at_table(screen).session.my_turn
    assert at_table(screen).undone == len(own)
    refused = do(screen, "undo", at=at_table(screen).session.at)
    assert refused.status() == explain(NothingToUndo()).says


def test_the_first_lead_taken_back_leads_to_the_choice_of_another_card() -> None:
    screen = play_until(won(), Phase.PLAY)
    led = sensible(screen)
    back = do(led, "undo", at=at_table(led).session.at)
    again = press(
        led, {"do": "from", "number": len(at_table(screen).deal.actions), "at": at_table(led).session.at}
    )
    for shown in (back, again, resumed(back)):
        assert not at_table(shown).looking
        assert offered(shown, "raise")
    before = do(back, "undo", at=at_table(back).session.at)
    assert at_table(play_until(sensible(before), Phase.PLAY, mine=False)).looking


def test_a_finished_deal_can_be_played_again_from_any_own_decision() -> None:
    screen = practice(seed="abc")
    while not at_table(screen).session.over:
        screen = sensible(screen)
    choices = offered(screen, "from")
    assert len(choices) == len([1 for seat, _ in at_table(screen).deal.actions if seat is Seat.S])
    back = press(screen, choices[2])
    assert len(at_table(back).deal.actions) == choices[2]["number"]
    other = next(n for n, (seat, _) in enumerate(at_table(screen).deal.actions) if seat is not Seat.S)
    with pytest.raises(InputError):
        do(screen, "from", number=other, at=at_table(screen).session.at)
