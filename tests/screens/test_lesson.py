"""Every lesson walked without a browser: each question answered wrong and right, each step linted and restored."""

import pytest

from pinochle.lessons import KEYS, lesson
from pinochle.lessons.forms import MarkCards, MarkOptions, Number, Order, Pick
from pinochle.lessons.progress import THREE_STARS, TWO_STARS, Progress, Result
from pinochle.lessons.tasks.deciding import WhatPlay
from pinochle.screens import Fields, InputError, Intent, build, faces
from pinochle.screens.faces import numbered
from pinochle.screens.host import Host
from pinochle.screens.lesson import LessonScreen
from pinochle.screens.lesson import lesson as lesson_screen
from pinochle.screens.lesson_answering import Answering
from tests.screens.lint import faults, intents, read

KEY_OF = dict(enumerate(KEYS, 1))
each_lesson = pytest.mark.parametrize("key", KEYS)


def answer(screen: LessonScreen, given: str, now: int = 1) -> LessonScreen:
    """The screen after an answer, chosen or typed."""
    assert screen.step
    question = screen.step.asks
    assert question
    do = "answer" if isinstance(question.task.form, Pick) else "typed"
    return screen.handle(Intent.of(do, at=question.key, answer=given, text=given, now=now, entropy="ab" * 8))


def go(screen: LessonScreen, to: int) -> LessonScreen:
    return screen.handle(Intent.of("go", **{"from": screen.at, "to": to}))


def check(screen: LessonScreen) -> None:
    html = str(screen.html())
    assert faults(html) == []
    assert screen.status()
    again = type(screen).from_spec(Fields(screen.spec())).with_store(screen.keep())
    assert str(again.html()) == html


@each_lesson
def test_a_lesson_is_walked_from_end_to_end(key: str) -> None:
    screen = lesson_screen(key)
    for place, step in enumerate(lesson(key).steps):
        check(screen)
        if step.asks:
            wrong = answer(screen, step.asks.wrong[0].answer)
            assert step.asks.wrong[0].says.split(".")[0].split("[")[0][:20] in wrong.status()
            assert not wrong.answers[step.asks.key].right
            check(wrong)
            right = answer(wrong, step.asks.expect)
            assert right.answers[step.asks.key].right
            assert right.answers[step.asks.key].result == Result(tries=1)
            check(right)
            assert answer(screen, step.asks.expect).progress.result(key, step.asks.key) == Result()
            screen = right
        screen = go(screen, place + 1)
    check(screen)
    assert "is done" in screen.status()
    number = screen.lesson.number
    coming = lesson(KEY_OF[number + 1]).page if number < len(KEY_OF) else "10-your-first-deal"
    assert f'href="../{coming}/"' in str(screen.html()), "the way on"
    assert screen.progress.stars(screen.lesson) == 1
    assert screen.handle(Intent.of("again")).at == 0


@each_lesson
def test_a_page_without_python_shows_all_of_it(key: str) -> None:
    html = str(lesson_screen(key).static())
    assert faults(html) == []
    for step in lesson(key).steps:
        assert f'data-key="step-{step.key}"' in html
    assert html.count("<details") == len(lesson(key).questions())
    asking = [place for place, step in enumerate(lesson(key).steps) if step.asks]
    assert [lesson_screen(key).handle(Intent.of(**found)).at for found in intents(html)] == [0, *asking]
    for step in lesson(key).steps:
        if step.asks and isinstance(step.asks.task.form, MarkCards | Order):
            section = html.partition(f'data-key="question-{step.key}"')[2].partition("<details")[0]
            for card in step.asks.task.form.cards:
                assert f"{faces.name(card)}<" in section, f"{step.key}: {card} is not there to be seen"


@each_lesson
@pytest.mark.parametrize("words", ["plain", "table"])
def test_both_vocabularies_all_the_way(key: str, words: str) -> None:
    screen = lesson_screen(key).handle(Intent.of("words", text=words))
    for place in range(len(screen.lesson.steps)):
        check(go(screen, place))
    assert lesson_screen(key).with_store(screen.keep()).vocabulary == words


def test_hints_go_from_a_nudge_to_the_answer() -> None:
    screen = lesson_screen("cards")
    question = lesson("cards").steps[0].asks
    assert question
    for n in range(3):
        screen = screen.handle(Intent.of("hint", at=question.key, n=n))
        check(screen)
    assert "The answer" in str(screen.html())
    assert answer(screen, question.expect).progress.stars(screen.lesson) == 0
    assert not answer(screen, question.expect).answers[question.key].result.first


def test_the_way_in_goes_on_where_one_left_off() -> None:
    """It may be pressed on the page that is there to be read, before what was kept is back."""
    kept = answer(go(lesson_screen("cards"), 3), "nonsense")
    way_in = intents(str(lesson_screen("cards").static()))[0]
    for screen in (kept, go(kept, len(kept.lesson.steps))):
        assert screen.handle(Intent.of(**way_in)) == screen


def test_a_late_click_changes_nothing() -> None:
    screen = lesson_screen("cards")
    late = [
        Intent.of("answer", at="who-speaks", answer="S"),
        Intent.of("hint", at="aces", n=2),
        Intent.of("go", **{"from": 4, "to": 5}),
    ]
    for intent in late:
        after = screen.handle(intent)
        assert str(after.html()) == str(screen.html())


def test_marking_by_hand_and_typing_give_the_same() -> None:
    screen = lesson_screen("meld")
    for name in ("KS1", "QS1", "QS1", "QS1"):
        screen = screen.handle(Intent.of("mark", at="marriage", name=name))
    screen = screen.handle(Intent.of("check", at="marriage"))
    assert screen.answers["marriage"].right
    typed = lesson_screen("meld").handle(Intent.of("typed", at="marriage", text="ks, qs"))
    assert typed.answers["marriage"].right
    assert typed.answers["marriage"].draft == "KS1 QS1"


def test_the_missing_card_is_named_at_the_second_try() -> None:
    def marked(screen: LessonScreen, *names: str) -> LessonScreen:
        for name in names:
            screen = screen.handle(Intent.of("mark", at="marriage", name=name))
        return screen.handle(Intent.of("check", at="marriage", entropy="ab" * 8))

    first = marked(lesson_screen("meld"), "KS1")
    assert "One is still to be found." in first.status()
    assert "lacks only" not in first.status() + str(first.html())
    again = marked(first, "AD1")
    assert "It lacks only Q♠." in again.status()
    assert "It lacks only" in str(again.html())


def test_a_blank_can_be_typed_before_the_unit() -> None:
    asked = next(q for q in lesson("meld").questions() if isinstance(q.task.form, Number))
    answering = Answering(asked)
    for typed in ("6", "60", "60 ", "60 p", "60 points"):
        answering = answering.handle(Intent.of("type", at=asked.key, text=typed))
        assert answering.draft == typed
    assert answering.handle(Intent.of("check", at=asked.key)).given == "60"


@each_lesson
def test_the_keys_are_told_where_there_is_something_to_mark(key: str) -> None:
    screen = lesson_screen(key)
    for place, step in enumerate(lesson(key).steps):
        html = str(go(screen, place).html()) if place else str(screen.html())
        marks = step.asks is not None and isinstance(step.asks.task.form, MarkCards | MarkOptions | Order)
        assert ("Keys: ← → choose, Space" in html) is marks


def test_what_cannot_be_read_is_said_and_not_counted() -> None:
    screen = lesson_screen("meld").handle(Intent.of("typed", at="marriage", text="the royal pair"))
    assert screen.answers["marriage"].tries == 0
    assert not screen.answers["marriage"].answered
    assert "“the” is no card" in screen.status()
    top, _ = read(str(screen.html()))
    box = next(element for element in top.walk() if element.attributes.get("data-key") == "typed")
    assert box.attributes["value"] == "the royal pair", "what was typed stays where it can be mended"
    assert "typed-error" in box.attributes["aria-describedby"], "and the explanation stands beside it"
    check(screen.handle(Intent.of("typed", at="marriage", text="K♠ Q♠")))
    nothing = lesson_screen("meld").handle(Intent.of("check", at="marriage"))
    assert "first" in nothing.status()


def test_the_same_wrong_answer_counts_once() -> None:
    screen = lesson_screen("cards")
    question = lesson("cards").steps[0].asks
    assert question
    one, other = question.wrong[0].answer, question.wrong[1].answer
    twice = answer(answer(screen, one), one)
    assert twice.answers[question.key].tries == 1
    assert not twice.answers[question.key].gives_away
    assert answer(twice, other).answers[question.key].tries == 2


def test_cards_are_put_in_order_by_pressing_them() -> None:
    screen = go(lesson_screen("cards"), lesson("cards").place("six-in-order"))
    for name in ("AH1", "KH1", "10H1", "QH1", "JH1", "9H1", "KH1"):
        screen = screen.handle(Intent.of("mark", at="six-in-order", name=name))
    check(screen)
    screen = screen.handle(Intent.of("check", at="six-in-order"))
    assert "One more to place" in screen.status()
    assert screen.answers["six-in-order"].tries == 0
    screen = screen.handle(Intent.of("typed", at="six-in-order", text="AH 10H KH QH JH 9H"))
    assert screen.answers["six-in-order"].right
    check(screen)


def test_an_answer_that_is_half_marked_is_not_called_unreadable() -> None:
    place, question, form = next(
        (n, s.asks, s.asks.task.form)
        for n, s in enumerate(lesson("passing").steps)
        if s.asks and isinstance(s.asks.task.form, MarkCards) and s.asks.task.form.count == 4
    )
    screen = go(lesson_screen("passing"), place)
    for card, copy in numbered(form.cards)[:3]:
        name = f"{card.code}{copy}"
        screen = screen.handle(Intent.of("mark", at=question.key, name=name))
    screen = screen.handle(Intent.of("check", at=question.key))
    assert screen.status() == "You have marked three. Mark four."
    assert not screen.answers[question.key].answered
    assert faults(str(screen.html())) == []


def test_a_wrong_answer_is_called_wrong_and_leaves_the_figures_to_the_second_try() -> None:
    screen = lesson_screen("skilled")
    assert screen.step
    question = screen.step.asks
    assert question
    once = answer(screen, question.wrong[0].answer)
    assert once.status().startswith("Not quite. ")
    assert "on average</th>" not in str(once.html())
    twice = answer(once, question.wrong[1].answer)
    shown = once.handle(Intent.of("show", at=question.key))
    for after in (twice, shown):
        assert "on average</th>" in str(after.html())
        check(after)
    assert "The answer: " in str(shown.html())
    assert "Not quite" not in answer(twice, question.expect).status()


def test_who_leads_sees_the_whole_hand() -> None:
    screen = lesson_screen("skilled")
    assert screen.step
    assert screen.step.asks
    task = screen.step.asks.task
    assert isinstance(task, WhatPlay)
    html = str(screen.html()).partition("pn-question")[0]
    for card, copy in numbered(tuple(task.deal.view(task.seat).hand)):
        assert f'data-key="{card.code}{copy}"' in html


def test_the_end_says_what_stars_mean_and_which_questions_are_open() -> None:
    steps = [step for step in lesson("cards").steps if step.asks]
    screen = lesson_screen("cards")
    for place, step in enumerate(lesson("cards").steps):
        screen = go(screen, place)
        if step.asks and step is not steps[0]:
            screen = answer(screen, step.asks.expect)
    end = go(screen, len(lesson("cards").steps))
    assert "One question is still open." in str(end.html())
    assert str(end.html()).count("(open)") == 1
    assert "Two: three quarters of them right at once. Three: nine tenths." in str(end.html())
    assert (TWO_STARS, THREE_STARS) == ((3 / 4, "three quarters"), (9 / 10, "nine tenths"))
    check(end)


def test_a_lesson_can_be_started_again_from_any_step() -> None:
    for place in range(len(lesson("cards").steps) + 1):
        top, _ = read(str(go(lesson_screen("cards"), place).html()))
        again = [e for e in top.walk() if e.attributes.get("data-key") == "again"]
        assert len(again) == 1


def test_a_word_can_be_looked_up_and_put_away() -> None:
    screen = lesson_screen("play")
    opened = screen.handle(Intent.of("word", word="trick"))
    assert faults(str(opened.html())) == []
    assert "Four cards" in opened.status()
    assert str(opened.handle(Intent.of("word", word="trick")).html()) == str(screen.html())


@pytest.mark.parametrize(
    "spec",
    [
        {"lesson": "bridge"},
        {"lesson": "meld", "at": 99},
        {"lesson": "meld", "answers": {"marriage": {"given": "nonsense"}}},
        {"lesson": "meld", "answers": {"marriage": {"tries": -1}}},
        {"lesson": "meld", "answers": {"marriage": 7}},
        {"lesson": 3},
    ],
)
def test_a_damaged_spec_is_bad_input(spec: object) -> None:
    with pytest.raises(InputError):
        build("lesson", spec)


def test_a_save_with_questions_that_are_gone_is_still_read() -> None:
    screen = build("lesson", {"lesson": "meld", "at": 2, "answers": {"no-such-question": {"given": "7"}}})
    assert isinstance(screen, LessonScreen)
    assert screen.at == 2


@pytest.mark.parametrize(
    "intent",
    [
        Intent.of("answer"),
        Intent.of("mark", at="marriage", name="AS1"),
        Intent.of("go", **{"from": 0, "to": 77}),
        Intent.of("word", word="bridge"),
        Intent.of("words", text="latin"),
        Intent.of("shuffle", at="marriage"),
        Intent.of("check", at="marriage", n=3).__class__.of("hint", at="marriage", n="x"),
    ],
)
def test_a_hostile_intent_is_refused_and_nothing_is_lost(intent: Intent) -> None:
    with pytest.raises(InputError):
        lesson_screen("meld").handle(intent)


def test_an_unknown_lesson_is_bad_input() -> None:
    with pytest.raises(InputError, match="There is no lesson"):
        lesson_screen("bridge")


def test_progress_reaches_the_store_and_comes_back() -> None:
    host = Host(lesson_screen("cards"), clock=lambda: 1000, entropy=lambda: "cd" * 8)
    host.answer({"intent": {"do": "restore"}, "seq": 1, "view": "a"})
    reply = host.answer({"intent": {"do": "typed", "at": "aces", "text": "8"}, "seq": 2, "view": "a"})
    stored = reply["store"]
    assert isinstance(stored, dict)
    assert set(stored) == {"progress/cards/aces", "skills/cdcdcdcd"}
    fresh = lesson_screen("cards").with_store({key: entry[1] for key, entry in stored.items()})
    assert fresh.progress.result("cards", "aces") == Result()
    assert fresh.progress.skills() == Progress.read(fresh.keep()).skills()


def test_every_heading_and_button_says_what_it_is() -> None:
    top, _ = read(str(lesson_screen("meld").html()))
    names = [element.said().strip() for element in top.walk() if element.name == "button"]
    assert "Check" in names
    assert "Skip" in names
    assert all(names)
