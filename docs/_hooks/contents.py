"""What a page's words are outside the page itself: in its list of contents, where both vocabularies stand, and in the
index of the search, which is given what a person sees who has not touched the switch.
"""

from collections.abc import Iterable
from html import unescape
from html.parser import HTMLParser
from typing import Any

from mkdocs.plugins import CombinedEvent, event_priority
from mkdocs.structure.pages import Page
from mkdocs.structure.toc import AnchorLink

from docs._hooks.figures import in_both

# Elements without an end.
VOID = frozenset({"br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"})
# Classes that the search has no use for; and tags and classes that part words.
UNSEEN = frozenset({
    "anchor-link", "jp-CodeMirrorEditor", "jp-InputPrompt", "jp-OutputPrompt", "pinochle-screen", "pn-plain-words",
})  # fmt: skip
APART = frozenset({"br", "dd", "div", "dt", "p", "pn-card", "small", "td", "th"})
SHOWN = "shown"  # in `page.meta`: the content itself, while the search looks at another


def on_page_content(html: str, page: Page, **_: Any) -> str:
    """Write the marked words of a page's list of contents in both vocabularies."""
    _write(page.toc)
    return html


def _write(items: Iterable[AnchorLink]) -> None:
    for item in items:
        if "[" in item.title:
            item.title = in_both(unescape(item.title), sentence_case=False)
        _write(item.children)


@event_priority(100)  # before the search looks at the page
def _shorten(context: dict[str, Any], /, page: Page, **_: Any) -> None:
    page.meta[SHOWN] = page.content
    page.content = as_seen(page.content or "")


@event_priority(-100)
def _restore(context: dict[str, Any], /, page: Page, **_: Any) -> None:
    page.content = page.meta.pop(SHOWN)


on_page_context = CombinedEvent(_shorten, _restore)


def as_seen(html: str) -> str:
    """The text of a page alone: nothing for the other vocabulary or drawn beside its name, no code, no screens."""
    seen = _Seen()
    seen.feed(html)
    return "".join(seen.kept)


class _Seen(HTMLParser):
    """Keeps the source of all but some elements."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=False)
        self.kept: list[str] = []
        self._inside = 0  # how many elements deep in one that is left out

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        names = {tag, *(given.get("class") or "").split()}
        unseen = tag == "template" or names & UNSEEN or given.get("aria-hidden") == "true"
        if not self._inside and names & APART:
            self.kept.append(" ")
        if (self._inside or unseen) and tag not in VOID:
            self._inside += 1
        if not (self._inside or unseen):
            self.kept.append(self.get_starttag_text() or "")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if not self._inside:
            self.kept += [" " if tag in APART else "", self.get_starttag_text() or ""]

    def handle_endtag(self, tag: str) -> None:
        if not self._inside:
            self.kept.append(f"</{tag}>")
        elif tag not in VOID:
            self._inside -= 1

    def handle_data(self, data: str) -> None:
        if not self._inside:
            self.kept.append(data)

    def handle_entityref(self, name: str) -> None:
        self.handle_data(f"&{name};")

    def handle_charref(self, name: str) -> None:
        self.handle_data(f"&#{name};")
