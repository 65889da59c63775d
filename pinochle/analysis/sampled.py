"""What each card is worth on average over sampled worlds, played to the end by Medium."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from math import ceil, sqrt
from operator import sub
from statistics import fmean, stdev

from pinochle.analysis.knowledge import Knowledge
from pinochle.analysis.policies import medium, sensible
from pinochle.analysis.position import Policy, play_out
from pinochle.analysis.tricks import distinct, legal
from pinochle.analysis.worlds import Sampler

ROUNDS = 5  # the worlds come in rounds, and after each the cards that do worst are dropped
KEPT = (4, 3, 2, 2)  # so many go on after each round but the last
CLEAR = 1.6  # standard errors by which a card must lead for another to be dropped as well
ENOUGH = 10  # worlds before that is believed


@dataclass(frozen=True, slots=True)
class Preferred:
    """The card that did best, by its unit, and the one that came next, if there was another to try.

    ``more`` is what the best brought on average beyond the other in ``worlds`` worlds, in trick points (x10).
    """

    best: int
    other: int | None = None
    more: float = 0.0
    worlds: int = 0


def sampled_values(
    known: Knowledge, worlds: int, rng: random.Random, policy: Policy = medium
) -> Mapping[int, list[int]]:
    """By unit of each legal card: the trick points its side takes in the deal, world by world.

    All cards are tried in the same worlds, so that differences are less noisy than the values. Of cards that nobody
    can tell apart only one is tried.
    """
    found: dict[int, list[int]] = {unit: [] for unit in _cards(known)}
    for hands in Sampler(known, rng).worlds(worlds):
        _try_each(known, hands, found, policy)
    return found


def preferred(known: Knowledge, worlds: int, rng: random.Random) -> Preferred:
    """The best of the cards that a partner would forgive, tried in at most so many worlds."""
    found: dict[int, list[int]] = {unit: [] for unit in sensible(known.position, _cards(known))}
    best, *others = found
    if not others:
        return Preferred(best)
    sampler = Sampler(known, rng)
    tried = 0
    for turn, kept in enumerate((*KEPT, 1), start=1):
        more_worlds = ceil(worlds * turn / ROUNDS) - tried
        for hands in sampler.worlds(more_worlds):
            _try_each(known, hands, found, medium)
        tried += more_worlds
        best, *others = _best_first(found)
        after = [unit for unit in others[: kept - 1] if not _clear(found[best], found[unit])]
        if not after:
            break
        found = {unit: found[unit] for unit in (best, *after)}
    more = fmean(map(sub, found[best], found[others[0]]))
    return Preferred(best, others[0], more, tried)


def _clear(better: list[int], worse: list[int]) -> bool:
    """Whether a card leads another by more than chance would let it."""
    leads = list(map(sub, better, worse))
    return len(leads) >= ENOUGH and fmean(leads) > CLEAR * (stdev(leads) + 1) / sqrt(len(leads))


def _cards(known: Knowledge) -> list[int]:
    """The legal cards, one of each group that nobody can tell apart."""
    position = known.position
    may = legal(position.hands[position.seat], position.trick)
    return distinct(position.tricks, may, known.unseen, position.trick)


def _try_each(known: Knowledge, hands: list[int], found: Mapping[int, list[int]], policy: Policy) -> None:
    """Play every card in one world and the deal to its end."""
    side, policies = known.seat & 1, [policy] * 4
    for unit, points in found.items():
        after = known.position.copy(hands)
        after.play(unit)
        points.append(play_out(after, policies)[side])


def _best_first(found: Mapping[int, list[int]]) -> list[int]:
    return sorted(found, key=lambda unit: (-sum(found[unit]), unit))
