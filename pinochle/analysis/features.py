"""What of a hand decides how a deal goes for its bidder: about twenty numbers, read off the packed hand."""

from __future__ import annotations

from functools import lru_cache

from pinochle.analysis.melds import fast_meld
from pinochle.analysis.packed import PackedDeck, packed_deck
from pinochle.cards import Card, Deck, Rank, Suit
from pinochle.rules.house import HouseRules
from pinochle.rules.kinds import AROUNDS

FEATURES = (
    "constant",
    "own meld up to 200",
    "own meld beyond 200",
    "trumps",
    "aces of trump",
    "tens of trump",
    "kings of trump",
    "side aces",
    "side tens",
    "voids",
    "single cards",
    "one card short of a run",
    "two cards short of a run",
    "one card short of a second run",
    "three of aces around",
    "three of kings around",
    "three of queens around",
    "three of jacks around",
    "one half of a pinochle",
    "one card short of a double pinochle",
)
MUCH_MELD = 200


class _Counter:
    """Reads the features off packed hands of one deck."""

    def __init__(self, deck: Deck) -> None:
        self.packed = packed_deck(deck)
        self.run = tuple(rank for rank in deck.ranks if rank is not Rank.NINE)

    def count(self, hand: int, trump: Suit, own_meld: int) -> list[int]:
        packed = self.packed
        lanes = {suit: hand & packed.suit[suit] for suit in Suit}
        held = {rank: hand & packed.of_rank(rank) for rank in AROUNDS.values()}
        in_trump = {rank: self.copies(hand, Card(rank, trump)) for rank in self.run}
        sides = [packed.size(lane) for suit, lane in lanes.items() if suit is not trump]
        runs = sorted(in_trump.values())
        missing = runs.count(0)
        around = [_suits_of(packed, held[rank]) for rank in AROUNDS.values()]
        queens = self.copies(hand, Card(Rank.QUEEN, Suit.SPADES))
        jacks = self.copies(hand, Card(Rank.JACK, Suit.DIAMONDS))
        tens = packed.size(hand & packed.of_rank(Rank.TEN))
        return [
            1,
            min(own_meld, MUCH_MELD),
            max(own_meld - MUCH_MELD, 0),
            packed.size(lanes[trump]),
            in_trump[Rank.ACE],
            in_trump[Rank.TEN],
            in_trump[Rank.KING],
            packed.size(held[Rank.ACE]) - in_trump[Rank.ACE],
            tens - in_trump[Rank.TEN],
            sides.count(0),
            sides.count(1),
            missing == 1,
            missing == 2,
            missing == 0 and runs.count(1) == 1,
            *(suits == 3 for suits in around),
            (queens > 0) != (jacks > 0),
            queens + jacks == 3 and min(queens, jacks) == 1,
        ]

    def copies(self, hand: int, card: Card) -> int:
        return self.packed.count(hand, self.packed.unit[card])


def _suits_of(packed: PackedDeck, cards: int) -> int:
    """In how many suits there is a card."""
    return packed.present(cards).bit_count()


@lru_cache(maxsize=4)
def _counter(deck: Deck) -> _Counter:
    return _Counter(deck)


def features(hand: int, trump: Suit, rules: HouseRules) -> list[int]:
    """The numbers of ``FEATURES``, in that order, for a packed hand with ``trump``."""
    return _counter(rules.deck).count(hand, trump, fast_meld(rules).points(hand, trump))
