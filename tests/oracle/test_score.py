"""What the cases do not show: reneges, concessions and the end of a game."""

import pytest

from tests.oracle.rulesets import ruleset
from tests.oracle.score import game_over, renege, unplayed


@pytest.mark.parametrize(
    ("bidders_offend", "changes", "paid"),
    [
        (False, {}, (350, 0)),
        (True, {}, (0, 290)),
        (True, {"renege": "SET"}, (-300, 290)),
        (False, {"renege": "SET"}, (350, 0)),
        (True, {"renege": "SET", "set_rule": "BID_TO_OTHERS"}, (0, 590)),
        (True, {"set_rule": "BID_TO_OTHERS"}, (0, 290)),
    ],
)
def test_renege(bidders_offend, changes, paid):
    assert renege(300, 100, 40, bidders_offend, ruleset("standard", **changes)) == paid


@pytest.mark.parametrize(
    ("set_rule", "paid"),
    [("SUBTRACT_BID", (-300, 40)), ("BID_TO_OTHERS", (0, 340)), ("SUBTRACT_BID_AND_MELD", (-400, 40))],
)
def test_concession(set_rule, paid):
    assert unplayed(300, 100, 40, ruleset("standard", set_rule=set_rule)) == paid


@pytest.mark.parametrize(
    ("scores", "deals", "changes", "end"),
    [
        ((1490, 1490), 9, {}, None),
        ((1500, 900), 9, {}, "NS"),
        ((900, 1500), 9, {}, "EW"),
        ((1600, 1500), 9, {}, "EW"),
        ((700, 400), 7, {"max_deals": 8}, None),
        ((700, 400), 8, {"max_deals": 8}, "NS"),
        ((-700, -400), 8, {"max_deals": 8}, "EW"),
        ((400, 400), 8, {"max_deals": 8}, "draw"),
        ((1500, 1700), 8, {"max_deals": 8}, "EW"),
        ((1700, 1500), 8, {"max_deals": 8}, "EW"),
    ],
)
def test_game_over_where_east_and_west_bid(scores, deals, changes, end):
    rules = ruleset("standard", **changes)
    assert game_over(dict(zip(("NS", "EW"), scores, strict=True)), "EW", deals, rules) == end
