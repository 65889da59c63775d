"""Questions whose answer the engine works out in one call: one of several, or a number."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pinochle.lessons.forms import Form, Number, Option, Pick
from pinochle.lessons.model import Mark, Task
from pinochle.lessons.wording import Text, general


@dataclass(frozen=True, slots=True)
class Choose(Task):
    """One of several; ``engine`` gives the key of the right one.

    ``because`` says why. ``hint`` is the rule alone; a reason that stands first in ``because`` has its own.
    """

    options: tuple[Option, ...]
    engine: Callable[[], object]
    because: tuple[Text, ...]
    hint: Text | None = None

    @property
    def form(self) -> Form:
        return Pick(self.options)

    def answer(self) -> str:
        return str(self.engine())

    def mark(self, answer: str) -> Mark:
        return Mark(answer == self.answer(), self.because)

    def rule(self) -> Text:
        return self.hint or general(self.because[0])


@dataclass(frozen=True, slots=True)
class Count(Task):
    """A number; ``engine`` works it out. ``because`` says how, ``hint`` is the rule alone as in ``Choose``."""

    engine: Callable[[], int]
    because: tuple[Text, ...]
    unit: str = "points"
    hint: Text | None = None

    @property
    def form(self) -> Form:
        return Number(self.unit)

    def answer(self) -> str:
        return str(self.engine())

    def mark(self, answer: str) -> Mark:
        right, given = self.engine(), int(answer)
        if given == right:
            return Mark(True, self.because)
        return Mark(False, (further(given, right), self.rule()))

    def rule(self) -> Text:
        return self.hint or general(self.because[0])


def further(given: int, right: int) -> str:
    """Which way to look on."""
    return f"It is {'more' if given < right else 'less'} than {given}."


def options(*pairs: tuple[str, str]) -> tuple[Option, ...]:
    """Options from keys and labels."""
    return tuple(Option(key, label) for key, label in pairs)
