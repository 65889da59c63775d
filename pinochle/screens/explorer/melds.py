"""The melds of the chosen suit in their classes, the cards that serve twice, and what is not scored and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pinochle.analysis.whole_hand import served_twice
from pinochle.cards import Hand, Suit
from pinochle.rules import HouseRules, Meld, unscored
from pinochle.screens import faces
from pinochle.screens.explorer.letters import Lettered
from pinochle.screens.explorer.look import Look
from pinochle.screens.html import Html, heading, join, tag


@dataclass(frozen=True, slots=True)
class _Class:
    letter: str
    title: str


CLASSES = (
    _Class("A", "Runs, marriages and [the dix|the nine of the strongest suit]"),
    _Class("B", "One of each suit"),
    _Class("C", "Pinochle"),
)


MOST = 4  # the first are those that people ask about


def melds(found: Sequence[Lettered], trump: Suit, lit: str, look: Look) -> Html:
    """What scores, class by class. Choosing a meld lights its cards."""
    title = look.say("[Melds|Combinations] with {suit} as [trump|the strongest suit]", suit=trump)
    groups = [_class(each, found, lit, look) for each in CLASSES]
    nothing = tag("p", look.say("No [melds|combinations] with this suit."), key="no-melds", cls="pn-quiet")
    return tag(
        "section", heading(3, title, key="melds-title"), groups if found else nothing, key="melds", cls="pn-melds"
    )  # fmt: skip


def _class(which: _Class, found: Sequence[Lettered], lit: str, look: Look) -> Html | None:
    members = [each for each in found if each.meld.kind.class_letter == which.letter]
    if not members:
        return None
    total = look.points(sum(each.meld.points for each in members))
    title = (tag("span", f"{which.letter} · ", look.say(which.title), " "), tag("b", total))
    rows = [_meld(each, lit, look) for each in members]
    return join((heading(4, *title, key=f"class-{which.letter}", cls="pn-class"), *rows))


def _meld(each: Lettered, lit: str, look: Look) -> Html:
    name = each.meld.named(look.words)
    return tag(
        "button",
        tag("span", each.letter, cls="pn-letter"),
        tag("span", " ", name[0].upper() + name[1:], " "),
        tag("span", _cards(each.meld), cls="pn-quiet"),
        tag("b", " ", look.points(each.meld.points)),
        cls=f"pn-meld-{each.letter}",
        key=each.name,
        intent={"do": "light", "meld": each.name},
        aria_pressed=each.name == lit,
    )


def _cards(meld: Meld) -> Html:
    """The cards of a meld in short: ``A 10 K Q J ♥``, ``K ♠♥♦♣``, ``Q♠ J♦``, with ×2 for a double."""
    kinds = Hand(meld.cards).kinds()
    ranks, suits = (tuple(dict.fromkeys(getattr(card, name) for card in kinds)) for name in ("rank", "suit"))
    times = f" ×{meld.count}" if meld.count > 1 else None
    if len(kinds) in (len(ranks), 1) and len(ranks) == len(suits) > 1:
        return join((*(faces.card_text(card) for card in kinds), times), " ")
    return join((*(rank.value for rank in ranks), *(faces.suit(suit) for suit in suits), times), " ")


def twice(hand: Hand, trump: Suit, rules: HouseRules, look: Look) -> Html | None:
    """That one card counts in several melds, by the first that does."""
    found = served_twice(hand, trump, rules)
    if not found:
        return None
    return tag("p", look.sentence(found[0]), " ", look.why(found[0]), key="twice", cls="pn-note")


def not_scored(hand: Hand, trump: Suit, rules: HouseRules, look: Look) -> Html | None:
    """What looks like a meld and is none."""
    found = unscored(hand, trump, rules)[:MOST]
    if not found:
        return None
    rows = [tag("li", look.sentence(reason), key=f"unscored-{at}") for at, reason in enumerate(found)]
    title = heading(3, "Not scored, and why", key="unscored-title")
    return tag("section", title, tag("ul", rows, key="unscored-list"), key="unscored")
