"""Trying cards out: what is found agrees with trying everything, at less cost, and says how much was tried."""

import random
from statistics import fmean

import pytest

from pinochle.analysis import sampled
from pinochle.analysis.knowledge import knowledge
from pinochle.analysis.policies import sensible
from pinochle.analysis.sampled import Preferred, preferred, sampled_values
from pinochle.rules import PRESETS
from pinochle.table import Phase
from tests.analysis.table import random_deals

SEED = 5


@pytest.fixture(scope="module")
def moments():
    """What the seat in turn knows at forty random moments of play."""
    deals = random_deals(random.Random(SEED), PRESETS["standard"], 40)
    playing = (deal for deal in deals if deal.phase is Phase.PLAY and len(deal.view(deal.to_act).legal) > 1)
    return [knowledge(deal.view(deal.to_act)) for _, deal in zip(range(40), playing, strict=False)]


def tried(known, worlds):
    """Every card in the same worlds as `preferred` would try it in."""
    found = sampled_values(known, worlds, random.Random(SEED))
    return {unit: found[unit] for unit in sensible(known.position, list(found))}


def test_with_nothing_dropped_it_is_the_best_mean(moments, monkeypatch):
    monkeypatch.setattr(sampled, "KEPT", (99, 99, 99, 99))
    monkeypatch.setattr(sampled, "CLEAR", 1e9)
    compared = 0
    for known in moments:
        found, points = preferred(known, 10, random.Random(SEED)), tried(known, 10)
        means = sorted(map(fmean, points.values()), reverse=True)
        assert fmean(points[found.best]) == means[0]
        if len(points) == 1:
            assert found == Preferred(found.best)
            continue
        compared += 1
        assert found.worlds == 10
        assert found.more == pytest.approx(means[0] - means[1])
        assert fmean(points[found.other]) == means[1]
    assert compared > 20


def test_cards_are_dropped_early_and_little_is_lost(moments, monkeypatch):
    played = 0

    def counting(*given):
        nonlocal played
        played += 1
        return play_out(*given)

    play_out = sampled.play_out
    everything = lost = 0
    for known in moments:
        points = tried(known, 50)
        everything += 50 * len(points) if len(points) > 1 else 0
        with monkeypatch.context() as patched:
            patched.setattr(sampled, "play_out", counting)
            found = preferred(known, 50, random.Random(SEED))
        lost += max(map(fmean, points.values())) - fmean(points[found.best])
    assert played < 0.75 * everything
    assert lost / len(moments) < 2  # trick points a decision, of 250 a deal


@pytest.mark.parametrize("worlds", [1, 3, 7, 50])
def test_no_more_worlds_than_asked(moments, worlds):
    assert all(preferred(known, worlds, random.Random(SEED)).worlds <= worlds for known in moments[:10])


def test_a_lead_is_believed_only_when_it_is_larger_than_chance():
    clear = sampled._clear
    assert clear([100, 110] * 10, [60, 70] * 10)
    assert not clear([100] * 9, [0] * 9), "too few worlds"
    assert not clear([100, 0] * 10, [0, 90] * 10), "as likely to be behind as ahead"
