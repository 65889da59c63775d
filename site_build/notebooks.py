"""Make the pages of notebooks light: what nbconvert writes into each of them is the same for all.

Its style sheets (570 kB) become files that a browser keeps, without the rules that no page needs; its scripts for
formulas and diagrams, which would come from outside hosts, go.
"""

from __future__ import annotations

import hashlib
import re
from typing import TYPE_CHECKING

from site_build.sheets import used_rules

if TYPE_CHECKING:
    from pathlib import Path

LARGE = 2000
_STYLE = re.compile(r"<style\b[^>]*>(.*?)</style>", re.DOTALL)
_SCRIPT = re.compile(r"<script\b([^>]*)>(.*?)</script>", re.DOTALL)
_OUTSIDE = re.compile(r'src=""|mathjax|mermaid', re.IGNORECASE)
_CLASSES = re.compile(r'\bclass="([^"]*)"')


def lighten(site: Path) -> int:
    """Rewrite every page that was a notebook; how many there are."""
    texts = {page: page.read_text(encoding="utf-8") for page in sorted(site.rglob("*.html"))}
    notebooks = {page: text for page, text in texts.items() if "jp-Notebook" in text}
    classes = {
        name for text in notebooks.values() for names in _CLASSES.findall(text) for name in names.split()
    }
    for page, text in notebooks.items():
        up = "../" * len(page.relative_to(site).parent.parts)
        page.write_text(_light(text, site, up, classes), encoding="utf-8")
    return len(notebooks)


def _light(text: str, site: Path, up: str, classes: set[str]) -> str:
    def as_file(found: re.Match[str]) -> str:
        if len(found[1]) < LARGE:
            return found[0]
        content = used_rules(found[1].strip(), classes)
        name = f"live/notebook.{hashlib.sha256(content.encode()).hexdigest()[:8]}.css"
        (site / name).parent.mkdir(exist_ok=True)
        (site / name).write_text(content, encoding="utf-8")
        return f'<link rel="stylesheet" href="{up}{name}">'

    return _STYLE.sub(as_file, _SCRIPT.sub(_ours_only, text))


def _ours_only(found: re.Match[str]) -> str:
    return "" if _OUTSIDE.search(found[1] + found[2]) else found[0]
