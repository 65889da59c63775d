"""Order, piles, and who takes a trick."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from pinochle.cards import Card, Seat, Suit
from pinochle.lessons.forms import Form, Number, Option, Order, Pick
from pinochle.lessons.model import Mark, Task
from pinochle.lessons.tasks.facts import further
from pinochle.lessons.wording import Text
from pinochle.reasons import (
    CountersCount,
    FirstTwinWins,
    HighestLedWins,
    HighestTrumpWins,
    LastTrickCounts,
    Reason,
    SchemeCounts,
    StandsAbove,
)
from pinochle.rules import PRESETS, CountingScheme, HouseRules, count_cards, is_counter, winning_index


@dataclass(frozen=True, slots=True)
class Higher(Task):
    """Which of these cards of one suit is the highest?"""

    cards: tuple[Card, ...]

    @property
    def form(self) -> Form:
        return Pick(tuple(Option(card.code, str(card), card) for card in self.cards))

    def answer(self) -> str:
        return max(self.cards, key=lambda card: card.rank.strength).code

    def mark(self, answer: str) -> Mark:
        best, given = Card.parse(self.answer()), Card.parse(answer)
        other = next(card for card in self.cards if card != best) if given == best else given
        return Mark(given == best, (StandsAbove(best, other),), (best,))

    def rule(self) -> Text:
        return StandsAbove.entry.why


@dataclass(frozen=True, slots=True)
class InOrder(Task):
    """Put these cards of one suit in order, the highest first."""

    cards: tuple[Card, ...]

    @property
    def form(self) -> Form:
        return Order(self.cards)

    def answer(self) -> str:
        return " ".join(card.code for card in sorted(self.cards, key=lambda card: card.sort_key))

    def mark(self, answer: str) -> Mark:
        given = [Card.parse(word) for word in answer.split()]
        wrong = [(low, high) for low, high in pairwise(given) if high.outranks(low)]
        if not wrong:
            return Mark(True, (StandsAbove(given[0], given[1]),))
        return Mark(False, tuple(StandsAbove(high, low) for low, high in wrong[:2]), wrong[0])

    def rule(self) -> Text:
        return StandsAbove.entry.why


@dataclass(frozen=True, slots=True)
class Pile(Task):
    """How many points are in these cards? ``last_trick`` adds what the last trick pays."""

    cards: tuple[Card, ...]
    rules: HouseRules = PRESETS["standard"]
    last_trick: bool = False

    @property
    def form(self) -> Form:
        return Number()

    def answer(self) -> str:
        return str(count_cards(self.cards, self.rules, self.last_trick))

    def mark(self, answer: str) -> Mark:
        given, right = int(answer), int(self.answer())
        counters = tuple(card for card in self.cards if is_counter(card))
        if given == right:
            return Mark(True, self._because(), counters)
        bare = count_cards(self.cards, self.rules)
        if self.last_trick and given == bare:
            return Mark(
                False,
                (LastTrickCounts(self.rules.last_trick),),
                counters,
                true=("You counted the cards rightly.",),
            )
        return Mark(False, (further(given, right), self.rule()), counters)

    def rule(self) -> Text:
        ace, ten, king, queen, jack, _ = self.rules.counters.value
        each = f"At this table: ace {ace}, 10 {ten}, king {king}, queen {queen}, jack {jack}, nine nothing."
        if self._simple:
            each = f"Each ace, 10 and king brings {ace}; queens, jacks and nines bring nothing."
        return f"{each} The last [trick] brings {self.rules.last_trick} more." if self.last_trick else each

    @property
    def _simple(self) -> bool:
        return self.rules.counters is CountingScheme.ACE_TEN_KING

    def _because(self) -> tuple[Text, ...]:
        points = count_cards(self.cards, self.rules)
        ace, ten, king, queen, jack, _ = self.rules.counters.value
        counters = sum(map(is_counter, self.cards))
        cards: Reason = SchemeCounts(points, ace, ten, king, queen, jack)
        if self._simple:
            cards = CountersCount(counters, points)
        if not self.last_trick:
            return (cards,)
        return (cards, LastTrickCounts(self.rules.last_trick), f"Together {self.answer()}.")


@dataclass(frozen=True, slots=True)
class WhoTakes(Task):
    """Who takes this trick? Four cards, the leader's first; ``trump`` is None before trump has been explained."""

    cards: tuple[Card, ...]
    leader: Seat
    trump: Suit | None = None

    @property
    def form(self) -> Form:
        plays = ((self.leader.plus(place), card) for place, card in enumerate(self.cards))
        return Pick(tuple(Option(seat.value, f"{seat.named()}, {card}") for seat, card in plays))

    @property
    def _place(self) -> int:
        led = self.cards[0].suit
        return winning_index(self.cards, self.trump or led)

    def answer(self) -> str:
        return self.leader.plus(self._place).value

    def mark(self, answer: str) -> Mark:
        return Mark(answer == self.answer(), (self.because(),), (self.cards[self._place],))

    def because(self) -> Reason:
        """Why the winner wins."""
        card, seat = self.cards[self._place], self.leader.plus(self._place)
        if card in self.cards[self._place + 1 :]:
            return FirstTwinWins(seat, card)
        trumped = self.trump is not None and card.suit is self.trump
        return HighestTrumpWins(seat, card) if trumped else HighestLedWins(seat, card)

    def rule(self) -> Text:
        return (
            "The highest card of [trump|the strongest suit] takes it; without one, the highest card of the [suit led]. "
            "Of twins the first one counts."
        )
