"""How the explorer writes words and numbers for the person who looks at it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pinochle.reasons import Reason, Words, explain, points, render
from pinochle.screens.faces import drawn
from pinochle.screens.html import Html

WORDS: tuple[Words, ...] = ("table", "plain")
DIGITS = (10, 1)
COLOURS = (4, 2)


@dataclass(frozen=True)
class Look:
    """The chosen vocabulary, number of digits (10: in full, 1: without the last zero) and colours of the suits."""

    words: Words = "table"
    digits: int = 10
    colours: Literal[2, 4] = 4

    def say(self, template: str, **values: object) -> str:
        """A template of ``reasons.words`` as text."""
        return render(template, self.words, self.digits, values, sentence_case=True)

    def points(self, value: int) -> str:
        """Points (x10) as they are written here."""
        return points(value, self.digits)

    def text(self, reason: Reason) -> str:
        """What a reason says, as plain text."""
        return explain(reason, self.words, self.digits).says

    def sentence(self, reason: Reason) -> Html:
        """What a reason says, with drawn suits."""
        return drawn(self.text(reason))

    def why(self, reason: Reason) -> Html:
        """Why the rule behind a reason is as it is."""
        return drawn(explain(reason, self.words, self.digits).why)
