"""Reasons of counting and scoring. Every number of points is x10."""

from __future__ import annotations

from dataclasses import dataclass

from pinochle.reasons.base import Entry, Example, Reason
from pinochle.reasons.words import Named

_RULE = "guide/scoring/"
_HOUSE = "guide/house-rules/"


def _scored(bid: int, bidders: str, others: str, index: int, rules: str = "PRESETS['standard']") -> str:
    """Sides as (meld, trick points, counters, tricks, last trick)."""
    return f"score_deal({bid}, SideResult{bidders}, SideResult{others}, {rules}).reasons[{index}]"


@dataclass(frozen=True)
class BidMade(Reason):
    """The bidding side has what it promised."""

    bid: int
    meld: int
    tricks: int
    entry = Entry(
        title="The bid is made",
        says="[Meld|Combinations] {meld:pts} and [tricks] {tricks:pts} reach the bid of {bid:pts}: all of it counts.",
        why="Who keeps the promise scores everything, not just the bid. Exactly enough is enough.",
        rule=_RULE + "#made",
        example=Example(
            "Bid 300, meld 100, tricks 200.", _scored(300, "(100, 200, 19, 6, True)", "(0, 50, 5, 6)", 0)
        ),
    )


@dataclass(frozen=True)
class WentSet(Reason):
    """The bidding side fell short."""

    bid: int
    meld: int
    tricks: int
    short: int
    entry = Entry(
        title="[The bidders are set|The bid falls short]",
        says="[Meld|Combinations] {meld:pts} and [tricks] {tricks:pts} are {short:pts} short of the bid of {bid:pts}: "
        "the [bidders] [are set|fall short].",
        why="A bid is a promise of both partners; what is won without keeping it does not count.",
        rule=_RULE + "#set",
        example=Example(
            "Bid 300, meld 100, tricks 190.", _scored(300, "(100, 190, 18, 7, True)", "(60, 60, 6, 5)", 0)
        ),
    )


@dataclass(frozen=True)
class SetCostsBid(Reason):
    """The usual price of a set."""

    bid: int
    entry = Entry(
        title="A set costs the bid",
        says="The [bidders] score nothing and lose {bid:pts}.",
        why="The higher the promise, the more it costs to break it.",
        rule=_RULE + "#set",
        example=Example("Bid 300 and set.", _scored(300, "(100, 190, 18, 7, True)", "(60, 60, 6, 5)", 1)),
    )


@dataclass(frozen=True)
class SetPaysOthers(Reason):
    """A set that is paid to the others."""

    bid: int
    entry = Entry(
        title="A set pays the others",
        says="At this table the [bidders] score nothing and the others score the bid of {bid:pts} on top of their own.",
        why="Some tables pay the other side for a set instead of charging the [bidders].",
        rule=_HOUSE + "#set_rule",
        example=Example(
            "Bid 300 and set, where the others are paid.",
            _scored(
                300,
                "(100, 190, 18, 7, True)",
                "(60, 60, 6, 5)",
                1,
                "HouseRules(set_rule=SetRule.BID_TO_OTHERS)",
            ),
        ),
    )


@dataclass(frozen=True)
class SetCostsBidAndMeld(Reason):
    """A set that costs the meld shown as well."""

    bid: int
    meld: int
    entry = Entry(
        title="A set costs bid and [meld|combinations]",
        says="At this table the [bidders] lose the bid of {bid:pts} and the [meld|combinations] shown, {meld:pts}.",
        why="A hard rule that some tables like.",
        rule=_HOUSE + "#set_rule",
        example=Example(
            "Bid 300 and set, where the meld is charged too.",
            _scored(
                300,
                "(100, 190, 18, 7, True)",
                "(60, 60, 6, 5)",
                1,
                "HouseRules(set_rule=SetRule.SUBTRACT_BID_AND_MELD)",
            ),
        ),
    )


@dataclass(frozen=True)
class OthersScore(Reason):
    """What the other side scores."""

    meld: int
    tricks: int
    entry = Entry(
        title="The other side scores",
        says="The others score [meld|combinations] {meld:pts} and [tricks] {tricks:pts}.",
        why="They promised nothing, so nothing can fall short.",
        rule=_RULE + "#others",
        example=Example(
            "The others have meld 60 and tricks 60.",
            _scored(300, "(100, 190, 18, 7, True)", "(60, 60, 6, 5)", 2),
        ),
    )


@dataclass(frozen=True)
class MeldLostNoPoint(Reason):
    """A side that took no trick point loses its meld."""

    meld: int
    side: str
    entry = Entry(
        title="[Meld|Combinations] lost",
        says="The {side} took no [counter] and not the last [trick]: their [meld|combinations] of {meld:pts} [is|are] lost.",
        why="[Meld|Combinations] must be saved with at least one point in the play. A [trick] of queens, jacks and "
        "nines brings none.",
        rule=_RULE + "#others",
        example=Example(
            "A trick won, but without a counter.",
            _scored(300, "(100, 250, 24, 11, True)", "(80, 0, 0, 1)", 1),
        ),
    )


@dataclass(frozen=True)
class MeldLostNoCounter(Reason):
    """A side that took no counter loses its meld, where a counter is asked for."""

    meld: int
    side: str
    entry = Entry(
        title="[Meld|Combinations] lost without a [counter]",
        says="The {side} took no ace, 10 or king: their [meld|combinations] of {meld:pts} [is|are] lost.",
        why="At this table only a [counter] saves [meld|combinations]; the last [trick] alone does not.",
        rule=_HOUSE + "#meld_needs",
        example=Example(
            "Only the last trick, without a counter.",
            _scored(
                350,
                "(100, 240, 24, 11)",
                "(80, 10, 0, 1, True)",
                2,
                "HouseRules(meld_needs=MeldNeeds.COUNTER)",
            ),
        ),
    )


@dataclass(frozen=True)
class MeldLostNoTrick(Reason):
    """A side that took no trick loses its meld, where any trick saves it."""

    meld: int
    side: str
    entry = Entry(
        title="[Meld|Combinations] lost without a [trick]",
        says="The {side} took no [trick]: their [meld|combinations] of {meld:pts} [is|are] lost.",
        why="At this table any [trick] saves [meld|combinations], even one without points.",
        rule=_HOUSE + "#meld_needs",
        example=Example(
            "No trick at all.",
            _scored(
                250, "(0, 250, 24, 12, True)", "(100, 0, 0, 0)", 1, "HouseRules(meld_needs=MeldNeeds.TRICK)"
            ),
        ),
    )


@dataclass(frozen=True)
class NinesKept(Reason):
    """A meld of nothing but dix, kept without a trick."""

    meld: int
    side: str
    entry = Entry(
        title="Nines save themselves",
        says="The {side} took nothing, but their [meld|combinations] of {meld:pts} [is|are] only [dix|nines] and kept.",
        why="At this table the nine of [trump|the strongest suit] needs no [trick] to count.",
        rule=_HOUSE + "#nines_save_themselves",
        example=Example(
            "No trick, and nothing but the nine of trump.",
            "score_deal(250, SideResult(0, 250, 24, 12, True), SideResult(10, 0, 0, 0, only_nines=True), "
            "PRESETS['reference']).reasons[1]",
        ),
    )


@dataclass(frozen=True)
class BidImpossible(Reason):
    """A bid that all the trick points could not reach."""

    bid: int
    meld: int
    everything: int
    entry = Entry(
        title="A bid that cannot be made",
        says="The bid of {bid:pts} is more than {everything:pts} above the [bidders]' [meld|combinations] of {meld:pts}: "
        "even every [trick] would not do. It is not played.",
        why="All the [tricks] of a deal together bring only so much, so playing it out could change nothing.",
        rule=_RULE + "#impossible",
        example=Example("Bid 400 with meld 140.", _scored(400, "(140,)", "(60,)", 0)),
    )


@dataclass(frozen=True)
class Conceded(Reason):
    """The bidder gave up before the first lead."""

    bid: int
    entry = Entry(
        title="The bid is given up",
        says="The [bidder] gives up the bid of {bid:pts} before the first card: it counts as [set|fallen short], "
        "and the others score their [meld|combinations].",
        why="At this table a hopeless deal need not be played out.",
        rule=_HOUSE + "#may_concede",
        example=Example(
            "Bid 300 and given up.", "score_concession(300, 40, 60, PRESETS['reference']).reasons[0]"
        ),
    )


@dataclass(frozen=True)
class NoTrumpSet(Reason):
    """A bidder without a marriage, where one is needed to name trump."""

    bid: int
    entry = Entry(
        title="No [trump|strongest suit], no play",
        says="Without a marriage no [trump|strongest suit] can be named: the bid of {bid:pts} is lost without play, and "
        "the others score their [meld|combinations], counted without [trump|a strongest suit].",
        why="Where a marriage is needed, bidding without one is the [bidder]'s own risk.",
        rule=_HOUSE + "#trump_needs_marriage",
        example=Example(
            "Bid 250 and no marriage.",
            "score_no_trump(250, 0, 60, HouseRules(trump_needs_marriage=True)).reasons[0]",
        ),
    )


@dataclass(frozen=True)
class Reneged(Reason):
    """A wrong card noticed later."""

    everything: int
    meld: int
    entry = Entry(
        title="A wrong card, noticed later",
        says="A wrong card was played: the other side scores all {everything:pts} of the [tricks] and its "
        "[meld|combinations] of {meld:pts}; the side at fault scores nothing.",
        why="Nobody can say how the deal would have gone, so the side at fault gets nothing from it.",
        rule=_RULE + "#renege",
        example=Example(
            "The others play a wrong card.",
            "score_renege(300, SideResult(100), SideResult(60), PRESETS['standard'], "
            "by_bidders=False).reasons[0]",
        ),
    )


@dataclass(frozen=True)
class GameWon(Reason):
    """The only side at the target."""

    side: Named
    score: int
    target: int
    entry = Entry(
        title="The game is won",
        says="{side} has {score:pts} and wins: the game goes to {target:pts}.",
        why="The first side to reach the target wins; reaching it exactly is enough.",
        rule=_RULE + "#game",
        example=Example(
            "1500 to 900.", "game_result(1500, 900, PRESETS['standard'], Side.NORTH_SOUTH, 7).reason"
        ),
    )


@dataclass(frozen=True)
class BidderGoesOut(Reason):
    """Both sides past the target on one deal."""

    side: Named
    target: int
    entry = Entry(
        title="Both are past the target",
        says="Both sides reached {target:pts} on this deal: {side}, who bid, wins, whatever the totals.",
        why="The side that bid is counted first, so it gets there first.",
        rule=_RULE + "#both",
        example=Example(
            "1510 to 1600, and North–South bid.",
            "game_result(1510, 1600, PRESETS['standard'], Side.NORTH_SOUTH, 7).reason",
        ),
    )


@dataclass(frozen=True)
class DealsAreUp(Reason):
    """The last deal of a game with a fixed number of deals."""

    side: Named
    deals: int
    entry = Entry(
        title="The last deal is played",
        says="{deals:number} deals are played: {side} has more and wins.",
        why="At this table a game ends after a fixed number of deals.",
        rule=_HOUSE + "#max_deals",
        example=Example(
            "800 to 700 after eight deals.",
            "game_result(800, 700, PRESETS['eight-deals'], Side.EAST_WEST, 8).reason",
        ),
    )


@dataclass(frozen=True)
class GameDrawn(Reason):
    """Equal scores after the last deal."""

    score: int
    entry = Entry(
        title="A draw",
        says="Both sides have {score:pts} after the last deal: the game is drawn.",
        why="No rule of the table breaks the tie.",
        rule=_HOUSE + "#max_deals",
        example=Example(
            "700 all after eight deals.",
            "game_result(700, 700, PRESETS['eight-deals'], Side.EAST_WEST, 8).reason",
        ),
    )
