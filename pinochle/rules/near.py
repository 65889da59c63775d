"""Near melds: what one more card would add, and how likely the partner holds it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from itertools import chain
from math import comb

from pinochle.cards import Card, Hand, Suit
from pinochle.rules.house import PRESETS, HouseRules
from pinochle.rules.melds import MELD_CARDS, Meld, find_melds

_BESIDE = {
    one: tuple(frozenset(cards) - {one} for cards in MELD_CARDS if one in cards)
    for one in chain.from_iterable(MELD_CARDS)
}
"""For each card, what has to be held beside it to make a meld."""


@dataclass(frozen=True, slots=True)
class NearMeld:
    """One card that would add meld.

    ``gain`` is the points (x10) it adds, ``melds`` the melds it makes or enlarges, ``unseen`` the copies that lie
    elsewhere, ``chance`` the exact probability that the partner holds at least one of them.
    """

    card: Card
    gain: int
    melds: tuple[Meld, ...]
    unseen: int
    chance: Fraction


def near_melds(hand: Hand, trump: Suit, rules: HouseRules = PRESETS["standard"]) -> tuple[NearMeld, ...]:
    """Every card that would add meld to ``hand``, the largest gain first.

    Raises NotationError if the hand cannot come from one deck.
    """
    now = find_melds(hand, trump, rules)
    points = sum(meld.points for meld in now)
    found = []
    unseen = rules.deck.unseen(hand)
    held = set(hand)
    for card in unseen.kinds():
        if not any(beside <= held for beside in _BESIDE[card]):
            continue  # whatever it may stand in lacks another card as well
        then = find_melds(Hand((*hand, card)), trump, rules)
        gain = sum(meld.points for meld in then) - points
        if gain > 0:
            made = tuple((Counter(then) - Counter(now)).elements())
            found.append(NearMeld(card, gain, made, unseen.count(card), _chance(unseen, card, rules)))
    return tuple(sorted(found, key=lambda near: (-near.gain, near.card.sort_key)))


def partner_chance(hand: Hand, card: Card, rules: HouseRules = PRESETS["standard"]) -> Fraction:
    """The probability that one other player was dealt at least one copy of ``card``.

    Hypergeometric over the cards of the deck that are not in ``hand``.
    """
    return _chance(rules.deck.unseen(hand), card, rules)


def _chance(unseen: Hand, card: Card, rules: HouseRules) -> Fraction:
    size = min(rules.deck.hand_size, len(unseen))
    return 1 - Fraction(comb(len(unseen) - unseen.count(card), size), comb(len(unseen), size))
