"""The client of all screens, in Chromium under Voila, on the sample screen."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, JSHandle, Locator, Page, expect

from tests.browser.harness import (
    focused,
    key,
    open_screen,
    render,
    sideways,
    status,
    swipe_up,
    violations,
    wait_until,
)

LONG = "the quick brown fox jumps over the lazy dog, and away it runs " * 3


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    """One page for the whole module, since each kernel takes seconds to start."""
    context = browser.new_context()
    yield context.new_page()
    context.close()


@pytest.fixture
def screen(page: Page, samples: str) -> Locator:
    """The sample as it first stands."""
    page.set_viewport_size({"width": 1000, "height": 900})
    address = render(samples, "plain.ipynb")
    if page.url != address:
        return open_screen(page, address)
    page.locator(key("reset")).click()
    expect(page.locator(key("say"))).to_have_text("Started anew 1.")
    page.locator(key("reset")).click()
    expect(page.locator(key("say"))).to_have_text("Nothing refused.")
    return page.locator(".pinochle-screen")


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    yield context.new_page()
    context.close()


def listening(page: Page) -> JSHandle:
    """What the status says from now on."""
    return page.evaluate_handle(
        """() => {
             const heard = [];
             const status = document.querySelector(".pn-status");
             new MutationObserver(() => heard.push(status.textContent)).observe(status, { childList: true });
             return heard;
           }"""
    )


def test_fast_typing_is_never_scrambled(page: Page, screen: Locator) -> None:
    page.locator(key("text")).click()
    page.keyboard.type(LONG)
    expect(page.locator(".echo")).to_have_text(LONG.upper())
    assert page.locator(key("text")).input_value() == LONG


def test_the_caret_stays_where_it_is(page: Page, screen: Locator) -> None:
    field = page.locator(key("text"))
    field.click()
    page.keyboard.type("abef")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    page.keyboard.type("cd")
    expect(page.locator(".echo")).to_have_text("ABCDEF")
    assert field.evaluate("e => [e.value, e.selectionStart]") == ["abcdef", 4]


def test_what_python_refuses_is_taken_back_and_said(page: Page, screen: Locator) -> None:
    field = page.locator(key("text"))
    field.fill("ab")
    expect(page.locator(".echo")).to_have_text("AB")
    field.fill("ab1")
    expect(page.locator(key("say"))).to_have_text("“ab1” holds a digit.")
    expect(field).to_have_value("ab")
    assert field.get_attribute("aria-invalid") == "true"
    assert status(screen) == "“ab1” holds a digit."


def test_buttons_answer_to_mouse_keys_and_hotkeys(page: Page, screen: Locator) -> None:
    number = page.locator(key("title")).locator("b")
    page.locator(key("add")).click()
    expect(number).to_have_text("1")
    page.keyboard.press("Enter")
    expect(number).to_have_text("2")
    page.keyboard.press("Space")
    expect(number).to_have_text("3")
    page.keyboard.press("a")
    expect(number).to_have_text("4")
    page.keyboard.press("ArrowDown")
    expect(number).to_have_text("3")
    page.locator(key("text")).click()
    page.keyboard.type("aaa")
    expect(page.locator(".echo")).to_have_text("AAA")
    expect(number).to_have_text("3")


def test_a_double_click_adds_once_for_what_was_seen(page: Page, screen: Locator) -> None:
    # both clicks carry the count that was shown, so the second is for something that no longer holds
    page.locator(key("add")).evaluate("e => { e.click(); e.click(); }")
    expect(page.locator(key("title"))).to_have_text("Sample 1")
    page.locator(key("add")).click()
    expect(page.locator(key("title"))).to_have_text("Sample 2")


def test_what_is_not_allowed_can_be_asked_again_and_again(page: Page, screen: Locator) -> None:
    take = page.locator(key("take"))
    assert take.get_attribute("aria-disabled") == "true"
    take.click(force=True)
    expect(page.locator(key("say"))).to_have_text("The count is zero.")
    heard = listening(page)
    take.click(force=True)
    wait_until(lambda: len(heard.json_value()) > 0, "the refusal said twice", 5)


def test_one_tab_stop_and_arrows_in_a_group(page: Page, screen: Locator) -> None:
    assert page.locator(f"{key('hand')} [tabindex='0']").count() == 1
    page.locator(key("AS1")).focus()
    page.keyboard.press("ArrowRight")
    assert focused(page) == "AS2"
    page.keyboard.press("End")
    assert focused(page) == "QC1"
    page.keyboard.press("ArrowRight")
    assert focused(page) == "AS1"
    page.keyboard.press("ArrowLeft")
    assert focused(page) == "QC1"
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    assert focused(page) == "AS2"


def test_up_and_down_lead_to_the_card_above_and_below(page: Page, screen: Locator) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.locator(key("AS2")).focus()
    page.keyboard.press("ArrowDown")
    assert focused(page) == "JD1"
    page.keyboard.press("ArrowUp")
    assert focused(page) == "AS2"


def test_space_raises_and_enter_plays_and_the_focus_goes_to_the_neighbour(
    page: Page, screen: Locator
) -> None:
    page.locator(key("KS1")).focus()
    page.keyboard.press("Space")
    expect(page.locator(key("KS1"))).to_have_attribute("aria-pressed", "true")
    assert focused(page) == "KS1"
    page.locator(key("title")).evaluate("e => e.removeAttribute('data-focus')")
    page.keyboard.press("Enter")
    expect(page.locator(key("KS1"))).to_have_count(0)
    assert focused(page) in {"QS1", "title"}


def test_a_new_step_takes_the_focus(page: Page, screen: Locator) -> None:
    page.locator(key("KS1")).focus()
    page.keyboard.press("Enter")
    expect(page.locator(key("KS1"))).to_have_count(0)
    assert focused(page) == "title"


def test_arrows_choose_among_radio_buttons(page: Page, screen: Locator) -> None:
    page.locator(key("words-table")).focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(key("words-plain"))).to_have_attribute("aria-checked", "true")
    assert focused(page) == "words-plain"
    assert page.locator(f"{key('words')} [tabindex='0']").get_attribute("data-key") == "words-plain"


def test_lists_and_boxes(page: Page, screen: Locator) -> None:
    page.locator(key("rules")).select_option("kitchen")
    page.locator(key("loud")).check()
    page.locator(key("add")).click()
    expect(page.locator(key("title"))).to_have_text("Sample 1")
    expect(page.locator(key("rules"))).to_have_value("kitchen")
    expect(page.locator(key("loud"))).to_be_checked()


def test_details_stay_open_through_a_patch(page: Page, screen: Locator) -> None:
    page.locator(key("more-summary")).click()
    page.locator(key("add")).click()
    expect(page.locator(key("title"))).to_have_text("Sample 1")
    assert page.locator(key("more")).get_attribute("open") is not None
    assert "beats the" in page.locator(key("more-text")).inner_text()


def test_timers_run_once_each_and_end(page: Page, screen: Locator) -> None:
    page.locator(key("start")).click()
    expect(page.locator(".ticks")).to_have_text("5 ticks")
    expect(page.locator(key("start"))).to_have_attribute("aria-pressed", "false")
    assert page.locator(key("timer")).count() == 0


def test_a_fault_in_the_screen_is_said_and_nothing_is_lost(page: Page, screen: Locator) -> None:
    page.locator(key("add")).click()
    expect(page.locator(key("title"))).to_have_text("Sample 1")
    page.locator(key("fail")).click()
    wait_until(lambda: "Something went wrong" in status(screen), "the fault to be said", 5)
    page.locator(key("add")).click()
    expect(page.locator(key("title"))).to_have_text("Sample 2")


def test_equal_nodes_are_kept(page: Page, screen: Locator) -> None:
    page.evaluate("window.before = [...document.querySelectorAll('.pn-card')]")
    page.locator(key("add")).click()
    expect(page.locator(key("title"))).to_have_text("Sample 1")
    assert page.evaluate("window.before.every((e, i) => e === document.querySelectorAll('.pn-card')[i])")


def test_touch_raises_and_a_swipe_plays(phone: Page, samples: str) -> None:
    open_screen(phone, render(samples, "plain.ipynb"))
    phone.locator(key("KS1")).tap()
    expect(phone.locator(key("KS1"))).to_have_attribute("aria-pressed", "true")
    swipe_up(phone, key("QS1"))
    expect(phone.locator(key("QS1"))).to_have_count(0)
    expect(phone.locator(key("KS1"))).to_have_count(1)


def test_a_swipe_with_a_mouse_is_no_click_and_the_next_press_is_one(page: Page, screen: Locator) -> None:
    box = page.locator(key("KS1")).bounding_box()
    assert box
    assert box["height"] > 60, "so that the swipe ends where it began, on the card"
    heard = listening(page)
    page.mouse.move(box["x"] + 10, box["y"] + box["height"] - 5)
    page.mouse.down()
    page.mouse.move(box["x"] + 10, box["y"] + 5, steps=4)
    page.mouse.up()
    expect(page.locator(key("KS1"))).to_have_count(0)
    page.locator(key("add")).focus()
    page.keyboard.press("Enter")
    expect(page.locator(key("title"))).to_have_text("Sample 1")
    assert heard.json_value() == ["The count is 1."], "and nothing about a card that is not there"


def test_phone_has_two_rows_of_six_and_nothing_sideways(phone: Page, samples: str) -> None:
    open_screen(phone, render(samples, "plain.ipynb"))
    rows = phone.eval_on_selector_all(
        f"{key('hand')} > .pn-card", "all => all.map(e => Math.round(e.offsetTop))"
    )
    assert [rows.count(top) for top in sorted(set(rows))] == [6, 6]
    assert sideways(phone) == 0
    small = phone.eval_on_selector_all(
        ".pn-page :is(button, select, summary, input:not([type=checkbox]))",
        "all => all.map(e => e.getBoundingClientRect()).filter(r => r.width < 44 || r.height < 44).length",
    )
    assert small == 0


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(page: Page, screen: Locator, scheme: str, width: int) -> None:
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    page.set_viewport_size({"width": width, "height": 800})
    page.locator(key("text")).fill("a1")
    expect(page.locator(key("text-error"))).to_be_visible()
    assert violations(page, "html") == []


def test_two_screens_on_a_page_do_not_meet(page: Page, samples: str) -> None:
    open_screen(page, render(samples, "two.ipynb"), nth=1)
    first, second = page.locator(".pinochle-screen").all()
    second.locator(key("add")).click()
    expect(second.locator(key("title"))).to_have_text("Sample 1")
    expect(first.locator(key("title"))).to_have_text("Sample 0")
    ids = page.eval_on_selector_all(".pinochle-screen [id]", "all => all.map(e => e.id)")
    assert len(ids) == len(set(ids))


def test_what_one_screen_writes_into_the_store_reaches_the_other(
    page: Page, samples: str, data: Path
) -> None:
    open_screen(page, render(samples, "two.ipynb"), nth=1)
    first, second = page.locator(".pinochle-screen").all()
    other = "plain" if first.locator(key("words-plain")).get_attribute("aria-checked") == "false" else "table"
    second.locator(key(f"words-{other}")).click()
    expect(first.locator(key(f"words-{other}"))).to_have_attribute("aria-checked", "true")
    stored = json.loads((data / "store.json").read_text())
    assert stored["entries"]["settings/words"][1] == other


def test_saved_in_a_file_and_taken_up_again(page: Page, samples: str, data: Path) -> None:
    saved = data / "saves" / "sample.json"
    saved.unlink(missing_ok=True)
    screen = open_screen(page, render(samples, "saved.ipynb"))
    page.locator(key("text")).fill("kept")
    page.locator(key("add")).click()
    expect(page.locator(key("title"))).to_have_text("Sample 1")
    open_screen(page, render(samples, "saved.ipynb"))
    expect(page.locator(key("title"))).to_have_text("Sample 1")
    expect(page.locator(key("text"))).to_have_value("kept")
    saved.write_text('{"version": 1, "spec": {"count": "many"}}')
    screen = open_screen(page, render(samples, "saved.ipynb"))
    expect(page.locator(key("title"))).to_have_text("Sample 0")
    assert "set aside" in status(screen)
    aside = [json.loads(path.read_text()) for path in saved.parent.glob("sample.damaged-*.json")]
    assert aside == [{"version": 1, "spec": {"count": "many"}}]


def test_a_link_brings_its_content_and_a_hostile_one_is_text(page: Page, samples: str) -> None:
    screen = open_screen(
        page, render(samples, "plain.ipynb", "?text=%3Cimg%20src%3Dx%20onerror%3Dalert()%3E")
    )
    expect(page.locator(key("text"))).to_have_value("<img src=x onerror=alert()>")
    assert screen.locator("img").count() == 0
    screen = open_screen(page, render(samples, "plain.ipynb", "?text=12"))
    assert status(screen) == "“12” holds a digit."


def test_no_answer_is_said(page: Page, screen: Locator, samples: str) -> None:
    page.clock.install()
    config = json.loads(page.locator("#jupyter-config-data").text_content() or "")
    assert page.request.post(f"{samples}voila/api/shutdown/{config['kernelId']}").ok
    page.locator(key("add")).click()
    page.clock.run_for(20_000)
    assert "There is no answer" in status(screen)
    expect(screen.locator(".pn-status")).to_be_in_viewport()
