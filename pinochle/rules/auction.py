"""The auction as a value: whose turn it is, what may be called, and how it ended. Bids are points (x10)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from pinochle.cards import Hand, Rank, Seat, Suit
from pinochle.cards.card import Card
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
    Reason,
)
from pinochle.rules.choices import AllPass
from pinochle.rules.house import HouseRules

Call = int | None  # a bid in points (x10), or None for a pass


@dataclass(frozen=True)
class Auction:
    """The calls so far. The dealer's left speaks first; a pass is final; the last one in has the bid.

    What follows from the calls is found once a value: it is asked at every card of the play.
    """

    dealer: Seat
    rules: HouseRules
    calls: tuple[tuple[Seat, Call], ...] = ()

    @cached_property
    def highest(self) -> tuple[Seat, int] | None:
        """The bid that stands and whose it is."""
        bids = [(seat, call) for seat, call in self.calls if call is not None]
        return bids[-1] if bids else None

    @cached_property
    def passed(self) -> frozenset[Seat]:
        """Who is out."""
        return frozenset(seat for seat, call in self.calls if call is None)

    @property
    def dealer_stuck(self) -> bool:
        """Whether three opening passes have left the deal with the dealer."""
        return self.rules.all_pass is AllPass.STUCK and self.highest is None and len(self.passed) == 3

    @cached_property
    def winner(self) -> tuple[Seat, int] | None:
        """The bidder and the bid, once the auction has ended with one."""
        if self.dealer_stuck and not self.rules.stuck_may_raise:
            return self.dealer, self.rules.minimum_bid
        return self.highest if len(self.passed) == 3 else None

    @property
    def passed_out(self) -> bool:
        """Whether all four have passed and the cards are dealt again."""
        return len(self.passed) == 4

    @cached_property
    def turn(self) -> Seat | None:
        """Who speaks, or None when the auction is over."""
        if self.winner or self.passed_out:
            return None
        seat = self.calls[-1][0].next if self.calls else self.dealer.next
        while seat in self.passed:
            seat = seat.next
        return seat

    @property
    def minimum(self) -> int:
        """The lowest bid allowed now."""
        if self.highest is None:
            return self.rules.minimum_bid
        return self.step_up(self.highest[1])

    def step_up(self, bid: int) -> int:
        """The lowest bid above ``bid`` that stands on a step."""
        higher = bid + self.rules.bid_step
        return higher + -higher % self.step_at(higher)

    def step_at(self, bid: int) -> int:
        """The step that ``bid`` must be a multiple of."""
        after = self.rules.step_after
        return after[1] if after and bid > after[0] else self.rules.bid_step

    def refusal(self, seat: Seat, call: Call) -> Reason | None:
        """Why ``seat`` may not make this call now, or None if it may."""
        if self.turn is None:
            return AuctionOver()
        if seat in self.passed:
            return AlreadyPassed(seat)
        if seat is not self.turn:
            return NotYourTurn(seat, self.turn)
        if call is None:
            return DealerIsStuck(self.minimum) if self.dealer_stuck else None
        if call < self.minimum:
            return BidTooLow(self.minimum)
        if call != self.minimum and not self.rules.jump_bids:
            return NoJumpBids(self.minimum)
        if call % self.step_at(call):
            below = call - call % self.step_at(call)
            return BidOffStep(
                self.step_at(call), max(below, self.minimum), self.step_up(call - self.rules.bid_step)
            )
        return None

    def call(self, seat: Seat, call: Call) -> Auction:
        """The auction after one more call. Raises IllegalAction."""
        problem = self.refusal(seat, call)
        if problem:
            raise IllegalAction(problem, self.rules.scale)
        return replace(self, calls=(*self.calls, (seat, call)))


def trump_refusal(hand: Hand, suit: Suit, rules: HouseRules) -> Reason | None:
    """Why the bidder may not name ``suit``, or None. Raises TypeError for what is no Suit."""
    Suit.check(suit)
    if rules.trump_needs_marriage and not hand.holds((Card(Rank.KING, suit), Card(Rank.QUEEN, suit))):
        return NeedsMarriage(suit)
    return None


def can_name_trump(hand: Hand, rules: HouseRules) -> bool:
    """Whether any suit at all may be named."""
    return any(trump_refusal(hand, suit, rules) is None for suit in Suit)
