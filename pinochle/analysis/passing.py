"""Which cards to pass, on packed hands: every distinct choice has a price, and the cheapest is made.

The price of a choice is the meld that the giver loses, plus what each card given away is worth where it lies, less
what a new void is worth. For the bidder's partner the worth of most cards is negative: they are worth more over there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from pinochle.analysis.melds import fast_meld
from pinochle.analysis.packed import packed_deck
from pinochle.cards import Card, Deck, Rank, Suit
from pinochle.rules.house import HouseRules

CONSIDERED = 10  # of the cards, the cheapest: the others are never given away by anyone sensible


@dataclass(frozen=True, slots=True)
class Prices:
    """Points that giving a card away costs its owner's side, by rank from the nine up; and what a void brings."""

    trump: tuple[int, ...]
    side: tuple[int, ...]
    pinochle: int  # for Q♠ and J♦ where their suit is trump
    void: int


HELPER = Prices(trump=(-12, -34, -36, -38, -44, -50), side=(8, 4, 2, 0, -4, -30), pinochle=-12, void=0)
BIDDER = Prices(trump=(30, 34, 38, 44, 60, 80), side=(-4, -3, -2, 0, 6, 40), pinochle=6, void=12)


def cheapest(hand: int, trump: Suit, rules: HouseRules, prices: Prices, locked: int = 0) -> int:
    """The best cards to give away, packed; those in ``locked`` are kept."""
    return ranked(hand, trump, rules, prices, locked)[0][1]


def ranked(
    hand: int, trump: Suit, rules: HouseRules, prices: Prices, locked: int = 0
) -> list[tuple[int, int]]:
    """(price, cards given) of every choice worth a look, the best first. The order is the same on every machine."""
    one = _by_unit(rules.deck, trump, prices)
    free = sorted(packed_deck(rules.deck).each(hand - locked), key=one.__getitem__)
    price = pricing(hand, trump, rules, prices)
    found: dict[int, int] = {}
    for given in combinations(free[:CONSIDERED], rules.pass_count):
        away = sum(given)
        if away not in found:
            found[away] = price(given)
    return sorted((cost, away) for away, cost in found.items())


def pricing(hand: int, trump: Suit, rules: HouseRules, prices: Prices) -> Callable[[Sequence[int]], int]:
    """The price of giving cards, each packed for itself, away from a packed hand: points (x10), less is better."""
    one = _by_unit(rules.deck, trump, prices)
    meld = fast_meld(rules).each
    order = trump.order
    sides = [cards for suit, cards in packed_deck(rules.deck).suit.items() if suit is not trump]
    before = meld(hand)[order]
    voids = sum(not hand & side for side in sides)

    def price(given: Sequence[int]) -> int:
        kept = hand - sum(given)
        cost = sum([one[unit] for unit in given]) + before - meld(kept)[order]
        if prices.void:
            cost -= prices.void * (sum([not kept & side for side in sides]) - voids)
        return cost

    return price


@lru_cache(maxsize=32)
def _by_unit(deck: Deck, trump: Suit, prices: Prices) -> dict[int, int]:
    wanted = {Card(Rank.QUEEN, Suit.SPADES), Card(Rank.JACK, Suit.DIAMONDS)}
    return {
        unit: (prices.trump if card.suit is trump else prices.side)[card.rank.strength]
        + (prices.pinochle if card in wanted and trump in (Suit.SPADES, Suit.DIAMONDS) else 0)
        for unit, card in packed_deck(deck).card.items()
    }
