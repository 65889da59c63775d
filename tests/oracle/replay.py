"""A whole deal played over again, step by step, refusing what the rules do not allow."""

from tests.oracle.auction import allowed, outcome, speakers
from tests.oracle.cards import deck_of, next_seat, partner, without
from tests.oracle.melds import find_melds, meld_points, only_nines
from tests.oracle.play import count, counters, legal, winner
from tests.oracle.score import score

SIDES = ("NS", "EW")


class WrongStepError(Exception):
    """A step of the deal that the rules do not allow."""


def check(fine, complaint):
    if not fine:
        raise WrongStepError(complaint)


def auctioned(deal, rules):
    """(bidder, bid) once every call is checked."""
    for done, call in enumerate(deal["calls"]):
        check(allowed(deal["dealer"], deal["calls"][:done], call, rules), f"call {done + 1}: {call}")
    end = outcome(deal["dealer"], deal["calls"], rules)
    check(end[0] == "won", f"the auction is not over: {end}")
    return end[1:]


def passed(hands, giver, taker, cards, wanted):
    """The hands after one player has given cards to another."""
    check(len(cards) == wanted, f"{giver} gives {len(cards)} cards, not {wanted}")
    try:
        kept = without(hands[giver], cards)
    except ValueError:
        raise WrongStepError(f"{giver} does not hold {cards}") from None
    return {**hands, giver: kept, taker: [*hands[taker], *cards]}


def replay(deal, rules):
    """What comes of a deal of {dealer, hands, calls, trump, gives, returns, plays}.

    `plays` is every card in the order played. The result tells the speakers, the bidder, each seat's melds,
    each trick as {leader, plays, winner, points} with plays (seat, card, whether it was the only legal kind),
    and the two scores.
    """
    hands = deal["hands"]
    check(
        sorted(card for hand in hands.values() for card in hand) == sorted(deck_of(rules)),
        "the hands are not the deck",
    )
    bidder, bid = auctioned(deal, rules)
    if rules["pass_count"]:
        hands = passed(hands, partner(bidder), bidder, deal["gives"], rules["pass_count"])
        hands = passed(hands, bidder, partner(bidder), deal["returns"], rules["pass_count"])
    trump = deal["trump"]
    tricks = play_out(hands, bidder, trump, deal["plays"], rules)
    bidding = next(side for side in SIDES if bidder in side)
    sides = {side: taken(side, tricks, hands, trump, rules) for side in SIDES}
    other = next(side for side in SIDES if side != bidding)
    scores = dict(zip((bidding, other), score(bid, sides[bidding], sides[other], rules), strict=True))
    return {
        "speakers": speakers(deal["dealer"], deal["calls"])[0],
        "bidder": bidder,
        "bid": bid,
        "melds": {seat: find_melds(hand, trump, rules) for seat, hand in hands.items()},
        "tricks": tricks,
        "sides": sides,
        "scores": scores,
    }


def play_out(hands, leader, trump, plays, rules):
    """The tricks of a deal, each card checked against the hand and the order of duties."""
    tricks, cards = [], list(plays)
    while any(hands.values()):
        seat, trick, told = leader, [], []
        for _ in range(4):
            check(cards, "the play stops before the hands are empty")
            card, may = cards.pop(0), legal(hands[seat], trick, trump, rules)
            check(card in may, f"trick {len(tricks) + 1}: {seat} may play {sorted(may)}, not {card}")
            told.append((seat, card, len(may) == 1))
            hands = {**hands, seat: without(hands[seat], [card])}
            trick.append(card)
            seat = next_seat(seat)
        taker = told[winner(trick, trump)][0]
        worth = count(trick, rules, last_trick=not any(hands.values()))
        tricks.append({"leader": leader, "plays": told, "winner": taker, "points": worth})
        leader = taker
    check(not cards, "cards are played from empty hands")
    return tricks


def taken(side, tricks, hands, trump, rules):
    """One side's result, as `score` reads it."""
    won = [trick for trick in tricks if trick["winner"] in side]
    both = [only_nines(hands[seat], trump, rules) for seat in side if find_melds(hands[seat], trump, rules)]
    return {
        "meld": sum(meld_points(hands[seat], trump, rules) for seat in side),
        "trick_points": sum(trick["points"] for trick in won),
        "counters": sum(counters([card for _, card, _ in trick["plays"]]) for trick in won),
        "tricks": len(won),
        "last_trick": tricks[-1]["winner"] in side,
        "only_nines": bool(both) and all(both),
    }
