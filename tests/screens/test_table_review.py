"""The review under the score sheet, worked out in slices."""

import re

import pytest

from pinochle import Seat
from pinochle.reasons import (
    explain,
)
from pinochle.screens.base import InputError
from pinochle.table import PassCards, Play
from tests.screens.lint import faults
from tests.screens.table_driver import (
    at_table,
    do,
    offered,
    practice,
    press,
    sensible,
    text_of,
)


def test_the_review_is_worked_out_in_slices_and_says_what_each_card_cost() -> None:
    screen = practice(seed="abc", level="easy")
    while not at_table(screen).session.over:
        screen = sensible(screen)
    screen = do(screen, "review")
    assert offered(screen, "review-step") == [{"do": "review-step", "at": "0"}]
    assert do(screen, "review-step", at="-1") == screen
    while not at_table(screen).review.done:
        screen = do(screen, "review-step", at=str(at_table(screen).review.slices))
    review = at_table(screen).review
    assert review.done
    assert offered(screen, "review-step") == []
    own, everybody = (do(screen, "review-tab", choice=tab) for tab in ("own", "all"))
    for part in (screen, own, everybody):
        assert faults(str(part.html())) == []
        assert len(str(part.html()).encode()) <= 40_000
    shown = text_of(screen)
    for each in review.turning_points():
        assert plain(explain(each.reason).says) in plain(shown)
    free = [
        mark
        for mark in review.marks
        if mark.seat is Seat.S and isinstance(mark.action, Play) and not mark.forced
    ]
    assert shown.count("Play on from here") == len(review.turning_points())
    assert text_of(own).count("Play on from here") == text_of(own).count(": a free choice.") == len(free)
    assert text_of(everybody).count(" (only card)") == sum(
        m.forced for m in review.marks if isinstance(m.action, Play)
    )
    assert at_table(do(screen, "review")).review is None
    back = press(screen, next(i for i in offered(own, "from") if i["number"] == free[0].step))
    assert at_table(back).review is None
    assert len(at_table(back).deal.actions) == free[0].step


def test_after_the_deal_every_call_of_a_computer_can_be_asked_why() -> None:
    screen = practice(seed="abc", level="easy")
    while not at_table(screen).session.over:
        screen = sensible(screen)
    screen = do(do(screen, "review"), "review-tab", choice="all")
    calls = [
        number
        for number, (seat, action) in enumerate(at_table(screen).deal.actions)
        if seat is not Seat.S and not isinstance(action, Play)
    ]
    asking = [intent for intent in offered(screen, "why") if "number" in intent]
    assert [intent["number"] for intent in asking] == calls
    for intent in asking:
        asked = press(screen, intent)
        told = at_table(asked).said
        assert told.number == intent["number"]
        assert [reason.code for reason in told.reasons] != ["told-afterwards"]
        assert plain(told.why(at_table(asked).speech)) in plain(text_of(asked))
        assert faults(str(asked.html())) == []
    with pytest.raises(InputError):
        press(screen, {**asking[0], "number": 999})


def test_after_the_deal_the_cards_of_every_pass_are_named() -> None:
    screen = practice(seed="abc", level="easy")
    while not at_table(screen).session.over:
        screen = sensible(screen)
    screen = do(do(screen, "review"), "review-tab", choice="all")
    passes = [action for _, action in at_table(screen).deal.actions if isinstance(action, PassCards)]
    assert len(passes) == 2
    for each in passes:
        assert plain(each.cards.named()) in plain(text_of(screen))
    assert "passes 4 cards" not in text_of(screen)


def plain(text: str) -> str:
    """Without what a drawn card adds to a sentence: its spoken name, and spaces."""
    return re.sub(r"[♠♥♦♣\s]|(10|ace|king|queen|jack|9) of \w+", "", text)
