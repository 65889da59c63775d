"""Finding and counting meld."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from pinochle.cards import Card, Hand, Suit
from pinochle.lessons.forms import Form, MarkCards, Number, Pick, spelled, suits
from pinochle.lessons.model import Mark, Task
from pinochle.lessons.shows import Cards, Melds, Show
from pinochle.lessons.tasks.facts import further
from pinochle.lessons.wording import Text, general
from pinochle.reasons import (
    InsideTheRun,
    NotAPinochle,
    NotInThisMeld,
    OneShortOfRun,
    PaysLess,
    PaysMost,
    PlainNine,
    PlainRun,
    Reason,
    SpareBesideRun,
    ThreeSuitsOnly,
    Unmarried,
)
from pinochle.reasons.words import number
from pinochle.rules import (
    PRESETS,
    HouseRules,
    Meld,
    MeldKind,
    find_melds,
    meld_differences,
    meld_points,
    shown_cards,
    unscored,
)
from pinochle.rules.kinds import AROUNDS


@dataclass(frozen=True, slots=True)
class FindMeld(Task):
    """Mark the cards of one kind of meld, or (``kind`` None) every card that is in any."""

    hand: Hand
    trump: Suit
    kind: MeldKind | None = None
    rules: HouseRules = PRESETS["standard"]

    @property
    def form(self) -> Form:
        return MarkCards(tuple(self.hand))

    def melds(self) -> tuple[Meld, ...]:
        """The melds that are asked for."""
        found = find_melds(self.hand, self.trump, self.rules)
        return tuple(meld for meld in found if self.kind in (None, meld.kind))

    def answer(self) -> str:
        if self.kind is None:
            return shown_cards(self.hand, self.trump, self.rules).ascii()
        return spelled(card for meld in self.melds() for card in meld.cards)

    def mark(self, answer: str) -> Mark:
        wanted, given = Counter(Hand.parse(self.answer())), Counter(Hand.parse(answer))
        if wanted == given:
            if self.kind is None:
                total = meld_points(self.hand, self.trump, self.rules)
                sheet = Melds(self.hand, self.trump, self.rules, with_hand=False)
                return Mark(True, (f"Together {total}.",), tuple(wanted), (sheet,))
            return Mark(True, tuple(meld.reason for meld in self.melds()), tuple(wanted))
        missed, idle = wanted - given, given - wanted
        marked = Hand(given.elements())
        found = tuple(meld.reason for meld in self.melds() if marked.holds(meld.cards))
        true: tuple[Text, ...] = ("You found this:", *found) if found else ()
        says: list[Text] = [reason for card in idle for reason in self._idle(card)]
        lacking = {meld: cards for meld in self.melds() if (cards := Counter(meld.cards) & missed)}
        one = len(lacking) == 1
        if lacking:
            says.append(f"{number(len(lacking)).capitalize()} {'is' if one else 'are'} still to be found.")
        nearly = [cards for meld, cards in lacking.items() if cards.total() == 1 < len(meld.cards)]
        which = "It lacks" if one else "One of them lacks"
        later = tuple(f"{which} only {card}." for cards in nearly[:1] for card in cards)
        return Mark(False, tuple(dict.fromkeys(says)), tuple(idle), true=true, later=later)

    def _idle(self, card: Card) -> tuple[Reason, ...]:
        """Why a marked card scores nothing here: the engine's own reason where it has one."""
        if (
            self.kind is MeldKind.PINOCHLE
        ):  # of two fixed cards; what a card lacks for another meld is beside the point
            return (NotInThisMeld(card),)
        why = tuple(reason for reason in unscored(self.hand, self.trump, self.rules) if _about(reason, card))
        return why[:1] or (NotInThisMeld(card),)

    def rule(self) -> Text:
        return general(self.melds()[0].reason) if self.kind else _IN_TURN


_IN_TURN = (
    "Look for three things in turn: runs and marriages of one suit, four of a rank, Q♠ with J♦. A card may serve in "
    "each of the three."
)


def _about(reason: Reason, card: Card) -> bool:
    """Whether a reason speaks of this card, its rank or its suit."""
    values = reason.values().values()
    return any(card == v or card.rank is v or (isinstance(v, tuple) and card in v) for v in values)


@dataclass(frozen=True, slots=True)
class MeldWorth(Task):
    """How many points does this hand show?"""

    hand: Hand
    trump: Suit
    rules: HouseRules = PRESETS["standard"]

    @property
    def form(self) -> Form:
        return Number()

    def answer(self) -> str:
        return str(meld_points(self.hand, self.trump, self.rules))

    def mark(self, answer: str) -> Mark:
        given, right = int(answer), int(self.answer())
        melds = find_melds(self.hand, self.trump, self.rules)
        if given == right:
            return Mark(True, self._because(melds))
        known = [
            meld for meld in melds if meld.points <= given and meld.points < right
        ]  # not the whole of it
        true: tuple[Text, ...] = ("This much is in it:", known[0].reason) if known else ()
        return Mark(False, (further(given, right), *self._trap(given - right)), true=true)

    def _trap(self, excess: int) -> tuple[Text, ...]:
        """What looks like so many points more and scores nothing, for a count that is too high."""
        traps = unscored(self.hand, self.trump, self.rules)
        return tuple(reason for reason in traps if self._tempting(reason) == excess)[:1]

    def _tempting(self, reason: Reason) -> int:
        """The points that somebody would count who fell for it."""
        pays = self.rules.melds.points
        match reason:
            case InsideTheRun() | SpareBesideRun():
                return pays(MeldKind.ROYAL_MARRIAGE, 1)
            case PlainRun() | OneShortOfRun():
                return pays(MeldKind.RUN, 1)
            case ThreeSuitsOnly(rank, _):
                return next((pays(kind, 1) for kind, of in AROUNDS.items() if of is rank), 0)
            case PlainNine(nines):
                return pays(MeldKind.DIX, 1) * len(nines)
            case NotAPinochle():
                return pays(MeldKind.PINOCHLE, 1)
            case Unmarried(_, count):
                return pays(MeldKind.MARRIAGE, 1) * count
        return pays(MeldKind.ACES_AROUND, 1)

    def lays(self) -> tuple[Show, ...]:
        return (Cards(tuple(self.hand), "The hand"),)

    def _because(self, melds: Sequence[Meld]) -> tuple[Text, ...]:
        """Meld by meld, and the sum of several."""
        together = (f"Together {self.answer()}.",) if len(melds) > 1 else ()
        return (*(meld.reason for meld in melds), *together) or ("Nothing in this hand scores.",)

    def rule(self) -> Text:
        differ = meld_differences(self.hand, self.trump, PRESETS["standard"], self.rules)
        return general(differ[0]) if differ else _IN_TURN


@dataclass(frozen=True, slots=True)
class PaysMostIn(Task):
    """With which suit as trump does this hand show the most?"""

    hand: Hand
    rules: HouseRules = PRESETS["standard"]

    @property
    def form(self) -> Form:
        return Pick(suits())

    def worth(self) -> dict[Suit, int]:
        """Points by suit."""
        return {suit: meld_points(self.hand, suit, self.rules) for suit in Suit}

    def answer(self) -> str:
        worth = self.worth()
        return max(worth, key=lambda suit: worth[suit]).letter

    def mark(self, answer: str) -> Mark:
        worth, given = self.worth(), Suit.parse(answer)
        if worth[given] == max(worth.values()):
            return Mark(
                True,
                (PaysMost(given, worth[given]),),
                (),
                (Melds(self.hand, given, self.rules, with_hand=False),),
            )
        return Mark(
            False,
            (PaysLess(given, worth[given]),),
            (),
            (Melds(self.hand, given, self.rules, with_hand=False),),
        )

    def rule(self) -> Text:
        return "Count the hand once for each suit: a run A 10 K Q J pays most, then see which marriage is paid double."
