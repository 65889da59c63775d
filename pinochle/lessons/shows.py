"""What a step lays before the reader. Screens draw it; the terminal prints it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from pinochle.cards import SUITS, Card, Hand, Seat, Suit
from pinochle.lessons.wording import Text
from pinochle.rules import PRESETS, Auction, HouseRules


@dataclass(frozen=True, slots=True)
class Cards:
    """A row of cards with what they are. A hand is sorted as people do; ``marks`` puts a letter under some cards."""

    cards: tuple[Card, ...]
    label: str
    marks: tuple[tuple[Card, str], ...] = ()
    trump: Suit | None = None

    def __post_init__(self) -> None:
        if self.cards == tuple(Hand(self.cards)):
            object.__setattr__(self, "cards", in_turn(self.cards))


@dataclass(frozen=True, slots=True)
class TrickCards:
    """A trick so far, seat by seat from its leader; ``taken`` shows who is winning it."""

    cards: tuple[Card, ...]
    leader: Seat
    trump: Suit | None = None
    taken: bool = False

    @property
    def plays(self) -> tuple[tuple[Seat, Card], ...]:
        """Who played what."""
        return tuple((self.leader.plus(place), card) for place, card in enumerate(self.cards))


@dataclass(frozen=True, slots=True)
class Calls:
    """An auction so far."""

    auction: Auction


@dataclass(frozen=True, slots=True)
class Melds:
    """What a hand shows with one suit as trump, meld by meld. ``label`` says whose it is where that is not clear."""

    hand: Hand
    trump: Suit
    rules: HouseRules = PRESETS["standard"]
    with_hand: bool = True
    label: str = ""


@dataclass(frozen=True, slots=True)
class Bars:
    """Numbers drawn as bars. Points (x10)."""

    label: str
    parts: tuple[tuple[str, int], ...]
    most: int


@dataclass(frozen=True, slots=True)
class Rows:
    """A small table; cells are templates."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    label: str


@dataclass(frozen=True, slots=True)
class FourHands:
    """All four hands."""

    hands: Mapping[Seat, Hand]
    label: str


@dataclass(frozen=True, slots=True)
class Said:
    """Sentences one under the other, as a list."""

    items: tuple[Text, ...]


Show: TypeAlias = Cards | TrickCards | Calls | Melds | Bars | Rows | FourHands | Said


def in_turn(cards: Iterable[Card]) -> tuple[Card, ...]:
    """A hand as people sort it: by suit, black and red in turns, each from high to low."""
    return tuple(sorted(cards, key=lambda card: (SUITS.index(card.suit), card.sort_key)))


def cards(text: str, label: str, trump: Suit | None = None) -> Cards:
    """Cards from notation, in the order written."""
    return Cards(tuple(Card.parse(word) for word in text.split()), label, trump=trump)


def trick(text: str, leader: Seat, trump: Suit | None = None, *, taken: bool = False) -> TrickCards:
    """A trick from notation, its leader's card first."""
    return TrickCards(tuple(Card.parse(word) for word in text.split()), leader, trump, taken)
