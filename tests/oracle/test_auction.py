"""Auctions that the rules tell in words. North deals, so East speaks first."""

import pytest

from tests.oracle.auction import allowed, outcome, speakers
from tests.oracle.rulesets import ruleset

P = "pass"


@pytest.mark.parametrize(
    ("calls", "changes", "end"),
    [
        pytest.param([], {}, ("open", "E"), id="the dealer's left speaks first"),
        pytest.param([250, 260, P, P, 270], {}, ("open", "S"), id="those who passed are skipped"),
        pytest.param([250, 260, P, P, 270, P], {}, ("won", "E", 270), id="all but one have passed"),
        pytest.param([P, P, 250], {}, ("open", "N"), id="the dealer may answer"),
        pytest.param([P, P, P], {}, ("won", "N", 250), id="the dealer is stuck"),
        pytest.param([P, P, P], {"stuck_may_raise": True}, ("open", "N"), id="the stuck dealer may raise"),
        pytest.param([P, P, P, 300], {"stuck_may_raise": True}, ("won", "N", 300), id="and does"),
        pytest.param([P, P, P], {"all_pass": "REDEAL_NEXT"}, ("open", "N"), id="the dealer too may pass"),
        pytest.param([P, P, P, 250], {"all_pass": "REDEAL_NEXT"}, ("won", "N", 250), id="or bid"),
        pytest.param([P] * 4, {"all_pass": "REDEAL_NEXT"}, ("again", "E"), id="the next dealer deals again"),
        pytest.param([P] * 4, {"all_pass": "REDEAL_SAME"}, ("again", "N"), id="the same dealer deals again"),
    ],
)
def test_outcome(calls, changes, end):
    assert outcome("N", calls, ruleset("standard", **changes)) == end


@pytest.mark.parametrize(
    ("calls", "changes", "may", "may_not"),
    [
        ([], {}, [P, 250, 260, 400], [240, 255, 0]),
        ([260], {}, [P, 270, 300], [250, 260, 265]),
        ([P, P, P], {"stuck_may_raise": True}, [250, 260], [P, 240]),
        ([P, P, P], {"all_pass": "REDEAL_SAME"}, [P, 250], [240]),
        ([], {"jump_bids": False}, [P, 250], [260]),
        ([250], {"jump_bids": False}, [P, 260], [250, 270]),
        ([250], {"bid_step": 25}, [P, 275, 300], [260]),
        ([590], {"step_after": (600, 50)}, [P, 600, 650], [610, 640]),
        ([600], {"step_after": (600, 50), "jump_bids": False}, [P, 650], [610, 700]),
        ([300, P, P, P], {}, [], [P, 310]),
    ],
)
def test_allowed(calls, changes, may, may_not):
    rules = ruleset("standard", **changes)
    answers = {call: allowed("N", calls, call, rules) for call in [*may, *may_not]}
    assert answers == dict.fromkeys(may, True) | dict.fromkeys(may_not, False)


def test_a_pass_is_final():
    assert speakers("N", [250, P, 260, P, 270, P]) == (list("ESWNEW"), "E")
