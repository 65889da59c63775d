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
    bid_problem,
    meld_problem,
    tricks_problem,
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

    def problem(self, tables: Sequence[HouseRules]) -> Problem | None:
        """Why the deal cannot have happened at one of the tables, or None."""
        for name in NUMBERS:
            if self.text(name).strip() and self._number(name) is None:
                return "Whole numbers, please, in the full scale: a run is 150."
        deal = self.deal()
        if deal is None:
            return None
        problems = (
            problem
            for rules in tables
            for problem in (
                bid_problem(deal.bid, rules),
                *(meld_problem(meld, rules) for meld in deal.melds),
                tricks_problem(deal.tricks, rules),
            )
        )
        return next((each for each in problems if each), None)

    def fields(self, speech: Speech) -> Html:
        """The four boxes."""
        boxes = (
            field(
                speech.text(label),
                self.text(name),
                intent={"do": "enter", "field": name},
                key=name,
                inputmode="numeric",
            )
            for name, label in LABELS.items()
        )
        return tag("div", *boxes, cls="pn-asked", key="deal-fields")

    def _number(self, name: str) -> int | None:
        return digits(self.text(name).strip(), LONGEST)
