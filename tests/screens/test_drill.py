"""Rounds of every drill without a browser, and the review of a skill."""

import pytest

from pinochle.lessons import KEYS, lesson
from pinochle.lessons.drills import DRILLS
from pinochle.lessons.forms import MarkCards, Order, Pick
from pinochle.lessons.progress import Progress, Result
from pinochle.lessons.skills import SKILLS
from pinochle.screens import Fields, InputError, Intent, build, faces
from pinochle.screens.drill import ROUND, DrillScreen, drill
from tests.screens.lint import faults, read


def answer(screen: DrillScreen, given: str, now: int = 1) -> DrillScreen:
    question = screen.exercise(screen.at).question
    do = "answer" if isinstance(question.task.form, Pick) else "typed"
    return screen.handle(Intent.of(do, at=question.key, answer=given, text=given, now=now, entropy="ab" * 8))


def go(screen: DrillScreen, to: int) -> DrillScreen:
    return screen.handle(Intent.of("go", **{"from": screen.at, "to": to}))


def check(screen: DrillScreen) -> None:
    html = str(screen.html())
    assert faults(html) == []
    assert str(type(screen).from_spec(Fields(screen.spec())).with_store(screen.keep()).html()) == html


@pytest.mark.parametrize("key", DRILLS)
def test_a_round_of_every_drill(key: str) -> None:
    screen = drill(key)
    assert faults(str(screen.static())) == []
    for place, section in enumerate(str(screen.static()).split("<section")[1:]):
        form = screen.exercise(place).question.task.form
        for card in form.cards if isinstance(form, MarkCards | Order) else ():
            assert f"{faces.name(card)}<" in section.partition("<details")[0], "the cards to choose from"
    for place in range(ROUND):
        check(screen)
        screen = answer(screen, screen.exercise(place).question.expect)
        assert screen.answers[place].right
        check(screen)
        screen = go(screen, place + 1)
    check(screen)
    assert screen.status() == f"{ROUND} of {ROUND} right at once."
    assert sum(tally.right for tally in screen.progress.skills().values()) == ROUND
    assert screen.handle(Intent.of("again", entropy="123456789abcdef0")).seed == "123456789abc"


def test_the_buttons_say_how_many_exercises_a_round_has(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = answer(drill("takes"), drill("takes").exercise(0).question.expect)
    assert "Eight other exercises" in str(begun.html())
    assert "Eight more" in str(go(begun, ROUND).html())
    monkeypatch.setattr("pinochle.screens.drill.ROUND", 6)
    assert "Six other exercises" in str(begun.html())
    assert "Six more" in str(go(begun, 6).html())


def test_a_miss_is_counted_and_comes_back_in_the_review() -> None:
    screen = drill("takes")
    question = screen.exercise(0).question
    wrong = next(o.key for o in question.task.form.options if o.key != question.expect)  # type: ignore[attr-defined]
    screen = answer(answer(screen, wrong, now=1000), question.expect, now=2000)
    check(screen)
    assert screen.progress.skills()[question.skill].right == 0
    assert screen.progress.due(10**9) == (question.skill,)
    end = go(screen, ROUND)
    check(end)
    assert "0 of 8 right at once" in str(end.html())
    assert "0 of 1 so far" in str(end.html())


@pytest.mark.parametrize("skill", SKILLS)
def test_a_link_asks_for_a_skill(skill: str) -> None:
    screen = drill().handle(Intent.of("link", skill=skill, entropy="ab" * 8))
    assert screen.drill == SKILLS[skill].drill
    cases = DRILLS[screen.drill].skills.get(skill)
    if screen.drill != "what-play":  # made over tens of deals; its own test tries it
        assert all(cases is None or screen.exercise(place).case in cases for place in range(3))


def test_a_link_asks_for_a_drill_and_a_hostile_one_is_refused() -> None:
    assert drill().handle(Intent.of("link", drill="order")).drill == "order"
    for intent in (
        Intent.of("link", drill="<b>"),
        Intent.of("link", skill="<b>"),
        Intent.of("link", skill="x" * 5000),
    ):
        with pytest.raises(InputError):
            drill().handle(intent)


def test_a_late_click_on_next_leads_nowhere() -> None:
    screen = go(drill("order"), 3)
    for late in (Intent.of("go", **{"from": 0, "to": 1}), Intent.of("go", **{"from": 4, "to": 5})):
        assert screen.handle(late) == screen


def test_another_drill_starts_anew() -> None:
    screen = go(drill("order"), 3).handle(Intent.of("drill", text="takes"))
    assert (screen.drill, screen.at, screen.answers) == ("takes", 0, {})


def test_words_follow_the_setting() -> None:
    plain = drill("takes").with_store({"settings/words": "plain"})
    assert "strongest suit" in str(plain.html())
    assert "strongest suit" not in str(drill("takes").html())


@pytest.mark.parametrize(
    "spec", [{"drill": "x"}, {"skill": "x"}, {"at": 9}, {"answers": {"0": {"given": "??"}}}]
)
def test_a_damaged_spec_is_bad_input(spec: object) -> None:
    with pytest.raises(InputError):
        build("drill", spec)


def test_unknown_things_are_refused() -> None:
    with pytest.raises(InputError, match="There is no drill"):
        drill("bridge")
    with pytest.raises(InputError):
        drill().handle(Intent.of("answer", answer="x"))
    with pytest.raises(InputError):
        go(drill(), ROUND).handle(Intent.of("check", at="x"))


def test_the_list_begins_with_what_has_been_taught_and_says_where_the_rest_is() -> None:
    newcomer = str(drill().html())
    assert "not done yet" not in newcomer
    assert 'href="../01-the-cards/"' in newcomer, "where it is explained"
    progress = Progress()
    for key in ("cards", "meld"):
        for question in lesson(key).questions():
            progress = progress.done(key, question.key, Result())
    progress = progress.done("play", "follow", Result())
    screen = drill().with_store(progress.entries())
    top, _ = read(str(screen.html()))
    listed = [element.said() for element in top.walk() if element.name == "option"]
    done = [label for label in listed if "not done yet" not in label]
    assert listed[: len(done)] == done
    assert {label[0] for label in done} == {"1", "3"}
    assert len(listed) == len(DRILLS)
    assert "taught-in" not in str(screen.html())
    assert "taught-in" in str(screen.handle(Intent.of("drill", text="may-play")).html())


def test_every_drill_names_the_lesson_that_teaches_it() -> None:
    assert {made.lesson for made in DRILLS.values()} <= set(KEYS)
