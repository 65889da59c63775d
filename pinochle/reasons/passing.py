"""Reasons of passing cards and of showing meld."""

from __future__ import annotations

from dataclasses import dataclass

from pinochle.reasons.base import Entry, Example, Reason
from pinochle.reasons.words import Named

_RULE = "guide/passing/"


@dataclass(frozen=True)
class PassExactly(Reason):
    """Another number of cards than is to be passed."""

    wanted: int
    chosen: int
    entry = Entry(
        title="The wrong number of cards to pass",
        says="Exactly {wanted:number} cards are passed: you chose {chosen:number}.",
        why="Both partners end with as many cards as all others.",
        rule=_RULE + "#how-many",
        example=Example(
            "Three cards chosen where four are passed.",
            "pass_refusal(Hand.parse('AS KS QS JS 9S'), Hand.parse('AS KS QS'), 4)",
        ),
    )


@dataclass(frozen=True)
class AlreadyShown(Reason):
    """A card shown as meld that was to be passed back."""

    cards: Named
    entry = Entry(
        title="Shown cards stay",
        says="{cards} was shown as [meld|part of a combination] and may not be passed back.",
        why="At this table the [bidder] shows [meld|combinations] before passing back, and what is shown is kept.",
        rule="guide/house-rules/#show_before_return",
        example=Example(
            "Passing back a king that was shown in a marriage.",
            "pass_refusal(Hand.parse('KS QS JS 9S 9H'), Hand.parse('KS JS 9S 9H'), 4, shown=Hand.parse('KS QS'))",
        ),
    )


@dataclass(frozen=True)
class ShowLess(Reason):
    """So many cards shown that none are left to pass back."""

    wanted: int
    left: int
    entry = Entry(
        title="Too much shown to pass back",
        says="You must keep {wanted:number} cards to pass back, and only {left:number} would be left: show fewer [melds].",
        why="The [bidder] still has to give back as many cards as were received.",
        rule="guide/house-rules/#show_before_return",
        example=Example(
            "Showing a double run and aces around with sixteen cards.",
            "show_refusal(Hand.parse('2xAS 2xTS 2xKS 2xQS 2xJS AH AD AC 9H 9D 9C'), "
            "Hand.parse('2xAS 2xTS 2xKS 2xQS 2xJS AH AD AC'), 4)",
        ),
    )
