"""The search index made light: every page of the site loads it, so it holds the beginning of each section only."""

from __future__ import annotations

import json
import re
from html import unescape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

LONGEST = 400  # characters of a section that can be found; its title always can
_TAG = re.compile(r"<[^>]+>")


def shorten(site: Path) -> None:
    """Rewrite the index that Material for MkDocs wrote, where there is one."""
    place = site / "search" / "search_index.json"
    if not place.is_file():
        return
    index = json.loads(place.read_text(encoding="utf-8"))
    for section in index["docs"]:
        section["text"] = beginning(section["text"])
    place.write_text(json.dumps(index, separators=(",", ":")), encoding="utf-8")


def beginning(markup: str) -> str:
    """The first words of a section, as text that is safe to show as markup."""
    text = " ".join(unescape(_TAG.sub(" ", markup)).split())
    if len(text) > LONGEST:
        text = text[:LONGEST].rpartition(" ")[0] + " …"
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
