"""What each card is worth on average over sampled worlds, played to the end by Medium."""

from __future__ import annotations

import random
from collections.abc import Mapping

from pinochle.analysis.knowledge import Knowledge
from pinochle.analysis.policies import medium, sensible
from pinochle.analysis.position import Policy, play_out
from pinochle.analysis.tricks import distinct, legal
from pinochle.analysis.worlds import Sampler


def sampled_values(
    known: Knowledge, worlds: int, rng: random.Random, policy: Policy = medium, *, sound: bool = False
) -> Mapping[int, list[int]]:
    """By unit of each legal card: the trick points its side takes in the deal, world by world.

    All cards are tried in the same worlds, so that differences are less noisy than the values. Of cards that nobody
    can tell apart only one is tried. With ``sound`` those that no partner forgives are left out.
    """
    position = known.position
    side, policies = position.seat & 1, [policy] * 4
    may = legal(position.hands[position.seat], position.trick)
    cards = distinct(position.tricks, may, known.unseen, position.trick)
    if sound:
        cards = sensible(position, cards)
    found: dict[int, list[int]] = {unit: [] for unit in cards}
    for hands in Sampler(known, rng).worlds(worlds):
        for unit, points in found.items():
            after = position.copy(hands)
            after.play(unit)
            points.append(play_out(after, policies)[side])
    return found
