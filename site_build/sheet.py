"""The cheat sheet on paper: the page printed by Chromium in both sizes that people have, and linked from it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from site_build.chromium import find_chromium
from site_build.runtime import ROOT
from site_build.serve import serving

if TYPE_CHECKING:
    from playwright.sync_api import Page

PAGE = "cheat-sheet"
SIZES = ("A4", "Letter")
_PAGE_OF_PDF = re.compile(rb"/Type\s*/Page\b")
HIDDEN_LINKS = "<p data-printed hidden>"


def file_name(size: str) -> str:
    """Where a size lies in the site: `pinochle-a4.pdf`."""
    return f"pinochle-{size.lower()}.pdf"


def print_sheet(site: Path) -> bool:
    """Print the sheet, if the site has one and this machine a browser; then its page shows the links to the files."""
    page = site / PAGE / "index.html"
    chromium = find_chromium()
    if chromium is None or not page.is_file():
        return False
    subprocess.run([sys.executable, "-m", "site_build.sheet", str(site), chromium], cwd=ROOT, check=True)
    text = page.read_text(encoding="utf-8")
    page.write_text(text.replace(HIDDEN_LINKS, HIDDEN_LINKS.replace(" hidden", "")), encoding="utf-8")
    return True


def write_files(site: Path, chromium: str) -> None:
    """Print the page. In a program of its own, since Playwright can be started only once in one (the tests do)."""
    from playwright.sync_api import sync_playwright

    with serving(site) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        opened = browser.new_page(color_scheme="light")
        opened.goto(f"{server.address}{PAGE}/", wait_until="networkidle")
        for size in SIZES:
            (site / file_name(size)).write_bytes(on_one_page(opened, size))
        browser.close()


def on_one_page(opened: Page, size: str) -> bytes:
    """The page as a file, a little smaller where a machine has only wider letters; its margins are in guide.css."""
    printed = b""
    for scale in (1, 0.95, 0.9, 0.85):
        printed = opened.pdf(format=size, tagged=True, scale=scale)
        if len(_PAGE_OF_PDF.findall(printed)) == 1:
            break
    return printed


if __name__ == "__main__":
    write_files(Path(sys.argv[1]), sys.argv[2])
