"""Counting the cards taken in tricks."""

from __future__ import annotations

from collections.abc import Iterable

from pinochle.cards import Card, Rank
from pinochle.rules.house import PRESETS, HouseRules

COUNTER_RANKS = (Rank.ACE, Rank.TEN, Rank.KING)


def is_counter(card: Card) -> bool:
    """Whether ``card`` is a counter: an ace, 10 or king, under every counting scheme."""
    return card.rank in COUNTER_RANKS


def count_cards(
    cards: Iterable[Card], rules: HouseRules = PRESETS["standard"], last_trick: bool = False
) -> int:
    """The points (x10) of cards taken, and of the last trick if it was among them."""
    return sum(rules.counters.points(card) for card in cards) + (rules.last_trick if last_trick else 0)
