"""What every page gets in its head: our styles and the script, the app's manifest, and a strict security policy.

The policy stands in the page, since GitHub Pages sends no headers of our choice. Scripts and styles that stand in the
page itself (Material has three, notebooks bring styles) are allowed one by one, by their hash.
"""

from __future__ import annotations

import base64
import hashlib
import re
from html import escape, unescape
from typing import TYPE_CHECKING

from site_build.assets import STATIC
from site_build.minify import minified
from site_build.runtime import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

MISSING = "404.html"  # our own: Material's finds its styles at the root of a host only
SEARCH = '<label class="md-header__button md-icon" for="__search">'
WORDS_SWITCH = (
    '<button type="button" class="pn-words-switch" role="switch" aria-checked="false" data-words-switch title="In the '
    'guide and the tools: round for trick, strongest suit for trump. Lessons choose for themselves.">'
    "Plain words</button>"
)
"""Stands in the header of every page, before the search; `static/live.js` knows what it does."""

MENU = '<label class="md-header__button md-icon" for="__drawer">'
BACK = '<label class="md-nav__title" for="__nav_'

MENDED = (
    (SEARCH, WORDS_SWITCH + SEARCH),
    (MENU, MENU.replace("class", 'tabindex="0" class') + '<span class="pn-hidden">Menu</span>'),
    (BACK, BACK.replace("class", 'tabindex="0" class')),
    (
        'data-md-component="search" role="dialog">',
        'data-md-component="search" role="dialog" aria-label="Search">',
    ),
    ('<a class="headerlink"', '<a class="headerlink" tabindex="-1"'),
    ('<a class="anchor-link"', '<a class="anchor-link" tabindex="-1"'),
    ('<div class="highlight-ipynb hl-python">', '<div class="highlight-ipynb hl-python" tabindex="0">'),
)
"""What Material and mkdocs-jupyter leave out: the switch, a menu that keys can open and go back in, the name of a
dialog, that a heading's link to itself is no stop of the tab key, a way for keys to scroll code."""
SCROLLED = (
    r'<div class="md-typeset__scrollwrap" tabindex="0"><div class="md-typeset__table">\g<0></div></div>'
)
"""A table as Material's script wraps it, but within reach of the keys."""

_TABLE = re.compile(r"<table>.*?</table>", re.DOTALL)
_INLINE = re.compile(r"<(script|style)\b([^>]*)>(.*?)</\1>", re.DOTALL)
_STYLE_ATTRIBUTE = re.compile(r"""<[a-z][^>]*?\sstyle=(?:"([^"]*)"|'([^']*)')""")
_SHEET = re.compile(r'<link rel="stylesheet" href="([^"]*?)assets/stylesheets/')
_SCREEN_SHEET = re.compile(r'href="[^"]*\bscreen\.css"')
_CHARSET = re.compile(r'<meta charset="?utf-8"?\s*/?>', re.IGNORECASE)


def write_heads(site: Path, assets: Mapping[str, str]) -> int:
    """Complete the head of every page of the site; how many there are."""
    pages = sorted(set(site.rglob("*.html")) - {site / MISSING})
    for page in pages:
        up = "../" * len(page.relative_to(site).parent.parts)
        text = page.read_text(encoding="utf-8")
        page.write_text(with_head(text, up, assets), encoding="utf-8")
    missing = (ROOT / "site_build" / MISSING).read_text(encoding="utf-8")
    (site / MISSING).write_text(with_policy(missing), encoding="utf-8")
    return len(pages)


def with_head(text: str, up: str, assets: Mapping[str, str]) -> str:
    """A page with our head; `up` leads to the site's root, unless the page itself knows the way."""
    for fault, mended in MENDED:
        text = text.replace(fault, mended)
    text = _TABLE.sub(SCROLLED, text)
    found = _SHEET.search(text)
    up = found[1] if found else up
    text, linked = _SCREEN_SHEET.subn(f'href="{up}{assets["screen.css"]}"', text)
    sheets = ("live.css",) if linked else ("screen.css", "live.css")
    words = minified((STATIC / "words.js").read_text(encoding="utf-8"))
    head = [
        f"<script>{words}</script>",
        *(f'<link rel="stylesheet" href="{up}{assets[name]}">' for name in sheets),
        f'<link rel="manifest" href="{up}manifest.webmanifest">',
        f'<link rel="apple-touch-icon" href="{up}live/icon-180.png">',
    ]
    if 'class="pinochle-screen' in text:
        head.append(f'<link rel="modulepreload" href="{up}{assets["screen.js"]}">')
    head.append(f'<script type="module" src="{up}{assets["live.js"]}"></script>')
    text = text.replace("</head>", "".join(head) + "</head>", 1)
    return with_policy(text)


def with_policy(text: str) -> str:
    """A page with the policy that fits it."""
    meta = f'<meta http-equiv="Content-Security-Policy" content="{escape(policy(text))}">'
    return _CHARSET.sub(lambda charset: charset[0] + meta, text, count=1)


def policy(text: str) -> str:
    """The policy of one page: its own site only, and what stands in the page by its hash."""
    scripts, styles = set(), set()
    for name, attributes, content in _INLINE.findall(text):
        if name == "style":
            styles.add(_hash(content))
        elif "src=" not in attributes and "json" not in attributes and content.strip():
            scripts.add(_hash(content))
    loose = {_hash(unescape(one or other)) for one, other in _STYLE_ATTRIBUTE.findall(text)}
    return "; ".join((
        "default-src 'none'",
        f"script-src 'self' 'wasm-unsafe-eval'{_listed(scripts)}",
        f"style-src 'self'{_listed(styles)}",
        *([f"style-src-attr 'unsafe-hashes'{_listed(loose)}"] if loose else []),
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'self'",
        "form-action 'self'",
    ))  # fmt: skip


def _hash(content: str) -> str:
    return "'sha256-" + base64.b64encode(hashlib.sha256(content.encode()).digest()).decode() + "'"


def _listed(hashes: Iterable[str]) -> str:
    return "".join(f" {one}" for one in sorted(hashes))
