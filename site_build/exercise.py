"""Use every screen, as a person who presses everything would: what is imported then is all that the site needs.

Runs inside Pyodide when the site is built, and again in the tests on the trimmed library.
"""

from __future__ import annotations

import json
import random
import re
import sys
from importlib import import_module
from pathlib import Path

from pinochle.live import Page
from pinochle.screens import KINDS
from pinochle.screens.host import BROKEN

TEXTS = ("", "AH", "AS KH 10D", "Q♠ J♦", "9", "250", "x" * 50, "1 2 3")
LEFT_OUT = (
    "pinochle/__main__.py",
    "pinochle/analysis/fit.py",
    "pinochle/analysis/fit_play.py",
    "pinochle/cli",
    "pinochle/tutorials",
    "pinochle/widgets",
)
"""What of our package only a machine of one's own needs."""

_INTENT = re.compile(r"""data-(?:intent|second|after)='([^']*)'""")
_IMPORT = re.compile(r"^ *(?:import|from) +([a-z_.0-9]+)", re.MULTILINE)


def our_sources(root: Path) -> dict[str, str]:
    """The sources of our package by their place in it, without `LEFT_OUT`."""
    places = sorted(path.relative_to(root).as_posix() for path in (root / "pinochle").rglob("*.py"))
    return {p: (root / p).read_text(encoding="utf-8") for p in places if not p.startswith(LEFT_OUT)}


def needed(root: Path) -> frozenset[str]:
    """The modules there are once all of ours are imported, all that ours name is too, and every screen was used."""
    sources = our_sources(root)
    for place in sources:
        import_module(place.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
    for name in {name for text in sources.values() for name in _IMPORT.findall(text)}:
        if name.split(".")[0] in sys.stdlib_module_names:
            import_module(name)
    use_everything()
    return frozenset(sys.modules)


def use(kind: str, steps: int, seed: int) -> int:
    """Open a screen and do what it offers, by chance. The number of answers; raises AssertionError on a fault."""
    chance = random.Random(f"{kind} {seed}")
    page = Page()
    message: dict[str, object] = {"intent": {"do": "restore"}, "open": {"kind": kind, "spec": {}}}
    for step in range(steps):
        reply = json.loads(page.answer(1, json.dumps({**message, "seq": step, "view": "v"})))
        assert reply.get("status") != BROKEN, f"{kind} failed on {message}"
        assert "error" not in reply, f"{kind} could not be opened"
        offered = [json.loads(_plain(found)) for found in _INTENT.findall(reply["html"])]
        chosen = chance.choice(offered) if offered else {"do": "nothing"}
        message = {"intent": {**chosen.get("intent", chosen), "text": chance.choice(TEXTS)}}
    return steps


def _plain(written: str) -> str:
    """What an attribute says. The page's own library has no names for two thousand characters."""
    for name, character in (("&lt;", "<"), ("&gt;", ">"), ("&#39;", "'"), ("&amp;", "&")):
        written = written.replace(name, character)
    return written


def use_everything(steps: int | str = 60, seed: int | str = 1) -> int:
    """Use every kind of screen, and what a page may send that is no good. The number of answers."""
    answers = sum(use(kind, int(steps), int(seed)) for kind in KINDS)
    page = Page()
    for text in ("{", "[" * 50_000, '{"intent": 1}', '{"open": {"kind": "x", "spec": []}}', "{}"):
        assert "error" in json.loads(page.answer(1, text)), text[:40]
    return answers
