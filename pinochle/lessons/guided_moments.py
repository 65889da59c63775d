"""Moments of a finished deal: the last bid, a wrong suit or the pass, a card that the coach would not have played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from pinochle.analysis import value_hand
from pinochle.cards import Seat
from pinochle.players import Choice, reasons_for
from pinochle.reasons import BidIsMade, Reason, TriedOut
from pinochle.review import why_rather
from pinochle.table import Action, Bid, Deal, NameTrump, Pass, PassCards, Play, View

WORTH_A_WORD = 30  # points (x10) on average that make a card better, where nothing else does


@dataclass(frozen=True, slots=True)
class Moment:
    """One own decision beside what the coach would have done; ``number`` is its place among the deal's actions.

    ``telling`` are the reasons that tell the two apart; none where the same reasons hold of both.
    """

    title: str
    number: int
    action: Action
    coach: Choice
    telling: tuple[Reason, ...] = ()

    @property
    def same(self) -> bool:
        """Whether the coach would have done the same."""
        return self.action == self.coach.action


def three_moments(deal: Deal, seat: Seat, coach: Callable[[View], Choice]) -> tuple[Moment, ...]:
    """The moments of ``seat``; ``coach`` says what it would have done on the same view."""
    return tuple(_moments(deal, seat, coach))


def other_card(deal: Deal, seat: Seat, coach: Callable[[View], Choice]) -> Moment | None:
    """The last thing ``seat`` did, if it was a card and the coach has a reason to have played another."""
    number = max((n for n, (who, _) in enumerate(deal.actions) if who is seat), default=None)
    if number is None or not isinstance(deal.actions[number][1], Play) or not _free(deal, number):
        return None
    moment = _moment("", deal, (number, deal.actions[number][1]), coach)
    telling = tuple(r for r in moment.telling if not isinstance(r, TriedOut) or r.more >= WORTH_A_WORD)
    return replace(moment, telling=telling) if telling else None


def _moments(deal: Deal, seat: Seat, coach: Callable[[View], Choice]) -> Iterator[Moment]:
    own = [(number, action) for number, (who, action) in enumerate(deal.actions) if who is seat]
    calls = [step for step in own if isinstance(step[1], Bid | Pass)]
    given = [step for step in own if isinstance(step[1], PassCards)]
    named = [step for step in own if isinstance(step[1], NameTrump)]
    if calls:
        yield _moment("Your last call", deal, calls[-1], coach)
    suits = [_moment("The suit you named", deal, step, coach) for step in named]
    passes = [_moment("What you passed", deal, step, coach) for step in given]
    yield from [moment for moment in suits if not moment.same] or passes
    plays = [step for step in own if isinstance(step[1], Play) and _free(deal, step[0])]
    if plays:
        judged = (_moment("A card to think about", deal, step, coach) for step in plays)
        first = next(judged)
        yield first if first.telling else next((moment for moment in judged if moment.telling), first)


def _moment(title: str, deal: Deal, step: tuple[int, Action], coach: Callable[[View], Choice]) -> Moment:
    number, action = step
    view = _view(deal, number)
    choice = coach(view)
    return Moment(title, number, action, choice, _telling(view, action, choice))


def _telling(view: View, action: Action, choice: Choice) -> tuple[Reason, ...]:
    """The reasons that tell the coach's choice from ``action``, of the one or of the other."""
    if action == choice.action:
        return ()
    match action, choice.action:
        case Play(card), Play():
            own = {type(reason) for reason in reasons_for(view, card)}
            return tuple(reason for reason in choice.reasons if type(reason) not in own)
        case PassCards(given), PassCards(better) if view.trump:
            return why_rather(view.hand, better, given, view.trump, view.rules)
        case Bid(points), Bid():
            best = value_hand(view.dealt, view.rules).best
            return (*choice.reasons, BidIsMade(points, best.suit, round(100 * best.chance(points))))
    return choice.reasons


def _view(deal: Deal, number: int) -> View:
    """What the seat saw that did the action of that number."""
    return deal.at(number).view(deal.actions[number][0])


def _free(deal: Deal, number: int) -> bool:
    """Whether there was a choice of cards at that action."""
    legal = _view(deal, number).legal
    return legal is not None and len(legal) > 1
