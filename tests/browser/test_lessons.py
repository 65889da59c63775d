"""The course in Chromium under Voila: every step of every lesson, each question answered wrong and right, axe on each.

Lessons take turns in light and dark, on a phone and on a wide screen.
"""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from pinochle.lessons import KEYS, lesson
from pinochle.lessons.drills import DRILLS
from pinochle.lessons.forms import MarkCards, MarkOptions, Number, Order, Pick
from pinochle.lessons.model import Question
from pinochle.screens.drill import exercise
from pinochle.widgets.files import FileShelf
from tests.browser.harness import ROOT, focused, key, open_screen, render, sideways, status, violations, voila

LOOKS = (("light", 1100), ("dark", 360), ("light", 360), ("dark", 1100))
AXE = "html"


@pytest.fixture(scope="module")
def course_data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("course-data")


@pytest.fixture(scope="module")
def course(course_data: Path) -> Iterator[str]:
    with voila(ROOT / "tutorials", course_data) as address:
        yield address


@pytest.fixture(autouse=True)
def from_the_beginning(course_data: Path) -> None:
    """Every test opens lessons that nobody has begun; what was learned before is remembered."""
    for save in (course_data / "saves").glob("*.json"):
        save.unlink()


def names(answer: str) -> list[str]:
    """Cards as the keys of their buttons: ``KS1 KS2``."""
    seen = Counter[str]()
    found = []
    for code in answer.split():
        seen[code] += 1
        found.append(f"{code}{seen[code]}")
    return found


def press(screen: Locator, keys: list[str], within: str = ".pn-question") -> None:
    """Real clicks, one right after the other: each names what it means, so none has to wait for the last."""
    click = "(root, [within, keys]) => keys.forEach(k => root.querySelector(`${within} [data-key='${k}']`).click())"
    screen.evaluate(click, [within, keys])


def give(screen: Locator, question: Question, answer: str) -> None:
    """Answer a question as a person would: press, mark and check, put in order, or type."""
    form = question.task.form
    if isinstance(form, Pick):
        screen.locator(f".pn-question {key(f'option-{answer}')}").click()
        return
    if isinstance(form, Number):
        screen.locator(key("number")).fill(answer)
    elif isinstance(form, MarkOptions):
        chosen = {f"option-{name}" for name in answer.split()}
        marked = {e.get_attribute("data-key") for e in screen.locator(".pn-choice [aria-pressed=true]").all()}
        press(screen, sorted(chosen ^ {name or "" for name in marked}))
    elif isinstance(form, MarkCards):
        marked = {
            e.get_attribute("data-key")
            for e in screen.locator(".pn-question .pn-card[aria-pressed=true]").all()
        }
        press(screen, sorted(set(names(answer)) ^ {name or "" for name in marked}))
    elif isinstance(form, Order):
        placed = [
            e.get_attribute("data-key") or "" for e in screen.locator(f"{key('placed')} .pn-card").all()
        ]
        press(screen, placed)
        if placed:
            expect(screen.locator(f"{key('placed')} .pn-card")).to_have_count(0)
        press(screen, names(answer))
        expect(screen.locator(f"{key('placed')} .pn-card")).to_have_count(len(form.cards))
    screen.locator(key("check")).click()


def top_of(page: Page, selector: str) -> float:
    """How far below the upper edge of the window something begins."""
    return float(page.evaluate("s => document.querySelector(s).getBoundingClientRect().top", selector))


def in_sight(page: Page, selector: str) -> bool:
    """Whether all of it, or what fits into the window from its beginning on, is in the window."""
    script = """s => {
        const { top, bottom, height } = document.querySelector(s).getBoundingClientRect();
        return top >= 0 && (bottom <= innerHeight || height > innerHeight - top);
    }"""
    return bool(page.evaluate(script, selector))


@pytest.mark.parametrize("which", KEYS)
def test_a_lesson_from_end_to_end(browser: Browser, course: str, which: str) -> None:
    made = lesson(which)
    scheme, width = LOOKS[made.number % len(LOOKS)]
    context = browser.new_context(viewport={"width": width, "height": 800}, color_scheme=scheme)  # type: ignore[arg-type]
    page = context.new_page()
    try:
        screen = open_screen(page, render(course, f"{made.page}.ipynb"))
        for place, step in enumerate(made.steps):
            expect(screen.locator(key("count"))).to_have_text(f"{place + 1} of {len(made.steps)}")
            assert sideways(page) == 0
            if step.asks:
                give(screen, step.asks, step.asks.wrong[0].answer)
                expect(screen.locator(".pn-said-wrong")).to_be_visible()
                expect(screen.locator(".pn-verdict")).to_have_text("✗ Not quite.")
                assert in_sight(page, ".pn-said-wrong"), f"{step.key}, answered wrong"
                assert violations(page, AXE) == [], f"{step.key}, answered wrong"
                give(screen, step.asks, step.asks.expect)
                expect(screen.locator(".pn-said-right")).to_be_visible()
                assert in_sight(page, ".pn-said-right"), f"{step.key}, answered right"
            else:
                assert violations(page, AXE) == [], step.key
            screen.locator(key("next")).click()
            expect(screen.locator(key("count"))).not_to_have_text(f"{place + 1} of {len(made.steps)}")
            assert 0 <= top_of(page, key("step-title")) < 200, f"after {step.key} one is at the next heading"
        expect(screen.locator(key("step-title"))).to_have_text("Well done")
        assert violations(page, AXE) == []
        assert focused(page) == "step-title"
        expect(screen.locator(key("next-lesson"))).to_be_in_viewport()
    finally:
        context.close()


def test_by_keyboard_alone(page: Page, course: str) -> None:
    screen = open_screen(page, render(course, "03-counting-meld.ipynb"))
    expect(screen.locator(key("keys"))).to_be_hidden()
    screen.locator(f".pn-question {key('KS1')}").focus()
    page.keyboard.press("ArrowRight")
    expect(screen.locator(key("keys"))).to_have_text("Keys: ← → choose, Space mark, Tab to Check")
    expect(screen.locator(key("keys"))).to_be_visible()
    page.keyboard.press("ArrowLeft")
    for name in ("KS1", "QS1"):
        while focused(page) != name:
            page.keyboard.press("ArrowRight")
        if screen.locator(f".pn-question {key(name)}").get_attribute("aria-pressed") == "false":
            page.keyboard.press("Space")
            expect(screen.locator(f".pn-question {key(name)}")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Tab")
    assert focused(page) == "check"
    page.keyboard.press("Enter")
    expect(screen.locator(".pn-said-right")).to_be_visible()
    assert "king and queen of spades" in status(screen)
    while focused(page) != "next":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(screen.locator(key("step-title"))).to_have_text("One suit is strongest")
    assert focused(page) == "step-title"


def test_the_lesson_is_taken_up_where_it_was_left(page: Page, course: str, course_data: Path) -> None:
    screen = open_screen(page, render(course, "01-the-cards.ipynb"))
    question = lesson("cards").steps[0].asks
    assert question
    give(screen, question, question.expect)
    expect(screen.locator(".pn-said-right")).to_be_visible()
    screen.locator(key("next")).click()
    expect(screen.locator(key("count"))).to_have_text("2 of 16")
    screen = open_screen(page, render(course, "01-the-cards.ipynb"))
    expect(screen.locator(key("count"))).to_have_text("2 of 16")
    stored = json.loads((course_data / "store.json").read_text())["entries"]
    assert "progress/cards/aces" in stored


def test_what_was_typed_and_cannot_be_read_stays_in_its_box(page: Page, course: str) -> None:
    screen = open_screen(page, render(course, "03-counting-meld.ipynb"))
    screen.locator(key("typing-summary")).click()
    box = screen.locator(key("typed"))
    box.fill("K")
    box.press("Enter")
    expect(screen.locator(key("typed-error"))).to_contain_text("can mean K♠ or K♥")
    expect(box).to_have_value("K")
    assert violations(page, AXE) == []
    box.fill("K♠ queen")
    box.press("Enter")
    expect(screen.locator(key("typed-error"))).to_contain_text("no suit")
    box.fill("king of spades, queen of spades")
    box.press("Enter")
    expect(screen.locator(".pn-said-right")).to_be_visible()


def test_words_hints_and_the_word_that_is_looked_up(page: Page, course: str) -> None:
    screen = open_screen(page, render(course, "05-the-strict-order-of-play.ipynb"))
    expect(screen.locator(key("count"))).to_have_text("1 of 26")
    screen.locator(key("say-trick")).click()
    expect(screen.locator(key("meaning"))).to_contain_text("Four cards")
    for n in range(3):
        screen.locator(key("hint")).click()
        expect(screen.locator(key(f"hint{n}" if n < 2 else "hint-answer"))).to_be_visible()
        assert in_sight(page, ".pn-hints"), "a new hint is brought into view"
    assert violations(page, AXE) == []
    screen.locator(key("more-summary")).click()
    screen.locator(key("words")).select_option("plain")
    expect(screen.locator(".pn-ask")).to_contain_text("started")
    screen.locator(key("words")).select_option("course")
    expect(screen.locator(".pn-ask")).to_contain_text("led")


def test_the_contents_page_leads_to_the_lessons_and_knows_how_far_one_is(page: Page, course: str) -> None:
    first = open_screen(page, render(course, "01-the-cards.ipynb"))
    expect(first.locator(key("count"))).to_have_text("1 of 16")
    question = lesson("cards").steps[0].asks
    assert question
    give(first, question, question.expect)
    expect(first.locator(".pn-said-right")).to_be_visible()
    screen = open_screen(page, course)
    assert page.url.endswith("/voila/render/00-contents.ipynb")
    assert violations(page, AXE) == []
    expect(screen.locator("li", has_text="The cards").first).to_contain_text("questions")
    screen.locator(key("to-meld")).click()
    page.wait_for_url("**/03-counting-meld.ipynb")
    expect(page.locator("h1")).to_contain_text("Counting meld", timeout=60_000)


def test_clicking_twice_where_one_asks_to_forget_forgets_nothing(
    page: Page, course: str, course_data: Path
) -> None:
    shelf = FileShelf(course_data)
    shelf.merge({"progress/cards/aces": (1, {"v": 1, "tries": 0, "hints": 0})})
    screen = open_screen(page, render(course, "00-contents.ipynb"))
    screen.locator(f"{key('keeping')} summary").click()
    forget = screen.locator(key("forget"))
    forget.scroll_into_view_if_needed()
    place = forget.bounding_box()
    assert place
    x, y = place["x"] + place["width"] - 4, place["y"] + place["height"] / 2
    forget.evaluate("button => { button.click(); button.click(); }")  # both before there is an answer
    expect(screen.locator(key("forget-now"))).to_be_visible()
    page.mouse.click(x, y)  # a slower second one, at the edge of where the first was
    expect(forget).to_be_visible()
    assert shelf.entries()["progress/cards/aces"][1] is not None
    forget.click()
    screen.locator(key("forget-now")).click()
    expect(screen.locator(key("said"))).to_have_text("All progress is forgotten.")
    assert shelf.entries()["progress/cards/aces"][1] is None


def test_a_round_of_a_drill_on_a_phone(browser: Browser, course: str) -> None:
    context = browser.new_context(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    page = context.new_page()
    try:
        screen = open_screen(page, render(course, "drills.ipynb", "?drill=takes"))
        expect(screen.locator("h2")).to_have_text(DRILLS["takes"].title.replace("[", "").replace("]", ""))
        for place in range(8):
            expect(screen.locator(key("exercise-title"))).to_have_text(f"Exercise {place + 1} of 8")
            question = exercise("takes", "1", place, "").question
            give(screen, question, question.expect)
            expect(screen.locator(".pn-said-right")).to_be_visible()
            assert sideways(page) == 0
            screen.locator(key("next")).tap()
        expect(screen.locator(key("exercise-title"))).to_have_text("8 of 8 right at once")
        assert violations(page, AXE) == []
    finally:
        context.close()
