"""The worked example of the lesson happens exactly as it is told."""

import pytest

from tests.oracle.replay import WrongStepError, replay
from tests.oracle.rulesets import ruleset
from tests.oracle.worked_example import TEXT, read

DEAL, TRICKS = read(TEXT)
RULES = ruleset("standard")


def told():
    return replay(DEAL, RULES)


def test_auction():
    assert told()["speakers"] == list("NESWNE")
    assert (told()["bidder"], told()["bid"]) == ("N", 270)


def test_melds():
    assert told()["melds"] == {
        "N": (("pinochle", None, 1, 40), ("run", "C", 1, 150)),
        "S": (("aces-around", None, 1, 100),),
        "W": (("dix", "C", 2, 20), ("royal-marriage", "C", 1, 40)),
        "E": (("marriage", "D", 1, 20),),
    }


@pytest.mark.parametrize("number", range(1, 13))
def test_trick(number):
    assert told()["tricks"][number - 1] == TRICKS[number - 1]


def test_sides_and_scores():
    sides = told()["sides"]
    assert (sides["NS"]["meld"], sides["EW"]["meld"]) == (290, 80)
    assert (sides["NS"]["counters"], sides["EW"]["counters"]) == (15, 9)
    assert (sides["NS"]["trick_points"], sides["EW"]["trick_points"]) == (150, 100)
    assert told()["scores"] == {"NS": 440, "EW": 180}


def test_a_bid_of_460_would_be_set():
    calls = [250, 260, "pass", "pass", 460, "pass"]
    assert replay({**DEAL, "calls": calls}, RULES)["scores"] == {"NS": -460, "EW": 180}


def changed_card(place, card):
    plays = list(DEAL["plays"])
    plays[place] = card
    return {**DEAL, "plays": plays}


@pytest.mark.parametrize(
    "tampered",
    [
        pytest.param({**DEAL, "calls": [250, 255, "pass", "pass", 270, "pass"]}, id="odd bid"),
        pytest.param({**DEAL, "calls": [250, 260, "pass", "pass", 270]}, id="auction not over"),
        pytest.param({**DEAL, "gives": ["JC", "JC", "AS"]}, id="three given"),
        pytest.param({**DEAL, "gives": ["JC", "JC", "AS", "KC"]}, id="given but not held"),
        pytest.param(changed_card(3, "JH"), id="revoke"),
        pytest.param(changed_card(1, "QH"), id="throws off while holding the suit"),
        pytest.param({**DEAL, "plays": DEAL["plays"][:-1]}, id="a card missing"),
    ],
)
def test_a_tampered_deal_is_refused(tampered):
    with pytest.raises(WrongStepError):
        replay(tampered, RULES)
