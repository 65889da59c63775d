"""What each card is worth on average over sampled worlds, played to the end by Medium."""

from __future__ import annotations

import random
from collections.abc import Mapping
from statistics import fmean

from pinochle.analysis.knowledge import Knowledge
from pinochle.analysis.policies import medium, sensible
from pinochle.analysis.position import Policy, play_out
from pinochle.analysis.tricks import distinct, legal
from pinochle.analysis.worlds import Sampler

SCREENED = 0.4  # of the worlds are tried with every card, the others with the best two only


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


def best_two(known: Knowledge, worlds: int, rng: random.Random) -> list[tuple[int, float]]:
    """The best card of those that a partner would forgive and the second best, if any, with their mean points."""
    found: dict[int, list[int]] = {unit: [] for unit in sensible(known.position, _cards(known))}
    for number, hands in enumerate(Sampler(known, rng).worlds(worlds if len(found) > 1 else 0)):
        if len(found) > 2 and number >= SCREENED * worlds:
            found = {unit: found[unit] for unit in _best_first(found)[:2]}
        _try_each(known, hands, found, medium)
    return [(unit, fmean(found[unit] or [0])) for unit in _best_first(found)[:2]]


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
