"""The methods of dataclasses, compiled when the site is built: in a browser that is half of what our imports take.

A dataclass writes its methods as text and has Python compile them. Here every such text is kept with what became of
it; `start.py` gives that out again. Runs inside Pyodide, before the first dataclass is made.
"""

from __future__ import annotations

import dataclasses
import marshal
from types import CodeType


def kept() -> dict[str, bytes]:
    """From now on: every text that dataclasses write, compiled and packed up: not every page needs all of them."""
    methods: dict[str, bytes] = {}

    def keep(text: str, names: dict[str, object], results: dict[str, object]) -> None:
        code = compile(text, "<methods>", "exec", dont_inherit=True)
        methods[text] = marshal.dumps(code)
        exec(code, names, results)  # noqa: S102 - as dataclasses do

    dataclasses.exec = keep  # type: ignore[attr-defined]
    return methods


def module(methods: dict[str, bytes]) -> CodeType:
    """The code of a module that holds them as ``METHODS``."""
    code = compile("METHODS = dict('here')", "methods.py", "exec", dont_inherit=True)
    pairs = tuple(sorted(methods.items()))
    return code.replace(co_consts=tuple(pairs if const == "here" else const for const in code.co_consts))
