"""Where cards are likely to lie when play begins: the bidder has long trumps, and the partner has passed its own.

Numbers of times that the bidder, or the partner, holds a card for once that a defender does, by rank from the nine
up. They were counted over simulated deals (``counted``) and rounded, and kept away from 0, since people pass
differently. A card of the double deck is as likely as the same card of the single deck.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from pinochle.analysis.packed import packed_deck
from pinochle.analysis.position import Position
from pinochle.cards import Deck, Suit

_Odds = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Places:
    """Odds against a defender's, by rank from the nine up."""

    bidder_trump: _Odds
    bidder_side: _Odds
    partner_trump: _Odds
    partner_side: _Odds


PASSED = Places(
    bidder_trump=(1.6, 2.6, 3.6, 3.5, 2.6, 3.8),
    bidder_side=(0.1, 0.3, 0.5, 0.5, 0.4, 1.5),
    partner_trump=(0.8, 0.1, 0.1, 0.1, 0.1, 0.1),
    partner_side=(1.5, 1.4, 1.4, 1.4, 1.2, 0.2),
)
NOT_PASSED = Places(
    bidder_trump=(1.5, 1.6, 2.8, 2.6, 1.6, 2.8),
    bidder_side=(0.6, 0.8, 0.9, 0.9, 0.6, 0.7),
    partner_trump=(1.0, 1.1, 1.0, 1.0, 1.0, 1.0),
    partner_side=(1.0, 1.0, 1.0, 1.0, 1.0, 1.0),
)


@lru_cache(maxsize=64)
def odds(
    deck: Deck, trump: Suit, bidder: int, passing: bool
) -> Mapping[int, tuple[float, float, float, float]]:
    """By unit: how likely each seat is to hold the card, against a defender's 1."""
    places = PASSED if passing else NOT_PASSED
    found = {}
    for unit, card in packed_deck(deck).card.items():
        rank = card.rank.strength
        row = [1.0] * 4
        is_trump = card.suit is trump
        row[bidder] = (places.bidder_trump if is_trump else places.bidder_side)[rank]
        row[bidder ^ 2] = (places.partner_trump if is_trump else places.partner_side)[rank]
        found[unit] = (row[0], row[1], row[2], row[3])
    return found


def counted(starts: Sequence[Position]) -> Places:
    """The odds in these positions, each at its first lead."""
    held = {(role, is_trump, rank): 0 for role in range(3) for is_trump in (True, False) for rank in range(6)}
    for start in starts:
        packed = start.tricks.packed
        for seat, hand in enumerate(start.hands):
            role = (0, 2, 1, 2)[seat - start.bidder & 3]  # bidder, partner, defender
            for unit in packed.each(hand):
                held[role, bool(unit & start.tricks.trump), packed.card[unit].rank.strength] += 1

    def against(role: int, is_trump: bool) -> _Odds:
        return tuple(2 * held[role, is_trump, rank] / max(held[2, is_trump, rank], 1) for rank in range(6))

    return Places(against(0, True), against(0, False), against(1, True), against(1, False))
