"""The builder: what it writes, and that nothing typed becomes markup."""

import json
from html import unescape
from html.parser import HTMLParser
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pinochle.screens import html as h
from pinochle.screens.html import PREFIX, tag
from tests.screens.lint import faults, read


@pytest.mark.parametrize(
    ("made", "written"),
    [
        (tag("p", "2 < 3 & “4”", cls="note"), '<p class="note">2 &lt; 3 &amp; “4”</p>'),
        (tag("p", None, False, ["a", tag("b", 1)], ("c",)), "<p>a<b>1</b>c</p>"),
        (tag("p", cls=("a", "", "b")), '<p class="a b"></p>'),
        (tag("p", aria_label='say "x"', hidden=True, title=None), '<p aria-label="say &quot;x&quot;" hidden></p>'),
        (tag("p", aria_hidden=True, aria_busy=False), '<p aria-hidden="true" aria-busy="false"></p>'),
        (tag("br"), "<br/>"),
        (tag("p", key="k", focus="f"), '<p data-key="k" data-focus="f"></p>'),
        (tag("p", id="a", for_="b"), f'<p id="{PREFIX}-a" for="{PREFIX}-b"></p>'),
        (tag("p", aria_describedby=["b", "c"]), f'<p aria-describedby="{PREFIX}-b {PREFIX}-c"></p>'),
        (tag("p", f"a{PREFIX}b"), "<p>ab</p>"),
        (tag("use", ref="S"), f'<use href="#{PREFIX}-S"/>'),
        (h.hidden("x"), '<span class="pn-hidden">x</span>'),
        (
            h.after(5, {"do": "t"}, key="k"),
            """<span data-key="k" data-after='{"ms":5,"intent":{"do":"t"}}' hidden></span>""",
        ),
    ],
)  # fmt: skip
def test_what_is_written(made: str, written: str) -> None:
    assert made == written


@given(st.text(), st.text())
def test_nothing_typed_becomes_markup(text: str, attribute: str) -> None:
    made = tag("p", text, title=attribute, intent={"do": text}, key=attribute)
    seen: list[tuple[str, dict[str, str | None]]] = []

    class Seen(HTMLParser):
        def handle_starttag(self, name: str, attrs: list[tuple[str, str | None]]) -> None:
            seen.append((name, dict(attrs)))

    Seen().feed(made)
    assert [name for name, _ in seen] == ["p"]
    has = seen[0][1]
    assert json.loads(has["data-intent"] or "") == {"do": text.replace(PREFIX, "")}
    assert (has.get("title") or "") == unescape(attribute.replace(PREFIX, "")) or "&" in attribute
    assert set(has) <= {"title", "data-intent", "data-key"}


def everything() -> h.Html:
    intent = {"do": "x"}
    return tag(
        "div",
        h.heading(2, "Title", key="title", focus="1"),
        h.button("Go", intent=intent, key="go", hotkey="g"),
        h.button("No", intent=intent, key="no", why_not="because"),
        h.link("Guide", href="../guide/", key="guide"),
        h.field("Text", "value", intent=intent, key="text", hint="a hint", error="an error"),
        h.checkbox("Tick", True, intent=intent, key="tick"),
        h.select("List", {"a": "A", "b": "B"}, "b", intent=intent, key="list"),
        h.radios("Choice", {"a": "A", "b": "B"}, "b", key="choice", intent=intent),
        h.tabs("Tabs", {"a": "A", "b": "B"}, "a", key="tabs", intent=intent, panel="panel"),
        h.tab_panel("Shown", name="panel", tab="tabs-a"),
        h.roving(tag("button", "1", key="r1", intent=intent, tabindex=h.stop(True)), label="Group", key="group"),
        h.details("More", "Body", key="more"),
        h.meter("Bar", 3, 5, key="bar"),
        h.both_words(["trick"], ["round"]),
    )  # fmt: skip


def test_what_the_builder_makes_keeps_the_rules() -> None:
    assert faults(everything()) == []


def found(key: str) -> Any:
    return next(e for e in read(everything())[0].walk() if e.attributes.get("data-key") == key)


def test_a_refusing_button_says_why_and_can_be_pressed() -> None:
    button = found("no")
    assert button.said() == "No (not allowed: because)"
    assert button.attributes["aria-disabled"] == "true"
    assert json.loads(button.attributes["data-intent"]) == {"do": "x"}


def test_a_key_that_presses_is_announced() -> None:
    assert found("go").attributes["aria-keyshortcuts"] == "g"


def test_a_field_knows_its_label_hint_and_error() -> None:
    has = found("text").attributes
    assert has["aria-describedby"].split() == [f"{PREFIX}-text-hint", f"{PREFIX}-text-error"]
    assert (has["aria-invalid"], has["value"], has["data-on"]) == ("true", "value", "input")


def test_choices_have_one_stop_and_one_chosen() -> None:
    for group, state in (("choice", "aria-checked"), ("tabs", "aria-selected")):
        items = found(group).children
        assert [item.attributes["tabindex"] for item in items].count("0") == 1
        chosen = [item for item in items if item.attributes[state] == "true"]
        assert [item.attributes["tabindex"] for item in chosen] == ["0"]
        assert json.loads(chosen[0].attributes["data-intent"])["choice"] in {"a", "b"}
        assert "data-choose" in found(group).attributes


def test_choices_without_a_choice_start_at_the_first() -> None:
    made = h.radios("Choice", {"a": "A", "b": "B"}, None, key="choice", intent={"do": "x"})
    assert made.count('tabindex="0"') == 1
    assert 'aria-checked="true"' not in made


@pytest.mark.parametrize(
    "href", ["javascript:alert(1)", "data:text/html,x", "http://example.org/", "JAVASCRIPT:x", "//x.y"]
)
def test_links_lead_to_this_site_or_to_https(href: str) -> None:
    with pytest.raises(ValueError, match="not allowed"):
        h.link("x", href=href, key="x")


@pytest.mark.parametrize("href", ["?hand=AS:x", "#melds", "../guide/", "https://example.org/", "a/b:c"])
def test_good_links(href: str) -> None:
    assert faults(tag("div", h.link("x", href=href, key="x"))) == [] or href == "#melds"


@pytest.mark.parametrize(
    ("broken", "fault"),
    [
        ('<div><p style="color:red"></p></div>', "inline style"),
        ("<div><script></script></div>", "script"),
        ('<div><p onclick="x"></p></div>', "event handler"),
        ('<div><button data-key="a" data-lm-suppress-shortcuts="true" disabled>x</button></div>', "disabled"),
        ('<div><p data-intent=\'{"do":"x"}\'></p></div>', "without data-key"),
        ('<div><button data-key="a">x</button></div>', "steal"),
        ('<div><button data-key="a" data-lm-suppress-shortcuts="true"></button></div>', "no name"),
        (
            '<div><button data-lm-suppress-shortcuts="true"><span aria-hidden="true">x</span></button></div>',
            "no name",
        ),
        ('<div><input data-key="a" aria-label="x" data-lm-suppress-shortcuts="true"/></div>', "tells nobody"),
        ('<div><p id="bare"></p></div>', "bare id"),
        ('<div><a href="javascript:x" data-lm-suppress-shortcuts="true">x</a></div>', "links to"),
        ('<div><p data-key=\'a\' data-intent=\'{"do":"x","index":1}\'></p></div>', "names no thing"),
        ("<div><svg></svg></div>", "drawing"),
        ('<div><i data-key="a"></i><i data-key="a"></i></div>', "twice among siblings"),
        (f'<div><i id="{PREFIX}-a"></i><i id="{PREFIX}-a"></i></div>', "twice"),
        (f'<div><label for="{PREFIX}-gone"></label></div>', "not there"),
        ("<div></div><div></div>", "outermost"),
        ("<div><p></div>", "closes"),
        ("<div><li></li></div>", "without data-key"),
    ],
)
def test_the_lint_finds_what_is_wrong(broken: str, fault: str) -> None:
    assert any(fault in found for found in faults(broken)), faults(broken)
