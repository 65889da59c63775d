"""Questions that a whole hand's value answers: bid or pass, which trump, what is it worth."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from pinochle.analysis import HandValue, SuitValue, value_hand
from pinochle.cards import Hand, Rank, Suit
from pinochle.lessons.forms import Form, Option, Pick, suits
from pinochle.lessons.model import Mark, Task
from pinochle.lessons.shows import Bars
from pinochle.lessons.wording import Text
from pinochle.reasons import BidWithinReach, NamesBestSuit, PriceTooHigh, Reason
from pinochle.reasons.words import number

SURE, DOUBTFUL = 0.65, 0.5
_THREE_THINGS = (
    "Add three things: what you show, what a partner adds on average, what you two win in the play."
)
NEARLY = 15  # points (x10) by which two suits may differ and still be called equally good


@lru_cache(maxsize=256)
def value_of(hand: Hand) -> HandValue:
    """The value of a hand, once."""
    return value_hand(hand)


def split(value: SuitValue, label: str = "") -> Bars:
    """A value as bars: own meld, partner, tricks, together."""
    three = three_parts(value, label)
    return Bars(three.label, (*three.parts, ("together", value.total)), three.most)


def three_parts(value: SuitValue, label: str = "") -> Bars:
    """The three parts of a value as bars, still to be added up."""
    parts = (
        ("your own [meld|combinations]", value.own_meld), ("your partner adds", value.partner_share),
        ("[tricks] you two take", value.tricks),
    )  # fmt: skip
    name = label or f"With {value.suit.symbol} {value.suit.named()} as [trump|the strongest suit], on average"
    return Bars(name, parts, max(500, value.total))


def chance_said(value: SuitValue, bid: int) -> Reason:
    """How often a bid is made, and what that rests on."""
    times = round(100 * value.chance(bid))
    if value.chance(bid) < SURE:
        return PriceTooHigh(bid, times)
    return BidWithinReach(bid, value.suit, value.own_meld, value.partner_share, value.tricks, times)


@dataclass(frozen=True, slots=True)
class BidOrPass(Task):
    """Bid at this price, or pass? Between ``DOUBTFUL`` and ``SURE`` both are accepted; the chance is always said."""

    hand: Hand
    price: int

    @property
    def form(self) -> Form:
        return Pick((Option("bid", f"Bid {self.price}"), Option("pass", "Pass")))

    @property
    def best(self) -> SuitValue:
        """The suit that promises most."""
        return value_of(self.hand).best

    def answer(self) -> str:
        return "bid" if self.best.chance(self.price) >= SURE else "pass"

    def mark(self, answer: str) -> Mark:
        doubtful = DOUBTFUL <= self.best.chance(self.price) < SURE
        right = doubtful or answer == self.answer()
        says: tuple[Text, ...] = (chance_said(self.best, self.price),)
        if doubtful:
            says = (*says, "It is a close thing: good players would do either.")
        return Mark(right, says, (), (split(self.best),))

    def rule(self) -> Text:
        return _THREE_THINGS


@dataclass(frozen=True, slots=True)
class WorthAbout(Task):
    """What will the side make with this hand? One's own meld alone, the sum, or own meld and every trick."""

    hand: Hand

    @property
    def best(self) -> SuitValue:
        """The suit that promises most."""
        return value_of(self.hand).best

    @property
    def form(self) -> Form:
        best = self.best
        return Pick((
            Option("own", f"about {best.own_meld}"),
            Option("sum", f"about {round(best.total, -1)}"),
            Option("every", f"about {best.own_meld + 250}"),
        ))  # fmt: skip

    def answer(self) -> str:
        return "sum"

    def mark(self, answer: str) -> Mark:
        if answer != "sum":
            return Mark(False, (self.rule(),))
        return Mark(True, (self._because(),), (), (split(self.best),))

    def rule(self) -> Text:
        return _THREE_THINGS

    def _because(self) -> Text:
        best = self.best
        partner, play = f"about {best.partner_share} from the partner", f"about {best.tricks} in the play"
        return f"{best.own_meld} in the hand, {partner}, {play}."


@dataclass(frozen=True, slots=True)
class NamesTrump(Task):
    """Which suit would you name? Judged by what the side makes on average with each."""

    hand: Hand

    @property
    def form(self) -> Form:
        return Pick(suits())

    def answer(self) -> str:
        return value_of(self.hand).best.suit.letter

    def mark(self, answer: str) -> Mark:
        value = value_of(self.hand)
        given = value.of(Suit.parse(answer))
        if given.total >= value.best.total - NEARLY:
            other = next(v for v in value.suits if v is not given)
            reason = NamesBestSuit(given.suit, given.total, other.suit, other.total)
            return Mark(True, (reason,), (), (self._bars(value),))
        less = value.best.total - given.total
        return Mark(False, (self._held(given.suit), f"Another suit should bring about {less} more."))

    def _held(self, suit: Suit) -> Text:
        """How long and how strong a suit is in this hand."""
        held = self.hand.of(suit)
        ace = "with" if any(card.rank is Rank.ACE for card in held) else "without"
        return f"You hold {number(len(held))} {suit.named() if len(held) != 1 else suit.named()[:-1]}, {ace} the ace."

    def _bars(self, value: HandValue) -> Bars:
        parts = tuple((f"{v.suit.symbol} {v.suit.named()}", v.total) for v in value.suits)
        return Bars("What each suit should bring in all", parts, max(500, value.best.total))

    def rule(self) -> Text:
        return "Length and the ace come first: any card of the suit you name beats all the other suits. Meld is second."
