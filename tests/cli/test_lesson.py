"""Lessons in the terminal: the same steps, the same answers, the same progress."""

import io
import json
import sys
from pathlib import Path

import pytest

from pinochle.cli import main
from pinochle.lessons import KEYS, lesson


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


def test_begin_at_a_step_and_in_other_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = typed(monkeypatch, capsys, ["q"], "5", "--step", "2", "--words", "plain")
    assert "2 of 26" in out
    assert "strongest suit" in out


@pytest.mark.parametrize("argv", [["0"], ["10"], ["bridge"], ["3", "--step", "99"]])
def test_what_does_not_exist_is_one_line(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", *argv]) == 2
    said = capsys.readouterr().err
    assert said.startswith("pinochle lesson: ")
    assert said.count("\n") == 1


def test_a_damaged_store_is_set_aside_and_said(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (kept / "store.json").write_text("{ damaged")
    assert main(["lesson"]) == 0
    assert "set aside" in capsys.readouterr().err
    assert [path.read_text() for path in kept.glob("store.damaged-*.json")] == ["{ damaged"]
