"""The wire: what the host answers, keeps and refuses."""

import logging
from dataclasses import dataclass, field
from html import escape
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pinochle.screens.base import InputError, Json
from pinochle.screens.host import BROKEN, NOT_SAVED, SET_ASIDE, Host, static_html
from pinochle.screens.html import PREFIX, Html
from pinochle.screens.store import Entries, merge
from tests.screens.lint import faults, intents
from tests.screens.sample import Sample
from tests.screens.test_base import JSON


@dataclass
class Shelf:
    """A shelf in memory."""

    saved: dict[str, Any] = field(default_factory=dict)
    store: Entries = field(default_factory=dict)
    aside: list[str] = field(default_factory=list)
    fault: OSError | None = None
    damaged: bool = False

    def load(self, name: str) -> Json:
        return self.saved.get(name)  # type: ignore[no-any-return]

    def save(self, name: str, document: dict[str, Json]) -> None:
        if self.fault:
            raise self.fault
        self.saved[name] = document

    def set_aside(self, name: str) -> None:
        self.aside.append(name)
        del self.saved[name]

    def entries(self) -> Entries:
        if self.damaged:
            raise InputError("damaged")
        return self.store

    def left_out(self) -> bool:
        return False

    def merge(self, entries: Entries) -> None:
        self.store = merge(self.store, entries)


def host(screen: Sample | None = None, **options: Any) -> Host[Sample]:
    return Host(screen or Sample(), clock=lambda: 1000, entropy=lambda: "ff", **options)


def note(said: str) -> str:
    """What stands under the screen when the host itself has something to say."""
    return f'<p class="pn-host-note" data-key="host-note">{escape(said)}</p>'


def says(at: Host[Sample], do: str, seq: int = 1, **more: Any) -> dict[str, Any]:
    return at.answer({"intent": {"do": do, **more.pop("intent", {})}, "seq": seq, "view": "v", **more})


def test_an_answer_shows_the_next_screen() -> None:
    at = host()
    answer = says(at, "add", 7, intent={"at": 0})
    assert answer["html"] == str(Sample(count=1).html())
    assert (answer["status"], answer["spec"]["count"]) == ("The count is 1.", 1)
    assert (answer["ack"], answer["view"], answer["version"]) == (7, "v", 1)
    assert at.screen == Sample(count=1)


def test_a_refusal_keeps_the_screen_and_is_said() -> None:
    at = host(Sample(count=2))
    answer = says(at, "fly")
    assert (answer["status"], at.screen) == ("There is no “fly” here.", Sample(count=2))
    assert answer["html"].endswith(note("There is no “fly” here.")), "said where it is seen too"
    assert "host-note" not in says(at, "add", intent={"at": 2})["html"]
    at = host(Sample(count=2))
    answer = says(at, "play", intent={"card": "9♥"})
    assert (answer["status"], at.screen) == ("That card is not there.", Sample(count=2))


def test_a_fault_keeps_the_screen_and_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    at = host(Sample(count=2))
    with caplog.at_level(logging.ERROR):
        answer = says(at, "fail")
    assert (answer["status"], at.screen, answer["html"]) == (
        BROKEN,
        Sample(count=2),
        f"{Sample(count=2).html()}{note(BROKEN)}",
    )
    assert "ZeroDivisionError" in caplog.text


@dataclass(frozen=True)
class Undrawable(Sample):
    """Counts above 2 cannot be drawn."""

    def html(self) -> Html:
        if self.count > 2:
            raise InputError("This cannot be drawn.")
        return super().html()


def test_a_screen_that_cannot_be_drawn_is_not_taken() -> None:
    at = Host(Undrawable(count=2))
    answer = says(at, "add", intent={"at": 2})
    assert (answer["status"], at.screen) == ("This cannot be drawn.", Undrawable(count=2))
    saved = {"version": 1, "spec": {**Undrawable().spec(), "count": 7}}
    fresh = Host(Undrawable())
    answer = fresh.answer({"intent": {"do": "restore"}, "seq": 1, "view": "v", "saved": saved})
    assert (answer["status"], answer["aside"], fresh.screen) == (SET_ASIDE, True, Undrawable())
    assert SET_ASIDE in str(answer["html"])


@pytest.mark.parametrize(
    "message", [None, 3, {}, {"intent": None}, {"intent": {"do": []}, "seq": "x", "view": 3}]
)
def test_what_is_no_message_is_answered(message: object) -> None:
    answer = host().answer(message)
    assert (answer["ack"], answer["html"]) == (0, f"{Sample().html()}{note(answer['status'])}")


def test_the_status_is_said_in_words() -> None:
    assert (
        says(host(Sample(refused="The 10♥ beats ♠.")), "restore")["status"]
        == "The 10 of hearts beats spades."
    )


def test_the_first_message_brings_what_the_browser_keeps() -> None:
    at = host(save="x")
    saved = {"version": 1, "spec": {"count": 5, "text": "hi"}}
    answer = says(at, "restore", saved=saved, store={"settings/words": [3, "plain"]}, link={"other": "1"})
    assert (at.screen.count, at.screen.text, at.screen.words, at.screen.seen) == (5, "hi", "plain", 1)
    assert "aside" not in answer
    assert "store" not in answer


def test_a_second_view_does_not_restore_again() -> None:
    at = host(save="x")
    says(at, "restore", saved={"version": 1, "spec": {"count": 5}})
    says(at, "restore", saved={"version": 1, "spec": {"count": 9}})
    assert at.screen.count == 5
    used = host(save="x")
    says(used, "add", intent={"at": 0})
    says(used, "restore", saved={"version": 1, "spec": {"count": 9}})
    assert used.screen.count == 1


@pytest.mark.parametrize(
    "saved",
    [
        "damaged",
        [],
        {},
        {"version": 1},
        {"version": 2, "spec": {}},
        {"version": 1, "spec": {"count": "x"}},
        {"version": 1, "spec": 3},
    ],
)
def test_an_unreadable_save_is_set_aside(saved: Any) -> None:
    answer = says(host(save="x"), "restore", saved=saved)
    assert (answer["status"], answer["aside"], answer["spec"]) == (SET_ASIDE, True, Sample().spec())
    shelf = Shelf({"x": saved})
    answer = says(host(save="x", shelf=shelf), "restore")
    assert (answer["status"], shelf.aside) == (SET_ASIDE, ["x"])


def test_a_shelf_keeps_the_screen_and_the_store() -> None:
    shelf = Shelf(store={"settings/words": (3, "plain")})
    at = host(save="x", shelf=shelf)
    says(at, "restore", saved={"version": 1, "spec": {"count": 9}})
    assert (at.screen.count, at.screen.words, shelf.saved) == (0, "plain", {})
    answer = says(at, "add", intent={"at": 0})
    assert shelf.saved == {"x": {"version": 1, "spec": at.screen.spec()}}
    assert shelf.store == {"settings/words": (3, "plain"), "stats/sample": (1000, 1)}
    assert answer["store"] == {"stats/sample": [1000, 1]}
    again = host(save="x", shelf=shelf)
    says(again, "restore")
    assert again.screen.count == 1
    unsaved = Shelf()
    says(host(shelf=unsaved), "add", intent={"at": 0})
    assert unsaved.saved == {}


def test_what_cannot_be_written_is_said_and_the_screen_goes_on() -> None:
    at = host(save="x", shelf=Shelf(fault=OSError(28, "No space left on device")))
    assert says(at, "add", intent={"at": 0})["status"] == f"{NOT_SAVED} (No space left on device)"
    assert at.screen.count == 1


def test_a_damaged_store_is_said() -> None:
    assert says(host(shelf=Shelf(damaged=True)), "restore")["status"] == SET_ASIDE


def test_a_link_is_read_by_the_screen_that_knows_it() -> None:
    at = host()
    says(at, "restore", link={"text": "hello", "other": "x"})
    assert at.screen.text == "hello"
    refused = says(host(), "restore", link={"text": ["x"]})
    assert refused["status"] == "“text” should be a text."
    assert says(host(), "restore", link="x")["status"] == "The link is not a readable object."


def test_entries_from_another_screen() -> None:
    at = host()
    answer = says(at, "store", store={"settings/words": [5, "plain"]})
    assert at.screen.words == "plain"
    assert "store" not in answer
    says(at, "store", store="x")
    assert at.screen.words == "plain"


def test_only_what_the_screen_has_taken_is_to_be_saved() -> None:
    at = host(save="x")
    assert "acted" not in says(at, "restore", link={"text": "hello"}), "opened, and nothing was done"
    assert "acted" not in says(at, "store", store={"settings/words": [5, "plain"]}), "done elsewhere"
    assert "acted" not in says(at, "fly")
    assert says(at, "add", intent={"at": 0})["acted"] is True


def test_time_and_chance_come_from_the_host() -> None:
    real = Host(Sample())
    answer = real.answer({"intent": {"do": "add", "at": 0}, "seq": 1, "view": "v"})
    stamp = answer["store"]["stats/sample"][0]  # type: ignore[index, call-overload]
    assert 1_600_000_000_000 < stamp < 10**14


def test_static_html_has_the_prefix() -> None:
    html = static_html(Sample(), "pn-1")
    assert PREFIX not in html
    assert 'id="pn-1-text"' in html


@given(
    st.lists(st.builds(dict, intent=JSON, seq=JSON, view=JSON, saved=JSON, store=JSON, link=JSON), max_size=4)
)
def test_no_message_breaks_a_host(messages: list[object]) -> None:
    at = host(save="x")
    for message in messages:
        answer = at.answer(message)
        assert faults(str(answer["html"]).removesuffix(note(str(answer["status"])))) == []


def test_the_sample_keeps_the_rules_wherever_one_goes() -> None:
    screen = Sample()
    for intent in intents(screen.html()):
        at = host(screen)
        at.answer({"intent": {**intent, "text": "a1", "on": True}, "seq": 1, "view": "v"})
        assert faults(at.screen.html()) == []
