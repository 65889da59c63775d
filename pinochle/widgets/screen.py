"""A screen in a kernel: an anywidget whose page side is ``static/screen.js``."""

from __future__ import annotations

import os
from importlib.resources import files
from typing import TYPE_CHECKING, Any, ClassVar

import anywidget
import traitlets

from pinochle.screens.host import Host
from pinochle.screens.html import tag
from pinochle.widgets.files import FileShelf
from pinochle.widgets.static import described, island

if TYPE_CHECKING:
    from pinochle.screens import Screen

_STATIC = files("pinochle") / "static"
NOT_RUN = tag("p", tag("em", "Run all cells to use this; below is a picture of it in words."))
"""Above what a notebook keeps, where it was opened and not run: then there is no style sheet either."""


class ScreenWidget(anywidget.AnyWidget):
    """An ipywidget like any other: it can stand in a box, and ``state`` can be read and observed.

    What is saved lies in a file on this machine, or in the browser where ``PINOCHLE_STORE`` is ``browser``
    (a server for a class).
    """

    _esm: ClassVar[str] = (_STATIC / "screen.js").read_text(encoding="utf-8")
    _css: ClassVar[str] = (_STATIC / "screen.css").read_text(encoding="utf-8")
    _html = traitlets.Unicode().tag(sync=True)
    _save = traitlets.Unicode().tag(sync=True)
    _browser = traitlets.Bool().tag(sync=True)
    state = traitlets.Any(read_only=True, help="What the person has done: the hand, the answers, the record.")

    def __init__(self, screen: Screen, save: str | None = None) -> None:
        in_browser = os.environ.get("PINOCHLE_STORE") == "browser"
        self._host = Host(screen, save=save, shelf=None if in_browser else FileShelf())
        super().__init__(_html=str(screen.html()), _save=save or "", _browser=in_browser)
        self.set_trait("state", screen.state())
        self.on_msg(self._answer)

    @property
    def screen(self) -> Screen:
        """The screen as it stands now."""
        return self._host.screen

    def _answer(self, _widget: object, message: object, _buffers: object) -> None:
        self.send(self._host.answer(message))
        self.set_trait("state", self.screen.state())

    def __repr__(self) -> str:
        return described(self.screen)

    def _repr_mimebundle_(self, **options: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        bundle: tuple[dict[str, Any], dict[str, Any]] | None = super()._repr_mimebundle_(**options)
        if bundle:
            bundle[0]["text/html"] = f"{NOT_RUN}{island(self.screen, self._save or None)}"
        return bundle
