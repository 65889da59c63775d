"""The cards a player holds: an immutable, sorted multiset."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from pinochle.cards.card import Card, Rank, Suit
from pinochle.reasons import IllegalAction, NotHeld, Reason, TooFewHeld, Words

if TYPE_CHECKING:
    from pinochle.cards.deck import Deck


class Hand:
    """Cards held, sorted by suit and then A 10 K Q J 9. Equal cards count separately."""

    __slots__ = ("_cards", "_counts")

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        self._cards = tuple(sorted(cards, key=lambda card: card.sort_key))
        self._counts = Counter(self._cards)

    @classmethod
    def parse(cls, text: str, deck: Deck | None = None, size: int | None = None) -> Hand:
        """The cards that a person typed, in any of the usual spellings.

        ``deck`` (the single deck unless given) bounds the copies; ``size`` demands that many cards.
        ``Hand.parse(str(hand)) == hand``. Raises NotationError, which names the piece at fault and the remedy.
        """
        from pinochle.cards.notation import read_hand

        return read_hand(text, deck, size)

    def __iter__(self) -> Iterator[Card]:
        return iter(self._cards)

    def __len__(self) -> int:
        return len(self._cards)

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and card in self._counts

    def __eq__(self, other: object) -> bool:
        return self._cards == other._cards if isinstance(other, Hand) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._cards)

    def __add__(self, cards: Iterable[Card]) -> Hand:
        return Hand((*self._cards, *cards))

    def __sub__(self, cards: Iterable[Card]) -> Hand:
        """Without these cards. Raises IllegalAction for a card that is not held."""
        gone = cards if isinstance(cards, Hand) else Hand(cards)
        if lacking := self.lacks(gone):
            raise IllegalAction(lacking)
        left = list(self._cards)
        for card in gone:
            left.remove(card)
        rest = object.__new__(Hand)  # still sorted
        rest._cards = tuple(left)
        rest._counts = Counter(left)
        return rest

    def count(self, card: Card) -> int:
        """How many copies of ``card`` are held."""
        return self._counts.get(card, 0)

    def of(self, which: Suit | Rank) -> Hand:
        """Only the cards of one suit, or of one rank. Raises TypeError for what is neither, such as a letter."""
        if not isinstance(which, Suit | Rank):
            raise TypeError(f"{which!r} is no Suit and no Rank: write Suit.HEARTS or Rank.ACE")
        return Hand(card for card in self._cards if which in (card.suit, card.rank))

    def kinds(self) -> tuple[Card, ...]:
        """Each different card once, sorted."""
        return tuple(dict.fromkeys(self._cards))

    def holds(self, cards: Iterable[Card]) -> bool:
        """Whether all of ``cards`` are held, copies counted."""
        return not Counter(cards) - Counter(self._cards)

    def lacks(self, cards: Hand) -> Reason | None:
        """Why ``cards`` cannot come out of this hand, or None."""
        for card in cards.kinds():
            held, wanted = self.count(card), cards.count(card)
            if held < wanted:
                return TooFewHeld(card, held, wanted) if held else NotHeld(card)
        return None

    def named(self, words: Words = "table") -> str:
        """As in a sentence: the cards with symbols, or "no cards"."""
        return str(self) or "no cards"

    def ascii(self) -> str:
        """In ASCII, for keyboards, links and files: ``"AS 10H 9H"``."""
        return " ".join(card.code for card in self._cards)

    def __str__(self) -> str:
        return " ".join(map(str, self._cards))

    def __repr__(self) -> str:
        return f"Hand.parse({self.ascii()!r})"
