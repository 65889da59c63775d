"""`pinochle explain` and `pinochle rules`."""

import json

import pytest

from pinochle.reasons import catalogue
from pinochle.reasons.glossary import GLOSSARY
from pinochle.rules import PRESETS


@pytest.mark.parametrize("words", ["table", "plain"])
def test_every_reason_can_be_explained(run, words):
    listed = run("explain", "--words", words).out
    for code in catalogue():
        assert f"{code} " in listed
        out = run("explain", code, "--words", words).out
        assert f"({code})" in out
        assert "For example: " in out
        assert code == "bad-record" or not set("{}[]|") & set(out), "a template that was not filled in"


def test_a_reason_in_either_vocabulary(run):
    assert "head the trick" in run("explain", "must-head").out
    assert "head the trick" not in run("explain", "must head", "--words", "plain").out


def test_a_word_of_the_game_by_any_of_its_names(run):
    assert "nine of trump" in run("explain", "dix").out
    assert run("explain", "deece").out == run("explain", "dix").out
    assert json.loads(run("explain", "dix", "--json").out)["rule"] == "guide/meld/#dix"


@pytest.mark.parametrize("what", ["must-head", "dix"])
def test_only_programs_are_given_a_link_that_a_terminal_cannot_open(run, what):
    assert "guide/" not in run("explain", what).out
    assert "guide/" in run("explain", what, "--json").out


def test_every_word_is_listed(run):
    listed = json.loads(run("explain", "--terms", "--json").out)
    assert len(listed) == len({term.word for term in GLOSSARY})


def test_what_does_not_exist_gets_a_hint(run):
    ran = run("explain", "must-hed")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == "pinochle explain: there is no reason and no word “must-hed”: did you mean must-head?\n"
    assert "“pinochle explain --terms” the words" in run("explain", "xyzzy").err


def test_the_sets_of_rules_and_how_they_differ(run):
    out = run("rules").out
    assert [line for line in out.splitlines() if not line.startswith(" ")] == list(PRESETS)


def test_one_set_field_by_field_in_its_own_digits(run):
    out = run("rules", "kitchen").out
    assert "bidding starts at 25  [minimum_bid]\n" in out
    assert "game goes to 150" in out


def test_differences(run):
    out = run("rules", "--diff", "eight-deals").out
    assert out.startswith("No cards are passed")
    assert "our reading" in out
    assert run("rules", "online", "--diff", "online").out == "No difference.\n"
    answer = json.loads(run("rules", "kitchen", "--diff", "kitchen-classic", "--json").out)
    assert set(answer) == {"scale", "counters"}


def test_ones_own_table(run):
    assert run("rules", "--set", "run_extras=true").out != run("rules", "standard").out


@pytest.mark.parametrize("arguments", [["pub"], ["--diff", "pub"], ["--set", "head=upside-down"]])
def test_bad_rules(run, arguments):
    ran = run("rules", *arguments)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("pinochle rules: ")
    assert ran.err.count("\n") == 1
