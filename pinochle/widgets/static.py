"""A screen as plain HTML: what the built site shows at once, and what a notebook keeps of a widget."""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pinochle.screens.host import static_html
from pinochle.screens.html import Html, tag
from pinochle.screens.store import WORDS

if TYPE_CHECKING:
    from pinochle.screens import Screen

_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,59}")


@dataclass(frozen=True)
class StaticScreen:
    """What ``show`` gives when the environment variable ``PINOCHLE_STATIC`` is set.

    ``pinochle.live`` brings the element to life in the reader's browser, from its ``data-kind`` and ``data-spec``.
    """

    screen: Screen
    save: str | None = None

    def __repr__(self) -> str:
        return described(self.screen)

    def _repr_html_(self) -> str:
        return island(self.screen, self.save)


def island(screen: Screen, save: str | None = None) -> Html:
    """The element that stands for a screen in a page. The same screen gives the same text.

    Where it reads differently in plain words, it holds that in a template too: `static/live.js` shows what was chosen.
    """
    spec = json.dumps(screen.spec(), ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    prefix = "pn-" + hashlib.sha256(f"{screen.kind}\n{spec}\n{save}".encode()).hexdigest()[:8]
    shown = static_html(screen, prefix)
    plain = static_html(screen.with_store({WORDS: "plain"}), prefix)
    return tag(
        "div",
        tag("div", Html(shown), cls="pn-body"),
        tag("template", Html(plain), data_words="plain") if plain != shown else None,
        cls="pinochle-screen",
        data_kind=screen.kind,
        data_spec=spec,
        data_save=save,
        data_prefix=prefix,
        data_waits=screen.waits,
    )


def described(screen: Screen) -> str:
    """One line: the kind of screen and what it has to say."""
    return f"<{screen.kind}: {screen.status()}>"


def checked_name(save: str | None) -> str | None:
    """The name of a save. Raises ValueError for one that cannot name a file everywhere."""
    if save is not None and not (isinstance(save, str) and _NAME.fullmatch(save)):
        raise ValueError(f"save={save!r}: use small letters, digits and hyphens, 60 at most")
    return save
