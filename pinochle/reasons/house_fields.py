"""Every field of the house rules in words: what it is about, and what each of its values means at the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pinochle.reasons.base import Entry, Example, Reason
from pinochle.reasons.words import Words, points, render


@dataclass(frozen=True, slots=True)
class FieldText:
    """A field's title, what it decides, and a sentence for each value (``*`` for any number)."""

    title: str
    means: str
    values: Mapping[str, str]


_YES, _NO = "True", "False"

FIELDS: Mapping[str, FieldText] = {
    "name": FieldText("Name", "What the rules are called wherever a score is shown.", {"*": "{value}"}),
    "deck": FieldText(
        "Deck",
        "Which cards are played with.",
        {
            "2": "48 cards: two copies of each A 10 K Q J 9",
            "4": "80 cards: four copies of each A 10 K Q J, no nines",
        },
    ),
    "scale": FieldText(
        "Writing points",
        "Whether the last zero of all points is written.",
        {
            "10": "points are written in full",
            "1": "points are written in single digits, without the last zero",
        },
    ),
    "minimum_bid": FieldText(
        "Lowest bid", "The lowest bid that opens the auction.", {"*": "bidding starts at {value:pts}"}
    ),
    "bid_step": FieldText(
        "Bid step", "The smallest step between bids.", {"*": "bids go in steps of {value:pts}"}
    ),
    "jump_bids": FieldText(
        "Jumps",
        "Whether a bid may be raised by more than one step.",
        {_YES: "a bid may jump", _NO: "a bid is always exactly the next step"},
    ),
    "step_after": FieldText(
        "Larger steps",
        "Above which bid the steps are larger.",
        {
            "None": "the step is the same for all bids",
            "*": "above {threshold:pts} bids go in steps of {step:pts}",
        },
    ),
    "all_pass": FieldText(
        "Nobody bids",
        "What happens when the first three players pass.",
        {
            "STUCK": "after three passes the dealer has to play for the lowest bid, or for a higher one where the table allows it",
            "REDEAL_NEXT": "after four passes the next player deals",
            "REDEAL_SAME": "after four passes the same dealer deals again",
        },
    ),
    "stuck_may_raise": FieldText(
        "Stuck dealer",
        "Whether a dealer who is stuck may bid more than the lowest bid.",
        {
            _YES: "a dealer who is stuck may bid more than the lowest bid, where jumps are allowed",
            _NO: "a dealer who is stuck may not bid more than the lowest bid",
        },
    ),
    "trump_needs_marriage": FieldText(
        "Marriage to name [trump|the strongest suit]",
        "Whether the [bidder] must hold king and queen of the suit named.",
        {
            _YES: "the [bidder] must hold king and queen of the suit named; one who holds no marriage [is set|falls short] without play",
            _NO: "the [bidder] may name any suit",
        },
    ),
    "pass_count": FieldText(
        "Cards passed",
        "How many cards the [bidder] gets from the partner, and gives back.",
        {
            "0": "no cards are passed",
            "*": "the [bidder] gets {value:cards} from the partner and gives as many back",
        },
    ),
    "show_before_return": FieldText(
        "Showing before passing back",
        "Whether the [bidder] shows [meld|combinations] before or after passing back.",
        {
            _YES: "the [bidder] shows [meld|combinations] before passing back, and shown cards stay in the hand",
            _NO: "the [bidder] passes back before showing [meld|combinations]",
        },
    ),
    "melds": FieldText(
        "Points for [meld|combinations]",
        "What each [meld|combination] pays, in one copy, two and more.",
        {"*": "{rows}"},
    ),
    "run_extras": FieldText(
        "Spare king or queen beside a run",
        "Whether a spare king or queen beside one run is paid as a royal marriage.",
        {
            _YES: "beside one run every spare king or queen is paid as a royal marriage",
            _NO: "beside a run only a spare king and queen together are paid as a royal marriage",
        },
    ),
    "head": FieldText(
        "[Heading the trick|Playing higher]",
        "When a player who follows suit must [head the trick|play higher].",
        {
            "UNLESS_TRUMPED": "whoever follows suit must [head the trick|play higher] if possible, unless another suit was [led] "
            "and [a trump] is winning",
            "EVEN_IF_TRUMPED": "whoever follows suit must [head the trick|play higher] if possible, even when [a trump] is winning",
            "TRUMP_LED_ONLY": "players must [head the trick|play higher] only when [trump|the strongest suit] is [led]; whoever cannot follow "
            "need not [overtrump|play higher in it], unless the table asks for [a trump] that wins",
        },
    ),
    "forced_trump": FieldText(
        "A [trump|card of the strongest suit] that cannot win",
        "Whether a player who cannot follow must play even [a trump] that cannot win.",
        {
            "ALWAYS": "whoever cannot follow must play [a trump], even one that cannot win",
            "IF_IT_WINS": "whoever cannot follow must play [a trump] that wins, and may keep one that cannot",
        },
    ),
    "counters": FieldText(
        "Card points",
        "What the cards taken in [tricks] are worth.",
        {
            "ACE_TEN_KING": "ace, 10 and king bring {10:pts} each",
            "CLASSIC": "an ace brings 11, a 10 brings 10, a king 4, a queen 3, a jack 2",
            "FIVES": "ace and 10 bring {10:pts} each, king and queen {5:pts}",
        },
    ),
    "last_trick": FieldText(
        "Last [trick]", "What the last [trick] brings.", {"*": "the last [trick] brings {value:pts}"}
    ),
    "meld_needs": FieldText(
        "What saves [meld|combinations]",
        "What a side must take in the play to keep its [meld|combinations].",
        {
            "POINT": "[meld is|combinations are] kept with at least one point won in the play, or the last [trick]",
            "COUNTER": "[meld is|combinations are] kept with at least one [counter] won",
            "TRICK": "[meld is|combinations are] kept with any [trick] won, even one without points",
            "NOTHING": "[meld is|combinations are] always kept",
        },
    ),
    "meld_needs_applies": FieldText(
        "Who can lose [meld|combinations]",
        "Which sides have to save their [meld|combinations] in the play.",
        {
            "OTHERS": "only the side that did not bid can lose its [meld|combinations]",
            "BOTH": "both sides can lose their [meld|combinations], and [bidders] who lose theirs [are set]",
        },
    ),
    "nines_save_themselves": FieldText(
        "Nines of [trump|the strongest suit]",
        "Whether nines of [trump|the strongest suit] alone are kept even if nothing is won.",
        {
            _YES: "nines of [trump|the strongest suit], if they are all that was shown, are always kept",
            _NO: "nines of [trump|the strongest suit] have to be saved like all the rest",
        },
    ),
    "set_rule": FieldText(
        "Price of [a set|falling short]",
        "How a bid that is not reached is paid.",
        {
            "SUBTRACT_BID": "[bidders] who [are set] lose the bid",
            "BID_TO_OTHERS": "[bidders] who [are set] score nothing, and the other side scores the bid",
            "SUBTRACT_BID_AND_MELD": "[bidders] who [are set] lose the bid and the [meld|combinations] they showed",
        },
    ),
    "impossible_bid": FieldText(
        "A bid that cannot be made",
        "Whether a deal is played when the bid is out of reach of all the [tricks].",
        {
            "THROW_IN": "a bid out of reach is not played",
            "PLAY_ON": "a bid out of reach is played all the same",
        },
    ),
    "may_concede": FieldText(
        "Giving up",
        "Whether the [bidder] may give up before the first card.",
        {
            _YES: "the [bidder] may give up before the first card",
            _NO: "nobody may give up a deal before the first card",
        },
    ),
    "renege": FieldText(
        "A wrong card noticed later",
        "How a wrong card is settled.",
        {
            "OTHERS_TAKE_ALL": "after a wrong card the other side scores all of the [tricks], and nobody [is set|falls short]",
            "SET": "after a wrong card the other side scores all of the [tricks], and [bidders] at fault [are set]",
        },
    ),
    "target": FieldText("Target", "How many points win the game.", {"*": "the game goes to {value:pts}"}),
    "max_deals": FieldText(
        "Number of deals",
        "After how many deals the game ends at the latest.",
        {
            "None": "a game may take any number of deals",
            "*": "a game ends after {value:deals} at the latest",
        },
    ),
}


@dataclass(frozen=True)
class Setting:
    """One field with one value, which can say what it means. ``scale`` is the table's."""

    field: str
    value: object
    scale: int = 10

    def named(self, words: Words = "table") -> str:
        """The sentence of this value."""
        values = FIELDS[self.field].values
        key = str(getattr(self.value, "copies", getattr(self.value, "name", self.value)))
        fills: dict[str, object] = {"value": self.value}
        if self.field == "step_after" and isinstance(self.value, tuple):
            fills["threshold"], fills["step"] = self.value
        if self.field == "melds" and isinstance(self.value, Mapping):
            fills["rows"] = ", ".join(
                f"{kind.named(words)} " + ("/".join(points(n, self.scale) for n in row) or "nothing")
                for kind, row in self.value.items()
            )
        return render(values.get(key) or values["*"], words, self.scale, fills)

    def __str__(self) -> str:
        return self.named()


class RuleDiffers(Reason):
    """A field in which two tables differ."""

    field: str
    here: Setting
    there: Setting
    entry = Entry(
        title="Another rule at another table",
        says="{there} (here: {here}).",
        why="House rules differ from table to table; agree on them before the first deal.",
        rule="guide/house-rules/",
        example=Example(
            "Someone who plays by the standard rules sits down at an online table.",
            "PRESETS['standard'].differences(PRESETS['online'])[0]",
        ),
    )
