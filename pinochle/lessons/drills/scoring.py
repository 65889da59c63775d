"""The drill on scoring: made, set, meld lost, impossible, both past the target."""

from __future__ import annotations

import random
from typing import Literal

from pinochle.cards import Side
from pinochle.lessons.drills.base import Drill, Exercise, key_of, until
from pinochle.lessons.model import Question
from pinochle.lessons.shows import Rows
from pinochle.lessons.tasks.facts import Choose, options
from pinochle.lessons.tasks.scoring import Scores
from pinochle.reasons.words import points
from pinochle.rules import PRESETS, SideResult, game_result, score_deal

RULES = PRESETS["standard"]
_NUDGES = {
    "made": "Add meld, counters and the last trick. Is it enough?",
    "exact": "Is exactly enough enough?",
    "set": "Compare what they have with what they bid.",
    "meld-lost": "Did this side take a counter, or the last trick?",
    "impossible": "What would they have with every single trick?",
}
_SKILLS = {
    "made": "made",
    "exact": "made",
    "set": "set",
    "meld-lost": "meld-lost",
    "impossible": "impossible",
}


def _sides(rng: random.Random) -> tuple[int, SideResult, SideResult]:
    """A bid, and what both sides have."""
    counters = rng.choice((24, 24, *range(6, 24)))
    last = rng.random() < 0.6
    few = 24 - counters
    ours = _side(10 * rng.randint(0, 25), counters, last=last)
    theirs = _side(10 * rng.randint(0, 14), few, last=not last, tricks=rng.randint(0, 2) if few == 0 else 4)
    return 10 * rng.randint(25, 45), ours, theirs


def _side(meld: int, counters: int, *, last: bool, tricks: int = 8) -> SideResult:
    return SideResult(
        meld, 10 * counters + (RULES.last_trick if last else 0), counters, max(tricks, int(last)), last
    )


def score_case(bid: int, ours: SideResult, theirs: SideResult) -> str:
    """What decides the score."""
    score = score_deal(bid, ours, theirs, RULES)
    if not score.played:
        return "impossible"
    if theirs.meld and score.others < theirs.meld + theirs.trick_points:
        return "meld-lost"
    if not score.made:
        return "set"
    return "exact" if score.bidders == bid else "made"


def _score(rng: random.Random, case: str) -> Exercise:
    if case == "game-end":
        return _game_end(rng)
    bid, ours, theirs = until(rng, _sides, lambda made: score_case(*made) == case)
    asked: Literal["bidders", "others"] = "others" if case == "meld-lost" or rng.random() < 0.2 else "bidders"
    before = 10 * rng.randint(-10, 110)
    task = Scores(bid, ours, theirs, asked, RULES, before)
    side = "[bidders]" if asked == "bidders" else "others"
    question = Question(
        key_of(rng, "score"), f"The bid was {bid}. The {side} had {before} before. What do they have now?", task,
        task.answer(), _NUDGES[case], _SKILLS[case],
    )  # fmt: skip
    return Exercise(question, (_sheet(ours, theirs, played=case != "impossible"),), case)


def _sheet(ours: SideResult, theirs: SideResult, *, played: bool) -> Rows:
    rows: list[tuple[str, ...]] = [("[meld|combinations]", str(ours.meld), str(theirs.meld))]
    if played:
        rows += [
            ("[counters] taken", str(ours.counters), str(theirs.counters)),
            ("last [trick]", "yes" if ours.last_trick else "no", "yes" if theirs.last_trick else "no"),
        ]
    return Rows(("", "[bidders]", "others"), tuple(rows), "What happened")


def _game_end(rng: random.Random) -> Exercise:
    """Both sides past the target: the bidding side wins, whatever the totals."""
    bidding = rng.choice(tuple(Side))
    totals = {side: 10 * rng.randint(150, 175) for side in Side}
    result = game_result(totals[Side.NORTH_SOUTH], totals[Side.EAST_WEST], RULES, bidding, 7)
    assert result
    names = {Side.NORTH_SOUTH: "NS", Side.EAST_WEST: "EW"}
    winner = result.winner
    task = Choose(
        options(("NS", "North–South"), ("EW", "East–West"), ("on", "Nobody: one more deal")),
        lambda: names[winner] if winner else "on", (result.reason,),
    )  # fmt: skip
    question = Question(
        key_of(rng, "score"), f"{bidding.named()} bid and made it. Who has won the game?", task, task.answer(),
        "Both are past 1500. Whose score is looked at first?", "game-end",
    )  # fmt: skip
    row = tuple(points(totals[side], 10) for side in Side)
    return Exercise(
        question,
        (Rows(("", *(side.named() for side in Side)), (("now", *row),), "The score sheet"),),
        "game-end",
    )


SCORE = Drill(
    "score", "scoring",
    "Score this deal", "Made, set, meld lost, a bid that cannot be made, both past the target.",
    {"made": 0.2, "exact": 0.15, "set": 0.2, "meld-lost": 0.2, "impossible": 0.13, "game-end": 0.12}, _score,
    {**{skill: (skill,) for skill in ("set", "meld-lost", "impossible", "game-end")}, "made": ("made", "exact")},
)  # fmt: skip
