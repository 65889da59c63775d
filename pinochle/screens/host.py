"""The host of one screen: takes the messages of ``screen.js``, keeps the current screen, answers with HTML.

The wire, the same in a notebook and on the site::

    {intent, seq, view, done?, saved?, store?, link?}
        →  {html, status, spec, version, ack, view, acted?, store?, aside?}

What the host itself has to say (an intent or a save that cannot be read, a fault) stands under the screen as well,
in view, until the next answer.

A view's first message is ``{"do": "restore"}``. With it the browser sends what it keeps: ``saved`` (the
saved ``{version, spec}`` or null), ``store`` (all entries) and ``link`` (the parameters of the page's
address); a host with a ``Shelf`` (a file on one's own machine) uses that instead of the first two. A save
that cannot be read is set aside, never overwritten, and the status says so. ``{"do": "store"}`` brings
entries that another screen wrote. Every other intent goes to the screen; ``done`` marks what a person did
and no timer, which only the page asks for. Answers repeat ``seq`` as ``ack`` and ``view`` (several views may
show one screen); ``acted`` says that the screen has taken an intent, and so is to be saved; ``store`` holds
the entries that the intent changed.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Mapping
from random import SystemRandom
from typing import Generic, Protocol, TypeVar

from pinochle.reasons import PinochleError
from pinochle.screens import faces
from pinochle.screens.base import InputError, Intent, Json, Screen, read_fields
from pinochle.screens.html import PREFIX, tag
from pinochle.screens.store import Entries, changed, left_out, read_entries, values, write_entries

S = TypeVar("S", bound=Screen)
_log = logging.getLogger(__name__)

SET_ASIDE = "What was saved here could not be read. It was set aside, and this starts anew."
PARTLY = "Some of what was saved could not be read. It was left where it is."
NOT_SAVED = "This could not be saved."
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
        """The store. Raises InputError for a damaged one, which is then set aside."""
        ...

    def left_out(self) -> bool:
        """Whether the store has entries that cannot be read."""
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
        entropy: Callable[[], str] = lambda: f"{SystemRandom().getrandbits(128):032x}",
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
            html = self.screen.html()
        except (InputError, PinochleError) as refused:
            self.screen, said, html = before, str(refused), before.html()
        except Exception:  # noqa: BLE001 a fault in one screen must not end the page
            _log.exception("a screen failed on %.200r", wire.get("intent"))
            self.screen, said, html = before, BROKEN, before.html()
        note = tag("p", faces.drawn(said), cls="pn-host-note", key="host-note") if said else ""
        return {
            "html": f"{html}{note}",
            "status": faces.spoken(said or self.screen.status()),
            "spec": self.screen.spec(),
            "version": self.screen.version,
            **reply,
        }

    def _take(self, wire: Mapping[str, object], reply: dict[str, Json]) -> str:
        """Act on a message; what is to be said instead of the screen's own status, or nothing."""
        intent = Intent.read(wire.get("intent"), now=self._clock(), entropy=self._entropy())
        if intent.do == "restore":
            return self._restore(wire, intent, reply)
        if intent.do == "store":
            self.screen = self.screen.with_store(values(read_entries(wire.get("store"))))
            return ""
        self._used = True
        said = self._act(intent, reply)
        reply["acted"] = True
        return said

    def _act(self, intent: Intent, reply: dict[str, Json]) -> str:
        kept = self.screen.keep()
        self.screen = self.screen.handle(intent)
        new = changed(kept, self.screen.keep(), intent.now)
        if new:
            reply["store"] = write_entries(new)
        if self._shelf is None:
            return ""
        try:
            if new:
                self._shelf.merge(new)
            if self._save:
                self._shelf.save(self._save, {"version": self.screen.version, "spec": self.screen.spec()})
        except OSError as problem:
            return f"{NOT_SAVED} ({problem.strerror})"
        return ""

    def _restore(self, wire: Mapping[str, object], intent: Intent, reply: dict[str, Json]) -> str:
        """The first message of a view: once for the screen, so that a second view finds it as it is."""
        if self._used:
            return ""
        self._used = True
        said = ""
        try:
            self._recall(self._shelf.load(self._save) if self._shelf and self._save else wire.get("saved"))
        except (InputError, PinochleError):
            said = SET_ASIDE
            reply["aside"] = True
            if self._shelf and self._save:
                self._shelf.set_aside(self._save)
        try:
            raw = wire.get("store") or {}
            entries = self._shelf.entries() if self._shelf else read_entries(raw)
            if self._shelf.left_out() if self._shelf else left_out(raw):
                said = said or PARTLY
            self.screen = self.screen.with_store(values(entries))
        except InputError:
            said = SET_ASIDE
        link = {key: value for key, value in _object(wire.get("link")).items() if key in self.screen.links}
        if link:
            said = self._act(Intent(link, do="link", now=intent.now, entropy=intent.entropy), reply) or said
        return said

    def _recall(self, saved: object) -> None:
        if saved is None:
            return
        document = read_fields(saved)
        if document.number("version") != self.screen.version:
            raise InputError("This was saved by another version.")
        screen = type(self.screen).from_spec(read_fields(document.values.get("spec"), "spec"))
        screen.html()  # what cannot be drawn cannot be read either
        self.screen = screen


def static_html(screen: Screen, prefix: str) -> str:
    """The screen as a page shows it without Python, with ``prefix`` for its ids."""
    return screen.static().replace(PREFIX, prefix)


def _object(value: object) -> Mapping[str, Json]:
    return read_fields(value, "link").values if value else {}


def _whole(value: object) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) else 0
