"""Drills: 500 seeds each; the engine's answer is accepted, every other refused with a reason; shares of cases."""

import itertools
from collections import Counter

import pytest

from pinochle.analysis import value_hand
from pinochle.cards import Card, Hand, Suit
from pinochle.lessons.drills import DRILLS, Drill
from pinochle.lessons.forms import Form, MarkCards, MarkOptions, Number, Order, Pick, spelled
from pinochle.lessons.model import Task
from pinochle.lessons.skills import SKILLS
from pinochle.lessons.tasks.deciding import WhatPlay
from pinochle.lessons.tasks.passing import PassFour
from pinochle.lessons.tasks.valuing import BidOrPass, NamesTrump
from pinochle.lessons.wording import say
from tests.conftest import IN_CI
from tests.lessons.made import SEEDS, exercises

each_drill = pytest.mark.parametrize("drill", DRILLS.values(), ids=lambda drill: drill.key)
SLOW = {"pass-four", "give-back", "what-play"}
slowly = pytest.mark.parametrize(
    "drill",
    [pytest.param(drill, marks=pytest.mark.slow if drill.key in SLOW else ()) for drill in DRILLS.values()],
    ids=lambda drill: drill.key,
)


def other_answers(form: Form, answer: str) -> list[str]:
    """Answers that differ from ``answer``: every option, every card or call more or less, some numbers, some orders."""
    if isinstance(form, Pick):
        return [option.key for option in form.options if option.key != answer]
    if isinstance(form, Number):
        return [str(int(answer) + by) for by in (-250, -100, -20, -10, -1, 1, 10, 40, 250)]
    if isinstance(form, MarkOptions):
        marked = set(answer.split())
        toggled = [marked ^ {option.key} for option in form.options]
        return [" ".join(o.key for o in form.options if o.key in some) for some in toggled if some]
    if isinstance(form, Order):
        cards = answer.split()
        swapped = [[*cards[:n], cards[n + 1], cards[n], *cards[n + 2 :]] for n in range(len(cards) - 1)]
        return [" ".join(order) for order in swapped if order != cards]
    assert isinstance(form, MarkCards)
    marked_cards = Counter(Card.parse(code) for code in answer.split())
    held = Counter(dict.fromkeys(form.cards, 1)) if form.kinds else Counter(form.cards)
    found = []
    if form.count is None:
        found += [marked_cards - Counter([card]) for card in marked_cards]
        found += [marked_cards + Counter([card]) for card in held - marked_cards]
    else:
        pairs = itertools.product(marked_cards, held - marked_cards)
        found += [marked_cards - Counter([out]) + Counter([into]) for out, into in list(pairs)[::4]]
    return [spelled(some.elements()) for some in found if some]


def as_good(task: Task, answer: str, other: str) -> bool:
    """Whether another answer to a question of judgement is as good as the best, by the measure it is ranked with."""
    match task:
        case PassFour():
            return task.behind(Hand.parse(other)) <= 12
        case NamesTrump(hand):
            value = value_hand(hand)
            return value.of(Suit.parse(other)).total >= value.best.total - 15
        case BidOrPass(hand, price):
            return 0.5 <= value_hand(hand).best.chance(price) < 0.65
        case WhatPlay():
            values = task.values()
            return values[Card.parse(other)] >= max(values.values()) - 3
    return False


def some_of(drill: Drill) -> int:
    """What is played out over sampled deals takes its time: a tenth of the seeds, and all of them where `CI` is set."""
    return SEEDS if drill.key != "what-play" or IN_CI else SEEDS // 10


@slowly
def test_five_hundred_seeds(drill: Drill) -> None:
    for seed, made in enumerate(exercises(drill.key, some_of(drill))):
        question = made.question
        form, answer = question.task.form, question.task.answer()
        assert question.expect == answer == form.read(answer)
        assert question.mark(answer).right
        assert question.skill in SKILLS
        for other in other_answers(form, answer):
            assert form.read(other) == other
            mark = question.mark(other)
            assert mark.right is as_good(question.task, answer, other), (seed, answer, other)
            assert all(say(text) for text in mark.says)
            assert mark.says


@each_drill
def test_every_case_comes_up_in_its_share(drill: Drill) -> None:
    seeds = some_of(drill)
    found = Counter(made.case for made in exercises(drill.key, seeds))
    assert sum(drill.cases.values()) == pytest.approx(1)
    assert set(found) == set(drill.cases)
    for case, share in drill.cases.items():
        assert found[case] / seeds == pytest.approx(share, abs=0.07 if seeds == SEEDS else 0.2), case


@each_drill
def test_the_same_seed_gives_the_same_exercise(drill: Drill) -> None:
    few = 4 if drill.key == "what-play" else 40
    assert [_told(drill, str(seed)) for seed in range(4)] == [_told(drill, str(seed)) for seed in range(4)]
    assert len({_told(drill, str(seed)) for seed in range(few)}) >= few - 2


def _told(drill: Drill, seed: str) -> tuple[str, str, str]:
    made = drill.exercise(seed)
    return made.question.key, str(made.question.task.form), made.question.expect


@each_drill
def test_a_skill_is_trained_by_the_cases_it_names(drill: Drill) -> None:
    for skill, cases in drill.skills.items():
        assert skill in SKILLS
        assert set(cases) <= set(drill.cases)
        for seed in range(1 if drill.key == "what-play" else 10):
            assert drill.exercise(str(seed), skill).case in cases


def test_every_skill_has_its_drill() -> None:
    assert {skill.drill for skill in SKILLS.values()} <= set(DRILLS)
