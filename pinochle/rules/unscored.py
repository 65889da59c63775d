"""Cards that look like a meld and score nothing, each with the reason."""

from __future__ import annotations

from collections.abc import Iterator

from pinochle.cards import Card, Hand, Rank, Suit
from pinochle.reasons import (
    InsideTheRun,
    NoAroundFor,
    NotAPinochle,
    NotPaid,
    OneShortOfRun,
    PlainNine,
    PlainRun,
    Reason,
    SpareBesideRun,
    ThreeSuitsOnly,
    Unmarried,
)
from pinochle.rules.house import PRESETS, HouseRules
from pinochle.rules.kinds import AROUNDS, MeldKind
from pinochle.rules.melds import PINOCHLE_CARDS, RUN_RANKS, copies, unpaid

_FALSE_PINOCHLE = (Card(Rank.QUEEN, Suit.DIAMONDS), Card(Rank.JACK, Suit.SPADES))


def unscored(hand: Hand, trump: Suit, rules: HouseRules = PRESETS["standard"]) -> tuple[Reason, ...]:
    """Why what looks like a meld in ``hand`` is none, those a person is most likely to ask about first."""
    return tuple(_reasons(hand, trump, rules))


def _reasons(hand: Hand, trump: Suit, rules: HouseRules) -> Iterator[Reason]:
    yield from _beside_run(hand, trump, rules)
    yield from _no_run(hand, trump)
    yield from _no_around(hand)
    if not copies(hand, PINOCHLE_CARDS) and copies(hand, _FALSE_PINOCHLE):
        yield NotAPinochle()
    nines = tuple(card for card in hand.of(Rank.NINE) if card.suit is not trump)
    if nines:
        yield PlainNine(nines)
    yield from (NotPaid(kind) for kind in unpaid(hand, trump, rules))
    yield from _unmarried(hand, trump)


def _no_run(hand: Hand, trump: Suit) -> Iterator[Reason]:
    held = [rank for rank in RUN_RANKS if Card(rank, trump) in hand]
    if len(held) == 4:
        yield OneShortOfRun(trump, next(Card(rank, trump) for rank in RUN_RANKS if rank not in held))
    for suit in Suit:
        if suit is not trump and copies(hand, [Card(rank, suit) for rank in RUN_RANKS]):
            yield PlainRun(suit)


def _no_around(hand: Hand) -> Iterator[Reason]:
    for rank in Rank:
        lacking = [suit for suit in Suit if Card(rank, suit) not in hand]
        if rank in AROUNDS.values():
            if len(lacking) == 1:
                yield ThreeSuitsOnly(rank, lacking[0])
        elif not lacking:
            yield NoAroundFor(rank)


def _beside_run(hand: Hand, trump: Suit, rules: HouseRules) -> Iterator[Reason]:
    runs = copies(hand, [Card(rank, trump) for rank in RUN_RANKS])
    king, queen = Card(Rank.KING, trump), Card(Rank.QUEEN, trump)
    if not runs or not rules.melds[MeldKind.RUN]:
        return
    yield InsideTheRun(king, queen)
    if runs == 1 and rules.run_extras:
        return
    if hand.count(king) > hand.count(queen):
        yield SpareBesideRun(king, queen)
    if hand.count(queen) > hand.count(king):
        yield SpareBesideRun(queen, king)


def _unmarried(hand: Hand, trump: Suit) -> Iterator[Reason]:
    """Kings and queens without a partner, where no run explains it."""
    for suit in Suit:
        king, queen = Card(Rank.KING, suit), Card(Rank.QUEEN, suit)
        if suit is trump and copies(hand, [Card(rank, trump) for rank in RUN_RANKS]):
            continue
        spare = hand.count(king) - hand.count(queen)
        if spare:
            yield Unmarried(king if spare > 0 else queen, abs(spare))
