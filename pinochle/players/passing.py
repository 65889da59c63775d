"""Passing, passing back and showing early, with reasons."""

from __future__ import annotations

from pinochle.analysis.packed import packed_deck
from pinochle.analysis.passing import BIDDER, HELPER, Prices, ranked
from pinochle.cards import Card, Hand, Rank, Suit
from pinochle.players.choice import Choice
from pinochle.reasons import (
    BreaksMeld,
    GivesAces,
    GivesBackIdle,
    GivesBackStrength,
    GivesTheRest,
    GivesTrumps,
    HasNoMeld,
    KeepsMeld,
    Reason,
    ShowsMeld,
)
from pinochle.rules import HouseRules, find_melds, meld_points, shown_cards
from pinochle.table import PassCards, ShowMeld, View


def pass_to_bidder(hand: Hand, trump: Suit, rules: HouseRules) -> Choice:
    """What the bidder's partner gives."""
    given = _cheapest(hand, trump, rules, HELPER, Hand())
    trumps = tuple(card for card in given if card.suit is trump)
    aces = tuple(card for card in given if card.rank is Rank.ACE and card.suit is not trump)
    rest = tuple(card for card in given if card not in trumps and card not in aces)
    groups: list[tuple[type[GivesTrumps | GivesAces | GivesTheRest], tuple[Card, ...]]] = [
        (GivesTrumps, trumps), (GivesAces, aces), (GivesTheRest, rest),
    ]  # fmt: skip
    reasons = tuple(kind(cards) for kind, cards in groups if cards)
    return Choice(PassCards(given), (*reasons, *_about_meld(hand, given, trump, rules)))


def pass_back(hand: Hand, trump: Suit, rules: HouseRules, shown: Hand | None = None) -> Choice:
    """What the bidder gives back; cards that lie shown on the table are kept."""
    given = _cheapest(hand, trump, rules, BIDDER, shown or Hand())
    strong = tuple(card for card in given if card.suit is trump or card.rank is Rank.ACE)
    idle = tuple(card for card in given if card not in strong)
    reasons: tuple[Reason, ...] = (GivesBackIdle(idle),) if idle else ()
    if strong:
        reasons = (*reasons, GivesBackStrength(strong))
    return Choice(PassCards(given), (*reasons, *_about_meld(hand, given, trump, rules)))


def show_early(view: View) -> Choice:
    """What the bidder shows who still has cards to pass back: all, or the dearest melds that leave enough."""
    hand, trump, rules = view.hand, view.trump, view.rules
    chosen = sorted(find_melds(hand, trump, rules), key=lambda meld: meld.points, reverse=True)
    action = ShowMeld()
    while view.refusal(action) is not None:
        chosen.pop()
        action = ShowMeld(shown_cards(Hand(card for meld in chosen for card in meld.cards), trump, rules))
    cards = shown_cards(hand, trump, rules) if action.cards is None else action.cards
    return Choice(action, why_show(cards, trump, rules))


def why_show(cards: Hand, trump: Suit | None, rules: HouseRules) -> tuple[Reason, ...]:
    """Why these cards are laid on the table: what they count."""
    points = meld_points(cards, trump, rules)
    return (ShowsMeld(points) if points else HasNoMeld(),)


def _cheapest(hand: Hand, trump: Suit, rules: HouseRules, prices: Prices, locked: Hand) -> Hand:
    packed = packed_deck(rules.deck)
    best = ranked(packed.pack(hand), trump, rules, prices, packed.pack(locked))[0][1]
    return Hand(packed.cards(best))


def _about_meld(hand: Hand, given: Hand, trump: Suit, rules: HouseRules) -> tuple[Reason, ...]:
    """What the pass does to the giver's own meld."""
    before, after = meld_points(hand, trump, rules), meld_points(hand - given, trump, rules)
    if after < before:
        return (BreaksMeld(before - after),)
    return (KeepsMeld(before),) if before else ()
