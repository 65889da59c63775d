"""Five hundred exercises of each drill, made once for all tests."""

from functools import cache

from pinochle.lessons.drills import DRILLS, Exercise

SEEDS = 500


@cache
def exercises(drill: str, seeds: int = SEEDS) -> tuple[Exercise, ...]:
    return tuple(DRILLS[drill].exercise(str(seed)) for seed in range(seeds))
