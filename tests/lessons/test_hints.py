"""Nudge, rule and answer are three different things, and neither a step nor a hint gives the answer away."""

import re

import pytest

from pinochle.lessons import lessons
from pinochle.lessons.drills import DRILLS
from pinochle.lessons.forms import MarkCards, Number, Order, Pick
from pinochle.lessons.model import Question, Step
from pinochle.lessons.wording import EVERY_WORD, say
from pinochle.reasons import LastTrickCounts, PinochleMeld, Reason

ASKED = [(made, step, step.asks) for made in lessons() for step in made.steps if step.asks]
each_question = pytest.mark.parametrize(
    ("step", "question"),
    [(step, question) for _, step, question in ASKED],
    ids=[f"{made.key}/{question.key}" for made, _, question in ASKED],
)
DRILLED = [
    pytest.param(
        DRILLS[key].exercise(str(seed)).question,
        id=f"{key}-{seed}",
        marks=pytest.mark.slow if key == "what-play" else (),
    )
    for key in DRILLS
    for seed in range(1 if key == "what-play" else 12)
]
LITTLE = frozenset({
    "a", "an", "and", "as", "at", "be", "but", "by", "can", "do", "does", "each", "every", "for", "from", "has",
    "have", "how", "in", "is", "it", "its", "many", "more", "must", "not", "of", "on", "one", "or", "so",
    "than", "that", "the", "them", "then", "there", "they", "this", "to", "was", "were", "what", "which", "who",
    "whose", "will", "with", "would", "you", "your",
})  # fmt: skip


def content(text: str) -> set[str]:
    """The words of a text that carry its meaning."""
    return set(re.findall(r"[\w♠♥♦♣]+", text.casefold())) - LITTLE


def alike(one: str, other: str) -> float:
    """How much of the shorter text's meaning the other repeats, from 0 to 1."""
    first, second = content(one), content(other)
    return len(first & second) / max(3, min(len(first), len(second)))


def answered(question: Question) -> str:
    """The third hint as it is read."""
    return " ".join(say(text) for text in (*question.task.mark(question.expect).says, *question.after))


def gives_away(question: Question, text: str) -> bool:
    """Whether the answer stands in a text: its number, its cards, or the label of the right choice."""
    form, answer = question.task.form, question.expect
    if isinstance(form, Number):
        return bool(re.search(rf"(?<![\d-]){re.escape(answer)}\b", text))
    if isinstance(form, Pick):
        label = next(option.label for option in form.options if option.key == answer)
        return len(content(say(label))) > 1 and content(say(label)) <= content(text)
    if isinstance(form, MarkCards | Order):
        symbols = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
        return all(code[:-1] + symbols[code[-1]] in text for code in answer.split())
    return False


def check_ladder(question: Question) -> None:
    nudge, rule = say(question.nudge), say(question.task.rule())
    assert alike(nudge, rule) < 0.6, (nudge, rule)
    assert rule not in answered(question)
    assert nudge not in answered(question)
    assert not gives_away(question, nudge), nudge
    assert not gives_away(question, rule), rule


@each_question
def test_every_hint_of_a_lesson_is_another_one(step: Step, question: Question) -> None:
    check_ladder(question)


@pytest.mark.parametrize("question", DRILLED)
def test_every_hint_of_a_drill_is_another_one(question: Question) -> None:
    nudge, rule = say(question.nudge), say(question.task.rule())
    assert alike(nudge, rule) < 0.6, (nudge, rule)
    assert rule not in answered(question)
    assert nudge not in answered(question)


@each_question
def test_a_step_does_not_answer_before_it_asks(step: Step, question: Question) -> None:
    told = {text for text in step.says if isinstance(text, Reason)}
    because = {text for text in question.mark(question.expect).says if isinstance(text, Reason)}
    assert told & because <= {LastTrickCounts(10), PinochleMeld(1, 40)}, (
        "the very sentence that will be the reply"
    )
    if isinstance(question.task.form, Number | Pick):
        for text in (step.title, *step.says):
            assert not gives_away(question, say(text, EVERY_WORD)), text
