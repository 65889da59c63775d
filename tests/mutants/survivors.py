"""The changes of the rules that no test noticed, and the list of those that nobody could notice."""

import json
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

KILLED = {1, 3}
TIMED_OUT = {24, -24, 36, 152, 255}


@dataclass(frozen=True, order=True)
class Change:
    """One changed line of one function: what mutmut did, told so that it stays true when the file moves."""

    function: str
    line: str
    changed: str

    def __str__(self) -> str:
        return f"{self.function}\n  - {self.line}\n  + {self.changed}"


def undetected(folder: Path) -> list[str]:
    """The names of all mutants under `folder` that were neither killed nor sent into an endless loop."""
    names = []
    for meta in sorted(folder.rglob("*.meta")):
        codes = json.loads(meta.read_text())["exit_code_by_key"]
        names += [name for name, code in codes.items() if code not in KILLED | TIMED_OUT]
    return names


def total(folder: Path) -> int:
    """How many mutants there are under `folder`."""
    return sum(len(json.loads(meta.read_text())["exit_code_by_key"]) for meta in folder.rglob("*.meta"))


def change(mutant: str) -> Change:
    """What the mutant of that name does, from the difference that mutmut shows."""
    shown = subprocess.run(
        [sys.executable, "-m", "mutmut", "show", mutant], capture_output=True, text=True, check=True
    ).stdout
    return read_difference(function_of(mutant), shown)


def read_difference(function: str, shown: str) -> Change:
    """The change in a unified difference; a statement of several lines is told as one."""
    lines = [line for line in shown.splitlines() if not line.startswith(("---", "+++"))]
    sides = (" ".join(line[1:].strip() for line in lines if line.startswith(sign)) for sign in "-+")
    return Change(function, *sides)


def function_of(mutant: str) -> str:
    """`pinochle.rules.melds.x_find__mutmut_3` changes `pinochle.rules.melds.find`; a method has its class before it."""
    module, _, mangled = mutant.rpartition(".")
    name = mangled.rpartition("__mutmut_")[0].removeprefix("x")
    return f"{module}.{name.removeprefix('_').removeprefix('ǁ').replace('ǁ', '.')}"


def read_equivalent(text: str) -> set[Change]:
    """The listed changes. Raises ValueError for one without a reason."""
    listed = set()
    for function, entries in tomllib.loads(text).items():
        for entry in entries:
            if not entry.get("because", "").strip():
                raise ValueError(f"{function}: a change is listed without a reason")
            listed.add(Change(function, entry["is"], entry["changed"]))
    return listed


def judge(survivors: Iterable[Change], listed: set[Change]) -> tuple[list[Change], list[Change]]:
    """Survivors that are not listed, and listed changes that survive no longer (or are gone)."""
    found = set(survivors)
    return sorted(found - listed), sorted(listed - found)
