"""The levels differ clearly: a short check on seeded duplicate deals. `python -m benchmarks players` measures more."""

import random

import pytest

from benchmarks.duels import between_choosers, between_policies, by_level, first_leads
from pinochle.analysis.policies import at_random, easy, medium


def test_easy_beats_random():
    margin = between_policies(easy, at_random(random.Random(1)), 200)
    assert margin.mean - 2 * margin.error > 25, (margin.mean, margin.error)


def test_medium_beats_easy():
    margin = between_policies(medium, easy, 300)
    assert margin.mean - 2 * margin.error > 8, (margin.mean, margin.error)


@pytest.mark.slow
def test_hard_beats_medium():
    margin = between_choosers(by_level("hard", worlds=20), by_level("medium"), list(first_leads(25, seed=3)))
    assert margin.mean - margin.error > 0, (margin.mean, margin.error)
