"""The order of play: which cards may be played, as duties that narrow the hand one after the other.

A duty that no card can meet is skipped; a card is refused by the first duty that removed it. House rules only choose
which duties there are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from pinochle.cards import Card, Suit
from pinochle.reasons import (
    AlreadyTrumped,
    CannotHead,
    CannotOvertrump,
    FollowFreely,
    FreeLead,
    FreeToThrow,
    MustFollow,
    MustHead,
    MustOvertrump,
    MustTrump,
    NeedNotTrump,
    NotHeld,
    Reason,
)
from pinochle.rules.choices import ForcedTrump, Head
from pinochle.rules.house import PRESETS, HouseRules


def winning_index(trick: Sequence[Card], trump: Suit) -> int:
    """Which card of a trick is winning: the highest trump, else the highest of the suit led.

    Of identical cards the first played wins. Raises ValueError for an empty trick and TypeError for a trump that is
    no Suit.
    """
    Suit.check(trump)
    if not trick:
        raise ValueError("a trick without cards has no winner")
    best = 0
    for place, card in enumerate(trick):
        if card.outranks(trick[best]) or (card.suit is trump and trick[best].suit is not trump):
            best = place
    return best


@dataclass(frozen=True, slots=True)
class OnTable:
    """What of a trick matters to the next player: the suit led, its best card, and the best trump if one was played."""

    led: Suit
    trump: Suit
    best: Card
    best_trump: Card | None

    @classmethod
    def of(cls, trick: Sequence[Card], trump: Suit) -> OnTable:
        """What ``trick``, of one card or more, comes to."""
        led = trick[0].suit
        return cls(
            led,
            trump,
            max((card for card in trick if card.suit is led), key=lambda card: card.rank.strength),
            max(
                (card for card in trick if card.suit is trump),
                key=lambda card: card.rank.strength,
                default=None,
            ),
        )

    @property
    def winning(self) -> Card:
        """The card to beat."""
        return self.best_trump or self.best

    @property
    def trumped(self) -> bool:
        """Whether a trump is winning a trick in another suit."""
        return self.best_trump is not None and self.led is not self.trump

    @property
    def lacking(self) -> tuple[Suit, ...]:
        """The suits that one has none of who may play anything."""
        return tuple(dict.fromkeys((self.led, self.trump)))

    def beats_trumps(self, card: Card) -> bool:
        """Whether ``card`` is a trump higher than every trump on the table."""
        return card.suit is self.trump and (self.best_trump is None or card.outranks(self.best_trump))


class Duty(Protocol):
    """One thing a player owes: the cards that fulfil it, and what a card that does not is told."""

    def wants(self, card: Card, table: OnTable) -> bool:
        """Whether ``card`` fulfils the duty."""

    def refusal(self, card: Card, table: OnTable, wanted: tuple[Card, ...]) -> Reason:
        """What a card is told that does not; ``wanted`` are those held that do."""


@dataclass(frozen=True, slots=True)
class Follow:
    """Play the suit led."""

    def wants(self, card: Card, table: OnTable) -> bool:
        return card.suit is table.led

    def refusal(self, card: Card, table: OnTable, wanted: tuple[Card, ...]) -> Reason:
        return MustFollow(table.led)


@dataclass(frozen=True, slots=True)
class HeadTrick:
    """Beat the best card of the suit led; with what exceptions is up to the table."""

    when: Head

    def wants(self, card: Card, table: OnTable) -> bool:
        return self.binds(table) and card.outranks(table.best)

    def binds(self, table: OnTable) -> bool:
        """Whether the table asks for a higher card in this trick at all."""
        if table.led is table.trump:
            return True
        if self.when is Head.TRUMP_LED_ONLY:
            return False
        return self.when is Head.EVEN_IF_TRUMPED or not table.trumped

    def refusal(self, card: Card, table: OnTable, wanted: tuple[Card, ...]) -> Reason:
        return MustHead(table.best, wanted)


@dataclass(frozen=True, slots=True)
class PlayTrump:
    """Without the suit led, play trump. Where trump itself was led, following says it all."""

    def wants(self, card: Card, table: OnTable) -> bool:
        return table.led is not table.trump and card.suit is table.trump

    def refusal(self, card: Card, table: OnTable, wanted: tuple[Card, ...]) -> Reason:
        return MustTrump(table.trump)


@dataclass(frozen=True, slots=True)
class Overtrump:
    """Beat the best trump on the table."""

    def wants(self, card: Card, table: OnTable) -> bool:
        return table.trumped and table.beats_trumps(card)

    def refusal(self, card: Card, table: OnTable, wanted: tuple[Card, ...]) -> Reason:
        return MustOvertrump(table.winning, wanted)


@dataclass(frozen=True, slots=True)
class PlayWinningTrump:
    """Without the suit led, play a trump that wins; one that cannot win is not owed."""

    def wants(self, card: Card, table: OnTable) -> bool:
        return table.led is not table.trump and table.beats_trumps(card)

    def refusal(self, card: Card, table: OnTable, wanted: tuple[Card, ...]) -> Reason:
        trumped = table.winning.suit is table.trump
        return MustOvertrump(table.winning, wanted) if trumped else MustTrump(table.trump)


def duties(rules: HouseRules) -> tuple[Duty, ...]:
    """What a player owes at this table, first things first."""
    head = HeadTrick(rules.head)
    if rules.forced_trump is ForcedTrump.IF_IT_WINS:
        return (Follow(), head, PlayWinningTrump())
    if rules.head is Head.TRUMP_LED_ONLY:
        return (Follow(), head, PlayTrump())
    return (Follow(), head, PlayTrump(), Overtrump())


class LegalPlays:
    """The kinds of card that may be played now. ``reason`` says why just these; ``why_not`` refuses the others."""

    __slots__ = ("_cards", "_refused", "reason")

    def __init__(self, cards: tuple[Card, ...], refused: dict[Card, Reason], reason: Reason) -> None:
        self._cards = cards
        self._refused = refused
        self.reason = reason

    def why_not(self, card: Card) -> Reason | None:
        """Why ``card`` may not be played, or None if it may."""
        return None if card in self._cards else self._refused.get(card, NotHeld(card))

    def __contains__(self, card: object) -> bool:
        return card in self._cards

    def __iter__(self) -> Iterator[Card]:
        return iter(self._cards)

    def __len__(self) -> int:
        return len(self._cards)

    def __repr__(self) -> str:
        return f"<may play {' '.join(map(str, self._cards)) or 'nothing'}>"


def legal_plays(
    hand: Iterable[Card], trick: Sequence[Card], trump: Suit, rules: HouseRules = PRESETS["standard"]
) -> LegalPlays:
    """The different cards of ``hand`` that may be played on ``trick``, with a reason for each that may not.

    Raises TypeError for a trump that is no Suit.
    """
    Suit.check(trump)
    kinds = tuple(dict.fromkeys(hand))
    if not trick:
        return LegalPlays(kinds, {}, FreeLead())
    table = OnTable.of(trick, trump)
    allowed = kinds
    refused: dict[Card, Reason] = {}
    met: Duty | None = None
    for duty in duties(rules):
        wanted = tuple(card for card in allowed if duty.wants(card, table))
        if wanted:
            met = duty
            refused |= {card: duty.refusal(card, table, wanted) for card in allowed if card not in wanted}
            allowed = wanted
    return LegalPlays(allowed, refused, _why(allowed, met, table, rules))


def _why(allowed: tuple[Card, ...], met: Duty | None, table: OnTable, rules: HouseRules) -> Reason:
    """Why just these cards: the last duty that could be met, or the one that could not."""
    if met is None:
        trump_held = any(card.suit is table.trump for card in allowed)
        return NeedNotTrump(table.winning) if trump_held else FreeToThrow(table.lacking)
    if isinstance(met, Follow):
        if table.trumped:
            return AlreadyTrumped(table.led, table.winning)
        return (
            CannotHead(table.led, table.best)
            if HeadTrick(rules.head).binds(table)
            else FollowFreely(table.led)
        )
    if isinstance(met, PlayTrump) and table.trumped and Overtrump() in duties(rules):
        return CannotOvertrump(table.trump, table.winning)
    if isinstance(met, PlayWinningTrump):
        return MustOvertrump(table.winning, allowed) if table.trumped else MustTrump(table.trump)
    return met.refusal(allowed[0], table, allowed)
