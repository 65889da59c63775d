"""Compile Python files and pack them. Runs inside Pyodide, since compiled files fit one version of Python only.

Python itself reads the first few from a zip. All others lie in one file, from which `instead/_pyodide/modules.py`
takes them: a zip opens each by itself, and in a browser that is most of what an import takes.
"""

from __future__ import annotations

import ast
import gzip
import io
import marshal
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from importlib.util import find_spec
from types import CodeType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

CODECS = ("encodings.ascii", "encodings.latin_1", "encodings.utf_8")
"""Looked up by name, so that no import shows them."""
FIRST = ("encodings/", "_pyodide/__init__.py", "_pyodide/modules.py")
"""What Python imports before it can be told to look elsewhere."""


def library_sources(names: Iterable[str]) -> dict[str, str]:
    """The sources of those modules that lie in Pyodide's zip of the standard library, by their place in it."""
    found: dict[str, str] = {}
    for name in sorted({*names, *CODECS} - {"__main__"}):
        spec = find_spec(name)
        if spec and spec.loader and spec.origin and ".zip/" in spec.origin:
            source = spec.loader.get_source(name)  # type: ignore[attr-defined]
            found[spec.origin.split(".zip/")[1]] = source or ""
    return found


def first(sources: Mapping[str, str]) -> bytes:
    """A zip of those that are `FIRST`, compressed as a whole, which is a quarter less."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as packed:
        for place, text in sources.items():
            if place.startswith(FIRST):
                # A .pyc that is never compared with a source.
                pyc = _code_to_hash_pyc(compiled(place, text), bytes(8), False)
                packed.writestr(zipfile.ZipInfo(place + "c", (2026, 1, 1, 0, 0, 0)), pyc)
    return gzip.compress(buffer.getvalue(), 9, mtime=0)


def others(sources: Mapping[str, str], ready: Mapping[str, CodeType]) -> bytes:
    """All that are not `FIRST`: by its name the code of each module and whether it is a package, compressed.

    ``ready`` are modules that are code already.
    """
    made = dict(ready)
    made |= {place: compiled(place, text) for place, text in sources.items() if not place.startswith(FIRST)}
    modules = {
        place.removesuffix(".py").removesuffix("/__init__").replace("/", "."): (
            place.endswith("/__init__.py"),
            marshal.dumps(code),
        )
        for place, code in made.items()
    }
    return gzip.compress(marshal.dumps(modules), 9, mtime=0)


def compiled(place: str, text: str) -> CodeType:
    """The code of a module."""
    tree = ast.fix_missing_locations(_WithoutDocstrings().visit(ast.parse(text)))
    code: CodeType = compile(tree, place, "exec", dont_inherit=True, optimize=1)
    return code if place.startswith("pinochle/") else _without_lines(code)


def _without_lines(code: CodeType) -> CodeType:
    """Without the numbers of lines, which only a traceback shows; a byte says so for each eight instructions."""
    inner = (_without_lines(part) if isinstance(part, CodeType) else part for part in code.co_consts)
    eights, rest = divmod(len(code.co_code) // 2, 8)
    unknown = b"\xff" * eights + bytes([0xF7 + rest] if rest else [])
    return code.replace(co_consts=tuple(inner), co_linetable=unknown)


class _WithoutDocstrings(ast.NodeTransformer):
    def generic_visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        match node:
            case ast.Module() | ast.ClassDef() | ast.FunctionDef() | ast.AsyncFunctionDef():
                match node.body:
                    case [ast.Expr(value=ast.Constant(value=str())) as first, *_]:
                        first.value = ast.Constant("")  # in its place, since a future import must come first
        return node
