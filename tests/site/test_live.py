"""Screens of a built page come to life in the reader's browser, when they should and whatever is thrown at them."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from pinochle.screens.base import Json
from pinochle.screens.store import merge, read_entries, write_entries
from site_build.serve import SiteServer, serving
from tests.browser.harness import SCREEN, key, status, violations
from tests.screens.test_store import ALIKE
from tests.site.using import LONG, NOTE, SAY, STORE, live, runtime_was_asked, stored, total, touch

BODY = ".pn-body"
SAVE = "pinochle:save:explorer"
TWO_DOCUMENTS: list[tuple[dict[str, Json], dict[str, Json]]] = [
    ({"a": [5, one], "b": [9, one], "c": [9, 1]}, {"a": [5, other], "b": [10, other], "d": [0, 1]})
    for one in ALIKE
    for other in ALIKE
]
README = "AH 10H KH QH JH 9H KS KC KD QS JD 10C"


def test_a_page_is_complete_before_python_and_asks_for_it_only_when_touched(
    quiet: Page, server: SiteServer
) -> None:
    server.answered.clear()
    quiet.goto(server.address + "below/")
    expect(total(quiet.locator(SCREEN))).to_contain_text("300")
    quiet.wait_for_timeout(2500)
    assert not runtime_was_asked(server)
    touch(quiet)
    screen = live(quiet)
    assert runtime_was_asked(server)
    assert status(screen).startswith("Hearts as trump: 300 points")
    expect(quiet.locator(NOTE)).to_have_count(0)


def test_a_screen_that_only_gets_ready_has_nothing_out_of_date(page: Page, small: object) -> None:
    with serving(small, mbit=30) as slow:  # type: ignore[arg-type]
        page.goto(slow.address + "below/")
        touch(page)
        expect(page.locator(NOTE)).to_contain_text("Getting ready")
        assert page.locator(f"{BODY}[aria-busy]").count() == 0
        live(page)


def test_a_screen_without_python_speaks_in_the_words_chosen(quiet: Page, server: SiteServer) -> None:
    server.answered.clear()
    quiet.goto(server.address)
    chosen = {"settings/words": [10**13, "plain"]}
    quiet.evaluate("([name, value]) => localStorage.setItem(name, value)", [STORE, json.dumps(chosen)])
    quiet.goto(server.address + "below/")
    screen = quiet.locator(SCREEN)
    expect(screen.locator(".pn-page")).to_have_class(re.compile("pn-words-plain"))
    for words in ("table", "plain"):
        quiet.evaluate(SAY, [STORE, {"settings/words": [10**13, words]}])
        expect(screen.locator(".pn-page")).to_have_class(re.compile(f"pn-words-{words}"))
    assert not runtime_was_asked(server)
    touch(quiet)
    expect(live(quiet).locator(".pn-words-plain")).to_have_count(1)


def test_a_screen_in_sight_starts_by_itself(quiet: Page, server: SiteServer) -> None:
    quiet.goto(server.address + "explorer/")
    live(quiet)


def test_a_reader_who_saves_data_is_not_sent_megabytes_unasked(quiet: Page, server: SiteServer) -> None:
    quiet.add_init_script("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })")
    server.answered.clear()
    quiet.goto(server.address + "explorer/")
    quiet.wait_for_timeout(2500)
    assert not runtime_was_asked(server)


def test_progress_is_shown_and_what_is_done_meanwhile_is_done_once(page: Page, small: object) -> None:
    with serving(small, mbit=30) as slow:  # type: ignore[arg-type]
        page.goto(slow.address + "below/")
        page.locator(key("text")).fill("AS KS QS")
        page.locator(key("trump-D")).click()
        page.locator(key("10C")).dblclick()  # the second click assumes what no longer holds
        expect(page.locator(f"{NOTE} progress")).to_be_visible()
        expect(page.locator(BODY)).to_have_attribute("aria-busy", "true")
        expect(page.locator(".pn-columns")).to_have_css("opacity", "0.45")
        expect(page.locator(NOTE)).to_contain_text("Working it out")
        shown = page.locator(NOTE).inner_text()
        page.wait_for_function(
            "before => document.querySelector('.pn-note-live')?.textContent.trim() !== before",
            arg=shown.strip(),
            timeout=LONG,
        )
        screen = live(page)
        expect(screen.locator(f"{key('hand')} > .pn-card")).to_have_count(4)
        expect(page.locator(BODY)).not_to_have_attribute("aria-busy", "true")
        expect(page.locator(".pn-columns")).to_have_css("opacity", "1")
        expect(total(screen, "S")).to_contain_text("40")
        expect(screen.locator(key("trump-D"))).to_have_attribute("aria-checked", "true")
        page.locator(key("text")).fill(README)
        expect(total(screen)).to_contain_text("300")


def test_by_keyboard_alone(quiet: Page, server: SiteServer) -> None:
    quiet.goto(server.address + "below/")
    quiet.keyboard.press("Tab")
    quiet.keyboard.press("Control+A")
    quiet.keyboard.type("KS QS")
    screen = live(quiet)
    expect(screen.locator(f"{key('hand')} > .pn-card")).to_have_count(2)
    expect(quiet.locator(key("text"))).to_be_focused()


def test_two_screens_share_one_worker_and_nothing_else(quiet: Page, server: SiteServer) -> None:
    quiet.goto(server.address + "two/")
    first, second = live(quiet, 0), live(quiet, 1)
    assert len(quiet.workers) == 1
    second.locator(key("clear")).click()
    expect(second.locator(f"{key('hand')} > .pn-card")).to_have_count(0)
    expect(first.locator(f"{key('hand')} > .pn-card")).to_have_count(12)
    ids = quiet.eval_on_selector_all(f"{SCREEN} [id]", "all => all.map(e => e.id)")
    assert len(ids) == len(set(ids)) > 10


def test_what_was_done_is_there_again_also_through_back_and_forward(quiet: Page, server: SiteServer) -> None:
    quiet.goto(server.address + "explorer/")
    live(quiet)
    quiet.locator(key("text")).fill("KS QS")
    expect(quiet.locator(f"{key('hand')} > .pn-card")).to_have_count(2)
    quiet.wait_for_function("name => localStorage.getItem(name)?.includes('KS QS')", arg=SAVE)
    quiet.goto(server.address)
    quiet.go_back()
    live(quiet)
    expect(quiet.locator(f"{key('hand')} > .pn-card")).to_have_count(2)
    quiet.go_forward()
    expect(quiet.locator("h1")).to_have_text("Start")
    quiet.go_back()
    expect(quiet.locator(key("text"))).to_have_value("KS QS", timeout=LONG)


@pytest.mark.parametrize(
    ("link", "cards", "says"),
    [
        ("?hand=KS.QS&trump=S", 2, "Spades as trump: 40 points"),
        ("?hand=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E", 12, "<img"),
        ("?hand=" + "AS." * 3000, 12, ""),
        ("?hand=%00%ED%A0%80&trump=__proto__", 12, ""),
        ("?nothing=of+ours", 12, "Hearts as trump: 300"),
    ],
)
def test_links_open_with_their_content_and_hostile_ones_are_refused(
    quiet: Page, server: SiteServer, link: str, cards: int, says: str
) -> None:
    quiet.goto(server.address + "below/" + link)
    screen = live(quiet)
    expect(screen.locator(f"{key('hand')} > .pn-card")).to_have_count(cards)
    assert says in status(screen)
    assert screen.locator("img").count() == 0


def test_what_the_address_asked_for_stands_there_until_somebody_does_something(
    quiet: Page, server: SiteServer
) -> None:
    quiet.goto(server.address + "below/?hand=KS.QS")
    screen = live(quiet)
    quiet.evaluate(SAY, [STORE, {"settings/words": [10**13, "plain"]}])
    expect(screen.locator(".pn-words-plain")).to_have_count(1)
    expect(quiet).to_have_url(server.address + "below/?hand=KS.QS")
    screen.locator(key("trump-D")).click()
    expect(quiet).to_have_url(server.address + "below/")


@pytest.mark.parametrize(
    "hostile",
    [
        "{",
        '{"version": 1}',
        '"<img src=x onerror=alert(1)>"',
        '{"version": 1, "spec": {"hand": 7}}',
        "[" * 40 + "]" * 40,
    ],
)
def test_a_hostile_save_is_set_aside(quiet: Page, server: SiteServer, hostile: str) -> None:
    quiet.goto(server.address)
    quiet.evaluate("([name, value]) => localStorage.setItem(name, value)", [SAVE, hostile])
    quiet.evaluate("localStorage.setItem('pinochle:store', '{')")
    quiet.goto(server.address + "explorer/")
    screen = live(quiet)
    assert "set aside" in status(screen)
    quiet.locator(key("text")).fill("KS QS")
    expect(screen.locator(f"{key('hand')} > .pn-card")).to_have_count(2)
    assert quiet.evaluate("name => localStorage.getItem(name)", f"{SAVE}:aside") == hostile
    assert stored(quiet, SAVE)["spec"]["hand"]
    assert screen.locator("img").count() == 0


def test_a_store_too_deep_to_read_is_said(quiet: Page, server: SiteServer) -> None:
    quiet.goto(server.address)
    deep = '{"a":' * 5000 + "1" + "}" * 5000
    quiet.evaluate("([name, value]) => localStorage.setItem(name, value)", [STORE, deep])
    quiet.goto(server.address + "below/")
    touch(quiet)
    expect(quiet.locator(NOTE)).to_contain_text("cannot be read", timeout=LONG)
    expect(total(quiet.locator(SCREEN))).to_contain_text("300")


def test_a_page_older_than_the_program_says_so(quiet: Page, server: SiteServer) -> None:
    quiet.goto(server.address + "old/")
    expect(quiet.locator(NOTE)).to_contain_text("Reload the page", timeout=LONG)
    expect(total(quiet.locator(SCREEN))).to_contain_text("300")


def test_below_a_path_and_in_the_dark_axe_finds_nothing(quiet: Page, small: object) -> None:
    with serving(small, under="/games/pinochle/") as server:  # type: ignore[arg-type]
        quiet.set_viewport_size({"width": 360, "height": 740})
        quiet.emulate_media(color_scheme="dark")
        quiet.goto(server.address + "explorer/")
        live(quiet)
        assert violations(quiet, SCREEN) == []
        assert {path.startswith(server.under) for path, _ in server.answered} == {True}


def test_the_browser_merges_as_python_does(quiet: Page, server: SiteServer, small: Path) -> None:
    (script,) = small.glob("live/screen.*.js")
    quiet.goto(server.address)
    merged = quiet.evaluate(
        """async ([address, documents]) => {
             const { mergeStore, STORE } = await import(address);
             return documents.map((both) => {
               localStorage.clear();
               both.forEach(mergeStore);
               return JSON.parse(localStorage.getItem(STORE));
             });
           }""",
        [f"{server.address}live/{script.name}", TWO_DOCUMENTS],
    )
    together = [merge(read_entries(one), read_entries(other)) for one, other in TWO_DOCUMENTS]
    assert merged == [write_entries(entries) for entries in together]


def test_the_store_crosses_tabs(quiet: Page, server: SiteServer) -> None:
    quiet.goto(server.address + "two/")
    live(quiet, 1)
    entries = {"settings/words": [10**13, "plain"]}
    other = quiet.context.new_page()
    other.goto(server.address)
    other.evaluate("([name, value]) => localStorage.setItem(name, value)", [STORE, json.dumps(entries)])
    expect(quiet.locator(".pn-words-plain")).to_have_count(2)
