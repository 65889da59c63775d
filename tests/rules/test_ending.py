"""When a game ends, who has won it, and what is said of it."""

from dataclasses import replace

import pytest

from pinochle.cards import Side
from pinochle.reasons import BidderGoesOut, DealsAreUp, GameDrawn, GameWon
from pinochle.rules import PRESETS, game_result

NS, EW = Side.NORTH_SOUTH, Side.EAST_WEST
USUAL, EIGHT = PRESETS["standard"], PRESETS["eight-deals"]


@pytest.mark.parametrize(
    ("rules", "scores", "bidding", "deals", "winner", "reason"),
    [
        (USUAL, (1490, 1490), NS, 99, None, None),
        (USUAL, (1500, 1490), EW, 5, NS, GameWon(NS, 1500, 1500)),
        (USUAL, (-300, 1510), NS, 5, EW, GameWon(EW, 1510, 1500)),
        (USUAL, (1500, 1500), EW, 5, EW, BidderGoesOut(EW, 1500)),
        (USUAL, (1510, 1900), NS, 5, NS, BidderGoesOut(NS, 1500)),
        (replace(USUAL, target=500), (500, 0), NS, 1, NS, GameWon(NS, 500, 500)),
        (EIGHT, (800, 700), EW, 7, None, None),
        (EIGHT, (800, 700), EW, 8, NS, DealsAreUp(NS, 8)),
        (EIGHT, (700, 800), NS, 9, EW, DealsAreUp(EW, 9)),
        (EIGHT, (-100, -200), NS, 8, NS, DealsAreUp(NS, 8)),
        (EIGHT, (700, 700), NS, 8, None, GameDrawn(700)),
        (EIGHT, (1500, 700), NS, 8, NS, GameWon(NS, 1500, 1500)),
        (EIGHT, (1600, 1500), EW, 3, EW, BidderGoesOut(EW, 1500)),
    ],
)
def test_the_end_of_a_game(rules, scores, bidding, deals, winner, reason):
    result = game_result(*scores, rules, bidding, deals)
    assert (result and result.winner, result and result.reason) == (winner, reason)
