"""What a person types at the table: a bid, a suit, cards to pass, a card to play."""

from __future__ import annotations

from pinochle.cards import Card, Hand, Suit
from pinochle.reasons import IllegalAction, PassExactly
from pinochle.screens.base import InputError, digits
from pinochle.screens.table.session import Session
from pinochle.table import Action, Bid, NameTrump, Pass, Phase, Play, ShowMeld

_PASSES = ("pass", "p")


def read_typed(text: str, session: Session) -> Action | Hand:
    """The action that is typed, or the cards to raise where cards are passed.

    Raises NotationError for what cannot be read and IllegalAction for too many cards.
    """
    typed = text.strip()
    rules = session.game.rules
    match session.deal.phase:
        case Phase.AUCTION:
            return Pass() if typed.casefold() in _PASSES else Bid(_points(typed, rules.scale))
        case Phase.TRUMP:
            return NameTrump(Suit.parse(typed))
        case Phase.PASS | Phase.PASS_BACK:
            cards = Hand.parse(typed, rules.deck)
            if len(cards) > rules.pass_count:
                raise IllegalAction(PassExactly(rules.pass_count, len(cards)))
            return cards
        case Phase.MELD:
            return ShowMeld()
    return Play(Card.parse(typed))


def wanted(phase: Phase) -> str:
    """What the box asks for."""
    return {
        Phase.AUCTION: "Type a bid, or “pass”",
        Phase.TRUMP: "Type a suit",
        Phase.PASS: "Type the cards to pass",
        Phase.PASS_BACK: "Type the cards to give back",
    }.get(phase, "Type a card")


def _points(typed: str, scale: int) -> int:
    number = digits(typed, 6)
    if number is None:
        raise InputError("Type a bid as a number, or “pass”.")
    return number * (10 // scale)
