"""One play-through a preset, kept as a record: it replays to the letter, to the known facts, and as the oracle says."""

from typing import NamedTuple

import pytest

from pinochle.cards import Seat, Side
from pinochle.rules import PRESETS
from pinochle.table import Bid, CardPlayed, Deal, Pass, Phase
from tests.oracle.replay import replay
from tests.oracle.rulesets import ruleset
from tests.rules import bridge
from tests.table.golden import FOLDER


class Facts(NamedTuple):
    """What is known of a deal; pairs are North–South and East–West, the score is bidders and others."""

    bidder: str
    bid: int
    trump: str
    meld: tuple[int, int]
    points: tuple[int, int]
    tricks: tuple[int, int]
    score: tuple[int, int]
    made: bool = True


KNOWN = {
    "double-deck": Facts("S", 600, "D", (530, 260), (300, 200), (12, 8), (830, 460)),
    "eight-deals": Facts("N", 250, "S", (230, 40), (133, 117), (6, 6), (363, 157)),
    "kitchen-classic": Facts("W", 250, "H", (30, 70), (67, 183), (3, 9), (253, 97)),
    "kitchen": Facts("W", 250, "D", (80, 140), (150, 100), (8, 4), (-250, 230), made=False),
    "online": Facts("S", 270, "S", (290, 60), (230, 20), (11, 1), (520, 80)),
    "reference": Facts("E", 250, "D", (110, 280), (110, 140), (5, 7), (420, 220)),
    "standard": Facts("E", 250, "S", (60, 120), (120, 130), (5, 7), (250, 180)),
}
presets = pytest.mark.parametrize("key", PRESETS)


def text(key):
    return (FOLDER / f"{key}.txt").read_text(encoding="utf-8")


def test_every_preset_has_one():
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(PRESETS) == set(KNOWN)


@presets
def test_it_replays_to_the_letter(key):
    deal = Deal.replay(text(key))
    assert deal.rules == PRESETS[key]
    assert deal.record() == text(key)
    assert deal.phase is Phase.SCORED


@presets
def test_the_facts_are_known(key):
    deal = Deal.replay(text(key))
    state = deal.state
    assert KNOWN[key] == Facts(
        state.bidder.value,
        state.bid,
        state.trump.letter,
        tuple(state.meld_points(side) for side in Side),
        tuple(state.trick_points(side) for side in Side),
        tuple(len(state.won_by(side)) for side in Side),
        (deal.score.bidders, deal.score.others),
        deal.score.made,
    )


@presets
def test_the_oracle_tells_the_same(key):
    deal = Deal.replay(text(key))
    calls = [
        action.points if isinstance(action, Bid) else "pass"
        for _, action in deal.actions
        if isinstance(action, Bid | Pass)
    ]
    passes = [bridge.names(passed.cards) for passed in deal.state.passes] or [[], []]
    told = replay(
        {
            "dealer": deal.dealer.value,
            "hands": {seat.value: bridge.names(deal.hands[seat]) for seat in Seat},
            "calls": calls,
            "trump": deal.state.trump.letter,
            "gives": passes[0],
            "returns": passes[1],
            "plays": bridge.names(event.card for event in deal.events if isinstance(event, CardPlayed)),
        },
        ruleset(key),
    )
    known = KNOWN[key]
    own, other = ("NS", "EW") if known.bidder in "NS" else ("EW", "NS")
    assert (told["bidder"], told["bid"]) == (known.bidder, known.bid)
    assert tuple(told["sides"][side]["meld"] for side in ("NS", "EW")) == known.meld
    assert tuple(told["sides"][side]["trick_points"] for side in ("NS", "EW")) == known.points
    assert tuple(told["sides"][side]["tricks"] for side in ("NS", "EW")) == known.tricks
    assert (told["scores"][own], told["scores"][other]) == known.score
