"""Files in the user's data folder: whole, merged, and never lost."""

import json
import multiprocessing
import sys
from pathlib import Path

import pytest

from pinochle.screens.base import InputError
from pinochle.screens.host import Host
from pinochle.widgets.files import FileShelf, data_folder
from tests.screens.sample import Sample


def test_a_save_comes_back(tmp_path: Path) -> None:
    shelf = FileShelf(tmp_path)
    assert shelf.load("x") is None
    shelf.save("x", {"version": 1, "spec": {"hand": "A♥"}})
    assert FileShelf(tmp_path).load("x") == {"version": 1, "spec": {"hand": "A♥"}}
    assert [path.name for path in (tmp_path / "saves").iterdir()] == ["x.json"]


@pytest.mark.parametrize("damage", [b"{", b"\xff\xfe", b"", b"[" * 100_000])
def test_a_damaged_save_is_refused_and_set_aside(tmp_path: Path, damage: bytes) -> None:
    shelf = FileShelf(tmp_path)
    (tmp_path / "saves").mkdir()
    (tmp_path / "saves" / "x.json").write_bytes(damage)
    with pytest.raises(InputError):
        shelf.load("x")
    shelf.set_aside("x")
    shelf.save("x", {"version": 1})
    assert [path.read_bytes() for path in (tmp_path / "saves").glob("x.damaged-*.json")] == [damage]


def test_entries_are_merged_with_what_others_wrote(tmp_path: Path) -> None:
    one, other = FileShelf(tmp_path), FileShelf(tmp_path)
    one.merge({"a": (1, "one"), "b": (5, "one")})
    other.merge({"a": (2, "other"), "b": (4, "other"), "c": (1, None)})
    assert one.entries() == {"a": (2, "other"), "b": (5, "one"), "c": (1, None)}


@pytest.mark.parametrize("damage", ["{", "[]", '{"entries": 3}'])
def test_a_damaged_store_is_set_aside_and_said_once(tmp_path: Path, damage: str) -> None:
    (tmp_path / "store.json").write_text(damage)
    shelf = FileShelf(tmp_path)
    with pytest.raises(InputError):
        shelf.entries()
    assert shelf.entries() == {}
    shelf.merge({"a": (1, 1)})
    assert [path.read_text() for path in tmp_path.glob("store.damaged-*.json")] == [damage]
    assert shelf.entries() == {"a": (1, 1)}


def test_merging_into_a_damaged_store_loses_neither(tmp_path: Path) -> None:
    (tmp_path / "store.json").write_text("{")
    FileShelf(tmp_path).merge({"a": (1, 1)})
    assert FileShelf(tmp_path).entries() == {"a": (1, 1)}
    assert len(list(tmp_path.glob("store.damaged-*.json"))) == 1


def test_a_damaged_file_that_cannot_be_renamed_stays_and_nothing_else_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def denied(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "rename", denied)
    monkeypatch.setattr(Path, "replace", denied)
    shelf = FileShelf(tmp_path)
    (tmp_path / "saves").mkdir()
    damaged = tmp_path / "store.json", tmp_path / "saves" / "sample.json"
    for path in damaged:
        path.write_text("{ damaged")
    with pytest.raises(InputError):
        shelf.entries()
    host = Host(Sample(), save="sample", shelf=shelf)
    said = host.answer({"intent": {"do": "restore"}, "seq": 1, "view": "a"})["status"]
    assert "could not be read" in str(said)
    with pytest.raises(PermissionError):
        shelf.merge({"a": (1, 1)})
    assert [path.read_text() for path in damaged] == ["{ damaged"] * 2


def write_many(folder: Path, name: str) -> None:
    for n in range(25):
        FileShelf(folder).merge({f"{name}{n}": (1, n)})


def test_two_programs_at_once_lose_nothing(tmp_path: Path) -> None:
    context = multiprocessing.get_context("spawn")
    writers = [context.Process(target=write_many, args=(tmp_path, name)) for name in "ab"]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
        assert writer.exitcode == 0
    assert len(FileShelf(tmp_path).entries()) == 50
    assert json.loads((tmp_path / "store.json").read_text())["version"] == 1


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {"PINOCHLE_DATA": "/a/b"}, "/a/b"),
        ("linux", {"XDG_DATA_HOME": "/xdg"}, "/xdg/learn-pinochle"),
        ("linux", {}, "/home/me/.local/share/learn-pinochle"),
        ("darwin", {}, "/home/me/Library/Application Support/learn-pinochle"),
        ("win32", {}, "/home/me/AppData/Local/learn-pinochle"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/learn-pinochle"),
    ],
)
def test_the_folder_of_each_platform(
    monkeypatch: pytest.MonkeyPatch, platform: str, environment: dict[str, str], folder: str
) -> None:
    for name in ("PINOCHLE_DATA", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(Path, "home", lambda: Path("/home/me"))
    assert data_folder() == Path(folder)
