"""The course as data: lessons, drills, progress. Marked by the engine; drawn by ``pinochle.screens.lesson``.

``lesson("meld")`` is a lesson by its key, ``lessons()`` all of them in order. A lesson is built when first asked for.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from types import MappingProxyType

from pinochle.lessons.model import Lesson

KEYS: Mapping[str, str] = MappingProxyType({
    "cards": "cards:CARDS",
    "auction": "auction:AUCTION",
    "meld": "meld:MELD",
    "passing": "passing:PASSING",
    "play": "play:PLAY",
    "scoring": "scoring:SCORING",
    "skilled": "skilled:SKILLED",
    "mistakes": "mistakes:MISTAKES",
    "worked": "worked:WORKED",
})  # fmt: skip
"""Every lesson in order: its key, and the module and name under ``lessons.course``."""


@cache
def lesson(key: str) -> Lesson:
    """The lesson of that key. Raises KeyError."""
    module, name = KEYS[key].split(":")
    found: Lesson = getattr(import_module(f"pinochle.lessons.course.{module}"), name)
    return found


def lessons() -> tuple[Lesson, ...]:
    """All lessons, in order."""
    return tuple(lesson(key) for key in KEYS)
