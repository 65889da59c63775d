"""The host of the screens: how soon a keystroke is answered under `pinochle learn`, and how small things are."""

import gzip
import statistics
import tempfile
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from benchmarks.row import Row, at_most
from pinochle.cards import Hand
from pinochle.screens import faces
from tests.browser.harness import notebook, open_screen, render, voila
from tests.conftest import CHROMIUM

KEYSTROKES = 200
HAND = Hand.parse("A♥ 10♥ K♥ Q♥ J♥ 9♥ K♠ K♣ K♦ Q♠ J♦ 10♣")

# Type a letter, wait until the page has changed, rest as a fast typist does; milliseconds for each.
TYPE = """async (count) => {
  const field = document.querySelector(".pinochle-screen input[type=text]");
  const everything = { subtree: true, childList: true, characterData: true, attributes: true };
  const took = [];
  for (let n = 0; n < count; n += 1) {
    const begin = performance.now();
    const changed = new Promise((done) => {
      const watch = new MutationObserver(() => { watch.disconnect(); done(); });
      watch.observe(document.querySelector(".pn-body"), everything);
    });
    field.value = field.value.length > 60 ? "A" : field.value + "♥ K10Q♠AJ9♦♣"[n % 12];
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await changed;
    took.push(performance.now() - begin);
    await new Promise((done) => setTimeout(done, 40));
  }
  return took;
}"""


def rows() -> Iterator[Row]:
    alone = len(faces.page(kind="x").encode())
    buttons = [faces.card_button(c, copy=n, intent={"do": "play"}) for c, n in faces.numbered(tuple(HAND))]
    whole = len(faces.page(faces.hand(buttons, label="Your hand"), kind="x").encode())
    yield at_most("a hand of twelve cards, the sheet of suits included, bytes", whole, 6000)
    yield at_most("the sheet of suits, bytes", alone, 2000)
    script = (files("pinochle") / "static" / "screen.js").read_bytes()
    yield at_most("screen.js, bytes gzipped", len(gzip.compress(script, 9)), 6000)
    with tempfile.TemporaryDirectory() as folder:
        yield from keystrokes(Path(folder))


def keystrokes(folder: Path) -> Iterator[Row]:
    """Key pressed → page changed, in Chromium, through Voila and a kernel, the save written each time."""
    show = "from pinochle.screens import build\nfrom pinochle.widgets import show\n"
    notebook(folder / "explorer.ipynb", show + "show(build('meld-explorer', {}), save='bench')")
    with voila(folder, folder / "data") as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        open_screen(page, render(address, "explorer.ipynb"))
        took = typed(page)
        browser.close()
    yield at_most("keystroke → page changed under learn, median ms", statistics.median(took), 15)
    yield at_most("keystroke → page changed under learn, p95 ms", took[int(len(took) * 0.95)], 25)


def typed(page: Page) -> list[float]:
    """How long each keystroke took, sorted; the first few are left out."""
    page.evaluate(TYPE, 30)
    return sorted(page.evaluate(TYPE, KEYSTROKES))
