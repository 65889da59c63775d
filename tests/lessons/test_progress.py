"""What is remembered: stars, skills, the review, and what two sittings do to each other."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pinochle.lessons import lesson, lessons
from pinochle.lessons.progress import DAY, GAPS, MINUTE, Progress, Result, Tally
from pinochle.screens.store import changed, merge, values

CARDS = lesson("cards")


def _answered(misses: int) -> Progress:
    progress = Progress()
    for place, question in enumerate(CARDS.questions()):
        progress = progress.done("cards", question.key, Result(tries=int(place < misses)))
    return progress


@pytest.mark.parametrize(("misses", "stars"), [(0, 3), (1, 3), (2, 2), (4, 2), (5, 1), (16, 1)])
def test_stars_count_what_was_right_at_once(misses: int, stars: int) -> None:
    assert len(CARDS.questions()) == 16
    assert _answered(misses).stars(CARDS) == stars


def test_no_star_before_every_question_is_answered() -> None:
    progress = Progress()
    for question in CARDS.questions()[:-1]:
        progress = progress.done("cards", question.key, Result())
    assert progress.stars(CARDS) == 0
    assert progress.answered(CARDS) == len(CARDS.questions()) - 1
    assert progress.next_unanswered(lessons()) == (CARDS, CARDS.questions()[-1])


def test_an_answer_that_was_shown_is_not_ones_own() -> None:
    assert Result(hints=2).first
    assert not Result(hints=3).first
    assert not Result(tries=1).first


def test_the_better_of_two_results_stays() -> None:
    once = Progress().done("cards", "aces", Result(2, 1))
    assert once.done("cards", "aces", Result(5, 0)).result("cards", "aces") == Result(2, 1)
    assert once.done("cards", "aces", Result()).result("cards", "aces") == Result()


def test_skills_are_counted_over_all_sittings() -> None:
    first = (
        Progress()
        .asked("head", right=True, now=1, session="a")
        .asked("head", right=False, now=2, session="b")
    )
    assert first.session == "a"
    other = Progress.read(first.entries()).asked("head", right=True, now=3, session="c")
    assert other.skills() == {"head": Tally(2, 3)}


def test_the_review_is_the_box_that_it_is_documented_to_be() -> None:
    now = 1_000_000
    progress = Progress().asked("head", right=True, now=now, session="a")
    assert not progress.reviews, "what is known is not asked again"
    progress = progress.asked("head", right=False, now=now, session="a")
    assert progress.due(now + 10 * MINUTE - 1) == ()
    for gap in GAPS:
        early = progress.asked("head", right=True, now=now + gap - 1, session="a")
        assert early.reviews == progress.reviews, "too early to count"
        now += gap
        assert progress.due(now) == ("head",)
        progress = progress.asked("head", right=True, now=now, session="a")
    assert progress.due(now + 1000 * DAY) == ()
    again = progress.asked("head", right=False, now=now, session="a")
    assert again.due(now + GAPS[0]) == ("head",)


def test_the_longest_waiting_comes_first() -> None:
    progress = (
        Progress()
        .asked("head", right=False, now=20, session="a")
        .asked("run", right=False, now=10, session="a")
    )
    assert progress.due(DAY) == ("run", "head")


def test_two_tabs_lose_nothing() -> None:
    store = {}
    tabs = {name: Progress() for name in ("a", "b")}
    for now, (name, skill, right) in enumerate(
        [
            ("a", "head", True),
            ("b", "head", False),
            ("a", "run", True),
            ("b", "head", True),
            ("a", "head", False),
        ],
        1,
    ):
        before = tabs[name].entries()
        tabs[name] = tabs[name].asked(skill, right=right, now=now, session=name)
        if right:
            tabs[name] = tabs[name].done("cards", f"q{now}", Result())
        store = merge(store, changed(before, tabs[name].entries(), now))
    read = Progress.read(values(store))
    assert read.skills() == {"head": Tally(2, 4), "run": Tally(1, 1)}
    assert set(read.results) == {"cards/q1", "cards/q3", "cards/q4"}


@pytest.mark.parametrize(
    "value",
    [
        None,
        7,
        [],
        {},
        {"v": 2, "tries": 0, "hints": 0},
        {"v": 1, "tries": -1, "hints": 0},
        {"v": 1},
        {"v": 1, "tries": True},
    ],
)
def test_what_cannot_be_read_is_left_where_it_is(value: object) -> None:
    progress = Progress.read(
        {"progress/cards/aces": value, "progress/cards/table": {"v": 1, "tries": 0, "hints": 0}}
    )
    assert progress.unread == 1
    assert list(progress.entries()) == ["progress/cards/table"], "it is neither read nor written over"


@pytest.mark.parametrize(
    "value", [{"v": 1, "head": 3}, {"v": 1, "head": [3, 2]}, {"v": 1, "head": ["a", "b"]}, "x"]
)
def test_counts_that_cannot_be(value: object) -> None:
    assert Progress.read({"skills/a": value}).unread == 1


def test_other_entries_of_the_store_are_not_ours() -> None:
    assert Progress.read({"settings/words": "plain", "stats/deals/3": 1}) == Progress()


KEYS = st.sampled_from(["progress/a/b", "skills/x", "review/head"])
NAMES = st.sampled_from(["v", "box", "due", "tries", "head"])
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(NAMES, inner, max_size=4),
)


@given(st.dictionaries(KEYS, JSON))
def test_no_store_breaks_it(entries: dict[str, object]) -> None:
    progress = Progress.read(entries)
    assert Progress.read(progress.entries()).entries() == progress.entries()
