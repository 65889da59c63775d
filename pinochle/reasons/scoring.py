"""Reasons of counting and scoring. Every number of points is x10."""

from __future__ import annotations

from pinochle.reasons.base import Entry, Example, Reason
from pinochle.reasons.words import Named, Word

_RULE = "guide/scoring/"
_HOUSE = "guide/house-rules/"


def _scored(bid: int, bidders: str, others: str, index: int, rules: str = "PRESETS['standard']") -> str:
    """Sides as (meld, trick points, counters, tricks, last trick)."""
    return f"score_deal({bid}, SideResult{bidders}, SideResult{others}, {rules}).reasons[{index}]"


class BidMade(Reason):
    """The bidding side has what it promised."""

    bid: int
    meld: int
    tricks: int
    entry = Entry(
        title="The bid is made",
        says="[Meld|Combinations] {meld:pts} and [tricks] {tricks:pts} reach the bid of {bid:pts}: all of it counts.",
        why="Whoever keeps the promise scores everything, not just the bid. Exactly enough is enough.",
        rule=_RULE + "#made",
        example=Example(
            "Bid {300:pts}, [meld|combinations] {100:pts}, [tricks] {200:pts}.",
            _scored(300, "(100, 200, 19, 6, True)", "(0, 50, 5, 6)", 0),
        ),
    )


class WentSet(Reason):
    """The bidding side fell short."""

    bid: int
    meld: int
    tricks: int
    short: int
    entry = Entry(
        title="[The bidders are set|The bid falls short]",
        says="[Meld|Combinations] {meld:pts} and [tricks] {tricks:pts} are {short:pts} short of the bid of {bid:pts}: "
        "the [bidders] [are set].",
        why="A bid is a promise of both partners; what they win without keeping it does not count.",
        rule=_RULE + "#set",
        example=Example(
            "Bid {300:pts}, [meld|combinations] {100:pts}, [tricks] {190:pts}.",
            _scored(300, "(100, 190, 18, 7, True)", "(60, 60, 6, 5)", 0),
        ),
    )


class SetCostsBid(Reason):
    """The usual price of a set."""

    bid: int
    entry = Entry(
        title="[A set|Falling short] costs the bid",
        says="The [bidders] score nothing and lose {bid:pts}.",
        why="The higher the promise, the more it costs to miss it.",
        rule=_RULE + "#set",
        example=Example(
            "A bid of {300:pts} that [is set|falls short].",
            _scored(300, "(100, 190, 18, 7, True)", "(60, 60, 6, 5)", 1),
        ),
    )


class SetPaysOthers(Reason):
    """A set that is paid to the others."""

    bid: int
    entry = Entry(
        title="[A set|Falling short] pays the other side",
        says="The [bidders] score nothing, and the other side scores the bid of {bid:pts} on top of its own.",
        why="Some tables pay the other side instead of charging the [bidders].",
        rule=_HOUSE + "#set_rule",
        example=Example(
            "A bid of {300:pts} that [is set|falls short], where the other side is paid.",
            _scored(
                300,
                "(100, 190, 18, 7, True)",
                "(60, 60, 6, 5)",
                1,
                "HouseRules(set_rule=SetRule.BID_TO_OTHERS)",
            ),
        ),
    )


class SetCostsBidAndMeld(Reason):
    """A set that costs the meld shown as well."""

    bid: int
    meld: int
    entry = Entry(
        title="[A set|Falling short] costs the bid and the [meld|combinations]",
        says="The [bidders] lose the bid of {bid:pts} and the {meld:pts} of [meld|combinations] that they showed.",
        why="Some tables like it hard: a broken promise costs all that was shown for it.",
        rule=_HOUSE + "#set_rule",
        example=Example(
            "A bid of {300:pts} that [is set|falls short], where the [meld is|combinations are] charged too.",
            _scored(
                300,
                "(100, 190, 18, 7, True)",
                "(60, 60, 6, 5)",
                1,
                "HouseRules(set_rule=SetRule.SUBTRACT_BID_AND_MELD)",
            ),
        ),
    )


class OthersScore(Reason):
    """What the other side scores. ``side`` names it where it is known which one it is."""

    meld: int
    tricks: int
    side: Named = Word("the other side")
    entry = Entry(
        title="The other side scores",
        says="{side} scored [meld|combinations] {meld:pts} and [tricks] {tricks:pts}.",
        why="The other side promised nothing, so it cannot fall short.",
        rule=_RULE + "#others",
        example=Example(
            "The other side has [meld|combinations] of {60:pts} and [tricks] of {60:pts}.",
            _scored(300, "(100, 190, 18, 7, True)", "(60, 60, 6, 5)", 2),
        ),
    )


class MeldLostNoPoint(Reason):
    """A side that took no trick point loses its meld."""

    meld: int
    side: Named
    entry = Entry(
        title="[Meld|Combinations] lost",
        says="{side} took no [counter] and not the last [trick]: their [meld|combinations] of {meld:pts} [is|are] lost.",
        why="[Meld has|Combinations have] to be saved with at least one point in the play, or the last [trick]. Where only "
        "aces, 10s and kings count, a [trick] of queens, jacks and nines brings none.",
        rule=_RULE + "#others",
        example=Example(
            "One [trick] won, but no [counter] in it.",
            _scored(300, "(100, 250, 24, 11, True)", "(80, 0, 0, 1)", 1),
        ),
    )


class MeldLostNoCounter(Reason):
    """A side that took no counter loses its meld, where a counter is asked for."""

    meld: int
    side: Named
    entry = Entry(
        title="[Meld|Combinations] lost without a [counter]",
        says="{side} took no ace, 10 or king: their [meld|combinations] of {meld:pts} [is|are] lost.",
        why="Where a [counter] is asked for, the last [trick] alone does not save [meld|combinations].",
        rule=_HOUSE + "#meld_needs",
        example=Example(
            "Only the last [trick], without a [counter].",
            _scored(
                350,
                "(100, 240, 24, 11)",
                "(80, 10, 0, 1, True)",
                2,
                "HouseRules(meld_needs=MeldNeeds.COUNTER)",
            ),
        ),
    )


class MeldLostNoTrick(Reason):
    """A side that took no trick loses its meld, where any trick saves it."""

    meld: int
    side: Named
    entry = Entry(
        title="[Meld|Combinations] lost without a [trick]",
        says="{side} took no [trick]: their [meld|combinations] of {meld:pts} [is|are] lost.",
        why="Where any [trick] saves [meld|combinations], even one without points will do; but it takes one.",
        rule=_HOUSE + "#meld_needs",
        example=Example(
            "No [trick] at all.",
            _scored(
                250, "(0, 250, 24, 12, True)", "(100, 0, 0, 0)", 1, "HouseRules(meld_needs=MeldNeeds.TRICK)"
            ),
        ),
    )


class NinesKept(Reason):
    """A meld of nothing but dix, kept though the side took nothing that saves meld."""

    meld: int
    side: Named
    entry = Entry(
        title="Nines save themselves",
        says="{side} did not save their [meld|combinations], but their [dix], worth {meld:pts}, is kept.",
        why="Some tables keep nines of [trump|the strongest suit] alone where any other [meld|combination] would be lost.",
        rule=_HOUSE + "#nines_save_themselves",
        example=Example(
            "No [trick], and no [meld|combination] but the nine of [trump|the strongest suit].",
            "score_deal(250, SideResult(0, 250, 24, 12, True), SideResult(10, 0, 0, 0, only_nines=True), "
            "PRESETS['reference']).reasons[1]",
        ),
    )


class BidImpossible(Reason):
    """A bid that all the trick points could not reach."""

    bid: int
    meld: int
    everything: int
    entry = Entry(
        title="A bid that cannot be made",
        says="The bid is {bid:pts}, and [meld|combinations] of {meld:pts} with all {everything:pts} of the [tricks] "
        "would not reach it: the deal is not played.",
        why="All the [tricks] of a deal together bring only so much, so playing it out could not save the bid.",
        rule=_RULE + "#impossible",
        example=Example(
            "Bid {400:pts} with [meld|combinations] of {140:pts}.", _scored(400, "(140,)", "(60,)", 0)
        ),
    )


class Conceded(Reason):
    """The bidder gave up before the first lead."""

    bid: int
    entry = Entry(
        title="The bid is given up",
        says="The [bidder] gives up the bid of {bid:pts} before the first card: the [bidders] [are set], and the "
        "other side scores its [meld|combinations].",
        why="Some tables spare everybody the play of a hopeless deal.",
        rule=_HOUSE + "#may_concede",
        example=Example(
            "A bid of {300:pts} is given up.",
            "score_concession(300, 40, 60, PRESETS['reference']).reasons[0]",
        ),
    )


class NoTrumpSet(Reason):
    """A bidder without a marriage, where one is needed to name trump."""

    bid: int
    entry = Entry(
        title="No [trump|strongest suit], no play",
        says="The [bidder] holds no marriage and cannot name [trump|the strongest suit]: the bid of {bid:pts} is lost "
        "without play, and the other side scores its [meld|combinations], counted without [trump|a strongest suit].",
        why="Where a marriage is asked for, the [bidder] bids without one at a risk.",
        rule=_HOUSE + "#trump_needs_marriage",
        example=Example(
            "A bid of {250:pts}, and no marriage in the hand.",
            "score_no_trump(250, 0, 60, HouseRules(trump_needs_marriage=True)).reasons[0]",
        ),
    )


class Reneged(Reason):
    """A wrong card noticed later."""

    everything: int
    meld: int
    entry = Entry(
        title="A wrong card, noticed later",
        says="A wrong card was played: the side at fault scores nothing, and the other side scores all {everything:pts} "
        "of the [tricks] and its [meld|combinations] of {meld:pts}.",
        why="Nobody can say how the deal would have gone, so the side at fault gains nothing from it.",
        rule=_RULE + "#renege",
        example=Example(
            "The other side plays a wrong card.",
            "score_renege(300, SideResult(100), SideResult(60), PRESETS['standard'], "
            "by_bidders=False).reasons[0]",
        ),
    )


class GameWon(Reason):
    """The only side at the target."""

    side: Named
    score: int
    target: int
    entry = Entry(
        title="The game is won",
        says="{side} has {score:pts} and wins: the game goes to {target:pts}.",
        why="The first side to reach the target wins; exactly enough is enough.",
        rule=_RULE + "#game",
        example=Example(
            "{1500:pts} to {900:pts}.",
            "game_result(1500, 900, PRESETS['standard'], Side.NORTH_SOUTH, 7).reason",
        ),
    )


class BidderGoesOut(Reason):
    """Both sides past the target on one deal."""

    side: Named
    target: int
    entry = Entry(
        title="Both are past the target",
        says="Both sides have reached {target:pts}: {side} bid on this deal and wins, whatever the totals.",
        why="The side that bid is counted first, so it gets there first.",
        rule=_RULE + "#both",
        example=Example(
            "{1510:pts} to {1600:pts}, and North–South bid.",
            "game_result(1510, 1600, PRESETS['standard'], Side.NORTH_SOUTH, 7).reason",
        ),
    )


class DealsAreUp(Reason):
    """The last deal of a game with a fixed number of deals."""

    side: Named
    deals: int
    entry = Entry(
        title="The last deal is played",
        says="After {deals:deals} {side} is ahead and wins.",
        why="Some tables end a game after a fixed number of deals.",
        rule=_HOUSE + "#max_deals",
        example=Example(
            "{800:pts} to {700:pts} after eight deals.",
            "game_result(800, 700, PRESETS['eight-deals'], Side.EAST_WEST, 8).reason",
        ),
    )


class GameDrawn(Reason):
    """Equal scores after the last deal."""

    score: int
    entry = Entry(
        title="A draw",
        says="Both sides have {score:pts} after the last deal: the game is drawn.",
        why="When the deals are up and the scores are equal, nobody has won.",
        rule=_HOUSE + "#max_deals",
        example=Example(
            "{700:pts} each after eight deals.",
            "game_result(700, 700, PRESETS['eight-deals'], Side.EAST_WEST, 8).reason",
        ),
    )
