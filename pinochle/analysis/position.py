"""The play of a deal on packed hands: one changing position, and playing it to the end.

Seats are 0 to 3, clockwise from North; side 0 is North–South. A *policy* picks a card: it is given the position and
the units of the legal kinds, of which there are at least two, and reads no hand but that of ``position.seat``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pinochle.analysis.tricks import Trick, Tricks, legal, ruled_out


@dataclass(slots=True)
class Position:
    """Where the play of a deal stands. Changed in place by ``play``; make a ``copy`` to try something out.

    ``gone`` holds every card played, ``cannot`` by seat the mask of cards that the seat has shown not to hold,
    ``points`` what lies on the table, ``taken`` the trick points of each side.
    """

    tricks: Tricks
    last_trick: int
    bidder: int
    hands: list[int]
    seat: int
    trick: Trick
    played: int
    winner: int
    points: int
    gone: int
    cannot: list[int]
    taken: list[int]

    @classmethod
    def start(cls, tricks: Tricks, last_trick: int, hands: Sequence[int], bidder: int) -> Position:
        """The bidder is to lead to the first trick."""
        start = tricks.start
        return cls(
            tricks, last_trick, bidder, list(hands), bidder, start, 0, bidder, 0, 0, [0, 0, 0, 0], [0, 0]
        )

    def copy(self, hands: Sequence[int] | None = None) -> Position:
        """The same position, perhaps with other hands."""
        return Position(
            self.tricks,
            self.last_trick,
            self.bidder,
            list(self.hands if hands is None else hands),
            self.seat,
            self.trick,
            self.played,
            self.winner,
            self.points,
            self.gone,
            self.cannot.copy(),
            self.taken.copy(),
        )

    def play(self, unit: int) -> None:
        """Play a card of the seat in turn; it is not checked."""
        seat, trick = self.seat, self.trick
        self.hands[seat] -= unit
        self.gone += unit
        if unit & trick.beats:
            self.winner = seat
        self.cannot[seat] |= ruled_out(unit, trick)
        self.trick, worth = trick.after[unit]
        self.points += worth
        self.played += 1
        if self.played < 4:
            self.seat = seat + 1 & 3
        else:
            self._gather()

    def _gather(self) -> None:
        """The winner takes the trick and leads to the next."""
        if not any(self.hands):
            self.points += self.last_trick
        self.taken[self.winner & 1] += self.points
        self.points = self.played = 0
        self.seat = self.winner
        self.trick = self.tricks.start


Policy = Callable[[Position, list[int]], int]


def choices(position: Position) -> list[int]:
    """The units of the legal kinds of card for the seat in turn."""
    return position.tricks.packed.kinds(legal(position.hands[position.seat], position.trick))


def play_out(position: Position, policies: Sequence[Policy]) -> list[int]:
    """Play to the end, in place, seat ``i`` by ``policies[i]``; the trick points of both sides."""
    hands, kinds, play = position.hands, position.tricks.packed.kinds, position.play
    while hand := hands[position.seat]:
        may = kinds(legal(hand, position.trick))
        play(may[0] if len(may) == 1 else policies[position.seat](position, may))
    return position.taken
