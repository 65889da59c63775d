"""What a deal pays each side, and when a game is over.

A side is a dictionary: meld, trick_points, counters, tricks, last_trick, only_nines.
"""

from tests.oracle.play import all_trick_points


def keeps_meld(side, is_bidding, rules):
    """Whether a side took what it needs to score its meld."""
    if is_bidding and rules["meld_needs_applies"] == "OTHERS":
        return True
    if rules["nines_save_themselves"] and side["only_nines"]:
        return True
    return {
        "POINT": side["trick_points"] > 0 or side["last_trick"],
        "COUNTER": side["counters"] > 0,
        "TRICK": side["tricks"] > 0,
        "NOTHING": True,
    }[rules["meld_needs"]]


def impossible(bid, meld, rules):
    """Whether a bid cannot be reached with every trick, at a table that then throws the deal in."""
    return rules["impossible_bid"] == "THROW_IN" and bid > meld + all_trick_points(rules)


def set_pay(bid, meld, own_of_others, rules):
    """(bidders, others) when the bidders are set and the others have this much of their own."""
    if rules["set_rule"] == "BID_TO_OTHERS":
        return 0, own_of_others + bid
    if rules["set_rule"] == "SUBTRACT_BID_AND_MELD":
        return -bid - meld, own_of_others
    return -bid, own_of_others


def unplayed(bid, bidders_meld, others_meld, rules):
    """(bidders, others) without play: an impossible bid, a concession, no marriage to name."""
    return set_pay(bid, bidders_meld, others_meld, rules)


def score(bid, bidders, others, rules):
    """(bidders, others) for one deal."""
    if impossible(bid, bidders["meld"], rules):
        return unplayed(bid, bidders["meld"], others["meld"], rules)
    own = [
        side["trick_points"] + (side["meld"] if keeps_meld(side, is_bidding, rules) else 0)
        for side, is_bidding in ((bidders, True), (others, False))
    ]
    if own[0] >= bid:
        return own[0], own[1]
    return set_pay(bid, bidders["meld"], own[1], rules)


def renege(bid, bidders_meld, others_meld, bidders_offend, rules):
    """(bidders, others) after a wrong card noticed too late: the other side takes all the trick points."""
    everything = all_trick_points(rules)
    if not bidders_offend:
        return everything + bidders_meld, 0
    if rules["renege"] == "SET":
        return set_pay(bid, bidders_meld, everything + others_meld, rules)
    return 0, everything + others_meld


def game_over(scores, bidding_side, deals, rules):
    """None, or who has won after so many deals: a side, or "draw". `scores` maps each side to its total."""
    past = [side for side, points in scores.items() if points >= rules["target"]]
    if len(past) == 2:
        return bidding_side
    if past:
        return past[0]
    if rules["max_deals"] is not None and deals >= rules["max_deals"]:
        one, two = scores
        if scores[one] == scores[two]:
            return "draw"
        return max(scores, key=scores.get)
    return None
