"""Why a card is played: reasons that can be checked against the trick, the own hand and the cards still out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from pinochle.cards import Card, Hand, Rank, Suit
from pinochle.reasons import (
    DrawsLastTrump,
    DrawsTrumps,
    FeedsPartner,
    GoesHigher,
    HighestOut,
    KeepsPoints,
    KeepsTrumpForLast,
    LastCard,
    LeadsCheaply,
    LeadsWhatIsLeft,
    LosesLeast,
    MustHead,
    MustOvertrump,
    NothingBeatsIt,
    NothingToGive,
    OnlyChoice,
    OnlyOneOfSuit,
    OnlyOneThatBeats,
    OtherAceOut,
    PartnerMayTakeIt,
    Reason,
    SavesPoints,
    TakesForSure,
)
from pinochle.rules import PRESETS, HouseRules, LegalPlays, legal_plays, winning_index

Role = Literal["bidder", "partner", "defender"]


def why_play(
    card: Card,
    hand: Hand,
    trick: Sequence[Card],
    trump: Suit,
    unseen: Hand,
    role: Role,
    rules: HouseRules = PRESETS["standard"],
) -> tuple[Reason, ...]:
    """Reasons for playing ``card``. ``unseen`` are the cards that lie with the other three players."""
    legal = legal_plays(hand, trick, trump, rules)
    if len(legal) == 1:
        return (_forced(card, hand, trick, legal),)
    if not trick:
        return _lead(card, hand, trump, unseen, role, rules)
    if winning_index((*trick, card), trump) == len(trick):
        return _winning(card, trick, tuple(legal), trump, unseen, rules)
    counts = rules.counters.points(card) > 0
    winning = winning_index(trick, trump)
    if winning != len(trick) - 2:
        return (
            _given_away(card, legal, trick, trump, unseen, rules)
            if counts
            else KeepsPoints(card, trick[winning]),
        )
    if counts:
        return (FeedsPartner(card),)
    return (SavesPoints(card) if any(map(rules.counters.points, legal)) else NothingToGive(card),)


def why_these(legal: LegalPlays, hand: Hand, trick: Sequence[Card]) -> Reason:
    """The duty that decides which cards may be played; where it leaves one, what that card is."""
    return legal.reason if len(legal) > 1 else _forced(next(iter(legal)), hand, trick, legal)


def _forced(card: Card, hand: Hand, trick: Sequence[Card], legal: LegalPlays) -> Reason:
    """What leaves no other card, said so that it holds of whoever plays."""
    if len(hand) == 1:
        return LastCard(card)
    if hand.count(card) > 1 or not trick:
        return OnlyChoice(card)  # twins
    if isinstance(legal.reason, MustHead | MustOvertrump):
        return OnlyOneThatBeats(card, legal.reason.beat)
    return OnlyOneOfSuit(card, card.suit)


def _given_away(
    card: Card, legal: LegalPlays, trick: Sequence[Card], trump: Suit, unseen: Hand, rules: HouseRules
) -> Reason:
    """Why a card that counts goes to a trick which the other side is winning."""
    to_play = len(trick) == 1 and any(winning_index((*trick, other), trump) == 1 for other in unseen)
    if to_play and not all(map(rules.counters.points, legal)):
        return PartnerMayTakeIt(card)
    return LosesLeast(card, trick[winning_index(trick, trump)])


def _lead(
    card: Card, hand: Hand, trump: Suit, unseen: Hand, role: Role, rules: HouseRules
) -> tuple[Reason, ...]:
    trumps_out = len(unseen.of(trump))
    highest = not any(other.outranks(card) for other in unseen)
    draws: tuple[Reason, ...] = ()
    if card.suit is trump and trumps_out and role != "defender":
        draws = (DrawsLastTrump(card) if trumps_out == 1 else DrawsTrumps(trumps_out),)
    if highest and (card.suit is trump or not trumps_out):
        return (*draws, NothingBeatsIt(card))
    if draws:
        return draws
    kept = _for_last(card, hand, trump, rules)
    if highest:
        return (HighestOut(card, card.suit), *kept)
    return kept or (LeadsWhatIsLeft(card) if rules.counters.points(card) else LeadsCheaply(card),)


def _for_last(card: Card, hand: Hand, trump: Suit, rules: HouseRules) -> tuple[Reason, ...]:
    """That a trump is kept for the last trick, where it and ``card``, of another suit, are all that is left."""
    kept = hand.of(trump)
    last = len(hand) == 2 and len(kept) == 1 and card.suit is not trump and rules.last_trick
    return (KeepsTrumpForLast(next(iter(kept)), rules.last_trick),) if last else ()


def _winning(
    card: Card, trick: Sequence[Card], legal: tuple[Card, ...], trump: Suit, unseen: Hand, rules: HouseRules
) -> tuple[Reason, ...]:
    """Reasons for a card that wins as the trick stands."""
    if len(trick) == 3:
        points = sum(rules.counters.points(c) for c in (*trick, card))
        return (TakesForSure(card, points),)
    ace = Card(Rank.ACE, card.suit)
    lower = [c for c in legal if card.outranks(c) and winning_index((*trick, c), trump) == len(trick)]
    if card.rank is Rank.ACE and lower and ace in unseen:
        return (OtherAceOut(card, lower[0]),)
    return (GoesHigher(card),)
