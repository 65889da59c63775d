"""Chromium behind a proxy that refuses every outside host; a test that makes it ask one fails."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.harness import RefusingProxy, notebook, voila


@pytest.fixture(scope="session")
def outside() -> RefusingProxy:
    return RefusingProxy()


@pytest.fixture(scope="session")
def browser_type_launch_args(
    browser_type_launch_args: dict[str, Any], outside: RefusingProxy
) -> dict[str, Any]:
    proxy = f"--proxy-server=http://127.0.0.1:{outside.start()}"
    return {**browser_type_launch_args, "args": [*browser_type_launch_args["args"], proxy]}


@pytest.fixture(autouse=True)
def nothing_asked_outside(outside: RefusingProxy) -> Iterator[None]:
    before = len(outside.asked)
    yield
    assert outside.asked[before:] == []


@pytest.fixture(scope="session")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data folder of the server's kernels."""
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="session")
def samples(tmp_path_factory: pytest.TempPathFactory, data: Path) -> Iterator[str]:
    """A server of notebooks that show the sample screen: saved, unsaved, two in one notebook."""
    folder = tmp_path_factory.mktemp("samples")
    start = "from pinochle.widgets import show\nfrom tests.screens.sample import Sample"
    notebook(folder / "plain.ipynb", "# A sample\nSome text.", start, "show(Sample())")
    notebook(folder / "saved.ipynb", "# Saved", start, "show(Sample(), save='sample')")
    notebook(folder / "two.ipynb", "# Two", start, "show(Sample())", "show(Sample())")
    with voila(folder, data) as address:
        yield address
