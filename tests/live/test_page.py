"""The host of a page's screens: opens them by number, answers with the wire, survives what no page of ours sends."""

import json

import pytest

from pinochle.live import Page
from pinochle.live.page import OLD_PAGE, UNREADABLE
from pinochle.screens.base import InputError, read_fields
from tests.screens.sample import Sample


@pytest.fixture
def sample() -> Page:
    def build(kind: str, spec: object) -> Sample:
        if kind != "sample":
            raise InputError("no such screen")
        return Sample.from_spec(read_fields(spec))

    return Page(build)


def say(page: Page, to: int, **wire: object) -> dict[str, object]:
    answer: dict[str, object] = json.loads(page.answer(to, json.dumps({"seq": 1, "view": "v", **wire})))
    return answer


def opened(page: Page, to: int, **spec: object) -> dict[str, object]:
    return say(page, to, open={"kind": "sample", "spec": spec, "save": ""}, intent={"do": "restore"})


def test_an_opened_screen_answers_with_its_number(sample: Page) -> None:
    reply = opened(sample, 4, count=3)
    assert (reply["to"], reply["ack"], reply["view"], reply["status"]) == (4, 1, "v", "The count is 3.")
    assert say(sample, 4, intent={"do": "add", "at": 3})["status"] == "The count is 4."


def test_screens_of_a_page_do_not_meet(sample: Page) -> None:
    opened(sample, 1, count=1)
    opened(sample, 2, count=2)
    say(sample, 1, intent={"do": "add", "at": 1})
    assert say(sample, 2, intent={"do": "nothing"})["spec"] == {
        "count": 2,
        "text": "",
        "played": [],
        "words": "table",
    }


def test_opening_again_starts_anew(sample: Page) -> None:
    opened(sample, 1, count=1)
    say(sample, 1, intent={"do": "add", "at": 1})
    assert opened(sample, 1, count=7)["status"] == "The count is 7."


@pytest.mark.parametrize(
    "open_",
    [{"kind": "of-old", "spec": {}}, {"kind": "sample", "spec": {"count": "x"}}, {"kind": 1}, [], "x", None],
)
def test_a_page_that_does_not_fit_is_told(sample: Page, open_: object) -> None:
    assert say(sample, 1, open=open_, intent={"do": "restore"}) == {"to": 1, "error": OLD_PAGE}


def test_a_screen_that_was_never_opened_is_told(sample: Page) -> None:
    assert say(sample, 9, intent={"do": "add"}) == {"to": 9, "error": OLD_PAGE}


@pytest.mark.parametrize(
    "text", ["", "{", "7", "null", '"x"', "[[1]]", '{"a":' * 3000 + "1" + "}" * 3000, "[" * 10**6]
)
def test_what_cannot_be_read_is_told(sample: Page, text: str) -> None:
    assert json.loads(sample.answer(1, text)) == {"to": 1, "error": UNREADABLE}


def test_brackets_in_texts_are_no_nesting(sample: Page) -> None:
    opened(sample, 1)
    typed = '[{"\\' * 300
    reply = say(sample, 1, intent={"do": "type", "text": typed})
    assert isinstance(reply["spec"], dict)
    assert reply["spec"]["text"] == typed
