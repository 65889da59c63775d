"""The small site, a server for it, and pages that must not complain; no browser may ask an outside host."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from site_build.runtime import installed
from site_build.serve import SiteServer, serving
from tests.browser.conftest import browser_type_launch_args, nothing_asked_outside, outside
from tests.npm import or_skip
from tests.site.small import small_site

__all__ = ["browser_type_launch_args", "nothing_asked_outside", "outside"]


@pytest.fixture(scope="session")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    with or_skip():
        installed()
    return small_site(tmp_path_factory.mktemp("small"))


@pytest.fixture(scope="module")
def server(small: Path) -> Iterator[SiteServer]:
    with serving(small) as running:
        yield running


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page of a browser that was never here; what its console says is in `complaints`."""
    context = browser.new_context()
    opened = context.new_page()
    complaints: list[str] = []
    opened.on(
        "console", lambda said: complaints.append(said.text) if said.type in {"error", "warning"} else None
    )
    opened.on("pageerror", lambda fault: complaints.append(str(fault)))
    opened.complaints = complaints  # type: ignore[attr-defined]
    yield opened
    context.close()


@pytest.fixture
def quiet(page: Page) -> Iterator[Page]:
    """The same; the test fails if the console says anything."""
    yield page
    assert page.complaints == []  # type: ignore[attr-defined]
