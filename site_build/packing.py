"""Compile Python files and pack them. Runs inside Pyodide, since compiled files fit one version of Python only.

Docstrings are left out, save that a class keeps one of one letter: a dataclass without any writes its own,
which takes longer than all the rest of its making.
"""

from __future__ import annotations

import ast
import gzip
import io
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from importlib.util import find_spec
from types import CodeType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

CODECS = ("encodings.ascii", "encodings.idna", "encodings.latin_1", "encodings.utf_8")
"""Looked up by name, so that no import shows them."""


def library_sources(names: Iterable[str]) -> dict[str, str]:
    """The sources of those modules that lie in Pyodide's zip of the standard library, by their place in it."""
    found: dict[str, str] = {}
    for name in sorted({*names, *CODECS} - {"__main__"}):
        spec = find_spec(name)
        if spec and spec.loader and spec.origin and ".zip/" in spec.origin:
            source = spec.loader.get_source(name)  # type: ignore[attr-defined]
            found[spec.origin.split(".zip/")[1]] = source or ""
    return found


def archive(sources: Mapping[str, str], ready: Mapping[str, CodeType] | None = None) -> bytes:
    """A zip of compiled files, the same bytes for the same sources; compressed as a whole, which is a quarter less.

    ``ready`` are modules that are code already.
    """
    made = {place: compiled(place, text) for place, text in sources.items()} | dict(ready or {})
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as packed:
        for place, code in made.items():
            # A .pyc that is never compared with a source.
            packed.writestr(
                zipfile.ZipInfo(place + "c", (2026, 1, 1, 0, 0, 0)), _code_to_hash_pyc(code, bytes(8), False)
            )
    return gzip.compress(buffer.getvalue(), 9, mtime=0)


def compiled(place: str, text: str) -> CodeType:
    """The code of a module."""
    tree = ast.fix_missing_locations(_WithoutDocstrings().visit(ast.parse(text)))
    code: CodeType = compile(tree, place, "exec", dont_inherit=True, optimize=1)
    return code if place.startswith("pinochle/") else _without_lines(code)


def _without_lines(code: CodeType) -> CodeType:
    """Without the numbers of lines, which only a traceback shows."""
    inner = (_without_lines(part) if isinstance(part, CodeType) else part for part in code.co_consts)
    return code.replace(co_consts=tuple(inner), co_linetable=b"")


class _WithoutDocstrings(ast.NodeTransformer):
    def generic_visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        match node:
            case ast.ClassDef(body=[ast.Expr(value=ast.Constant(value=str())) as first, *_]):
                first.value = ast.Constant("-")
            case (ast.Module() | ast.FunctionDef() | ast.AsyncFunctionDef()) as holder:
                match holder.body:
                    case [ast.Expr(value=ast.Constant(value=str())) as first, *_]:
                        first.value = ast.Constant("")  # in its place, since a future import must come first
        return node
