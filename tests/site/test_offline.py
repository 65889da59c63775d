"""What was visited is there without a network, after an update too; a button keeps everything."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from site_build.__main__ import make_live
from site_build.runtime import runtime
from site_build.serve import serving
from tests.browser.harness import key, violations, wait_until
from tests.site.small import small_site
from tests.site.using import LONG, kept, live


def test_after_one_visit_a_page_lives_without_a_network(page: Page, small: Path) -> None:
    with serving(small) as server:
        page.goto(server.address + "explorer/")
        live(page)
        kept(page)
        address = server.address
    page.goto(address + "explorer/?hand=KS.QS")
    screen = live(page)
    expect(screen.locator(f"{key('hand')} > .pn-card")).to_have_count(2)
    page.goto(address + "explorer")  # as people type it
    expect(page).to_have_url(f"{address}explorer/")
    page.goto(address + "two/")
    expect(page.locator("h1")).to_have_text("This page is not kept on this device")
    expect(page.get_by_role("link", name="explorer/")).to_have_attribute("href", f"{address}explorer/")
    for scheme, paper in (("light", "rgb(255, 255, 255)"), ("dark", "rgb(22, 24, 29)")):
        page.emulate_media(color_scheme=scheme)
        expect(page.locator("html")).to_have_css("background-color", paper)
    assert violations(page, "html") == []


def test_a_button_keeps_the_whole_site(page: Page, small: Path) -> None:
    with serving(small) as server:
        page.goto(server.address)
        page.get_by_role("button", name="Keep the whole site").click()
        done = re.compile(r"^All \d+ pages are on this device now \(\d+ MB\)$")
        expect(page.locator("[data-keep-site]")).to_have_text(done, timeout=LONG)
        held = sum(file.stat().st_size for file in small.rglob("*") if file.is_file())
        told = int(page.locator("[data-keep-site]").inner_text().partition("(")[2].split()[0])
        assert told - 1 <= held / 1e6 <= told + 1
        address = server.address
    page.goto(address + "two/")
    live(page, 1)


@pytest.mark.parametrize("refused", ["caches.open", "Cache.prototype.match", "Cache.prototype.put"])
def test_a_network_is_enough_where_nothing_can_be_kept(page: Page, small: Path, refused: str) -> None:
    with serving(small) as server:
        page.goto(server.address)
        page.wait_for_function("() => navigator.serviceWorker.controller")
        full = {"origin": server.address.rstrip("/"), "quotaSize": 1}
        page.context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", full)
        refuse = f"() => {{ {refused} = () => Promise.reject(new Error('full')); }}"
        page.context.service_workers[0].evaluate(refuse)
        page.goto(server.address + "explorer/")
        expect(page.locator("h1")).to_have_text("Explorer")
        live(page)


def test_going_live_a_second_time_fetches_nothing(page: Page, small: Path) -> None:
    with serving(small) as server:
        page.goto(server.address + "explorer/")
        live(page)
        kept(page)
        server.answered.clear()
        page.reload()
        live(page)
        fetched = {path for path, size in server.answered if size}
        assert fetched <= {"/explorer/", "/sw.js"}


def test_an_update_brings_what_is_kept_up_to_date(page: Page, tmp_path: Path) -> None:
    site = small_site(tmp_path / "site")
    with serving(site) as server:
        page.goto(server.address + "explorer/")
        live(page)
        kept(page)
        old = page.evaluate("caches.keys()")
        for name in ("explorer/index.html", "index.html"):
            text = (site / name).read_text().replace("<h1>", "<h1>New: ")
            (site / name).write_text(re.sub(r"<(meta http-equiv|link|script)[^>]*>(</script>)?", "", text))
        make_live(site, runtime())
        page.goto(server.address)
        expect(page.locator("h1")).to_have_text("New: Start")
        page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
        wait_until(
            lambda: len(page.evaluate("caches.keys()")) == 2, "the new service worker to be installed", 60
        )
        page.goto("about:blank")  # the old one ends some time after the last page that it serves
        page.wait_for_timeout(3000)
        page.goto(server.address)
        wait_until(lambda: not set(page.evaluate("caches.keys()")) & set(old), "the old cache to go", 60)
        address = server.address
    page.goto(address + "explorer/")
    expect(page.locator("h1")).to_have_text("New: Explorer")
    live(page)
