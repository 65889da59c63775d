"""The site in Chromium, from the local server: how heavy a page is, how soon a screen lives, how fast it answers.

Builds the site from clean first, which is measured too. Meant for a quiet machine.
"""

import gzip
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote_plus

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from benchmarks.row import Row, at_most
from site_build.__main__ import SITE
from site_build.assets import STATIC
from site_build.minify import minified
from site_build.runtime import RUNTIME, inside
from site_build.serve import SiteServer, serving
from tests.browser.harness import RefusingProxy
from tests.conftest import CHROMIUM

EXPLORER = "tutorials/meld-explorer/"
WHOLE_HAND = "AS 10S KS QS QS JS AH KH AD JD AC 9S"
REPEATS = 5
SAVES_DATA = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity"

# Press a suit that is not chosen, wait until the page shows that it is; milliseconds.
CLICK = """async (suit) => {
  const pressed = () => document.querySelector(`.pinochle-screen [data-key="trump-${suit}"]`);
  const begin = performance.now();
  const changed = new Promise((done) => {
    const look = () => pressed().getAttribute("aria-checked") === "true" && (watch.disconnect(), done());
    const watch = new MutationObserver(look);
    watch.observe(document.querySelector(".pinochle-screen"), { subtree: true, childList: true, attributes: true });
  });
  pressed().click();
  await changed;
  return performance.now() - begin;
}"""


def rows() -> Iterator[Row]:
    yield at_most("site built from clean, seconds", built_from_clean(), 180)
    yield at_most("our JavaScript, all of it, bytes gzipped", javascript(), 8000)
    proxy = RefusingProxy()
    with browser_behind(proxy.start()) as browser, serving(SITE) as server:
        warm(server)
        yield from pages(browser, server)
        yield from lives(browser, server)
        yield from answers(browser, server)
        with serving(SITE, mbit=10) as slow:
            took = [went_live_anew(browser, slow)[0] for _ in range(2)]
        yield at_most(
            "click → patched, nothing cached, at 10 Mbit/s, median ms", statistics.median(took), 6000
        )
    yield at_most("requests to outside hosts", len(proxy.asked), 0)
    yield at_most("a decision of hard under Pyodide, p95 ms", hard(), 150)


def built_from_clean() -> float:
    shutil.rmtree(RUNTIME, ignore_errors=True)
    shutil.rmtree(SITE, ignore_errors=True)
    begin = time.monotonic()
    subprocess.run([sys.executable, "-m", "site_build"], check=True, capture_output=True)
    return time.monotonic() - begin


def javascript() -> int:
    ours = [
        *SITE.glob("live/live.*.js"),
        *SITE.glob("live/screen.*.js"),
        *SITE.glob("live/worker.*.js"),
        SITE / "sw.js",
    ]
    in_each_page = minified((STATIC / "words.js").read_text(encoding="utf-8")).encode()
    return sum(
        len(gzip.compress(script, 9)) for script in (in_each_page, *(file.read_bytes() for file in ours))
    )


@contextmanager
def browser_behind(proxy: int) -> Iterator[Browser]:
    """Chromium that asks an outside host only through the proxy, which refuses."""
    arguments = ["--no-sandbox", "--disable-gpu", f"--proxy-server=http://127.0.0.1:{proxy}"]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=arguments)
        yield browser
        browser.close()


def warm(server: SiteServer) -> None:
    """Let the server compress every file once, as a real one has long done."""
    for path in SITE.rglob("*"):
        if path.is_file():
            server.prepare(path)


def pages(browser: Browser, server: SiteServer) -> Iterator[Row]:
    """The heaviest page of its kind, in a browser that was never here and starts no Python."""
    lessons = sorted(SITE.glob("tutorials/[01]*/index.html"))
    for name, found, limit in (
        ("guide", sorted(SITE.glob("guide/**/index.html")), 150_000),
        ("lesson", lessons, 250_000),
    ):
        measured = [first_visit(browser, server, page) for page in found]
        yield at_most(
            f"the heaviest {name} page over the wire, bytes", max(size for size, _ in measured), limit
        )
        yield at_most(
            f"the slowest {name} page, first paint, ms", max(painted for _, painted in measured), 1000
        )


def first_visit(browser: Browser, server: SiteServer, file: Path) -> tuple[int, float]:
    """Bytes over the wire and milliseconds to the first paint."""
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    page.add_init_script(SAVES_DATA)
    server.answered.clear()
    page.goto(server.address + file.parent.relative_to(SITE).as_posix() + "/", wait_until="networkidle")
    measured = sum(size for _, size in server.answered), float(page.evaluate(PAINTED))
    context.close()
    return measured


def lives(browser: Browser, server: SiteServer) -> Iterator[Row]:
    """From the first press to the patched page: nothing cached, then everything."""
    cold = [went_live_anew(browser, server) for _ in range(REPEATS)]
    yield at_most("to go live, bytes over the wire", max(size for _, size in cold), 5_300_000)
    yield at_most("click → patched, nothing cached, median ms", statistics.median(ms for ms, _ in cold), 1200)
    context = browser.new_context()
    went_live(context, server)
    again = [went_live(context, server) for _ in range(REPEATS)]
    yield at_most("to go live again, bytes over the wire", max(size for _, size in again), 0)
    yield at_most("click → patched, cached, median ms", statistics.median(ms for ms, _ in again), 1000)


def went_live_anew(browser: Browser, server: SiteServer) -> tuple[float, int]:
    """The same for somebody who was never here; then all is closed: what a page keeps would slow the next one down."""
    context = browser.new_context()
    measured = went_live(context, server)
    context.close()
    return measured


def went_live(context: BrowserContext, server: SiteServer) -> tuple[float, int]:
    """Milliseconds from a click on a still page to its answer, and the bytes that took."""
    page = opened(context, server)
    server.answered.clear()
    took = float(page.evaluate(CLICK, "C"))
    size = sum(size for path, size in server.answered if not path.endswith(("sw.js", "offline.json")))
    page.wait_for_timeout(500)
    page.evaluate("localStorage.clear()")
    page.close()
    return took, size


def opened(context: BrowserContext, server: SiteServer, query: str = "") -> Page:
    page = context.new_page()
    page.add_init_script(SAVES_DATA)
    page.goto(server.address + EXPLORER + query, wait_until="networkidle")
    page.wait_for_timeout(300)
    return page


def answers(browser: Browser, server: SiteServer) -> Iterator[Row]:
    """One suit after the other for a whole hand full of meld, which is the most that this screen shows."""
    page = opened(browser.new_context(), server, f"?hand={quote_plus(WHOLE_HAND)}")
    pressed = [pressing(page, suit) for suit in "CHDS" * 60]
    took = sorted(pressed[40:])
    size = page.evaluate("document.querySelector('.pn-body').innerHTML.length") // 1000
    yield at_most(f"action → screen live ({size} kB), p95 ms", took[int(len(took) * 0.95)], 20)
    page.close()


def pressing(page: Page, suit: str) -> float:
    """Milliseconds from a click to its answer; then a rest, as a person takes."""
    page.wait_for_timeout(40)
    return float(page.evaluate(CLICK, suit))


def hard() -> float:
    """Hard's decisions in play and before, timed inside Pyodide under node on the library that the site ships."""
    return float(inside("benchmarks.hard_decisions", "p95", "2", library=RUNTIME))
