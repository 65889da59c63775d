"""Cards, hands, decks and seats, and the ways in which people write them."""

from pinochle.cards.card import SUITS, Card, Rank, Suit
from pinochle.cards.dealcode import deal_code, deal_from_code
from pinochle.cards.deck import DOUBLE_DECK, SINGLE_DECK, Deck
from pinochle.cards.hand import Hand
from pinochle.cards.seat import Seat, Side

__all__ = [
    "DOUBLE_DECK",
    "SINGLE_DECK",
    "SUITS",
    "Card",
    "Deck",
    "Hand",
    "Rank",
    "Seat",
    "Side",
    "Suit",
    "deal_code",
    "deal_from_code",
]
