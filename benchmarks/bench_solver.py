"""How long the solver takes for endings of deals that Medium has played so far."""

import random
from collections.abc import Iterator
from statistics import quantiles
from time import process_time

from benchmarks.row import Row, at_most
from pinochle.analysis.fit_play import some_deal
from pinochle.analysis.policies import medium
from pinochle.analysis.position import Position, choices
from pinochle.analysis.solver import Solver
from pinochle.rules import PRESETS

RULES = PRESETS["standard"]
ENDINGS = 100


def rows() -> Iterator[Row]:
    """CPU milliseconds, 95th percentile, a fresh solver for each ending."""
    for cards, limit in ((6, 40), (7, 250), (8, 600)):
        times = []
        for position in endings(cards):
            start = process_time()
            Solver(position.tricks, RULES.last_trick).value(position)
            times.append(1e3 * (process_time() - start))
        yield at_most(
            f"solver, {cards} cards each, p95 of {ENDINGS} endings, ms", quantiles(times, n=20)[18], limit
        )


def endings(cards: int) -> Iterator[Position]:
    """Positions with so many tricks to come."""
    rng = random.Random(cards)
    for _ in range(ENDINGS):
        position = some_deal(rng, RULES)
        while position.played or position.tricks.packed.size(position.hands[position.seat]) > cards:
            may = choices(position)
            position.play(may[0] if len(may) == 1 else medium(position, may))
        yield position
