"""Sentences that once said more than the rules bear out: each beside a case in which that was false."""

import re
from dataclasses import replace

import pytest

from pinochle.cards import Card, Hand, Seat, Side, Suit, deal_code
from pinochle.examples import reason_of
from pinochle.reasons import (
    FIELDS,
    AcesOfEqual,
    BidImpossible,
    CountersCount,
    DealsAreUp,
    DrawsTrumps,
    HasNoMeld,
    MeldLostNoPoint,
    NoConceding,
    NoJumpBids,
    PlainRun,
    PriceTooHigh,
    Setting,
    SingleDigits,
    TrumpWasBest,
    catalogue,
    define,
    explain,
    lookup,
)
from pinochle.rules import (
    PRESETS,
    Auction,
    CountingScheme,
    ForcedTrump,
    Head,
    HouseRules,
    ImpossibleBid,
    MeldNeeds,
    SetRule,
    SideResult,
    find_melds,
    legal_plays,
    score_deal,
    score_no_trump,
    winning_index,
)
from pinochle.table import deal_hands

HEARTS, SPADES = Suit.HEARTS, Suit.SPADES


def cards(text):
    return [*map(Card.parse, text.split())]


def may_play(hand, trick, rules=PRESETS["standard"]):
    """With spades as trump."""
    return Hand(legal_plays(Hand.parse(hand), cards(trick), SPADES, rules))


def in_both(reason):
    return [explain(reason, words) for words in ("table", "plain")]


# ---------------------------------------------------------------- the play


def test_a_trump_that_is_winning_excuses_nobody_where_trump_was_led():
    assert may_play("AS 9S", "KS") == Hand.parse("AS")
    assert may_play("AH 9H", "KH 9S") == Hand.parse("AH 9H")
    said = Setting("head", Head.UNLESS_TRUMPED).named()
    assert said.endswith("unless another suit was led and a trump is winning")
    assert "unless another suit was led" in define("head").means


def test_whether_a_trump_has_to_be_beaten_depends_on_another_rule_where_only_trump_led_has_to_be_headed():
    here = HouseRules(head=Head.TRUMP_LED_ONLY)
    assert may_play("AS 9S AD", "KH JS", here) == Hand.parse("AS 9S")
    wins = replace(here, forced_trump=ForcedTrump.IF_IT_WINS)
    assert may_play("AS 9S AD", "KH JS", wins) == Hand.parse("AS")
    assert may_play("9S AD", "KH JS", wins) == Hand.parse("9S AD"), "and no trump is owed either"
    said = Setting("head", Head.TRUMP_LED_ONLY).named()
    assert said.endswith("need not overtrump, unless the table asks for a trump that wins")
    assert "must trump" not in said


def test_only_most_tables_ask_for_every_trump_before_another_suit_is_thrown_away():
    refused = legal_plays(Hand.parse("9S AD"), cards("KH"), SPADES).why_not(Card.parse("AD"))
    assert explain(refused).why.startswith("At most tables")


def test_an_ace_of_trump_is_beaten_by_its_twin():
    assert winning_index(cards("AS AS KH KH"), SPADES) == 0
    assert "twin" in AcesOfEqual.entry.why


def test_who_else_holds_trumps_are_all_three_other_players():
    out = Hand.parse("AH KH QH")
    assert explain(DrawsTrumps(len(out))).says.startswith("The other players still hold three trumps")


# ---------------------------------------------------------------- the score


@pytest.mark.parametrize("rules", [PRESETS["standard"], HouseRules(set_rule=SetRule.BID_TO_OTHERS)])
def test_a_deal_out_of_reach_would_score_otherwise_if_it_were_played(rules):
    unplayed = score_deal(400, SideResult(140), SideResult(60), rules)
    on = replace(rules, impossible_bid=ImpossibleBid.PLAY_ON)
    played = score_deal(400, SideResult(140, 200, 19, 6, True), SideResult(60, 50, 5, 6), on)
    assert (unplayed.made, played.made) == (False, False)
    assert played.others == unplayed.others + 50
    (reason,) = (each for each in unplayed.reasons if isinstance(each, BidImpossible))
    assert explain(reason).why.endswith("could not save the bid.")


def test_a_jack_saves_meld_where_jacks_count():
    ours, theirs = SideResult(100, 248, 23, 11, True), SideResult(20, 2, 0, 1)
    classic = HouseRules(counters=CountingScheme.CLASSIC)
    assert classic.counters.points(Card.parse("JD")) == 2
    assert score_deal(250, ours, theirs, classic).others == 22
    assert (
        "Where only aces, 10s and kings count, a trick of queens"
        in explain(MeldLostNoPoint(20, Side.EAST_WEST)).why
    )


@pytest.mark.parametrize(
    ("theirs", "needs"),
    [
        (SideResult(10, 0, 0, 1, only_nines=True), MeldNeeds.POINT),
        (SideResult(10, 10, 0, 1, True, only_nines=True), MeldNeeds.COUNTER),
    ],
)
def test_who_keeps_nines_may_have_taken_a_trick(theirs, needs):
    rules = replace(PRESETS["reference"], meld_needs=needs)
    ours = SideResult(100, 250 - theirs.trick_points, 24, 11, not theirs.last_trick)
    kept = score_deal(250, ours, theirs, rules).reasons[1]
    assert str(kept) == "The other side did not save their meld, but their dix, worth 10, is kept."


def test_no_giving_up_does_not_mean_that_every_deal_is_played():
    assert not score_deal(400, SideResult(140), SideResult(60), PRESETS["standard"]).played
    assert not any("every deal" in text for told in in_both(NoConceding()) for text in (told.says, told.why))


def test_what_a_lost_bid_costs_is_not_what_it_would_have_brought():
    made = score_deal(250, SideResult(100, 200, 20, 10), SideResult(0, 50, 4, 2, True))
    missed = score_deal(310, SideResult(100, 200, 20, 10), SideResult(0, 50, 4, 2, True))
    assert (made.bidders, missed.bidders) == (300, -310)
    assert "as much as" not in PriceTooHigh.entry.why


# ---------------------------------------------------------------- house rules


def test_a_stuck_dealer_bids_more_only_where_both_rules_let_him():
    said = Setting("all_pass", PRESETS["kitchen"].all_pass).named()
    for rules in (PRESETS["standard"], PRESETS["kitchen"]):
        auction = Auction(Seat.N, rules)
        for seat in (Seat.E, Seat.S, Seat.W):
            auction = auction.call(seat, None)
        assert auction.dealer_stuck
        assert (auction.winner is None) == rules.stuck_may_raise
    assert said.endswith("or for a higher one where the table allows it")
    steps = replace(PRESETS["kitchen"], jump_bids=False)
    assert replace(auction, rules=steps).refusal(Seat.N, 260) == NoJumpBids(250)
    assert Setting("stuck_may_raise", True).named().endswith(", where jumps are allowed")


def test_a_bidder_without_a_marriage_does_not_play_where_one_is_needed():
    score = score_no_trump(250, 0, 60, HouseRules(trump_needs_marriage=True))
    assert (score.bidders, score.played) == (-250, False)
    assert Setting("trump_needs_marriage", True).named().endswith("holds no marriage is set without play")
    assert Setting("trump_needs_marriage", True).named("plain").endswith("falls short without play")


def test_one_deal_is_no_plural():
    assert HouseRules(max_deals=1).setting("max_deals").named() == "a game ends after one deal at the latest"
    assert str(DealsAreUp(Side.EAST_WEST, 1)) == "After one deal East–West is ahead and wins."
    assert explain(PriceTooHigh(300, 1)).says.endswith("about 1 time in 100.")


def test_cards_and_deals_are_counted_so_that_one_is_no_plural():
    said = [catalogue()[code].entry.says for code in catalogue()]
    said += [text for field in FIELDS.values() for text in field.values.values()]
    assert not [text for text in said if re.search(r":number} (cards|deals)\b", text)]


@pytest.mark.parametrize("count", [0, 1, 2])
def test_a_pile_may_hold_any_number_of_counters(count):
    table, plain = in_both(CountersCount(count, 10 * count))
    assert table.says == f"Counters here: {count}; {10 * count} in all."
    assert plain.says == f"Scoring cards here: {count}; {10 * count} in all."


# ---------------------------------------------------------------- meld


def test_of_a_row_in_another_suit_the_queen_may_serve_in_a_pinochle_too():
    found = {str(meld.kind) for meld in find_melds(Hand.parse("AS 10S KS QS JS JD"), HEARTS)}
    assert len(found) == 2
    assert "only the marriage" not in str(PlainRun(SPADES))


def test_tens_and_nines_of_all_suits_do_not_count():
    assert [meld.kind.value for meld in find_melds(Hand.parse("10S 10H 10D 10C 9S 9H 9D 9C"), SPADES)] == [
        "dix"
    ]
    assert "aces, kings, queens or jacks in all four suits" in HasNoMeld.entry.why


def test_not_every_number_ends_in_zero():
    assert {CountingScheme.CLASSIC.points(card) % 10 for card in cards("AS KS QS JS")} == {1, 4, 3, 2}
    assert SingleDigits.entry.why.startswith("Where every number of points ends in zero")


# ---------------------------------------------------------------- words


def test_the_strongest_suit_of_a_hand_is_not_what_plain_words_call_so():
    assert "strongest" not in explain(TrumpWasBest(HEARTS), "plain").says


@pytest.mark.parametrize("name", ["short suit", "racehorse"])
def test_what_is_no_other_name_of_a_term_is_none(name):
    assert lookup(name) is None


def test_a_code_is_of_letters_and_digits():
    letters = deal_code(deal_hands(1)).replace("-", "")
    assert len(letters) == 18
    assert any(char.isdigit() for char in letters)
    assert "letter or digit" in str(reason_of("bad-deal-code"))
