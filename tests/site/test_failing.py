"""When Python cannot start or ends, the page says so, stays readable, and loses nothing in silence."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from site_build.serve import SiteServer, serving
from tests.browser.harness import SCREEN, key
from tests.site.using import LONG, NOTE, SAY, STORE, live, total, touch


class Patchy:
    """A server of which a test can take files away, and let those wait that are there."""

    def __init__(self, running: SiteServer) -> None:
        self.address = running.address
        self.gone = ""
        self.sends = threading.Event()
        self.sends.set()
        self._whole: Callable[[str], Path | None] = running.file_for
        running.file_for = self._file_for  # type: ignore[method-assign]

    def _file_for(self, path: str) -> Path | None:
        self.sends.wait(LONG / 1000)
        return None if self.gone and self.gone in path else self._whole(path)


@pytest.fixture
def patchy(small: Path) -> Iterator[Patchy]:
    with serving(small) as running:
        yield Patchy(running)


def readable(page: Page) -> None:
    expect(total(page.locator(SCREEN))).to_contain_text("300")


def test_without_webassembly(page: Page, server: SiteServer) -> None:
    page.add_init_script("delete window.WebAssembly")
    page.goto(server.address + "below/")
    touch(page)
    expect(page.locator(NOTE)).to_contain_text("this browser has no WebAssembly")
    expect(page.locator(NOTE)).to_have_attribute("role", "alert")
    readable(page)


@pytest.mark.parametrize("file", ["worker.", ".wasm", "stdlib.", "pinochle.", "pyodide.asm"])
def test_a_file_that_does_not_come_is_said_and_a_second_try_does_what_was_waiting(
    page: Page, patchy: Patchy, file: str
) -> None:
    patchy.gone = file
    page.goto(patchy.address + "below/")
    page.locator(key("trump-D")).click()
    expect(page.locator(NOTE)).to_contain_text("stopped working", timeout=LONG)
    readable(page)
    patchy.gone = ""
    page.get_by_role("button", name="Try again").click()
    screen = live(page)
    expect(screen.locator(key("trump-D"))).to_have_attribute("aria-checked", "true")
    expect(page.locator(NOTE)).to_have_count(0)


def test_a_second_try_shows_that_it_tries(page: Page, patchy: Patchy) -> None:
    patchy.gone = "stdlib."
    page.goto(patchy.address + "asleep/")
    page.locator(key("trump-D")).first.click()
    notes = page.locator(NOTE)
    expect(notes).to_contain_text(["stopped working", "stopped working"], timeout=LONG)
    patchy.gone = ""
    patchy.sends.clear()
    page.get_by_role("button", name="Try again").first.click()
    expect(notes).to_contain_text(["Working it out", "Getting ready"])
    expect(page.locator(f"{NOTE}[role=alert], {NOTE} button")).to_have_count(0)
    expect(page.locator(".pn-body").first).to_have_attribute("aria-busy", "true")
    patchy.sends.set()
    live(page)
    expect(notes).to_have_count(0)
    expect(page.locator(key("trump-D")).first).to_have_attribute("aria-checked", "true")


def test_a_reader_may_think_as_long_as_they_like(page: Page, server: SiteServer) -> None:
    page.clock.install()
    page.goto(server.address + "below/")
    page.locator(key("trump-D")).click()
    screen = live(page)
    for suit in "CS":
        page.clock.run_for(120_000)
        expect(page.locator(NOTE)).to_have_count(0)
        screen.locator(key(f"trump-{suit}")).click()
        expect(screen.locator(key(f"trump-{suit}"))).to_have_attribute("aria-checked", "true")


def test_an_end_in_mid_work_is_said_and_it_goes_on_from_the_last_state(
    page: Page, server: SiteServer
) -> None:
    page.goto(server.address + "below/")
    touch(page)
    live(page)
    page.locator(key("text")).fill("KS QS")
    expect(total(page.locator(SCREEN), "S")).to_contain_text("40")
    page.workers[0].evaluate("postMessage({ failed: 'the stack is full' })")
    expect(page.locator(NOTE)).to_contain_text("the stack is full")
    page.locator(key("clear")).click()
    expect(page.locator(f"{key('hand')} > .pn-card")).to_have_count(2)
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(NOTE)).to_have_count(0, timeout=LONG)
    expect(page.locator(f"{key('hand')} > .pn-card")).to_have_count(2)
    expect(page.locator(".pn-status")).to_have_count(1)
    page.locator(key("trump-D")).click()
    expect(page.locator(key("trump-D"))).to_have_attribute("aria-checked", "true", timeout=LONG)


def deaf(page: Page, server: SiteServer) -> None:
    """A live page whose worker hears nothing any more; its clock is the test's."""
    page.clock.install()
    page.goto(server.address + "below/")
    touch(page)
    live(page)
    page.workers[0].evaluate("self.onmessage = null")


def test_a_worker_that_no_longer_answers_is_given_up(page: Page, server: SiteServer) -> None:
    deaf(page, server)
    page.locator(key("trump-D")).click()
    page.clock.run_for(31_000)
    expect(page.locator(NOTE)).to_contain_text("it does not answer")
    expect(page.locator(NOTE)).to_contain_text("What you did last was not taken.")
    readable(page)


def test_what_nobody_did_is_not_said_to_be_lost(page: Page, server: SiteServer) -> None:
    deaf(page, server)
    page.evaluate(SAY, [STORE, {"settings/words": [10**13, "plain"]}])
    page.clock.run_for(31_000)
    expect(page.locator(NOTE)).to_contain_text("it does not answer")
    expect(page.locator(NOTE)).not_to_contain_text("not taken")
