"""Reasons why a set of house rules is refused."""

from __future__ import annotations

from dataclasses import dataclass

from pinochle.reasons.base import Entry, Example, Reason

_RULE = "guide/house-rules/"


@dataclass(frozen=True)
class BadField(Reason):
    """A house rule with a value it cannot have."""

    field: str
    value: str
    wanted: str
    entry = Entry(
        title="A house rule with an impossible value",
        says="{field} cannot be {value}: it must be {wanted}.",
        why="Only values that a table can play by are taken.",
        rule=_RULE,
        example=Example("A game to 0 points.", "HouseRules(target=0)"),
    )


@dataclass(frozen=True)
class UnknownField(Reason):
    """A house rule that does not exist."""

    field: str
    known: tuple[str, ...]
    entry = Entry(
        title="No such house rule",
        says="There is no house rule called “{field}”. There are {known}.",
        why="A misspelt house rule would otherwise silently change nothing.",
        rule=_RULE,
        example=Example("A slip in the name of a rule.", 'HouseRules.from_changes({"targett": 1000})'),
    )


@dataclass(frozen=True)
class UnknownPreset(Reason):
    """A preset that does not exist."""

    name: str
    known: tuple[str, ...]
    entry = Entry(
        title="No such set of rules",
        says="There is no set of rules called “{name}”. There are {known}.",
        why="Every set of rules has one fixed name, so that two tables mean the same by it.",
        rule=_RULE + "#presets",
        example=Example("Someone asks for the rules of the pub.", 'HouseRules.preset("pub")'),
    )


@dataclass(frozen=True)
class StepDoesNotDivide(Reason):
    """A smallest bid that is no multiple of the step."""

    minimum: int
    step: int
    entry = Entry(
        title="The lowest bid is between two steps",
        says="minimum_bid {minimum:pts} is not a multiple of bid_step {step:pts}.",
        why="Every bid is a multiple of the step, so the lowest must be one too.",
        rule=_RULE + "#minimum_bid",
        example=Example("Lowest bid 255 in steps of 10.", "HouseRules(minimum_bid=255)"),
    )


@dataclass(frozen=True)
class NothingToDrop(Reason):
    """Single-digit points with a counting scheme whose numbers have no zero to drop."""

    scheme: str
    entry = Entry(
        title="No zero to drop",
        says="scale cannot be 1 with counters {scheme}: those card points have no last zero to drop.",
        why="Single-digit scores only leave off a zero that every number ends in.",
        rule=_RULE + "#scale",
        example=Example(
            "Single digits with classic counting.", "HouseRules(scale=1, counters=CountingScheme.CLASSIC)"
        ),
    )


@dataclass(frozen=True)
class MissingMeld(Reason):
    """A meld table that leaves a kind of meld out."""

    kind: str
    entry = Entry(
        title="A meld without points",
        says="melds has no row for {kind}. Give its points, or an empty row if it does not count.",
        why="A table that leaves a meld out may have forgotten it; an empty row says that it does not count.",
        rule=_RULE + "#melds",
        example=Example("A meld table without the pinochle.", "HouseRules(melds={})"),
    )


@dataclass(frozen=True)
class NotCalibrated(Reason):
    """Rules under which the advice was not measured."""

    name: str
    entry = Entry(
        title="Not measured under these rules",
        says="The chances shown were measured under other rules than yours ({name}); take them as a rough guide.",
        why="Bid advice comes from thousands of simulated deals, and those were dealt under the common rules only.",
        rule=_RULE + "#advice",
        example=Example("A last trick worth 50.", "NotCalibrated('standard, 1 change')"),
    )
