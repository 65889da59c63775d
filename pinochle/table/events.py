"""What has happened in a deal. Events are facts; ``seen_by`` gives one as another seat sees it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from pinochle.cards import Card, Hand, Seat, Suit
from pinochle.rules import Call, DealScore


@dataclass(frozen=True, slots=True)
class Dealt:
    """A seat has got its cards; None where they are hidden."""

    seat: Seat
    cards: Hand | None

    def seen_by(self, seat: Seat) -> Dealt:
        """Only the owner sees the cards."""
        return self if seat is self.seat else replace(self, cards=None)


class _Public:
    """An event that everybody sees."""

    __slots__ = ()

    def seen_by(self, seat: Seat) -> Self:
        """As it is."""
        return self


@dataclass(frozen=True, slots=True)
class Called(_Public):
    """A bid in points (x10), or None for a pass."""

    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class TrumpNamed(_Public):
    """The bidder has named trump."""

    seat: Seat
    suit: Suit


@dataclass(frozen=True, slots=True)
class CardsPassed:
    """Cards went from one partner to the other; None where they are hidden."""

    giver: Seat
    receiver: Seat
    cards: Hand | None

    def seen_by(self, seat: Seat) -> CardsPassed:
        """Only the two partners see the cards."""
        return self if seat in (self.giver, self.receiver) else replace(self, cards=None)


@dataclass(frozen=True, slots=True)
class MeldShown(_Public):
    """A seat has laid these cards on the table as meld."""

    seat: Seat
    cards: Hand


@dataclass(frozen=True, slots=True)
class CardPlayed(_Public):
    """A card was played."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TrickTaken(_Public):
    """A seat has won the trick that lies on the table."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GivenUp(_Public):
    """The bidder has conceded."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Scored(_Public):
    """The deal is over, and this is what it brought."""

    score: DealScore


Event = Dealt | Called | TrumpNamed | CardsPassed | MeldShown | CardPlayed | TrickTaken | GivenUp | Scored
