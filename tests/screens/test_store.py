"""The shared store: merging loses nothing, whatever the order."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pinochle.screens.base import InputError, Json
from pinochle.screens.store import (
    LONGEST_VALUE,
    MOST_ENTRIES,
    changed,
    left_out,
    merge,
    read_entries,
    values,
    write_entries,
)

VALUE = (
    st.none()
    | st.booleans()
    | st.integers(-9, 9)
    | st.lists(st.integers(0, 3), max_size=2)
    | st.text(max_size=3)
)
ALIKE: tuple[Json, ...] = (
    None, True, -1, 1, 12, 10**15, "", "plain", "table", "1", 'a"b', "a\nb", "é", "♠", "\uffff", "😀", [], [1], {},
    {"x": [1]},
)  # fmt: skip
"""Values that one and the same moment may have given a key."""
ENTRIES = st.dictionaries(st.sampled_from(["a", "b/c", "stats/x"]), st.tuples(st.integers(0, 3), VALUE))


@given(ENTRIES, ENTRIES, ENTRIES)
def test_merging_is_order_free(one: dict, two: dict, three: dict) -> None:  # type: ignore[type-arg]
    assert as_json(merge(one, two)) == as_json(merge(two, one))
    assert as_json(merge(merge(one, two), three)) == as_json(merge(one, merge(two, three)))
    assert as_json(merge(one, one)) == as_json(one)


def as_json(entries: dict) -> str:  # type: ignore[type-arg]
    return json.dumps(write_entries(entries), sort_keys=True)


def test_the_later_entry_stays() -> None:
    assert merge({"a": (1, "old")}, {"a": (2, "new")}) == {"a": (2, "new")}
    assert merge({"a": (2, "new")}, {"a": (1, "old"), "b": (1, 1)}) == {"a": (2, "new"), "b": (1, 1)}


def test_of_equal_times_the_greater_text_stays() -> None:
    for less, more in (("plain", "table"), (1, 2), ("♠", "😀"), ("😀", "\uffff"), ("b", None), (True, {})):
        assert merge({"a": (1, less)}, {"a": (1, more)}) == {"a": (1, more)}
        assert merge({"a": (1, more)}, {"a": (1, less)}) == {"a": (1, more)}


@given(ENTRIES)
def test_written_entries_are_read_again(entries: dict) -> None:  # type: ignore[type-arg]
    assert read_entries(json.loads(as_json(entries))) == entries


def test_unreadable_entries_are_left_out() -> None:
    raw = {
        "good": [5, {"x": 1}], "Bad key!": [1, 1], "": [1, 1], "short": [1], "text": "x", "time": ["1", 1],
        "true": [True, 1], "before": [-1, 1], "far": [10**16, 1], "long": [1, "x" * LONGEST_VALUE],
    }  # fmt: skip
    assert read_entries(raw) == {"good": (5, {"x": 1})}
    assert left_out(raw) == {key: item for key, item in raw.items() if key != "good"}, "kept as they are"
    deep: list[object] = []
    for _ in range(50):
        deep = [deep]
    assert read_entries({"good": [5, 1], "deep": [1, deep]}) == {"good": (5, 1)}, "one spoils no other"
    assert len(read_entries({f"k{n}": [1, 1] for n in range(MOST_ENTRIES + 9)})) == MOST_ENTRIES


@pytest.mark.parametrize("raw", [None, 3, [], "x"])
def test_what_is_no_store_is_refused(raw: object) -> None:
    with pytest.raises(InputError):
        read_entries(raw)


def test_only_what_changed_is_stamped() -> None:
    assert changed({"a": 1, "b": 2, "c": 3}, {"a": 1, "b": 5, "d": None}, 9) == {
        "b": (9, 5), "c": (9, None), "d": (9, None),
    }  # fmt: skip


def test_what_was_taken_away_is_not_seen() -> None:
    assert values({"a": (1, 0), "b": (2, None)}) == {"a": 0}
