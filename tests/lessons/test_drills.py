"""Drills: 500 seeds each; the engine's answer is accepted, every other refused with a reason; shares of cases."""

import itertools
from collections import Counter

import pytest

from pinochle.cards import Card
from pinochle.lessons.drills import DRILLS, Drill
from pinochle.lessons.forms import Form, MarkCards, MarkOptions, Number, Order, Pick, spelled
from pinochle.lessons.skills import SKILLS
from pinochle.lessons.wording import say
from tests.lessons.made import SEEDS, exercises

each_drill = pytest.mark.parametrize("drill", DRILLS.values(), ids=lambda drill: drill.key)


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
        found += [marked_cards - Counter([out]) + Counter([into]) for out, into in pairs]
    return [spelled(some.elements()) for some in found if some]


@each_drill
def test_five_hundred_seeds(drill: Drill) -> None:
    for seed, made in enumerate(exercises(drill.key)):
        question = made.question
        form, answer = question.task.form, question.task.answer()
        assert question.expect == answer == form.read(answer)
        assert question.mark(answer).right
        assert question.skill in SKILLS
        for other in other_answers(form, answer):
            assert form.read(other) == other
            mark = question.mark(other)
            assert not mark.right, (seed, answer, other)
            assert all(say(text) for text in mark.says)
            assert mark.says


@each_drill
def test_every_case_comes_up_in_its_share(drill: Drill) -> None:
    found = Counter(made.case for made in exercises(drill.key))
    assert sum(drill.cases.values()) == pytest.approx(1)
    assert set(found) == set(drill.cases)
    for case, share in drill.cases.items():
        assert found[case] / SEEDS == pytest.approx(share, abs=0.07), case


@each_drill
def test_the_same_seed_gives_the_same_exercise(drill: Drill) -> None:
    assert [_told(drill, str(seed)) for seed in range(8)] == [_told(drill, str(seed)) for seed in range(8)]
    assert len({_told(drill, str(seed)) for seed in range(40)}) >= 38


def _told(drill: Drill, seed: str) -> tuple[str, str, str]:
    made = drill.exercise(seed)
    return made.question.key, str(made.question.task.form), made.question.expect


@each_drill
def test_a_skill_is_trained_by_the_cases_it_names(drill: Drill) -> None:
    for skill, cases in drill.skills.items():
        assert skill in SKILLS
        assert set(cases) <= set(drill.cases)
        for seed in range(10):
            assert drill.exercise(str(seed), skill).case in cases


def test_every_skill_has_its_drill() -> None:
    assert {skill.drill for skill in SKILLS.values()} <= set(DRILLS)
