"""Drills on order, piles, and who takes a trick."""

from __future__ import annotations

import random

from pinochle.cards import SINGLE_DECK, Card, Rank, Seat, Suit
from pinochle.lessons.drills.base import Drill, Exercise, key_of, some_suit, trump_is, until
from pinochle.lessons.model import Question
from pinochle.lessons.shows import Cards, TrickCards
from pinochle.lessons.tasks.cards import InOrder, Pile, WhoTakes
from pinochle.rules import PRESETS, CountingScheme, HouseRules, winning_index

TEN_AND_KING = {Rank.TEN, Rank.KING}


def _order(rng: random.Random, case: str) -> Exercise:
    suit = some_suit(rng)
    cards = list(SINGLE_DECK.cards().of(suit))

    def good(chosen: list[Card]) -> bool:
        twins = len(set(chosen)) < len(chosen)
        return {c.rank for c in chosen} >= TEN_AND_KING and twins == (case == "twins")

    chosen = until(rng, lambda r: r.sample(cards, 5), good)
    task = InOrder(tuple(chosen))
    question = Question(
        key_of(rng, "order"), f"Put these {suit.named()} in order, the highest first.", task, task.answer(),
        "Where does the 10 stand?", "card-order",
    )  # fmt: skip
    return Exercise(question, (), case)


ORDER = Drill(
    "order", "cards",
    "Order these cards", "Five cards of one suit, the 10 and the king always among them.",
    {"twins": 0.5, "plain": 0.5}, _order, {"card-order": ("twins", "plain")},
)  # fmt: skip

_SCHEMES = {
    "counters": (PRESETS["standard"], "Aces, 10s and kings are 10 each."),
    "classic": (
        HouseRules(counters=CountingScheme.CLASSIC),
        "This table counts A 11, 10 10, K 4, Q 3, J 2, 9 nothing.",
    ),
    "fives": (
        HouseRules(counters=CountingScheme.FIVES),
        "This table counts A 10, 10 10, K 5, Q 5, J and 9 nothing.",
    ),
}


def _pile(rng: random.Random, case: str) -> Exercise:
    scheme, _, last = case.partition(" ")
    rules, how = _SCHEMES[scheme]
    cards = tuple(rng.sample(list(SINGLE_DECK.cards()), 8))
    task = Pile(cards, rules, bool(last))
    ends = " The last trick is among them." if last else ""
    question = Question(
        key_of(rng, "pile"), f"{how} How many points are in these two tricks?{ends}", task, task.answer(),
        "Begin with the aces, then the 10s, then the kings.", "pile",
    )  # fmt: skip
    return Exercise(question, (Cards(cards, "The cards taken"),), case)


PILE = Drill(
    "pile", "scoring",
    "Count the points", "Two tricks to count, by each of the three ways of counting.",
    {"counters": 0.35, "counters last": 0.2, "classic": 0.15, "classic last": 0.1, "fives": 0.12, "fives last": 0.08},
    _pile, {"pile": ("counters", "counters last"), "other-tables": ("classic", "fives")},
)  # fmt: skip


def takes_case(cards: tuple[Card, ...], trump: Suit) -> str:
    """Which difficulty a trick has: twins for the best card, a trump among other suits, a high card that is neither."""
    best = cards[winning_index(cards, trump)]
    led = cards[0].suit
    if cards.count(best) > 1:
        return "twins"
    if best.suit is trump and led is not trump:
        return "trumped"
    stray = any(card.suit not in (led, trump) and card.rank.strength > best.rank.strength for card in cards)
    return "stray" if stray else "plain"


def _takes(rng: random.Random, case: str) -> Exercise:
    trump, leader = some_suit(rng), rng.choice(tuple(Seat))

    def four(r: random.Random) -> tuple[Card, ...]:
        narrow = r.sample(list(Suit), 2)
        cards = [card for card in SINGLE_DECK.cards() if card.suit in narrow or r.random() < 0.3]
        return tuple(r.sample(cards, 4))

    cards = until(rng, four, lambda made: takes_case(made, trump) == case)
    task = WhoTakes(cards, leader, trump)
    question = Question(
        key_of(rng, "takes"),
        f"{trump_is(trump)} Who takes this [trick]?",
        task, task.answer(), "Which of the four cards can win at all?", "twins" if case == "twins" else "who-takes",
    )  # fmt: skip
    return Exercise(question, (TrickCards(cards, leader, trump),), case)


TAKES = Drill(
    "takes", "play",
    "Who takes the [trick]?", "Twins, small [trumps], and high cards that do not count.",
    {"twins": 0.3, "trumped": 0.3, "stray": 0.2, "plain": 0.2}, _takes,
    {"twins": ("twins",), "who-takes": ("trumped", "stray", "plain")},
)  # fmt: skip
