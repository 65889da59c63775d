"""The package under Pyodide, in node: it answers as here, and has all it needs on the library that the site ships."""

import json
from pathlib import Path

import pytest

from pinochle.screens import KINDS
from site_build.runtime import CannotBuild, inside, runtime
from tests.cases import FOLDER, load
from tests.live.answers import choices, known_cases
from tests.npm import or_skip

CHOICES = FOLDER / "choices.txt"

pytestmark = pytest.mark.slow


@pytest.fixture(scope="session")
def library() -> Path:
    with or_skip():
        return runtime()


@pytest.fixture
def rows(tmp_path: Path) -> Path:
    """The known cases, each with the rules of one of its answers, as JSON: Pyodide has no reader of YAML."""
    found = [
        ({"preset": "standard", **row}, answer.get("rules", {}))
        for row in load("situations.yaml")
        for answer in row["answers"]
    ]
    (tmp_path / "rows.json").write_text(json.dumps(found), encoding="utf-8")
    return tmp_path / "rows.json"


def expected() -> list[dict[str, object]]:
    wanted = [answer["expect"] for row in load("situations.yaml") for answer in row["answers"]]
    return [{what: cards(it) if what == "legal" else it for what, it in answer.items()} for answer in wanted]


def cards(text: str) -> list[str]:
    return sorted({word.replace("T", "10") for word in text.split()})


def test_known_answers_here(rows: Path) -> None:
    assert json.loads(known_cases(str(rows))) == expected()


def test_known_answers_in_pyodide(library: Path, rows: Path) -> None:
    folder = str(rows.parent)
    answers = inside("tests.live.answers", "known_cases", f"{folder}/rows.json", folder, library=library)
    assert json.loads(answers) == expected()


def test_players_choose_as_they_did_here() -> None:
    assert choices(str(CHOICES)).splitlines() == CHOICES.read_text(encoding="utf-8").splitlines()


def test_players_choose_as_they_did_in_pyodide(library: Path) -> None:
    answers = inside("tests.live.answers", "choices", str(CHOICES), library=library)
    assert answers.splitlines() == CHOICES.read_text(encoding="utf-8").splitlines()


def test_every_screen_can_be_used_on_the_trimmed_library(library: Path) -> None:
    answers = int(inside("site_build.exercise", "use_everything", "100", "2", library=library))
    assert answers == 100 * len(KINDS)


def test_no_dataclass_is_compiled_in_the_browser(library: Path) -> None:
    assert json.loads(inside("tests.live.starting", "compiled_late", library=library)) == []


def test_a_fault_is_told_in_pythons_own_words(library: Path) -> None:
    with pytest.raises(CannotBuild, match=r"(?s)Traceback .*answers.py.*JSONDecodeError: Expecting value"):
        inside("tests.live.answers", "fault", library=library)
