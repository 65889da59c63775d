"""Melds by name, their letters on the cards, and which cards show just some of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from pinochle.cards import Card, Hand
from pinochle.rules import Meld
from pinochle.screens.table.draft import Draft
from pinochle.screens.table.speech import name_of
from pinochle.table import ChooseMelds, View

LETTERS = "abcdefghijklmnop"


def named_melds(melds: Sequence[Meld]) -> tuple[tuple[str, Meld], ...]:
    """Melds with the names that intents use: ``"royal-marriage-H-1"``."""
    seen = Counter[str]()
    named = []
    for meld in melds:
        name = f"{meld.kind.value}-{meld.suit.letter if meld.suit else 'all'}"
        seen[name] += 1
        named.append((f"{name}-{seen[name]}", meld))
    return tuple(named)


def letters(melds: Sequence[Meld]) -> Mapping[str, tuple[str, ...]]:
    """For the name of each card that is in melds the letters of those melds."""
    found: dict[str, tuple[str, ...]] = {}
    for letter, meld in zip(LETTERS, melds, strict=False):
        for card, count in Counter(meld.cards).items():
            for copy in range(1, count + 1):
                name = name_of(card, copy)
                found[name] = (*found.get(name, ()), letter)
    return found


def cards_of(melds: Iterable[Meld]) -> Hand:
    """The cards that lie on the table for these melds: one that serves in two classes lies there once."""
    used: dict[str, Counter[Card]] = {}
    for meld in melds:
        used.setdefault(meld.kind.class_letter, Counter()).update(meld.cards)
    most = Counter[Card]()
    for cards in used.values():
        most |= cards
    return Hand(most.elements())


def choice_of_melds(view: View) -> ChooseMelds | None:
    """The melds to choose from, where the table lets the bidder leave some unshown."""
    return next((option for option in view.options() if isinstance(option, ChooseMelds)), None)


def to_show(view: View, draft: Draft) -> Hand | None:
    """The cards of the melds that the learner shows, or None where all are shown."""
    choice = choice_of_melds(view)
    if choice is None or not draft.unshown:
        return None
    return cards_of(meld for name, meld in named_melds(choice.melds) if name not in draft.unshown)
