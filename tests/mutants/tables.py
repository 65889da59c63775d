"""Changes that mutmut does not make: numbers, yes-or-no values and choices outside plain functions.

Much of the rules is data (what a meld pays, what a preset changes, a field's default) or stands in a
property, and mutmut changes the bodies of plain functions only. Here every number goes up by one, every
True becomes False, every choice (`Head.UNLESS_TRUMPED`) its neighbour, every comparison its opposite,
one at a time, and the tests run against a copy of the tree.
"""

import ast
import os
import queue
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import Enum
from itertools import chain
from pathlib import Path

from tests.mutants.survivors import Change

COPIED = ("pinochle", "site_build", "tests", "pyproject.toml")
LEFT_TO_MUTMUT = {"staticmethod", "classmethod"}
OPPOSITE = {
    ast.Lt: ">=", ast.LtE: ">", ast.Gt: "<=", ast.GtE: "<", ast.Eq: "!=", ast.NotEq: "==",
    ast.In: "not in", ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is",
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """A module with one thing changed."""

    change: Change
    source: bytes


def mutants(module: str, source: bytes, choice: Callable[[str, str], str | None]) -> Iterator[Mutant]:
    """Every mutant of one module. `choice` gives the neighbour of an enum's member, if it is one."""
    lines = source.splitlines(keepends=True)
    for node, text in replacements(ast.parse(source), choice):
        start, end = (
            place(lines, node.lineno, node.col_offset),
            place(lines, node.end_lineno, node.end_col_offset),
        )
        changed = source[:start] + text.encode() + source[end:]
        first, last = place(lines, node.lineno, 0), place(lines, node.end_lineno + 1, 0)
        line, new_line = source[first:last], changed[first : last + len(changed) - len(source)]
        yield Mutant(Change(module, told(line), told(new_line)), changed)


def replacements(tree: ast.AST, choice: Callable[[str, str], str | None]) -> Iterator[tuple[ast.expr, str]]:
    """Expressions outside the functions that mutmut changes, each with what to put in its place."""
    for node in values(tree):
        match node:
            case ast.Constant(value=bool()):
                yield node, str(not node.value)
            case ast.Constant(value=int()):
                yield node, str(node.value + 1)
            case ast.Attribute(value=ast.Name(id=name), attr=attribute) if neighbour := choice(
                name, attribute
            ):
                yield node, f"{name}.{neighbour}"
            case ast.Compare(ops=[operator]) if type(operator) in OPPOSITE:
                opposite = OPPOSITE[type(operator)]
                yield node, f"({ast.unparse(node.left)} {opposite} {ast.unparse(node.comparators[0])})"


def values(node: ast.AST) -> Iterator[ast.expr]:
    """The expressions of a module that are values: no annotations, no decorators, no plain functions."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        named = {decorator.id if isinstance(decorator, ast.Name) else "" for decorator in node.decorator_list}
        if named <= LEFT_TO_MUTMUT:
            return
        inside: Sequence[ast.AST] = node.body
    elif isinstance(node, ast.ClassDef):
        inside = node.body
    elif isinstance(node, ast.AnnAssign):
        inside = [node.value] if node.value else []
    else:
        inside = list(ast.iter_child_nodes(node))
    if isinstance(node, ast.expr):
        yield node
    yield from chain.from_iterable(map(values, inside))


def place(lines: Sequence[bytes], line: int, column: int) -> int:
    """The offset of a line and column, as the syntax tree counts them (from 1, and in bytes)."""
    return sum(map(len, lines[: line - 1])) + column


def told(line: bytes) -> str:
    return " ".join(line.decode().split())


def neighbour(namespace: dict[str, object], name: str, attribute: str) -> str | None:
    """The member after `name.attribute` in its enum; None where that is no enum's member."""
    enum = namespace.get(name)
    if not (isinstance(enum, type) and issubclass(enum, Enum) and attribute in enum.__members__):
        return None
    members = list(enum.__members__)
    return members[(members.index(attribute) + 1) % len(members)]


def tested(
    root: Path, work: Path, made: Sequence[tuple[Path, Mutant]], command: Sequence[str], jobs: int
) -> Iterator[Change | None]:
    """Test each mutant in a copy of the tree: the change where no test failed, None where one did."""
    copies: queue.SimpleQueue[Path] = queue.SimpleQueue()
    for number in range(jobs):
        copies.put(copy(root, work / str(number)))
    start = time.monotonic()
    if not passes(work / "0", command):
        raise RuntimeError("the tests do not pass on the unchanged tree")
    patience = 5 * (time.monotonic() - start)

    def survives(path: Path, mutant: Mutant) -> Change | None:
        here = copies.get()
        original = (here / path).read_bytes()
        try:
            (here / path).write_bytes(mutant.source)
            return mutant.change if passes(here, command, patience) else None
        finally:
            (here / path).write_bytes(original)
            copies.put(here)

    with ThreadPoolExecutor(jobs) as pool:
        yield from pool.map(lambda pair: survives(*pair), made)


def of_file(root: Path, path: Path) -> Iterator[Mutant]:
    module = ".".join(path.with_suffix("").parts).removesuffix(".__init__")
    namespace = vars(__import__(module, fromlist=["*"]))
    return mutants(
        module, (root / path).read_bytes(), lambda name, attribute: neighbour(namespace, name, attribute)
    )


def copy(root: Path, to: Path) -> Path:
    shutil.rmtree(to, ignore_errors=True)
    to.mkdir(parents=True)
    for name in COPIED:
        if (root / name).is_dir():
            shutil.copytree(root / name, to / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(root / name, to / name)
    return to


def passes(here: Path, command: Sequence[str], patience: float | None = None) -> bool:
    """Whether the tests pass there within so many seconds: an endless loop does not, nor what cannot be imported."""
    # Without bytecode: a changed file of the same size and second would otherwise not be read again.
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONPATH": str(here), "CI": ""}
    try:
        ran = subprocess.run(
            [sys.executable, "-m", "pytest", *command],
            cwd=here, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=patience,
            check=False,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return False
    return ran.returncode == 0
