"""Reasons of passing cards and of showing meld."""

from __future__ import annotations

from pinochle.reasons.base import Entry, Example, Reason
from pinochle.reasons.words import Named

_RULE = "guide/passing/"


class PassExactly(Reason):
    """Another number of cards than is to be passed."""

    wanted: int
    chosen: int
    entry = Entry(
        title="The wrong number of cards to pass",
        says="You pass exactly {wanted:cards}; you have chosen {chosen:cards}.",
        why="After passing and passing back everybody holds the same number of cards again.",
        rule=_RULE + "#how-many",
        example=Example(
            "Three cards are chosen where four are passed.",
            "pass_refusal(Hand.parse('AS KS QS JS 9S'), Hand.parse('AS KS QS'), 4)",
        ),
    )


class AlreadyShown(Reason):
    """A card shown as meld that was to be passed back."""

    cards: Named
    entry = Entry(
        title="Shown cards stay",
        says="You have shown {cards} in [a meld], so it stays with you.",
        why="Where the [bidder] shows [meld|combinations] before passing back, what was shown is kept.",
        rule="guide/house-rules/#show_before_return",
        example=Example(
            "South wants to pass back a king that was shown in a marriage.",
            "pass_refusal(Hand.parse('KS QS JS 9S 9H'), Hand.parse('KS JS 9S 9H'), 4, shown=Hand.parse('KS QS'))",
        ),
    )


class ShowLess(Reason):
    """So many cards shown that none are left to pass back."""

    wanted: int
    left: int
    entry = Entry(
        title="Too much shown to pass back",
        says="You still have {wanted:cards} to pass back, and only {left:number} would be free: show fewer [melds].",
        why="Shown cards stay, and the [bidder] gives back as many cards as came.",
        rule="guide/house-rules/#show_before_return",
        example=Example(
            "South, with sixteen cards, wants to show two runs and aces around.",
            "show_refusal(Hand.parse('2xAS 2xTS 2xKS 2xQS 2xJS AH AD AC 9H 9D 9C'), "
            "Hand.parse('2xAS 2xTS 2xKS 2xQS 2xJS AH AD AC'), 4)",
        ),
    )
