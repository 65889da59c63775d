"""What crosses screens: one document of entries (progress, settings, statistics), merged by their times.

An entry is a key (``"settings/words"``, ``"progress/meld"``, ``"stats/deals/3f2a"``), the time of its last
change in milliseconds, and a JSON value; ``None`` stands for an entry taken away. Merging is commutative,
associative and idempotent, so two tabs or two machines lose nothing: what must be counted gets an entry each.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from itertools import islice
from typing import TypeAlias, cast

from pinochle.reasons import Words
from pinochle.screens.base import BIGGEST, InputError, Json, is_json

Entries: TypeAlias = Mapping[str, tuple[int, Json]]

MOST_ENTRIES = 5000
LONGEST_VALUE = 20_000
WORDS = "settings/words"  # the vocabulary of every screen but the lessons; static/live.js and words.js know it too
_KEY = re.compile(r"[a-z0-9][a-zA-Z0-9/._-]{0,99}")


def read_entries(raw: object) -> dict[str, tuple[int, Json]]:
    """The readable entries of an untrusted document ``{key: [time, value]}``; the others are ``left_out``.

    Raises InputError where the whole is no document at all.
    """
    if not isinstance(raw, dict):
        raise InputError("The store is not a readable object.")
    read = {key: (item[0], item[1]) for key, item in raw.items() if _is_entry(key, item)}
    return dict(islice(read.items(), MOST_ENTRIES))


def left_out(raw: object) -> dict[str, Json]:
    """What ``read_entries`` does not take of a document, as it stands there: to be kept, and said."""
    read = read_entries(raw)
    return {key: item for key, item in raw.items() if key not in read} if isinstance(raw, dict) else {}


def _is_entry(key: object, item: object) -> bool:
    if not (isinstance(key, str) and _KEY.fullmatch(key) and isinstance(item, list) and len(item) == 2):
        return False
    time, value = item
    if type(time) is not int or not 0 <= time <= BIGGEST:
        return False
    return is_json(value) and len(json.dumps(value)) <= LONGEST_VALUE


def chosen_words(entries: Mapping[str, Json], key: str = WORDS) -> Words | None:
    """The vocabulary that the values of a store name; None where none was chosen, or nothing readable."""
    chosen = entries.get(key)
    return cast("Words", chosen) if chosen in ("table", "plain") else None


def write_entries(entries: Entries) -> dict[str, Json]:
    """Entries as JSON."""
    return {key: [time, value] for key, (time, value) in entries.items()}


def merge(one: Entries, other: Entries) -> dict[str, tuple[int, Json]]:
    """Both together; of two entries under one key the later stays, of equal times that of the greater text.

    So does ``mergeStore`` of ``static/screen.js``, for all that a screen keeps: no fractions.
    """
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


def _age(entry: tuple[int, Json]) -> tuple[int, bytes]:
    text = json.dumps(entry, ensure_ascii=False)
    return entry[0], text.encode("utf-16-be", "surrogatepass")  # in JavaScript's order


__all__ = [
    "WORDS", "Entries", "InputError", "changed", "chosen_words", "left_out", "merge", "read_entries", "values",
    "write_entries",
]  # fmt: skip
