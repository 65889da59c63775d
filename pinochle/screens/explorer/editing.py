"""The ways to change the hand other than typing. Each gives the text that then stands in the box."""

from __future__ import annotations

import random
from collections.abc import Mapping

from pinochle.cards import DOUBLE_DECK, SINGLE_DECK, SUITS, Card, Deck, Hand
from pinochle.reasons import NotationError, TooManyCopies
from pinochle.screens.base import Intent

EXAMPLES: Mapping[Deck, str] = {
    SINGLE_DECK: "K♠ Q♠ A♥ 10♥ K♥ K♥ Q♥ J♥ 9♥ K♣ K♦ J♦",
    DOUBLE_DECK: "A♠ K♠ Q♠ Q♠ A♥ 10♥ K♥ Q♥ J♥ A♣ 10♣ K♣ J♣ A♦ A♦ K♦ K♦ J♦ J♦ 10♦",
}
"""A hand of each deck in which there is something to find."""

BUTTONS: Mapping[str, str] = {"clear": "Clear", "example": "Example", "random": "Random"}
EDITS = frozenset({"add", "take", *BUTTONS})


def edited(intent: Intent, hand: Hand, deck: Deck) -> str:
    """The text of the hand after one of ``EDITS``.

    A card is added or taken only while as many copies are held as the person saw, so that a late second press does
    nothing. Raises NotationError for a copy that the deck does not have.
    """
    if intent.do == "clear":
        return ""
    if intent.do == "example":
        return EXAMPLES[deck]
    if intent.do == "random":
        cards = random.Random(intent.seed).sample(tuple(deck.cards()), deck.hand_size)
        return written(Hand(cards))
    card = Card.parse(intent.string("card"))
    held = hand.count(card)
    if intent.number("held") != held:
        return written(hand)
    if intent.do == "take":
        return written(hand - (card,)) if held else written(hand)
    more = Hand((*hand, card))
    deck.check(more)
    return written(more)


def written(hand: Hand) -> str:
    """A hand as text, its suits in the order of the pad and of the cards."""
    return " ".join(str(card) for suit in SUITS for card in hand.of(suit))


def refusal(card: Card, held: int, deck: Deck) -> TooManyCopies | None:
    """Why no more copies of a card can be added, or None."""
    return TooManyCopies(card, deck.copies, held + 1) if held >= deck.copies else None


def read(text: str, deck: Deck) -> Hand | NotationError:
    """The hand that a text means, or what is wrong with it."""
    try:
        return Hand.parse(text, deck)
    except NotationError as error:
        return error
