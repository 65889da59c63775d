"""The three kinds of error say their reason."""

import pytest

from pinochle.cards import Hand, Suit
from pinochle.reasons import (
    BidTooLow,
    IllegalAction,
    NotationError,
    PinochleError,
    RecordRefused,
    RulesError,
    explain,
)
from pinochle.rules import HouseRules


def test_other_words_than_the_two_are_refused():
    with pytest.raises(ValueError, match="words are 'table' or 'plain', not 'x'"):
        explain(BidTooLow(250), words="x")


def test_an_error_carries_its_reason_and_shows_its_sentence():
    error = IllegalAction(BidTooLow(250))
    assert error.reason == BidTooLow(250)
    assert str(error) == "You must bid at least 250 now."
    assert str(IllegalAction(BidTooLow(250), scale=1)) == "You must bid at least 25 now."
    assert error.explanation("plain").title == "The bid is too low"
    assert str(error.explanation("plain")) == str(error)


@pytest.mark.parametrize(
    ("kind", "also"), [(NotationError, ValueError), (RulesError, ValueError), (IllegalAction, PinochleError)]
)
def test_kinds_of_error(kind, also):
    assert issubclass(kind, PinochleError)
    assert issubclass(kind, also)


def test_a_reason_inside_a_reason_speaks_the_same_words():
    inside = RecordRefused(7, "Auction 30", BidTooLow(250))
    assert explain(inside, "table", 1).says.endswith("You must bid at least 25 now.")
    assert explain(inside, "table", 10).says.endswith("You must bid at least 250 now.")


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ({"targett": 1}, "There is no house rule called “targett”. Did you mean “target”?"),
        ({"minimum": 1}, "There is no house rule called “minimum”. Did you mean “minimum_bid”?"),
        ({"colour": 1}, "There is no house rule called “colour”. The guide lists them all."),
    ],
)
def test_a_misspelt_house_rule_gets_a_hint(typed, says):
    with pytest.raises(RulesError) as caught:
        HouseRules.from_changes(typed)
    assert str(caught.value) == says


def test_what_cannot_be_taken_out_of_a_hand():
    hand = Hand.parse("9H 9H AS")
    with pytest.raises(IllegalAction) as caught:
        hand - Hand.parse("KS")
    assert str(caught.value) == "You do not hold K♠."
    with pytest.raises(IllegalAction) as caught:
        hand - Hand.parse("AS AS")
    assert str(caught.value) == "You hold only one A♠, and two were asked for."
    assert Suit.HEARTS.named() == "hearts"
