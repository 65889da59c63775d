"""The three kinds of error. Each carries a reason and shows its sentence."""

from __future__ import annotations

from pinochle.reasons.base import Explanation, Reason, explain
from pinochle.reasons.words import Words


class PinochleError(Exception):
    """Something the package refuses; ``reason`` says what and why."""

    def __init__(self, reason: Reason, scale: int = 10) -> None:
        super().__init__(reason)
        self.reason = reason
        self.scale = scale

    def explanation(self, words: Words = "table") -> Explanation:
        """The reason in words, in the scale of the table that refused."""
        return explain(self.reason, words, self.scale)

    def __str__(self) -> str:
        return self.explanation().says


QUOTED = 40  # letters


def quote(typed: str) -> str:
    """How a message repeats what was typed: a long text only as it begins."""
    typed = typed.strip()
    return typed if len(typed) <= QUOTED else typed[:QUOTED] + "…"


class NotationError(PinochleError, ValueError):
    """A typed text that cannot be read as what was asked for."""


class RulesError(PinochleError, ValueError):
    """House rules that contradict themselves."""


class IllegalAction(PinochleError):
    """An action that the rules do not allow now."""
