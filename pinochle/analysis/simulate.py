"""A deal from the pass to the last trick on packed hands, for measuring what hands are worth."""

from __future__ import annotations

from collections.abc import Sequence

from pinochle.analysis.melds import fast_meld
from pinochle.analysis.passing import BIDDER, HELPER, cheapest
from pinochle.analysis.position import Policy, Position, play_out
from pinochle.analysis.tricks import tricks
from pinochle.cards import Suit
from pinochle.rules.house import HouseRules


def after_passing(hands: Sequence[int], bidder: int, trump: Suit, rules: HouseRules) -> list[int]:
    """The hands once the bidder and the partner have passed to each other."""
    held = list(hands)
    if rules.pass_count:
        partner = bidder ^ 2
        for giver, taker, prices in ((partner, bidder, HELPER), (bidder, partner, BIDDER)):
            given = cheapest(held[giver], trump, rules, prices)
            held[giver] -= given
            held[taker] += given
    return held


def side_meld(hands: Sequence[int], side: int, trump: Suit, rules: HouseRules) -> int:
    """The meld of both partners of a side."""
    meld = fast_meld(rules)
    return meld.points(hands[side], trump) + meld.points(hands[side + 2], trump)


def trick_points(
    hands: Sequence[int], bidder: int, trump: Suit, rules: HouseRules, policies: Sequence[Policy]
) -> list[int]:
    """What both sides take when the bidder leads and everyone plays by policy."""
    return play_out(Position.start(tricks(rules, trump), rules.last_trick, hands, bidder), policies)
