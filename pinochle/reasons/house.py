"""Reasons why a set of house rules is refused."""

from __future__ import annotations

from pinochle.reasons.base import Entry, Example, Reason

_RULE = "guide/house-rules/"


class BadField(Reason):
    """A house rule with a value it cannot have."""

    field: str
    value: str
    wanted: str
    entry = Entry(
        title="A value that no table can play by",
        says="The rule “{field}” cannot be {value}: it must be {wanted}.",
        why="A rule that makes no sense is better found before the deal than during it.",
        rule=_RULE,
        example=Example("Someone asks for a game to 0 points.", "HouseRules(target=0)"),
    )


class UnknownField(Reason):
    """A house rule that does not exist."""

    field: str
    known: tuple[str, ...]
    entry = Entry(
        title="No such house rule",
        says="There is no house rule called “{field}”. {hint}",
        why="A misspelt house rule would otherwise quietly change nothing.",
        rule=_RULE,
        example=Example("A slip in the name of a rule.", 'HouseRules.from_changes({"targett": 1000})'),
    )

    def values(self) -> dict[str, object]:
        """With a hint: the name that was probably meant."""
        return super().values() | {"hint": _hint(self.field, self.known)}


class UnknownPreset(Reason):
    """A preset that does not exist."""

    name: str
    known: tuple[str, ...]
    entry = Entry(
        title="No rules of that name",
        says="There are no rules called “{name}”. Choose {known:or}.",
        why="Rules have one fixed name, so that two tables mean the same by it.",
        rule=_RULE + "#presets",
        example=Example("Someone asks for the rules of the pub.", 'HouseRules.preset("pub")'),
    )


class StepDoesNotDivide(Reason):
    """A smallest bid that is no multiple of the step."""

    minimum: int
    step: int
    entry = Entry(
        title="The lowest bid is between two steps",
        says="The lowest bid of {minimum:pts} is no multiple of the bid step, {step:pts}.",
        why="Every bid is a multiple of the step, so the lowest must be one too.",
        rule=_RULE + "#minimum_bid",
        example=Example(
            "The lowest bid is to be {255:pts}, in steps of {10:pts}.", "HouseRules(minimum_bid=255)"
        ),
    )


class NothingToDrop(Reason):
    """Single-digit points with a counting scheme whose numbers have no zero to drop."""

    scheme: str
    entry = Entry(
        title="No zero to drop",
        says="Points cannot be written in single digits (scale 1) with the “counters” {scheme}, which have no last zero to drop.",
        why="Single digits only leave off a zero that every number ends in.",
        rule=_RULE + "#scale",
        example=Example(
            "Someone asks for single digits with classic counting.",
            "HouseRules(scale=1, counters=CountingScheme.CLASSIC)",
        ),
    )


class MissingMeld(Reason):
    """A meld table that leaves a kind of meld out."""

    kind: str
    entry = Entry(
        title="[A meld] without points",
        says="The points of “{kind}” are missing. Give them, or an empty row if it does not count.",
        why="[A meld] left out may have been forgotten; an empty row says plainly that it does not count.",
        rule=_RULE + "#melds",
        example=Example("Someone leaves all the points out.", "HouseRules(melds={})"),
    )


class NotCalibrated(Reason):
    """Rules under which the advice was not measured."""

    name: str
    entry = Entry(
        title="Not measured under your rules",
        says="These chances were measured under other rules than yours ({name}): take them as a rough guide.",
        why="Bidding advice comes from thousands of deals played by the computer, and those followed the common rules.",
        rule=_RULE + "#advice",
        example=Example("The last [trick] is worth {50:pts}.", "NotCalibrated('Standard, 1 change')"),
    )


def _hint(typed: str, known: tuple[str, ...]) -> str:
    """The known name that is nearest to what was typed, if any is near."""
    from difflib import get_close_matches  # for an error only: in a browser people wait for imports

    near = get_close_matches(typed, known, n=1)
    return f"Did you mean “{near[0]}”?" if near else "The guide lists them all."
