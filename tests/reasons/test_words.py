"""Templates, vocabularies, numbers and lists."""

import pytest

from pinochle.cards import Card, Suit
from pinochle.reasons import Word, listed, points, render, term
from pinochle.reasons.words import TERMS, number, shown


@pytest.mark.parametrize(
    ("template", "table", "plain"),
    [
        ("the [trick]", "the trick", "the round"),
        ("[Trick] and [tricks]", "Trick and tricks", "Round and rounds"),
        ("[are set|fall short] by {n:pts}", "are set by 250", "fall short by 250"),
        ("[only at the table|]", "only at the table", ""),
        ("{n:number}{n:copies}", "250, 250 copies", "250, 250 copies"),
        ("{one:cards}, {two:cards}", "one card, two cards", "one card, two cards"),
        ("{one:deals}, {two:deals}", "one deal, two deals", "one deal, two deals"),
        ("{one:times}, {two:times}", "1 time, 2 times", "1 time, 2 times"),
        ("{one:copies}|{two:copies}", "|, two copies", "|, two copies"),
        ("{300:pts}", "300", "300"),
        ("{cards:or}", "A♠, K♥ or 9♣", "A♠, K♥ or 9♣"),
        ("{cards}", "A♠, K♥ and 9♣", "A♠, K♥ and 9♣"),
        ("{suit} {word}", "hearts bidders", "hearts auction winners"),
        ("{typed}", "[trick] {n}", "[trick] {n}"),
    ],
)
def test_render(template, table, plain):
    values = {
        "n": 250,
        "one": 1,
        "two": 2,
        "cards": tuple(map(Card.parse, ("AS", "KH", "9C"))),
        "suit": Suit.HEARTS,
        "word": Word("bidders"),
        "typed": "[trick] {n}",
    }
    assert render(template, "table", 10, values) == table
    assert render(template, "plain", 10, values) == plain


def test_a_sentence_begins_with_a_capital():
    assert render("[trick] one", "plain", sentence_case=True) == "Round one"
    assert render("", "plain", sentence_case=True) == ""


@pytest.mark.parametrize("template", ["{missing}", "[no such term]"])
def test_what_is_not_there_is_a_key_error(template):
    with pytest.raises(KeyError):
        render(template, "table")


@pytest.mark.parametrize(
    ("value", "tens", "ones"),
    [(250, "250", "25"), (0, "0", "0"), (-300, "−300", "−30"), (255, "255", "25.5"), (-5, "−5", "−0.5")],
)
def test_points(value, tens, ones):
    assert points(value, 10) == tens
    assert points(value, 1) == ones


def test_numbers_in_words():
    assert [number(n) for n in (0, 1, 12, 16, 20, 21, -1)] == [
        "no",
        "one",
        "twelve",
        "sixteen",
        "twenty",
        "21",
        "-1",
    ]


def test_lists():
    assert listed(["A"]) == "A"
    assert listed(["A", "B"], "or") == "A or B"
    assert listed(["A", "B", "C"]) == "A, B and C"


def test_terms_keep_a_capital():
    assert term("Meld", "plain") == "Combinations"
    assert all(
        term(key, "table") == table and term(key, "plain") == plain for key, (table, plain) in TERMS.items()
    )


def test_named_things():
    assert shown(Card.parse("AS"), None, "plain", 10) == "A♠"
    assert shown(Word("trick"), None, "plain", 10) == "round"
    assert shown("trick", None, "plain", 10) == "trick"
