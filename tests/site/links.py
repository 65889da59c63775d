"""The links of a folder of pages, and those that lead nowhere."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import TYPE_CHECKING
from urllib.parse import unquote, urljoin, urlsplit

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

BASE = "http://site/"


class Page(HTMLParser):
    """The addresses that a page names, and the places in it that an address can name."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.places: set[str] = {""}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.links |= {address for name in ("href", "src") if (address := given.get(name))}
        self.places |= {place for name in ("id", "name") if (place := given.get(name))}


def broken(site: Path) -> Iterator[str]:
    """Each link of the site to a file or a place of its own that is not there."""
    pages = {page: Page(page.read_text(encoding="utf-8")) for page in sorted(site.rglob("*.html"))}
    for page, read in pages.items():
        here = page.relative_to(site).as_posix().removesuffix("index.html")
        for link in sorted(read.links):
            address = urlsplit(urljoin(BASE + here, link))
            if f"{address.scheme}://{address.netloc}/" != BASE:
                continue
            target = site / unquote(address.path).lstrip("/")
            target = target / "index.html" if target.is_dir() else target
            if not target.is_file():
                yield f"/{here}: {link} leads to no file"
            elif target.suffix == ".html" and unquote(address.fragment) not in pages[target].places:
                yield f"/{here}: {link} leads to no place of that page"
