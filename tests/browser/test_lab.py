"""Screens in JupyterLab: none of their keys is stolen, and their state reaches the next cell."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.harness import focused, key, lab, notebook


@pytest.fixture(scope="module")
def page(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    folder = tmp_path_factory.mktemp("lab")
    show = "from pinochle.widgets import show\nfrom tests.screens.sample import Sample\nw = show(Sample())\nw"
    table = "from pinochle.screens.practice import PracticeTable\nshow(PracticeTable())"
    notebook(folder / "sample.ipynb", show, "w.state", table)
    with lab(folder, tmp_path_factory.mktemp("data")) as address:
        context = browser.new_context(viewport={"width": 1280, "height": 900})
        opened = context.new_page()
        opened.goto(f"{address}lab/tree/sample.ipynb")
        opened.locator(".jp-Notebook .jp-Cell").first.wait_for(timeout=60_000)
        idle = "window.jupyterapp?.shell.currentWidget?.sessionContext?.session?.kernel?.status === 'idle'"
        opened.wait_for_function(idle, timeout=60_000)
        opened.evaluate("void window.jupyterapp.commands.execute('notebook:run-all-cells')")
        opened.locator(f".pinochle-screen {key('add')}").wait_for(timeout=60_000)
        opened.locator(f".pn-practice-table {key('start')}").wait_for(timeout=60_000)
        yield opened
        context.close()


CELLS = "code,code,code"


def kinds(page: Page) -> str:
    """The notebook's cells as Lab has them."""
    return str(
        page.evaluate("window.jupyterapp.shell.currentWidget.content.widgets.map(c => c.model.type).join()")
    )


def test_no_key_is_stolen(page: Page) -> None:
    before = kinds(page)
    page.locator(key("AS1")).focus()
    for pressed in (
        "m",
        "b",
        "y",
        "x",
        "z",
        "d",
        "d",
        "ArrowRight",
        "ArrowLeft",
        "j",
        "k",
        "o",
        "c",
        "v",
        "1",
        "Shift+M",
    ):
        page.keyboard.press(pressed)
    assert kinds(page) == before == CELLS
    assert focused(page) == "AS1"
    page.keyboard.press("a")
    expect(page.locator(key("title"))).to_have_text("Sample 1")
    page.keyboard.press("Space")
    expect(page.locator(key("AS1"))).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    expect(page.locator(key("AS1"))).to_have_count(0)


def test_typing_goes_into_the_field(page: Page) -> None:
    page.locator(key("text")).click()
    page.keyboard.type("mad buddy, xyz")
    expect(page.locator(".echo")).to_have_text("MAD BUDDY, XYZ")
    assert kinds(page) == CELLS


def test_the_keys_of_the_table_stay_at_the_table(page: Page) -> None:
    table = page.locator(".pn-practice-table")
    table.locator(key("pace-off")).dispatch_event("click")
    table.locator(key("start")).click()
    bid = table.locator(key("bid"))
    bid.focus()
    before = bid.inner_text()
    page.keyboard.press("ArrowUp")
    expect(bid).not_to_have_text(before)
    page.keyboard.press("ArrowDown")
    expect(bid).to_have_text(before)
    page.keyboard.press("h")
    expect(table.locator(key("say"))).to_contain_text("Hint:")
    for pressed in ("y", "l", "m", "d", "d", "z", "x"):  # these change cells where Lab gets hold of them
        page.keyboard.press(pressed)
    table.locator(key("typed")).fill("much")
    page.keyboard.press("Enter")
    expect(table.locator(key("typed-error"))).to_contain_text("as a number")
    expect(table.locator(key("typed"))).to_have_value("much")
    assert kinds(page) == CELLS


def test_the_state_reaches_the_next_cell(page: Page) -> None:
    page.locator(key("text")).fill("for the next cell")
    expect(page.locator(".echo")).to_have_text("FOR THE NEXT CELL")
    page.evaluate(
        """() => { const notebook = window.jupyterapp.shell.currentWidget.content; notebook.activeCellIndex = 1;
           void window.jupyterapp.commands.execute('notebook:run-cell'); }"""
    )
    expect(page.locator(".jp-Cell").nth(1)).to_contain_text("'text': 'for the next cell'")


def test_a_raised_card_is_not_clipped(page: Page) -> None:
    page.locator(key("AS2")).focus()
    page.keyboard.press("Space")
    expect(page.locator(key("AS2"))).to_have_attribute("aria-pressed", "true")
    page.wait_for_timeout(300)  # the card has risen
    clipping = page.locator(key("AS2")).evaluate(
        """card => {
             const cut = [];
             for (let e = card; e !== card.closest(".jp-Cell"); e = e.parentElement)
               if (getComputedStyle(e).overflowY !== "visible"
                   && e.getBoundingClientRect().top > card.getBoundingClientRect().top) cut.push(e.className);
             return cut;
           }"""
    )
    assert clipping == []
