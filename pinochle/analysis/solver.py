"""What the last tricks are worth when all hands are open: exact, by search.

The question asked again and again is "can North–South still take at least this much?". Alpha-beta answers it, a table
keeps the bounds found for each position at the start of a trick, and of cards that nobody can tell apart one is tried.
Good for eight tricks, or six where every card counts differently; each trick more takes three times as long.
"""

from __future__ import annotations

from collections.abc import Mapping

from pinochle.analysis.policies import medium
from pinochle.analysis.position import Position, choices, play_out
from pinochle.analysis.tricks import Trick, Tricks, distinct

ENTRIES = 100_000  # of the table, which then starts anew: about 40 MB

_Key = tuple[int, int, int, int, int]


class OutOfNodes(Exception):
    """The search has used up its allowance; asked again, it goes on from what it has found."""


class Solver:
    """Solves endings under one set of rules and one trump. Its table serves all the positions of a deal.

    ``nodes`` is an allowance of trick starts to look at; below zero OutOfNodes is raised. Without one (None) a search
    runs to its end.
    """

    def __init__(self, tricks: Tricks, last_trick: int) -> None:
        self._start_of_trick = tricks.start
        self._worth = tricks.worth
        self._packed = tricks.packed
        self._tricks = tricks
        self._last_trick = last_trick
        self._hands = [0, 0, 0, 0]
        self._bounds: dict[_Key, tuple[int, int, int]] = {}
        self.nodes: int | None = None
        every = [last_trick, *tricks.worth.values()]
        self._step = 10 if not any(points % 10 for points in every) else 1

    def values(self, position: Position) -> Mapping[int, int]:
        """For each legal card, by unit: what North–South will still take if it is played now.

        Points on the table and the last trick are included. Everyone plays as well as can be.
        """
        found: dict[int, int] = {}
        guess = None
        for unit in choices(position):
            after = position.copy()
            after.play(unit)
            at_once = after.taken[0] - position.taken[0]
            guess = self.value(after, guess)
            found[unit] = guess + at_once
        return found

    def value(self, position: Position, guess: int | None = None) -> int:
        """What North–South will still take, with best play by all.

        The search starts from a guess, and a good one saves half the time: unless given, what Medium players take.
        """
        left = self._left(position)
        if guess is None:
            guess = play_out(position.copy(), [medium] * 4)[0] - position.taken[0]
        self._hands = list(position.hands)
        step = stride = self._step
        low, high = 0, left
        need = guess // step * step
        while low < high:
            need = min(max(need, low + step), high)
            if self._reaches(position, need, left):
                low, need = need, need + stride
            else:
                high, need = need - step, need - stride
            stride *= 2
        return low

    def _left(self, position: Position) -> int:
        """All points that are still to be had."""
        if not any(position.hands):
            return 0
        worth, packed = self._worth, self._packed
        held = sum(worth[u] * packed.count(hand, u) for hand in position.hands for u in packed.kinds(hand))
        return position.points + held + self._last_trick

    def _reaches(self, position: Position, need: int, left: int) -> bool:
        if not position.played:
            return self._lead(position.seat, need, left)
        at, trick = position, position.trick
        return self._follow(at.seat, trick, at.winner, at.points, 4 - at.played, need, left)

    def _lead(self, leader: int, need: int, left: int) -> bool:
        """Whether North–South take ``need`` or more of the ``left`` points when ``leader`` begins a trick."""
        if need <= 0:
            return True
        if need > left:
            return False
        hands, bounds = self._hands, self._bounds
        north, east, south, west = hands
        key = (north, east, south, west, leader)
        low, high, best = bounds.get(key, (0, left, 0))
        if low >= need:
            return True
        if high < need:
            return False
        if self.nodes is not None:
            self.nodes -= 1
            if self.nodes < 0:
                raise OutOfNodes
        north_south = not leader & 1
        hand, worth, trick = hands[leader], self._worth, self._start_of_trick
        others = hands[leader - 1] | hands[leader - 2] | hands[leader - 3]
        moves = distinct(self._tricks, hand, others, trick)
        moves.sort(key=lambda unit: (unit != best, -worth[unit]))
        reached = not north_south
        for unit in moves:
            hands[leader] = hand - unit
            then, points = trick.after[unit]
            if self._follow(leader + 1 & 3, then, leader, points, 3, need, left) is north_south:
                reached, best = north_south, unit
                break
        hands[leader] = hand
        if len(bounds) >= ENTRIES:
            bounds.clear()
        bounds[key] = (need, high, best) if reached else (low, need - 1, best)
        return reached

    def _follow(
        self, seat: int, trick: Trick, winner: int, points: int, to_play: int, need: int, left: int
    ) -> bool:
        """The same in the middle of a trick, with ``points`` on the table and ``to_play`` cards still to come."""
        hands = self._hands
        hand = hands[seat]
        if held := hand & trick.suit:
            may = held & trick.heads or held
        elif held := hand & trick.trump:
            may = held & trick.overs or held
        else:
            may = hand
        others = hands[seat - 1] | hands[seat - 2] | hands[seat - 3]
        moves = distinct(self._tricks, may, others, trick)
        if len(moves) > 1:
            for_us = may & trick.beats or winner ^ seat == 2
            moves.sort(key=self._worth.__getitem__, reverse=bool(for_us))
        north_south = not seat & 1
        for unit in moves:
            hands[seat] = hand - unit
            then, worth = trick.after[unit]
            taker = seat if unit & trick.beats else winner
            if to_play == 1:
                reached = self._gather(taker, points + worth, need, left)
            else:
                reached = self._follow(seat + 1 & 3, then, taker, points + worth, to_play - 1, need, left)
            if reached is north_south:
                hands[seat] = hand
                return reached
        hands[seat] = hand
        return not north_south

    def _gather(self, taker: int, points: int, need: int, left: int) -> bool:
        """The same when a trick is complete."""
        if not self._hands[taker]:
            points += self._last_trick
        return self._lead(taker, need if taker & 1 else need - points, left - points)
