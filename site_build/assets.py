"""Our scripts and styles and the runtime, under names that hold a hash of what is in them.

A script names its neighbours as `"./worker.js"`; here that becomes the hashed name, so the whole of `live/` may be
kept for ever by a browser. `.mjs` becomes `.js`, which every server knows the type of.
"""

from __future__ import annotations

import hashlib
import json
import re
from typing import TYPE_CHECKING

from site_build.minify import minified
from site_build.runtime import FROM_PYODIDE, LOCK, MADE, ROOT

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

STATIC = ROOT / "pinochle" / "static"
SCRIPTS = ("screen.js", "worker.js", "live.js")  # each names only those before it
STYLES = ("screen.css", "live.css")
ONLY_IN_NOTEBOOKS = "// ---------------------------------------------------------------- in a notebook"
COUNTED = ("pyodide.asm.wasm", *MADE)

_NEIGHBOUR = re.compile(r'"\./([\w.-]+\.\w+)"')
_LOCK = re.compile(r"^const LOCK = .*;$", re.MULTILINE)
_BYTES = re.compile(r"^const BYTES = .*;$", re.MULTILINE)


def write_assets(site: Path, runtime: Path) -> dict[str, str]:
    """Write `live/` into the site; the address of each file there, by its plain name."""
    (site / "live").mkdir(exist_ok=True)
    names: dict[str, str] = {}
    for name in (*FROM_PYODIDE, *MADE):
        names[name] = _write(site, name, (runtime / name).read_bytes())
    for name in STYLES:
        names[name] = _write(site, name, (STATIC / name).read_bytes())
    version = json.loads((runtime / LOCK).read_text())["info"]["abi_version"]
    lock = json.dumps({"info": {"abi_version": version}, "packages": {}})
    fetched = sum((runtime / name).stat().st_size for name in COUNTED)
    for name in SCRIPTS:
        text = (STATIC / name).read_text(encoding="utf-8").split(ONLY_IN_NOTEBOOKS)[0]
        text = _LOCK.sub(f"const LOCK = {lock};", _BYTES.sub(f"const BYTES = {fetched};", text))
        names[name] = _write(site, name, minified(linked(text, names)).encode())
    return names


def linked(text: str, names: Mapping[str, str]) -> str:
    """A script with its neighbours' hashed names. Raises KeyError for one that is not there."""
    return _NEIGHBOUR.sub(lambda found: f'"./{names[found[1]].removeprefix("live/")}"', text)


def _write(site: Path, name: str, content: bytes) -> str:
    stem, _, ending = name.replace(".mjs", ".js").rpartition(".")
    address = f"live/{stem}.{hashlib.sha256(content).hexdigest()[:8]}.{ending}"
    (site / address).write_bytes(content)
    return address
