"""What a terminal needs: symbols where it can show them, and errors in one line."""

from __future__ import annotations

import argparse
import codecs
import io
import os
import sys
import unicodedata
from typing import NoReturn, TextIO

BAD_INPUT = 2
INTERRUPTED = 130
NOBODY_READS = 141
_ASCII = {"♠": "S", "♥": "H", "♦": "D", "♣": "C", "×": "x", "…": "...", "•": "*"} | dict.fromkeys(
    "“”", '"'
) | dict.fromkeys("‘’", "'") | dict.fromkeys("–—−", "-")  # fmt: skip


class UsageError(Exception):
    """Something typed on the command line that cannot be done; its text is one sentence."""


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line, and whose help keeps the lines of its examples."""

    def __init__(self, **options: object) -> None:
        options.setdefault("formatter_class", argparse.RawDescriptionHelpFormatter)
        super().__init__(**options)  # type: ignore[arg-type]

    def error(self, message: str) -> NoReturn:
        """Say what is wrong on standard error and end with status 2."""
        self.exit(BAD_INPUT, f"{self.prog}: {' '.join(message.split())} (see {self.prog} --help)\n")


def speak_plainly(stream: TextIO) -> None:
    """Let a stream write ``10H`` for ``10♥`` where its encoding has no such sign."""
    codecs.register_error("pinochle", _in_ascii)
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="pinochle")


def _in_ascii(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_letter, error.object[error.start : error.end])), error.end


def _letter(sign: str) -> str:
    plain = _ASCII.get(sign) or unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
    return plain or "?"


def leave_quietly() -> int:
    """Nobody reads the output any more (``pinochle rules | head -1``): end without a word about it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return NOBODY_READS
