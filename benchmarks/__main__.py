"""`python -m benchmarks [WORD …]`: run every bench module (or those whose name holds a WORD) and judge it.

A bench module is a file `benchmarks/bench_*.py` with a function `rows()` that yields rows made by
`at_most` and `at_least`. The table goes to the terminal, the same as JSON to `build/bench.json`.
The exit status is 1 when a line is missed or a module could not measure.
"""

import importlib
import json
import pkgutil
import platform
import sys
import traceback
from collections.abc import Iterator, Sequence
from pathlib import Path

import benchmarks
from benchmarks.row import Row

REPORT = Path("build/bench.json")


def modules(words: Sequence[str]) -> list[str]:
    """The names of the bench modules to run, in order."""
    names = [
        found.name for found in pkgutil.iter_modules(benchmarks.__path__) if found.name.startswith("bench_")
    ]
    return sorted(name for name in names if not words or any(word in name for word in words))


def measure(name: str) -> Iterator[Row]:
    """The rows of one module, printed as they come."""
    for row in importlib.import_module(f"benchmarks.{name}").rows():
        verdict = "" if row.met else "   MISSED"
        print(f"  {row.what:<64} {row.measured:>12,.4g}   {row.kind} {row.limit:,.6g}{verdict}", flush=True)
        yield row


def main(words: Sequence[str]) -> int:
    """Measure, print, write the report; the exit status."""
    chosen = modules(words)
    if not chosen:
        print(f"no bench module is called {' or '.join(words) or 'bench_*'}", file=sys.stderr)
        return 1
    report: dict[str, list[Row]] = {}
    broken = []
    for name in chosen:
        print(name.removeprefix("bench_").replace("_", " "))
        report[name] = []
        try:
            report[name].extend(measure(name))
        except Exception:  # noqa: BLE001  one broken module must not hide what the others measured
            broken.append(name)
            traceback.print_exc()
    missed = [row.what for rows in report.values() for row in rows if not row.met]
    REPORT.parent.mkdir(exist_ok=True)
    rows_json = {name: [row.as_json() for row in rows] for name, rows in report.items()}
    machine = {"python": platform.python_version(), "machine": platform.machine()}
    REPORT.write_text(json.dumps({**machine, "rows": rows_json, "broken": broken}, indent=2) + "\n")
    for what in missed:
        print(f"missed: {what}", file=sys.stderr)
    for name in broken:
        print(f"could not measure: {name}", file=sys.stderr)
    return 1 if missed or broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
