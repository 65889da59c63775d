"""Python for the reader's browser: Pyodide's files, pinned and trimmed, and both libraries trimmed and compiled.

The files come from the npm package `pyodide`, whose version and checksum `npm/package-lock.json` pins. What is
made lies in `build/runtime` and is made anew when one of our sources, Pyodide or this code has changed.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
from pathlib import Path
from zipfile import ZipFile

from filelock import FileLock

from site_build.core import lean_module, lean_script

ROOT = Path(__file__).parents[1]
NPM = ROOT / "build" / "npm"
RUNTIME = ROOT / "build" / "runtime"
PINS = ROOT / "site_build" / "npm"
INSTEAD = ROOT / "site_build" / "instead"
CORE = ("pyodide.asm.mjs", "pyodide.asm.wasm")
FROM_PYODIDE = ("pyodide.mjs", *CORE)
LOCK = "pyodide-lock.json"
MADE = ("stdlib.pack", "pinochle.pack")
# Of two builds at once, such as two test workers, one waits.
ALONE = FileLock(ROOT / "build" / "runtime.lock")

NOT_FOUND = """\
The live part of the site needs {missing}, which this machine does not have.
  Debian, Ubuntu: apt install nodejs npm      Fedora: dnf install nodejs npm      Mac: brew install node
Node 18 or newer will do. The guide without it: python -m mkdocs build"""


class CannotBuild(Exception):
    """What has to be done first, in words for the person at the terminal."""


def runtime() -> Path:
    """The folder with `FROM_PYODIDE`, `LOCK` and `MADE`, made or up to date. Raises CannotBuild."""
    with ALONE:
        package = installed()
        stamp = RUNTIME / "made-from"
        key = _key()
        if not stamp.exists() or stamp.read_text() != key:
            shutil.rmtree(RUNTIME, ignore_errors=True)
            RUNTIME.mkdir(parents=True)
            whole = RUNTIME / "whole.zip"
            write_library(package / "python_stdlib.zip", whole)
            inside("site_build.inside", "build", str(ROOT), str(RUNTIME), library=whole)
            whole.unlink()
            for name in ("pyodide.mjs", LOCK):
                shutil.copyfile(package / name, RUNTIME / name)
            script = lean_script((package / CORE[0]).read_text(encoding="utf-8"))
            (RUNTIME / CORE[0]).write_text(script, encoding="utf-8")
            (RUNTIME / CORE[1]).write_bytes(lean_module((package / CORE[1]).read_bytes(), script))
            stamp.write_text(key)
    return RUNTIME


def installed(name: str = "pyodide") -> Path:
    """The folder of an npm package, installed if it is not there. Raises CannotBuild."""
    for program in ("node", "npm"):
        if shutil.which(program) is None:
            raise CannotBuild(NOT_FOUND.format(missing=program))
    package = NPM / "node_modules" / name
    with ALONE:
        lock = (PINS / "package-lock.json").read_bytes()
        stamp = NPM / "installed-from"
        if not stamp.exists() or stamp.read_bytes() != lock:
            NPM.mkdir(parents=True, exist_ok=True)
            for pinned in ("package.json", "package-lock.json"):
                shutil.copyfile(PINS / pinned, NPM / pinned)
            command = ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"]
            run(command, "npm could not fetch what the site is built with", NPM)
            stamp.write_bytes(lock)
    return package


def write_library(pyodides: Path, whole: Path) -> None:
    """Pyodide's standard library as a zip, with our few lines for what it starts with and a page has no use for."""
    ours = {path.relative_to(INSTEAD).as_posix(): path for path in INSTEAD.rglob("*.py")}
    with ZipFile(pyodides) as old, ZipFile(whole, "w") as new:
        for name in sorted({*old.namelist(), *ours}):
            new.writestr(name, ours[name].read_bytes() if name in ours else old.read(name))


def inside(module: str, function: str, *arguments: str, library: Path) -> str:
    """What a Python function prints or returns when called inside Pyodide under node. Raises CannotBuild.

    Its standard library is the zip `library`, or what the site ships in the folder that `runtime` gives: then our
    package and Pyodide's core come from there as well.
    """
    script = str(ROOT / "site_build" / "inside.mjs")
    pyodide = library if library.is_dir() else installed()
    command = ["node", script, str(pyodide), str(ROOT), str(library), module, function, *arguments]
    return run(command, f"{function} failed inside Pyodide")


def run(command: list[str], problem: str, folder: Path = ROOT, given: str | None = None) -> str:
    """What a program prints, to which a text may be given. Raises CannotBuild with its own words if it fails."""
    done = subprocess.run(command, cwd=folder, input=given, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotBuild(f"{problem}:\n{done.stdout}{done.stderr}")
    return done.stdout


def _key() -> str:
    """Changes with everything that the made files depend on."""
    digest = hashlib.sha256((PINS / "package-lock.json").read_bytes())
    sources = [
        *(ROOT / "pinochle").rglob("*.py"),
        *(ROOT / "site_build").rglob("*.py"),
        *(ROOT / "site_build").glob("*.mjs"),
    ]
    for path in sorted(sources):
        digest.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()
