"""When a game ends, and who has won it."""

from __future__ import annotations

from dataclasses import dataclass

from pinochle.cards import Side
from pinochle.reasons import BidderGoesOut, DealsAreUp, GameDrawn, GameWon, Reason
from pinochle.rules.house import HouseRules


@dataclass(frozen=True, slots=True)
class GameResult:
    """How a game ended; ``winner`` is None for a draw."""

    winner: Side | None
    reason: Reason


def game_result(
    north_south: int, east_west: int, rules: HouseRules, bidding_side: Side, deals: int
) -> GameResult | None:
    """The result after a deal, or None while the game goes on.

    Scores are totals in points (x10); ``bidding_side`` bid on the deal just scored; ``deals`` counts the deals that
    were scored.
    """
    scores = {Side.NORTH_SOUTH: north_south, Side.EAST_WEST: east_west}
    there = [side for side, score in scores.items() if score >= rules.target]
    if len(there) == 2:
        return GameResult(bidding_side, BidderGoesOut(bidding_side, rules.target))
    if there:
        return GameResult(there[0], GameWon(there[0], scores[there[0]], rules.target))
    if rules.max_deals is None or deals < rules.max_deals:
        return None
    if north_south == east_west:
        return GameResult(None, GameDrawn(north_south))
    ahead = Side.NORTH_SOUTH if north_south > east_west else Side.EAST_WEST
    return GameResult(ahead, DealsAreUp(ahead, deals))
