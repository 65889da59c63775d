"""Melds: finding them in a hand, and what they pay.

A card may serve once in each class (runs, marriages and dix; arounds; pinochle) and never twice in one class,
so a run's king and queen are not a marriage as well, while a Q♠ can be in a marriage, in queens around and in a
pinochle at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from pinochle.cards import Card, Hand, Rank, Suit
from pinochle.reasons import (
    AroundMeld,
    DixMeld,
    MarriageMeld,
    PinochleMeld,
    Reason,
    RoyalMarriageMeld,
    RunMeld,
    Words,
)
from pinochle.rules.house import PRESETS, HouseRules
from pinochle.rules.kinds import AROUNDS, MeldKind, MeldTable

RUN_RANKS = (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK)
PINOCHLE_CARDS = (Card(Rank.QUEEN, Suit.SPADES), Card(Rank.JACK, Suit.DIAMONDS))
_RUNS = {suit: tuple(Card(rank, suit) for rank in RUN_RANKS) for suit in Suit}
_COUPLES = {suit: (Card(Rank.KING, suit), Card(Rank.QUEEN, suit)) for suit in Suit}
_FOURS = {kind: tuple(Card(rank, suit) for suit in Suit) for kind, rank in AROUNDS.items()}
MELD_CARDS = (
    *_RUNS.values(),
    *_COUPLES.values(),
    *((Card(Rank.NINE, suit),) for suit in Suit),
    *_FOURS.values(),
    PINOCHLE_CARDS,
)
"""The cards of one copy of every meld there may be, whatever is trump."""
_COUNTS = ("", "", "double ", "triple ", "quadruple ")
_Candidate = tuple[MeldKind, Suit | None, int, tuple[Card, ...]]  # kind, suit, copies, the cards of one copy


@dataclass(frozen=True, slots=True)
class Meld:
    """One scored meld: ``count`` copies of a kind are one meld. ``points`` are x10, ``cards`` all the cards in it.

    ``suit`` is None for arounds and pinochles.
    """

    kind: MeldKind
    suit: Suit | None
    count: int
    points: int
    cards: tuple[Card, ...]

    @property
    def reason(self) -> Reason:
        """What this meld is, as a reason that can be explained."""
        if self.suit is not None:
            return _SUIT_MELDS[self.kind](self.suit, self.count, self.points)
        if self.kind in AROUNDS:
            return AroundMeld(AROUNDS[self.kind], self.count, self.points)
        return PinochleMeld(self.count, self.points)

    def named(self, words: Words = "table") -> str:
        """``"double marriage in spades"``."""
        where = f" in {self.suit.named(words)}" if self.suit and self.kind is not MeldKind.DIX else ""
        return _COUNTS[self.count] + self.kind.named(words) + where

    def __str__(self) -> str:
        return self.named()


_SUIT_MELDS = {
    MeldKind.RUN: RunMeld,
    MeldKind.ROYAL_MARRIAGE: RoyalMarriageMeld,
    MeldKind.MARRIAGE: MarriageMeld,
    MeldKind.DIX: DixMeld,
}


def find_melds(hand: Hand, trump: Suit | None, rules: HouseRules = PRESETS["standard"]) -> tuple[Meld, ...]:
    """Every meld that ``hand`` scores with ``trump``: runs and marriages first, then arounds, then the pinochle.

    Copies of a meld are one Meld with a ``count``; each run extra is a royal marriage of its own. Without trump (None)
    there is no run and no dix, and every marriage is a plain one. Raises TypeError for a trump that is no Suit.
    """
    if trump is not None:
        Suit.check(trump)
    return tuple(
        Meld(kind, suit, count, points, cards * count)
        for kind, suit, count, cards in _candidates(hand, trump, rules)
        if count and (points := rules.melds.points(kind, count))
    )


def unpaid(hand: Hand, trump: Suit, rules: HouseRules) -> tuple[MeldKind, ...]:
    """The kinds of meld that ``hand`` holds and the table does not pay at all."""
    paying_all = replace(rules, melds=MeldTable(dict.fromkeys(MeldKind, (10,) * rules.deck.copies)))
    held = dict.fromkeys(meld.kind for meld in find_melds(hand, trump, paying_all))
    return tuple(kind for kind in held if not rules.melds[kind])


def meld_points(hand: Hand, trump: Suit | None, rules: HouseRules = PRESETS["standard"]) -> int:
    """The points (x10) of all melds in ``hand``."""
    return sum(meld.points for meld in find_melds(hand, trump, rules))


def shown_cards(hand: Hand, trump: Suit | None, rules: HouseRules = PRESETS["standard"]) -> Hand:
    """The cards that have to lie on the table for all melds of ``hand``: a card in two melds lies there once."""
    used: dict[str, Counter[Card]] = {}
    for meld in find_melds(hand, trump, rules):
        used.setdefault(meld.kind.class_letter, Counter()).update(meld.cards)
    most = (
        {card: min(hand.count(card), max(cards[card] for cards in used.values())) for card in hand.kinds()}
        if used
        else {}
    )
    return Hand(card for card, count in most.items() for _ in range(count))


def _candidates(hand: Hand, trump: Suit | None, rules: HouseRules) -> Iterator[_Candidate]:
    """Each meld that may be in a hand, in the order in which they are shown; a count of 0 is none."""
    if trump is not None:
        yield from _trump_melds(hand, trump, rules)
    for suit, couple in _COUPLES.items():
        if suit is not trump:
            yield MeldKind.MARRIAGE, suit, copies(hand, couple), couple
    if trump is not None:
        nine = Card(Rank.NINE, trump)
        yield MeldKind.DIX, trump, hand.count(nine), (nine,)
    for kind, four in _FOURS.items():
        yield kind, None, copies(hand, four), four
    yield MeldKind.PINOCHLE, None, copies(hand, PINOCHLE_CARDS), PINOCHLE_CARDS


def _trump_melds(hand: Hand, trump: Suit, rules: HouseRules) -> Iterator[_Candidate]:
    """Runs first: what they use is not there for royal marriages."""
    run, couple = _RUNS[trump], _COUPLES[trump]
    runs = min(copies(hand, run), len(rules.melds[MeldKind.RUN]))  # what no run is paid for stays free
    yield MeldKind.RUN, trump, runs, run
    kings, queens = (hand.count(card) - runs for card in couple)
    if runs == 1 and rules.run_extras:
        for _ in range(kings + queens):
            yield MeldKind.ROYAL_MARRIAGE, trump, 1, couple
    else:
        yield MeldKind.ROYAL_MARRIAGE, trump, min(kings, queens), couple


def copies(hand: Hand, cards: Iterable[Card]) -> int:
    """How many times all of these different cards are held."""
    return min(map(hand.count, cards))
