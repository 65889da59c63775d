"""The layers from reasons to screens stand on the standard library alone and read no files."""

import ast
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "pinochle"
CORE = ("reasons", "cards", "rules", "table", "analysis", "players", "review", "lessons", "screens")
BY_HAND = {"analysis/fit.py", "analysis/fit_play.py"}  # write tables of the core; nothing imports them
READS_FILES = {"os", "io", "pathlib", "shutil", "tempfile", "fileinput", "sqlite3", "shelve", "mmap", "glob"}
MODULES = [
    path
    for layer in CORE
    for path in sorted((PACKAGE / layer).rglob("*.py"))
    if path.relative_to(PACKAGE).as_posix() not in BY_HAND
]


def imported(tree: ast.AST) -> set[str]:
    """The top-level names of all modules that a source imports, inside functions too."""
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            names.add(node.module or "")
    return {name.partition(".")[0] for name in names}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_a_core_module_needs_only_the_standard_library_and_no_file(path: Path) -> None:
    tree = ast.parse(path.read_text())
    outside = imported(tree) - sys.stdlib_module_names - {"pinochle"}
    assert not outside, "the core has no dependencies"
    assert not imported(tree) & READS_FILES, "under Pyodide the core runs from a zip"
    opened = [
        node for node in ast.walk(tree) if isinstance(node, ast.Name) and node.id in {"open", "__file__"}
    ]
    assert not opened, "data of the core is Python"


def test_what_is_run_by_hand_is_imported_by_nothing() -> None:
    names = {"pinochle." + name.removesuffix(".py").replace("/", ".") for name in BY_HAND}
    for path in MODULES:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ImportFrom):
                assert node.module not in names
                assert not {f"{node.module}.{alias.name}" for alias in node.names} & names
