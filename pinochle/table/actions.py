"""What a player can do, and what may be chosen from."""

from __future__ import annotations

from dataclasses import dataclass

from pinochle.cards import Card, Hand, Suit
from pinochle.reasons import Reason
from pinochle.rules import Meld


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid this many points (x10). Raises TypeError for what is no whole number: None would be a pass."""

    points: int

    def __post_init__(self) -> None:
        if type(self.points) is not int:
            raise TypeError(f"a bid is a whole number of points (x10), not {self.points!r}")


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass in the auction, for good."""


@dataclass(frozen=True, slots=True)
class NameTrump:
    """Name the trump suit."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class PassCards:
    """Pass these cards to one's partner."""

    cards: Hand


@dataclass(frozen=True, slots=True)
class ShowMeld:
    """Show meld: everything, or just these cards where the table leaves a choice."""

    cards: Hand | None = None


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card."""

    card: Card


@dataclass(frozen=True, slots=True)
class Concede:
    """Give the bid up before the first lead."""


Action = Bid | Pass | NameTrump | PassCards | ShowMeld | Play | Concede


@dataclass(frozen=True, slots=True)
class Option:
    """One action, and why it is refused, or None if it may be done."""

    action: Action
    refusal: Reason | None = None


@dataclass(frozen=True, slots=True)
class BidRange:
    """Any bid from ``minimum`` in multiples of ``step``, up to ``maximum`` where the table sets one. Points (x10)."""

    minimum: int
    step: int
    maximum: int | None = None


@dataclass(frozen=True, slots=True)
class ChooseCards:
    """Any ``count`` cards of ``from_``, to pass."""

    count: int
    from_: Hand


@dataclass(frozen=True, slots=True)
class ChooseMelds:
    """Any of these melds to show, leaving at least ``leave`` cards unshown."""

    melds: tuple[Meld, ...]
    leave: int


Options = tuple[Option | BidRange | ChooseCards | ChooseMelds, ...]
