"""A hand is an immutable, sorted multiset."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pinochle.cards import DOUBLE_DECK, SINGLE_DECK, Hand, Rank, Suit
from pinochle.reasons import IllegalAction, NotHeld, TooFewHeld

cards = st.lists(st.sampled_from([*SINGLE_DECK.kinds]), max_size=20)


@given(cards)
def test_sorted_by_suit_and_then_from_the_ace_down(some):
    hand = Hand(some)
    assert Counter(hand) == Counter(some)
    assert [*hand] == sorted(some, key=lambda card: ("SHDC".index(card.suit.letter), -card.rank.strength))
    assert hand == Hand(reversed(some))
    assert hash(hand) == hash(Hand(reversed(some)))
    assert len(hand) == len(some)


@given(cards, cards)
def test_adding_and_taking_away(some, more):
    one, two = Hand(some), Hand(more)
    both = one + two
    assert Counter(both) == Counter(some) + Counter(more)
    assert both == two + one
    assert both - two == one
    assert both - both == Hand()
    assert (one - one) + two == two
    assert both.holds(one)
    assert both.holds(more)


@given(cards, cards)
def test_taking_away_what_is_not_there_is_refused(some, more):
    hand, gone = Hand(some), Hand(more)
    assert hand.holds(gone) == (not Counter(more) - Counter(some)) == (hand.lacks(gone) is None)
    if not hand.holds(gone):
        with pytest.raises(IllegalAction) as caught:
            hand - gone
        card = next(card for card in gone.kinds() if hand.count(card) < gone.count(card))
        held = hand.count(card)
        assert caught.value.reason == (TooFewHeld(card, held, gone.count(card)) if held else NotHeld(card))


@given(cards)
def test_looking_at_a_hand(some):
    hand = Hand(some)
    for suit in Suit:
        assert [*hand.of(suit)] == [card for card in hand if card.suit is suit]
    for rank in Rank:
        assert [*hand.of(rank)] == [card for card in hand if card.rank is rank]
    assert sum((hand.of(suit) for suit in Suit), Hand()) == hand
    with pytest.raises(TypeError, match=r"^'H' is no Suit and no Rank: write Suit\.HEARTS"):
        hand.of("H")
    assert [*hand.kinds()] == sorted(set(some), key=lambda card: card.sort_key)
    assert all((card in hand) == (hand.count(card) > 0) == (card in some) for card in SINGLE_DECK.kinds)


def test_nothing_changes_a_hand():
    hand = Hand.parse("AS")
    more = hand + Hand.parse("KS")
    assert (hand.ascii(), more.ascii()) == ("AS", "AS KS")
    assert hand != "AS"
    assert "AS" not in hand
    assert not Hand()


def test_a_hand_says_itself():
    hand = Hand.parse("9C 10H AS AS")
    assert (str(hand), hand.ascii(), hand.named()) == ("A♠ A♠ 10♥ 9♣", "AS AS 10H 9C", "A♠ A♠ 10♥ 9♣")
    assert Hand().named() == "no cards"
    assert eval(repr(hand)) == hand
    assert Hand.parse(str(DOUBLE_DECK.cards()), deck=DOUBLE_DECK) == DOUBLE_DECK.cards()
