"""The names of the pages in the menu and at their feet: what `mkdocs.yml` calls them, in both vocabularies."""

import re
from collections.abc import Iterator
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files

from docs._hooks.figures import in_both
from pinochle.reasons.words import render

BOTH = "names in both vocabularies"  # in `config.extra`, by the name in table words

_MARKED = re.compile(r"\[\[([^][]*)\]\]")


def on_env(env: object, config: MkDocsConfig, files: Files) -> None:
    """Call every page what the menu calls it: mkdocs-jupyter would take a notebook's heading."""
    config.extra[BOTH] = {}
    for marked, path in _named(config.nav or []):
        template = _MARKED.sub(r"[\1]", marked)
        name = render(template, "table", sentence_case=False)
        file = files.get_file_from_path(path)
        if file and file.page:
            file.page.title = name
        if name != marked:
            config.extra[BOTH][name] = in_both(template, sentence_case=False)


def _named(nav: list[Any]) -> Iterator[tuple[str, str]]:
    for entry in nav:
        for name, inside in entry.items():
            yield from _named(inside) if isinstance(inside, list) else [(name, inside)]


def on_post_page(output: str, /, config: MkDocsConfig, **_: Any) -> str:
    """Show both names where a page shows one; the browser's tab keeps the one."""
    for name, both in config.extra[BOTH].items():
        output = re.sub(rf'(md-ellipsis">\s*){re.escape(name)}(?=\s*<)', rf"\g<1>{both}", output)
    return output
