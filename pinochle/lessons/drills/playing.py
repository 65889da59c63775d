"""The drill on the order of play: which cards may I play?"""

from __future__ import annotations

import random
from collections.abc import Mapping
from types import MappingProxyType

from pinochle.cards import SINGLE_DECK, Hand, Seat, Suit
from pinochle.lessons.drills.base import Drill, Exercise, key_of, some_suit, trump_is, until
from pinochle.lessons.model import Question
from pinochle.lessons.shows import TrickCards
from pinochle.lessons.tasks.play import MayPlay
from pinochle.rules import winning_index

SHARES: Mapping[str, float] = MappingProxyType({
    "head-over-partner": 0.2, "already-trumped": 0.12, "cannot-overtrump": 0.12, "overtrump-partner": 0.1, "twin": 0.1,
    "overtrump": 0.1, "head": 0.08, "cannot-head": 0.06, "trump-in": 0.06, "free-to-throw": 0.06,
})  # fmt: skip

_NUDGES: Mapping[str, str] = MappingProxyType({
    "head-over-partner": "It is your partner who is winning. Does that matter?",
    "already-trumped": "Could any card of the [suit led] still win?",
    "cannot-overtrump": "You cannot win it. What do you owe all the same?",
    "overtrump-partner": "Your partner has [trumped|played the strongest suit]. Does that free you?",
    "twin": "Is your card higher than its twin?",
    "overtrump": "Which of your [trumps] is high enough?",
    "head": "Which card is the best so far? Can you beat it?",
    "cannot-head": "Nothing you hold is high enough. Which duty is left?",
    "trump-in": "Following is not possible. Which duty comes next?",
    "free-to-throw": "Look for the [suit led], then for [trump|the strongest suit].",
})  # fmt: skip


def play_case(task: MayPlay) -> str:
    """The duty that decides; ``twin`` where the winning card's twin is held and does not beat it."""
    skill = task.skill()
    if (
        skill in {"cannot-head", "cannot-overtrump"}
        and task.trick[winning_index(task.trick, task.trump)] in task.hand
    ):
        return "twin"
    return skill


def any_position(rng: random.Random, trump: Suit) -> MayPlay:
    """Any hand and trick. Suits are few, so that the rare duties come up."""
    played = rng.randint(1, 3)
    few = set(rng.sample(list(Suit), rng.randint(1, 3))) | ({trump} if rng.random() < 0.6 else set())
    table = rng.sample([card for card in SINGLE_DECK.cards() if card.suit in few], played)
    led = table[0].suit
    missing = {led} if rng.random() < 0.4 else set()
    if rng.random() < 0.2:
        missing.add(trump)
    rest = [card for card in SINGLE_DECK.cards() - table if card.suit not in missing]
    hand = Hand(rng.sample(rest, rng.randint(4, 7)))
    return MayPlay(hand, tuple(table), trump, Seat.S.plus(-played))


def _may_play(rng: random.Random, case: str) -> Exercise:
    trump = some_suit(rng)

    def good(task: MayPlay) -> bool:
        asks_something = case == "free-to-throw" or len(task.legal) < len(task.hand.kinds())
        return asks_something and play_case(task) == case

    task = until(rng, lambda r: any_position(r, trump), good)
    prompt = f"{trump_is(trump)} You sit South. Mark every card you may play."
    question = Question(key_of(rng, "play"), prompt, task, task.answer(), _NUDGES[case], task.skill())
    return Exercise(question, (TrickCards(task.trick, task.leader, trump),), case)


MAY_PLAY = Drill(
    "may-play", "play",
    "Which cards may I play?", "Mark all of them; each wrong one says which duty holds it back.", SHARES,
    _may_play,
    {
        **{case: (case,) for case in SHARES if case != "twin"}, "cannot-head": ("cannot-head", "twin"),
        "follow": ("head", "cannot-head"),
    },
)  # fmt: skip
