"""What a drill is: exercises from a seed, each aimed at one case, the hard cases in a stated share."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from pinochle.cards import SINGLE_DECK, Card, Hand, Suit
from pinochle.lessons.model import Question
from pinochle.lessons.shows import Show

T = TypeVar("T")
TRIES = 4000


@dataclass(frozen=True, slots=True)
class Exercise:
    """A question with what lies on the table, and the case it was made for."""

    question: Question
    shows: tuple[Show, ...] = ()
    case: str = ""


@dataclass(frozen=True, slots=True)
class Drill:
    """Exercises without end. ``cases`` are the kinds of exercise with their share; ``make`` builds one of a case.

    ``lesson`` is the key of the lesson that teaches what it takes. ``skills`` says which cases train a skill, for a
    review that asks for it.
    """

    key: str
    lesson: str
    title: str
    about: str
    cases: Mapping[str, float]
    make: Callable[[random.Random, str], Exercise]
    skills: Mapping[str, tuple[str, ...]]

    def exercise(self, seed: str, skill: str = "") -> Exercise:
        """The exercise of a seed; of a ``skill``, where this drill trains it. The same seed gives the same exercise."""
        rng = random.Random(f"{self.key}/{seed}")
        wanted = self.skills.get(skill, tuple(self.cases))
        weights = [self.cases[case] for case in wanted]
        return self.make(rng, rng.choices(wanted, weights)[0])


def until(rng: random.Random, make: Callable[[random.Random], T], good: Callable[[T], bool]) -> T:
    """The first of many tries that is good. Raises ValueError where none is, which a test would find."""
    for _ in range(TRIES):
        made = make(rng)
        if good(made):
            return made
    raise ValueError("no exercise of this case was found")


def filled(
    rng: random.Random, wanted: Sequence[Card], size: int, avoid: Callable[[Card], bool] = lambda _: False
) -> Hand:
    """A hand of ``size`` cards that holds ``wanted``, the rest at random."""
    rest = [card for card in SINGLE_DECK.cards() - wanted if not avoid(card)]
    return Hand((*wanted, *rng.sample(rest, size - len(wanted))))


def some_suit(rng: random.Random) -> Suit:
    """Any suit."""
    return rng.choice(tuple(Suit))


def trump_is(trump: Suit) -> str:
    """Which suit is trump, as a sentence in both vocabularies."""
    return f"{trump.named().capitalize()} are [trump]."


def key_of(rng: random.Random, drill: str) -> str:
    """A key that tells one exercise from the next, so that a late click does not hit another one."""
    return f"{drill}-{rng.getrandbits(32):08x}"
