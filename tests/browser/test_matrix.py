"""Every screen of the registry × every way of input, under Voila. A screen without a row here fails."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page

from pinochle.screens import KINDS
from tests.browser.harness import (
    SCREEN,
    focused,
    key,
    notebook,
    open_screen,
    render,
    sideways,
    violations,
    voila,
)

# What a person does first on each screen: a control that changes what is shown, or two where one must be unfolded.
FIRST = {
    "contents": "keeping-summary export",
    "drill": "hint",
    "guided-deal": "go-on",
    "house-rules": "swap",
    "lesson": "hint",
    "meld-explorer": "trump-S",
    "practice-table": "start",
    "score-pad": "bidder-they",
}
SHOWN = "() => document.querySelector('.pn-body').innerHTML"
MOST_TABS = 80


def by_mouse(page: Page, control: str) -> None:
    page.locator(key(control)).first.click()


def by_keyboard(page: Page, control: str) -> None:
    """Tab to it (and arrow to it, in a group with one stop), then Enter."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        for _ in range(6):
            if focused(page) == control:
                page.keyboard.press("Enter")
                return
            if not page.evaluate("document.activeElement?.closest('[data-roving]') !== null"):
                break
            page.keyboard.press("ArrowRight")
    raise AssertionError(f"{control} cannot be reached by keys")


def by_touch(page: Page, control: str) -> None:
    page.locator(key(control)).first.tap()


INPUTS: dict[str, Callable[[Page, str], None]] = {
    "mouse": by_mouse,
    "keyboard": by_keyboard,
    "touch": by_touch,
}


@pytest.fixture(scope="module")
def every_screen(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("matrix")
    start = "from pinochle.screens import build\nfrom pinochle.widgets import show"
    for kind in KINDS:
        notebook(folder / f"{kind}.ipynb", f"# {kind}", start, f"show(build({kind!r}, {{}}))")
    with voila(folder, tmp_path_factory.mktemp("matrix-data")) as address:
        yield address


@pytest.mark.parametrize("way", INPUTS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_screen_answers_to_each_way_of_input(
    browser: Browser, every_screen: str, kind: str, way: str
) -> None:
    assert kind in FIRST, f"say in FIRST what a person does first on {kind}"
    touch = way == "touch"
    size = {"width": 360, "height": 740} if touch else {"width": 1100, "height": 800}
    context = browser.new_context(viewport=size, has_touch=touch, is_mobile=touch)
    page = context.new_page()
    open_screen(page, render(every_screen, f"{kind}.ipynb"))
    assert sideways(page) == 0
    before = page.evaluate(SHOWN)
    for control in FIRST[kind].split():
        INPUTS[way](page, control)
    page.wait_for_function(f"old => ({SHOWN})() !== old", arg=before)
    assert page.locator(f"{SCREEN} .pn-page").count() == 1
    if way == "mouse":
        assert violations(page) == []
    context.close()
