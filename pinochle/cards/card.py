"""Suits, ranks and cards."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from pinochle.reasons import NotationError, UnknownSuit, Words


class Suit(Enum):
    """The four suits. The value is the letter; iteration is spades, hearts, diamonds, clubs."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"

    letter: str  # "S", "H", "D" or "C"
    order: int  # the place of the suit in a sorted hand, from 0

    def __init__(self, letter: str) -> None:
        self.letter = letter
        self.order = "SHDC".index(letter)

    @property
    def symbol(self) -> str:
        """``"♠"``, ``"♥"``, ``"♦"`` or ``"♣"``."""
        return _SYMBOLS[self]

    def named(self, words: Words = "table") -> str:
        """``"spades"``: the same in both vocabularies."""
        return self.name.lower()

    def __str__(self) -> str:
        return self.symbol

    @classmethod
    def parse(cls, text: str) -> Suit:
        """A suit from its letter, symbol or English name, in any case. Raises NotationError."""
        plain = text.strip().removesuffix("\ufe0f").removesuffix("\ufe0e").casefold()
        for suit in cls:
            if plain and plain in (suit.letter.casefold(), suit.symbol, suit.named(), suit.named()[:-1]):
                return suit
        raise NotationError(UnknownSuit(text.strip()))

    @classmethod
    def check(cls, suit: object) -> None:
        """Refuse what is no suit, such as its letter, which would be taken for a suit that no card has.

        Raises TypeError, which says how a suit is written.
        """
        if not isinstance(suit, cls):
            raise TypeError(f"{suit!r} is not a Suit: write Suit.HEARTS, or Suit.parse('H')")


SUITS = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""As people hold them: black and red in turns."""
_SYMBOLS = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}


class Rank(Enum):
    """The six ranks, strongest first: the ten stands right under the ace. The value is what a card shows."""

    ACE = "A"
    TEN = "10"
    KING = "K"
    QUEEN = "Q"
    JACK = "J"
    NINE = "9"

    shown: str  # what the card shows: "10"
    strength: int  # from 0 for the nine to 5 for the ace

    def __init__(self, shown: str) -> None:
        self.shown = shown
        self.strength = ("9", "J", "Q", "K", "10", "A").index(shown)

    def named(self, words: Words = "table") -> str:
        """``"ace"``."""
        return self.name.lower()

    def __str__(self) -> str:
        return self.shown


@dataclass(frozen=True, slots=True)
class Card:
    """One kind of card. The deck holds several copies of each; copies are equal."""

    rank: Rank
    suit: Suit

    def __hash__(self) -> int:
        return self.suit.order * 8 + self.rank.strength

    @property
    def sort_key(self) -> int:
        """Sorts a hand by suit, then from ace down to nine."""
        return self.suit.order * 8 - self.rank.strength

    @property
    def code(self) -> str:
        """In ASCII: ``"10H"``."""
        return self.rank.shown + self.suit.letter

    def outranks(self, other: Card) -> bool:
        """Whether this card is higher in the same suit. A twin does not outrank its twin."""
        return self.suit is other.suit and self.rank.strength > other.rank.strength

    def named(self, words: Words = "table") -> str:
        """``"10♥"``, as it is written in a sentence."""
        return str(self)

    def spoken(self) -> str:
        """``"ten of hearts"``, as it is read aloud."""
        return f"{self.rank.named()} of {self.suit.named()}"

    def __str__(self) -> str:
        return self.rank.shown + self.suit.symbol

    def __repr__(self) -> str:
        return f"Card.parse({self.code!r})"

    @classmethod
    def parse(cls, text: str) -> Card:
        """One card from any spelling that a hand may use. Raises NotationError."""
        from pinochle.cards.notation import read_one

        return read_one(text)
