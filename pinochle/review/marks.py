"""Which actions of a deal were forced, and by what, and which were free."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pinochle.cards import Seat
from pinochle.players import reasons_for
from pinochle.reasons import Reason
from pinochle.table import Action, BidRange, ChooseCards, ChooseMelds, Deal, Option, Play


@dataclass(frozen=True, slots=True)
class Mark:
    """One action: ``step`` counts from 0 over the whole deal. ``forced`` means that there was no other.

    ``reason`` says what left no other card; None for a free choice and for actions that are no cards.
    """

    step: int
    seat: Seat
    action: Action
    forced: bool
    reason: Reason | None = None


def marks(deal: Deal) -> tuple[Mark, ...]:
    """Every action of ``deal``, marked."""
    return tuple(
        Mark(step, seat, action, is_forced(before), _reason(before, seat, action))
        for step, (before, (seat, action)) in enumerate(zip(stages(deal), deal.actions, strict=False))
    )


def stages(deal: Deal) -> tuple[Deal, ...]:
    """The deal before its first action, before its second, and so on, up to the deal as it is."""
    found = [deal]
    while (earlier := found[-1].before) is not None:
        found.append(earlier)
    return tuple(reversed(found))


def is_forced(deal: Deal) -> bool:
    """Whether the player to act has only one choice."""
    return sum(_ways(deal)) == 1


def _ways(deal: Deal) -> Iterator[int]:
    """How many ways each option leaves open; two stand for any number."""
    for option in deal.options():
        match option:
            case Option(_, refusal):
                yield refusal is None
            case BidRange(minimum, _, maximum):
                yield 1 if minimum == maximum else 2
            case ChooseCards() | ChooseMelds():
                yield 2


def _reason(deal: Deal, seat: Seat, action: Action) -> Reason | None:
    if not isinstance(action, Play) or not is_forced(deal):
        return None
    return reasons_for(deal.view(seat), action.card)[0]
