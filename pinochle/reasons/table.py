"""Reasons of a deal as a whole: whose turn, which phase, and what is no deal at all."""

from __future__ import annotations

from pinochle.reasons.base import Entry, Example, Reason
from pinochle.reasons.words import Named

_RULE = "guide/table/"

PHASES = {
    "auction": "bid or pass",
    "trump": "name [trump|the strongest suit]",
    "pass": "pass cards to the [bidder]",
    "pass-back": "pass cards back",
    "meld": "show [meld|combinations]",
    "play": "play a card",
    "scored": "deal again",
}


class NotNow(Reason):
    """An action of another phase."""

    wanted: Named
    entry = Entry(
        title="Not now",
        says="Not now, please: it is time to {wanted}.",
        why="A deal goes step by step: the auction, [trump|the strongest suit], the pass, [meld|combinations], the play.",
        rule=_RULE + "#phases",
        example=Example(
            "South names [trump|the strongest suit] while the auction is still running.",
            "Deal.start(PRESETS['standard'], Seat.N, deal_hands(1)).act(NameTrump(Suit.SPADES))",
        ),
    )


class DealIsOver(Reason):
    """An action after the end of the deal."""

    entry = Entry(
        title="The deal is over",
        says="This deal is over: the next one can be dealt.",
        why="After the last [trick] only the score is left.",
        rule=_RULE + "#phases",
        example=Example(
            "South wants to speak when all four have passed.",
            "reduce(Deal.act, [Pass()] * 5, "
            "Deal.start(HouseRules(all_pass=AllPass.REDEAL_NEXT), Seat.N, deal_hands(1)))",
        ),
    )


class NotAWholeDeck(Reason):
    """Four hands that do not share the deck out evenly."""

    seat: Named
    wanted: int
    held: int
    entry = Entry(
        title="Not a whole deal",
        says="{seat} has {held:cards}, and each player is dealt {wanted:number}.",
        why="A deal shares out the whole deck evenly, so that no card is left over.",
        rule="guide/cards/#deal",
        example=Example(
            "A card of East's has slipped under the table.",
            "Deal.start(PRESETS['standard'], Seat.N, {**deal_hands(1), Seat.E: Hand([*deal_hands(1)[Seat.E]][1:])})",
        ),
    )


class NothingToUndo(Reason):
    """Taking back what has not been done."""

    entry = Entry(
        title="Nothing to take back",
        says="There is nothing yet to take back.",
        why="Only what was done in this deal can be taken back.",
        rule=_RULE + "#undo",
        example=Example(
            "South wants to take something back right after the deal.",
            "Deal.start(PRESETS['standard'], Seat.N, deal_hands(1)).undo()",
        ),
    )


class NoConceding(Reason):
    """Giving the bid up at a table that does not know it."""

    entry = Entry(
        title="No giving up",
        says="These rules have no giving up: what can be played is played.",
        why="Most tables have no giving up, since even a bad deal may turn.",
        rule="guide/house-rules/#may_concede",
        example=Example(
            "The [bidder] wants to give up at a table that plays on.",
            "concede_refusal(PRESETS['standard'], 0)",
        ),
    )


class TooLateToConcede(Reason):
    """Giving the bid up after the first card."""

    entry = Entry(
        title="Too late to give up",
        says="A card has been played, so the bid can no longer be given up.",
        why="The [bidder] has to decide before seeing what others play.",
        rule="guide/house-rules/#may_concede",
        example=Example(
            "The [bidder] wants to give up in the middle of the play.",
            "concede_refusal(PRESETS['reference'], 5)",
        ),
    )


class ShowEverything(Reason):
    """Showing only some melds."""

    entry = Entry(
        title="All [melds] are shown",
        says="You show all your [melds], and nothing else.",
        why="Keeping [a meld] hidden would only lose its points. A choice comes up only where the [bidder] "
        "shows before passing back.",
        rule="guide/meld/#show",
        example=Example(
            "South holds a marriage and wants to show nothing.",
            "shown_refusal(Hand.parse('KS QS'), Hand(), Suit.HEARTS, PRESETS['standard'])",
        ),
    )


class ShowOnlyMelds(Reason):
    """Showing cards that are in no meld."""

    cards: Named
    entry = Entry(
        title="Only [melds] are shown",
        says="No [meld|combination] among these cards uses {cards}.",
        why="Only cards that score are shown; the others stay in the hand.",
        rule="guide/meld/#show",
        example=Example(
            "South wants to show a marriage and an odd nine.",
            "shown_refusal(Hand.parse('KS QS 9C'), Hand.parse('KS QS 9C'), Suit.HEARTS, "
            "HouseRules(show_before_return=True), choosing=True)",
        ),
    )
