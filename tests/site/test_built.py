"""The real site: every page in a browser, each screen made live, and a phone that learns and plays on it."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from pinochle.lessons import lesson
from pinochle.reasons import GUIDE
from pinochle.screens import KINDS
from site_build.__main__ import make_live
from site_build.runtime import runtime
from site_build.serve import SiteServer, serving
from site_build.sheet import HIDDEN_LINKS, SIZES, file_name
from tests.browser.harness import SCREEN, key, sideways, violations
from tests.browser.test_lessons import give
from tests.browser.test_matrix import FIRST
from tests.browser.test_table import at_once, check_end, play_guided
from tests.docs.conftest import built_site
from tests.site.links import broken
from tests.site.using import ASLEEP, LONG, NOTE, begin, live, touch

UNDER = "/pinochle/"
SAVES_DATA = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("docs")]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as `make site` makes it, below a path."""
    folder = tmp_path_factory.mktemp("whole") / "site"
    shutil.copytree(built_site(tmp_path_factory.getbasetemp()), folder)
    make_live(folder, runtime())
    return folder


@pytest.fixture(scope="module")
def server(whole: Path) -> Iterator[SiteServer]:
    with serving(whole, under=UNDER) as running:
        yield running


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(
        viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, reduced_motion="reduce"
    )
    yield context.new_page()
    context.close()


def places(whole: Path) -> list[str]:
    """The address of each page, from the site's root."""
    return [
        page.parent.relative_to(whole).as_posix().replace(".", "", 1)
        for page in sorted(whole.rglob("index.html"))
    ]


def listened(context: BrowserContext) -> tuple[Page, list[str]]:
    page, said = context.new_page(), []
    page.on("console", lambda line: said.append(line.text) if line.type in {"error", "warning"} else None)
    page.on("pageerror", lambda fault: said.append(str(fault)))
    return page, said


def test_every_link_and_anchor_of_the_site_leads_somewhere(whole: Path) -> None:
    assert list(broken(whole)) == []


def test_a_link_that_leads_nowhere_is_found(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "index.html").write_text('<h1 id="top">x</h1><a href="a/#here">x</a><a href="b/">x</a>')
    (tmp_path / "a" / "index.html").write_text('<a href="../#top">x</a><a href="?q=1">x</a><img src="c.png">')
    assert [line.split(" leads")[0] for line in broken(tmp_path)] == ["/a/: c.png", "/: a/#here", "/: b/"]


@pytest.mark.parametrize("size", SIZES)
def test_the_cheat_sheet_is_one_page_in_each_size_and_linked(whole: Path, size: str) -> None:
    printed = (whole / file_name(size)).read_bytes()
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1
    assert f'href="../{file_name(size)}"' in (whole / "cheat-sheet" / "index.html").read_text(
        encoding="utf-8"
    )
    assert HIDDEN_LINKS not in (whole / "cheat-sheet" / "index.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("size", SIZES)
def test_the_cheat_sheet_is_one_page_in_plain_words_too(
    browser: Browser, server: SiteServer, size: str
) -> None:
    page, _ = listened(browser.new_context())
    page.goto(f"{server.address}cheat-sheet/")
    page.get_by_role("switch", name="Plain words").click()
    printed = page.pdf(format=size)
    page.context.close()
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1


@pytest.mark.parametrize("width", [1280, 360])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_page_is_quiet_readable_and_fits(
    browser: Browser, whole: Path, server: SiteServer, scheme: str, width: int
) -> None:
    context = browser.new_context(viewport={"width": width, "height": 800}, color_scheme=scheme)  # type: ignore[arg-type]
    context.add_init_script(SAVES_DATA)
    page, said = listened(context)
    faults = []
    for place in places(whole):
        page.goto(f"{server.address}{place}")
        expect(page.locator("h1").first).to_be_attached()
        faults += [f"/{place}: {fault}" for fault in (*said, *violations(page, "html"))]
        if sideways(page):
            faults.append(f"/{place}: {sideways(page)} px wider than the window")
        said.clear()
    context.close()
    assert faults == []


CUT = """() => [...document.querySelectorAll(".jp-OutputArea-output pre, .pn-page table")]
  .filter((e) => e.scrollWidth > e.clientWidth + 1 || getComputedStyle(e).wordBreak === "break-all")
  .map((e) => e.textContent.trim().slice(0, 40))"""


def test_on_a_phone_nothing_that_a_notebook_prints_is_cut(
    phone: Page, whole: Path, server: SiteServer
) -> None:
    phone.add_init_script(SAVES_DATA)
    for place in places(whole):
        if place.startswith("tutorials/"):
            phone.goto(f"{server.address}{place}")
            assert phone.evaluate(CUT) == [], place


def test_what_is_said_under_a_long_screen_of_a_notebook_is_in_view(phone: Page, whole: Path) -> None:
    with serving(whole, mbit=20) as slow:
        phone.goto(f"{slow.address}tutorials/meld-explorer/")
        phone.locator(key("text")).fill("KS QS")
        expect(phone.locator(NOTE)).to_be_in_viewport()
        expect(phone.locator(NOTE)).to_have_count(0, timeout=LONG)


def test_every_screen_of_every_page_can_be_used(browser: Browser, whole: Path, server: SiteServer) -> None:
    context = browser.new_context()
    page, said = listened(context)
    seen: set[str] = set()
    for place in places(whole):
        text = (whole / place / "index.html").read_text(encoding="utf-8")
        kinds = re.findall(r'class="pinochle-screen" data-kind="([\w-]+)"', text)
        if kinds and (place.startswith("tutorials") or not set(kinds) <= seen):
            page.goto(f"{server.address}{place}")
            begin(page)
            for nth, kind in enumerate(kinds):
                screen = live(page, nth)
                before = screen.inner_html()
                for control in FIRST[kind].split():
                    screen.locator(key(control)).first.click()
                expect(screen).not_to_have_js_property("innerHTML", before)
            assert said == [], place
            seen |= set(kinds)
    context.close()
    assert seen == set(KINDS)


def test_a_phone_reads_the_guide_finishes_lesson_three_and_plays_the_guided_deal(
    phone: Page, server: SiteServer
) -> None:
    for page in GUIDE:
        phone.goto(f"{server.address}guide/{page}/")
        expect(phone.locator("h1")).to_be_visible()
        assert sideways(phone) == 0
    made = lesson("meld")
    phone.goto(f"{server.address}tutorials/{made.page}/")
    begin(phone)
    screen = live(phone)
    for place, step in enumerate(made.steps):
        expect(screen.locator(key("count"))).to_have_text(f"{place + 1} of {len(made.steps)}")
        assert sideways(phone) == 0
        if step.asks:
            give(screen, step.asks, step.asks.expect)
            expect(screen.locator(".pn-said-right")).to_be_visible()
        screen.locator(key("next")).click()
    expect(screen.locator(key("step-title"))).to_have_text("Well done")

    phone.goto(f"{server.address}tutorials/10-your-first-deal/")
    touch(phone)
    screen = live(phone)
    at_once(phone)
    play_guided(phone, lambda control: control.tap(), lambda _: None)
    check_end(phone, screen)


def test_a_lesson_stays_as_it_is_read_until_its_reader_wants_to_answer(
    phone: Page, server: SiteServer
) -> None:
    made = lesson("meld")
    phone.goto(f"{server.address}tutorials/{made.page}/")
    with phone.expect_event("worker"):
        touch(phone)
    asleep = phone.locator(ASLEEP).first
    expect(asleep.locator("section")).to_have_count(len(made.steps))
    place = max(place for place, step in enumerate(made.steps) if step.asks)
    asleep.get_by_role("button", name="Answer it yourself").last.tap()
    screen = live(phone)
    expect(screen.locator(key("count"))).to_have_text(f"{place + 1} of {len(made.steps)}")
    expect(screen.locator(key("step-title"))).to_be_in_viewport()
    phone.reload()
    expect(screen.locator(key("count"))).to_have_text(f"{place + 1} of {len(made.steps)}", timeout=LONG)


def test_the_switch_says_how_the_guided_deal_speaks_until_something_is_chosen(
    phone: Page, server: SiteServer
) -> None:
    switch = phone.get_by_role("switch", name="Plain words")
    phone.goto(f"{server.address}guide/scoring/")
    expect(switch).to_have_attribute("aria-checked", "false")
    phone.goto(f"{server.address}tutorials/10-your-first-deal/")
    expect(switch).to_have_attribute("aria-checked", "true")
    touch(phone)
    screen = live(phone)
    expect(screen.locator(".pn-words-plain")).to_have_count(1)
    expect(switch).to_have_attribute("aria-checked", "true")
    switch.tap()
    expect(screen.locator(".pn-words-table")).to_have_count(1)
    expect(switch).to_have_attribute("aria-checked", "false")
    phone.reload()
    expect(switch).to_have_attribute("aria-checked", "false")


def test_the_words_are_chosen_once_for_every_page_and_screen(browser: Browser, server: SiteServer) -> None:
    context = browser.new_context(viewport={"width": 360, "height": 740})
    page, said = listened(context)
    page.goto(f"{server.address}guide/scoring/")
    switch = page.get_by_role("switch", name="Plain words")
    expect(switch).to_have_attribute("aria-checked", "false")
    expect(page.locator(".md-content .pn-table-words").first).to_be_visible()
    expect(page.locator(".md-content .pn-plain-words").first).to_be_hidden()
    switch.focus()
    page.keyboard.press("Space")
    expect(switch).to_have_attribute("aria-checked", "true")
    expect(page.locator(".md-content .pn-table-words").first).to_be_hidden()
    expect(page.locator(".md-content .pn-plain-words").first).to_be_visible()

    page.goto(f"{server.address}tools/house-rules-compared/")
    expect(switch).to_have_attribute("aria-checked", "true")
    touch(page)
    screen = live(page)
    expect(screen.locator(".pn-words-plain")).to_have_count(1, timeout=LONG)
    switch.click()
    expect(screen.locator(".pn-words-table")).to_have_count(1)
    page.go_back()
    expect(page.locator(".md-content .pn-table-words").first).to_be_visible()
    context.close()
    assert said == []


@pytest.mark.parametrize(
    "deal", ["<img src=x onerror=alert(1)>", "AAAAAA-AAAAAA-AAAAAA", "Q" * 4000, "\x00\ud800"]
)
def test_a_hostile_link_to_a_deal_is_refused_and_never_markup(
    phone: Page, server: SiteServer, deal: str
) -> None:
    hostile = quote(deal, errors="surrogatepass")
    phone.goto(f"{server.address}tutorials/practice-table/?deal={hostile}")
    screen = live(phone)
    expect(screen.locator(".pn-error").first).to_be_visible()
    expect(screen.locator(key("start")).first).to_have_attribute("aria-disabled", "true")
    assert screen.locator("img").count() == 0
    assert sideways(phone) == 0


def test_whoever_uses_the_keyboard_sees_where_they_are(browser: Browser, server: SiteServer) -> None:
    page = browser.new_page()
    page.add_init_script(SAVES_DATA)
    for place in ("", "tutorials/meld-explorer/"):
        page.goto(server.address + place)
        page.locator(f"{SCREEN} button").first.focus()
        for key_pressed in ("Tab", "Shift+Tab"):
            page.keyboard.press(key_pressed)
            ring = page.evaluate("getComputedStyle(document.activeElement).outline")
            assert "solid 3px" in ring, (place, ring)
    page.goto(server.address + "guide/strategy/")
    page.locator(".md-search__input").focus()
    page.keyboard.press("Tab")
    expect(page.locator(".md-tabs__link").first).to_be_focused()  # and not the closed list of what was found
    page.locator("abbr.pn-term").first.focus()
    expect(page.locator("[role=tooltip] > .md-tooltip2__inner")).to_have_css("font-size", "14px")
    page.close()


def test_a_narrow_page_has_its_menu_within_reach_of_the_keys(browser: Browser, server: SiteServer) -> None:
    page = browser.new_page(viewport={"width": 360, "height": 740})
    page.add_init_script(SAVES_DATA)
    page.goto(server.address + "guide/play/")
    menu, entry = page.locator("label[tabindex]", has_text="Menu"), page.locator(".md-nav--primary a").first
    expect(entry).to_be_hidden()  # a closed drawer holds no stops
    for pressed in ("Enter", "Space"):
        menu.focus()
        page.keyboard.press(pressed)
        expect(entry).to_be_visible()
        page.keyboard.press(pressed)
        expect(entry).to_be_hidden()
    menu.press("Enter")
    drawer = page.locator(".md-nav--primary")
    inside, outside = drawer.get_by_text("The pass", exact=True), drawer.get_by_text("For teachers").first
    expect(inside).to_be_visible()
    expect(outside).to_be_hidden()
    drawer.locator("label.md-nav__title", has_text="Guide").press("Enter")
    expect(inside).to_be_hidden()
    expect(outside).to_be_visible()
    page.close()


@pytest.mark.parametrize("place", ["guide/meld/", "tutorials/03-counting-meld/"])
def test_paper_is_white_whatever_was_chosen_for_the_screen(
    browser: Browser, server: SiteServer, place: str
) -> None:
    page = browser.new_page(color_scheme="dark")
    page.goto(server.address + place)
    for shown in (page.locator("body"), page.locator(".pinochle-screen, .pn-chart").first):
        page.emulate_media(media="screen")
        expect(shown).to_have_css("color-scheme", "dark")
        page.emulate_media(media="print")
        expect(shown).to_have_css("color-scheme", "light")
        light, *_ = re.findall(r"\d+", shown.evaluate("(shown) => getComputedStyle(shown).color"))
        assert int(light) < 60
    expect(page.locator(".pn-code:not([open])").filter(visible=True)).to_have_count(0)
    page.close()


def test_an_address_that_leads_nowhere_leads_on(page: Page, server: SiteServer) -> None:
    page.goto(server.address + "guide/no-such-page/")
    expect(page.locator("h1")).to_have_text("There is no such page")
    expect(page.get_by_role("link", name="the rules in order")).to_have_attribute(
        "href", f"{server.under}guide/"
    )
    assert violations(page, "html") == []
    page.get_by_role("link", name="the first page").click()
    expect(page).to_have_url(server.address)


def test_progress_reaches_the_contents_page(phone: Page, server: SiteServer) -> None:
    made = lesson("cards")
    phone.goto(f"{server.address}tutorials/{made.page}/")
    begin(phone)
    screen = live(phone)
    first = next(step for step in made.steps if step.asks)
    while screen.locator(".pn-question").count() == 0:
        screen.locator(key("next")).click()
        phone.wait_for_timeout(100)
    assert first.asks
    give(screen, first.asks, first.asks.expect)
    expect(screen.locator(".pn-said-right")).to_be_visible()
    phone.goto(f"{server.address}tutorials/00-contents/")
    touch(phone)
    expect(phone.locator(f"{SCREEN} {key(made.key)}")).to_contain_text("1 of", timeout=LONG)
