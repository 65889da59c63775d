"""Our scripts as they are sent: without comments and spaces, with short names (by `terser`, which npm brings)."""

from __future__ import annotations

from functools import cache

from site_build.runtime import installed, run

OPTIONS = ("--module", "--ecma", "2022", "--compress", "passes=3", "--mangle")


@cache
def minified(script: str) -> str:
    """The same program in fewer characters. Raises CannotBuild for a script with a fault, or without npm."""
    terser = installed("terser") / "bin" / "terser"
    return run(["node", str(terser), *OPTIONS], "terser cannot read a script", given=script).strip()
