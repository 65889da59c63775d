"""Bring the notebooks of `tutorials/` into the site, which by itself knows only `docs/`, under the names of its menu.

The notebooks live outside the documentation because they are the course itself: they are opened in
JupyterLab and served by Voila as well.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import event_priority
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[2]


def on_startup(command: str, dirty: bool) -> None:
    """Tell the notebooks' kernels that they draw pages: `show()` then gives plain HTML and makes no widget."""
    os.environ["PINOCHLE_STATIC"] = "1"


@event_priority(100)  # before mkdocs-jupyter's own on_files, which would otherwise leave these unrendered
def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add every notebook, published as `tutorials/NAME/`, and the look of the screens."""
    for notebook in sorted((ROOT / "tutorials").glob("*.ipynb")):
        name = notebook.relative_to(ROOT).as_posix()
        files.append(File(name, str(ROOT), config.site_dir, config.use_directory_urls))
    files.append(
        File("screen.css", str(ROOT / "pinochle" / "static"), config.site_dir, config.use_directory_urls)
    )
    return files


def on_env(env: object, config: MkDocsConfig, files: Files) -> None:
    """Call every page in the menu what `mkdocs.yml` calls it: for notebooks mkdocs-jupyter takes their heading."""
    for name, path in _named(config.nav or []):
        file = files.get_file_from_path(path)
        if file and file.page:
            file.page.title = name


def _named(nav: list[Any]) -> Iterator[tuple[str, str]]:
    for entry in nav:
        for name, inside in entry.items():
            yield from _named(inside) if isinstance(inside, list) else [(name, inside)]
