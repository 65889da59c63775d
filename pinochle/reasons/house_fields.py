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
        {"2": "48 cards, two of each from ace to nine", "4": "80 cards, four of each from ace to jack"},
    ),
    "scale": FieldText(
        "Digits",
        "Whether the last zero of every number of points is written.",
        {"10": "points are written in full", "1": "the last zero of every number of points is dropped"},
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
        {_YES: "a bid may jump", _NO: "every bid is exactly the next step"},
    ),
    "step_after": FieldText(
        "Larger steps",
        "From which bid on the steps are larger.",
        {"None": "the step stays the same", "*": "above {threshold:pts} bids go in steps of {step:pts}"},
    ),
    "all_pass": FieldText(
        "Nobody bids",
        "What happens when the first three players pass.",
        {
            "STUCK": "after three passes the dealer has to take it for the lowest bid",
            "REDEAL_NEXT": "the dealer may pass too; then the next player deals again",
            "REDEAL_SAME": "the dealer may pass too; then the same dealer deals again",
        },
    ),
    "stuck_may_raise": FieldText(
        "Stuck dealer",
        "Whether a dealer who has to take it may bid more than the lowest bid.",
        {
            _YES: "a dealer who is stuck may name more than the lowest bid",
            _NO: "a dealer who is stuck has the lowest bid",
        },
    ),
    "trump_needs_marriage": FieldText(
        "Marriage to name [trump|the strongest suit]",
        "Whether the [bidder] must hold king and queen of the suit named.",
        {
            _YES: "the [bidder] must hold king and queen of the suit named",
            _NO: "the [bidder] may name any suit",
        },
    ),
    "pass_count": FieldText(
        "Cards passed",
        "How many cards the partner of the [bidder] passes, and gets back.",
        {"0": "no cards are passed", "*": "partners exchange {value:number} cards"},
    ),
    "show_before_return": FieldText(
        "Showing before passing back",
        "Whether the [bidder] shows [meld|combinations] before or after passing back.",
        {
            _YES: "the [bidder] shows [meld|combinations] before passing back, and shown cards stay",
            _NO: "the [bidder] passes back first and then shows [meld|combinations]",
        },
    ),
    "melds": FieldText("[Meld|Combination] points", "What each [meld|combination] pays.", {"*": "{rows}"}),
    "run_extras": FieldText(
        "Spare king or queen beside a run",
        "Whether a spare king or queen of [trump|the strongest suit] beside one run is paid as a royal marriage.",
        {
            _YES: "a spare king or queen beside one run is a royal marriage with the run's own",
            _NO: "beside a run only a spare king and queen together are a royal marriage",
        },
    ),
    "head": FieldText(
        "Playing higher",
        "When a player who follows suit must play higher.",
        {
            "UNLESS_TRUMPED": "whoever follows suit must play higher if possible, unless the [trick] is already "
            "[trumped|taken by the strongest suit]",
            "EVEN_IF_TRUMPED": "whoever follows suit must beat the best card of that suit, even when the [trick] is "
            "already [trumped|taken by the strongest suit]",
            "TRUMP_LED_ONLY": "playing higher is asked only when [trump|the strongest suit] is [led]; whoever cannot "
            "follow must [trump|play the strongest suit], but need not go higher",
        },
    ),
    "forced_trump": FieldText(
        "A [trump|card of the strongest suit] that cannot win",
        "Whether a player who cannot follow must waste a [trump|card of the strongest suit] that cannot win.",
        {
            "ALWAYS": "whoever cannot follow must [trump|play the strongest suit], even when it cannot win",
            "IF_IT_WINS": "a [trump|card of the strongest suit] that cannot win need not be played",
        },
    ),
    "counters": FieldText(
        "Card points",
        "What the cards taken in [tricks] are worth.",
        {
            "ACE_TEN_KING": "ace, 10 and king bring {ten:pts} each",
            "CLASSIC": "A 11, 10 10, K 4, Q 3, J 2",
            "FIVES": "ace and 10 bring {ten:pts}, king and queen {five:pts}",
        },
    ),
    "last_trick": FieldText(
        "Last [trick]", "What the last [trick] brings.", {"*": "the last [trick] brings {value:pts}"}
    ),
    "meld_needs": FieldText(
        "What saves [meld|combinations]",
        "What a side must take in the play to keep its [meld|combinations].",
        {
            "POINT": "[meld|combinations] must be saved by at least one point in the play, or the last [trick]",
            "COUNTER": "[meld|combinations] must be saved by an ace, 10 or king taken",
            "TRICK": "[meld|combinations] must be saved by any [trick], even one without points",
            "NOTHING": "[meld|combinations] always count",
        },
    ),
    "meld_needs_applies": FieldText(
        "Who can lose [meld|combinations]",
        "Which sides have to save their [meld|combinations].",
        {
            "OTHERS": "only the other side has to save its [meld|combinations]",
            "BOTH": "both sides have to save their [meld|combinations]; [bidders] who lose theirs [are set|fall short]",
        },
    ),
    "nines_save_themselves": FieldText(
        "Nines of [trump|the strongest suit]",
        "Whether [meld|combinations] of nothing but nines [is|are] kept without taking anything.",
        {
            _YES: "nines of [trump|the strongest suit] alone are always kept",
            _NO: "nines must be saved like all the rest",
        },
    ),
    "set_rule": FieldText(
        "Price of [a set|falling short]",
        "How a bid that is not reached is paid.",
        {
            "SUBTRACT_BID": "[bidders] who [are set|fall short] lose the bid",
            "BID_TO_OTHERS": "[bidders] who [are set|fall short] score nothing, and the others get the bid",
            "SUBTRACT_BID_AND_MELD": "[bidders] who [are set|fall short] lose the bid and the [meld|combinations] shown",
        },
    ),
    "impossible_bid": FieldText(
        "A bid that cannot be made",
        "Whether a deal is played when the bid is out of reach.",
        {
            "THROW_IN": "a bid out of reach is not played",
            "PLAY_ON": "a bid out of reach is played all the same",
        },
    ),
    "may_concede": FieldText(
        "Giving up",
        "Whether the [bidder] may give up before the first card.",
        {_YES: "the [bidder] may give up before the first card", _NO: "every deal is played out"},
    ),
    "renege": FieldText(
        "A wrong card noticed later",
        "How a wrong card is settled.",
        {
            "OTHERS_TAKE_ALL": "a wrong card gives all points of the [tricks] to the other side, and nobody [is set|falls short]",
            "SET": "a wrong card gives all points of the [tricks] to the other side, and a bidding side at fault [is set|falls short]",
        },
    ),
    "target": FieldText("Target", "How many points win the game.", {"*": "the game goes to {value:pts}"}),
    "max_deals": FieldText(
        "Number of deals",
        "After how many deals the game ends at the latest.",
        {
            "None": "the game lasts until a side reaches the target",
            "*": "the game ends after {value:number} deals",
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
        fills: dict[str, object] = {"value": self.value, "ten": 10, "five": 5}
        if self.field == "step_after" and isinstance(self.value, tuple):
            fills["threshold"], fills["step"] = self.value
        if self.field == "melds" and isinstance(self.value, Mapping):
            fills["rows"] = ", ".join(
                f"{kind.named(words)} " + ("/".join(points(n, self.scale) for n in row) or "nothing")
                for kind, row in self.value.items()
            )
        return render(values.get(key, values.get("*", "")), words, self.scale, fills)

    def __str__(self) -> str:
        return self.named()


@dataclass(frozen=True)
class RuleDiffers(Reason):
    """A field in which two tables differ."""

    field: str
    here: Setting
    there: Setting
    entry = Entry(
        title="Your table may differ",
        says="{there} (instead of: {here}).",
        why="House rules differ from table to table; agree on them before the first deal.",
        rule="guide/house-rules/",
        example=Example("Comparing two tables.", "PRESETS['standard'].differences(PRESETS['online'])[0]"),
    )
