"""How many ways there are to play out small positions, and the points North and South take in all of them.

One wrong answer of `legal_plays` anywhere in these trees changes a number. Twins are one kind of card.
The numbers are the oracle's, and the oracle counts them again here.
"""

from typing import NamedTuple

import pytest

from pinochle.cards import Hand, Seat, Side
from pinochle.rules.counting import count_cards
from pinochle.rules.play import legal_plays, winning_index
from tests.oracle import play
from tests.oracle.cards import cards
from tests.oracle.rulesets import ruleset
from tests.rules import bridge

ORDERS = {
    "usual": {},
    "head even if trumped": {"head": "EVEN_IF_TRUMPED"},
    "head trumps only": {"head": "TRUMP_LED_ONLY"},
    "trump if it wins": {"forced_trump": "IF_IT_WINS"},
    "head trumps only, trump if it wins": {"head": "TRUMP_LED_ONLY", "forced_trump": "IF_IT_WINS"},
}


class Position(NamedTuple):
    """The end of a deal: hands from North on, who leads, and (ways, points) under each of ORDERS in turn."""

    preset: str
    hands: str
    leader: str
    trump: str
    counts: tuple[tuple[int, int], ...]


POSITIONS = {
    "three tricks": Position(
        "standard",
        "KH 9D AC / KS QS KH / AS 9S KD / TS 9H AC",
        "W",
        "H",
        ((46, 3020), (40, 2780), (48, 3070), (50, 3140), (52, 3190)),
    ),
    "three tricks, classic counting": Position(
        "kitchen-classic",
        "KH 9D AC / KS QS KH / AS 9S KD / TS 9H AC",
        "W",
        "H",
        ((46, 2394), (40, 2196), (48, 2429), (50, 2486), (52, 2521)),
    ),
    "three tricks, many twins": Position(
        "double-deck",
        "AS AH JH / TD TD QD / QH QD KC / TS TH JC",
        "W",
        "C",
        ((48, 2190), (46, 2060), (75, 3630), (51, 2350), (78, 3790)),
    ),
    "four tricks": Position(
        "standard",
        "AS TS AD QC / TH TD JD KC / TH AC TC 9C / QD 9D KC JC",
        "S",
        "C",
        ((1332, 126040), (1320, 125000), (1376, 129440), (1572, 144120), (1600, 146240)),
    ),
    "four tricks, the ace of trump against the leader": Position(
        "standard",
        "AS QS TH QC / AH AC JC 9C / AS TS QH QD / TH KH AD AC",
        "N",
        "H",
        ((352, 5840), (344, 5440), (448, 8880), (632, 14800), (760, 19440)),
    ),
    "four tricks, last trick 20": Position(
        "double-deck",
        "AS AH KH JH / KS QH JH TC / QS QS JS QC / KS JS QH KC",
        "E",
        "S",
        ((282, 11920), (258, 11080), (360, 15040), (318, 13840), (360, 15400)),
    ),
}

CASES = [
    pytest.param(position, order, counted, id=f"{name}: {order}")
    for name, position in POSITIONS.items()
    for order, counted in zip(ORDERS, position.counts, strict=True)
]


def dealt(position):
    """The four hands, from North on."""
    return [cards(held) for held in position.hands.split("/")]


def ways_and_points(hands, seat, trump, rules, trick=()):
    """What the package makes of a position: as `tests.oracle.play.sequences`."""
    if len(trick) == 4:
        taker = seat.plus(winning_index(trick, trump))
        last = not any(hands.values())
        ways, points = (1, 0) if last else ways_and_points(hands, taker, trump, rules)
        worth = count_cards(trick, rules, last_trick=last) if taker.side is Side.NORTH_SOUTH else 0
        return ways, points + ways * worth
    ways = points = 0
    for card in legal_plays(hands[seat], trick, trump, rules):
        more, taken = ways_and_points(
            {**hands, seat: hands[seat] - [card]}, seat.next, trump, rules, (*trick, card)
        )
        ways += more
        points += taken
    return ways, points


@pytest.mark.parametrize(("position", "order", "counted"), CASES)
def test_oracle_counts_them_again(position, order, counted):
    hands = dict(zip("NESW", dealt(position), strict=True))
    rules = ruleset(position.preset, **ORDERS[order])
    assert play.sequences(hands, position.leader, position.trump, rules) == counted


@pytest.mark.parametrize(("position", "order", "counted"), CASES)
def test_package_counts_the_same(position, order, counted):
    hands = {seat: Hand(bridge.cards(held)) for seat, held in zip(Seat, dealt(position), strict=True)}
    rules = bridge.house_rules(ruleset(position.preset, **ORDERS[order]))
    leader, trump = Seat.parse(position.leader), bridge.suit(position.trump)
    assert ways_and_points(hands, leader, trump, rules) == counted


@pytest.mark.parametrize("position", POSITIONS.values(), ids=list(POSITIONS))
def test_every_order_of_duties_counts_differently(position):
    """So that a position can tell each house rule from the next."""
    assert len(set(position.counts)) == len(ORDERS)
