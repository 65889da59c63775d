"""`show`: a widget in a kernel, plain HTML where the site is built."""

import json
import re
import sys
from html import unescape
from pathlib import Path
from typing import Any

import ipywidgets
import pytest

from pinochle.screens import KINDS, build
from pinochle.screens.html import PREFIX
from pinochle.widgets import show
from pinochle.widgets.screen import ScreenWidget
from pinochle.widgets.static import StaticScreen
from tests.screens.sample import Sample


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PINOCHLE_DATA", str(tmp_path))
    monkeypatch.delenv("PINOCHLE_STATIC", raising=False)
    monkeypatch.delenv("PINOCHLE_STORE", raising=False)


def widget(save: str | None = None) -> ScreenWidget:
    shown = show(Sample(count=2), save)
    assert isinstance(shown, ScreenWidget)
    return shown


def sent(to: ScreenWidget, monkeypatch: pytest.MonkeyPatch, *intents: dict[str, Any]) -> list[dict[str, Any]]:
    """What the page receives for these intents, through the widget's own message handler."""
    answers: list[dict[str, Any]] = []
    monkeypatch.setattr(to, "send", answers.append)
    for seq, intent in enumerate(intents, 1):
        to._handle_custom_msg({"intent": intent, "seq": seq, "view": "v"}, [])
    return answers


def test_a_widget_is_readable(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = widget()
    assert repr(shown) == "<sample: The count is 2.>"
    bundle = shown._repr_mimebundle_()
    assert bundle
    assert bundle[0]["text/plain"] == "<sample: The count is 2.>"
    assert "application/vnd.jupyter.widget-view+json" in bundle[0]
    assert bundle[0]["text/html"].startswith("<p><em>Run all cells to use this")
    assert 'class="pinochle-screen"' in bundle[0]["text/html"]
    assert PREFIX not in bundle[0]["text/html"]


def test_what_is_sent_to_the_page() -> None:
    shown = widget("here")
    assert (shown._html, shown._save, shown._browser) == (str(Sample(count=2).html()), "here", False)
    state = shown.get_state()
    assert "state" not in state
    assert len(state["_esm"]) > 1000
    assert ".pn-card" in state["_css"]


def test_it_answers_and_its_state_can_be_observed(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = widget()
    seen: list[Any] = []
    shown.observe(lambda change: seen.append(change["new"]["count"]), "state")
    answers = sent(shown, monkeypatch, {"do": "restore"}, {"do": "add", "at": 2}, {"do": "add", "at": 3})
    assert [answer["ack"] for answer in answers] == [1, 2, 3]
    assert (shown.screen, shown.state["count"], seen) == (Sample(count=4), 4, [3, 4])
    with pytest.raises(Exception, match="read-only"):
        shown.state = {}


def test_saved_on_this_machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    sent(widget("game"), monkeypatch, {"do": "restore"}, {"do": "add", "at": 2})
    assert json.loads((tmp_path / "saves" / "game.json").read_text())["spec"]["count"] == 3
    again = widget("game")
    sent(again, monkeypatch, {"do": "restore"})
    assert again.screen.count == 3


def test_a_class_keeps_it_in_each_browser(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PINOCHLE_STORE", "browser")
    shown = widget("game")
    assert shown._browser is True
    answer = sent(shown, monkeypatch, {"do": "add", "at": 2})[0]
    assert (answer["spec"]["count"], answer["store"]["stats/sample"][1]) == (3, 3)
    assert list(tmp_path.iterdir()) == []


def test_it_stands_in_a_box() -> None:
    assert ipywidgets.VBox([widget(), widget()]).children[0].screen == Sample(count=2)


def test_where_the_site_is_built_it_is_plain_html(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PINOCHLE_STATIC", "1")
    monkeypatch.setitem(sys.modules, "anywidget", None)
    shown = show(Sample(count=2, text='"<b>'), save="game")
    assert isinstance(shown, StaticScreen)
    assert repr(shown) == "<sample: The count is 2.>"
    html = shown._repr_html_()
    has = dict(re.findall(r'(data-[a-z]+)="([^"]*)"', html.split(">")[0]))
    assert (has["data-kind"], has["data-save"]) == ("sample", "game")
    assert json.loads(unescape(has["data-spec"]))["text"] == '"<b>'
    assert f'id="{has["data-prefix"]}-text"' in html
    assert html == show(Sample(count=2, text='"<b>'), save="game")._repr_html_()
    assert html != show(Sample(count=3, text='"<b>'), save="game")._repr_html_()


def test_a_page_holds_both_vocabularies_of_a_screen_that_has_two(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PINOCHLE_STATIC", "1")
    shown, _, other = (
        show(build("meld-explorer", {}))._repr_html_().partition('<template data-words="plain">')
    )
    assert "pn-words-table" in shown
    assert "as trump" in shown
    assert "pn-words-plain" in other
    assert "as the strongest suit" in other
    assert "<template" not in show(build("drill", {}))._repr_html_()


@pytest.mark.parametrize("name", ["", "A", "../x", "a b", "x" * 61, "ü", 5, True, b"a"])
def test_a_name_that_cannot_be_saved_is_refused(name: object) -> None:
    with pytest.raises(ValueError, match="small letters"):
        show(Sample(), save=name)  # type: ignore[arg-type]


def test_without_anywidget_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "pinochle.widgets.screen", raising=False)
    monkeypatch.setitem(sys.modules, "anywidget", None)
    with pytest.raises(ImportError, match=r"anywidget: pip install 'learn-pinochle\[notebooks\]'"):
        show(Sample())


def test_what_is_long_to_read_waits_for_its_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PINOCHLE_STATIC", "1")
    waits = {kind for kind in KINDS if " data-waits" in show(build(kind, {}))._repr_html_().split(">")[0]}
    assert waits == {"lesson"}
