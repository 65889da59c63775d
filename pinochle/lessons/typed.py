"""What people type: cards whose suit is clear from the question, numbers in words. Nothing is guessed."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pinochle.cards import Card, Rank
from pinochle.cards.notation import RANKS, read_cards
from pinochle.reasons import AmbiguousReading, NotAnAnswer, NotationError

_WORD = re.compile(r"[^\s,;./|+&]+")
_UNITS = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
)  # fmt: skip
_TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
_NUMBERS = (
    {word: n for n, word in enumerate(_UNITS)}
    | {word: 10 * n for n, word in enumerate(_TENS, 2)}
    | {"nothing": 0, "none": 0, "no": 0, "a": 1}
)
_TIMES = {"hundred": 100, "thousand": 1000}


def cards_typed(typed: str, among: Sequence[Card]) -> list[Card]:
    """Cards in any spelling of the notation, or as ranks alone where ``among`` has each of them in one suit only.

    Raises NotationError; for a rank of several suits it names them.
    """
    words = [(found.group(), found.start() + 1) for found in _WORD.finditer(typed)]
    ranks = [RANKS.get(word.casefold()) for word, _ in words]
    if not words or None in ranks:
        return list(read_cards(typed))
    return [_only(word, at, rank, among) for (word, at), rank in zip(words, ranks, strict=True) if rank]


def _only(word: str, at: int, rank: Rank, among: Sequence[Card]) -> Card:
    """The one kind of card that a rank can mean here."""
    kinds = tuple(dict.fromkeys(card for card in among if card.rank is rank))
    if not kinds:
        raise NotationError(NotAnAnswer(word, f"cards that are here, such as {among[0].code}"))
    if len(kinds) > 1:
        raise NotationError(AmbiguousReading(word, at, tuple(map(str, kinds))))
    return kinds[0]


def number_typed(typed: str, unit: str) -> int | None:
    """A number in figures or words, with or without its ``unit`` behind it; None for anything else."""
    plain = re.sub("^minus|[−–]", "-", typed.strip().casefold().removeprefix("+"))
    plain = re.sub(rf"(?:points?|{re.escape(unit)})$", "", plain).strip()
    sign, plain = (-1, plain[1:].strip()) if plain.startswith("-") else (1, plain)
    if re.fullmatch(r"\d{1,5}", plain):
        return sign * int(plain)
    number = _in_words([word for word in plain.split() if word != "and"])
    return None if number is None else sign * number


def _in_words(words: list[str]) -> int | None:
    """``two hundred fifty`` as a number."""
    if not words or any(word not in _NUMBERS and word not in _TIMES for word in words):
        return None
    whole = part = 0
    for word in words:
        if word == "thousand":
            whole, part = (whole + part or 1) * _TIMES[word], 0
        else:
            part = (part or 1) * _TIMES[word] if word in _TIMES else part + _NUMBERS[word]
    return whole + part
