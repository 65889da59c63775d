"""The built site holds every notebook as a page, and asks no outside host for anything."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NOTEBOOKS = sorted((ROOT / "tutorials").glob("*.ipynb"))

LOADS = {
    "script": "src",
    "img": "src",
    "iframe": "src",
    "source": "src",
    "video": "src",
    "audio": "src",
    "link": "href",
}
LINKS_THAT_LOAD_NOTHING = {"canonical", "next", "prev", "edit", "license"}
OUTSIDE_IN_CSS = re.compile(r"""(?:url\(\s*|@import\s+)["']?(?:https?:)?//""")

WIDGET = re.compile(r"<script[^>]*application/vnd\.jupyter\.widget")

pytestmark = pytest.mark.slow


class Loaded(HTMLParser):
    """The addresses that a page makes the browser load by itself."""

    def __init__(self) -> None:
        super().__init__()
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "link" and given.get("rel") in LINKS_THAT_LOAD_NOTHING:
            return
        if address := given.get(LOADS.get(tag, "")):
            self.addresses.append(address)


def test_every_notebook_became_a_page(site: Path) -> None:
    assert NOTEBOOKS
    for notebook in NOTEBOOKS:
        page = site / "tutorials" / notebook.stem / "index.html"
        assert page.is_file(), f"{notebook.name} was not rendered"
        text = page.read_text()
        assert "jp-Notebook" in text, f"{notebook.name} was copied, not rendered"
        assert not WIDGET.search(text), "a widget's leftovers would ask a CDN for a manager"
        assert 'class="pinochle-screen' in text, f"{notebook.name} shows no screen"


def test_a_notebook_is_called_in_the_menu_what_the_menu_says(site: Path) -> None:
    page = (site / "tutorials" / "08-three-mistakes-beginners-make" / "index.html").read_text()
    menu = [
        " ".join(re.sub("<[^>]*>", "", found).split())
        for found in re.findall(r"md-nav__link.*?</a>", page, re.DOTALL)
    ]
    assert any(entry.endswith("8. Three mistakes") for entry in menu)
    assert any(entry.endswith("Contents") for entry in menu)


def test_a_page_has_both_its_names_in_the_menu_and_one_in_the_tab(site: Path) -> None:
    page = (site / "guide" / "naming-trump" / "index.html").read_text()
    both = '<span class="pn-table-words">{}</span><span class="pn-plain-words">{}</span>'
    menu = re.findall(r'md-ellipsis">\s*(<span class="pn-table.*?</span><span.*?</span>)', page)
    assert both.format("Naming trump", "Naming the strongest suit") in menu
    assert both.format("Meld", "Combinations") in menu
    assert "<title>Naming trump - Learn Pinochle</title>" in page
    assert "[[" not in page


def test_no_page_loads_anything_from_an_outside_host(site: Path) -> None:
    pages = sorted(site.rglob("*.html"))
    assert pages
    for page in pages:
        loaded = Loaded()
        loaded.feed(page.read_text())
        outside = [address for address in loaded.addresses if re.match(r"(?:https?:)?//", address)]
        assert not outside, f"{page.relative_to(site)} loads {outside}"
    for sheet in site.rglob("*.css"):
        assert not OUTSIDE_IN_CSS.search(sheet.read_text()), f"{sheet.relative_to(site)} loads from outside"


def test_what_builds_the_site_is_not_published(site: Path) -> None:
    assert not list(site.rglob("*.py"))
    assert not (site / "_hooks").exists()
