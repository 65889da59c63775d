"""What Pyodide's core asks of Python while it starts; without what a console, JavaScript's objects and waiting need."""

from _pyodide.modules import use_pack

use_pack()
from _pyodide import _base, _importhook  # noqa: E402 - from there

__all__ = ["_base", "_importhook"]


def set_excepthook() -> None:
    """Python's own will do."""
