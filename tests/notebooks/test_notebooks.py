"""The course's notebooks do what they show, and are kept in the form that the course promises."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tests.notebooks import notebooks

INI = Path(__file__).with_name("nbval.ini")
NOT_PROSE = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.For, ast.While, ast.Try, ast.With)

every_notebook = pytest.mark.parametrize("path", notebooks.ALL, ids=lambda path: path.stem)


@pytest.mark.slow
@every_notebook
def test_a_notebook_prints_what_it_stores(path: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-c", INI, "--rootdir", notebooks.ROOT, path]
    ran = subprocess.run(command, cwd=notebooks.ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, f"{ran.stdout}\n{ran.stderr}\nIf the new outputs are right: make outputs"


@every_notebook
def test_a_notebook_holds_prose_and_short_calls(path: Path) -> None:
    for cell in notebooks.code_cells(notebooks.read(path)):
        found = [
            type(node).__name__ for node in ast.walk(ast.parse(cell.source)) if isinstance(node, NOT_PROSE)
        ]
        assert not found, f"{found} belongs in the package:\n{cell.source}"


@every_notebook
def test_a_notebook_is_stored_whole_and_without_a_kernels_leftovers(path: Path) -> None:
    notebook = notebooks.read(path)
    assert "widgets" not in notebook.metadata
    assert notebook.metadata.kernelspec.name == "python3"
    assert notebook.cells[0].source.startswith("# "), "a notebook begins with its title"
    cells = notebooks.code_cells(notebook)
    assert [cell.execution_count for cell in cells] == list(range(1, len(cells) + 1)), (
        "run it whole: make outputs"
    )
    for output in (output for cell in cells for output in cell.outputs):
        assert output.output_type != "error"
        assert notebooks.WIDGET_VIEW not in output.get("data", {}), (
            "a widget's view means nothing without its kernel"
        )
