"""Auctions as scripts: who speaks, what is refused and why, and how it ends. North deals."""

import pytest

from pinochle.cards import Hand, Seat, Suit
from pinochle.reasons import (
    AlreadyPassed,
    AuctionOver,
    BidOffStep,
    BidTooLow,
    DealerIsStuck,
    IllegalAction,
    NeedsMarriage,
    NoJumpBids,
    NotYourTurn,
)
from pinochle.rules import PRESETS, AllPass, Auction, HouseRules, can_name_trump, trump_refusal

USUAL = PRESETS["standard"]
N, E, S, W = Seat
STEPS = HouseRules(step_after=(300, 50))


def after(*calls, rules=USUAL):
    """The auction after these calls, each by whoever is to speak."""
    auction = Auction(N, rules)
    for call in calls:
        auction = auction.call(auction.turn, call)
    return auction


@pytest.mark.parametrize(
    ("rules", "calls", "turn", "winner"),
    [
        (USUAL, (), E, None),
        (USUAL, (250,), S, None),
        (USUAL, (250, 260, None, None), E, None),
        (USUAL, (None, 250, None), N, None),
        (USUAL, (None, 250, None, 260), S, None),
        (USUAL, (None, 250, None, 260, None), None, (N, 260)),
        (USUAL, (250, 260, None, None, 270, None), None, (E, 270)),
        (USUAL, (250, None, None, None), None, (E, 250)),
        (USUAL, (None, None, None), None, (N, 250)),
        (HouseRules(stuck_may_raise=True), (None, None, None), N, None),
        (HouseRules(stuck_may_raise=True), (None, None, None, 300), None, (N, 300)),
        (HouseRules(all_pass=AllPass.REDEAL_NEXT), (None, None, None), N, None),
        (HouseRules(all_pass=AllPass.REDEAL_NEXT), (None, None, None, 250), None, (N, 250)),
        (HouseRules(all_pass=AllPass.REDEAL_SAME), (None,) * 4, None, None),
        (HouseRules(minimum_bid=150), (None, None, None), None, (N, 150)),
    ],
)
def test_scripts(rules, calls, turn, winner):
    auction = after(*calls, rules=rules)
    assert (auction.turn, auction.winner) == (turn, winner)
    assert auction.passed_out == (calls == (None,) * 4)
    assert [call for _, call in auction.calls] == list(calls)


@pytest.mark.parametrize(
    ("rules", "calls", "seat", "call", "reason"),
    [
        (USUAL, (), E, 240, BidTooLow(250)),
        (PRESETS["kitchen"], (), E, 240, BidTooLow(250)),
        (USUAL, (250,), S, 250, BidTooLow(260)),
        (USUAL, (300,), S, 290, BidTooLow(310)),
        (USUAL, (), E, 255, BidOffStep(10, 250, 260)),
        (USUAL, (250,), S, 261, BidOffStep(10, 260, 270)),
        (USUAL, (250,), S, 269, BidOffStep(10, 260, 270)),
        (USUAL, (), S, 250, NotYourTurn(S, E)),
        (USUAL, (None, 250), E, 260, AlreadyPassed(E)),
        (USUAL, (None, 250), E, None, AlreadyPassed(E)),
        (USUAL, (None, None, None), N, 260, AuctionOver()),
        (USUAL, (250, None, None, None), E, None, AuctionOver()),
        (HouseRules(stuck_may_raise=True), (None,) * 3, N, None, DealerIsStuck(250)),
        (HouseRules(stuck_may_raise=True), (None,) * 3, N, 240, BidTooLow(250)),
        (HouseRules(jump_bids=False), (), E, 260, NoJumpBids(250)),
        (HouseRules(jump_bids=False), (), E, 255, NoJumpBids(250)),
        (HouseRules(jump_bids=False), (250,), S, 270, NoJumpBids(260)),
        (HouseRules(jump_bids=False), (250,), S, 250, BidTooLow(260)),
        (STEPS, (), E, 310, BidOffStep(50, 300, 350)),
        (STEPS, (300,), S, 310, BidTooLow(350)),
        (STEPS, (300,), S, 360, BidOffStep(50, 350, 400)),
        (STEPS, (290,), S, 345, BidOffStep(50, 300, 350)),
        (STEPS, (290,), S, 305, BidOffStep(50, 300, 350)),
        (STEPS, (), E, 295, BidOffStep(10, 290, 300)),
    ],
)
def test_what_is_refused(rules, calls, seat, call, reason):
    auction = after(*calls, rules=rules)
    assert auction.refusal(seat, call) == reason
    with pytest.raises(IllegalAction) as caught:
        auction.call(seat, call)
    assert caught.value.reason == reason
    assert caught.value.scale == rules.scale


@pytest.mark.parametrize(
    ("rules", "calls", "call"),
    [
        (USUAL, (), 250),
        (USUAL, (), 1000),
        (USUAL, (250,), None),
        (STEPS, (), 300),
        (STEPS, (290,), 300),
        (STEPS, (300,), 350),
        (HouseRules(jump_bids=False), (250,), 260),
        (HouseRules(stuck_may_raise=True), (None,) * 3, 400),
    ],
)
def test_what_is_allowed(rules, calls, call):
    auction = after(*calls, rules=rules)
    assert auction.refusal(auction.turn, call) is None


def test_the_lowest_bid_and_the_step():
    assert [after(*calls).minimum for calls in ((), (250,), (250, 310))] == [250, 260, 320]
    assert [after(*calls, rules=STEPS).minimum for calls in ((290,), (300,), (350,))] == [300, 350, 400]
    assert [after(rules=STEPS).step_up(bid) for bid in (250, 290, 300, 310, 349, 350)] == [
        260,
        300,
        350,
        350,
        400,
        400,
    ]
    assert [after(rules=STEPS).step_at(bid) for bid in (250, 300, 310)] == [10, 10, 50]
    assert after(250, None).highest == (E, 250)
    assert after(250, None).passed == {S}
    assert not after(250, None).dealer_stuck


def test_a_step_of_five():
    fives = HouseRules(bid_step=5)
    assert after(250, rules=fives).minimum == 255
    assert after(rules=fives).refusal(E, 252) == BidOffStep(5, 250, 255)


def test_naming_trump():
    hand, needs = Hand.parse("AS KS KH QH"), HouseRules(trump_needs_marriage=True)
    assert [trump_refusal(hand, suit, needs) for suit in Suit] == [
        NeedsMarriage(Suit.SPADES), None, NeedsMarriage(Suit.DIAMONDS), NeedsMarriage(Suit.CLUBS),
    ]  # fmt: skip
    assert all(trump_refusal(hand, suit, USUAL) is None for suit in Suit)
    assert can_name_trump(hand, needs)
    assert not can_name_trump(Hand.parse("KS QH"), needs)
    assert can_name_trump(Hand(), USUAL)
