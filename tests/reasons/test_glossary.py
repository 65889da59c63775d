"""Every word of the game is found under all its names, and explained in both vocabularies."""

import re

import pytest

from pinochle.reasons import GLOSSARY, define, in_guide, lookup
from pinochle.reasons.guide import GUIDE
from pinochle.reasons.words import TERMS
from tests.reasons.test_catalogue import CODES, TABLE_WORDS, catalogue

NAMES = [(name, entry) for entry in GLOSSARY for name in (entry.word, entry.plain, *entry.aliases) if name]


@pytest.mark.parametrize(("name", "entry"), NAMES, ids=[name for name, _ in NAMES])
def test_found_under_every_name(name, entry):
    assert lookup(name) is entry
    assert lookup(name.upper()) is entry
    assert lookup(f" {name.replace(' ', '-')} ") is entry


def test_no_name_means_two_things():
    assert len({name for name, _ in NAMES}) == len(NAMES)


@pytest.mark.parametrize(
    ("typed", "word"),
    [("deece", "dix"), ("Bezique", "bezique"), ("books", "trick"), ("counters", "counter"), ("pnuckle", "pinochle"),
     ("Runs", "run"), ("round-houses", "round house"), ("dixes", "dix"), ("strongest suit", "trump")],
)  # fmt: skip
def test_spellings(typed, word):
    assert lookup(typed).word == word


def test_a_word_of_another_game_is_none():
    assert lookup("checkmate") is None
    assert define("checkmate") is None
    assert lookup("") is None


@pytest.mark.parametrize("entry", GLOSSARY, ids=lambda entry: entry.word)
def test_definitions(entry):
    assert in_guide(entry.rule)
    for words in ("table", "plain"):
        told = define(entry.word, words)
        assert told.rule == entry.rule
        assert told.word[0].isupper()
        assert told.means[0].isupper() or told.means[0].isdigit()
        assert told.means.endswith(".")
        assert 1 <= len(re.findall(r"[.;:]( |$)", told.means)) <= 5
        assert len(told.means) < 190
        assert not re.search(r"[\[\]{}]", str(told))
    plain = define(entry.word, "plain")
    assert not TABLE_WORDS.search(plain.means), plain.means
    assert not TABLE_WORDS.search(plain.word), plain.word


def test_the_scale_of_the_table():
    assert "{" not in define("run").means
    assert define("run", scale=1).means == "A 10 K Q J of trump: 15."
    assert str(define("dix", "plain", 1)).endswith("which scores 1 by itself.")


def test_every_term_of_the_templates_is_in_the_glossary():
    articles = {"a trump", "a meld", "a dix", "are set", "led", "the bidders", "the other side"}
    assert [key for key in TERMS if key not in articles and lookup(key) is None] == []


def test_the_guide_lists_just_what_is_linked_to():
    links = {catalogue()[code].entry.rule for code in CODES} | {entry.rule for entry in GLOSSARY}
    used = {page: set() for page in GUIDE}
    for link in links:
        page, _, heading = link.removeprefix("guide/").partition("/")
        used[page] |= {heading.removeprefix("#")} - {""}
    assert used == {page: set(headings) for page, headings in GUIDE.items()}
