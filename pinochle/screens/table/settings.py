"""How a person likes to play: the computers' pace, one tap or two, keys, words and colours."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from types import MappingProxyType
from typing import Literal, cast

from pinochle.reasons import Words, term
from pinochle.screens.base import Fields, Intent, Json
from pinochle.screens.html import Html, Node, checkbox, details, radios, tag

PACES: Mapping[str, int] = MappingProxyType({"off": 0, "fast": 350, "normal": 800, "slow": 1600, "step": -1})
"""Milliseconds before a computer acts; ``off`` is at once, and ``step`` waits for a button."""
_PACE_NAMES: Mapping[str, Node] = MappingProxyType(
    {"off": "At once", "fast": "Fast", "normal": "Normal", "slow": "Slow", "step": "Step by step"}
)
_WORDS: Mapping[str, Node] = MappingProxyType({"plain": "Plain words", "table": "Table words"})


@dataclass(frozen=True, slots=True)
class Settings:
    """One person's preferences."""

    pace: str = "normal"
    one_tap: bool = False
    keys: bool = True
    words: Words = "table"
    two_colours: bool = False

    @property
    def colours(self) -> Literal[2, 4]:
        """How many colours the suits have."""
        return 2 if self.two_colours else 4

    def key(self, name: str) -> str | None:
        """A hotkey, unless keys are switched off."""
        return name if self.keys else None

    def changed(self, intent: Intent) -> Settings:
        """With one of them changed. Raises InputError."""
        name = intent.choice("name", ("pace", "one_tap", "keys", "words", "two_colours"))
        if name == "pace":
            return replace(self, pace=intent.choice("choice", tuple(PACES)))
        if name == "words":
            return replace(self, words=_words(intent.choice("choice", tuple(_WORDS))))
        on = intent.flag("on")
        if name == "one_tap":
            return replace(self, one_tap=on)
        return replace(self, keys=on) if name == "keys" else replace(self, two_colours=on)

    def spec(self) -> dict[str, Json]:
        """As JSON."""
        return {
            "pace": self.pace,
            "one_tap": self.one_tap,
            "keys": self.keys,
            "words": self.words,
            "two_colours": self.two_colours,
        }

    @classmethod
    def read(cls, fields: Fields, default: Settings) -> Settings:
        """From untrusted JSON. Raises InputError."""
        return cls(
            pace=fields.choice("pace", tuple(PACES), default.pace),
            one_tap=fields.flag("one_tap", default.one_tap),
            keys=fields.flag("keys", default.keys),
            words=_words(fields.choice("words", tuple(_WORDS), default.words)),
            two_colours=fields.flag("two_colours", default.two_colours),
        )


@lru_cache(maxsize=8)
def settings_panel(now: Settings) -> Html:
    """The controls, folded away."""
    trick = term("trick", now.words)
    keys = f"Keys: ← → choose, Space raise, Enter play, ↑ ↓ bid, P pass, H hint, L previous {trick}, Y why"
    return details(
        "Settings",
        tag("p", "Pace of the computers", cls="pn-label"),
        radios("Pace of the computers", _PACE_NAMES, now.pace, key="pace", intent=_set("pace")),
        tag("p", "Words", cls="pn-label"),
        radios("Words", _WORDS, now.words, key="words", intent=_set("words")),
        checkbox("One tap plays a card", now.one_tap, intent=_set("one_tap"), key="one-tap"),
        checkbox("Two colours of suits", now.two_colours, intent=_set("two_colours"), key="two-colours"),
        checkbox(keys, now.keys, intent=_set("keys"), key="keys"),
        key="settings",
    )


def _set(name: str) -> dict[str, Json]:
    return {"do": "set", "name": name}


def _words(value: str) -> Words:
    return cast("Words", value)
