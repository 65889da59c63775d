"""What is installed elsewhere is whole: the wheel is built, looked into and used without this tree."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RUN_HEARTS = "AH 10H KH QH JH 9H KS KC KD QS JD 10C"

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT]
    built = subprocess.run(command, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def unpacked(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("elsewhere")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


def run_bare(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python in `folder` without site-packages: nothing but the standard library and what lies there."""
    return subprocess.run(
        [sys.executable, "-S", *arguments], cwd=folder, capture_output=True, text=True, check=False
    )


def test_the_wheel_holds_every_file_of_the_package(wheel: Path) -> None:
    here = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "pinochle").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    with zipfile.ZipFile(wheel) as archive:
        held = {name for name in archive.namelist() if name.startswith("pinochle/")}
    assert here <= held
    notebooks = {f"pinochle/tutorials/{path.name}" for path in (ROOT / "tutorials").glob("*.ipynb")}
    assert notebooks
    assert notebooks <= held
    assert "pinochle/py.typed" in held
    assert {"pinochle/static/screen.js", "pinochle/static/screen.css"} <= held


def test_the_wheel_needs_nothing_for_its_core(unpacked: Path) -> None:
    (metadata,) = unpacked.glob("*.dist-info/METADATA")
    needs = [line for line in metadata.read_text().splitlines() if line.startswith("Requires-Dist:")]
    assert needs, "the extras are named"
    assert all("extra ==" in line for line in needs)


def test_the_command_runs_from_the_wheel_alone(unpacked: Path) -> None:
    helped = run_bare(unpacked, "-m", "pinochle", "--help")
    assert helped.returncode == 0, helped.stderr
    assert "meld" in helped.stdout
    melded = run_bare(unpacked, "-m", "pinochle", "meld", RUN_HEARTS, "--trump", "h")
    assert melded.returncode == 0, melded.stderr
    assert "300" in melded.stdout


def test_the_rules_run_from_the_zipped_wheel(wheel: Path, tmp_path: Path) -> None:
    """As they do in a reader's browser, where the wheel is never unpacked."""
    program = (
        f"import sys; sys.path.insert(0, {str(wheel)!r})\n"
        "from pinochle import Hand, Suit, meld_points, PRESETS\n"
        f"print(meld_points(Hand.parse({RUN_HEARTS!r}), Suit.HEARTS, PRESETS['standard']))"
    )
    ran = run_bare(tmp_path, "-c", program)
    assert ran.stdout.strip() == "300", ran.stderr
