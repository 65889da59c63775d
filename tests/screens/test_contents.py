"""The contents page: how far one is, what is due, keeping a copy, forgetting."""

import json
from pathlib import Path

import pytest

from pinochle.lessons import lessons
from pinochle.lessons.progress import Progress, Result
from pinochle.screens import InputError, Intent
from pinochle.screens.contents import LONGEST_COPY, Contents, contents
from pinochle.screens.host import PARTLY, SET_ASIDE, Host
from pinochle.widgets.files import FileShelf
from tests.screens.lint import faults


def _learner() -> Progress:
    progress = Progress()
    for question in lessons()[0].questions():
        progress = progress.done("cards", question.key, Result())
        progress = progress.asked(question.skill, right=True, now=1, session="a")
    return progress.asked("head-over-partner", right=False, now=1, session="a")


def test_a_newcomer_is_led_to_the_first_lesson() -> None:
    screen = contents()
    html = str(screen.html())
    assert faults(html) == []
    assert "Begin with lesson 1" in html
    assert "Pinochle is a card game for four people" in html
    assert all(f'href="../{made.page}/"' in html for made in lessons())
    assert 'href="../10-your-first-deal/"' in html
    assert screen.status() == "0 of 9 lessons done."


def test_a_learner_goes_on_and_sees_what_is_due() -> None:
    screen = contents().with_store(_learner().entries())
    html = str(screen.html())
    assert faults(html) == []
    assert "Go on with lesson 2" in html
    assert "3 of 3 stars" in html
    assert "../drills/?skill=" not in html, "nothing is due before the time is known"
    due = screen.handle(Intent.of("look", now=10**9))
    assert "../drills/?skill=head-over-partner" in str(due.html())
    assert "0 of 1" in str(due.html())
    assert faults(str(due.html())) == []


def test_a_copy_can_be_taken_over() -> None:
    copied = contents().with_store(_learner().entries()).handle(Intent.of("export"))
    html = str(copied.html())
    assert faults(html) == []
    text = json.dumps({"pinochle-progress": 1, "entries": _learner().entries()}, separators=(",", ":"))
    fresh = contents().handle(Intent.of("paste", text=text)).handle(Intent.of("import"))
    assert fresh.keep() == _learner().entries()
    assert faults(str(fresh.html())) == []


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "[]",
        "{}",
        '{"pinochle-progress":2}',
        '{"pinochle-progress":1,"entries":{"progress/a/b":7}}',
        "[" * 5000,
    ],
)
def test_what_is_no_copy_is_refused_and_nothing_is_lost(text: str) -> None:
    screen = contents().with_store(_learner().entries()).handle(Intent.of("paste", text=text))
    with pytest.raises(InputError):
        screen.handle(Intent.of("import"))


def test_what_is_pasted_can_be_sent_back_and_may_be_as_long_as_a_copy() -> None:
    host = Host(contents())
    host.answer({"intent": {"do": "paste", "text": "half a letter: \ud83c"}, "seq": 1, "view": "a"})
    assert host.screen.pasted == "half a letter: "
    assert str(host.screen.html()).encode()
    longest = contents().handle(Intent.of("paste", text="x" * LONGEST_COPY))
    assert len(longest.pasted) == LONGEST_COPY
    with pytest.raises(InputError, match="300000 letters"):
        longest.handle(Intent.of("paste", text="x" * (LONGEST_COPY + 1)))


def test_forgetting_asks_once_more() -> None:
    screen = contents().with_store(_learner().entries())
    asked = screen.handle(Intent.of("forget"))
    assert faults(str(asked.html())) == []
    assert asked.keep() == screen.keep()
    assert asked.handle(Intent.of("keep")).asked is False
    assert asked.handle(Intent.of("forget", sure=True)).keep() == {}


def test_two_clicks_on_forget_forget_nothing() -> None:
    screen = contents().with_store(_learner().entries())
    twice = screen.handle(Intent.of("forget")).handle(Intent.of("forget"))
    assert (twice.keep(), twice.asked) == (screen.keep(), True)
    html = str(twice.html())
    assert html.index("No, keep my progress") < html.index("Yes, forget everything"), (
        "where a second click falls"
    )
    assert '"sure":true' in html.replace("&quot;", '"')


def test_forgetting_takes_everything_out_of_the_store(tmp_path: Path) -> None:
    shelf = FileShelf(tmp_path)
    shelf.merge(
        {key: (1, value) for key, value in _learner().entries().items()} | {"settings/words": (1, "plain")}
    )
    host = Host(contents(), shelf=shelf)
    host.answer({"intent": {"do": "restore"}, "seq": 1, "view": "a"})
    host.answer({"intent": {"do": "forget"}, "seq": 2, "view": "a"})
    host.answer({"intent": {"do": "forget", "sure": True}, "seq": 3, "view": "a"})
    left = {key for key, (_, value) in shelf.entries().items() if value is not None}
    assert left == {"settings/words"}


def test_a_damaged_store_is_set_aside_and_said(tmp_path: Path) -> None:
    (tmp_path / "store.json").write_text("{ damaged")
    host = Host(contents(), shelf=FileShelf(tmp_path))
    reply = host.answer({"intent": {"do": "restore"}, "seq": 1, "view": "a"})
    assert reply["status"] == SET_ASIDE
    assert [path.read_text() for path in tmp_path.glob("store.damaged-*.json")] == ["{ damaged"]


def test_a_damaged_entry_stays_in_the_file_and_is_said(tmp_path: Path) -> None:
    good = [1, {"v": 1, "tries": 0, "hints": 0}]
    damaged = {"progress/cards/aces": "x", "No key!": [1, 1], "progress/cards/how-many-tens": [10**300, 1]}
    store = {"version": 1, "entries": {**damaged, "progress/cards/who-speaks": good}}
    (tmp_path / "store.json").write_text(json.dumps(store))
    host = Host(contents(), shelf=FileShelf(tmp_path))
    reply = host.answer({"intent": {"do": "restore"}, "seq": 1, "view": "a"})
    assert reply["status"] == PARTLY
    assert PARTLY in str(reply["html"])
    assert host.screen.progress.result("cards", "who-speaks") == Result()
    FileShelf(tmp_path).merge({"settings/words": (1, "plain")})
    kept = json.loads((tmp_path / "store.json").read_text())["entries"]
    assert kept == {**damaged, "progress/cards/who-speaks": good, "settings/words": [1, "plain"]}


@pytest.mark.parametrize(
    "hostile", ["damaged", [1], 5, {"progress/cards/aces": [1, json.loads("[" * 30 + "]" * 30)]}]
)
def test_a_store_of_the_browser_that_cannot_be_read_is_said(hostile: object) -> None:
    reply = Host(contents()).answer({"intent": {"do": "restore"}, "seq": 1, "view": "a", "store": hostile})
    assert reply["status"] in {SET_ASIDE, PARTLY}
    assert str(reply["status"]) in str(reply["html"])


def test_a_foreign_entry_is_left_alone_and_said(tmp_path: Path) -> None:
    shelf = FileShelf(tmp_path)
    shelf.merge(
        {
            "progress/cards/aces": (1, {"v": 99, "points": "many"}),
            "progress/cards/who-speaks": (1, {"v": 1, "tries": 0, "hints": 0}),
        }
    )
    host = Host(contents(), shelf=shelf)
    reply = host.answer({"intent": {"do": "restore"}, "seq": 1, "view": "a"})
    assert "could not be read" in str(reply["html"])
    host.answer({"intent": {"do": "export"}, "seq": 2, "view": "a"})
    assert shelf.entries()["progress/cards/aces"] == (1, {"v": 99, "points": "many"})


def test_it_has_no_state_of_its_own() -> None:
    screen = contents()
    assert screen.spec() == {}
    assert isinstance(screen, Contents)
    with pytest.raises(InputError):
        screen.handle(Intent.of("dance"))
    with pytest.raises(InputError):
        screen.handle(Intent.of("paste", text="x" * 400_000))
