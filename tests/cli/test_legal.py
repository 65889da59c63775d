"""`pinochle legal`."""

import json

import pytest

HELD = ("legal", "AC JC 9D 10H", "--trick", "KC 9C", "--trump", "s")


def test_what_may_be_played_and_why_not_the_others(run):
    ran = run(*HELD)
    assert ran.status == 0
    assert ran.out.splitlines()[:2] == ["On the table: K♣ 9♣; K♣ is winning.", "You may play: A♣"]
    assert "  not J♣: You can beat K♣ with your A♣" in ran.out
    assert "  not 9♦: You have clubs" in ran.out


def test_the_trick_keeps_its_order(run):
    out = run("legal", "JS QS", "--trick", "9C AC", "--trump", "s").out
    assert out.startswith("On the table: 9♣ A♣; A♣ is winning.")


@pytest.mark.parametrize(
    ("card", "status", "says"), [("AC", 0, "A♣ may be played."), ("JC", 1, "You can beat K♣")]
)
def test_one_card_is_asked(run, card, status, says):
    ran = run(*HELD, "--play", card)
    assert ran.status == status
    assert ran.out.startswith(says)


def test_a_card_that_is_not_held(run):
    ran = run(*HELD, "--play", "AS")
    assert (ran.status, ran.out.count("\n")) == (1, 1)
    assert "A♠" in ran.out


def test_the_house_rules_are_heeded(run):
    out = run(*HELD, "--set", "head=TRUMP_LED_ONLY").out
    assert "You may play: J♣ A♣" in out or "You may play: A♣ J♣" in out


def test_the_leader_plays_anything(run):
    out = run("legal", "AH 9S", "--trump", "h").out
    assert out.startswith("You may play: 9♠ A♥")


def test_plain_words(run):
    assert "trick" not in run(*HELD, "--words", "plain").out


def test_json(run):
    answer = json.loads(run(*HELD, "--json").out)
    assert (answer["legal"], answer["winning"]) == (["AC"], "KC")
    assert answer["refused"]["JC"]["code"] == "must-head"


def test_a_card_without_a_choice_is_told_as_one(run):
    only = run("legal", "AH 9H KS", "--trick", "AS", "--trump", "h").out
    assert "K♠ is the only card of spades in the hand, so it has to be played." in only
    assert "any of them" not in only


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (
            ["AC", "--trick", "KC 9C AC JC", "--trump", "s"],
            "pinochle legal: a trick has four cards, and four lie there already",
        ),
        (["AC AC", "--trick", "AC", "--trump", "s"], "pinochle legal: That makes three copies of A♣"),
        (["AC", "--trick", "K", "--trump", "s"], "pinochle legal: “K”"),
        (["AC", "--trump", "s", "--play", "AC KC"], "pinochle legal: "),
        (["AC"], "pinochle legal: the following arguments are required: --trump"),
    ],
)
def test_bad_input(run, arguments, says):
    ran = run("legal", *arguments)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(says)
    assert ran.err.count("\n") == 1
