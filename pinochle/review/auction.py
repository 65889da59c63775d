"""The auction and the choice of trump, judged by what such hands usually make."""

from __future__ import annotations

from pinochle.analysis import value_hand
from pinochle.cards import Seat
from pinochle.reasons import AnotherTrump, BidIsMade, CouldBidMore, PassWasSound, Reason, TrumpWasBest
from pinochle.review.marks import is_forced, stages
from pinochle.table import Bid, Deal, NameTrump, Pass

SOUND = 0.7
"""A bid that is made this often is advised."""
MARGIN = 20
"""Two suits closer than this (points x10) are as good as each other."""


def auction_reasons(deal: Deal, seat: Seat) -> tuple[Reason, ...]:
    """What is to be said of the last call of ``seat`` and of the suit it named; nothing of what was forced."""
    value = value_hand(deal.hands[seat], deal.rules)
    best = value.best
    found: list[Reason] = []
    for before, (who, action) in zip(stages(deal), deal.actions, strict=False):
        if who is not seat or is_forced(before):
            continue
        if isinstance(action, (Bid, Pass)):
            points = action.points if isinstance(action, Bid) else before.state.auction.minimum
            chance = best.chance(points)
            times = round(100 * chance)
            if isinstance(action, Bid):
                said: Reason = BidIsMade(points, best.suit, times)
            else:
                said = (
                    CouldBidMore(points, best.suit, times) if chance >= SOUND else PassWasSound(points, times)
                )
            found = [said]  # the last call is the one that counted
        elif isinstance(action, NameTrump):
            named = next(each for each in value.suits if each.suit is action.suit)
            more = best.total - named.total
            found.append(
                AnotherTrump(action.suit, best.suit, more) if more > MARGIN else TrumpWasBest(action.suit)
            )
    return tuple(found)
