"""What is kept, where: a class server leaves it to each browser; and a kernel ends with its page."""

import json
from collections.abc import Iterator
from contextlib import suppress

import psutil
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.harness import key, notebook, open_screen, render, status, voila, wait_until

SAVED, STORE = "pinochle:save:sample", "pinochle:store"


@pytest.fixture(scope="module")
def class_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("class")
    start = "from pinochle.widgets import show\nfrom tests.screens.sample import Sample"
    notebook(folder / "saved.ipynb", start, "show(Sample(), save='sample')")
    with voila(folder, folder / "data", PINOCHLE_STORE="browser") as address:
        yield render(address, "saved.ipynb")


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context()
    yield context.new_page()
    context.close()


def stored(page: Page, name: str) -> object:
    return json.loads(page.evaluate("name => localStorage.getItem(name)", name) or "null")


def test_each_browser_keeps_its_own(page: Page, class_server: str) -> None:
    open_screen(page, class_server)
    assert stored(page, SAVED) is None
    page.locator(key("text")).fill("mine")
    page.locator(key("words-plain")).click()
    expect(page.locator(key("words-plain"))).to_have_attribute("aria-checked", "true")
    saved = stored(page, SAVED)
    assert saved == {"version": 1, "spec": {"count": 0, "text": "mine", "played": [], "words": "plain"}}
    entries = stored(page, STORE)
    assert isinstance(entries, dict)
    assert entries["settings/words"][1] == "plain"
    page.reload()
    expect(page.locator(key("text"))).to_have_value("mine")


def test_two_tabs_lose_nothing(page: Page, class_server: str) -> None:
    open_screen(page, class_server)
    later = {"settings/words": [10**14, "table"], "stats/other": [5, 1]}
    page.evaluate("([name, value]) => localStorage.setItem(name, value)", [STORE, json.dumps(later)])
    page.locator(key("words-plain")).click()
    page.locator(key("add")).click()
    expect(page.locator(key("title"))).to_have_text("Sample 1")
    entries = stored(page, STORE)
    assert isinstance(entries, dict)
    assert (entries["settings/words"], entries["stats/other"]) == ([10**14, "table"], [5, 1])
    assert entries["stats/sample"][1] == 1
    other = page.context.new_page()
    open_screen(other, class_server)
    other.locator(key("words-plain")).click()
    expect(other.locator(key("words-plain"))).to_have_attribute("aria-checked", "true")
    page.evaluate("localStorage.removeItem('pinochle:store')")
    other.locator(key("words-table")).click()
    expect(page.locator(key("words-table"))).to_have_attribute("aria-checked", "true")


def test_a_tab_that_is_only_open_does_not_save(page: Page, class_server: str) -> None:
    open_screen(page, class_server)
    idle = page.context.new_page()
    open_screen(idle, class_server)
    page.locator(key("text")).fill("mine")
    page.locator(key("words-plain")).click()
    expect(idle.locator(key("words-plain"))).to_have_attribute("aria-checked", "true")
    saved = stored(page, SAVED)
    assert isinstance(saved, dict)
    assert saved["spec"]["text"] == "mine"


@pytest.mark.parametrize(
    "hostile",
    ["{", '{"version": 1}', '"<img src=x onerror=alert(1)>"', '{"version": 1, "spec": {"count": -1}}'],
)
def test_a_hostile_save_is_set_aside(page: Page, class_server: str, hostile: str) -> None:
    page.goto(class_server)
    page.evaluate("([name, value]) => localStorage.setItem(name, value)", [SAVED, hostile])
    page.evaluate("localStorage.setItem('pinochle:store', '{')")
    screen = open_screen(page, class_server)
    assert "set aside" in status(screen)
    assert page.evaluate("name => localStorage.getItem(name)", f"{SAVED}:aside") == hostile
    page.locator(key("add")).click()
    expect(page.locator(key("title"))).to_have_text("Sample 1")
    assert stored(page, SAVED)
    assert page.evaluate("localStorage.getItem('pinochle:store:aside')") == "{"
    assert screen.locator("img").count() == 0


def kernels() -> set[int]:
    """The kernels that servers started by this process run."""
    found = set()
    for process in psutil.Process().children(recursive=True):
        with suppress(psutil.NoSuchProcess):  # it ended while we looked
            if "ipykernel_launcher" in " ".join(process.cmdline()):
                found.add(process.pid)
    return found


def test_a_kernel_ends_with_its_page(page: Page, class_server: str) -> None:
    before = kernels()
    open_screen(page, class_server)
    started = kernels() - before
    assert len(started) == 1
    page.close(run_before_unload=True)
    wait_until(lambda: not started & kernels(), "the kernel to end", 20)
