"""The package and the oracle agree on thousands of random hands, tricks, results and auctions."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pinochle.cards import Seat, Side
from pinochle.reasons import RulesError
from pinochle.rules import (
    PRESETS,
    Auction,
    SideResult,
    can_name_trump,
    count_cards,
    find_melds,
    game_result,
    legal_plays,
    meld_points,
    near_melds,
    score_concession,
    score_deal,
    score_no_trump,
    score_renege,
    trump_refusal,
    winning_index,
)
from tests.oracle import auction, melds, play, score
from tests.oracle.cards import SEATS, SUITS, deck_of, without
from tests.oracle.rulesets import ruleset
from tests.rules import bridge, strategies

many = settings(max_examples=1000, deadline=None)
CLASSES = [
    {"run", "royal-marriage", "marriage", "dix"},
    {"aces-around", "kings-around", "queens-around", "jacks-around"},
    {"pinochle"},
]


@pytest.mark.parametrize("key", sorted(PRESETS))
def test_presets_are_those_of_the_rules(key):
    assert bridge.house_rules(ruleset(key)) == PRESETS[key]


@many
@given(strategies.meld_rules(), strategies.dice)
def test_melds(rules, rng):
    names = strategies.hand(rng, rules)
    house, hand = bridge.house_rules(rules), bridge.hand(names)
    for trump in (*SUITS, None):
        found = find_melds(hand, trump and bridge.suit(trump), house)
        told = [(m.kind.value, m.suit and m.suit.letter, m.count, m.points) for m in found]
        assert sorted(told, key=str) == list(melds.find_melds(names, trump, rules)), (names, trump)
        assert meld_points(hand, trump and bridge.suit(trump), house) == melds.meld_points(
            names, trump, rules
        )
        assert all(hand.holds(meld.cards) for meld in found)
        assert rules["run_extras"] or serve_once(found, hand)


@many
@given(strategies.meld_rules(), strategies.dice)
def test_near_melds(rules, rng):
    names = strategies.hand(rng, rules)
    left = set(without(deck_of(rules), names))
    trump = rng.choice(SUITS)
    now = melds.meld_points(names, trump, rules)
    gains = {card: melds.meld_points([*names, card], trump, rules) - now for card in left}
    found = near_melds(bridge.hand(names), bridge.suit(trump), bridge.house_rules(rules))
    assert {bridge.NAMES[near.card]: near.gain for near in found} == {
        card: gain for card, gain in gains.items() if gain > 0
    }


def serve_once(found, hand):
    """Whether no card serves twice in one class; where runs have extras the run's king and queen may."""
    used = [[card for meld in found if meld.kind.value in kinds for card in meld.cards] for kinds in CLASSES]
    return all(hand.holds(cards) for cards in used)


@many
@given(strategies.order_rules, strategies.dice)
def test_legal_plays(rules, rng):
    hand, trick, trump = strategies.trick(rng, rules)
    may = legal_plays(bridge.hand(hand), bridge.cards(trick), bridge.suit(trump), bridge.house_rules(rules))
    expected = play.legal(hand, trick, trump, rules)
    assert (len(may), set(bridge.names(may))) == (len(expected), expected), (hand, trick, trump)
    for card in set(hand):
        assert (bridge.CARDS[card] in may) == (card in expected)
        assert (may.why_not(bridge.CARDS[card]) is None) == (card in expected)


@many
@given(strategies.decks, strategies.dice)
def test_winner(rules, rng):
    _, trick, trump = strategies.trick(rng, rules)
    trick = trick or [rng.choice(deck_of(rules))]
    assert winning_index(bridge.cards(trick), bridge.suit(trump)) == play.winner(trick, trump), (trick, trump)


@many
@given(strategies.scoring_rules, strategies.dice)
def test_count(rules, rng):
    pile = rng.sample(deck_of(rules), rng.randint(0, 48))
    last = rng.random() < 0.5
    assert count_cards(bridge.cards(pile), bridge.house_rules(rules), last_trick=last) == play.count(
        pile, rules, last
    )


@many
@given(strategies.scoring_rules, strategies.dice)
def test_score(rules, rng):
    bidders, others = strategies.results(rng, rules)
    bid = strategies.near_bid(rng, rules, bidders)
    result = score_deal(bid, SideResult(**bidders), SideResult(**others), bridge.house_rules(rules))
    assert (result.bidders, result.others) == score.score(bid, bidders, others, rules), (bid, bidders, others)


@many
@given(strategies.scoring_rules, strategies.dice)
def test_score_without_play_and_after_a_wrong_card(rules, rng):
    bidders, others = strategies.results(rng, rules)
    bid = strategies.near_bid(rng, rules, bidders)
    house = bridge.house_rules(rules)
    plain = (bid, bidders["meld"], others["meld"])
    for settle in (score_concession, score_no_trump):
        paid = settle(*plain, house)
        assert (paid.bidders, paid.others) == score.unplayed(*plain, rules)
    for offend in (True, False):
        paid = score_renege(bid, SideResult(**bidders), SideResult(**others), house, by_bidders=offend)
        assert (paid.bidders, paid.others) == score.renege(*plain, offend, rules)


@many
@given(strategies.dice)
def test_end_of_a_game(rng):
    rules = ruleset(target=50 * rng.randint(1, 20), max_deals=rng.choice([None, rng.randint(1, 9)]))
    totals = {side: 50 * rng.randint(-10, 25) for side in ("NS", "EW")}
    if rng.random() < 0.2:
        totals["EW"] = totals["NS"]
    bidding, deals = rng.choice(["NS", "EW"]), rng.randint(1, 10)
    sides = {"NS": Side.NORTH_SOUTH, "EW": Side.EAST_WEST, "draw": None}
    end = game_result(totals["NS"], totals["EW"], bridge.house_rules(rules), sides[bidding], deals)
    expected = score.game_over(totals, bidding, deals, rules)
    assert (end is None) == (expected is None)
    assert end is None or end.winner is sides[expected]


def same_standing(called, dealer, calls, rules):
    """The package's auction stands as the oracle's: whose turn it is, or who has it for how much."""
    match auction.outcome(dealer, calls, rules):
        case ("open", seat):
            expected = (Seat.parse(seat), None, False)
        case ("won", seat, bid):
            expected = (None, (Seat.parse(seat), bid), False)
        case _:
            expected = (None, None, True)
    assert (called.turn, called.winner, called.passed_out) == expected


def spoken(call):
    """A call of the oracle as the package's."""
    return None if call == auction.PASS else call


@many
@given(strategies.auction_rules(), strategies.dice)
def test_auctions(rules, rng):
    if not auction.is_round(rules["minimum_bid"], rules):
        with pytest.raises(RulesError):
            bridge.house_rules(rules)
        return
    dealer, calls = rng.choice(SEATS), []
    called = Auction(Seat.parse(dealer), bridge.house_rules(rules))
    same_standing(called, dealer, calls, rules)
    while called.turn is not None:
        least = auction.lowest(calls, rules)
        some = [auction.PASS, *(least + steps * 5 for steps in range(-2, 14)), least + 300]
        may = [call for call in some if auction.allowed(dealer, calls, call, rules)]
        for call in some:
            assert (called.refusal(called.turn, spoken(call)) is None) == (call in may), (calls, call)
        assert all(called.refusal(seat, least) for seat in Seat if seat is not called.turn)
        assert called.minimum == least
        call = may[0] if len(calls) > 8 else rng.choice([may[0], rng.choice(may)])
        called = called.call(called.turn, spoken(call))
        calls.append(call)
        same_standing(called, dealer, calls, rules)
    assert all(called.refusal(seat, spoken(call)) for seat in Seat for call in (auction.PASS, 5000))


@many
@given(strategies.dice, strategies.presets, st.booleans())
def test_naming_trump(rng, rules, needs):
    rules = {**rules, "trump_needs_marriage": needs}
    hand, house = strategies.hand(rng, rules), bridge.house_rules(rules)
    may = [letter for letter in SUITS if auction.may_name(hand, letter, rules)]
    for letter in SUITS:
        assert (trump_refusal(bridge.hand(hand), bridge.suit(letter), house) is None) == (letter in may)
    assert can_name_trump(bridge.hand(hand), house) == bool(may)
