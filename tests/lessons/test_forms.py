"""Answers as people type them."""

import pytest

from pinochle.cards import Card
from pinochle.lessons.forms import Form, MarkCards, MarkOptions, Number, Option, Order, Pick, suits
from pinochle.reasons import NotationError

HAND = tuple(Card.parse(word) for word in ("AS", "AS", "10H", "9H"))
KINGS = tuple(Card.parse(word) for word in ("KS", "QS", "KH"))
CLUBS = tuple(Card.parse(word) for word in ("QC", "10C", "KC", "QC"))
CALLS = MarkOptions((Option("pass", "pass"), Option("280", "280"), Option("290", "290")))


@pytest.mark.parametrize(
    ("form", "typed", "answer"),
    [
        (Pick(suits()), "h", "H"),
        (Pick(suits()), "♥ hearts", "H"),
        (Pick(suits()), "2", "H"),
        (Pick((Option("100", "100 points"), Option("0", "nothing"))), "0", "0"),
        (Pick((Option("100", "100 points"), Option("0", "nothing"))), "Nothing", "0"),
        (MarkCards(HAND), "9h, as", "AS 9H"),
        (MarkCards(HAND), "AS AS", "AS AS"),
        (MarkCards(HAND, kinds=True), "as as 9H", "AS 9H"),
        (MarkCards(HAND, count=2), "10h 9h", "10H 9H"),
        (CALLS, "290,PASS", "pass 290"),
        (Order(HAND), "as as 10h 9h", "AS AS 10H 9H"),
        (Order(CLUBS), "10 K Q Q", "10C KC QC QC"),
        (Order(CLUBS), "ten, king, queen, queen", "10C KC QC QC"),
        (MarkCards(KINGS), "queen", "QS"),
        (MarkCards(KINGS), "king of hearts", "KH"),
        (Number("aces"), "four", "4"),
        (Number("aces"), "8 aces", "8"),
        (Number(), "two hundred and fifty points", "250"),
        (Number(), "60 points", "60"),
        (Number(), "60points", "60"),
        (Number(), "1 point", "1"),
        (Number("cards"), "8cards", "8"),
        (Number(), "a thousand five hundred", "1500"),
        (Number(), "minus 280", "-280"),
        (Number(), "minus two hundred eighty", "-280"),
        (Number(), "nothing", "0"),
        (Number(), " −20 ", "-20"),
        (Number(), "+250", "250"),
    ],
)
def test_read(form: Form, typed: str, answer: str) -> None:
    assert form.read(typed) == answer
    assert form.read(answer) == answer


@pytest.mark.parametrize(
    ("form", "typed", "said"),
    [
        (Pick(suits()), "x", "one of S, H, C, D"),
        (Pick(suits()), "7", "one of S, H, C, D"),
        (Pick((Option("100", "a"), Option("0", "b"))), "2", "one of 100, 0"),
        (MarkCards(HAND), "", "some of these cards"),
        (MarkCards(HAND), "AS AS AS", "only two A♠"),
        (MarkCards(HAND), "KD", "do not hold K♦"),
        (MarkCards(HAND), "K", "such as AS"),
        (MarkCards(KINGS), "K", "K♠ or K♥"),
        (MarkCards(HAND), "x" * 3000, f"“{'x' * 40}…” is no card"),
        (MarkCards(HAND), "nonsense", "“nonsense” is no card"),
        (MarkCards(HAND, count=2), "AS", "two of these cards"),
        (CALLS, "", "some of pass 280 290"),
        (CALLS, "pass 300", "some of pass 280 290"),
        (Order(HAND), "AS 10H", "all these cards"),
        (Order(HAND), "who knows", "is no card"),
        (Number(), "many", "a number of points, as in “40”"),
        (Number(), "forty 5", "a number of points"),
        (Number("aces"), "many", "a number of aces, as in “3”"),
        (Number(), "1000000", "a number of points"),
    ],
)
def test_what_is_no_answer_is_told_what_would_be_one(form: Form, typed: str, said: str) -> None:
    with pytest.raises(NotationError) as refused:
        form.read(typed)
    assert said in str(refused.value)
