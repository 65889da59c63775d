"""What each card that might have been played was worth."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt

from pinochle.analysis.knowledge import knowledge
from pinochle.analysis.packed import PackedDeck, packed_deck
from pinochle.analysis.position import Position
from pinochle.analysis.sampled import sampled_values
from pinochle.analysis.solver import Solver
from pinochle.analysis.tricks import tricks
from pinochle.cards import Card, Seat
from pinochle.reasons import CardCost, CardProbablyCost, CardWasBest, Reason
from pinochle.rules import CountingScheme
from pinochle.table import Deal
from pinochle.table.state import SEATS

WORLDS = 60


@dataclass(frozen=True, slots=True)
class Judged:
    """A free choice of a card. ``values`` are trick points (x10) of the player's side from here on, by card.

    ``lost`` is what the card played brings less than the best; ``error`` its standard error, 0 where it is exact.
    """

    step: int
    seat: Seat
    trick: int
    card: Card
    values: tuple[tuple[Card, float], ...]
    lost: float
    error: float

    @property
    def exact(self) -> bool:
        """Whether the values come from all hands open rather than from samples."""
        return self.error == 0

    @property
    def matters(self) -> bool:
        """Whether the card cost something beyond doubt: five points at least, and twice the error."""
        return self.lost >= 5 and self.lost > 2 * self.error

    @property
    def best(self) -> tuple[Card, ...]:
        """The cards that bring most."""
        most = max(value for _, value in self.values)
        return tuple(card for card, value in self.values if value == most)

    @property
    def reason(self) -> Reason:
        """What is to be said of this choice."""
        if not self.matters:
            return CardWasBest(self.trick, self.card)
        if self.exact:
            return CardCost(self.trick, self.card, self.best, round(self.lost))
        return CardProbablyCost(self.trick, self.card, self.best, round(self.lost), max(1, round(self.error)))


def solvable(deal: Deal) -> bool:
    """Whether the rest of the deal is short enough to be searched to the end."""
    left = deal.rules.deck.hand_size - len(deal.state.tricks)
    return left <= (8 if deal.rules.counters is CountingScheme.ACE_TEN_KING else 6)


def solver_for(deal: Deal) -> Solver:
    """A solver whose table serves every position of ``deal``. Raises ValueError before trump is named."""
    if deal.state.trump is None:
        raise ValueError("no card has been played")
    return Solver(tricks(deal.rules, deal.state.trump), deal.rules.last_trick)


def solved(deal: Deal, step: int, seat: Seat, card: Card, solver: Solver) -> Judged:
    """The choice of ``card`` by ``seat``, to play in ``deal``, judged with all hands open.

    Raises OutOfNodes when the solver's allowance is used up; asked again it goes on.
    """
    position = _position(deal)
    side = SEATS.index(seat) & 1
    left = _points_left(position)
    by_unit = {unit: left - ours if side else ours for unit, ours in solver.values(position).items()}
    return _judged(deal, step, seat, card, {unit: [float(v)] for unit, v in by_unit.items()})


class Samples:
    """The worlds tried so far for one choice; ``more`` tries a few, the same ones in the same order every time."""

    def __init__(self, deal: Deal, step: int, seat: Seat) -> None:
        self._known = knowledge(deal.view(seat))
        self._step = step
        self._points: dict[int, list[float]] = {}
        self.worlds = 0

    def more(self, worlds: int) -> None:
        """Try so many more worlds."""
        rng = random.Random(f"{self._step}/{self.worlds}")
        for unit, points in sampled_values(self._known, worlds, rng).items():
            self._points.setdefault(unit, []).extend(map(float, points))
        self.worlds += worlds

    def judged(self, deal: Deal, step: int, seat: Seat, card: Card) -> Judged:
        """The choice of ``card`` judged from what ``seat`` knew."""
        taken = deal.state.trick_points(seat.side)
        return _judged(
            deal, step, seat, card, {unit: [p - taken for p in v] for unit, v in self._points.items()}
        )


def _judged(deal: Deal, step: int, seat: Seat, card: Card, found: Mapping[int, list[float]]) -> Judged:
    packed = packed_deck(deal.rules.deck)
    means = {packed.card[unit]: sum(points) / len(points) for unit, points in found.items()}
    played = _stand_in(card, found, packed)
    best = max(found, key=lambda unit: sum(found[unit]))
    gaps = [b - p for b, p in zip(found[best], found[played], strict=True)]
    lost = sum(gaps) / len(gaps)
    error = 0.0
    if len(gaps) > 1:
        error = max(0.5, sqrt(sum((gap - lost) ** 2 for gap in gaps) / (len(gaps) - 1) / len(gaps)))
    return Judged(step, seat, len(deal.state.tricks) + 1, card, tuple(means.items()), lost, error)


def _stand_in(card: Card, found: Mapping[int, list[float]], packed: PackedDeck) -> int:
    """The card that was tried for ``card``: of neighbours that nobody can tell apart only the lowest is."""
    unit = packed.unit[card]
    return max(each for each in found if each <= unit and packed.card[each].suit is card.suit)


def _position(deal: Deal) -> Position:
    """Where the play stands, with all four hands."""
    state = deal.state
    if state.trump is None or state.bidder is None:
        raise ValueError("no card has been played")
    packed = packed_deck(deal.rules.deck)
    plays = [
        (seat, card)
        for trick in (*state.tricks, *((state.trick,) if state.trick else ()))
        for seat, card in trick.plays
    ]
    hands = [packed.pack(state.hand(seat) or ()) for seat in SEATS]
    for seat, card in plays:
        hands[SEATS.index(seat)] += packed.unit[card]
    position = Position.start(
        tricks(deal.rules, state.trump), deal.rules.last_trick, hands, SEATS.index(state.bidder)
    )
    for _, card in plays:
        position.play(packed.unit[card])
    return position


def _points_left(position: Position) -> int:
    """All points that are still to be had."""
    packed, worth = position.tricks.packed, position.tricks.worth
    held = sum(worth[u] * packed.count(hand, u) for hand in position.hands for u in packed.kinds(hand))
    return position.points + held + position.last_trick
