"""Packed hands: a hand as one int, for the work that is done a million times.

Every kind of card has a small field that counts its copies: 2 bits in the single deck, 3 in the double deck. The
fields of a suit lie side by side, weakest rank lowest, and form a *lane*; the lanes follow each other in the order of
the suits. Adding and removing cards is ``+`` and ``-``; the cards of one suit, or those above one rank, are a mask.
A *unit* is a packed hand of one card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache

from pinochle.cards import Card, Deck, Rank, Suit


class PackedDeck:
    """How the cards of one deck are packed, and the masks that go with it. Get one with ``packed_deck``."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.bits = deck.copies.bit_length()
        self.lane_bits = self.bits * len(deck.ranks)
        self.lane = (1 << self.lane_bits) - 1
        self.field = (1 << self.bits) - 1
        weakest_first = [Card(rank, suit) for suit in Suit for rank in reversed(deck.ranks)]
        self.unit: Mapping[Card, int] = {
            card: 1 << self.bits * place for place, card in enumerate(weakest_first)
        }
        self.card: Mapping[int, Card] = {unit: card for card, unit in self.unit.items()}
        self.units: tuple[int, ...] = tuple(self.card)
        self.ones = sum(self.units)  # the lowest bit of every field
        self.all = self.ones * deck.copies
        self.size = _counter(self.ones, deck.copies)
        self.shift: Mapping[Suit, int] = {suit: suit.order * self.lane_bits for suit in Suit}
        self.suit: Mapping[Suit, int] = {suit: self.lane << self.shift[suit] for suit in Suit}
        self.lane_of: Mapping[int, int] = {unit: self.suit[card.suit] for unit, card in self.card.items()}
        self.above: Mapping[int, int] = {
            unit: lane & ~((unit << self.bits) - 1) for unit, lane in self.lane_of.items()
        }

    def pack(self, cards: Iterable[Card]) -> int:
        """The cards as one int. More copies than the deck has would run into the next field: check them first."""
        return sum(map(self.unit.__getitem__, cards))

    def cards(self, packed: int) -> list[Card]:
        """The cards of a packed hand, copies repeated, weakest spade first."""
        return [self.card[unit] for unit in self.each(packed)]

    def each(self, packed: int) -> list[int]:
        """The unit of every card, copies repeated, in ascending order."""
        return [unit for unit in self.kinds(packed) for _ in range(self.count(packed, unit))]

    def kinds(self, packed: int) -> list[int]:
        """The unit of each different card, in ascending order."""
        present = self.present(packed)
        found = []
        while present:
            unit = present & -present
            found.append(unit)
            present ^= unit
        return found

    def present(self, packed: int) -> int:
        """One copy of each different card."""
        spread = packed | packed >> 1
        if self.bits == 3:
            spread |= packed >> 2
        return spread & self.ones

    def count(self, packed: int, unit: int) -> int:
        """How many copies of one card."""
        return packed // unit & self.field

    def whole(self, packed: int) -> int:
        """The mask of all fields that hold a card, every bit of them."""
        return self.present(packed) * self.field

    def of_rank(self, rank: Rank) -> int:
        """The mask of one rank in all suits."""
        return sum(self.field * self.unit[Card(rank, suit)] for suit in Suit)


def _counter(ones: int, copies: int) -> Callable[[int], int]:
    """A function that counts the cards of a packed hand, copies included; it is called a great deal."""
    twos, fours = ones << 1, ones << 2

    def of_two(packed: int) -> int:
        return packed.bit_count() + (packed & twos).bit_count()

    def of_four(packed: int) -> int:
        return packed.bit_count() + (packed & twos).bit_count() + 3 * (packed & fours).bit_count()

    return of_two if copies == 2 else of_four


@lru_cache(maxsize=4)
def packed_deck(deck: Deck) -> PackedDeck:
    """The packing of ``deck``, made once."""
    return PackedDeck(deck)
