"""Leave out of a style sheet what no page of the site has: of JupyterLab's sheet nine tenths.

A rule goes when each of its selectors names a class that occurs nowhere; what is inside `@media` and the like is
treated the same way.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

_CLASS = re.compile(r"\.(-?[A-Za-z_][\w-]*)")
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_NESTED = ("@media", "@supports", "@layer")
_ANY_OF = re.compile(r":(?:not|is|where|has)\([^()]*\)")


def used_rules(sheet: str, classes: Collection[str]) -> str:
    """The rules of a sheet that can match something, given the names of all classes there are."""
    return "".join(_used(_COMMENT.sub("", sheet), classes))


def _used(sheet: str, classes: Collection[str]) -> Iterator[str]:
    for head, body in _rules(sheet):
        if body is None:
            yield head
        elif head.lstrip().startswith(_NESTED):
            inner = used_rules(body, classes)
            if inner.strip():
                yield f"{head}{{{inner}}}"
        elif head.lstrip().startswith("@") or _can_match(head, classes):
            yield f"{head}{{{body}}}"


def _can_match(head: str, classes: Collection[str]) -> bool:
    """Whether one of a rule's selectors can. A root inside something is no root."""
    selectors = _ANY_OF.sub("", head).split(",")
    return any(
        " :root" not in one and all(name in classes for name in _CLASS.findall(one)) for one in selectors
    )


def _rules(sheet: str) -> Iterator[tuple[str, str | None]]:
    """Each rule as what stands before its braces and in them; a statement without braces has no body."""
    start = 0
    while start < len(sheet):
        opened, ended = sheet.find("{", start), sheet.find(";", start)
        if opened < 0:
            yield sheet[start:], None
            return
        if 0 <= ended < opened:
            yield sheet[start : ended + 1], None
            start = ended + 1
            continue
        closed = _closing(sheet, opened)
        yield sheet[start:opened], sheet[opened + 1 : closed]
        start = closed + 1


def _closing(sheet: str, opened: int) -> int:
    depth = 0
    for brace in re.finditer(r"[{}]", sheet[opened:]):
        depth += 1 if brace[0] == "{" else -1
        if depth == 0:
            return opened + brace.start()
    return len(sheet)
