"""How a question is answered, and how an answer is written as text.

One text serves screens, terminal, saved progress and tests: an option's key (``"S"``), cards in ASCII (``"AS 10H"``),
calls (``"pass 280"``), a number (``"250"``).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from pinochle.cards import SUITS, Card, Hand
from pinochle.lessons.typed import cards_typed, number_typed
from pinochle.reasons import NotAnAnswer, NotationError, NotHeld, TooFewHeld
from pinochle.reasons.errors import quote
from pinochle.reasons.words import number


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that can be chosen; ``label`` is a template."""

    key: str
    label: str
    card: Card | None = None


class Form(Protocol):
    """A way to answer."""

    def read(self, typed: str) -> str:
        """The answer in its own spelling, from what was typed. Raises NotationError."""

    @property
    def wanted(self) -> str:
        """What has to be given, for a person who types: ``"a number"``."""


@dataclass(frozen=True, slots=True)
class Pick:
    """Choose one of the options."""

    options: tuple[Option, ...]

    def read(self, typed: str) -> str:
        plain = _plain(typed)
        for place, option in enumerate(self.options, 1):
            if plain in (
                _plain(option.key),
                _plain(option.label),
                str(place) if not _numeric(self.options) else None,
            ):
                return option.key
        raise NotationError(NotAnAnswer(quote(typed), self.wanted))

    @property
    def wanted(self) -> str:
        return "one of " + ", ".join(option.key for option in self.options)


@dataclass(frozen=True, slots=True)
class MarkCards:
    """Mark cards: any number of them, or exactly ``count``. With ``kinds`` twins count as one."""

    cards: tuple[Card, ...]
    count: int | None = None
    kinds: bool = False

    def read(self, typed: str) -> str:
        marked = cards_typed(typed, self.cards)
        _check_held(marked, self.cards)
        if not marked or (self.count and len(marked) != self.count):
            raise NotationError(NotAnAnswer(quote(typed), self.wanted))
        return spelled(dict.fromkeys(marked) if self.kinds else marked)

    @property
    def wanted(self) -> str:
        return f"{number(self.count) if self.count else 'some'} of these cards, as in “AS 10H”"


@dataclass(frozen=True, slots=True)
class MarkOptions:
    """Mark any number of the options."""

    options: tuple[Option, ...]

    def read(self, typed: str) -> str:
        given = {_plain(word) for word in re.split(r"[,\s]+", typed.strip())}
        keys = [option.key for option in self.options if _plain(option.key) in given]
        if not keys or len(keys) < len(given):
            raise NotationError(NotAnAnswer(quote(typed), self.wanted))
        return " ".join(keys)

    @property
    def wanted(self) -> str:
        return "some of " + " ".join(option.key for option in self.options)


@dataclass(frozen=True, slots=True)
class Order:
    """Put cards in order, the highest first."""

    cards: tuple[Card, ...]

    def read(self, typed: str) -> str:
        order = cards_typed(typed, self.cards)
        _check_held(order, self.cards)
        if len(order) != len(self.cards):
            raise NotationError(NotAnAnswer(quote(typed), self.wanted))
        return " ".join(card.code for card in order)

    @property
    def wanted(self) -> str:
        return "all these cards, the highest first"


@dataclass(frozen=True, slots=True)
class Number:
    """Give a number. ``unit`` names what is counted: "points", "cards"."""

    unit: str = "points"

    def read(self, typed: str) -> str:
        given = number_typed(typed, self.unit)
        if given is None:
            raise NotationError(NotAnAnswer(quote(typed), self.wanted))
        return str(given)

    @property
    def wanted(self) -> str:
        return f"a number of {self.unit}, as in “{40 if self.unit == 'points' else 3}”"


def _check_held(named: Sequence[Card], cards: Sequence[Card]) -> None:
    """Whether all the cards that were named are there. Raises NotationError."""
    held = Counter(cards)
    for card, wanted in Counter(named).items():
        if not held[card]:
            raise NotationError(NotHeld(card))
        if wanted > held[card]:
            raise NotationError(TooFewHeld(card, held[card], wanted))


def spelled(cards: Iterable[Card]) -> str:
    """Marked cards as the text of an answer."""
    return Hand(cards).ascii()


def suits() -> tuple[Option, ...]:
    """The four suits to choose from, in alternating colours."""
    return tuple(Option(suit.letter, f"{suit.symbol} {suit.named()}") for suit in SUITS)


def _plain(text: str) -> str:
    return re.sub(r"[^\w♠♥♦♣-]", "", text).casefold()


def _numeric(options: Iterable[Option]) -> bool:
    """Whether an option's own key is a number, so that numbering the options would confuse."""
    return any(option.key.lstrip("-").isdigit() for option in options)
