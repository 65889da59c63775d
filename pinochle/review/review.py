"""A finished deal judged card by card, in slices short enough for a screen to stay alive."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from pinochle.analysis.solver import OutOfNodes, Solver
from pinochle.cards import Seat
from pinochle.reasons import Reason
from pinochle.review.auction import auction_reasons
from pinochle.review.marks import Mark, marks
from pinochle.review.values import WORLDS, Judged, Samples, solvable, solved, solver_for
from pinochle.table import Deal, Play

NODES = 500
"""Trick starts that one slice may look at, and"""
AT_ONCE = 5
"""worlds that it may try: under 50 ms each, in a browser too."""


class Bench:
    """What has been found between slices and is not yet a judgement; it only saves time."""

    def __init__(self, deal: Deal) -> None:
        self.solver: Solver = solver_for(deal)
        self.samples: dict[int, Samples] = {}


@dataclass(frozen=True)
class Review:
    """The review of one seat's play: what is judged so far, and what is still to do, the last trick first.

    ``advance`` judges a little more. The bench keeps what a search has found between slices; it changes nothing but
    the time that is left.
    """

    deal: Deal
    seat: Seat
    marks: tuple[Mark, ...]
    auction: tuple[Reason, ...]
    to_do: tuple[int, ...]
    judged: tuple[Judged, ...] = ()
    slices: int = 0
    worlds: int = WORLDS
    bench: Bench | None = field(default=None, repr=False, compare=False)

    @classmethod
    def start(cls, deal: Deal, seat: Seat, worlds: int = WORLDS) -> Review:
        """The review of a deal that is over, with nothing judged yet."""
        marked = marks(deal)
        free = [m.step for m in marked if m.seat is seat and isinstance(m.action, Play) and not m.forced]
        bench = Bench(deal) if free else None
        return cls(
            deal, seat, marked, auction_reasons(deal, seat), tuple(reversed(free)), worlds=worlds, bench=bench
        )

    @property
    def done(self) -> bool:
        """Whether every free choice is judged."""
        return not self.to_do

    @property
    def progress(self) -> tuple[int, int]:
        """How many free choices are judged, and how many there are."""
        return len(self.judged), len(self.judged) + len(self.to_do)

    @property
    def lost(self) -> int:
        """All points (x10) lost beyond doubt, so far."""
        return round(sum(each.lost for each in self.judged if each.matters))

    def advance(self) -> Review:
        """The review after one more slice."""
        if self.done or self.bench is None:
            return self
        found = self._judge(self.bench, self.to_do[0])
        if found is None:
            return replace(self, slices=self.slices + 1)
        return replace(self, to_do=self.to_do[1:], judged=(found, *self.judged), slices=self.slices + 1)

    def _judge(self, bench: Bench, step: int) -> Judged | None:
        """One slice of work on one choice; None while it takes more."""
        before = self.deal.at(step)
        seat, action = self.deal.actions[step]
        if not isinstance(action, Play):
            raise TypeError("only cards are judged")
        if solvable(before):
            bench.solver.nodes = NODES
            try:
                return solved(before, step, seat, action.card, bench.solver)
            except OutOfNodes:
                return None
        samples = bench.samples.setdefault(step, Samples(before, step, seat))
        samples.more(min(AT_ONCE, self.worlds - samples.worlds))
        return samples.judged(before, step, seat, action.card) if samples.worlds >= self.worlds else None

    def finished(self) -> Review:
        """The whole review at once."""
        review = self
        while not review.done:
            review = review.advance()
        return review

    def turning_points(self, count: int = 3) -> tuple[Judged, ...]:
        """The choices that cost most, in the order of the deal; none that cost nothing."""
        costly = sorted((each for each in self.judged if each.matters), key=lambda each: -each.lost)
        return tuple(sorted(costly[:count], key=lambda each: each.step))

    def of(self, step: int) -> Judged | None:
        """What was found of one action, if it was a free choice that is judged."""
        return next((each for each in self.judged if each.step == step), None)
