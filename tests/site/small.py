"""A site of a few bare pages that hold screens: made live by the same code as the real one, and built in a second."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle.screens import build
from pinochle.widgets.static import island
from site_build.__main__ import make_live
from site_build.runtime import runtime

if TYPE_CHECKING:
    from pathlib import Path

FRAME = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
</head><body><main><h1>{title}</h1>{body}</main></body></html>
"""
FAR_BELOW = '<svg width="10" height="3000" aria-hidden="true"></svg>'
KEEP = "<p><button hidden data-keep-site>Keep the whole site on this device</button></p>"


def small_site(folder: Path) -> Path:
    """Pages: the start, `explorer/` (saved), `below/` (out of sight), `two/`, `old/` (a screen that is no more),
    `asleep/` (one that waits until it is pressed, after one that does not)."""
    explorer = island(build("meld-explorer", {}))
    pages = {
        "": "<p>Only text.</p>" + KEEP,
        "explorer/": island(build("meld-explorer", {}), "explorer"),
        "below/": FAR_BELOW + explorer,
        "two/": explorer + island(build("meld-explorer", {"trump": "S"})),
        "old/": explorer.replace("meld-explorer", "of-old-times"),
        "asleep/": explorer + explorer.replace(" data-spec", " data-waits data-spec"),
    }
    for place, body in pages.items():
        (folder / place).mkdir(parents=True, exist_ok=True)
        page = FRAME.format(title=place.strip("/").title() or "Start", body=body)
        (folder / place / "index.html").write_text(page, encoding="utf-8")
    make_live(folder, runtime())
    return folder
