"""Why a deal is scored as it is: the reasons in their order."""

from dataclasses import replace

import pytest

from pinochle.cards import Card, Side
from pinochle.reasons import (
    BidImpossible,
    BidMade,
    Conceded,
    MeldLostNoCounter,
    MeldLostNoPoint,
    MeldLostNoTrick,
    NinesKept,
    NoTrumpSet,
    OthersScore,
    Reneged,
    SetCostsBid,
    SetCostsBidAndMeld,
    SetPaysOthers,
    WentSet,
    Word,
    explain,
)
from pinochle.rules import (
    PRESETS,
    CountingScheme,
    HouseRules,
    MeldNeeds,
    MeldNeedsApplies,
    Renege,
    SetRule,
    SideResult,
    count_cards,
    game_result,
    is_counter,
    is_impossible,
    score_concession,
    score_deal,
    score_no_trump,
    score_renege,
)

USUAL = PRESETS["standard"]
BOTH = MeldNeedsApplies.BOTH
ALL = SideResult(100, 250, 24, 11, True)
BARE = SideResult(80, 0, 0, 1)
US, THEM = Word("the bidders"), Word("the other side")


def scored(bid, bidders, others, **rules):
    score = score_deal(bid, bidders, others, HouseRules(**rules))
    return (score.bidders, score.others, score.made, score.played), score.reasons


@pytest.mark.parametrize(
    ("bid", "bidders", "others", "rules", "result", "reasons"),
    [
        (300, SideResult(100, 200, 19, 6, True), SideResult(60, 50, 5, 6), {}, (300, 110, True, True),
         (BidMade(300, 100, 200), OthersScore(60, 50))),
        (300, SideResult(100, 190, 18, 6, True), SideResult(60, 60, 6, 6), {}, (-300, 120, False, True),
         (WentSet(300, 100, 190, 10), SetCostsBid(300), OthersScore(60, 60))),
        (300, ALL, BARE, {}, (350, 0, True, True),
         (BidMade(300, 100, 250), MeldLostNoPoint(80, THEM), OthersScore(0, 0))),
        (300, ALL, SideResult(0, 0, 0, 1), {}, (350, 0, True, True), (BidMade(300, 100, 250), OthersScore(0, 0))),
        (350, SideResult(100, 240, 24, 11), BARE, {}, (-350, 0, False, True),
         (WentSet(350, 100, 240, 10), SetCostsBid(350), MeldLostNoPoint(80, THEM), OthersScore(0, 0))),
        (300, ALL, BARE, {"meld_needs": MeldNeeds.TRICK}, (350, 80, True, True),
         (BidMade(300, 100, 250), OthersScore(80, 0))),
        (300, ALL, SideResult(80), {"meld_needs": MeldNeeds.TRICK}, (350, 0, True, True),
         (BidMade(300, 100, 250), MeldLostNoTrick(80, THEM), OthersScore(0, 0))),
        (300, ALL, SideResult(80), {"meld_needs": MeldNeeds.COUNTER}, (350, 0, True, True),
         (BidMade(300, 100, 250), MeldLostNoCounter(80, THEM), OthersScore(0, 0))),
        (300, ALL, SideResult(80), {"meld_needs": MeldNeeds.NOTHING}, (350, 80, True, True),
         (BidMade(300, 100, 250), OthersScore(80, 0))),
        (300, ALL, SideResult(80, 10, 0, 1, True), {"meld_needs": MeldNeeds.COUNTER}, (350, 10, True, True),
         (BidMade(300, 100, 250), MeldLostNoCounter(80, THEM), OthersScore(0, 10))),
        (300, ALL, SideResult(80, 0, 0, 1, True), {"last_trick": 0}, (350, 80, True, True),
         (BidMade(300, 100, 250), OthersScore(80, 0))),
        (250, SideResult(300, 0, 0, 0), SideResult(40, 250, 24, 12, True), {}, (300, 290, True, True),
         (BidMade(250, 300, 0), OthersScore(40, 250))),
        (250, SideResult(300, 0, 0, 0), SideResult(40, 250, 24, 12, True), {"meld_needs_applies": BOTH},
         (-250, 290, False, True),
         (MeldLostNoPoint(300, US), WentSet(250, 0, 0, 250), SetCostsBid(250), OthersScore(40, 250))),
        (250, ALL, SideResult(20, 0, 0, 0, only_nines=True), {"nines_save_themselves": True}, (350, 20, True, True),
         (BidMade(250, 100, 250), NinesKept(20, THEM), OthersScore(20, 0))),
        (250, ALL, SideResult(20, 0, 0, 0), {"nines_save_themselves": True}, (350, 0, True, True),
         (BidMade(250, 100, 250), MeldLostNoPoint(20, THEM), OthersScore(0, 0))),
        (300, SideResult(100, 190, 18, 6, True), SideResult(60, 60, 6, 6), {"set_rule": SetRule.BID_TO_OTHERS},
         (0, 420, False, True), (WentSet(300, 100, 190, 10), SetPaysOthers(300), OthersScore(60, 60))),
        (300, SideResult(100, 190, 18, 6, True), SideResult(60, 60, 6, 6),
         {"set_rule": SetRule.SUBTRACT_BID_AND_MELD}, (-400, 120, False, True),
         (WentSet(300, 100, 190, 10), SetCostsBidAndMeld(300, 100), OthersScore(60, 60))),
        (360, SideResult(100), SideResult(60), {}, (-360, 60, False, False),
         (BidImpossible(360, 100, 250), SetCostsBid(360), OthersScore(60, 0))),
    ],
)  # fmt: skip
def test_a_deal(bid, bidders, others, rules, result, reasons):
    assert scored(bid, bidders, others, **rules) == (result, reasons)


def test_exactly_all_the_points_more_is_played():
    assert not is_impossible(350, 100, USUAL)
    assert is_impossible(360, 100, USUAL)
    assert not is_impossible(900, 100, PRESETS["kitchen"])


def test_not_played():
    reference = PRESETS["reference"]
    given_up = score_concession(300, 40, 60, reference)
    assert (given_up.bidders, given_up.others, given_up.made, given_up.played) == (-300, 60, False, False)
    assert given_up.reasons == (Conceded(300), SetCostsBid(300), OthersScore(60, 0))
    lost = score_no_trump(250, 20, 60, HouseRules(trump_needs_marriage=True))
    assert (lost.bidders, lost.others, lost.made, lost.played) == (-250, 60, False, False)
    assert lost.reasons == (NoTrumpSet(250), SetCostsBid(250), OthersScore(60, 0))


def test_not_played_where_meld_is_charged_too():
    hard = HouseRules(set_rule=SetRule.SUBTRACT_BID_AND_MELD, renege=Renege.SET)
    assert score_concession(300, 40, 60, hard).bidders == -340
    assert score_no_trump(250, 20, 60, hard).bidders == -270
    assert score_renege(300, SideResult(100), SideResult(60), hard, by_bidders=True).bidders == -400
    assert score_deal(400, SideResult(100), SideResult(60), hard).bidders == -500


@pytest.mark.parametrize(
    ("rules", "others"),
    [(USUAL, SideResult(80, 1, 0, 1)), (HouseRules(meld_needs=MeldNeeds.COUNTER), SideResult(80, 1, 1, 1))],
)
def test_the_least_that_saves_meld(rules, others):
    assert score_deal(300, ALL, others, rules).others == 81


@pytest.mark.parametrize(
    ("by_bidders", "rules", "result", "reasons"),
    [
        (False, USUAL, (350, 0, True, True), (Reneged(250, 100),)),
        (True, USUAL, (0, 310, False, True), (Reneged(250, 60),)),
        (True, HouseRules(renege=Renege.SET), (-300, 310, False, True),
         (Reneged(250, 60), SetCostsBid(300), OthersScore(60, 250))),
        (False, HouseRules(renege=Renege.SET), (350, 0, True, True), (Reneged(250, 100),)),
    ],
)  # fmt: skip
def test_a_wrong_card(by_bidders, rules, result, reasons):
    score = score_renege(300, SideResult(100), SideResult(60), rules, by_bidders=by_bidders)
    assert (score.bidders, score.others, score.made, score.played) == result
    assert score.reasons == reasons


def test_the_others_are_called_by_their_side():
    """Where it is known which side they are: on a score sheet "the other side" would be now one, now the other."""
    they = SideResult(60, side=Side.EAST_WEST)
    renege_sets = HouseRules(renege=Renege.SET)
    for score in (
        score_deal(300, ALL, they),
        score_deal(360, ALL, they),
        score_deal(400, SideResult(100), they),
        score_concession(300, 100, 60, USUAL, Side.EAST_WEST),
        score_no_trump(300, 100, 60, USUAL, Side.EAST_WEST),
        score_renege(300, SideResult(100), they, renege_sets, by_bidders=True),
    ):
        assert explain(score.reasons[-1]).says.startswith("East–West scored meld ")
    nothing_taken = replace(they, meld=80)
    assert MeldLostNoPoint(80, Side.EAST_WEST) in score_deal(300, ALL, nothing_taken).reasons


def test_sides_by_name_in_both_vocabularies():
    lost = MeldLostNoPoint(80, US)
    assert (
        explain(lost).says == "The bidders took no counter and not the last trick: their meld of 80 is lost."
    )
    assert explain(lost, "plain", 1).says == (
        "The auction winners took no scoring card and not the last round: their combinations of 8 are lost."
    )


@pytest.mark.parametrize(
    ("scheme", "points"),
    [
        (CountingScheme.ACE_TEN_KING, (10, 10, 10, 0, 0, 0)),
        (CountingScheme.CLASSIC, (11, 10, 4, 3, 2, 0)),
        (CountingScheme.FIVES, (10, 10, 5, 5, 0, 0)),
    ],
)
def test_counting(scheme, points):
    cards = [Card.parse(f"{rank}H") for rank in ("A", "10", "K", "Q", "J", "9")]
    assert tuple(scheme.points(card) for card in cards) == points
    rules = HouseRules(counters=scheme)
    assert count_cards(cards, rules) == sum(points)
    assert count_cards(cards, rules, last_trick=True) == sum(points) + 10
    assert count_cards([], rules, last_trick=True) == 10
    assert [is_counter(card) for card in cards] == [True, True, True, False, False, False]


def test_the_side_ahead_wins_when_the_deals_are_up():
    eight = PRESETS["eight-deals"]
    for north_south, east_west, winner in (
        (800, 700, Side.NORTH_SOUTH),
        (700, 800, Side.EAST_WEST),
        (700, 700, None),
    ):
        assert game_result(north_south, east_west, eight, Side.EAST_WEST, 8).winner is winner
        assert game_result(north_south, east_west, eight, Side.EAST_WEST, 7) is None


def test_the_reasons_call_a_side_by_its_name_where_it_is_known():
    ours, theirs = replace(ALL, side=Side.NORTH_SOUTH), replace(BARE, side=Side.EAST_WEST)
    lost = score_deal(300, ours, theirs, USUAL).reasons
    assert lost[1:] == (MeldLostNoPoint(80, Side.EAST_WEST), OthersScore(0, 0, Side.EAST_WEST))
    assert explain(lost[-1]).says == "East–West scored meld 0 and tricks 0."
    both = HouseRules(meld_needs_applies=BOTH)
    assert score_deal(60, replace(BARE, side=Side.NORTH_SOUTH), ALL, both).reasons[0].side is Side.NORTH_SOUTH
    for bid in (340, 360):  # set, and not played
        short = score_deal(bid, replace(ours, trick_points=230), theirs, USUAL).reasons
        assert short[-1].side is Side.EAST_WEST
    hard = HouseRules(renege=Renege.SET)
    wrong = score_renege(300, ours, theirs, hard, by_bidders=True).reasons
    assert wrong[-1] == OthersScore(80, 250, Side.EAST_WEST)
    assert score_concession(300, 40, 60, USUAL, Side.EAST_WEST).reasons[-1] == OthersScore(
        60, 0, Side.EAST_WEST
    )
    assert score_no_trump(250, 40, 60, USUAL, Side.EAST_WEST).reasons[-1] == OthersScore(
        60, 0, Side.EAST_WEST
    )
