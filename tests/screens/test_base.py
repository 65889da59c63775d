"""Reading what comes from outside."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pinochle.screens.base import DEEPEST, LONGEST_TEXT, Fields, InputError, Intent, read_fields
from pinochle.screens.registry import KINDS, build, screen_class
from tests.screens.sample import Sample

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@pytest.mark.parametrize(
    ("read", "value", "answer"),
    [
        (lambda f: f.string("x"), "a\u0000b\tc\ud800", "ab\tc"),
        (lambda f: f.string("x"), "é♠", "é♠"),
        (lambda f: f.choice("x", ("a", "b")), "b", "b"),
        (lambda f: f.number("x"), -3, -3),
        (lambda f: f.number("x", low=0, high=5), 5, 5),
        (lambda f: f.flag("x"), False, False),
        (lambda f: f.strings("x"), ["a", "b"], ("a", "b")),
        (lambda f: f.fields("x").values["y"], {"y": 1}, 1),
    ],
)
def test_good_fields(read: Any, value: Any, answer: Any) -> None:
    assert read(Fields({"x": value})) == answer


@pytest.mark.parametrize(
    ("read", "value"),
    [
        (lambda f: f.string("x"), 3),
        (lambda f: f.string("x"), None),
        (lambda f: f.string("x"), "a" * (LONGEST_TEXT + 1)),
        (lambda f: f.choice("x", ("a", "b")), "c"),
        (lambda f: f.choice("x", ("a", "b")), ["a"]),
        (lambda f: f.number("x"), True),
        (lambda f: f.number("x"), 1.0),
        (lambda f: f.number("x"), "1"),
        (lambda f: f.number("x", low=0, high=5), 6),
        (lambda f: f.number("x"), 10**16),
        (lambda f: f.flag("x"), 1),
        (lambda f: f.strings("x"), "ab"),
        (lambda f: f.strings("x"), ["a", 1]),
        (lambda f: f.strings("x"), ["a"] * (LONGEST_TEXT + 1)),
        (lambda f: f.fields("x"), [1]),
    ],
)
def test_bad_fields_are_refused_by_name(read: Any, value: Any) -> None:
    with pytest.raises(InputError, match="x"):
        read(Fields({"x": value}))


def test_a_missing_field_is_its_default_or_an_error() -> None:
    nothing = Fields({})
    assert nothing.string("x", "a") == "a"
    assert nothing.number("x", 2) == 2
    assert nothing.flag("x", default=True) is True
    assert nothing.strings("x", ("a",)) == ("a",)
    assert nothing.fields("x") == Fields({})
    for read in (nothing.string, nothing.number, nothing.flag, nothing.strings):
        with pytest.raises(InputError, match="“x” should be"):
            read("x")


def test_an_intent_from_the_wire() -> None:
    intent = Intent.read({"do": "play", "card": "QS", "at": 3, "text": "hi"}, now=5, entropy="ff")
    assert (intent.do, intent.string("card"), intent.number("at"), intent.text) == ("play", "QS", 3, "hi")
    assert (intent.now, intent.seed) == (5, 255)
    assert intent == Intent.of("play", card="QS", at=3, text="hi", now=5, entropy="ff")


@pytest.mark.parametrize(
    "raw", [None, 3, "play", [], {}, {"do": 1}, {"do": None}, {1: "x"}, {"do": "a", "x": object()}]
)
def test_what_is_no_intent_is_refused(raw: object) -> None:
    with pytest.raises(InputError):
        Intent.read(raw, now=0, entropy="0")


def test_deep_objects_are_refused() -> None:
    deep: Any = 1
    for _ in range(DEEPEST + 1):
        deep = {"x": deep}
    with pytest.raises(InputError):
        read_fields(deep)
    deep = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(InputError):
        read_fields({"x": deep})


@given(JSON)
def test_any_json_is_read_or_refused(raw: Any) -> None:
    try:
        read = Intent.read(raw, now=0, entropy="0")
    except InputError:
        assert (
            not isinstance(raw, dict) or not isinstance(raw.get("do"), str) or len(json.dumps(raw)) > DEEPEST
        )
    else:
        assert read.do == "".join(c for c in raw["do"] if c in "\t\n" or (ord(c) > 31 and ord(c) != 127))


def test_an_unknown_doing_is_named() -> None:
    assert str(Intent.of("fly" * 50).unknown()) == f"There is no “{('fly' * 50)[:40]}” here."


def test_the_registry_knows_every_kind_by_its_name() -> None:
    for kind in KINDS:
        assert screen_class(kind).kind == kind
        assert build(kind, {}).kind == kind
    with pytest.raises(InputError, match="no screen named “nothing”"):
        build("nothing", {})


def test_what_a_screen_need_not_say() -> None:
    screen = Sample(count=3)
    assert screen.state() == screen.spec()
    assert Sample.version == 1
