"""Where cards lie: the shipped odds are those of simulated deals, and worlds follow them."""

import random
from dataclasses import fields

import pytest

from pinochle.analysis.fit_play import some_deal
from pinochle.analysis.likely import NOT_PASSED, PASSED, counted, odds
from pinochle.analysis.packed import packed_deck
from pinochle.cards import SINGLE_DECK, Card, Suit
from pinochle.rules import PRESETS

FLOOR = 0.1


@pytest.mark.parametrize(("preset", "shipped"), [("standard", PASSED), ("eight-deals", NOT_PASSED)])
def test_shipped_odds_are_those_of_simulated_deals(preset, shipped):
    rng = random.Random(7)
    found = counted([some_deal(rng, PRESETS[preset]) for _ in range(500)])
    for field in fields(shipped):
        for told, seen in zip(getattr(shipped, field.name), getattr(found, field.name), strict=True):
            assert told == pytest.approx(max(seen, FLOOR), rel=0.35, abs=0.12), field.name


def test_odds_by_seat():
    unit = packed_deck(SINGLE_DECK).unit
    likely = odds(SINGLE_DECK, Suit.HEARTS, 1, True)
    assert likely[unit[Card.parse("AH")]] == (1.0, 3.8, 1.0, 0.1)
    assert likely[unit[Card.parse("9C")]] == (1.0, 0.1, 1.0, 1.5)
    assert odds(SINGLE_DECK, Suit.HEARTS, 1, False)[unit[Card.parse("AH")]] == (1.0, 2.8, 1.0, 1.0)
