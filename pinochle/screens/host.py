"""The host of one screen: takes the messages of ``screen.js``, keeps the current screen, answers with HTML.

The wire, the same in a notebook and on the site::

    {intent, seq, view, saved?, store?, link?}  →  {html, status, spec, version, ack, view, store?, aside?}

A view's first message is ``{"do": "restore"}``. With it the browser sends what it keeps: ``saved`` (the
saved ``{version, spec}`` or null), ``store`` (all entries) and ``link`` (the parameters of the page's
address); a host with a ``Shelf`` (a file on one's own machine) uses that instead of the first two. A save
that cannot be read is set aside, never overwritten, and the status says so. ``{"do": "store"}`` brings
entries that another screen wrote. Every other intent goes to the screen. Answers repeat ``seq`` as ``ack`` and ``view``
(several views may show one screen); ``store`` holds the entries that the intent changed.
"""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable, Mapping
from typing import Generic, Protocol, TypeVar

from pinochle.reasons import PinochleError
from pinochle.screens.base import Fields, InputError, Intent, Json, Screen, read_fields
from pinochle.screens.html import PREFIX
from pinochle.screens.store import Entries, changed, read_entries, values, write_entries

S = TypeVar("S", bound=Screen)
_log = logging.getLogger(__name__)

SET_ASIDE = "What was saved here could not be read. It was set aside, and this starts anew."
BROKEN = "Something went wrong in the program, and nothing was changed. Please report it."


class Shelf(Protocol):
    """Where saves and the store lie when the browser does not keep them (``widgets.files``)."""

    def load(self, name: str) -> Json:
        """The saved document, or None. Raises InputError for a damaged one."""
        ...

    def save(self, name: str, document: dict[str, Json]) -> None:
        """Write a document, whole or not at all."""
        ...

    def set_aside(self, name: str) -> None:
        """Keep a damaged document under another name."""
        ...

    def entries(self) -> Entries:
        """The store."""
        ...

    def merge(self, entries: Entries) -> None:
        """Write entries into the store."""
        ...


class Host(Generic[S]):
    """One screen in use. ``answer`` never raises and never loses the screen."""

    def __init__(
        self,
        screen: S,
        *,
        save: str | None = None,
        shelf: Shelf | None = None,
        clock: Callable[[], int] = lambda: time.time_ns() // 1_000_000,
        entropy: Callable[[], str] = lambda: secrets.token_hex(16),
    ) -> None:
        self.screen = screen
        self._save = save
        self._shelf = shelf
        self._clock = clock
        self._entropy = entropy
        self._used = False

    def answer(self, message: object) -> dict[str, Json]:
        """The answer to one message of a view."""
        wire = message if isinstance(message, dict) else {}
        before = self.screen
        reply: dict[str, Json] = {"ack": _whole(wire.get("seq")), "view": str(wire.get("view", ""))[:40]}
        try:
            said = self._take(wire, reply)
        except (InputError, PinochleError) as refused:
            said = str(refused)
        except Exception:  # noqa: BLE001 a fault in one screen must not end the page
            _log.exception("a screen failed on %.200r", wire.get("intent"))
            self.screen, said = before, BROKEN
        spec = self.screen.spec()
        return {
            "html": str(self.screen.html()), "status": said or self.screen.status(), "spec": spec,
            "version": self.screen.version, **reply,
        }  # fmt: skip

    def _take(self, wire: Mapping[str, object], reply: dict[str, Json]) -> str:
        """Act on a message; what is to be said instead of the screen's own status, or nothing."""
        intent = Intent.read(wire.get("intent"), now=self._clock(), entropy=self._entropy())
        if intent.do == "restore":
            return self._restore(wire, intent, reply)
        if intent.do == "store":
            self.screen = self.screen.with_store(values(read_entries(wire.get("store"))))
            return ""
        self._used = True
        self._act(intent, reply)
        return ""

    def _act(self, intent: Intent, reply: dict[str, Json]) -> None:
        kept = self.screen.keep()
        self.screen = self.screen.handle(intent)
        new = changed(kept, self.screen.keep(), intent.now)
        if new:
            reply["store"] = write_entries(new)
        if self._shelf and new:
            self._shelf.merge(new)
        if self._shelf and self._save:
            self._shelf.save(self._save, {"version": self.screen.version, "spec": self.screen.spec()})

    def _restore(self, wire: Mapping[str, object], intent: Intent, reply: dict[str, Json]) -> str:
        """The first message of a view: once for the screen, so that a second view finds it as it is."""
        if self._used:
            return ""
        self._used = True
        said = ""
        try:
            saved = self._shelf.load(self._save) if self._shelf and self._save else wire.get("saved")
            self._recall(saved)
        except (InputError, PinochleError):
            said = SET_ASIDE
            reply["aside"] = True
            if self._shelf and self._save:
                self._shelf.set_aside(self._save)
        entries = self._shelf.entries() if self._shelf else read_entries(wire.get("store") or {})
        self.screen = self.screen.with_store(values(entries))
        link = {
            key: value
            for key, value in read_fields(wire.get("link") or {}).values.items()
            if key in self.screen.links
        }
        if link:
            self._act(Intent(link, do="link", now=intent.now, entropy=intent.entropy), reply)
        return said

    def _recall(self, saved: object) -> None:
        if saved is None:
            return
        document = read_fields(saved)
        if document.number("version") != self.screen.version:
            raise InputError("This was saved by another version.")
        self.screen = type(self.screen).from_spec(Fields(document.fields("spec").values))


def static_html(screen: Screen, prefix: str) -> str:
    """The screen as a page shows it without Python, with ``prefix`` for its ids."""
    return screen.html().replace(PREFIX, prefix)


def _whole(value: object) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) else 0
