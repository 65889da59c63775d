"""Reasons of a deal as a whole: whose turn, which phase, and what is no deal at all."""

from __future__ import annotations

from dataclasses import dataclass

from pinochle.reasons.base import Entry, Example, Reason
from pinochle.reasons.words import Named

_RULE = "guide/table/"


@dataclass(frozen=True)
class NotNow(Reason):
    """An action of another phase."""

    wanted: str
    entry = Entry(
        title="Not now",
        says="That cannot be done now: it is time to {wanted}.",
        why="A deal goes step by step: the auction, [trump|the strongest suit], the pass, the [meld|combinations], the play.",
        rule=_RULE + "#phases",
        example=Example(
            "Naming trump while the auction runs.",
            "Deal.start(PRESETS['standard'], Seat.N, deal_hands(1)).act(NameTrump(Suit.SPADES))",
        ),
    )


@dataclass(frozen=True)
class DealIsOver(Reason):
    """An action after the end of the deal."""

    entry = Entry(
        title="The deal is over",
        says="The deal is over; the next one has to be dealt.",
        why="After the last [trick] only the score is left.",
        rule=_RULE + "#phases",
        example=Example(
            "Bidding in a deal that has passed out.",
            "reduce(Deal.act, [Pass()] * 5, "
            "Deal.start(HouseRules(all_pass=AllPass.REDEAL_NEXT), Seat.N, deal_hands(1)))",
        ),
    )


@dataclass(frozen=True)
class NotAWholeDeck(Reason):
    """Four hands that are not one deck."""

    seat: Named
    wanted: int
    held: int
    entry = Entry(
        title="Not a whole deal",
        says="{seat} has {held} cards; each player needs {wanted}.",
        why="A deal shares out the whole deck evenly.",
        rule="guide/cards/#deal",
        example=Example(
            "East is dealt nothing.",
            "Deal.start(PRESETS['standard'], Seat.N, {**deal_hands(1), Seat.E: Hand()})",
        ),
    )


@dataclass(frozen=True)
class NothingToUndo(Reason):
    """Taking back what has not been done."""

    entry = Entry(
        title="Nothing to take back",
        says="There is nothing to take back yet.",
        why="The deal has only just begun.",
        rule=_RULE + "#undo",
        example=Example(
            "Undo right after the deal.", "Deal.start(PRESETS['standard'], Seat.N, deal_hands(1)).undo()"
        ),
    )


@dataclass(frozen=True)
class NoConceding(Reason):
    """Giving up where the table does not allow it, or too late."""

    because: str
    entry = Entry(
        title="No giving up here",
        says="The bid cannot be given up: {because}.",
        why="Most tables play every deal out; those that do not allow it only before the first card.",
        rule="guide/house-rules/#may_concede",
        example=Example(
            "Giving up at a table that plays everything out.",
            "concede_refusal(PRESETS['standard'], 0)",
        ),
    )


@dataclass(frozen=True)
class ShowEverything(Reason):
    """Showing only some melds."""

    entry = Entry(
        title="All [melds] are shown",
        says="All your [melds] are shown at this table.",
        why="Holding [a meld] back would only lose its points; a choice comes up only where the [bidder] "
        "shows before passing back.",
        rule="guide/meld/#show",
        example=Example(
            "Showing nothing, with meld in hand.",
            "shown_refusal(Hand.parse('KS QS'), Hand(), Suit.HEARTS, PRESETS['standard'])",
        ),
    )


@dataclass(frozen=True)
class ShowOnlyMelds(Reason):
    """Showing cards that are in no meld."""

    cards: Named
    entry = Entry(
        title="Only [melds] are shown",
        says="{cards} is in none of the [melds] shown.",
        why="Cards that score nothing stay in the hand.",
        rule="guide/meld/#show",
        example=Example(
            "Showing an odd nine.",
            "shown_refusal(Hand.parse('KS QS 9C'), Hand.parse('KS QS 9C'), Suit.HEARTS, "
            "HouseRules(show_before_return=True), choosing=True)",
        ),
    )
