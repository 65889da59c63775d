"""What a side scores for a deal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pinochle.lessons.forms import Form, Number
from pinochle.lessons.model import Mark, Task
from pinochle.lessons.tasks.facts import further
from pinochle.lessons.wording import Text, general
from pinochle.reasons import (
    BidImpossible,
    BidMade,
    MeldLostNoCounter,
    MeldLostNoPoint,
    MeldLostNoTrick,
    OthersScore,
    Reason,
)
from pinochle.reasons.words import points
from pinochle.rules import PRESETS, DealScore, HouseRules, SideResult, score_deal

_OF_OTHERS = (MeldLostNoPoint, MeldLostNoCounter, MeldLostNoTrick, OthersScore)


@dataclass(frozen=True, slots=True)
class Scores(Task):
    """What do the bidders (or the others) score? ``before`` asks for the new total instead."""

    bid: int
    bidders: SideResult
    others: SideResult
    asked: Literal["bidders", "others"]
    rules: HouseRules = PRESETS["standard"]
    before: int = 0

    @property
    def form(self) -> Form:
        return Number()

    @property
    def score(self) -> DealScore:
        """What the engine says."""
        return score_deal(self.bid, self.bidders, self.others, self.rules)

    def answer(self) -> str:
        score = self.score
        return str(self.before + (score.bidders if self.asked == "bidders" else score.others))

    def mark(self, answer: str) -> Mark:
        given, right = int(answer), int(self.answer())
        if given == right:
            scored = right - self.before
            before, shown = points(self.before, 10), points(right, 10)
            total = (f"With the {before} from before that makes {shown}.",) if self.before else ()
            if self.before and not scored:
                total = (f"Nothing is added to the {before} from before.",)
            return Mark(True, (*self.because(), *total))
        if given == -right and right < 0:
            shown = points(right, 10)
            why = f"it is below zero: {shown}." if self.before else f"it is taken off: {shown}."
            return Mark(False, (f"But {why}",), true=("That is the right amount.",))
        return Mark(False, (further(given, right), *self.because()[-2:]), true=self._true(given))

    def because(self) -> tuple[Reason, ...]:
        """The reasons that are about the side asked for."""
        about_others = self.asked == "others"
        chosen = tuple(r for r in self.score.reasons if isinstance(r, _OF_OTHERS) == about_others)
        if about_others and not self.score.played:
            return (*(r for r in self.score.reasons if isinstance(r, BidImpossible)), *chosen)
        return chosen

    def _true(self, given: int) -> tuple[Text, ...]:
        """What was right in a wrong answer."""
        side = self.bidders if self.asked == "bidders" else self.others
        if given - self.before == side.meld + side.trick_points:
            return ("You added [meld|combinations] and [tricks] rightly.",)
        if given - self.before in {-self.bid, self.bid}:
            return ("You looked at the bid, which matters here.",)
        return ()

    def rule(self) -> Text:
        made = isinstance(self.because()[0], BidMade)
        return general(self.because()[0] if made or self.asked == "others" else self.because()[-1])
