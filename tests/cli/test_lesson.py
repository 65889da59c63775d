"""Lessons in the terminal: the same steps, the same answers, the same progress."""

import io
import json
import sys
from pathlib import Path

import pytest

from pinochle.cli import main
from pinochle.cli.lesson_text import shown
from pinochle.lessons import KEYS, lesson
from pinochle.lessons.wording import EVERY_WORD


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PINOCHLE_DATA", str(tmp_path))
    return tmp_path


def typed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lines: list[str], *argv: str
) -> str:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    assert main(["lesson", *argv]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("key", KEYS)
def test_a_lesson_answered_rightly_from_end_to_end(
    key: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], kept: Path
) -> None:
    made = lesson(key)
    out = typed(monkeypatch, capsys, [question.expect for question in made.questions()], str(made.number))
    assert f"{len(made.questions())} of {len(made.questions())} questions answered, 3 of 3 stars" in out
    stored = json.loads((kept / "store.json").read_text())["entries"]
    assert sum(name.startswith(f"progress/{key}/") for name in stored) == len(made.questions())
    assert "***" in typed(monkeypatch, capsys, [])


@pytest.mark.parametrize("key", KEYS)
def test_with_nobody_to_answer_the_whole_lesson_is_printed(
    key: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = typed(monkeypatch, capsys, [], key)
    assert out.count("The answer:") == len(lesson(key).questions())
    assert f"{len(lesson(key).steps)} of {len(lesson(key).steps)}. " in out


def test_wrong_answers_hints_and_what_cannot_be_read(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = typed(monkeypatch, capsys, ["KH QC", "what?", "?", "?", "?", "KS QS", "", "q"], "3")
    assert "But these two come from different suits" in out.replace("\n", " ")
    assert "is no card" in out
    assert "Find a king first" in out
    assert "The answer: KS QS" in out
    assert "3 of 15" in out


def test_a_miss_is_marked_with_its_reason_and_its_figures_wait_for_the_second(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made, place, wrong = next(
        (made, place, wrong.answer)
        for made in map(lesson, KEYS)
        for place, step in enumerate(made.steps, 1)
        if step.asks and len(step.asks.wrong) > 1
        for wrong in step.asks.wrong
        if step.asks.mark(wrong.answer).shows
    )
    step = made.steps[place - 1]
    assert step.asks
    figure = shown(step.asks.mark(wrong).shows[0], EVERY_WORD)
    where = [str(made.number), "--step", str(place), "--words", "table"]
    once = typed(monkeypatch, capsys, [wrong, "q"], *where)
    assert "Not quite." in once
    assert "You may try again." in once
    assert figure not in once
    other = next(w.answer for w in step.asks.wrong if w.answer != wrong)
    assert figure in typed(monkeypatch, capsys, [other, wrong, "q"], *where)


def test_begin_at_a_step_and_in_other_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = typed(monkeypatch, capsys, ["q"], "5", "--step", "2", "--words", "plain")
    assert "2 of 26" in out
    assert "strongest suit" in out


@pytest.mark.parametrize("argv", [["0"], ["10"], ["²"], ["9" * 5000], ["bridge"], ["3", "--step", "99"]])
def test_what_does_not_exist_is_one_line(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", *argv]) == 2
    said = capsys.readouterr().err
    assert said.startswith("pinochle lesson: ")
    assert said.count("\n") == 1


def test_a_damaged_store_is_set_aside_and_said(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (kept / "store.json").write_text("{ damaged")
    assert main(["lesson"]) == 0
    assert "It is kept, but not used." in capsys.readouterr().err
    assert [path.read_text() for path in kept.glob("store.damaged-*.json")] == ["{ damaged"]


def test_a_damaged_store_in_a_folder_that_cannot_be_changed_is_said(
    kept: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def denied(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "rename", denied)
    monkeypatch.setattr(Path, "replace", denied)
    (kept / "store.json").write_text("{ damaged")
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"{lesson('cards').questions()[0].expect}\n"))
    assert main(["lesson", "1"]) == 0
    said = capsys.readouterr().err.splitlines()
    assert said == [
        "What was remembered could not be read. It is kept, but not used.",
        "Your progress could not be saved: Permission denied.",
    ]
    assert (kept / "store.json").read_text() == "{ damaged"
