"""Drills on the auction: which calls are allowed, who has it."""

from __future__ import annotations

import random

from pinochle.cards import Seat
from pinochle.lessons.drills.base import Drill, Exercise, key_of, until
from pinochle.lessons.model import Question
from pinochle.lessons.shows import Calls
from pinochle.lessons.tasks.calls import AllowedCalls, WhoHasIt
from pinochle.rules import PRESETS, Auction, HouseRules

RULES = PRESETS["standard"]
STUCK_MAY_RAISE = HouseRules(stuck_may_raise=True)


def random_auction(rng: random.Random, calls: int, passing: float, rules: HouseRules = RULES) -> Auction:
    """An auction of at most so many calls."""
    auction = Auction(rng.choice(tuple(Seat)), rules)
    for _ in range(calls):
        seat = auction.turn
        if seat is None:
            break
        raised = auction.minimum + rng.choice((0, 0, 0, 10, 20, 50))
        wants_pass = rng.random() < passing and auction.refusal(seat, None) is None
        auction = auction.call(seat, None if wants_pass else raised)
    return auction


def calls_case(auction: Auction) -> str:
    """What makes the calls of this moment hard."""
    if auction.dealer_stuck:
        return "stuck"
    if auction.highest is None:
        return "opening"
    assert auction.turn
    return "over-partner" if auction.highest[0] is auction.turn.partner else "over-others"


def _calls(rng: random.Random, case: str) -> Exercise:
    if case == "stuck":
        auction = Auction(rng.choice(tuple(Seat)), STUCK_MAY_RAISE)
        for _ in range(3):
            assert auction.turn
            auction = auction.call(auction.turn, None)
    else:
        auction = until(
            rng,
            lambda r: random_auction(r, r.randint(0, 6), 0.35),
            lambda a: a.turn is not None and calls_case(a) == case,
        )
    assert auction.turn
    low = auction.minimum
    offered = (None, *sorted({low - 10, low, low + 5, low + 10, low + 50}))
    task = AllowedCalls(auction, offered)
    stuck = " At this table a dealer who is stuck may bid more." if case == "stuck" else ""
    question = Question(
        key_of(rng, "calls"), f"It is {auction.turn.named()}'s turn.{stuck} Mark every call that is allowed.", task,
        task.answer(), "What is the highest bid so far? And may one pass?", "stuck" if case == "stuck" else "calls",
    )  # fmt: skip
    return Exercise(question, (Calls(auction),), case)


CALLS = Drill(
    "calls", "auction",
    "Which calls are allowed?", "Openings, raises over your own partner, and a dealer who is stuck.",
    {"opening": 0.2, "over-partner": 0.3, "over-others": 0.3, "stuck": 0.2}, _calls,
    {"calls": ("opening", "over-partner", "over-others"), "stuck": ("stuck",)},
)  # fmt: skip


def auction_case(auction: Auction) -> str:
    """How an auction stands."""
    if auction.winner is None:
        return "running"
    return "stuck" if auction.dealer_stuck else "won"


def _auction(rng: random.Random, case: str) -> Exercise:
    if case == "stuck":
        auction = random_auction(rng, 3, 1.0)
    else:
        auction = until(
            rng, lambda r: random_auction(r, r.randint(4, 10), 0.4),
            lambda a: auction_case(a) == case and a.highest is not None,
        )  # fmt: skip
    task = WhoHasIt(auction)
    question = Question(
        key_of(rng, "auction"), "Who has won this auction, and for how much?", task, task.answer(),
        "Count the passes. Three of them end it.", "stuck" if case == "stuck" else "auction-end",
    )  # fmt: skip
    return Exercise(question, (Calls(auction),), case)


AUCTION = Drill(
    "auction", "auction",
    "Who has won the auction?", "Some are over, some go on, and sometimes the dealer is stuck.",
    {"won": 0.5, "running": 0.3, "stuck": 0.2}, _auction,
    {"auction-end": ("won", "running"), "stuck": ("stuck",), "table": ("running",)},
)  # fmt: skip
