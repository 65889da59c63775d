"""What may be passed and what may be shown, and why not."""

import pytest

from pinochle.cards import Card, Hand, Suit
from pinochle.reasons import (
    AlreadyShown,
    NotHeld,
    PassExactly,
    ShowEverything,
    ShowLess,
    ShowOnlyMelds,
    TooFewHeld,
)
from pinochle.rules import PRESETS, pass_refusal, show_refusal, shown_refusal

HAND = Hand.parse("AS AS KS QS JS 9S 9H")
USUAL = PRESETS["standard"]


def card(text):
    return Card.parse(text)


@pytest.mark.parametrize(
    ("cards", "shown", "reason"),
    [
        ("AS AS JS 9S", "", None),
        ("AS AS JS", "", PassExactly(4, 3)),
        ("AS AS JS 9S 9H", "", PassExactly(4, 5)),
        ("", "", PassExactly(4, 0)),
        ("AS AS JS AD", "", NotHeld(card("AD"))),
        ("AS KS KS JS", "", TooFewHeld(card("KS"), 1, 2)),
        ("AS AD", "", NotHeld(card("AD"))),
        ("AS KS JS 9S", "KS QS", AlreadyShown(card("KS"))),
        ("AS AS JS 9S", "KS QS", None),
        ("AS AS JS 9S", "AS", AlreadyShown(card("AS"))),
        ("AS JS 9S 9H", "AS", None),
    ],
)
def test_passing(cards, shown, reason):
    assert pass_refusal(HAND, Hand.parse(cards), 4, Hand.parse(shown)) == reason
    if not shown:
        assert pass_refusal(HAND, Hand.parse(cards), 4) == reason


@pytest.mark.parametrize(
    ("shown", "reason"),
    [
        ("KS QS", None),
        ("AS KS QS", None),
        ("AS AS KS QS", ShowLess(4, 3)),
        ("", None),
        ("AS AS KS QS JS", ShowLess(4, 2)),
    ],
)
def test_showing_leaves_enough_to_pass_back(shown, reason):
    assert show_refusal(HAND, Hand.parse(shown), 4) == reason


@pytest.mark.parametrize(
    ("shown", "everybody", "choosing"),
    [
        ("KS QS 9H", None, None),
        ("KS QS", ShowEverything(), None),
        ("9H", ShowEverything(), None),
        ("", ShowEverything(), None),
        ("KS QS 9S", ShowEverything(), ShowOnlyMelds(Hand.parse("9S"))),
        ("KS", ShowEverything(), ShowOnlyMelds(Hand.parse("KS"))),
        ("AS KS QS 9H JS", ShowEverything(), ShowOnlyMelds(Hand.parse("AS JS"))),
        ("KS QS KD", NotHeld(card("KD")), NotHeld(card("KD"))),
        ("KS KS QS QS", TooFewHeld(card("KS"), 1, 2), TooFewHeld(card("KS"), 1, 2)),
    ],
)
def test_showing(shown, everybody, choosing):
    told = Hand.parse(shown)
    assert shown_refusal(HAND, told, Suit.HEARTS, USUAL) == everybody
    no_dix = USUAL.with_melds({"dix": ()})
    assert shown_refusal(HAND, Hand.parse("KS QS"), Suit.HEARTS, no_dix) is None
    idle = shown_refusal(HAND, Hand.parse("KS QS 9H"), Suit.HEARTS, no_dix, choosing=True)
    assert idle == ShowOnlyMelds(Hand.parse("9H"))
    assert shown_refusal(HAND, told, Suit.HEARTS, USUAL, choosing=True) == choosing
