"""How long the hard player thinks over a decision. Runs under any Python that has the package alone, Pyodide too."""

import time

from pinochle import Deal, HouseRules, Seat
from pinochle.players import make
from pinochle.table import deal_hands


def p95(deals: int | str) -> float:
    """The 95th percentile over whole deals among four of them, milliseconds."""
    took: list[float] = []
    rules = HouseRules.preset("standard")
    for seed in range(int(deals)):
        players = {seat: make("hard", seed=seed) for seat in Seat}
        deal = Deal.start(rules, Seat.N, deal_hands(seed, rules))
        while (seat := deal.to_act) is not None:
            view = deal.view(seat)
            begin = time.perf_counter()
            action = players[seat].choose(view).action
            took.append((time.perf_counter() - begin) * 1000)
            deal = deal.act(action, seat)
    return sorted(took)[int(len(took) * 0.95)]
