"""The four numbers of the deal that two tables are compared by, as they are typed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pinochle.rules import HouseRules
from pinochle.screens.base import digits
from pinochle.screens.html import Html, field, tag
from pinochle.screens.score_pad_deal import (
    WE,
    PadDeal,
    Problem,
    number_problem,
    said,
)
from pinochle.screens.table.speech import Speech

LONGEST = 6
NUMBERS = ("bid", "their-meld", "our-meld", "tricks")
LABELS = {
    "bid": "Bid",
    "our-meld": "[Meld] of the [bidders]",
    "tricks": "Points of the [bidders] in [tricks]",
    "their-meld": "[Meld] of the others",
}


@dataclass(frozen=True, slots=True)
class TypedDeal:
    """Texts, in the full scale: a run is 150. The bidders are ``ours``."""

    bid: str
    our_meld: str
    tricks: str
    their_meld: str

    def text(self, name: str) -> str:
        """What is typed in one of ``NUMBERS``."""
        return str(getattr(self, name.replace("-", "_")))

    def entered(self, name: str, text: str) -> TypedDeal:
        """With another text in one of ``NUMBERS``."""
        return replace(self, **{name.replace("-", "_"): text[:LONGEST]})

    def deal(self) -> PadDeal | None:
        """The deal, or None while something is missing or no number."""
        if any(self._number(name) is None for name in NUMBERS):
            return None
        bid, theirs, ours, tricks = (self._number(name) or 0 for name in NUMBERS)
        return PadDeal(WE, bid, (ours, theirs), tricks)

    def problem(self, name: str, tables: Sequence[HouseRules]) -> Problem | None:
        """Why one of ``NUMBERS`` cannot be at one of the tables, or None."""
        if not self.text(name).strip():
            return None
        number = self._number(name)
        if number is None:
            return "A whole number, please, in the full scale: a run is 150."
        return next((problem for rules in tables if (problem := number_problem(name, number, rules))), None)

    def fields(self, speech: Speech, tables: Sequence[HouseRules]) -> Html:
        """The four boxes, with what is wrong below its own."""
        return tag(
            "div", (self._field(name, speech, tables) for name in LABELS), cls="pn-asked", key="deal-fields"
        )

    def _field(self, name: str, speech: Speech, tables: Sequence[HouseRules]) -> Html:
        problem = self.problem(name, tables)
        return field(
            speech.text(LABELS[name]),
            self.text(name),
            intent={"do": "enter", "field": name},
            key=name,
            error=said(problem, speech) if problem else None,
            inputmode="numeric",
        )

    def _number(self, name: str) -> int | None:
        return digits(self.text(name).strip(), LONGEST)
