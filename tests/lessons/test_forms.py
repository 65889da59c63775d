"""Answers as people type them."""

import pytest

from pinochle.cards import Card
from pinochle.lessons.forms import Form, MarkCards, MarkOptions, Number, Option, Order, Pick, suits
from pinochle.reasons import NotationError

HAND = tuple(Card.parse(word) for word in ("AS", "AS", "10H", "9H"))
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
        (Number(), " −20 ", "-20"),
        (Number(), "+250", "250"),
    ],
)
def test_read(form: Form, typed: str, answer: str) -> None:
    assert form.read(typed) == answer
    assert form.read(answer) == answer


@pytest.mark.parametrize(
    ("form", "typed"),
    [
        (Pick(suits()), "x"),
        (Pick(suits()), "7"),
        (Pick((Option("100", "a"), Option("0", "b"))), "2"),
        (MarkCards(HAND), ""),
        (MarkCards(HAND), "AS AS AS"),
        (MarkCards(HAND), "KD"),
        (MarkCards(HAND), "nonsense"),
        (MarkCards(HAND, count=2), "AS"),
        (CALLS, ""),
        (CALLS, "pass 300"),
        (Order(HAND), "AS 10H"),
        (Order(HAND), "who knows"),
        (Number(), "many"),
        (Number(), "1000000"),
    ],
)
def test_what_is_no_answer_is_not_counted_as_wrong(form: Form, typed: str) -> None:
    with pytest.raises(NotationError) as refused:
        form.read(typed)
    assert form.wanted in str(refused.value)
