"""Drills on meld: find every card that scores; choose the suit that pays most."""

from __future__ import annotations

import random
from collections.abc import Mapping
from types import MappingProxyType

from pinochle.cards import Card, Hand, Rank, Suit
from pinochle.lessons.drills.base import Drill, Exercise, filled, key_of, some_suit, trump_is, until
from pinochle.lessons.model import Question
from pinochle.lessons.shows import Cards
from pinochle.lessons.tasks.melding import FindMeld, PaysMostIn
from pinochle.rules import MeldKind, find_melds, meld_points
from pinochle.rules.kinds import AROUNDS

QUEEN_OF_SPADES = Card(Rank.QUEEN, Suit.SPADES)
RUN = (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK)


def _cards(ranks: tuple[Rank, ...], suit: Suit) -> tuple[Card, ...]:
    return tuple(Card(rank, suit) for rank in ranks)


def _start(rng: random.Random, case: str, trump: Suit) -> tuple[Card, ...]:
    """The cards that make the case; the rest of the hand is dealt at random."""
    other = rng.choice([suit for suit in Suit if suit is not trump])
    around = rng.choice(tuple(AROUNDS.values()))
    starts: Mapping[str, tuple[Card, ...]] = {
        "run-and-pair": _cards((*RUN, Rank.KING, Rank.QUEEN), trump),
        "spare": (*_cards(RUN, trump), Card(rng.choice((Rank.KING, Rank.QUEEN)), trump)),
        "many-melds": (
            *(Card(Rank.QUEEN, suit) for suit in Suit), Card(Rank.KING, Suit.SPADES), Card(Rank.JACK, Suit.DIAMONDS),
        ),
        "doubles": rng.choice((
            (QUEEN_OF_SPADES, Card(Rank.JACK, Suit.DIAMONDS)) * 2,
            _cards((Rank.KING, Rank.QUEEN), other) * 2,
            _cards((Rank.NINE,), trump) * 2,
        )),
        "around": tuple(Card(around, suit) for suit in Suit),
        "three-suits": tuple(Card(around, suit) for suit in Suit if suit is not other),
        "run": _cards(RUN, trump),
        "couples": (*_cards((Rank.KING, Rank.QUEEN), trump), *_cards((Rank.KING, Rank.QUEEN), other)),
        "dix": _cards((Rank.NINE,), trump),
        "pinochle": (QUEEN_OF_SPADES, Card(Rank.JACK, Suit.DIAMONDS)),
    }  # fmt: skip
    return starts[case]


def find_case(hand: Hand, trump: Suit, case: str) -> bool:
    """Whether a hand really has the difficulty of ``case``."""
    melds = find_melds(hand, trump)
    kinds = {meld.kind for meld in melds}
    runs = MeldKind.RUN in kinds
    couple = Hand(_cards((Rank.KING, Rank.QUEEN), trump))
    spare = {hand.count(card) for card in couple}
    around = {rank for kind, rank in AROUNDS.items() if kind in kinds}
    queens = [meld for meld in melds if QUEEN_OF_SPADES in meld.cards]
    three = any(len({card.suit for card in hand.of(rank)}) == 3 for rank in AROUNDS.values())
    found = {
        "run-and-pair": runs and MeldKind.ROYAL_MARRIAGE in kinds,
        "spare": runs and spare == {1, 2},
        "many-melds": len(queens) >= 3,
        "doubles": any(meld.count > 1 for meld in melds),
        "around": bool(around),
        "three-suits": three and bool(melds),
        "run": runs,
        "couples": {MeldKind.ROYAL_MARRIAGE, MeldKind.MARRIAGE} <= kinds,
        "dix": MeldKind.DIX in kinds,
        "pinochle": MeldKind.PINOCHLE in kinds,
    }
    return found[case]


_NUDGES = MappingProxyType({
    "run-and-pair": "Take the run away. Is a marriage left?", "spare": "A run, and one card too many.",
    "many-melds": "Is there a queen who has more than one part to play?", "doubles": "Something is here twice.",
    "around": "Is there a rank with all four suits?", "three-suits": "Beware of what is only nearly there.",
    "run": "Begin with trump: A 10 K Q J.", "couples": "Look for kings with their queens.",
    "dix": "Do not forget the smallest one.", "pinochle": "Q♠ has her eye on somebody.",
})  # fmt: skip
_SKILL_OF = {
    "run-and-pair": "run-and-pair", "spare": "run-and-pair", "many-melds": "one-card-many-melds", "doubles": "doubles",
    "around": "around", "three-suits": "around", "run": "run", "couples": "royal-marriage", "dix": "dix",
    "pinochle": "pinochle",
}  # fmt: skip


def _find(rng: random.Random, case: str) -> Exercise:
    trump = some_suit(rng)
    start = _start(rng, case, trump)
    hand = until(rng, lambda r: filled(r, start, 12), lambda made: find_case(made, trump, case))
    task = FindMeld(hand, trump)
    prompt = f"{trump_is(trump)} Mark every card that scores."
    question = Question(key_of(rng, "find"), prompt, task, task.answer(), _NUDGES[case], _SKILL_OF[case])
    return Exercise(question, (), case)


FIND_MELD = Drill(
    "find-meld", "meld",
    "Find the [meld|combinations]", "Mark the cards, and see what you missed or counted twice.",
    {"run-and-pair": 0.12, "spare": 0.1, "many-melds": 0.15, "doubles": 0.1, "around": 0.1, "three-suits": 0.13,
     "run": 0.08, "couples": 0.1, "dix": 0.06, "pinochle": 0.06},
    _find,
    {
        "marriage": ("couples",), "royal-marriage": ("couples",), "run": ("run",), "dix": ("dix",),
        "run-and-pair": ("run-and-pair", "spare"), "around": ("around", "three-suits"), "pinochle": ("pinochle",),
        "one-card-many-melds": ("many-melds",), "doubles": ("doubles",),
        "find-all": ("couples", "around", "many-melds"),
    },
)  # fmt: skip


def _worths(hand: Hand) -> list[int]:
    return sorted((meld_points(hand, suit) for suit in Suit), reverse=True)


def suit_case(hand: Hand) -> str:
    """Whether the best suit is also the longest, which would give it away."""
    best = max(Suit, key=lambda suit: meld_points(hand, suit))
    longest = max(len(hand.of(suit)) for suit in Suit)
    return "not-longest" if len(hand.of(best)) < longest else "longest"


def _suit(rng: random.Random, case: str) -> Exercise:
    def good(hand: Hand) -> bool:
        worths = _worths(hand)
        return worths[0] > worths[1] and worths[0] >= 40 and suit_case(hand) == case

    hand = until(rng, lambda r: filled(r, (), 12), good)
    task = PaysMostIn(hand)
    question = Question(
        key_of(rng, "suit"), "With which suit as [trump|the strongest suit] does this hand show the most?", task,
        task.answer(), "Arounds and the pinochle are the same in every suit. Look for marriages, runs and nines.",
        "which-suit",
    )  # fmt: skip
    return Exercise(question, (Cards(tuple(hand), "Your hand"),), case)


PAYS_MOST = Drill(
    "which-suit", "meld",
    "Which suit pays most?", "Count one hand four times; the longest suit is not always the one.",
    {"not-longest": 0.5, "longest": 0.5}, _suit, {"which-suit": ("not-longest", "longest")},
)  # fmt: skip
