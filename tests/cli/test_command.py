"""The command as a whole: help, encodings, pipes, interruptions, and `learn`."""

import io
import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from pinochle import __version__
from pinochle.cli.command import COMMANDS

NAMES = [module.__name__.rpartition(".")[2] for module in COMMANDS]
ROOT = Path(__file__).parents[2]


def program(*arguments, **environment):
    return subprocess.run(
        [sys.executable, "-m", "pinochle", *arguments], cwd=ROOT, env=os.environ | environment,
        capture_output=True, check=False,
    )  # fmt: skip


def test_alone_it_shows_its_help(run):
    ran = run()
    assert (ran.status, ran.err) == (0, "")
    assert "pinochle meld" in ran.out
    assert run("--help").out == ran.out
    assert run("--version").out == f"learn-pinochle {__version__}\n"


@pytest.mark.parametrize("name", NAMES)
def test_every_command_has_help(run, name):
    ran = run(name, "--help")
    assert ran.status == 0
    assert ran.out.startswith(f"usage: pinochle {name}")


@pytest.mark.parametrize("name", [name for name in NAMES if name != "learn"])
def test_every_example_of_the_help_works(run, name, monkeypatch, tmp_path):
    """Commands that converse meet a person who leaves at once."""
    monkeypatch.setenv("PINOCHLE_DATA", str(tmp_path))
    help_text = run(name, "--help").out
    examples = [line.strip() for line in help_text.splitlines() if line.startswith("  pinochle ")]
    assert examples
    for example in examples:
        arguments = shlex.split(example.split("   ")[0])[1:]
        monkeypatch.setattr("sys.stdin", io.StringIO(""))
        ran = run(*arguments)
        assert ran.status in (0, 1), f"{example}: {ran.err}"
        assert ran.out


def test_an_unknown_command_is_one_line(run):
    ran = run("melt")
    assert ran.status == 2
    assert ran.err.startswith("pinochle: argument COMMAND: invalid choice: 'melt'")
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437", "utf-8"])
def test_every_terminal_can_show_it(encoding):
    ran = program("meld", "K♥ Q♥".encode().decode(), "--trump", "h", "--why", PYTHONIOENCODING=encoding)
    assert ran.returncode == 0, ran.stderr
    out = ran.stdout.decode(encoding)
    assert ("K♥ Q♥" if encoding == "utf-8" else "KH QH") in out
    assert "?" not in out


def test_errors_too_can_be_shown_everywhere():
    ran = program("meld", "AH 10", PYTHONIOENCODING="ascii")
    assert (ran.returncode, ran.stdout) == (2, b"")
    assert ran.stderr.startswith(b'pinochle meld: "10" has no suit.')


def test_input_that_is_no_text():
    ran = subprocess.run(
        [sys.executable, "-m", "pinochle", "meld", "-"], cwd=ROOT, input=b"\xff\xfe", capture_output=True, check=False,
        env=os.environ | {"PYTHONIOENCODING": "utf-8"},
    )  # fmt: skip
    assert ran.returncode == 2
    assert ran.stderr.count(b"\n") == 1


@pytest.mark.skipif(os.name != "posix", reason="pipes and signals as POSIX has them")
def test_nobody_reads_the_output():
    command = f"{sys.executable} -m pinochle explain | head -c 1"
    ran = subprocess.run(
        ["bash", "-o", "pipefail", "-c", command], cwd=ROOT, capture_output=True, check=False
    )
    assert ran.returncode in (0, 141)
    assert ran.stderr == b""


@pytest.mark.skipif(os.name != "posix", reason="pipes and signals as POSIX has them")
def test_interrupted_while_it_waits_for_input():
    program = """
import sys
from pinochle.cli import main

class Told:
    def __getattr__(self, name):
        print("up", flush=True)
        return getattr(sys.__stdin__, name)

sys.stdin = Told()
sys.exit(main(["meld", "-"]))
"""
    with subprocess.Popen(
        [sys.executable, "-u", "-c", program],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as waiting:
        assert waiting.stdout
        assert waiting.stdout.readline() == b"up\n"
        waiting.send_signal(signal.SIGINT)
        _, err = waiting.communicate(timeout=20)
    assert waiting.returncode == 130
    assert b"Traceback" not in err


def test_learn_without_what_it_needs_says_how_to_get_it(run, monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "voila.app", None)
    ran = run("learn", str(tmp_path), "--no-browser")
    assert ran.status == 2
    assert ran.err == "pinochle learn: Voila is not installed; pip install 'learn-pinochle[notebooks]'\n"
    nowhere = run("learn", str(tmp_path / "nowhere"))
    assert (nowhere.status, nowhere.err.count("\n")) == (2, 1)


def test_the_rules_are_asked_of_the_table_by_any_command(run):
    for name in ("meld", "legal", "score"):
        assert "--rules" in run(name, "--help").out
