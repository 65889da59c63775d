"""Cards and suits as a person sees them: our own index-only faces, drawn, each with its name as text.

The four suits are drawn once a screen, in the sheet that ``page`` puts first; a face is then one ``<use>``
and the index, and a suit in running text another. Colours come from ``screen.css`` by the suit's class.
The name is real text (visually hidden), since sanitised notebooks strip svg and aria attributes.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Literal

from pinochle.cards import Card, Rank, Suit
from pinochle.reasons import Words
from pinochle.screens.html import Attr, Doing, Html, Node, decoration, hidden, join, roving, tag

State = Literal["", "legal", "not-now"]

# Each suit around (0, 0), about 22 units wide.
_PATHS = {
    Suit.SPADES: "M0-12C5-6 11-2 11 4c0 7-9 7-10 2 0 3 1 5 3 6h-8c2-1 3-3 3-6-1 5-10 5-10-2 0-6 6-10 11-16z",
    Suit.HEARTS: "M0 12C-4 6-11 2-11-4c0-4 3-7 6-7 2 0 4 1 5 4 1-3 3-4 5-4 3 0 6 3 6 7C11 2 4 6 0 12z",
    Suit.DIAMONDS: "M0-13Q4-5 9 0 4 5 0 13-4 5-9 0-4-5 0-13z",
    Suit.CLUBS: (
        "M0-12a5.2 5.2 0 0 1 4 8.5A5.2 5.2 0 1 1 1 4.6q0 4.4 3 6.9h-8q3-2.5 3-6.9"
        "a5.2 5.2 0 1 1-3-8.1A5.2 5.2 0 0 1 0-12z"
    ),
}
_ORDINALS = ("", "second", "third", "fourth")
_IN_TEXT = re.compile("(10|[AKQJ9])?([♠♥♦♣])")
_NAMED = re.compile("[♠♥♦♣] (?=spades|hearts|diamonds|clubs)")
_SEVERAL = re.compile(r"\b(two|three|four|five|six|seven|eight) $")
_SUITS = {suit.symbol: suit for suit in Suit}
_RANKS = {rank.value: rank for rank in Rank}


def page(*children: Node, kind: str, words: Words = "table", colours: Literal[4, 2] = 4) -> Html:
    """The outermost element of every screen: the sheet of suits, then what the screen shows."""
    classes = ["pn-page", f"pn-{kind}", "pn-two-colours" if colours == 2 else "", f"pn-words-{words}"]
    return tag("div", _sheet(), *children, cls=classes, key="page")


def suit(which: Suit, *, name: bool = True) -> Html:
    """A drawn suit in running text, with its name for a screen reader unless the name stands beside it."""
    drawn = tag("svg", tag("use", ref=which.letter), cls=("pn-suit", _colour(which)), aria_hidden=True)
    return join((drawn, hidden(which.named()))) if name else drawn


def card_text(card: Card, *, several: bool = False) -> Html:
    """A card in running text: rank and drawn suit, read as "10 of spades"; as "10s of spades" of ``several``."""
    shown = decoration(card.rank.value, suit(card.suit, name=False))
    said = _plural(card) if several else name(card)
    return tag("span", shown, hidden(said), cls=("pn-card-text", _colour(card.suit)))


def drawn(sentence: str) -> Html:
    """A sentence with its ♠ ♥ ♦ ♣ drawn, and read as cards and suits: for every text from the catalogue."""
    parts: list[Node] = []
    at = 0
    for match in _IN_TEXT.finditer(sentence):
        rank, symbol = match.groups()
        which = _SUITS[symbol]
        named = sentence.startswith(f" {which.named()}", match.end())
        several = bool(_SEVERAL.search(sentence[: match.start()]))
        shown = card_text(Card(_RANKS[rank], which), several=several) if rank else suit(which, name=not named)
        parts += [sentence[at : match.start()], shown]
        at = match.end()
    return join((*parts, sentence[at:]))


def spoken(sentence: str) -> str:
    """A sentence as plain text for a screen reader: ``10♥`` is "10 of hearts", ``two 10♥`` "two 10s of hearts"."""
    return _IN_TEXT.sub(_said, _NAMED.sub("", sentence))


def name(card: Card, copy: int = 1) -> str:
    """What a screen reader says: "10 of spades", "ace of hearts, second copy". Holds the visible text."""
    rank = card.rank.value if card.rank.value.isdigit() else card.rank.named()
    twin = f", {_ORDINALS[copy - 1]} copy" if copy > 1 else ""
    return f"{rank} of {card.suit.named()}{twin}"


def face(card: Card) -> Html:
    """The drawn face alone; the name must stand beside it."""
    picture = tag("use", ref=f"F{card.suit.letter}")
    index = tag("text", card.rank.value, x="5", y="21")
    return tag("svg", picture, index, cls="pn-face", viewBox="0 0 56 78", aria_hidden=True)


def card(
    which: Card,
    *,
    copy: int = 1,
    key: str | None = None,
    cls: str = "",
    melds: Sequence[str] = (),
    note: str = "",
) -> Html:
    """A card that lies there. ``note`` joins its name ("led", "wins"), ``melds`` are letters at its foot."""
    said = hidden(" ", ", ".join(filter(None, (name(which, copy), note, _marked(melds)))))
    return tag("span", face(which), said, _letters(melds), cls=("pn-card", _colour(which.suit), cls), key=key)


def card_button(
    which: Card,
    *,
    intent: Doing,
    copy: int = 1,
    second: Doing | None = None,
    state: State = "",
    why_not: str | None = None,
    chosen: bool | None = None,
    received: bool = False,
    melds: Sequence[str] = (),
    note: str = "",
    tabindex: str | None = None,
    key: str | None = None,
    cls: str = "",
    **more: Attr,
) -> Html:
    """A card that can be pressed.

    ``copy`` tells twins apart, in the name and in the key (``QS2``). ``why_not`` is the catalogue's sentence
    for a card that may not be played: it is then *not now*, and pressing it asks why. ``chosen`` is its
    pressed state; ``second`` what Enter and a swipe up do. ``melds`` are the letters of its melds.
    """
    now: State = "not-now" if why_not is not None else state
    said = (
        name(which, copy), "received" if received else "", note, _marked(melds),
        f"not allowed: {spoken(why_not)}" if why_not is not None else "",
    )  # fmt: skip
    classes = (
        "pn-card", _colour(which.suit), f"pn-{now}" if now else "", "pn-chosen" if chosen else "",
        "pn-received" if received else "", cls,
    )  # fmt: skip
    return tag(
        "button", face(which), hidden(" ", ", ".join(filter(None, said))), _letters(melds),
        cls=classes, key=key or f"{which.code}{copy}", intent=intent, second=second, tabindex=tabindex,
        aria_pressed=chosen, aria_disabled=True if why_not is not None else None, **more,
    )  # fmt: skip


def numbered(cards: Sequence[Card]) -> tuple[tuple[Card, int], ...]:
    """Each card with the number of its copy, from 1: the names that intents and keys use."""
    seen = Counter[Card]()
    named: list[tuple[Card, int]] = []
    for each in cards:
        seen[each] += 1
        named.append((each, seen[each]))
    return tuple(named)


def hand(items: Sequence[Html], *, label: str, key: str = "hand", cls: str = "") -> Html:
    """Cards in rows of six on a phone, in one row where there is room; one Tab stop, arrows choose."""
    return roving(*items, label=label, key=key, move="grid", cls=f"pn-hand {cls}".strip())


def _said(match: re.Match[str]) -> str:
    rank, symbol = match.groups()
    if not rank:
        return _SUITS[symbol].named()
    card = Card(_RANKS[rank], _SUITS[symbol])
    return _plural(card) if _SEVERAL.search(match.string[: match.start()]) else name(card)


def _plural(card: Card) -> str:
    rank, _, suit_name = name(card).partition(" ")
    return f"{rank}s {suit_name}"


def _colour(which: Suit) -> str:
    return f"pn-{which.letter.lower()}"


def _marked(melds: Sequence[str]) -> str:
    return f"marked {', '.join(melds)}" if melds else ""


def _letters(melds: Sequence[str]) -> Html | None:
    return decoration(" ".join(melds), cls="pn-letters") if melds else None


@cache
def _sheet() -> Html:
    parts: list[Html] = []
    for which, path in _PATHS.items():
        pip = f"P{which.letter}"
        small = tag("use", ref=pip, transform="translate(13 35)scale(.6)")
        big = tag("use", ref=pip, transform="translate(33 53)scale(1.4)")
        parts.append(
            tag(
                "symbol", tag("path", d=path, id=f"P{which.letter}"), id=which.letter, viewBox="-12 -13 24 26"
            )
        )
        parts.append(tag("symbol", small, big, id=f"F{which.letter}", viewBox="0 0 56 78"))
    return tag("svg", parts, cls="pn-sheet", aria_hidden=True, key="sheet")
