"""Passing cards between partners, and showing before passing back."""

from __future__ import annotations

from pinochle.cards import Hand, Suit
from pinochle.reasons import (
    AlreadyShown,
    PassExactly,
    Reason,
    ShowEverything,
    ShowLess,
    ShowOnlyMelds,
)
from pinochle.rules.house import HouseRules
from pinochle.rules.melds import shown_cards

NOTHING = Hand()


def pass_refusal(hand: Hand, cards: Hand, count: int, shown: Hand = NOTHING) -> Reason | None:
    """Why these cards may not be passed from ``hand``, or None. ``shown`` lies on the table as meld."""
    if lacking := hand.lacks(cards):
        return lacking
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


def shown_refusal(
    hand: Hand, shown: Hand, trump: Suit, rules: HouseRules, *, choosing: bool = False
) -> Reason | None:
    """Why just these cards may not be shown as meld, or None. Only who is ``choosing`` may leave melds out."""
    if lacking := hand.lacks(shown):
        return lacking
    if not choosing:
        return None if shown == shown_cards(hand, trump, rules) else ShowEverything()
    idle = shown - shown_cards(shown, trump, rules)
    return ShowOnlyMelds(idle) if idle else None
