"""The two vocabularies: table words, as players speak, and plain words, for people who are new.

A template marks a word that differs in one of two ways: ``[trick]`` looks the word up in ``TERMS``;
``[goes set|falls short]`` gives both in place, table words first. ``{name}`` is a value of the reason,
``{name:pts}`` one counted in points, shown in the scale of the table (x10 or single digits; ``{300:pts}`` is
just that number), ``{name:number}`` a small count in words, ``{name:cards}`` "three cards" or "one card",
``{name:deals}`` likewise, ``{name:times}`` "65 times", ``{name:copies}`` ", two copies" where there is more than one,
``{name:or}`` a list of choices.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal, Protocol

Words = Literal["table", "plain"]

TERMS: Mapping[str, tuple[str, str]] = {
    # key: (table words, plain words)
    "trick": ("trick", "round"),
    "tricks": ("tricks", "rounds"),
    "trump": ("trump", "the strongest suit"),
    "a trump": ("a trump", "a card of the strongest suit"),
    "trumps": ("trumps", "cards of the strongest suit"),
    "meld": ("meld", "combinations"),
    "a meld": ("a meld", "a combination"),
    "melds": ("melds", "combinations"),
    "counter": ("counter", "scoring card"),
    "counters": ("counters", "scoring cards"),
    "bidder": ("bidder", "auction winner"),
    "bidders": ("bidders", "auction winners"),
    "the bidders": ("the bidders", "the auction winners"),
    "the other side": ("the other side", "the other side"),
    "dix": ("dix", "nine of the strongest suit"),
    "are set": ("are set", "fall short"),
    "suit led": ("suit led", "suit that was started"),
    "led": ("led", "started"),
}

_MARK = re.compile(r"\[([^\[\]|]+)(?:\|([^\[\]]*))?\]")
_VALUE = re.compile(r"\{(\w+)(?::(pts|number|cards|deals|times|copies|or))?\}")
_NUMBERS = (
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
    "twenty",
)


class Named(Protocol):
    """A value that can say its own name in either vocabulary: a card, a suit, a seat, a meld."""

    def named(self, words: Words = "table") -> str:
        """The name, as it stands in a sentence."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word of the game as a value of a reason: it says itself in either vocabulary."""

    key: str

    def named(self, words: Words = "table") -> str:
        """The word, as ``term`` gives it."""
        return term(self.key, words)


def term(key: str, words: Words) -> str:
    """The word for ``key``; a capital first letter is kept. Raises KeyError for an unknown term."""
    table, plain = TERMS[key] if key in TERMS else TERMS[key[0].lower() + key[1:]]
    chosen = table if words == "table" else plain
    return chosen[0].upper() + chosen[1:] if key[0].isupper() else chosen


def number(n: int) -> str:
    """A small count in words ("three"), a large one in figures."""
    return _NUMBERS[n] if 0 <= n < len(_NUMBERS) else str(n)


def points(value: int, scale: int) -> str:
    """Points (x10) as the table writes them: 250 as ``250`` under scale 10 and ``25`` under scale 1, with a real minus.

    Under scale 1 a value that is no multiple of ten keeps its fraction, so that nothing is lost.
    """
    whole, rest = divmod(abs(value), 10) if scale == 1 else (abs(value), 0)
    return ("−" if value < 0 else "") + (f"{whole}.{rest}" if rest else str(whole))


def listed(parts: Iterable[str], joint: str = "and") -> str:
    """``A, B and C``, of at least one part."""
    *others, last = parts
    return f"{', '.join(others)} {joint} {last}" if others else last


def render(
    template: str,
    words: Words,
    scale: int = 10,
    values: Mapping[str, object] | None = None,
    *,
    sentence_case: bool = False,
) -> str:
    """A template as text, with a capital first letter in ``sentence_case``.

    Raises KeyError for a value or term that does not exist.
    """
    given = values or {}

    def word(match: re.Match[str]) -> str:
        table, plain = match.group(1), match.group(2)
        if plain is None:
            return term(table, words)
        return table if words == "table" else plain

    def value(match: re.Match[str]) -> str:
        name = match.group(1)
        return shown(int(name) if name.isdigit() else given[name], match.group(2), words, scale)

    # Words first: what a person typed may hold brackets and is put in last, untouched.
    sentence = _VALUE.sub(value, _MARK.sub(word, template))
    return sentence[:1].upper() + sentence[1:] if sentence_case else sentence


def shown(value: object, style: str | None, words: Words, scale: int) -> str:
    """One value in a sentence: named things by name, several as a list, points in the scale."""
    if isinstance(value, int) and style == "pts":
        return points(value, scale)
    if isinstance(value, int) and style == "number":
        return number(value)
    if isinstance(value, int) and style in ("cards", "deals", "times"):
        counted = str(value) if style == "times" else number(value)  # of 100, which reads better in figures
        return f"{counted} {style.removesuffix('s') if value == 1 else style}"
    if isinstance(value, int) and style == "copies":
        return "" if value == 1 else f", {number(value)} copies"
    if hasattr(value, "named"):  # as Named has it; isinstance of a Protocol takes a hundred times as long
        return str(value.named(words))
    if isinstance(value, tuple):
        return listed((shown(v, style, words, scale) for v in value), "or" if style == "or" else "and")
    return str(value)
