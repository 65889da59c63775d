"""Letters for the melds of a hand, and which copy of a card lies in which meld."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from string import ascii_lowercase

from pinochle.cards import Card, Hand
from pinochle.rules import Meld


@dataclass(frozen=True, slots=True)
class Lettered:
    """A meld with its letter, and a name that stays the same while the hand around it changes."""

    letter: str
    name: str
    meld: Meld


def lettered(melds: Sequence[Meld]) -> tuple[Lettered, ...]:
    """The melds, from a on; the second of two equal ones (spare cards beside a run) is named ``…-2``."""
    seen = Counter[str]()
    found = []
    for letter, meld in zip(ascii_lowercase, melds, strict=False):
        name = "-".join(filter(None, (meld.kind.value, meld.suit and meld.suit.letter)))
        seen[name] += 1
        found.append(Lettered(letter, name if seen[name] == 1 else f"{name}-{seen[name]}", meld))
    return tuple(found)


def letters_of(hand: Hand, melds: Sequence[Lettered]) -> Mapping[tuple[Card, int], tuple[str, ...]]:
    """The letters of each card and copy (from 1).

    Within a class a copy serves once; only a spare card beside a run shares the run's own king or queen.
    """
    letters: defaultdict[tuple[Card, int], list[str]] = defaultdict(list)
    used = Counter[tuple[str, Card]]()
    for each in melds:
        for card in each.meld.cards:
            place = (each.meld.kind.class_letter, card)
            used[place] += 1
            letters[card, min(used[place], hand.count(card))].append(each.letter)
    return {place: tuple(found) for place, found in letters.items()}
