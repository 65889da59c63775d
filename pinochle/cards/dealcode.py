"""A deal as a short code, to send in a message or a link.

Every card of the deck goes to some seats; for two copies there are 10 ways, for four copies 35. The ways of all cards
are the digits of one number, written in base 32 with two check letters at the end. Nothing random is involved: the
code *is* the deal.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations_with_replacement

from pinochle.cards.card import Card
from pinochle.cards.deck import DOUBLE_DECK, SINGLE_DECK, Deck
from pinochle.cards.hand import Hand
from pinochle.cards.seat import Seat
from pinochle.reasons import BadDealCode, NotationError
from pinochle.reasons.errors import quote

_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # no I L O U: they are misread
_MISREAD = str.maketrans("ILO", "110")
_LENGTHS = {16: SINGLE_DECK, 21: DOUBLE_DECK}  # letters before the two check letters
_PRIME = 1021  # no single wrong letter and no swap of neighbours keeps a number's remainder by a prime


def deal_code(hands: Mapping[Seat, Hand]) -> str:
    """The code of four whole hands: 18 letters for the single deck, 23 for the double deck, in groups.

    Raises IllegalAction or NotationError for hands that are not one whole deck.
    """
    length, deck = next(
        ((n, d) for n, d in _LENGTHS.items() if d.size == sum(map(len, hands.values()))), (16, SINGLE_DECK)
    )
    deck.check_deal(hands)
    ways = _ways(deck)
    number = 0
    for card in deck.kinds:
        owners = tuple(seat for seat in Seat for _ in range(hands[seat].count(card)))
        number = number * len(ways) + ways.index(owners)
    letters = _written(number, length) + _written(number % _PRIME, 2)
    return "-".join(letters[i : i + 6] for i in range(0, len(letters), 6))


def deal_from_code(code: str) -> Mapping[Seat, Hand]:
    """The four hands of a code; dashes, spaces and case do not matter. Raises NotationError."""
    letters = "".join(code.upper().split()).replace("-", "").translate(_MISREAD)
    deck = _LENGTHS.get(len(letters) - 2)
    if deck is None or set(letters) - set(_LETTERS):
        raise NotationError(BadDealCode(quote(code)))
    number, check = _number(letters[:-2]), _number(letters[-2:])
    ways = _ways(deck)
    cards: dict[Seat, list[Card]] = {seat: [] for seat in Seat}
    rest = number
    for card in reversed(deck.kinds):
        rest, way = divmod(rest, len(ways))
        for seat in ways[way]:
            cards[seat].append(card)
    if check != number % _PRIME or rest or any(len(held) != deck.hand_size for held in cards.values()):
        raise NotationError(BadDealCode(quote(code)))
    return {seat: Hand(held) for seat, held in cards.items()}


def _written(number: int, length: int) -> str:
    return "".join(_LETTERS[(number >> 5 * place) & 31] for place in reversed(range(length)))


def _number(letters: str) -> int:
    number = 0
    for letter in letters:
        number = number * 32 + _LETTERS.index(letter)
    return number


def _ways(deck: Deck) -> list[tuple[Seat, ...]]:
    """The ways in which the copies of one card can lie among the seats."""
    return list(combinations_with_replacement(Seat, deck.copies))
