"""Seats and sides."""

from __future__ import annotations

from enum import Enum

from pinochle.reasons import NotationError, UnknownSeat, Words


class Side(Enum):
    """Two partners who sit opposite each other."""

    NORTH_SOUTH = "N–S"
    EAST_WEST = "E–W"

    @property
    def other(self) -> Side:
        """The opponents."""
        return Side.EAST_WEST if self is Side.NORTH_SOUTH else Side.NORTH_SOUTH

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """Its two seats."""
        return (Seat.N, Seat.S) if self is Side.NORTH_SOUTH else (Seat.E, Seat.W)

    def named(self, words: Words = "table") -> str:
        """``"North–South"``."""
        return "North–South" if self is Side.NORTH_SOUTH else "East–West"

    def __str__(self) -> str:
        return self.value


class Seat(Enum):
    """The four seats, clockwise."""

    N = "N"
    E = "E"
    S = "S"
    W = "W"

    def plus(self, steps: int) -> Seat:
        """The seat that many places further, clockwise."""
        return _SEATS[(_PLACE[self] + steps) % 4]

    @property
    def next(self) -> Seat:
        """The seat on the left, whose turn comes next."""
        return self.plus(1)

    @property
    def partner(self) -> Seat:
        """The seat opposite."""
        return self.plus(2)

    @property
    def side(self) -> Side:
        """The side it plays for."""
        return Side.NORTH_SOUTH if self in (Seat.N, Seat.S) else Side.EAST_WEST

    def named(self, words: Words = "table") -> str:
        """``"North"``."""
        return _NAMES[self]

    def __str__(self) -> str:
        return self.value

    @classmethod
    def parse(cls, text: str) -> Seat:
        """A seat from its letter or name, in any case. Raises NotationError."""
        plain = text.strip().casefold()
        for seat in cls:
            if plain in (seat.value.casefold(), seat.named().casefold()):
                return seat
        raise NotationError(UnknownSeat(text.strip()))


_SEATS = tuple(Seat)
_PLACE = {seat: place for place, seat in enumerate(Seat)}
_NAMES = {Seat.N: "North", Seat.E: "East", Seat.S: "South", Seat.W: "West"}
