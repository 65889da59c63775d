"""The screens there are, by kind. A screen is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from types import MappingProxyType
from typing import cast

from pinochle.screens.base import InputError, Screen, read_fields

KINDS: Mapping[str, str] = MappingProxyType({
    "contents": "pinochle.screens.contents:Contents",
    "drill": "pinochle.screens.drill:DrillScreen",
    "guided-deal": "pinochle.screens.guided:GuidedDeal",
    "house-rules": "pinochle.screens.compare:HouseRulesCompared",
    "lesson": "pinochle.screens.lesson:LessonScreen",
    "meld-explorer": "pinochle.screens.explorer:MeldExplorer",
    "practice-table": "pinochle.screens.practice:PracticeTable",
    "score-pad": "pinochle.screens.score_pad:ScorePad",
})  # fmt: skip
"""Kind → ``module:class``. Every screen in it is walked, linted and tried in the browser by the tests."""


def screen_class(kind: str) -> type[Screen]:
    """The class of a kind of screen. Raises InputError."""
    if kind not in KINDS:
        raise InputError(f"There is no screen named “{kind[:40]}”.")
    module, name = KINDS[kind].split(":")
    return cast("type[Screen]", getattr(import_module(module), name))


def build(kind: str, spec: object) -> Screen:
    """A screen from its kind and an untrusted spec. Raises InputError."""
    return screen_class(kind).from_spec(read_fields(spec))
