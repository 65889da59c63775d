"""Bidding and naming trump, with reasons. How far a level goes is a matter of the chance it asks for."""

from __future__ import annotations

from collections.abc import Mapping

from pinochle.analysis import HandValue, SuitValue, value_hand
from pinochle.cards import Hand, Seat
from pinochle.players.choice import Choice, Level
from pinochle.reasons import (
    BidWithinReach,
    MustTakeIt,
    NamesBestSuit,
    OwnMeldAndTricks,
    PartnerHasIt,
    PriceTooHigh,
    Reason,
)
from pinochle.rules import Auction, HouseRules, trump_refusal
from pinochle.table import Bid, NameTrump, Pass

CHANCE: Mapping[Level, float] = {
    "medium": 0.65,
    "hard": 0.55,
}  # a bid is made at least this often, or it is not bid
OVER_PARTNER = 50  # points (x10) that a hand must be worth beyond the partner's bid to take it away


def bid_or_pass(hand: Hand, auction: Auction, level: Level = "medium") -> Choice:
    """The call of the seat whose turn it is."""
    seat, low = auction.turn, auction.minimum
    if seat is None:
        raise ValueError("the auction is over")
    if auction.dealer_stuck:
        return Choice(Bid(low), (MustTakeIt(low),))
    value = value_hand(hand, auction.rules)
    best = _nameable(value, hand, auction.rules)[0]
    limit = _limit(best, auction.rules, level)
    partner_bid = _partner_bid(auction, seat)
    if partner_bid is not None and limit < partner_bid + OVER_PARTNER:
        return Choice(Pass(), (PartnerHasIt(seat.partner, partner_bid),))
    reasons = _of_price(best, low, auction.rules, level)
    if low > limit:
        return Choice(Pass(), (*reasons, *_notes(value)))
    return Choice(Bid(low), (*reasons, *_notes(value)))


def name_trump(hand: Hand, rules: HouseRules) -> Choice:
    """The suit that should bring most, of those that may be named."""
    value = value_hand(hand, rules)
    allowed = _nameable(value, hand, rules)
    first = allowed[0]
    second = next(suit for suit in value.suits if suit is not first)
    reason = NamesBestSuit(first.suit, first.total, second.suit, second.total)
    return Choice(NameTrump(first.suit), (reason, *_notes(value)))


def _nameable(value: HandValue, hand: Hand, rules: HouseRules) -> list[SuitValue]:
    """The suits that may be named, the best first; all of them where none may."""
    return [v for v in value.suits if trump_refusal(hand, v.suit, rules) is None] or list(value.suits)


def _rest(rules: HouseRules) -> int:
    """Easy's one number for tricks and partner: four fifths of all the trick points, on a step of the auction."""
    return rules.trick_total * 4 // 5 // rules.bid_step * rules.bid_step


def _limit(best: SuitValue, rules: HouseRules, level: Level) -> int:
    return best.own_meld + _rest(rules) if level == "easy" else best.bid_at(CHANCE[level])


def _of_price(best: SuitValue, bid: int, rules: HouseRules, level: Level) -> tuple[Reason, ...]:
    """Why this price is within reach or not."""
    if level == "easy":
        return (OwnMeldAndTricks(best.own_meld, _rest(rules), _limit(best, rules, level)),)
    times = round(100 * best.chance(bid))
    if bid > best.bid_at(CHANCE[level]):
        return (PriceTooHigh(bid, times),)
    return (BidWithinReach(bid, best.suit, best.own_meld, best.partner_share, best.tricks, times),)


def _partner_bid(auction: Auction, seat: Seat) -> int | None:
    """The bid that stands, if it is the partner's."""
    highest = auction.highest
    return highest[1] if highest and highest[0] is seat.partner else None


def _notes(value: HandValue) -> tuple[Reason, ...]:
    return (value.note,) if value.note else ()
