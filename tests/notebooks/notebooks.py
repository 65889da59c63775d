"""The notebooks of the course, and the one way in which their stored outputs are made."""

from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbformat import NotebookNode

ROOT = Path(__file__).parents[2]
ALL = sorted((ROOT / "tutorials").glob("*.ipynb"))

WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"


def read(path: Path) -> NotebookNode:
    """The notebook at `path`."""
    return nbformat.read(path, as_version=4)


def code_cells(notebook: NotebookNode) -> list[NotebookNode]:
    """The cells that run, in order."""
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def run(path: Path) -> NotebookNode:
    """The notebook with the outputs that it gives today, in the form in which they are stored.

    A widget's view names a model of a kernel long gone, and with widget state in the file a reader's
    browser is sent to a CDN for a manager. What remains of a widget is its own `text/html`.
    """
    notebook = read(path)
    NotebookClient(
        notebook, kernel_name="python3", resources={"metadata": {"path": str(path.parent)}}
    ).execute()
    notebook.metadata = {
        "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
        "language_info": {"name": "python"},
    }
    for cell in code_cells(notebook):
        cell.metadata.pop("execution", None)
        for output in cell.outputs:
            output.get("data", {}).pop(WIDGET_VIEW, None)
    return notebook
