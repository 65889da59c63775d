"""A small HTML builder: all that is interpolated is escaped, and what the house rules ask for is built in.

``tag("p", "2 < 3", cls="note")`` is ``<p class="note">2 &lt; 3</p>``: a child that is not ``Html`` is
escaped; ``None`` and ``False`` vanish; iterables are flattened. Attributes of ``tag``:

- ``cls`` one or several classes; ``aria_label="x"`` and other names with ``_`` for ``-``; ``True`` gives a
  bare attribute, ``None`` and ``False`` none (``aria_*`` write ``true`` and ``false``);
- ``key`` is ``data-key``: on whatever repeats or acts, unique in the screen, the same thing in every update;
- ``intent``, ``second``, ``after`` are JSON for ``screen.js``: sent on click or Enter or Space (``second``:
  on Enter and swipe up instead), ``after={"ms": 600, "intent": {...}}`` once after a while (a changed value
  starts anew, a missing one cancels);
- ``id``, ``for_``, ``aria_labelledby``, ``aria_describedby``, ``aria_controls`` and ``ref`` (a link to one) are
  names inside the screen; the host replaces ``PREFIX`` by one of its own, so that two screens on a page never clash;
- ``focus="step-3"`` leads a person who acted in the screen there when its value is new: it is brought into view, and
  takes the focus if it can (``scroll-margin`` in the style sheet says how much around it is to be seen);
- ``copy="?hand=…"`` on a button puts that address, made absolute, on the clipboard; any other text as it is.

A focusable element gets ``data-lm-suppress-shortcuts`` (JupyterLab steals its keys otherwise). No ``style``.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from html import escape
from typing import Literal

from pinochle.screens.base import Json

PREFIX = "\ue000"
"""Stands for the host's prefix in ids; a private-use character that ``tag`` removes from all other text."""

_VOID = frozenset({"br", "hr", "input", "path", "use"})
_FOCUSABLE = frozenset({"a", "button", "input", "select", "summary", "textarea"})
_JSON = frozenset({"intent", "second", "after"})
_DATA = _JSON | {"key", "focus", "hotkey", "on", "roving", "copy"}
_IDS = frozenset({"id", "for", "aria-labelledby", "aria-describedby", "aria-controls"})
_SPECIAL = re.compile(f"[&<>\"'{PREFIX}]")
_dumps = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class Html(str):
    """Markup that is already escaped. Made by ``tag`` and its friends only."""

    __slots__ = ()


Node = str | int | None | Iterable["Node"]
Attr = str | int | None | Mapping[str, Json] | Iterable[str]
Doing = Mapping[str, Json]


def tag(name: str, *children: Node, **attributes: Attr) -> Html:
    """One element. See the module's text for the attributes."""
    written = "".join([_attribute(key, value) for key, value in attributes.items() if value is not None])
    if name in _FOCUSABLE or attributes.get("tabindex") is not None:
        written += ' data-lm-suppress-shortcuts="true"'
    if name in _VOID:
        return Html(f"<{name}{written}/>")
    return Html(f"<{name}{written}>{''.join(_flat(children))}</{name}>")


def join(children: Iterable[Node], between: str = "") -> Html:
    """Children one after the other, escaped where they are plain text."""
    return Html(escaped(between).join(_flat(children)))


def escaped(text: str) -> Html:
    """Plain text as markup."""
    if isinstance(text, Html):
        return text
    return Html(escape(text.replace(PREFIX, "")) if _SPECIAL.search(text) else text)


def _flat(children: Iterable[Node]) -> Iterable[str]:
    for child in children:
        if isinstance(child, str):
            yield escaped(child)
        elif child is None or isinstance(child, bool):
            continue
        elif isinstance(child, int):
            yield str(child)
        else:
            yield from _flat(child)


def _attribute(given: str, value: Attr) -> str:
    name = _written_name(given)
    if given in _JSON:
        written = escape(_dumps(value).replace(PREFIX, ""), quote=False).replace("'", "&#39;")
        return f" {name}='{written}'"
    if isinstance(value, bool):
        if name.startswith("aria-"):
            return f' {name}="{"true" if value else "false"}"'
        return f" {name}" if value else ""
    if isinstance(value, str):
        text = value
    else:
        text = str(value) if isinstance(value, int) else " ".join(filter(None, value or ()))
    if given == "ref":
        return f' href="#{PREFIX}-{escaped(text)}"'
    if name in _IDS:
        text = Html(" ".join(f"{PREFIX}-{escaped(part)}" for part in text.split()))
    return f' {name}="{escaped(text)}"' if text or name == "value" else ""


@cache
def _written_name(given: str) -> str:
    """An attribute's name in HTML: ``aria_label`` is ``aria-label``, ``key`` is ``data-key``."""
    name = given.rstrip("_").replace("_", "-")
    return "class" if name == "cls" else f"data-{name}" if name in _DATA else name


# ------------------------------------------------------------------ text


def hidden(*children: Node) -> Html:
    """Text for a screen reader only."""
    return tag("span", *children, cls="pn-hidden")


def decoration(*children: Node, cls: str = "") -> Html:
    """What a screen reader should pass over, because its name is said elsewhere."""
    return tag("span", *children, cls=cls, aria_hidden=True)


def heading(level: int, *children: Node, key: str, focus: str | None = None, cls: str = "") -> Html:
    """A heading; with ``focus`` it is where a person lands when a new phase or step begins."""
    return tag(f"h{level}", *children, key=key, cls=cls, focus=focus, tabindex=-1 if focus else None)


def meter(label: Node, value: int, most: int, *, key: str, shown: Node = None) -> Html:
    """A bar with its label and figure, from 0 to ``most``."""
    figure = value if shown is None else shown
    bar = tag("meter", value=str(max(value, 0)), min="0", max=str(max(most, 1)), aria_hidden=True)
    return tag("p", tag("span", label, cls="pn-bar-label"), bar, tag("b", figure), cls="pn-bar", key=key)


# ------------------------------------------------------------------ what acts


def button(
    *label: Node,
    intent: Doing,
    key: str,
    why_not: str | None = None,
    pressed: bool | None = None,
    hotkey: str | None = None,
    **more: Attr,
) -> Html:
    """A button. With ``why_not`` it is dimmed and says why, yet can be pressed, so that it can be asked.

    ``hotkey="h"`` lets a key press it while the focus is in the screen and not in a text field
    (``"ArrowUp"`` and other names of keys too).
    """
    reason = hidden(" (not allowed: ", why_not, ")") if why_not else None
    return tag(
        "button", *label, reason, type="button", key=key, intent=intent, aria_pressed=pressed,
        aria_disabled=True if why_not else None, hotkey=hotkey, aria_keyshortcuts=hotkey, **more,
    )  # fmt: skip


def link(*label: Node, href: str, key: str, **more: Attr) -> Html:
    """A link; only to a place on the same site (``?hand=…``, ``#melds``, ``../guide/``) or to https."""
    to_outside = ":" in re.split("[?#/]", href)[0] or href.startswith("//")
    if to_outside and not href.startswith("https://"):
        raise ValueError(f"a link to {href!r} is not allowed")
    return tag("a", *label, href=href, key=key, **more)


def field(
    label: Node,
    value: str,
    *,
    intent: Doing,
    key: str,
    hint: Node = None,
    error: Node = None,
    on: Literal["input", "change"] = "input",
    **more: Attr,
) -> Html:
    """A labelled line of text that sends ``{**intent, "text": …}`` at each keystroke (or when it is left)."""
    notes = [f"{key}-hint"] * (hint is not None) + [f"{key}-error"] * (error is not None)
    return tag(
        "div",
        tag("label", label, for_=key),
        tag(
            "input", id=key, key=key, type="text", value=value, intent=intent, on=on, autocomplete="off",
            autocapitalize="off", spellcheck="false", aria_describedby=notes,
            aria_invalid=True if error is not None else None, **more,
        ),
        tag("p", hint, id=f"{key}-hint", key=f"{key}-hint", cls="pn-hint") if hint is not None else None,
        tag("p", error, id=f"{key}-error", key=f"{key}-error", cls="pn-error") if error is not None else None,
        cls="pn-field",
        key=f"{key}-field",
    )  # fmt: skip


def checkbox(label: Node, checked: bool, *, intent: Doing, key: str) -> Html:
    """A box to tick; sends ``{**intent, "on": true | false}``."""
    box = tag("input", id=key, key=key, type="checkbox", checked=checked, intent=intent, on="change")
    return tag("p", box, tag("label", label, for_=key), cls="pn-check", key=f"{key}-field")


def select(label: Node, options: Mapping[str, str], chosen: str, *, intent: Doing, key: str) -> Html:
    """A list to choose from (value → what is shown); sends ``{**intent, "text": value}``."""
    items = (
        tag("option", shown, value=value, selected=value == chosen, key=f"{key}-{value}")
        for value, shown in options.items()
    )
    listed = tag("select", items, id=key, key=key, intent=intent, on="change")
    return tag("p", tag("label", label, for_=key), listed, cls="pn-field", key=f"{key}-field")


# ------------------------------------------------------------------ groups


def roving(
    *items: Node,
    label: str,
    key: str,
    move: Literal["row", "column", "grid"] = "row",
    role: str = "group",
    cls: str = "",
    choose: bool = False,
) -> Html:
    """A group with one Tab stop; arrow keys, Home and End move in it. Items carry ``tabindex=stop(…)``.

    With ``choose`` arriving at an item presses it, as with radio buttons and tabs.
    """
    return tag("div", *items, role=role, aria_label=label, key=key, roving=move, cls=cls, data_choose=choose)


def stop(first: bool) -> str:
    """The tabindex of an item: ``0`` for the one where Tab arrives at first, ``-1`` for the others."""
    return "0" if first else "-1"


def radios(
    label: str, options: Mapping[str, Node], chosen: str | None, *, key: str, intent: Doing, cls: str = ""
) -> Html:
    """One choice of several, as a row of buttons; sends ``{**intent, "choice": value}``; arrows choose."""
    items = _choices("radio", options, chosen, key, intent)
    return roving(
        *items, label=label, key=key, role="radiogroup", cls=f"pn-choice {cls}".rstrip(), choose=True
    )


def tabs(
    label: str,
    options: Mapping[str, Node],
    chosen: str,
    *,
    key: str,
    intent: Doing,
    panel: str,
    cls: str = "",
) -> Html:
    """Tabs above the ``tab_panel`` of the name ``panel``; sends ``{**intent, "choice": value}``."""
    items = _choices("tab", options, chosen, key, intent, aria_controls=panel)
    return roving(*items, label=label, key=key, role="tablist", cls=f"pn-tabs {cls}".rstrip(), choose=True)


def tab_panel(*children: Node, name: str, tab: str, cls: str = "") -> Html:
    """What the chosen tab shows; ``tab`` is ``{key of the tabs}-{chosen}``."""
    return tag("div", *children, id=name, key=name, role="tabpanel", aria_labelledby=tab, cls=cls)


def _choices(
    role: Literal["radio", "tab"],
    options: Mapping[str, Node],
    chosen: str | None,
    key: str,
    intent: Doing,
    **more: Attr,
) -> Iterable[Html]:
    start = chosen if chosen in options else next(iter(options))
    state = "aria_checked" if role == "radio" else "aria_selected"
    for value, shown in options.items():
        marks: dict[str, Attr] = {state: value == chosen, "tabindex": stop(value == start), **more}
        name = f"{key}-{value}"
        yield tag(
            "button",
            shown,
            type="button",
            role=role,
            key=name,
            id=name,
            intent={**intent, "choice": value},
            **marks,
        )


def details(summary: Node, *body: Node, key: str, open_: bool = False, cls: str = "") -> Html:
    """Something to unfold. A patch never folds or unfolds it; ``open_`` is how it first stands."""
    return tag("details", tag("summary", summary, key=f"{key}-summary"), *body, key=key, open=open_, cls=cls)


def after(ms: int, intent: Doing, *, key: str) -> Html:
    """A timer: the intent is sent once, ``ms`` milliseconds after this first appears (or changes)."""
    return tag("span", key=key, after={"ms": ms, "intent": dict(intent)}, hidden=True)


def both_words(table: Sequence[Node], plain: Sequence[Node]) -> Html:
    """For pages without Python: both vocabularies, of which the page's switch shows one."""
    if join(table) == join(plain):
        return join(table)
    return join((tag("span", *table, cls="pn-table-words"), tag("span", *plain, cls="pn-plain-words")))
