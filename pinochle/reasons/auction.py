"""Reasons of the auction and of naming trump. Bids are points (x10)."""

from __future__ import annotations

from pinochle.reasons.base import Entry, Example, Reason
from pinochle.reasons.words import Named

_RULE = "guide/auction/"


class BidTooLow(Reason):
    """A bid under the lowest one that is allowed now."""

    minimum: int
    entry = Entry(
        title="The bid is too low",
        says="You must bid at least {minimum:pts} now.",
        why="Each bid is higher than the one before it, and the first bid has a fixed floor.",
        rule=_RULE + "#minimum",
        example=Example(
            "East wants to open with {240:pts}.", "Auction(Seat.N, PRESETS['standard']).call(Seat.E, 240)"
        ),
    )


class BidOffStep(Reason):
    """A bid between two steps."""

    step: int
    below: int
    above: int
    entry = Entry(
        title="The bid is between two steps",
        says="Bids go in steps of {step:pts} here: bid {below:pts} or {above:pts}.",
        why="Every bid is a multiple of the step, so that nobody can outbid another by a trifle.",
        rule=_RULE + "#steps",
        example=Example(
            "East wants to bid {255:pts}.", "Auction(Seat.N, PRESETS['standard']).call(Seat.E, 255)"
        ),
    )


class NoJumpBids(Reason):
    """A jump at a table that raises step by step."""

    only: int
    entry = Entry(
        title="No jumps at this table",
        says="You may raise by exactly one step: bid {only:pts} or pass.",
        why="Some tables allow no jumps, so that the price of a hand is found step by step.",
        rule="guide/house-rules/#jump_bids",
        example=Example(
            "East wants to open with {300:pts} where jumps are not allowed.",
            "Auction(Seat.N, HouseRules(jump_bids=False)).call(Seat.E, 300)",
        ),
    )


class AlreadyPassed(Reason):
    """A call by someone who has passed."""

    seat: Named
    entry = Entry(
        title="A pass is final",
        says="{seat} has passed and is out of this auction.",
        why="A pass is final: if a player could come back in, passing would say nothing.",
        rule=_RULE + "#pass",
        example=Example(
            "East passes and then wants to bid.",
            "Auction(Seat.N, PRESETS['standard']).call(Seat.E, None).call(Seat.S, 250).call(Seat.E, 260)",
        ),
    )


class NotYourTurn(Reason):
    """An action out of turn."""

    seat: Named
    turn: Named
    entry = Entry(
        title="Out of turn",
        says="It is {turn}'s turn, not {seat}'s.",
        why="The turn goes round the table clockwise, one player at a time.",
        rule="guide/table/#turns",
        example=Example(
            "South wants to bid first, though East sits on the dealer's left.",
            "Auction(Seat.N, PRESETS['standard']).call(Seat.S, 250)",
        ),
    )


class DealerIsStuck(Reason):
    """A dealer who wants to pass when everyone else has."""

    minimum: int
    entry = Entry(
        title="The dealer is stuck",
        says="All the others have passed, so the deal is the dealer's, for {minimum:pts} at least.",
        why="Somebody has to play the deal; at most tables that is the dealer, for the lowest bid.",
        rule=_RULE + "#stuck",
        example=Example(
            "East, South and West pass, and North, the dealer, wants to pass too.",
            "Auction(Seat.N, HouseRules(stuck_may_raise=True))"
            ".call(Seat.E, None).call(Seat.S, None).call(Seat.W, None).call(Seat.N, None)",
        ),
    )


class AuctionOver(Reason):
    """A call after the auction has ended."""

    entry = Entry(
        title="The auction is over",
        says="The auction has ended; there is nothing more to bid.",
        why="An auction ends when all but one have passed.",
        rule=_RULE + "#end",
        example=Example(
            "South wants to bid after three passes have left the deal with North.",
            "Auction(Seat.N, PRESETS['standard']).call(Seat.E, None).call(Seat.S, None).call(Seat.W, None)"
            ".call(Seat.S, 260)",
        ),
    )


class NeedsMarriage(Reason):
    """A trump suit without its marriage, where the table asks for one."""

    suit: Named
    entry = Entry(
        title="[Trump|The strongest suit] needs a marriage",
        says="You may name {suit} only with both its king and its queen in your hand.",
        why="Some tables ask for a marriage, so that the [bidder] names a suit that is truly held.",
        rule="guide/house-rules/#trump_needs_marriage",
        example=Example(
            "South wants to name spades without holding the queen.",
            "trump_refusal(Hand.parse('AS KS KH QH'), Suit.SPADES, HouseRules(trump_needs_marriage=True))",
        ),
    )
