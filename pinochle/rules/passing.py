"""Passing cards between partners, and showing before passing back."""

from __future__ import annotations

from pinochle.cards import Hand
from pinochle.reasons import AlreadyShown, NotHeld, PassExactly, Reason, ShowLess

NOTHING = Hand()


def pass_refusal(hand: Hand, cards: Hand, count: int, shown: Hand = NOTHING) -> Reason | None:
    """Why these cards may not be passed from ``hand``, or None. ``shown`` lies on the table as meld."""
    for card in cards.kinds():
        if cards.count(card) > hand.count(card):
            return NotHeld(card)
    if len(cards) != count:
        return PassExactly(count, len(cards))
    for card in cards.kinds():
        if cards.count(card) > hand.count(card) - shown.count(card):
            return AlreadyShown(card)
    return None


def show_refusal(hand: Hand, shown: Hand, to_pass: int) -> Reason | None:
    """Why these cards may not be shown by a bidder who still has ``to_pass`` cards to give back, or None."""
    left = len(hand) - len(shown)
    return ShowLess(to_pass, left) if left < to_pass else None
