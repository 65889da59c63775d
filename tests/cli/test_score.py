"""`pinochle score`: the known answers, as they are typed."""

import json

import pytest

from tests.cases import load

DEALS = [
    pytest.param(case, answer, id=f"{case['id']}-{at}")
    for case in load("situations.yaml")
    if case["kind"] == "score"
    for at, answer in enumerate(case["answers"])
]


def told(side):
    words = [f"meld={side['meld']}", f"points={side['trick_points']}", f"counters={side['counters']}"]
    return [
        *words,
        f"tricks={side['tricks']}",
        *(["last"] if side.get("last_trick") else []),
        *(["nines"] if side.get("only_nines") else []),
    ]


@pytest.mark.parametrize(("case", "answer"), DEALS)
def test_known_answers(run, case, answer):
    changes = [f"--set={name}={json.dumps(value)}" for name, value in answer.get("rules", {}).items()]
    preset = ["--rules", case["preset"]] if "preset" in case else []
    ran = run(
        "score", str(case["bid"]), "--bidders", *told(case["bidders"]), "--others", *told(case["others"]),
        "--json", *preset, *changes,
    )  # fmt: skip
    assert ran.err == ""
    got = json.loads(ran.out)
    assert {key: got[key] for key in answer["expect"]} == answer["expect"]


def test_one_sides_points_are_enough(run):
    out = run("score", "300", "--bidders", "meld=100", "points=200", "--others", "meld=60").out
    assert out.splitlines()[0] == "Bidders 300, others 110"


def test_numbers_are_the_tables(run):
    out = run("score", "30", "--bidders", "meld=10,points=18", "--others", "meld=6", "--rules", "kitchen").out
    assert out.splitlines()[0] == "Bidders −30, others 13"
    assert "2 short of the bid of 30" in out


def test_it_asks_for_what_the_score_hangs_on(run):
    sides = ("--bidders", "meld=100", "points=240", "--others", "meld=80", "points=10")
    ran = run("score", "300", *sides, "--set", "meld_needs=COUNTER")
    assert ran.status == 2
    assert "add counters=N, tricks=N or last" in ran.err
    lost = run("score", "300", *sides, "counters=0", "--set", "meld_needs=COUNTER")
    kept = run("score", "300", *sides, "counters=1", "--set", "meld_needs=COUNTER")
    assert lost.out.startswith("Bidders 340, others 10\n")
    assert kept.out.startswith("Bidders 340, others 90\n")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["300", "--bidders", "meld=100"], "say at least for one side"),
        (
            ["300", "--bidders", "points=100", "--others", "points=100"],
            "the play brings 250 points in all; here both sides have 200",
        ),
        (["300", "--bidders", "points=300"], "--bidders: points: A deal has 250 points in the play"),
        (["300", "--bidders", "points=205"], "--bidders: points: Points in the play come in steps of 10."),
        (
            ["300", "--bidders", "points=200", "--others", "meld=15"],
            "--others: meld: Meld comes in steps of 10.",
        ),
        (["300", "--bidders", "points=200", "tricks=13"], "a deal has 12 tricks"),
        (
            ["300", "--bidders", "points=200", "counters=20", "--others", "counters=5"],
            "the deck has 24 counters",
        ),
        (
            ["300", "--bidders", "points=200", "last", "--others", "last"],
            "only one side can win the last trick",
        ),
        (["300", "--bidders", "melt=100"], "--bidders: “melt=100” is none of meld=N"),
        (["300", "--bidders", "meld=-5"], "--bidders: “meld=-5”"),
        (["300", "--bidders", "meld=9999999"], "--bidders: "),
        (["0", "--bidders", "points=100"], "bid: You must bid at least 250 now."),
        (["305", "--bidders", "points=100"], "bid: Bids go in steps of 10 here: bid 300 or 310."),
        (["lots", "--bidders", "points=100"], "argument BID: 'lots' is not a whole number"),
    ],
)
def test_bad_input(run, arguments, says):
    ran = run("score", *arguments)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(f"pinochle score: {says}")
    assert ran.err.count("\n") == 1
