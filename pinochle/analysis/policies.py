"""Three ways to choose a card by what a player can see: at random, easily, and with some thought.

All are policies of ``analysis.position``: fast enough to play deals out by the thousand, and blind to the hands of
others.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from operator import mul

from pinochle.analysis.fitted_play import WEIGHTS
from pinochle.analysis.position import Policy, Position
from pinochle.analysis.prospects import prospects, situation


def at_random(rng: random.Random) -> Policy:
    """Any legal kind of card, each as likely."""
    return lambda position, may: rng.choice(may)


def easy(position: Position, may: list[int]) -> int:
    """A beginner's way: side aces first, win cheaply, give the partner points, else throw the least."""
    tricks = position.tricks
    above, worth = tricks.packed.above, tricks.worth
    if not position.played:
        aces = [unit for unit in may if not above[unit] and not unit & tricks.trump]
        return aces[0] if aces else min(may, key=lambda unit: (bool(unit & tricks.trump), worth[unit], unit))
    if winners := [unit for unit in may if unit & position.trick.beats]:
        return max(winners, key=lambda unit: above[unit].bit_count())
    if position.winner == position.seat ^ 2:
        return max(may, key=lambda unit: (worth[unit], above[unit].bit_count()))
    return min(may, key=lambda unit: (worth[unit], -above[unit].bit_count()))


def by_table(table: Sequence[tuple[Sequence[float], Sequence[float]]]) -> Policy:
    """The card whose prospects are best by such a table: for each situation, points by row and weights of numbers."""

    def choose(position: Position, may: list[int]) -> int:
        by_row, weights = table[situation(position)]
        best, choice = -1e9, may[0]
        for unit, row, numbers in prospects(position, may):
            value = by_row[row] + sum(map(mul, weights, numbers))
            if value > best:
                best, choice = value, unit
        return choice

    return choose


_by_weights = by_table(WEIGHTS)


def medium(position: Position, may: list[int]) -> int:
    """The card whose prospects have brought its side most in thousands of deals played out."""
    may = sensible(position, may)
    return may[0] if len(may) == 1 else _by_weights(position, may)


def sensible(position: Position, may: list[int]) -> list[int]:
    """The legal cards without those that no partner forgives.

    A defender who leads the bidder's trump helps to draw the other defender's: it leads another suit while it can.
    Whoever plays last to a trick of the partner's gives it a card that counts, if a side ten or lower will do.
    A trick that nobody of one's own side can take any more gets no card that counts.
    Measured over 800 deals and more none of this costs Medium anything.
    """
    tricks, seat = position.tricks, position.seat
    if not position.played and (seat ^ position.bidder) & 1:
        return [unit for unit in may if not unit & tricks.trump] or may
    if position.played == 3 and position.winner == seat ^ 2:
        counting = [unit for unit in may if tricks.worth[unit]]
        if any(tricks.packed.above[unit] and not unit & tricks.trump for unit in counting):
            return counting
    if position.played and (position.winner ^ seat) & 1 and not _may_take(position, may):
        return [unit for unit in may if not tricks.worth[unit]] or may
    return may


def _may_take(position: Position, may: list[int]) -> bool:
    """Whether this player or the partner, who may be still to play, can beat the trick."""
    beats, seat, packed = position.trick.beats, position.seat, position.tricks.packed
    if position.played == 1:
        unseen = packed.all - position.gone - position.hands[seat]
        if unseen & ~position.cannot[seat ^ 2] & beats:
            return True
    return any(unit & beats for unit in may)
