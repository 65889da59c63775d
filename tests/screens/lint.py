"""The house rules of a screen's HTML (DESIGN.md, decision 6), checked on the text itself."""

import json
import re
from collections import Counter
from dataclasses import dataclass, field
from html.parser import HTMLParser

from pinochle.screens.html import PREFIX

VOID = {"br", "hr", "input", "path", "use"}
FOCUSABLE = {"a", "button", "input", "select", "summary", "textarea"}
JSON_ATTRIBUTES = ("data-intent", "data-second", "data-after")
ID_ATTRIBUTES = ("id", "for", "aria-labelledby", "aria-describedby", "aria-controls")
URLS = ("href", "src", "action", "formaction", "xlink:href")
REPEATING = {"li", "tr", "option", "tbody"}


@dataclass
class Element:
    name: str
    attributes: dict[str, str]
    parent: "Element | None"
    nodes: "list[Element | str]" = field(default_factory=list)

    @property
    def children(self) -> "list[Element]":
        return [node for node in self.nodes if isinstance(node, Element)]

    def said(self) -> str:
        """The text that is not hidden from a screen reader."""
        if self.attributes.get("aria-hidden") == "true":
            return ""
        return "".join(node if isinstance(node, str) else node.said() for node in self.nodes)

    def walk(self) -> "list[Element]":
        return [self, *(found for child in self.children for found in child.walk())]


class Reader(HTMLParser):
    """A strict reader: what is opened must be closed, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.top = Element("", {}, None)
        self.at = self.top
        self.faults: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, {name: value or "" for name, value in attrs}, self.at)
        if len(element.attributes) != len(attrs):
            self.faults.append(f"<{tag}> names an attribute twice")
        self.at.nodes.append(element)
        if tag not in VOID:
            self.at = element

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        if tag != self.at.name:
            self.faults.append(f"</{tag}> closes <{self.at.name}>")
        if self.at.parent:
            self.at = self.at.parent

    def handle_data(self, data: str) -> None:
        self.at.nodes.append(data)


def read(html: str) -> tuple[Element, list[str]]:
    reader = Reader()
    reader.feed(html)
    reader.close()
    return reader.top, reader.faults + ([f"<{reader.at.name}> is not closed"] if reader.at.parent else [])


def faults(html: str) -> list[str]:
    """Everything in a screen's HTML that breaks a rule; empty for a good one."""
    top, found = read(html)
    elements = top.walk()[1:]
    for element in elements:
        found += [
            f"<{element.name} key={element.attributes.get('data-key')}> {fault}" for fault in _faults(element)
        ]
    keys = Counter((id(e.parent), e.attributes["data-key"]) for e in elements if "data-key" in e.attributes)
    acting = Counter(e.attributes["data-key"] for e in elements if _acts(e) and "data-key" in e.attributes)
    ids = Counter(e.attributes["id"] for e in elements if "id" in e.attributes)
    found += [f"key {key} twice among siblings" for (_, key), n in keys.items() if n > 1]
    found += [f"key {key} acts twice" for key, n in acting.items() if n > 1]
    found += [f"id {name} twice" for name, n in ids.items() if n > 1]
    for element in elements:
        named = " ".join(element.attributes.get(a, "") for a in ID_ATTRIBUTES[1:]).split()
        named += [u[1:] for a, u in element.attributes.items() if a in URLS and u.startswith("#")]
        found += [f"{name} is named but not there" for name in named if name not in ids]
    if len(top.children) != 1:
        found.append("not one outermost element")
    return found


def intents(html: str) -> list[dict[str, object]]:
    """All that a person could do on a screen, timers included."""
    found = []
    for element in read(html)[0].walk():
        found += [json.loads(element.attributes[a]) for a in JSON_ATTRIBUTES[:2] if a in element.attributes]
        if "data-after" in element.attributes:
            found.append(json.loads(element.attributes["data-after"])["intent"])
    return found


def _acts(element: Element) -> bool:
    return "data-intent" in element.attributes


def _focusable(element: Element) -> bool:
    return element.name in FOCUSABLE or "tabindex" in element.attributes


def _faults(element: Element) -> list[str]:
    return [*_faults_of_kind(element), *_faults_of_links(element), *_faults_of_intents(element)]


def _faults_of_kind(element: Element) -> list[str]:
    has = element.attributes
    found = []
    if "style" in has or element.name in {
        "style",
        "script",
        "iframe",
        "object",
        "embed",
        "link",
        "base",
        "form",
    }:
        found.append("may not stand in a screen (inline style, script or frame)")
    if any(name.startswith("on") for name in has):
        found.append("has an event handler")
    if "disabled" in has:
        found.append("is disabled: use aria-disabled, so that it can be asked")
    if (_acts(element) or "data-after" in has or element.name in REPEATING) and "data-key" not in has:
        found.append("acts or repeats without data-key")
    if _focusable(element) and has.get("data-lm-suppress-shortcuts") != "true":
        found.append("can be focused, but JupyterLab would steal its keys")
    if _focusable(element) and not _named(element):
        found.append("can be focused, but has no name")
    if element.name in {"input", "select", "textarea"} and not (_acts(element) and has.get("data-on")):
        found.append("is a field that tells nobody what is typed")
    if element.name == "svg" and has.get("aria-hidden") != "true":
        found.append("is a drawing that is not hidden from a screen reader")
    return found


def _faults_of_links(element: Element) -> list[str]:
    has = element.attributes
    bare = [n for n in ID_ATTRIBUTES if any(not p.startswith(PREFIX + "-") for p in has.get(n, "").split())]
    good = re.compile(rf"#{PREFIX}-|\?|https://|\.{{0,2}}/|[\w-]+/")
    strange = [has[name] for name in URLS if name in has and not good.match(has[name])]
    return [*(f"has a bare {name}" for name in bare), *(f"links to {url!r}" for url in strange)]


def _faults_of_intents(element: Element) -> list[str]:
    has = element.attributes
    found = []
    for name in JSON_ATTRIBUTES:
        if name in has:
            said = json.loads(has[name])
            said = said["intent"] if name == "data-after" else said
            if not isinstance(said.get("do"), str) or {"index", "position"} & set(said):
                found.append(f"has an intent that names no thing: {said}")
    return found


def _named(element: Element) -> bool:
    has = element.attributes
    if element.name in {"input", "select", "textarea"}:
        return "id" in has or "aria-label" in has
    return bool(element.said().strip()) or "aria-label" in has
