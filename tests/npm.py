"""What needs node and npm, on a machine that has neither."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from site_build.runtime import CannotBuild


@contextmanager
def or_skip() -> Iterator[None]:
    """Skip where a program is missing, as on a newcomer's machine (in CI that is a failure); all else is a fault."""
    try:
        yield
    except CannotBuild as problem:
        if "which this machine does not have" not in str(problem):
            raise
        pytest.skip(str(problem))
