"""The client alone, with the test in Python's place: what it sends, how often, and when."""

from typing import Any

from playwright.sync_api import Page

from pinochle.cards import Card
from pinochle.screens import faces
from pinochle.screens.html import after, field
from tests.browser.harness import ROOT, key

CODE = (ROOT / "pinochle" / "static" / "screen.js").read_text(encoding="utf-8")
MOUNT = """async ([code, html]) => {
  const { mount } = await import(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
  window.sent = [];
  const screen = mount(document.body, (message) => sent.push(message), { html });
  window.answer = () => screen.receive({ html, status: "", ack: sent.at(-1).seq, view: sent.at(-1).view });
}"""
TEXT = str(field("Text", "", intent={"do": "type"}, key="text"))
TIMER = str(after(200, {"do": "tick"}, key="timer"))


def mounted(page: Page, html: str) -> None:
    """Show a screen that has had its first answer."""
    page.evaluate(MOUNT, [CODE, html])
    page.evaluate("answer()")


def sent(page: Page) -> list[dict[str, Any]]:
    """The intents sent since that first answer."""
    return [message["intent"] for message in page.evaluate("sent")][1:]


def test_a_timer_runs_once_however_many_answers_come_meanwhile(page: Page) -> None:
    page.clock.install()
    mounted(page, TIMER)
    for _ in range(3):
        page.evaluate("answer()")
    page.clock.run_for(1000)
    assert sent(page) == [{"do": "tick"}]


def test_one_message_of_a_field_is_under_way_and_the_last_text_is_always_sent(page: Page) -> None:
    mounted(page, TEXT)
    page.locator(key("text")).click()
    page.keyboard.type("abcd")
    assert sent(page) == [{"do": "type", "text": "a"}]
    page.evaluate("answer()")
    assert sent(page) == [{"do": "type", "text": "a"}, {"do": "type", "text": "abcd"}]


def test_a_text_that_is_being_composed_is_sent_when_it_stands(page: Page) -> None:
    mounted(page, TEXT)
    page.locator(key("text")).click()
    keys = page.context.new_cdp_session(page)
    for text in ("に", "にほ"):
        keys.send("Input.imeSetComposition", {"text": text, "selectionStart": 1, "selectionEnd": 1})
    assert page.locator(key("text")).input_value() == "にほ"
    assert sent(page) == []
    keys.send("Input.insertText", {"text": "日本"})
    assert sent(page)[-1] == {"do": "type", "text": "日本"}


def test_only_a_stroke_up_is_a_swipe(page: Page) -> None:
    card = faces.card_button(Card.parse("A♠"), intent={"do": "raise"}, second={"do": "play"}, state="legal")
    mounted(page, f'<p style="padding: 100px">{card}</p>')
    box = page.locator(".pn-card").bounding_box()
    assert box
    x, y = box["x"] + 5, box["y"] + 5
    for aside, up, played in ((0, 39, 0), (60, 50, 0), (-60, 50, 0), (0, -60, 0), (30, 50, 1)):
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + aside, y - up)
        page.mouse.up()
        plays = [intent for intent in sent(page) if intent["do"] == "play"]
        assert len(plays) == played, (aside, up)
