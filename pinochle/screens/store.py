"""What crosses screens: one document of entries (progress, settings, statistics), merged by their times.

An entry is a key (``"settings/words"``, ``"progress/meld"``, ``"stats/deals/3f2a"``), the time of its last
change in milliseconds, and a JSON value; ``None`` stands for an entry taken away. Merging is commutative,
associative and idempotent, so two tabs or two machines lose nothing: what must be counted gets an entry each.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import TypeAlias

from pinochle.screens.base import BIGGEST, InputError, Json, read_fields

Entries: TypeAlias = Mapping[str, tuple[int, Json]]

MOST_ENTRIES = 5000
LONGEST_VALUE = 20_000
_KEY = re.compile(r"[a-z0-9][a-zA-Z0-9/._-]{0,99}")


def read_entries(raw: object) -> dict[str, tuple[int, Json]]:
    """The readable entries of an untrusted document ``{key: [time, value]}``; the others are left out.

    Raises InputError where the whole is no document at all.
    """
    read: dict[str, tuple[int, Json]] = {}
    for key, item in read_fields(raw, "store").values.items():
        if _KEY.fullmatch(key) and isinstance(item, list) and len(item) == 2 and len(read) < MOST_ENTRIES:
            time, value = item
            if type(time) is int and 0 <= time <= BIGGEST and len(json.dumps(value)) <= LONGEST_VALUE:
                read[key] = (time, value)
    return read


def write_entries(entries: Entries) -> dict[str, Json]:
    """Entries as JSON."""
    return {key: [time, value] for key, (time, value) in entries.items()}


def merge(one: Entries, other: Entries) -> dict[str, tuple[int, Json]]:
    """Both together; of two entries under one key the later stays, of equal times the same either way."""
    merged = dict(one)
    for key, entry in other.items():
        if key not in merged or _age(merged[key]) < _age(entry):
            merged[key] = entry
    return merged


def changed(before: Mapping[str, Json], after: Mapping[str, Json], now: int) -> dict[str, tuple[int, Json]]:
    """The entries that differ, stamped ``now``; an entry that is gone becomes ``None``."""
    gone: dict[str, Json] = {key: None for key in before if key not in after}
    return {
        key: (now, value)
        for key, value in {**after, **gone}.items()
        if key not in before or before[key] != value
    }


def values(entries: Entries) -> dict[str, Json]:
    """What screens see: values by key, without those taken away."""
    return {key: value for key, (_, value) in entries.items() if value is not None}


def _age(entry: tuple[int, Json]) -> tuple[int, str]:
    return entry[0], json.dumps(entry[1], sort_keys=True)


__all__ = ["Entries", "InputError", "changed", "merge", "read_entries", "values", "write_entries"]
