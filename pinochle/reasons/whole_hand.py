"""A hand as a whole: its size, the suit it would name, and cards that serve in several melds. Points are x10."""

from __future__ import annotations

from pinochle.reasons.base import Entry, Example, Reason
from pinochle.reasons.words import Named

_NAMING = "guide/naming-trump/"


def _suggested(hand: str) -> str:
    return f"suggested_trump(Hand.parse('{hand}')).reason"


class HandSize(Reason):
    """More or fewer cards than a player is dealt."""

    wanted: int
    held: int
    entry = Entry(
        title="Not a whole hand",
        says="A hand is {wanted:cards}; you have {held}.",
        why="The whole deck is dealt to four players. What lies here is counted all the same.",
        rule="guide/cards/#deal",
        example=Example("Eleven cards.", "size_note(Hand.parse('AH TH KH QH JH 9H KS KC KD QS JD'))"),
    )


class ShowsMost(Reason):
    """One suit brings more meld than the others."""

    suit: Named
    points: int
    ahead: int
    entry = Entry(
        title="The suit that pays most",
        says="With {suit} as [trump|the strongest suit] this hand shows most: {points:pts}, "
        "{ahead:pts} more than with any other suit.",
        why="What is shown is sure before the first card is played; length and aces decide where it is equal.",
        rule=_NAMING + "#meld",
        example=Example("A run in hearts.", _suggested("AH TH KH QH JH 9S 9S TS JS AC TC AD")),
    )


class LongestOfEqual(Reason):
    """Several suits bring the same meld, and one of them is the longest."""

    suit: Named
    points: int
    length: int
    entry = Entry(
        title="The longest of equal suits",
        says="{suit} show {points:pts}, as much as any other suit, and are the longest of them: "
        "{length:number} of this hand's cards.",
        why="Long [trumps|cards of the strongest suit] win [tricks] when the other players have none left.",
        rule=_NAMING + "#length",
        example=Example("Nothing to show, five clubs.", _suggested("AC TC KC JC JC AS TS KS AH TH TD JD")),
    )


class AcesOfEqual(Reason):
    """Several suits bring the same meld and are equally long, and one of them holds more aces."""

    suit: Named
    points: int
    aces: int
    entry = Entry(
        title="The ace among equal suits",
        says="{suit} show {points:pts} and are as long as any suit that shows as much; they have the most aces: "
        "{aces:number}.",
        why="An ace of [trump|the strongest suit] can lose only to its twin, if that is played first.",
        rule=_NAMING + "#length",
        example=Example(
            "Three cards in each suit, one ace.", _suggested("TS KS JS AH TH KH TC KC JC TD KD JD")
        ),
    )


class NothingBetween(Reason):
    """Several suits are equal in meld, length and aces."""

    suit: Named
    others: tuple[Named, ...]
    entry = Entry(
        title="Equal suits",
        says="{suit} are as good as {others:or}: they show the same, are equally long and hold as many aces.",
        why="Where suits are alike in everything any of them will do.",
        rule=_NAMING + "#length",
        example=Example("Three cards of each suit.", _suggested("TS KS JS TH KH JH TC KC JC TD KD JD")),
    )


class ServesTwice(Reason):
    """A card that counts in melds of different classes."""

    card: Named
    melds: tuple[Named, ...]
    entry = Entry(
        title="One card in several [melds]",
        says="{card} counts in {melds}.",
        why="A card may serve once among runs, marriages and the [dix], once around and once in a pinochle, "
        "but never twice in one of these classes.",
        rule="guide/meld/#classes",
        example=Example(
            "Q♠ in a marriage and in a pinochle.", "served_twice(Hand.parse('KS QS JD'), Suit.HEARTS)[0]"
        ),
    )
