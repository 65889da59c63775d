"""What a player can see of a card's prospects: one row of a table, and a few numbers to go with it.

Used twice: to fit Medium's table (``pinochle.analysis.fit_play``) and to play by it. Everything here is known to the
seat in turn: its own hand, what has gone, and what the others have shown not to hold.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from pinochle.analysis.position import Position
from pinochle.analysis.tricks import Trick, Tricks

# The situations that are fitted apart. A leader knows its role; a follower whether the partner is winning.
LEAD_AS_BIDDER, LEAD_AS_PARTNER, LEAD_AS_DEFENDER = 0, 1, 2
SECOND, THIRD, THIRD_PARTNER_WINS, LAST, LAST_PARTNER_WINS = 3, 4, 5, 6, 7
SITUATIONS = 8
ROWS = 72  # a card wins now or not, is trump or not, one of six ranks, with none, one or more unseen cards above it
NUMBERS = 8

Prospect = tuple[int, int, tuple[float, ...]]  # the card's unit, its row, its numbers

_MANY = 81
_HOLDS_ONE = tuple(
    1 - (2 / 3) ** n for n in range(_MANY)
)  # of n unseen cards, one of three players has one or more
_HAS_NONE = tuple((2 / 3) ** n for n in range(_MANY))


def situation(position: Position) -> int:
    """Which of the situations the seat in turn is in."""
    if not position.played:
        return (LEAD_AS_BIDDER, LEAD_AS_DEFENDER, LEAD_AS_PARTNER, LEAD_AS_DEFENDER)[
            position.seat - position.bidder & 3
        ]
    if position.played == 1:
        return SECOND
    partner_wins = position.winner == position.seat ^ 2
    return (THIRD if position.played == 2 else LAST) + partner_wins


@lru_cache(maxsize=32)
def _first_row(tricks: Tricks) -> dict[int, int]:
    """By unit, the row of a card that does not win and has nothing above it."""
    return {
        unit: 18 * bool(unit & tricks.trump) + 3 * card.rank.strength
        for unit, card in tricks.packed.card.items()
    }


def prospects(position: Position, may: list[int]) -> list[Prospect]:
    """The prospects of each legal card."""
    return _of_leads(position, may) if not position.played else _of_followers(position, may)


def _of_leads(position: Position, may: list[int]) -> list[Prospect]:
    tricks, seat = position.tricks, position.seat
    packed, trump, start = tricks.packed, tricks.trump, tricks.start
    size, above, lane_of, ones = packed.size, packed.above, packed.lane_of, packed.ones
    hand, cannot, row = position.hands[seat], position.cannot, _first_row(tricks)
    unseen = packed.all - position.gone - hand
    left, right, partner = unseen & ~cannot[seat - 3], unseen & ~cannot[seat - 1], unseen & ~cannot[seat - 2]
    cards = size(hand)
    own_trumps, their_trumps = size(hand & trump), size(unseen & trump)
    lane = length = 0
    found: list[Prospect] = []
    for unit in may:
        then, worth = start.after[unit]
        chance = (1 - beaten(then, left, size)) * (1 - beaten(then, right, size))
        higher = unseen & above[unit]
        numbers: tuple[float, ...]
        if unit & trump:
            numbers = (chance, chance * worth, cards * chance, cards, own_trumps, their_trumps, 0, 0)
        else:
            if not unit & lane:
                lane = lane_of[unit]
                length = size(hand & lane)
            help_ = (1 - chance) * beaten(then, partner, size) if chance < 1 else 0.0
            numbers = (chance, chance * worth, cards * chance, 0, 0, 0, help_, length)
        found.append((unit, row[unit] + _up_to_two(higher, ones), numbers))
    return found


def _of_followers(position: Position, may: list[int]) -> list[Prospect]:
    tricks, seat, played, trick = position.tricks, position.seat, position.played, position.trick
    packed, trump = tricks.packed, tricks.trump
    size, above, ones, beats = packed.size, packed.above, packed.ones, trick.beats
    hand, cannot, row = position.hands[seat], position.cannot, _first_row(tricks)
    unseen = packed.all - position.gone - hand
    partner_wins = position.winner == seat ^ 2
    left, partner = unseen & ~cannot[seat - 3], unseen & ~cannot[seat - 2]
    cards, points = size(hand), position.points
    defending = seat - position.bidder & 1
    lane = length = 0
    found: list[Prospect] = []
    for unit in may:
        then, worth = trick.after[unit]
        if not unit & lane:
            lane = packed.lane_of[unit]
            length = size(hand & lane)
        wins = bool(unit & beats)
        if wins or partner_wins:
            chance = 1.0 if played == 3 else 1 - beaten(then, left, size)
        else:
            chance = beaten(then, partner, size) if played == 1 else 0.0
        higher = unseen & above[unit]
        is_trump = bool(unit & trump)
        ours = chance * (points + worth)
        numbers = (
            chance,
            ours,
            cards * chance,
            cards * is_trump,
            cards * (not higher),
            defending * is_trump,
            defending * (not higher),
            length,
        )
        found.append((unit, 36 * wins + row[unit] + _up_to_two(higher, ones), numbers))
    return found


def _up_to_two(cards: int, ones: int) -> int:
    """How many cards there are, with 2 for any more."""
    if not cards:
        return 0
    return 2 if cards & (cards - 1) or cards & ~ones else 1


def beaten(trick: Trick, cards: int, size: Callable[[int], int]) -> float:
    """How likely it is that a player beats the trick, who may hold any of these unseen cards."""
    able = cards & trick.beats
    if not able:
        return 0.0
    suit = trick.suit
    in_suit = able & suit
    chance = _HOLDS_ONE[size(in_suit)] if in_suit else 0.0
    if able & ~suit:  # only trumps are left
        chance += (1 - chance) * _HAS_NONE[size(cards & suit)]
    return chance
