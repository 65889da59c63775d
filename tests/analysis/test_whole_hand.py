"""What is said of a hand as a whole."""

import pytest

from pinochle import PRESETS, Hand, Suit, meld_points
from pinochle.analysis import served_twice, size_note, suggested_trump


@pytest.mark.parametrize(
    ("hand", "suit", "code"),
    [
        ("AH 10H KH QH JH 9H KS KC KD QS JD 10C", Suit.HEARTS, "shows-most"),
        ("AC TC KC JC JC AS TS KS AH TH AD TD", Suit.CLUBS, "longest-of-equal"),
        ("TS KS JS AH TH KH TC KC JC TD KD JD", Suit.HEARTS, "aces-of-equal"),
        ("TS KS JS TH KH JH TC KC JC TD KD JD", Suit.SPADES, "nothing-between"),
        ("9S", Suit.SPADES, "shows-most"),
        ("AD", Suit.DIAMONDS, "longest-of-equal"),
    ],
)
def test_the_suit_that_shows_most_then_the_longest_then_the_one_with_most_aces(hand, suit, code):
    suggestion = suggested_trump(Hand.parse(hand))
    assert (suggestion.suit, suggestion.reason.code) == (suit, code)
    assert meld_points(Hand.parse(hand), suit) == max(meld_points(Hand.parse(hand), other) for other in Suit)


def test_how_far_ahead_the_best_suit_is():
    reason = suggested_trump(Hand.parse("AH 10H KH QH JH 9H KS KC KD QS JD 10C")).reason
    assert (reason.points, reason.ahead) == (300, 120)


def test_a_suit_that_is_longer_but_shows_less_is_not_named():
    assert suggested_trump(Hand.parse("KH QH AS AS TS TS JS JS")).suit is Suit.HEARTS


def test_without_cards_no_suit_is_named():
    assert suggested_trump(Hand()) is None


def test_the_house_rules_decide_what_a_suit_shows():
    hand = Hand.parse("AH TH KH KH QH JH KS QS")
    assert suggested_trump(hand).reason.points == 170
    assert suggested_trump(hand, PRESETS["reference"]).reason.points == 210


def test_a_hand_of_another_size_is_told():
    assert size_note(Hand.parse("AH")).held == 1
    assert size_note(PRESETS["standard"].deck.cards()).wanted == 12
    assert size_note(Hand.parse("2xAH 2xKH 2xQH 2xJH 2xTH 2x9H")) is None
    assert size_note(Hand.parse("AH"), PRESETS["double-deck"]).wanted == 20


def test_cards_that_serve_in_several_classes():
    found = {
        str(each.card): [str(meld) for meld in each.melds]
        for each in served_twice(Hand.parse("KS QS JD QH QD QC"), None)
    }
    assert found == {"Q♠": ["marriage in spades", "queens around", "pinochle"]}
    assert served_twice(Hand.parse("AH TH KH KH QH JH"), Suit.HEARTS, PRESETS["reference"]) == ()
