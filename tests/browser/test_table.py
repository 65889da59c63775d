"""The table under Voila: the guided deal to its end by mouse, by keys alone, by touch; the practice table kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.harness import (
    SCREEN,
    focused,
    key,
    notebook,
    open_screen,
    render,
    sideways,
    status,
    swipe_up,
    violations,
    voila,
)

START = """\
from pinochle.screens.guided import GuidedDeal
from pinochle.screens.practice import PracticeTable
from pinochle.widgets import show"""
CONTROLS = {
    "go-on": "go-on", "auction": "bid", "trump": "suits", "pass": "give", "look": "look", "meld": "show",
    "sheet": "sheet-of-score", "play": "play",
}  # fmt: skip
STEPS = 160
PHASES = {"auction", "trump", "pass", "meld", "look", "play", "sheet"}


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder, data = tmp_path_factory.mktemp("tables"), tmp_path_factory.mktemp("table-data")
    notebook(folder / "guided.ipynb", "# Guided", START, "show(GuidedDeal())")
    notebook(folder / "practice.ipynb", "# Practice", START, "show(PracticeTable(), save='practice')")
    notebook(folder / "plain.ipynb", "# Practice", START, "show(PracticeTable())")
    notebook(folder / "two.ipynb", "# Two", START, "show(PracticeTable())", "show(PracticeTable())")
    with voila(folder, data) as address:
        yield address


def context(browser: Browser, width: int, height: int, *, touch: bool) -> Page:
    return browser.new_context(
        viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch, reduced_motion="reduce"
    ).new_page()


# ---------------------------------------------------------------- what a person does


# What a screen shows, without the stop of a group, which moves before Python answers.
SHOWN = "document.querySelectorAll('.pn-body')[n].innerHTML.replace(/ tabindex=\"[^\"]*\"/g, '')"


def changes(page: Page, act: Callable[[], object], nth: int = 0) -> None:
    """Do something, and wait until the screen has answered."""
    before = page.evaluate(f"n => {SHOWN}", nth)
    act()
    page.wait_for_function(f"([n, old]) => {SHOWN} !== old", arg=[nth, before], timeout=20_000)


def there(page: Page, name: str) -> Locator | None:
    found = page.locator(key(name))
    return found.first if found.count() else None


def phase(page: Page) -> str:
    """Where the deal stands, as a person sees it."""
    for name, control in CONTROLS.items():
        if there(page, control):
            return name
    return "waiting"


def at_once(page: Page) -> None:
    """Choose under Settings that the computers act at once."""
    page.locator(key("settings-summary")).click()
    changes(page, page.locator(key("pace-off")).click)
    page.locator(key("settings-summary")).click()


def idle_cards(page: Page) -> list[str]:
    """Four cards that are in no meld, the last ones of the hand."""
    names: list[str] = page.evaluate(
        "[...document.querySelectorAll('[data-key=hand] > .pn-card:not(:has(.pn-letters))')].map(e => e.dataset.key)"
    )
    return names[-4:]


def play_guided(page: Page, press: Callable[[Locator], None], seen: Callable[[str], None]) -> None:
    """To the end of the guided deal: do what the coach asks for, with ``press`` as the way of input."""
    for _ in range(STEPS):
        now = phase(page)
        seen(now)
        match now:
            case "sheet":
                return
            case "waiting":
                page.wait_for_timeout(50)
            case "pass":
                for name in idle_cards(page):
                    changes(page, lambda name=name: press(page.locator(key(name))))
                changes(page, lambda: press(page.locator(key("give"))))
            case "trump":
                changes(page, lambda: press(page.locator(".pn-suits .pn-advised")))
            case "play":
                card = page.locator("[data-key=hand] > .pn-legal").first
                changes(page, lambda card=card: press(card))
                changes(page, lambda: press(page.locator(key("play"))))
            case _:
                changes(page, lambda now=now: press(page.locator(key(CONTROLS[now]))))
    raise AssertionError("the deal did not end")


def top_of_hand(page: Page) -> int:
    """How far down the page the hand lies."""
    return round(page.locator(key("hand")).evaluate("e => e.getBoundingClientRect().top + scrollY"))


def still(tops: dict[str, set[int]]) -> dict[str, set[int]]:
    """The phases in which the hand moved under the finger; all meld on the table may take more room."""
    auction_to_play = {
        name: at for name, at in tops.items() if name not in ("waiting", "look", "meld", "sheet")
    }
    return {name: at for name, at in auction_to_play.items() if max(at) - min(at) > 2}


def check_end(page: Page, screen: Locator) -> None:
    expect(page.locator(key("sheet-table"))).to_be_visible()
    expect(page.locator(f"{key('moments-list')} > li")).to_have_count(3)
    expect(page.locator(key("now"))).to_be_visible()
    assert "280" in page.locator(key("sheet-title")).inner_text()
    assert status(screen)


# ---------------------------------------------------------------- the guided deal


def test_by_mouse_with_no_fault_in_any_phase(page: Page, tables: str) -> None:
    screen = open_screen(page, render(tables, "guided.ipynb"))
    at_once(page)
    looked: set[str] = set()
    tops: dict[str, set[int]] = {}

    def seen(now: str) -> None:
        tops.setdefault(now, set()).add(top_of_hand(page))
        if now not in looked and now != "waiting":
            looked.add(now)
            assert violations(page) == [], now
            assert sideways(page) == 0, now

    play_guided(page, lambda control: control.click(), seen)
    check_end(page, screen)
    assert looked >= PHASES
    assert still(tops) == {}
    page.locator(f"{key('moments-list')} button").first.click()
    expect(page.locator(key("bid"))).to_be_visible()


def test_by_keyboard_alone(page: Page, tables: str) -> None:
    screen = open_screen(page, render(tables, "guided.ipynb"))
    for _ in range(40):
        page.keyboard.press("Tab")
        if focused(page) == "go-on":
            break
    assert focused(page) == "go-on"
    for _ in range(4 * STEPS):
        now = phase(page)
        if now == "sheet":
            break
        if now == "waiting":  # the computers act in their own time
            page.wait_for_timeout(200)
        elif now == "pass":
            raise_by_keys(page, idle_cards(page))
            while focused(page) != "give":
                page.keyboard.press("Tab")
            changes(page, lambda: page.keyboard.press("Enter"))
        else:
            page.wait_for_function("document.activeElement?.matches('.pn-page [data-intent]')")
            changes(page, lambda: page.keyboard.press("Enter"))
    check_end(page, screen)


def raise_by_keys(page: Page, names: list[str]) -> None:
    while page.evaluate("!document.activeElement?.closest('[data-key=hand]')"):
        page.keyboard.press("Tab")
    page.keyboard.press("Home")
    for _ in range(20):
        if focused(page) in names:
            changes(page, lambda: page.keyboard.press("Space"))
            names.remove(focused(page))
        if not names:
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"never reached {names}")


@pytest.mark.parametrize(("width", "height"), [(360, 740), (740, 360)])
def test_by_touch_with_the_cards_swiped_up(browser: Browser, tables: str, width: int, height: int) -> None:
    page = context(browser, width, height, touch=True)
    screen = open_screen(page, render(tables, "guided.ipynb"))
    page.locator(key("settings-summary")).tap()
    changes(page, page.locator(key("pace-off")).tap)
    played = 0

    def press(control: Locator) -> None:
        nonlocal played
        if control.get_attribute("data-second"):
            played += 1
            name = control.get_attribute("data-key")
            swipe_up(page, key(name or ""))
            page.wait_for_timeout(1000)  # a browser takes no tap from a finger that has just swiped
        else:
            control.tap()

    tops: dict[str, set[int]] = {}

    def seen(now: str) -> None:
        assert sideways(page) == 0, now
        tops.setdefault(now, set()).add(top_of_hand(page))

    for _ in range(STEPS):
        if phase(page) == "sheet":
            break
        if phase(page) == "play":
            card = page.locator("[data-key=hand] > .pn-legal").first
            card.scroll_into_view_if_needed()
            changes(page, lambda card=card: press(card))
        else:
            play_one(page, press)
        seen(phase(page))
    check_end(page, screen)
    assert played >= 12
    assert still(tops) == {}
    page.context.close()


def play_one(page: Page, press: Callable[[Locator], None]) -> None:
    class Enough(Exception):
        pass

    count = 0

    def once(_: str) -> None:
        nonlocal count
        count += 1
        if count == 2:
            raise Enough

    try:
        play_guided(page, press, once)
    except Enough:
        return


def test_whichever_suit_is_best_all_four_come_out_from_under_the_header(
    browser: Browser, tables: str
) -> None:
    page = context(browser, 360, 740, touch=True)
    open_screen(page, render(tables, "guided.ipynb"))
    at_once(page)
    while phase(page) != "trump":
        changes(page, page.locator(key(CONTROLS[phase(page)])).tap)
    header = 48
    for letter in "SHCD":
        top, bottom = page.evaluate(
            "name => { scrollTo(0, document.body.scrollHeight);"
            " document.querySelector(`[data-key=${name}]`).scrollIntoView({ block: 'nearest' });"
            " const all = [...document.querySelectorAll('.pn-suits > button')].map(e => e.getBoundingClientRect());"
            " return [Math.min(...all.map(e => e.top)), Math.max(...all.map(e => e.bottom))] }",
            f"trump-{letter}",
        )
        assert header <= top < bottom <= 740, letter
    page.context.close()


def test_targets_are_large_enough_for_a_finger(browser: Browser, tables: str) -> None:
    page = context(browser, 360, 740, touch=True)
    open_screen(page, render(tables, "guided.ipynb"))
    small: list[str] = page.evaluate(
        "[...document.querySelectorAll('.pn-page button')].filter(e => e.checkVisibility())"
        ".filter(e => e.getBoundingClientRect().height < 44 || e.getBoundingClientRect().width < 44)"
        ".map(e => e.dataset.key)"
    )
    assert small == []
    page.context.close()


@pytest.mark.parametrize("touch", [True, False])
def test_keys_are_offered_only_where_there_are_keys(browser: Browser, tables: str, touch: bool) -> None:
    page = context(browser, 360, 740, touch=touch)
    open_screen(page, render(tables, "guided.ipynb"))
    page.locator(key("settings-summary")).click()
    expect(page.locator(key("two-colours-field"))).to_be_visible()
    expect(page.locator(key("keys-field"))).to_be_visible(visible=not touch)
    page.context.close()


# ---------------------------------------------------------------- the practice table


def begin(page: Page, nth: int = 0) -> None:
    changes(page, page.locator(SCREEN).nth(nth).locator(key("start")).click, nth)


def test_a_hand_tapped_in_the_auction_says_what_it_is_for_and_stays_where_it_is(
    browser: Browser, tables: str
) -> None:
    page = context(browser, 360, 740, touch=True)
    screen = open_screen(page, render(tables, "plain.ipynb"))
    begin(page)
    before = top_of_hand(page)
    changes(page, page.locator("[data-key=hand] > .pn-card").nth(2).tap)
    assert status(screen).startswith("For now your cards tell how high you can bid; they are played later.")
    assert top_of_hand(page) == before
    page.context.close()


def test_a_deal_lies_there_again_after_the_page_is_closed(page: Page, tables: str) -> None:
    address = render(tables, "practice.ipynb")
    open_screen(page, address)
    at_once(page)
    begin(page)
    for _ in range(6):
        now = phase(page)
        if now in ("auction", "trump", "meld", "look"):
            control = {"auction": "pass", "look": "look", "meld": "show", "trump": "trump-H"}[now]
            changes(page, page.locator(key(control)).click)
    hand, bar = page.locator(key("hand")).inner_text(), page.locator(key("bar")).inner_text()
    open_screen(page, address)
    expect(page.locator(key("hand"))).to_have_text(hand, use_inner_text=True)
    assert page.locator(key("bar")).inner_text() == bar


def test_two_tables_in_one_notebook_play_two_deals(page: Page, tables: str) -> None:
    open_screen(page, render(tables, "two.ipynb"), nth=1)
    begin(page, 0)
    expect(page.locator(key("start"))).to_have_count(1)
    begin(page, 1)
    screens = page.locator(SCREEN)
    hands = [screens.nth(n).locator(key("hand")).inner_text() for n in (0, 1)]
    assert hands[0] != hands[1]
    ids: list[str] = page.evaluate("[...document.querySelectorAll('.pn-page [id]')].map(e => e.id)")
    assert len(ids) == len(set(ids))


def test_after_a_question_the_focus_is_where_the_answer_was(page: Page, tables: str) -> None:
    open_screen(page, render(tables, "plain.ipynb"))
    at_once(page)
    begin(page)
    for _ in range(6):
        changes(page, page.locator(key("move100")).click)
    changes(page, page.locator(key("bid")).click)
    assert focused(page) == "keep"
    changes(page, lambda: page.keyboard.press("Enter"))
    assert focused(page) == "bid"


def test_hotkeys_bid_and_ask(page: Page, tables: str) -> None:
    open_screen(page, render(tables, "plain.ipynb"))
    at_once(page)
    begin(page)
    page.locator(key("hint")).first.focus()
    before = page.locator(key("bid")).first.inner_text()
    changes(page, lambda: page.keyboard.press("ArrowUp"))
    assert page.locator(key("bid")).first.inner_text() != before
    changes(page, lambda: page.keyboard.press("ArrowDown"))
    expect(page.locator(key("bid")).first).to_have_text(before)
    changes(page, lambda: page.keyboard.press("h"))
    expect(page.locator(key("say")).first).to_contain_text("Hint:")
