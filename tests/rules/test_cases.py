"""Every known answer, put to the oracle and to the package."""

import pytest

from pinochle.cards import Card, Hand, Suit
from pinochle.rules import (
    PRESETS,
    SideResult,
    count_cards,
    legal_plays,
    meld_points,
    score_deal,
    winning_index,
)
from tests.cases import load
from tests.oracle import melds, play, score
from tests.oracle.cards import cards
from tests.oracle.rulesets import ruleset
from tests.rules import bridge

ROWS = load("situations.yaml")
ANSWERS = [
    pytest.param(row, answer.get("rules", {}), answer["expect"], id=f"{row['id']}-{number}")
    for row in ROWS
    for number, answer in enumerate(row["answers"], start=1)
]


def by_oracle(row, rules):
    """What the oracle answers, in the words of the cases."""
    match row["kind"]:
        case "meld":
            return {"points": melds.meld_points(cards(row["hand"]), row["trump"], rules)}
        case "legal":
            return {"legal": play.legal(cards(row["hand"]), cards(row["trick"]), row["trump"], rules)}
        case "winner":
            return {"winner_index": play.winner(cards(row["trick"]), row["trump"])}
        case "count":
            return {"points": play.count(cards(row["cards"]), rules)}
        case "score":
            bidders, others = ({"only_nines": False, **row[side]} for side in ("bidders", "others"))
            return dict(
                zip(("bidders", "others"), score.score(row["bid"], bidders, others, rules), strict=True)
            )
    raise AssertionError(f"unknown kind of case {row['kind']}")


def by_package(row, rules):
    """What the package answers, through its public face and from the text of the cases."""
    trump = Suit.parse(row.get("trump", "S"))
    match row["kind"]:
        case "meld":
            return {"points": meld_points(Hand.parse(row["hand"], deck=rules.deck), trump, rules)}
        case "legal":
            may = legal_plays(
                Hand.parse(row["hand"]), [Card.parse(word) for word in row["trick"].split()], trump, rules
            )
            return {"legal": set(bridge.names(may))}
        case "winner":
            return {"winner_index": winning_index([Card.parse(word) for word in row["trick"].split()], trump)}
        case "count":
            return {"points": count_cards(Hand.parse(row["cards"]), rules)}
        case "score":
            result = score_deal(row["bid"], SideResult(**row["bidders"]), SideResult(**row["others"]), rules)
            return {"bidders": result.bidders, "others": result.others}
    raise AssertionError(f"unknown kind of case {row['kind']}")


def known(expect):
    """The expected answer; cards in any order."""
    return {what: set(cards(answer)) if what == "legal" else answer for what, answer in expect.items()}


def test_every_case_has_its_own_name():
    assert len({row["id"] for row in ROWS}) == len(ROWS)


@pytest.mark.parametrize(("row", "changes", "expect"), ANSWERS)
def test_oracle(row, changes, expect):
    assert by_oracle(row, ruleset(row.get("preset", "standard"), **changes)) == known(expect)


@pytest.mark.parametrize(("row", "changes", "expect"), ANSWERS)
def test_package(row, changes, expect):
    assert by_package(row, bridge.changed(PRESETS[row.get("preset", "standard")], changes)) == known(expect)
