"""All the screens of one page of the site, behind one worker.

``static/live.js`` sends JSON and gets JSON. A message is the wire of ``screens.host`` with ``to``, the number of the
screen in the page; the first message to a screen carries ``open`` as well, from its element::

    {to, open?: {kind, spec, save}, intent, seq, view, …}  →  {to, html, status, …}   or   {to, error}

An ``open`` for a number that is taken starts that screen anew. What a page sends is untrusted all the same: its
markup may be older than this code (a page that was kept), and what the browser keeps may have been tampered with.
"""

from __future__ import annotations

import json
import re
from itertools import accumulate
from typing import TYPE_CHECKING

from pinochle.screens.base import Fields, InputError, Json, Screen, read_fields
from pinochle.screens.host import Host
from pinochle.screens.registry import build

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

OLD_PAGE = "This part of the page does not fit the program that came with it. Reload the page."
DEEPEST = 50  # brackets in brackets; some thousands would end Python in the browser
UNREADABLE = "What this browser keeps of this site cannot be read. Clear the site's data and reload the page."

_STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
_STEPS = {"{": 1, "[": 1, "]": -1, "}": -1}


class Page:
    """The hosts of a page's screens, by number. ``answer`` raises nothing."""

    def __init__(self, builder: Callable[[str, object], Screen] = build) -> None:
        self._hosts: dict[int, Host[Screen]] = {}
        self._build = builder

    def answer(self, to: int, message: str) -> str:
        """The answer to a message to screen ``to``, both JSON."""
        try:
            wire = _read(message)
        except (TypeError, ValueError):
            return _written(to, {"error": UNREADABLE})
        try:
            host = self._open(to, wire["open"]) if "open" in wire else self._hosts[to]
        except (InputError, KeyError):
            return _written(to, {"error": OLD_PAGE})
        return _written(to, host.answer(wire))

    def _open(self, to: int, raw: object) -> Host[Screen]:
        opened: Fields = read_fields(raw)
        screen = self._build(opened.string("kind"), opened.values.get("spec"))
        self._hosts[to] = Host(screen, save=opened.string("save", "") or None)
        return self._hosts[to]


def _read(message: str) -> dict[str, object]:
    """A message as an object. Raises TypeError or ValueError."""
    brackets = (_STEPS[sign] for sign in re.findall(r"[][{}]", _STRING.sub("", message)))
    if max(accumulate(brackets), default=0) > DEEPEST:
        raise ValueError("nested too deeply")
    return dict(json.loads(message))


def _written(to: int, reply: Mapping[str, Json]) -> str:
    return json.dumps({"to": to, **reply}, ensure_ascii=False, separators=(",", ":"))
