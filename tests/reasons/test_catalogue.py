"""Every reason has its sentences, in both vocabularies, and an example that gives it."""

import re
from copy import copy

import pytest

from pinochle.examples import reason_of
from pinochle.reasons import FIELDS, GUIDE, PaysMost, catalogue, explain, in_guide, render

CODES = list(catalogue())
TABLE_WORDS = re.compile(
    r"\b(tricks?|trumps?|trumped|overtrump\w*|melds?|melding|bidders?|counters?|dix|led|leads?|leading|set|sets|heads?)\b",
    re.IGNORECASE,
)
PARTS = ("title", "says", "why")
FILLS = {"value": 10, "threshold": 600, "step": 50, "rows": "run 150"}  # what the fields' templates ask for


def texts(words, scale):
    """(code, sentence) of all that the catalogue says of its own examples."""
    for code in CODES:
        told = explain(reason_of(code), words, scale)
        yield from ((code, part) for part in (told.title, told.says, told.why, told.example.situation))


def table_words(text):
    """Whether a word of the table is in it; what is quoted (a field's name, a typed text) is nobody's choice."""
    return TABLE_WORDS.search(re.sub("“[^”]*”", "", text))


def field_texts():
    """Every template of the house rules' fields."""
    for name, field in FIELDS.items():
        yield from ((name, template) for template in (field.title, field.means, *field.values.values()))


@pytest.mark.parametrize("code", CODES)
def test_the_example_gives_that_very_reason(code):
    found = reason_of(code)
    assert type(found) is catalogue()[code]
    assert found.code == code
    assert str(found) == explain(found).says
    told = explain(found)
    assert (told.code, told.rule) == (code, found.entry.rule)


@pytest.mark.parametrize("code", CODES)
def test_every_entry_is_whole(code):
    entry = catalogue()[code].entry
    for part in PARTS:
        assert getattr(entry, part).strip()
    assert entry.example.situation.strip()
    assert entry.example.code.strip()
    assert catalogue()[code].__doc__


def test_an_unknown_code_is_a_key_error():
    with pytest.raises(KeyError):
        reason_of("no-such-reason")


def test_codes_are_words_with_dashes():
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", code) for code in CODES)
    assert {"not-a-pinochle", "not-a-whole-deck", "must-follow"} <= set(CODES)


@pytest.mark.parametrize("scale", [10, 1])
@pytest.mark.parametrize("words", ["table", "plain"])
def test_sentences_are_finished(words, scale):
    for code, text in texts(words, scale):
        assert not re.search(r"[\[\]{}]", text.replace('[Pinochle "1"]', "")), (code, text)
        assert "  " not in text, (code, text)
        assert text == text.strip(), (code, text)
        assert not text[0].islower(), (code, text)
        assert not re.search(r"\b([a-z]+) \1\b", text), (code, text)


@pytest.mark.parametrize("code", CODES)
def test_says_and_why_end_as_sentences_do(code):
    for words in ("table", "plain"):
        told = explain(reason_of(code), words)
        assert told.says[-1] in ".?", told.says
        assert told.why[-1] == ".", told.why
        assert str(told.example)[-1] in ".?", told.example.situation


def test_plain_words_are_plain():
    for scale in (10, 1):
        found = [(code, text) for code, text in texts("plain", scale) if table_words(text)]
        assert not found


def test_one_duty_has_one_name_in_each_vocabulary():
    fields = [render(template, "table", 10, FILLS) for _, template in field_texts()]
    said = [*fields, *(text for _, text in texts("table", 10))]
    assert not [text for text in said if re.search(r"\bplay(ing)? higher\b", text, re.IGNORECASE)]
    assert len([text for text in said if re.search(r"\bhead(ing)? the trick\b", text, re.IGNORECASE)]) > 5


def test_the_vocabularies_differ_wherever_a_table_word_is_said():
    pairs = list(zip(texts("table", 10), texts("plain", 10), strict=True))
    spoken = [(table, plain) for (_, table), (_, plain) in pairs if table_words(table)]
    assert len(spoken) > 80
    assert all(table != plain for table, plain in spoken)


def test_points_are_written_in_the_scale_of_the_table():
    tens = {code: explain(reason_of(code), "table", 10).says for code in CODES}
    ones = {code: explain(reason_of(code), "table", 1).says for code in CODES}
    for code in ("bid-too-low", "went-set", "run-meld", "paid-extra", "game-won"):
        assert tens[code] != ones[code]
    assert ones["bid-too-low"] == "You must bid at least 25 now."
    assert all(tens[c] == ones[c] for c in ("must-head", "not-held", "unknown-rank", "pass-exactly"))


@pytest.mark.parametrize("code", CODES)
def test_every_rule_stands_in_the_guide(code):
    assert catalogue()[code].entry.rule.startswith("guide/")
    assert in_guide(catalogue()[code].entry.rule)


@pytest.mark.parametrize("link", ["guide/nowhere/", "guide/meld/#nowhere", "https://example.org/", "meld/"])
def test_other_links_are_not_in_the_guide(link):
    assert not in_guide(link)


def test_the_guide_lists_no_page_twice_and_no_empty_name():
    assert all(page and all(headings) for page, headings in GUIDE.items())


def test_fields_of_the_house_rules_speak_plainly_too():
    for name, template in field_texts():
        table, plain = (render(template, words, 10, FILLS) for words in ("table", "plain"))
        assert not re.search(r"[\[\]{}]", table + plain), name
        assert not TABLE_WORDS.search(plain), (name, plain)


def test_reasons_are_values():
    for code in CODES:
        reason = reason_of(code)
        assert reason == reason_of(code)
        assert set(reason.values()) >= set(type(reason).__match_args__)
        assert hash(reason) == hash(reason_of(code))
        assert repr(reason).startswith(type(reason).__name__ + "(")
        with pytest.raises(AttributeError):
            reason.code = "other"


def test_a_reason_takes_its_own_values_and_no_others():
    assert PaysMost("x", 30) == PaysMost(points=30, suit="x") != PaysMost("x", 40)
    assert copy(PaysMost("x", 30)) == PaysMost("x", 30)
    for given, named in (
        ((), {}),
        (("x",), {}),
        (("x", 30, 1), {}),
        (("x", 30), {"points": 1}),
        (("x",), {"y": 1}),
    ):
        with pytest.raises(TypeError, match="PaysMost takes"):
            PaysMost(*given, **named)
