"""`pinochle meld`."""

import json

import pytest

HAND = "AH 10H KH QH JH 9H KS KC KD QS JD 10C"


def test_the_hand_of_the_readme_shows_its_five_parts(run):
    ran = run("meld", HAND, "--trump", "h")
    assert (ran.status, ran.err) == (0, "")
    title, *parts = ran.out.splitlines()
    assert title == "Hearts as trump: 300"
    assert [part.split("  ")[0:1] and " ".join(part.split()) for part in parts] == [
        "150 run in hearts A♥ 10♥ K♥ Q♥ J♥",
        "20 marriage in spades K♠ Q♠",
        "10 dix 9♥",
        "80 kings around K♠ K♥ K♦ K♣",
        "40 pinochle Q♠ J♦",
    ]


def test_without_trump_all_four_suits_and_the_one_that_shows_most(run):
    out = run("meld", *HAND.split()).out
    titles = [line for line in out.splitlines() if " as trump: " in line]
    assert titles == [
        "Spades as trump: 180",
        "Hearts as trump: 300",
        "Clubs as trump: 160",
        "Diamonds as trump: 160",
    ]
    assert "With hearts as trump this hand shows most: 300, 120 more than with any other suit." in out


def test_single_digits_and_plain_words(run):
    out = run("meld", HAND, "--trump", "hearts", "--rules", "kitchen", "--words", "plain").out
    assert "Hearts as the strongest suit: 30\n" in out
    assert "     1  nine of the strongest suit" in out
    assert "trump" not in out
    assert "dix" not in out


def test_a_hand_of_eleven_is_counted_and_told_so(run):
    out = run("meld", HAND.removesuffix(" 10C"), "--trump", "h").out
    assert out.startswith("Hearts as trump: 300\n")
    assert out.endswith("A hand is twelve cards; you have 11.\n")


def test_a_few_cards_that_show_nothing_recommend_nothing(run):
    out = run("meld", "AH").out
    assert out.endswith("Diamonds as trump: 0\n\nA hand is twelve cards; you have 1.\n")
    assert json.loads(run("meld", "AH", "--json").out)["recommended"] is None


def test_why_and_other_tables(run):
    out = run("meld", "AH 10H KH KH QH JH", "--trump", "h", "--why", "--tables").out
    assert "The spare K♥ scores nothing: the Q♥ that it would marry is used in the run." in out
    assert "   +40  Q♥: royal marriage in hearts (29 %, about 1 in 4 that your partner has one)" in out
    assert "    15  kitchen\n        The same points are written as 15 there, and as 150 here." in out
    assert "   190  reference\n        40 more there: the spare K♥ also marries the Q♥ of the run." in out


def test_a_caution_about_a_table_is_said_once(run):
    out = run("meld", "AH 10H KH KH QH JH", "--tables").out
    assert out.count("  eight-deals") == 4
    assert out.count("our reading of a text") == 1
    assert "our reading" not in run("meld", "AH", "--tables", "--rules", "double-deck").out, (
        "of no table shown"
    )
    assert "our reading" not in run("meld", "AH").out


def test_one_house_rule_may_be_changed(run):
    out = run("meld", "AH 10H KH KH QH JH", "--trump", "h", "--set", "run_extras=true").out
    assert out.startswith("Hearts as trump: 190\n")


def test_json_for_programs(run):
    answer = json.loads(run("meld", HAND, "--trump", "h", "--json", "--rules", "kitchen").out)
    (suit,) = answer["suits"]
    assert (answer["scale"], answer["cards"], answer["recommended"]) == (1, 12, None)
    assert json.loads(run("meld", HAND, "--json").out)["recommended"] == "H", "only where no trump is given"
    assert (suit["trump"], suit["points"]) == ("H", 300)
    assert suit["melds"][0] == {
        "kind": "run", "suit": "H", "count": 1, "points": 150, "cards": ["AH", "10H", "KH", "QH", "JH"],
    }  # fmt: skip


def test_the_double_deck(run):
    out = run("meld", "4xAS 4xAH 4xAD 4xAC KC QC JC 10C", "--trump", "c", "--rules", "double-deck").out
    assert "Clubs as trump: 2150" in out
    assert "quadruple aces around" in out


def test_cards_from_the_input(run, monkeypatch):
    import io

    monkeypatch.setattr("sys.stdin", io.StringIO("KS QS\n"))
    assert run("meld", "-", "--trump", "h").out.startswith("Hearts as trump: 20\n")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["AH 10"], "pinochle meld: “10” has no suit."),
        (["3xAH"], "pinochle meld: That makes three copies of A♥"),
        (["AH 8H"], "pinochle meld: A pinochle deck has no “8H”."),
        (["AH 1OH"], "pinochle meld: “1OH” has the letter O where a zero is meant."),
        ([" "], "pinochle meld: There is no card here yet."),
        (["AH", "--trump", ""], "pinochle meld: “” is not a suit"),
        (
            ["AH", "--set", "run_extras=maybe"],
            "pinochle meld: The rule “run_extras” cannot be 'maybe': it must be true or",
        ),
        (["AH", "--trump", "x"], "pinochle meld: “x” is not a suit"),
        (["AH", "--rules", "pub"], "pinochle meld: There are no rules called “pub”."),
        (["AH", "--set", "targett=3"], "pinochle meld: There is no house rule called “targett”."),
        (["AH", "--set", "target"], "pinochle meld: “target” is no change of a house rule"),
        (["AH", "--set", "target=[" + "[" * 5000], "pinochle meld: The rule “target” cannot be"),
        (["AH", "--words", "fancy"], "pinochle meld: argument --words: invalid choice"),
        ([], "pinochle meld: the following arguments are required: HAND"),
    ],
)
def test_bad_input_is_one_line_and_status_2(run, arguments, says):
    ran = run("meld", *arguments)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(says)
    assert ran.err.count("\n") == 1
