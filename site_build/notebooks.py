"""Make the pages of notebooks light: what nbconvert writes into each of them is the same for all.

Its style sheets (570 kB) become files that a browser keeps, without the rules that no page needs; its scripts for
formulas and diagrams, which would come from outside hosts, go. Code is folded, save where its output is text: there it
is what the reader is meant to read.
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
_CODE = re.compile(
    r'<div class="jp-CodeMirrorEditor .*?<div class="clipboard-copy-txt"[^>]*>[^<]*</div>\s*</div>\s*</div>',
    re.DOTALL,
)
_CELL = 'class="jp-Cell-inputWrapper"'
_STOP = '<div class="jp-Cell-inputWrapper" tabindex="0">'  # a stop of the Tab key that is good for nothing
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

    return folded(_STYLE.sub(as_file, _SCRIPT.sub(_ours_only, text)))


def folded(text: str) -> str:
    """A page of a notebook with its code behind toggles."""

    def fold(code: re.Match[str]) -> str:
        after = text[code.end() :].partition(_CELL)[0]
        shown = " open" if "jp-OutputArea-output" in after and "pinochle-screen" not in after else ""
        return f'<details class="pn-code"{shown}><summary>Python</summary>{code[0]}</details>'

    return _CODE.sub(fold, text).replace(_STOP, _STOP.replace(' tabindex="0"', ""))


def _ours_only(found: re.Match[str]) -> str:
    return "" if _OUTSIDE.search(found[1] + found[2]) else found[0]
