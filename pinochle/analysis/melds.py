"""The meld of a packed hand for all four trumps at once.

Melds fall apart into what one suit holds (runs, marriages, the dix), what one rank holds in all suits (the arounds)
and the pinochle. Each part is a look-up; a row of the tables is asked of ``pinochle.rules`` when it is first needed,
so that there is no second account of the rules here.
"""

from __future__ import annotations

from functools import lru_cache

from pinochle.analysis.packed import PackedDeck, packed_deck
from pinochle.cards import Card, Deck, Hand, Rank, Suit
from pinochle.rules.house import HouseRules
from pinochle.rules.kinds import AROUNDS, MeldKind, MeldTable
from pinochle.rules.melds import meld_points


class _Suits(dict[int, tuple[int, int, int]]):
    """By lane: points as a side suit, what it gains by being trump, and its A K Q J in unary for the arounds."""

    def __init__(self, packed: PackedDeck, rules: HouseRules) -> None:
        super().__init__()
        self._packed = packed
        self._rules = rules

    def __missing__(self, lane: int) -> tuple[int, int, int]:
        packed, spades = self._packed, Hand(self._packed.cards(lane))
        side = meld_points(spades, Suit.HEARTS, self._rules)
        gain = meld_points(spades, Suit.SPADES, self._rules) - side
        copies = packed.deck.copies
        unary = 0
        for rank in AROUNDS.values():
            unary = unary << copies | (1 << spades.count(Card(rank, Suit.SPADES))) - 1
        self[lane] = side, gain, unary
        return self[lane]


class _Arounds(dict[int, int]):
    """By the AND of the four suits' unary rows: points of the arounds."""

    def __init__(self, deck: Deck, melds: MeldTable) -> None:
        super().__init__()
        self._copies = deck.copies
        self._melds = melds

    def __missing__(self, unary: int) -> int:
        points, rest = 0, unary
        for kind in reversed(tuple(AROUNDS)):
            points += self._melds.points(kind, (rest & (1 << self._copies) - 1).bit_length())
            rest >>= self._copies
        self[unary] = points
        return points


class FastMeld:
    """Meld points of packed hands under one meld table. Get one with ``fast_meld``."""

    def __init__(self, deck: Deck, melds: MeldTable, run_extras: bool) -> None:
        packed = packed_deck(deck)
        self._lane = packed.lane
        self._shift = packed.lane_bits
        self._suits = _Suits(packed, HouseRules(deck=deck, melds=melds, run_extras=run_extras))
        self._arounds = _Arounds(deck, melds)
        queen, jack = packed.unit[Card(Rank.QUEEN, Suit.SPADES)], packed.unit[Card(Rank.JACK, Suit.DIAMONDS)]
        self._pair = packed.field * (queen + jack)
        self._pinochles = {
            queens * queen + jacks * jack: melds.points(MeldKind.PINOCHLE, min(queens, jacks))
            for queens in range(deck.copies + 1)
            for jacks in range(deck.copies + 1)
        }

    def each(self, hand: int) -> tuple[int, int, int, int]:
        """Points of the hand with spades, hearts, diamonds and clubs as trump."""
        suits, lane, shift = self._suits, self._lane, self._shift
        side, spades, unary = suits[hand & lane]
        rest = hand >> shift
        more, hearts, mask = suits[rest & lane]
        side += more
        unary &= mask
        rest >>= shift
        more, diamonds, mask = suits[rest & lane]
        side += more
        unary &= mask
        more, clubs, mask = suits[rest >> shift]
        side += more + self._arounds[unary & mask] + self._pinochles[hand & self._pair]
        return side + spades, side + hearts, side + diamonds, side + clubs

    def points(self, hand: int, trump: Suit) -> int:
        """Points of the hand with one suit as trump."""
        return self.each(hand)[trump.order]


def fast_meld(rules: HouseRules) -> FastMeld:
    """The fast meld of these rules; tables are shared by rules with the same meld."""
    return _fast_meld(rules.deck, rules.melds, rules.run_extras)


@lru_cache(maxsize=16)
def _fast_meld(deck: Deck, melds: MeldTable, run_extras: bool) -> FastMeld:
    return FastMeld(deck, melds, run_extras)
