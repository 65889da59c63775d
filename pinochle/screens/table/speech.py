"""How the table speaks: reasons and labels in the words and the scale of the table, and who did what."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from pinochle.cards import SUITS, Card, Hand, Seat, Side, Suit
from pinochle.reasons import Reason, Words, explain, points, render
from pinochle.screens.faces import numbered
from pinochle.table import Action, Bid, Concede, NameTrump, Pass, PassCards, Play, ShowMeld, Trick

LEARNER = Seat.S


def partners(side: Side) -> str:
    """The two of a side: ``"You and North"``."""
    return "You and North" if side is LEARNER.side else "West and East"


def in_order(cards: Iterable[Card]) -> tuple[tuple[Card, int], ...]:
    """Cards as a hand shows them, twins numbered from 1."""
    hand = Hand(cards)
    return numbered([card for suit in SUITS for card in hand.of(suit)])


def name_of(card: Card, copy: int) -> str:
    """What an intent calls one card of a hand: ``"QS2"``."""
    return f"{card.code}{copy}"


def counted(number: int) -> str:
    """``"1 card"``, ``"2 cards"``."""
    return f"{number} card" + ("" if number == 1 else "s")


def _who(seat: Seat) -> str:
    return "You" if seat is LEARNER else seat.named()


@dataclass(frozen=True, slots=True)
class Speech:
    """One vocabulary and one scale of points."""

    words: Words = "table"
    scale: int = 10

    def says(self, reason: Reason) -> str:
        """A reason from the catalogue as a sentence."""
        return explain(reason, self.words, self.scale).says

    def text(self, template: str, **values: object) -> str:
        """A label or sentence of the table itself; see ``reasons.words`` for the marks."""
        return render(template, self.words, self.scale, values, sentence_case=True)

    def points(self, value: int) -> str:
        """Points (x10) as this table writes them."""
        return points(value, self.scale)

    def told(self, seat: Seat, action: Action, *, openly: bool = False) -> str:
        """What somebody has done: ``"North bids 270."``, ``"You play J♦."``; ``openly`` names the cards of any pass."""
        you = seat is LEARNER
        return f"{_who(seat)} {self._did(action, '' if you else 's', '' if you else 'es', openly=openly)}."

    def past(self, action: Action) -> str:
        """What the learner did some time ago: ``"You played J♦."``."""
        match action:
            case Pass():
                did = "passed"
            case NameTrump(suit):
                did = f"named {suit.named()}"
            case PassCards(cards):
                did = f"passed {cards.named()}"
            case ShowMeld():
                did = render("showed [meld]", self.words)
            case Play(card):
                did = f"played {card}"
            case Concede():
                did = "gave up the bid"
            case _:
                did = self._did(action, "", "")
        return f"You {did}."

    def briefly(self, seat: Seat, action: Action) -> str:
        """The same where the name stands beside it: ``"bids 270"``."""
        you = seat is LEARNER
        return self._did(action, "" if you else "s", "" if you else "es")

    def trick(self, trick: Trick, trump: Suit) -> str:
        """A whole trick in the order played, and who took it."""
        plays = ", ".join(f"{_who(seat)} {card}" for seat, card in trick.plays)
        return f"{plays}. {_who(trick.winner(trump))} took it."

    def doing(self, action: Action) -> str:
        """What an action does, as a button says it: ``"Bid 270"``, ``"Play J♦"``."""
        did = self._did(action, "", "")
        return did[0].upper() + did[1:]

    def advised(self, action: Action) -> str:
        """What a hint advises, before its reasons: those for a pass name each of its cards."""
        return f"Pass {counted(len(action.cards))}" if isinstance(action, PassCards) else self.doing(action)

    def _did(self, action: Action, s: str, es: str, *, openly: bool = False) -> str:
        match action:
            case Bid(bid):
                return f"bid{s} {self.points(bid)}"
            case Pass():
                return f"pass{es}"
            case NameTrump(suit):
                return f"name{s} {suit.named()}"
            case PassCards(cards):
                return f"pass{es} {cards.named() if openly or not s else counted(len(cards))}"
            case ShowMeld():
                return render(f"show{s} [meld]", self.words)
            case Play(card):
                return f"play{s} {card}"
            case Concede():
                return f"give{s} up the bid"
