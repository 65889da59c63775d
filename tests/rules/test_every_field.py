"""Every house rule matters: for each field a case in which changing that field alone changes what happens."""

from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any, NamedTuple

import pytest

from pinochle.cards import DOUBLE_DECK, Card, Hand, Seat, Side, Suit
from pinochle.reasons import explain
from pinochle.rules import (
    PRESETS,
    AllPass,
    Auction,
    CountingScheme,
    ForcedTrump,
    Head,
    HouseRules,
    ImpossibleBid,
    MeldNeeds,
    MeldNeedsApplies,
    MeldTable,
    Renege,
    SetRule,
    SideResult,
    count_cards,
    game_result,
    is_impossible,
    legal_plays,
    meld_points,
    score_deal,
    score_renege,
    trump_refusal,
)
from pinochle.table.actions import Bid, Concede, NameTrump, Pass, PassCards, ShowMeld
from pinochle.table.deal import Deal
from pinochle.table.game import Game
from pinochle.table.phases import Phase
from tests.oracle.worked_example import TEXT, read
from tests.rules import bridge

STANDARD = PRESETS["standard"]
STORY, _ = read(TEXT)
GIVES, RETURNS = (PassCards(bridge.hand(STORY["gives"])), PassCards(bridge.hand(STORY["returns"])))
SHORT = SideResult(meld=100, trick_points=180, counters=17, tricks=6, last_trick=True)
REST = SideResult(meld=60, trick_points=70, counters=7, tricks=6)
ALL = SideResult(meld=100, trick_points=250, counters=24, tricks=12, last_trick=True)
ALL_BUT_ONE = SideResult(meld=100, trick_points=250, counters=24, tricks=11, last_trick=True)


class Case(NamedTuple):
    """One field given another value, and what comes of one situation before and after."""

    field: str
    value: Any
    result: Callable[[HouseRules], Any]
    before: Any
    after: Any


def called(rules, *calls):
    """An auction that North dealt, after these calls; None is a pass."""
    auction = Auction(Seat.N, rules)
    for call in calls:
        auction = auction.call(auction.turn, call)
    return auction


def may_bid(bid, *calls):
    """Whether a bid may follow these calls."""
    return lambda rules: called(rules, *calls).refusal(called(rules, *calls).turn, bid) is None


def turn_after_three_passes(rules):
    return called(rules, None, None, None).turn


def lowest_bid_in_words(rules):
    """The numbers in what is said to one who bids too little."""
    says = explain(called(rules).refusal(Seat.E, 240), scale=rules.scale).says
    return [word for word in says.replace(".", " ").split() if word.isdigit()]


def meld(hand):
    """The meld with hearts trump."""
    return lambda rules: meld_points(Hand.parse(hand), Suit.HEARTS, rules)


def legal(hand, trick):
    """What may be played with hearts trump."""
    on_table = [Card.parse(card) for card in trick.split()]
    return lambda rules: Hand(legal_plays(Hand.parse(hand), on_table, Suit.HEARTS, rules)).ascii()


def count(cards, last_trick=False):
    return lambda rules: count_cards(Hand.parse(cards), rules, last_trick=last_trick)


def paid(bid, bidders, others):
    """The scores of the two sides."""
    return lambda rules: score_of(score_deal(bid, bidders, others, rules))


def score_of(deal_score):
    return deal_score.bidders, deal_score.others


def after_a_renege_of_the_bidders(rules):
    return score_of(score_renege(300, SHORT, REST, rules, by_bidders=True))


def winner(north_south, east_west, deals):
    """Who has won, North and South having bid last; None while the game goes on."""

    def result(rules):
        end = game_result(north_south, east_west, rules, Side.NORTH_SOUTH, deals)
        return end and end.winner

    return result


def story(rules, *actions):
    """The worked example, bought by North for 250 and with clubs named, after some more actions."""
    hands = {Seat.parse(seat): bridge.hand(held) for seat, held in STORY["hands"].items()}
    deal = Deal.start(rules, Seat.parse(STORY["dealer"]), hands)
    for action in (Bid(250), Pass(), Pass(), Pass(), NameTrump(Suit.CLUBS), *actions):
        deal = deal.act(action)
    return deal


def allowed(action, *before):
    """Whether an action may follow in the worked example."""
    return lambda rules: story(rules, *before).refusal(action) is None


CASES = [
    Case("name", "Tuesday", lambda rules: rules.title, "Standard", "Tuesday"),
    Case("deck", DOUBLE_DECK, lambda rules: is_impossible(260, 0, rules), True, False),
    Case("scale", 1, lowest_bid_in_words, ["250"], ["25"]),
    Case("minimum_bid", 200, may_bid(200), False, True),
    Case("bid_step", 25, may_bid(275, 250), False, True),
    Case("jump_bids", False, may_bid(300, 250), True, False),
    Case("step_after", (260, 50), may_bid(270, 260), True, False),
    Case("all_pass", AllPass.REDEAL_NEXT, turn_after_three_passes, None, Seat.N),
    Case("all_pass", AllPass.REDEAL_SAME, turn_after_three_passes, None, Seat.N),
    Case("stuck_may_raise", True, turn_after_three_passes, None, Seat.N),
    Case(
        "trump_needs_marriage",
        True,
        lambda rules: trump_refusal(Hand.parse("AH 10H KH JH QS"), Suit.HEARTS, rules) is None,
        True,
        False,
    ),
    Case("pass_count", 3, allowed(PassCards(Hand.parse("JC JC AS"))), False, True),
    Case("pass_count", 0, lambda rules: story(rules).phase, Phase.PASS, Phase.MELD),
    Case("show_before_return", True, lambda rules: story(rules, GIVES).phase, Phase.PASS_BACK, Phase.MELD),
    Case(
        "melds",
        MeldTable.of({**STANDARD.melds, "aces-around": (100, 200)}),
        meld("AS AS AH AH AD AD AC AC"),
        1000,
        200,
    ),
    Case("run_extras", True, meld("AH 10H KH QH JH KH"), 150, 190),
    Case("head", Head.EVEN_IF_TRUMPED, legal("AC JC", "KC 9H"), "AC JC", "AC"),
    Case("head", Head.TRUMP_LED_ONLY, legal("AC JC", "KC"), "AC", "AC JC"),
    Case("forced_trump", ForcedTrump.IF_IT_WINS, legal("KH AD", "AC 10H"), "KH", "KH AD"),
    Case("counters", CountingScheme.CLASSIC, count("AS AS 10S 10S"), 40, 42),
    Case("counters", CountingScheme.FIVES, count("KS KS QS"), 20, 15),
    Case("last_trick", 20, count("9S", last_trick=True), 10, 20),
    Case(
        "meld_needs", MeldNeeds.TRICK, paid(300, ALL_BUT_ONE, SideResult(80, tricks=1)), (350, 0), (350, 80)
    ),
    Case("meld_needs", MeldNeeds.NOTHING, paid(300, ALL, SideResult(80)), (350, 0), (350, 80)),
    Case(
        "meld_needs",
        MeldNeeds.COUNTER,
        paid(300, SHORT, SideResult(80, 10, counters=0, tricks=1, last_trick=True)),
        (-300, 90),
        (-300, 10),
    ),
    Case(
        "meld_needs_applies",
        MeldNeedsApplies.BOTH,
        paid(250, SideResult(290), SideResult(40, 250, 24, 12, last_trick=True)),
        (290, 290),
        (-250, 290),
    ),
    Case("nines_save_themselves", True, paid(300, ALL, SideResult(20, only_nines=True)), (350, 0), (350, 20)),
    Case("set_rule", SetRule.BID_TO_OTHERS, paid(300, SHORT, REST), (-300, 130), (0, 430)),
    Case("set_rule", SetRule.SUBTRACT_BID_AND_MELD, paid(300, SHORT, REST), (-300, 130), (-400, 130)),
    Case("impossible_bid", ImpossibleBid.PLAY_ON, paid(400, SHORT, REST), (-400, 60), (-400, 130)),
    Case("may_concede", True, allowed(Concede(), GIVES, RETURNS, *[ShowMeld()] * 4), False, True),
    Case("renege", Renege.SET, after_a_renege_of_the_bidders, (0, 310), (-300, 310)),
    Case("target", 1000, winner(1000, 900, deals=5), None, Side.NORTH_SOUTH),
    Case("max_deals", 8, winner(1000, 900, deals=8), None, Side.NORTH_SOUTH),
]


def test_every_field_has_a_case():
    assert {case.field for case in CASES} == {field.name for field in fields(HouseRules)}


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.field}={case.value}")
def test_one_field_changes_the_result(case):
    changed = replace(STANDARD, **{case.field: case.value})
    assert case.before != case.after
    assert (case.result(STANDARD), case.result(changed)) == (case.before, case.after)


@pytest.mark.parametrize(
    ("all_pass", "next_dealer"), [(AllPass.REDEAL_NEXT, Seat.E), (AllPass.REDEAL_SAME, Seat.N)]
)
def test_who_deals_again_when_all_pass(all_pass, next_dealer):
    game = Game.start(replace(STANDARD, all_pass=all_pass), dealer=Seat.N)
    for _ in Seat:
        game = game.act(Pass())
    assert game.next_deal().deal.dealer is next_dealer
