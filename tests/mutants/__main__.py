"""`make mutants`: change the rules in many small ways and demand that a test notices each.

mutmut changes what stands in plain functions; `tables` changes numbers, choices and comparisons everywhere
else. The exit status is 1 when a change survives that `equivalent.toml` does not list with a reason, or
when that list names a change that no longer survives.
"""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from tests.mutants import survivors, tables

ROOT = Path(__file__).parents[2]
LISTED = Path(__file__).with_name("equivalent.toml")
FUNCTIONS = ROOT / "mutants"
JOBS = 2


def in_functions() -> tuple[int, list[survivors.Change]]:
    """How many changes mutmut made, and those that no test noticed."""
    shutil.rmtree(FUNCTIONS, ignore_errors=True)
    subprocess.run([sys.executable, "-m", "mutmut", "run", "--max-children", str(JOBS)], cwd=ROOT, check=True)
    return survivors.total(FUNCTIONS), [survivors.change(name) for name in survivors.undetected(FUNCTIONS)]


def in_tables() -> tuple[int, list[survivors.Change]]:
    """How many changes `tables` made, and those that no test noticed."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["mutmut"]
    command = ["-x", "-q", *settings["pytest_add_cli_args"], *settings["pytest_add_cli_args_test_selection"]]
    paths = [path.relative_to(ROOT) for path in sorted((ROOT / "pinochle/rules").rglob("*.py"))]
    made = [(path, one) for path in paths for one in tables.of_file(ROOT, path)]
    kept = []
    for number, change in enumerate(
        tables.tested(ROOT, ROOT / "build/mutants", made, command, JOBS), start=1
    ):
        print(f"\r{number}/{len(made)} in tables", end="", flush=True)
        kept += [change] if change else []
    print()
    return len(made), kept


def main() -> int:
    """Make all changes, print what was not noticed; the exit status."""
    os.environ["HYPOTHESIS_PROFILE"] = "mutants"
    listed = survivors.read_equivalent(LISTED.read_text())
    counts, kept = zip(in_functions(), in_tables(), strict=True)
    unnoticed, stale = survivors.judge([*kept[0], *kept[1]], listed)
    for one in unnoticed:
        print(f"not noticed by any test: {one}")
    for one in stale:
        print(f"listed as equivalent, but noticed or gone: {one}")
    print(
        f"{sum(counts)} changes, {len(kept[0]) + len(kept[1])} not noticed, {len(listed)} listed as equivalent"
    )
    return 1 if unnoticed or stale or not all(counts) else 0


if __name__ == "__main__":
    sys.exit(main())
