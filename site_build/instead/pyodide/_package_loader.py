"""The site loads no packages, so nothing is unpacked: Pyodide asks only where they would be."""


class _Folder:
    """A path, of which JavaScript asks the text."""

    def __init__(self, path: str) -> None:
        self._path = path

    def __str__(self) -> str:
        return self._path


SITE_PACKAGES = _Folder("/lib/python/site-packages")
DSO_DIR = _Folder("/usr/lib")


def init_loaded_packages() -> None:
    """There are none."""
