"""The meld explorer as `pinochle learn` serves it: typed fast, by keyboard only, by touch, read aloud, in the dark."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.harness import (
    ROOT,
    focused,
    key,
    open_screen,
    render,
    roles,
    sideways,
    status,
    violations,
    voila,
    wait_until,
)

README = "AH 10H KH QH JH 9H KS KC KD QS JD 10C"
TREE = Path(__file__).with_name("explorer.tree.yaml")


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with voila(ROOT / "tutorials", tmp_path_factory.mktemp("explorer-data")) as address:
        yield address


@pytest.fixture
def at(course: str) -> str:
    """A link that brings the same hand to each test, whatever was saved."""
    hand = README.replace(" ", ".")
    return render(course, "meld-explorer.ipynb", f"?hand={hand}&trump=H&rules=standard")


@pytest.fixture
def screen(page: Page, at: str) -> Locator:
    return open_screen(page, at)


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    yield context.new_page()
    context.close()


def total(page: Page, suit: str) -> Locator:
    return page.locator(f"{key(f'trump-{suit}')} .pn-big")


def raised(page: Page, name: str) -> bool:
    """Whether a card stands higher than it lies."""
    return page.locator(key(name)).evaluate("e => getComputedStyle(e).translate") not in {"none", "0px"}


def test_a_hand_typed_fast_is_answered_whole(page: Page, screen: Locator) -> None:
    page.locator(key("text")).fill("")
    page.locator(key("text")).click()
    page.keyboard.type(README)
    expect(total(page, "H")).to_have_text("300 points,")
    expect(page.locator(key("text"))).to_have_value(README)
    expect(page.locator(f"{key('hand')} > .pn-card")).to_have_count(12)
    assert status(screen) == "Hearts as trump: 300 points, recommended. A whole hand: 12 cards."


def test_what_cannot_be_read_is_told_under_the_box(page: Page, screen: Locator) -> None:
    page.locator(key("text")).fill("AH 8H")
    expect(page.locator(key("text-error"))).to_contain_text("A pinochle deck has no “8H”")
    expect(page.locator(key("text"))).to_have_value("AH 8H")
    expect(page.locator(f"{key('hand')} > .pn-card")).to_have_count(12)
    page.locator(key("text")).fill("AH 9H")
    expect(page.locator(key("text-error"))).to_have_count(0)
    expect(page.locator(f"{key('hand')} > .pn-card")).to_have_count(2)


def test_everything_by_keyboard(page: Page, screen: Locator) -> None:
    page.locator(key("text")).focus()
    stops = []
    for _ in range(12):
        page.keyboard.press("Tab")
        stops.append(focused(page))
    assert stops == [
        "clear", "example", "random", "undo", "AS", "KS1", "trump-H", "rules", "options",
        "run-H", "marriage-S", "dix-H",
    ]  # fmt: skip
    page.keyboard.press("Enter")
    expect(page.locator(key("dix-H"))).to_have_attribute("aria-pressed", "true")
    page.locator(key("AS")).focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    assert focused(page) == "10H"
    page.keyboard.press("Enter")
    expect(page.locator(key("text"))).to_have_value("K♠ Q♠ A♥ 10♥ 10♥ K♥ Q♥ J♥ 9♥ 10♣ K♣ K♦ J♦")
    expect(page.locator(key("say"))).to_have_text("A hand is twelve cards; you have 13.")
    assert focused(page) == "10H"
    page.locator(key("KS1")).focus()
    page.keyboard.press("Delete")
    page.keyboard.press("Space")
    expect(page.locator(key("KS1"))).to_have_count(0)
    assert focused(page) == "QS1"
    page.locator(key("trump-H")).focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(key("trump-C"))).to_have_attribute("aria-checked", "true")
    expect(page.locator(key("melds-title"))).to_have_text("Melds with clubs as trump")
    assert focused(page) == "trump-C"


def test_pointing_at_a_meld_lights_its_cards_and_choosing_keeps_them_lit(page: Page, screen: Locator) -> None:
    page.locator(key("marriage-S")).hover()
    wait_until(lambda: raised(page, "KS1") and raised(page, "QS1"), "the marriage to rise", 5)
    assert not raised(page, "AH1")
    page.locator(key("run-H")).click()
    page.mouse.move(0, 0)
    expect(page.locator(key("run-H"))).to_have_attribute("aria-pressed", "true")
    page.locator(key("text")).focus()
    wait_until(lambda: raised(page, "AH1") and not raised(page, "QS1"), "the run to stay up alone", 5)


def test_house_rules_words_digits_and_colours(page: Page, screen: Locator) -> None:
    page.locator(key("rules")).select_option("kitchen")
    expect(total(page, "H")).to_have_text("30 points,")
    page.locator(key("options")).click()
    page.locator(key("digits")).uncheck()
    expect(total(page, "H")).to_have_text("300 points,")
    page.locator(key("words")).check()
    expect(page.locator(key("melds-title"))).to_have_text("Combinations with hearts as the strongest suit")
    page.locator(key("colours")).check()
    expect(page.locator(".pn-page")).to_have_class("pn-page pn-meld-explorer pn-two-colours pn-words-plain")
    page.locator(key("colours")).uncheck()
    page.locator(key("words")).uncheck()
    page.locator(key("rules")).select_option("double-deck")
    expect(page.locator(f"{key('pad')} button")).to_have_count(20)
    page.locator(key("example")).click()
    expect(page.locator(f"{key('hand')} > .pn-card")).to_have_count(20)
    tops = page.eval_on_selector_all(f"{key('hand')} > .pn-card", "all => all.map(e => e.offsetTop)")
    assert len(set(tops)) == 1, "twenty cards lie in one row on a wide screen"


def test_the_link_carries_the_hand(page: Page, screen: Locator, course: str) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator(key("text")).fill("KS QS JD")
    page.locator(key("trump-S")).click()
    expect(page.locator(key("melds-title"))).to_have_text("Melds with spades as trump")
    page.locator(key("copy")).click()
    expect(page.locator(key("say"))).to_have_text("The link to this hand was copied.")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == render(course, "meld-explorer.ipynb", "?hand=KS.QS.JD&trump=S&rules=standard")
    page.locator(key("clear")).click()
    expect(page.locator(key("no-cards"))).to_be_visible()
    open_screen(page, copied)
    expect(page.locator(key("text"))).to_have_value("K♠ Q♠ J♦")
    expect(total(page, "S")).to_have_text("80 points,")


def test_the_hand_is_kept_on_the_device(page: Page, screen: Locator, course: str) -> None:
    page.locator(key("text")).fill("KS QS KS QS")
    expect(total(page, "H")).to_have_text("40 points,")
    open_screen(page, render(course, "meld-explorer.ipynb"))
    expect(page.locator(key("text"))).to_have_value("KS QS KS QS")
    expect(total(page, "H")).to_have_text("40 points,")


def test_touch_on_a_phone(phone: Page, at: str) -> None:
    open_screen(phone, at)
    assert sideways(phone) == 0
    rows = phone.eval_on_selector_all(
        f"{key('hand')} > .pn-card", "all => all.map(e => Math.round(e.offsetTop))"
    )
    assert [rows.count(top) for top in sorted(set(rows))] == [6, 6]
    small = phone.eval_on_selector_all(
        ".pn-page :is(button, select, input:not([type=checkbox]))",
        """all => all.map(e => [e.dataset.key, e.getBoundingClientRect()])
                    .filter(([, r]) => r.width < 44 || r.height < 44).map(([k]) => k)""",
    )
    assert small == []
    phone.locator(key("KS1")).tap()
    expect(phone.locator(key("KS1"))).to_have_count(0)
    phone.locator(key("KS")).tap()
    expect(phone.locator(key("KS1"))).to_have_count(1)
    phone.locator(key("trump-D")).tap()
    expect(phone.locator(key("melds-title"))).to_have_text("Melds with diamonds as trump")
    phone.locator(key("rules")).select_option("double-deck")
    phone.locator(key("example")).tap()
    expect(phone.locator(f"{key('hand')} > .pn-card")).to_have_count(20)
    assert sideways(phone) == 0


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(page: Page, screen: Locator, scheme: str, width: int) -> None:
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    page.set_viewport_size({"width": width, "height": 800})
    page.locator(key("marriage-S")).click()
    page.locator(key("options")).click()
    page.locator(key("text")).fill("AH 10")
    expect(page.locator(key("text-error"))).to_be_visible()
    assert violations(page, "html") == []


def test_nothing_moves_for_those_who_asked_for_it(page: Page, screen: Locator) -> None:
    page.emulate_media(reduced_motion="reduce")
    assert page.locator(key("KS1")).evaluate("e => getComputedStyle(e).transitionDuration") == "0s"


def test_what_a_screen_reader_meets(screen: Locator, page: Page) -> None:
    """The name-and-role tree of Chromium, read by a person when it was stored and compared ever after."""
    page.locator(key("example")).click()
    expect(page.locator(key("KH2"))).to_be_visible()
    assert roles(page) == TREE.read_text(encoding="utf-8").rstrip("\n"), (
        f"the tree of names and roles changed; read it aloud, then store it in {TREE.name}"
    )
