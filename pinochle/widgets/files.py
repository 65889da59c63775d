"""Saves and the shared store as files in the user's data folder, for everything that runs on one's own machine.

Every file is replaced whole (written beside, then renamed). A damaged one is renamed, never overwritten.
"""

from __future__ import annotations

import json
import os
import sys
import time
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from pinochle.screens.base import InputError, Json
from pinochle.screens.store import Entries, left_out, merge, read_entries, write_entries

if TYPE_CHECKING:
    from collections.abc import Iterator


def data_folder() -> Path:
    """Where this machine keeps the data of programs; ``PINOCHLE_DATA`` names another place."""
    chosen = os.environ.get("PINOCHLE_DATA")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "learn-pinochle"


class FileShelf:
    """The ``Shelf`` of a host: ``saves/NAME.json`` and ``store.json`` in one folder."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or data_folder()
        self._store = self.folder / "store.json"

    def load(self, name: str) -> Json:
        """The saved document, or None. Raises InputError for one that cannot be read."""
        return _read(self._place(name))

    def save(self, name: str, document: dict[str, Json]) -> None:
        """Write a document. Raises OSError."""
        _write(self._place(name), document)

    def set_aside(self, name: str) -> None:
        """Rename a damaged document, if that can be done, so that a new one does not overwrite it."""
        _set_aside(self._place(name))

    def entries(self) -> Entries:
        """The store. A damaged file is set aside, if that can be done, and InputError raised."""
        try:
            return read_entries(self._stored())
        except InputError:
            _set_aside(self._store)
            raise

    def left_out(self) -> bool:
        """Whether there are entries that cannot be read. They stay in the file."""
        try:
            return bool(left_out(self._stored()))
        except InputError:
            return False

    def merge(self, entries: Entries) -> None:
        """Write entries into the store, together with what other programs wrote meanwhile. Raises OSError."""
        with _locked(self._store.with_suffix(".lock")):
            try:
                stored = self._stored()
            except InputError:
                _set_aside(self._store)
                stored = {}
            merged = write_entries(merge(read_entries(stored), entries))
            _write(self._store, {"version": 1, "entries": {**left_out(stored), **merged}})

    def _stored(self) -> dict[str, Json]:
        """All that the file holds, readable or not."""
        document = _read(self._store)
        found = document.get("entries", {}) if isinstance(document, dict) else {}
        if document is not None and not (isinstance(document, dict) and isinstance(found, dict)):
            raise InputError(f"{self._store.name} cannot be read.")
        return found if isinstance(found, dict) else {}

    def _place(self, name: str) -> Path:
        return self.folder / "saves" / f"{name}.json"


def _read(path: Path) -> Json:
    try:
        document: Json = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    except (OSError, ValueError, RecursionError) as problem:
        raise InputError(f"{path.name} cannot be read.") from problem
    return document


def _write(path: Path, document: dict[str, Json]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_suffix(f".{os.getpid()}.tmp")
    beside.write_text(json.dumps(document, ensure_ascii=False), encoding="utf-8")
    beside.replace(path)


def _set_aside(path: Path) -> None:
    """Rename a damaged file. Where that is not allowed it stays: there nothing can overwrite it either."""
    with suppress(OSError):
        path.rename(path.with_suffix(f".damaged-{time.time_ns()}.json"))


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    """Alone among the programs that write this store."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a+b") as lock:
        if sys.platform == "win32":
            import msvcrt

            lock.seek(0)
            msvcrt.locking(lock.fileno(), msvcrt.LK_LOCK, 1)
            try:
                yield
            finally:
                lock.seek(0)
                msvcrt.locking(lock.fileno(), msvcrt.LK_UNLCK, 1)
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
            yield
