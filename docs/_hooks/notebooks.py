"""Bring the notebooks of `tutorials/` into the site, which by itself knows only `docs/`.

The notebooks live outside the documentation because they are the course itself: they are opened in
JupyterLab and served by Voila as well.
"""

import os
from pathlib import Path

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
