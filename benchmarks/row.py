"""One measured line: what was measured, and the limit it must keep."""

from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Any


class Kind(StrEnum):
    """Which side of the limit is good."""

    AT_MOST = "at most"
    AT_LEAST = "at least"


@dataclass(frozen=True, slots=True)
class Row:
    """A measured value with its limit, both in the unit that `what` names."""

    what: str
    measured: float
    limit: float
    kind: Kind

    @property
    def met(self) -> bool:
        """Whether the limit was kept. A value that is not a number never keeps it."""
        if self.kind is Kind.AT_MOST:
            return self.measured <= self.limit
        return self.measured >= self.limit

    def as_json(self) -> dict[str, Any]:
        """The row as `build/bench.json` holds it."""
        return {**asdict(self), "met": self.met}


def at_most(what: str, measured: float, limit: float) -> Row:
    """A time, a size or a count that must not grow beyond `limit`."""
    return Row(what, measured, limit, Kind.AT_MOST)


def at_least(what: str, measured: float, limit: float) -> Row:
    """A rate or a gain that must not fall below `limit`."""
    return Row(what, measured, limit, Kind.AT_LEAST)
