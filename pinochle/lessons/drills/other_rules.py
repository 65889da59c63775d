"""The drill on other tables: the same cards under another house rule, wherever that changes the answer."""

from __future__ import annotations

import random
from dataclasses import replace

from pinochle.lessons.drills.base import Drill, Exercise, filled, key_of, some_suit, trump_is, until
from pinochle.lessons.drills.playing import any_position
from pinochle.lessons.model import Question
from pinochle.lessons.shows import TrickCards
from pinochle.lessons.tasks.melding import MeldWorth
from pinochle.lessons.tasks.play import MayPlay
from pinochle.rules import PRESETS, ForcedTrump, Head, HouseRules, meld_points

STANDARD = PRESETS["standard"]
_PLAY = {
    "newer-heading": (
        HouseRules(head=Head.TRUMP_LED_ONLY),
        "one must [head the trick|play higher] only when [trump|the strongest suit] is [led]",
    ),
    "head-though-trumped": (
        HouseRules(head=Head.EVEN_IF_TRUMPED),
        "one must [head the trick even when it is already trumped|play higher even when the round is already taken]",
    ),
    "spared-trump": (
        HouseRules(forced_trump=ForcedTrump.IF_IT_WINS),
        "a [trump|card of the strongest suit] that cannot win may be kept",
    ),
}
_MELD = {
    "run-extras": (HouseRules(run_extras=True), "a spare king or queen beside the run is paid"),
    "doubled-arounds": (PRESETS["eight-deals"], "double arounds pay only twice, and a double run 300"),
}


def differs(task: MayPlay | MeldWorth) -> bool:
    """Whether the house rule changes the answer."""
    return task.answer() != replace(task, rules=STANDARD).answer()


def _other(rng: random.Random, case: str) -> Exercise:
    return _play(rng, case) if case in _PLAY else _meld(rng, case)


def _play(rng: random.Random, case: str) -> Exercise:
    rules, says = _PLAY[case]
    trump = some_suit(rng)
    task = until(rng, lambda r: replace(any_position(r, trump), rules=rules), differs)
    prompt = f"At this table {says}. {trump_is(trump)} You sit South. Mark every card you may play."
    question = Question(
        key_of(rng, "other"), prompt, task, task.answer(), "At our table the answer would be another one.",
        "need-not-trump" if case == "spared-trump" else "other-tables",
    )  # fmt: skip
    return Exercise(question, (TrickCards(task.trick, task.leader, trump),), case)


def _meld(rng: random.Random, case: str) -> Exercise:
    rules, says = _MELD[case]
    trump = some_suit(rng)
    suited = [card for card in filled(rng, (), 48) if card.suit is trump]
    if case == "run-extras":
        start = [
            *dict.fromkeys(card for card in suited if str(card.rank) != "9"),
            next(c for c in suited if str(c.rank) == "K"),
        ]
    else:
        rank = rng.choice("AKQJ")
        start = [card for card in filled(rng, (), 48) if str(card.rank) == rank]
    hand = until(
        rng, lambda r: filled(r, start, 12),
        lambda made: meld_points(made, trump, rules) != meld_points(made, trump, STANDARD),
    )  # fmt: skip
    task = MeldWorth(hand, trump, rules)
    prompt = f"At this table {says}. {trump_is(trump)} How much does this hand show?"
    question = Question(
        key_of(rng, "other"),
        prompt,
        task,
        task.answer(),
        "First count it as you know it. Then see what changes.",
        "other-tables",
    )
    return Exercise(question, (), case)


OTHER_RULE = Drill(
    "other-rule", "scoring",
    "The same cards at another table", "One house rule is different, and it matters every time.",
    {
        "newer-heading": 0.3, "head-though-trumped": 0.1, "spared-trump": 0.25,
        "run-extras": 0.2, "doubled-arounds": 0.15,
    },
    _other,
    {
        "need-not-trump": ("spared-trump",),
        "other-tables": ("newer-heading", "head-though-trumped", "run-extras", "doubled-arounds"),
    },
)  # fmt: skip
