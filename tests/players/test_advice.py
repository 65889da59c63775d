"""The complaints that people made about other programs' partners: none may come up here."""

import random

import pytest

from pinochle.cards import Card, Hand, Seat, Suit
from pinochle.players import bid_or_pass, make
from pinochle.reasons import FeedsPartner
from pinochle.rules import Auction
from pinochle.table import Bid, Play, deal_hands
from tests.cases import load
from tests.players.completions import RULES, SEATS, auctioned, played_down_to, shared_out

CASES = {case["id"]: case for case in load("advice.yaml")}
THINKING = ("easy", "medium", "hard")
COMPLETIONS = range(4)


def test_every_complaint_has_its_test():
    assert set(CASES) == {"pass-no-side-nines", "defender-leads-trump", "feed-partner", "everyone-passes"}


@pytest.mark.parametrize("level", THINKING)
@pytest.mark.parametrize("number", COMPLETIONS)
def test_no_side_nines_are_passed(level, number):
    case = CASES["pass-no-side-nines"]
    rng = random.Random(number)
    hand, seat, bidder = Hand.parse(case["hand"]), Seat.parse(case["seat"]), Seat.parse(case["bidder"])
    others = [s for s in SEATS if s is not seat]
    hands = dict(zip(others, shared_out(RULES.deck.unseen(hand), [12, 12, 12], rng), strict=True)) | {
        seat: hand
    }
    deal = auctioned(hands, bidder, Suit.parse(case["trump"]))
    passed = make(level, seed=number).choose(deal.view(seat)).action.cards
    assert not set(passed) & set(Hand.parse(case["must_not_pass"]))


@pytest.mark.parametrize("number", COMPLETIONS)
def test_a_defender_does_not_lead_the_bidders_trump(number):
    case = CASES["defender-leads-trump"]
    rng = random.Random(number)
    seat, bidder, trump = Seat.parse(case["seat"]), Seat.parse(case["bidder"]), Suit.parse(case["trump"])
    hand = Hand.parse(case["hand"])
    deal = None
    while deal is None or sum(s is bidder and c.suit is trump for s, c in deal.view(seat).all_played) < 4:
        deal = played_down_to(len(hand), {seat: hand}, bidder, trump, seat, rng)
    for level in THINKING:
        assert make(level, seed=number).choose(deal.view(seat)).action != Play(
            Card.parse(case["must_not_play"])
        )


def played_on(deal, trick):
    """The deal with these cards on the table, or None where one of them may not be played."""
    for _, card in trick:
        if deal.refusal(Play(card)) is not None:
            return None
        deal = deal.act(Play(card))
    return deal


@pytest.mark.parametrize("number", COMPLETIONS)
def test_the_partners_sure_trick_is_fed(number):
    case = CASES["feed-partner"]
    rng = random.Random(number)
    seat, bidder, trump = Seat.parse(case["seat"]), Seat.parse(case["bidder"]), Suit.parse(case["trump"])
    trick = [(Seat.parse(s), Card.parse(c)) for s, c in (play.split() for play in case["trick"].split(", "))]
    hand = Hand.parse(case["hand"])
    kept = {s: Hand([card]) for s, card in trick} | {seat: hand}
    deal = None
    while deal is None:
        deal = played_on(played_down_to(len(hand), kept, bidder, trump, trick[0][0], rng), trick)
    for level in THINKING:
        choice = make(level, seed=number).choose(deal.view(seat))
        assert choice.action == Play(Card.parse(case["must_play"]))
        assert FeedsPartner(Card.parse(case["must_play"])) in choice.reasons


def test_not_everyone_passes():
    """Auctions of four Medium players on 500 deals."""
    stuck = 0
    for seed in range(500):
        hands = deal_hands(seed, RULES)
        auction = Auction(SEATS[seed % 4], RULES)
        while auction.turn is not None:
            action = bid_or_pass(hands[auction.turn], auction, "medium").action
            auction = auction.call(auction.turn, action.points if isinstance(action, Bid) else None)
        stuck += auction.dealer_stuck
    assert stuck < 250
