"""Two ways to give cards back compared: what tells one from the other."""

from __future__ import annotations

from collections.abc import Callable

from pinochle.cards import Card, Hand, Rank, Suit
from pinochle.reasons import EmptiesSuit, KeepsCounters, KeepsMoreMeld, KeepsStrength, Reason
from pinochle.rules import PRESETS, HouseRules, is_counter, meld_points


def why_rather(
    hand: Hand, better: Hand, chosen: Hand, trump: Suit, rules: HouseRules = PRESETS["standard"]
) -> tuple[Reason, ...]:
    """What is true of giving ``better`` back and not of giving ``chosen``, the weightiest first; often one reason,
    and none where the two come to the same.
    """
    found: list[Reason] = []
    more = meld_points(hand - better, trump, rules) - meld_points(hand - chosen, trump, rules)
    if more > 0:
        found.append(KeepsMoreMeld(more))
    if strong := _kept(better, chosen, lambda card: card.suit is trump or card.rank is Rank.ACE):
        found.append(KeepsStrength(strong))
    if empty := tuple(suit for suit in Suit if suit is not trump and _empties(suit, hand, better, chosen)):
        found.append(EmptiesSuit(empty))
    if counters := _kept(better, chosen, lambda card: is_counter(card) and card not in strong):
        found.append(KeepsCounters(counters))
    return tuple(found)


def _kept(better: Hand, chosen: Hand, wanted: Callable[[Card], bool]) -> tuple[Card, ...]:
    """The cards of a kind that only ``chosen`` gives away."""
    return tuple(card for card in chosen.kinds() if wanted(card) and chosen.count(card) > better.count(card))


def _empties(suit: Suit, hand: Hand, better: Hand, chosen: Hand) -> bool:
    return bool((hand - chosen).of(suit)) and not (hand - better).of(suit)
