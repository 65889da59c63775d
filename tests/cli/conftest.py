"""The command as a person runs it, in this process."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from pinochle.cli import main


@dataclass
class Ran:
    """What a command printed and its exit status."""

    status: int
    out: str
    err: str


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Callable[..., Ran]:
    def command(*arguments: str) -> Ran:
        try:
            status = main(arguments)
        except SystemExit as ended:
            status = int(ended.code or 0)
        printed = capsys.readouterr()
        return Ran(status, printed.out, printed.err)

    return command
