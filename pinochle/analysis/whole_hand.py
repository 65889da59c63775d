"""What is said of a hand as a whole: how many cards it has, which suit it would name, which cards serve twice."""

from __future__ import annotations

from dataclasses import dataclass

from pinochle.cards import Hand, Rank, Suit
from pinochle.reasons import (
    AcesOfEqual,
    HandSize,
    LongestOfEqual,
    NothingBetween,
    Reason,
    ServesTwice,
    ShowsMost,
)
from pinochle.rules import PRESETS, HouseRules, find_melds, meld_points


@dataclass(frozen=True, slots=True)
class Suggestion:
    """The suit that a hand would name by what it shows, and why.

    ``founded`` says that there is enough to go by: a whole hand, or something to show.
    """

    suit: Suit
    reason: Reason
    founded: bool


def size_note(hand: Hand, rules: HouseRules = PRESETS["standard"]) -> HandSize | None:
    """That this is not a whole hand, or None if it is."""
    size = rules.deck.hand_size
    return HandSize(size, len(hand)) if len(hand) != size else None


def suggested_trump(hand: Hand, rules: HouseRules = PRESETS["standard"]) -> Suggestion | None:
    """The suit that shows most, of equal suits the longest, then the one with most aces; None without cards.

    What partners add and what tricks bring is left to ``analysis.value``.
    """
    if not hand:
        return None
    merits = {suit: _merits(hand, suit, rules) for suit in Suit}
    best = max(merits.values())
    equal = tuple(suit for suit in Suit if merits[suit] == best)
    shows_something = best[0] > 0
    return Suggestion(equal[0], _why(equal, merits), shows_something or not size_note(hand, rules))


def _merits(hand: Hand, suit: Suit, rules: HouseRules) -> tuple[int, int, int]:
    held = hand.of(suit)
    return meld_points(hand, suit, rules), len(held), len(held.of(Rank.ACE))


def _why(equal: tuple[Suit, ...], merits: dict[Suit, tuple[int, int, int]]) -> Reason:
    suit = equal[0]
    points, length, aces = merits[suit]
    rivals = [other for other in merits if other is not suit]
    if len(equal) > 1:
        return NothingBetween(suit, equal[1:])
    second = max(merits[other][0] for other in rivals)
    if points > second:
        return ShowsMost(suit, points, points - second)
    if all(merits[other][:2] < (points, length) for other in rivals):
        return LongestOfEqual(suit, points, length)
    return AcesOfEqual(suit, points, aces)


def served_twice(
    hand: Hand, trump: Suit | None, rules: HouseRules = PRESETS["standard"]
) -> tuple[ServesTwice, ...]:
    """Each card that counts in melds of more than one class, with those melds."""
    melds = find_melds(hand, trump, rules)
    found = []
    for card in hand.kinds():
        serving = tuple(meld for meld in melds if card in meld.cards)
        if len({meld.kind.class_letter for meld in serving}) > 1:
            found.append(ServesTwice(card, serving))
    return tuple(found)
