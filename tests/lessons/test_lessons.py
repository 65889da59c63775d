"""Author and engine agree on every question of every lesson, and the words are introduced before they are used."""

import re

import pytest

from pinochle.lessons import KEYS, lesson, lessons
from pinochle.lessons.model import Lesson, Question, Step
from pinochle.lessons.skills import SKILLS
from pinochle.lessons.wording import EVERY_WORD, find_word, say, words_in

LESSONS = lessons()
ASKED = [(made, step, step.asks) for made in LESSONS for step in made.steps if step.asks]
each_lesson = pytest.mark.parametrize("made", LESSONS, ids=lambda made: made.key)
each_question = pytest.mark.parametrize(
    ("made", "step", "question"), ASKED, ids=[f"{made.key}/{question.key}" for made, _, question in ASKED]
)


def test_nine_lessons_in_order() -> None:
    assert [made.number for made in LESSONS] == list(range(1, 10))
    assert [made.key for made in LESSONS] == list(KEYS)


@each_lesson
def test_a_lesson_is_whole(made: Lesson) -> None:
    keys = [step.key for step in made.steps]
    assert len(set(keys)) == len(keys)
    assert len({q.key for q in made.questions()}) == len(made.questions())
    assert 8 <= made.minutes <= 15
    assert re.fullmatch(r"\d\d-[a-z-]+", made.page)
    assert [made.place(key) for key in keys] == list(range(len(keys)))


@each_question
def test_the_author_and_the_engine_agree(made: Lesson, step: Step, question: Question) -> None:
    form = question.task.form
    assert question.task.answer() == question.expect
    assert form.read(question.expect) == question.expect
    mark = question.mark(question.expect)
    assert mark.right
    assert len(mark.says) >= 2, "praise, and why"
    assert question.skill in SKILLS
    assert say(question.task.rule())
    assert question.nudge


@each_question
def test_every_wrong_answer_foreseen_is_refused_in_its_own_words(
    made: Lesson, step: Step, question: Question
) -> None:
    assert question.wrong, "people give wrong answers to every question"
    assert len({wrong.name for wrong in question.wrong}) == len(question.wrong)
    for wrong in question.wrong:
        assert question.task.form.read(wrong.answer) == wrong.answer
        mark = question.mark(wrong.answer)
        assert not mark.right
        assert mark.says[0] == wrong.says
        assert question.named(wrong.answer) == wrong


@each_lesson
def test_table_words_come_from_earlier_lessons_or_are_introduced(made: Lesson) -> None:
    earlier = {
        word for other in LESSONS[: made.number - 1] for step in other.steps for word in step.introduces
    }
    assert made.known == earlier
    for place, step in enumerate(made.steps):
        for word in step.introduces:
            says = " ".join(say(text, made.known_at(place)) for text in step.says)
            assert find_word(word, says), f"{step.key} introduces “{word}” without saying it"


@each_lesson
def test_no_table_word_is_used_before_it_is_introduced(made: Lesson) -> None:
    for place, step in enumerate(made.steps):
        known = made.known_at(place)
        texts = [step.title, *step.says]
        if step.asks:
            mark = step.asks.mark(step.asks.expect)
            texts += [step.asks.prompt, step.asks.nudge, step.asks.task.rule(), *mark.says]
            texts += [wrong.says for wrong in step.asks.wrong]
        for text in texts:
            said = say(text, known)
            assert words_in(said) <= known | _EVERYDAY, (step.key, said)


_EVERYDAY = frozenset({"lead", "led", "set", "head"})
"""Also words of every day: in your head, a set of cards, it led nowhere."""


@each_lesson
def test_every_text_can_be_read_in_both_vocabularies(made: Lesson) -> None:
    for step in made.steps:
        for text in (step.title, *step.says):
            for known in (frozenset(), EVERY_WORD):
                assert not re.search(r"[\[\]{}]", say(text, known))
            if isinstance(text, str):
                introduced = "".join(re.findall(r"\*[^*]+\*", text))
                assert words_in(say(text, frozenset())) <= words_in(introduced) | {"set", "head"}


_BROKEN = re.compile(
    r"\b(\w+) \1\b|\b(can|may|must|each|every|any|highest|low) the strongest|\b(a|much|single) combinations"
    r"|\ba auction|combinations is|^[a-z]|  ",
)
"""What a word put for another would leave behind. (“9 9” are cards, and “enough enough” is a question.)"""


@each_lesson
def test_plain_words_make_whole_sentences(made: Lesson) -> None:
    for step in made.steps:
        texts = [step.title, *step.says]
        if step.asks:
            texts += [step.asks.prompt, step.asks.nudge, step.asks.task.rule(), *step.asks.after]
            texts += [wrong.says for wrong in step.asks.wrong]
        for text in texts:
            said = say(text, frozenset()).replace("9 9", "9")
            assert not _BROKEN.search(said), (step.key, said)


def test_an_unknown_lesson_is_refused() -> None:
    with pytest.raises(KeyError):
        lesson("bridge")
