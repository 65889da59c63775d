"""Ways to look at a page of the site and to wait for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from tests.browser.harness import SCREEN, key

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from site_build.serve import SiteServer

LONG = 90_000  # milliseconds for Python to start on a busy machine
NOTE = ".pn-note-live"
ASLEEP = f"{SCREEN}[data-waits]"
STORE = "pinochle:store"
SAY = "([name, entries]) => document.dispatchEvent(new CustomEvent(name, { detail: { entries } }))"
"""What the switch for the words says to the screens of its page; takes STORE and the entries."""


def touch(page: Page) -> None:
    """Move the pointer over the first screen, which starts Python."""
    page.locator(SCREEN).first.hover(position={"x": 5, "y": 5})


def begin(page: Page) -> None:
    """Start Python and every screen, those too that are there to be read until a button in them is pressed."""
    touch(page)
    while page.locator(ASLEEP).count():
        page.locator(f"{ASLEEP} [data-intent]").first.click()


def live(page: Page, nth: int = 0) -> Locator:
    """Wait until a screen has had its first answer."""
    screen = page.locator(SCREEN).nth(nth)
    expect(screen.locator(".pn-status")).not_to_be_empty(timeout=LONG)
    return screen


def kept(page: Page) -> None:
    """Wait until the service worker has control and holds what the page runs on."""
    page.wait_for_function(
        """async () => {
             if (!navigator.serviceWorker.controller) return false;
             for (const name of await caches.keys()) {
               const held = (await (await caches.open(name)).keys()).map((request) => request.url);
               if (held.some((url) => url.endsWith(".wasm")) && held.some((url) => url.includes("pinochle."))
                   && held.includes(location.href.split(/[?#]/)[0])) return true;
             }
             return false;
           }""",
        timeout=LONG,
    )


def total(screen: Locator, suit: str = "H") -> Locator:
    """The explorer's figure for a suit."""
    return screen.locator(f"{key(f'trump-{suit}')} .pn-big")


def runtime_was_asked(server: SiteServer) -> bool:
    return any(path.endswith(".wasm") for path, _ in server.answered)


def stored(page: Page, name: str) -> Any:
    return page.evaluate("name => JSON.parse(localStorage.getItem(name))", name)
