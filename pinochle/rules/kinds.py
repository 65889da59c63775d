"""The kinds of meld, and the table of what each pays."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Any

from pinochle.cards import Rank
from pinochle.reasons import BadField, RulesError, Words


class MeldKind(Enum):
    """The nine kinds of meld. A card may serve once in each class, never twice in one class."""

    RUN = "run"
    ROYAL_MARRIAGE = "royal-marriage"
    MARRIAGE = "marriage"
    DIX = "dix"
    ACES_AROUND = "aces-around"
    KINGS_AROUND = "kings-around"
    QUEENS_AROUND = "queens-around"
    JACKS_AROUND = "jacks-around"
    PINOCHLE = "pinochle"

    @property
    def class_letter(self) -> str:
        """``"A"`` for runs, marriages and the dix, ``"B"`` for the arounds, ``"C"`` for the pinochle."""
        return "B" if self in AROUNDS else "C" if self is MeldKind.PINOCHLE else "A"

    def named(self, words: Words = "table") -> str:
        """``"royal marriage"``."""
        if self is MeldKind.DIX and words == "plain":
            return "nine of the strongest suit"
        return self.value.replace("-", " ")


AROUNDS: Mapping[MeldKind, Rank] = {
    MeldKind.ACES_AROUND: Rank.ACE,
    MeldKind.KINGS_AROUND: Rank.KING,
    MeldKind.QUEENS_AROUND: Rank.QUEEN,
    MeldKind.JACKS_AROUND: Rank.JACK,
}


class MeldTable(Mapping[MeldKind, tuple[int, ...]]):
    """Points (x10) for 1, 2, ... copies of each kind; an empty row means that the kind is not scored. Immutable."""

    __slots__ = ("_rows",)

    def __init__(self, rows: Mapping[MeldKind, tuple[int, ...]]) -> None:
        self._rows = tuple((kind, rows[kind]) for kind in MeldKind if kind in rows)

    @classmethod
    def of(cls, rows: Mapping[Any, Any]) -> MeldTable:
        """A table from kinds or their names. Raises RulesError for an unknown kind or impossible points."""
        read = {cls.kind(key): row for key, row in rows.items()}
        for kind, row in read.items():
            if (
                not isinstance(row, tuple)
                or len(row) > 4
                or not all(type(n) is int and 0 <= n <= 100_000 for n in row)
            ):
                raise RulesError(
                    BadField(f"melds: {kind.value}", repr(row), "up to four numbers of points, none below 0")
                )
        return cls(read)

    @staticmethod
    def kind(key: object) -> MeldKind:
        """The kind that ``key`` is or names. Raises RulesError."""
        try:
            return (
                MeldKind(key.strip().lower().replace(" ", "-").replace("_", "-"))
                if isinstance(key, str)
                else MeldKind(key)
            )
        except ValueError:
            raise RulesError(
                BadField("melds", repr(key), "a kind of meld: " + ", ".join(k.value for k in MeldKind))
            ) from None

    def points(self, kind: MeldKind, count: int) -> int:
        """What ``count`` copies pay; copies beyond the row pay nothing more."""
        if not count:
            return 0
        row = self[kind]
        return row[min(count, len(row)) - 1] if row else 0

    def missing(self) -> tuple[MeldKind, ...]:
        """Kinds that have no row."""
        return tuple(kind for kind in MeldKind if kind not in self)

    def __getitem__(self, kind: MeldKind) -> tuple[int, ...]:
        for known, row in self._rows:
            if known is kind:
                return row
        raise KeyError(kind)

    def __iter__(self) -> Iterator[MeldKind]:
        return (kind for kind, _ in self._rows)

    def __len__(self) -> int:
        return len(self._rows)

    def __eq__(self, other: object) -> bool:
        return self._rows == other._rows if isinstance(other, MeldTable) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._rows)

    def __repr__(self) -> str:
        return f"MeldTable.of({ {kind.value: row for kind, row in self._rows} })"


SINGLE_MELDS = MeldTable(
    {
        MeldKind.RUN: (150, 1500),
        MeldKind.ROYAL_MARRIAGE: (40, 80),
        MeldKind.MARRIAGE: (20, 40),
        MeldKind.DIX: (10, 20),
        MeldKind.ACES_AROUND: (100, 1000),
        MeldKind.KINGS_AROUND: (80, 800),
        MeldKind.QUEENS_AROUND: (60, 600),
        MeldKind.JACKS_AROUND: (40, 400),
        MeldKind.PINOCHLE: (40, 300),
    }
)

DOUBLE_MELDS = MeldTable(
    {
        MeldKind.RUN: (150, 1500, 2250, 3000),
        MeldKind.ROYAL_MARRIAGE: (40, 80, 120, 160),
        MeldKind.MARRIAGE: (20, 40, 60, 80),
        MeldKind.DIX: (),
        MeldKind.ACES_AROUND: (100, 1000, 1500, 2000),
        MeldKind.KINGS_AROUND: (80, 800, 1200, 1600),
        MeldKind.QUEENS_AROUND: (60, 600, 900, 1200),
        MeldKind.JACKS_AROUND: (40, 400, 600, 800),
        MeldKind.PINOCHLE: (40, 300, 600, 900),
    }
)
