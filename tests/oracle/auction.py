"""The auction told as a list of calls, from the dealer's left: numbers, or "pass"."""

from itertools import count

from tests.oracle.cards import next_seat

PASS = "pass"


def speakers(dealer, calls):
    """Who made each call, and who would speak next if the auction goes on."""
    seats, out, seat = [], set(), next_seat(dealer)
    for call in [*calls, None]:
        while seat in out:
            seat = next_seat(seat)
        seats.append(seat)
        if call == PASS:
            out.add(seat)
            if len(out) == 4:
                return seats[: len(calls)], None
        seat = next_seat(seat)
    return seats[:-1], seats[-1]


def outcome(dealer, calls, rules):
    """How things stand: ("open", seat to call), ("won", bidder, bid) or ("again", next dealer)."""
    seats, to_call = speakers(dealer, calls)
    bids = [(seat, call) for seat, call in zip(seats, calls, strict=True) if call != PASS]
    passes = calls.count(PASS)
    if bids and passes == 3:
        return ("won", *bids[-1])
    if bids or passes < 3:
        return ("open", to_call)
    if passes == 4:
        return ("again", next_seat(dealer) if rules["all_pass"] == "REDEAL_NEXT" else dealer)
    if rules["all_pass"] == "STUCK" and not rules["stuck_may_raise"]:
        return ("won", dealer, rules["minimum_bid"])
    return ("open", dealer)


def is_round(bid, rules):
    """Whether a number is one that may be said at all: whole steps, larger steps above the threshold."""
    if rules["step_after"] is not None:
        threshold, step = rules["step_after"]
        if bid > threshold and bid % step:
            return False
    return bid % rules["bid_step"] == 0


def lowest(calls, rules):
    """The least bid that may be made now."""
    bids = [call for call in calls if call != PASS]
    least = bids[-1] + 1 if bids else rules["minimum_bid"]
    return next(bid for bid in count(least) if is_round(bid, rules))


def allowed(dealer, calls, call, rules):
    """Whether the one who is to call may make this call."""
    if outcome(dealer, calls, rules)[0] != "open":
        return False
    if call == PASS:
        stuck = calls == [PASS] * 3 and rules["all_pass"] == "STUCK"
        return not stuck
    if not rules["jump_bids"]:
        return call == lowest(calls, rules)
    return call >= lowest(calls, rules) and is_round(call, rules)


def may_name(hand, suit, rules):
    """Whether the bidder may name this suit as trump."""
    return not rules["trump_needs_marriage"] or ("K" + suit in hand and "Q" + suit in hand)
