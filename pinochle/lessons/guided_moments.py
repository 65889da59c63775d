"""Three moments of a finished deal: the last bid, the pass, and a play that the coach sees otherwise."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from pinochle.cards import Seat
from pinochle.players import Choice
from pinochle.table import Action, Bid, Deal, NameTrump, Pass, PassCards, Play


@dataclass(frozen=True, slots=True)
class Moment:
    """One own decision beside what the coach would have done; ``number`` is its place among the deal's actions."""

    title: str
    number: int
    action: Action
    coach: Choice

    @property
    def same(self) -> bool:
        """Whether the coach would have done the same."""
        return self.action == self.coach.action


def three_moments(deal: Deal, seat: Seat, coach: Callable[[int], Choice]) -> tuple[Moment, ...]:
    """The moments of ``seat``; ``coach`` says what it would have done instead of the action of that number."""
    return tuple(_moments(deal, seat, coach))


def _moments(deal: Deal, seat: Seat, coach: Callable[[int], Choice]) -> Iterator[Moment]:
    own = [(number, action) for number, (who, action) in enumerate(deal.actions) if who is seat]
    calls = [step for step in own if isinstance(step[1], Bid | Pass)]
    given = [step for step in own if isinstance(step[1], PassCards)]
    named = [step for step in own if isinstance(step[1], NameTrump)]
    for title, steps in (("Your last call", calls), ("What you passed", given or named)):
        if steps:
            yield Moment(title, *steps[-1], coach(steps[-1][0]))
    plays = [step for step in own if isinstance(step[1], Play) and _free(deal, step[0])]
    if plays:
        judged = [Moment("A card to think about", *step, coach(step[0])) for step in plays]
        yield next((moment for moment in judged if not moment.same), judged[0])


def _free(deal: Deal, number: int) -> bool:
    """Whether there was a choice of cards at that action."""
    before = deal
    while len(before.actions) > number and before.before is not None:
        before = before.before
    seat = deal.actions[number][0]
    legal = before.view(seat).legal
    return legal is not None and len(legal) > 1
