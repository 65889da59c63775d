"""The site, built once for all tests of it."""

import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built_site(tmp_path_factory.getbasetemp())


@cache
def built_site(base: Path) -> Path:
    """The pages as MkDocs writes them into a folder of `base`, once for a run (tests/site makes them live)."""
    folder = base / "pages"
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", folder]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    return folder
