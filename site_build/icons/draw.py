"""`python -m site_build.icons.draw`: the icons as PNG from `icon.svg`, by Chromium. Run it when the drawing changes."""

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.conftest import CHROMIUM

HERE = Path(__file__).parent
SIZES = (180, 192, 512)


def main() -> None:
    """Write `icon-180.png` and so on."""
    drawing = (HERE / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{drawing}")
            page.screenshot(path=HERE / f"icon-{size}.png")
        browser.close()


if __name__ == "__main__":
    main()
