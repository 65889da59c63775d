"""The two decks, and dealing from them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from pinochle.cards.card import Card, Rank, Suit
from pinochle.cards.hand import Hand
from pinochle.cards.seat import Seat
from pinochle.reasons import IllegalAction, NotationError, NotAWholeDeck, NotInDeck, TooManyCopies


@dataclass(frozen=True, slots=True)
class Deck:
    """Which ranks a deck holds, and how many copies of each card."""

    ranks: tuple[Rank, ...]
    copies: int

    @property
    def kinds(self) -> tuple[Card, ...]:
        """One of each card, in the order of a sorted hand."""
        return tuple(Card(rank, suit) for suit in Suit for rank in self.ranks)

    @property
    def size(self) -> int:
        """All its cards: 48 or 80."""
        return 4 * len(self.ranks) * self.copies

    @property
    def hand_size(self) -> int:
        """Cards dealt to each of four players: 12 or 20."""
        return self.size // 4

    def cards(self) -> Hand:
        """The whole deck."""
        return Hand(card for card in self.kinds for _ in range(self.copies))

    def check(self, cards: Iterable[Card]) -> None:
        """Refuse cards that cannot all come from one such deck. Raises NotationError."""
        for card, typed in Counter(cards).items():
            if card.rank not in self.ranks:
                raise NotationError(NotInDeck(card))
            if typed > self.copies:
                raise NotationError(TooManyCopies(card, self.copies, typed))

    def check_deal(self, hands: Mapping[Seat, Hand]) -> None:
        """Refuse hands that do not share out one whole deck. Raises IllegalAction or NotationError."""
        for seat in Seat:
            held = len(hands.get(seat, ()))
            if held != self.hand_size:
                raise IllegalAction(NotAWholeDeck(seat, self.hand_size, held))
        self.check(card for seat in Seat for card in hands[seat])

    def unseen(self, seen: Iterable[Card]) -> Hand:
        """The cards of the deck that are not among ``seen``. Raises NotationError if ``seen`` does not fit."""
        known = Hand(seen)
        self.check(known)
        return self.cards() - known

    def deal(self, rng: random.Random) -> Mapping[Seat, Hand]:
        """Four hands from a shuffled deck."""
        cards = list(self.cards())
        rng.shuffle(cards)
        size = self.hand_size
        return {seat: Hand(cards[i * size : (i + 1) * size]) for i, seat in enumerate(Seat)}


SINGLE_DECK = Deck((Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.NINE), 2)
DOUBLE_DECK = Deck((Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK), 4)
