"""How far the levels are apart, on duplicate deals, and what a decision of Hard costs.

`STRENGTH_DEALS` sets how many deals Hard plays.
"""

import os
import random
from collections.abc import Iterator
from statistics import fmean, quantiles

from benchmarks.duels import all_seeing, between_choosers, between_policies, by_level, first_leads
from benchmarks.row import Row, at_least, at_most
from pinochle.analysis.policies import at_random, easy, medium

DEALS = int(os.environ.get("STRENGTH_DEALS", "120"))  # with Hard; a deal takes about a second


def rows() -> Iterator[Row]:
    """Trick points a deal, as lower 95 % bounds."""
    lot = at_random(random.Random(2))
    yield at_least("easy over random, trick points a deal", between_policies(easy, lot, 1000).at_least, 30)
    yield at_least("medium over easy", between_policies(medium, easy, 2500).at_least, 12)
    deals = list(first_leads(DEALS, seed=1))
    times: list[float] = []
    hard = between_choosers(by_level("hard", 50, times), by_level("medium"), deals)
    seeing = between_choosers(all_seeing, by_level("medium"), deals)
    yield at_least(
        f"hard (50 worlds) over medium, {DEALS} deals, mean {hard.mean:.1f} ± {hard.error:.1f}",
        hard.at_least,
        15,
    )
    yield at_least("hard's share of an all-seeing player's margin, %", 100 * hard.mean / seeing.mean, 75)
    yield at_most("a decision of hard, CPU ms, mean", 1e3 * fmean(times), 20)
    yield at_most("… 99th percentile", 1e3 * quantiles(times, n=100)[98], 100)
