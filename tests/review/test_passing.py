"""What tells one way to give cards back from another is true of the one and not of the other."""

import random
from collections import Counter

import pytest

from pinochle import reasons as r
from pinochle.cards import Hand, Rank, Seat, Suit
from pinochle.players import pass_back, pass_to_bidder
from pinochle.review import why_rather
from pinochle.rules import PRESETS, is_counter, meld_points
from pinochle.table import deal_hands

STANDARD = PRESETS["standard"]
HAND = Hand.parse("AH AH 10H KH QH JH AS KS QS AD 10D KD 9D 9D 9C JC")


@pytest.mark.parametrize(
    ("chosen", "reasons"),
    [
        ("9D 9D 9C JC", ()),
        ("KS 9D 9C JC", (r.KeepsMoreMeld(20), r.KeepsCounters(tuple(Hand.parse("KS"))))),
        ("AD AH 9C JC", (r.KeepsStrength(tuple(Hand.parse("AH AD"))),)),
        ("9D 9D 10D 9C", (r.EmptiesSuit((Suit.CLUBS,)), r.KeepsCounters(tuple(Hand.parse("10D"))))),
    ],
)
def test_known_comparisons(chosen: str, reasons: tuple[r.Reason, ...]) -> None:
    assert why_rather(HAND, Hand.parse("9D 9D 9C JC"), Hand.parse(chosen), Suit.HEARTS) == reasons


def test_what_is_said_holds_of_the_one_and_not_of_the_other() -> None:
    met: Counter[type] = Counter()
    for number in range(60):
        chance, hands = random.Random(number), deal_hands(number, STANDARD)
        for trump in Suit:
            hand = hands[Seat.S] + pass_to_bidder(hands[Seat.N], trump, STANDARD).action.cards
            better = pass_back(hand, trump, STANDARD).action.cards
            chosen = Hand(chance.sample(list(hand), 4))
            kept, left = hand - better, hand - chosen
            for reason in why_rather(hand, better, chosen, trump):
                met[type(reason)] += 1
                match reason:
                    case r.KeepsMoreMeld(points):
                        assert points == meld_points(kept, trump) - meld_points(left, trump) > 0
                    case r.KeepsStrength(cards):
                        assert all(card.suit is trump or card.rank is Rank.ACE for card in cards)
                    case r.EmptiesSuit(suits):
                        assert all(not kept.of(suit) and left.of(suit) for suit in suits)
                    case r.KeepsCounters(cards):
                        assert all(map(is_counter, cards))
                for card in getattr(reason, "cards", ()):
                    assert kept.count(card) > left.count(card)
    assert len(met) == 4
