"""Questions to the package whose answers must not depend on the Python that runs it. Needs the package alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pinochle
from pinochle import Card, Hand, HouseRules, Seat, SideResult, Suit
from pinochle.players import make, play_deal

LEVELS = ("random", "easy", "medium", "hard")


def known_cases(file: str, _folder: str = "") -> str:
    """The answers to the rows of `tests/cases/situations.yaml`, given as JSON: one JSON list."""
    rows = json.loads(Path(file).read_text(encoding="utf-8"))
    return json.dumps([_answer(row, HouseRules.from_changes(rules, row["preset"])) for row, rules in rows])


def _answer(row: dict[str, Any], rules: HouseRules) -> dict[str, Any]:
    trump = Suit.parse(row.get("trump", "S"))
    match row["kind"]:
        case "meld":
            return {"points": pinochle.meld_points(Hand.parse(row["hand"], deck=rules.deck), trump, rules)}
        case "legal":
            trick = [Card.parse(word) for word in row["trick"].split()]
            may = pinochle.legal_plays(Hand.parse(row["hand"]), trick, trump, rules)
            return {"legal": sorted(card.code for card in may)}
        case "winner":
            return {
                "winner_index": pinochle.winning_index([Card.parse(w) for w in row["trick"].split()], trump)
            }
        case "count":
            return {"points": pinochle.count_cards(Hand.parse(row["cards"]), rules)}
        case "score":
            sides = SideResult(**row["bidders"]), SideResult(**row["others"])
            scored = pinochle.score_deal(row["bid"], *sides, rules)
            return {"bidders": scored.bidders, "others": scored.others}
    raise AssertionError(f"unknown kind of case {row['kind']}")


def choices(seeds: int) -> str:
    """A line a seed: the deal that four players make of it, every choice in it."""
    return "\n".join(f"{seed} {_deal(seed)}" for seed in range(int(seeds)))


def _deal(seed: int) -> str:
    players = {seat: make(LEVELS[(seed + n) % len(LEVELS)], seed=seed) for n, seat in enumerate(Seat)}
    return play_deal(players, HouseRules.preset("standard"), Seat.N, seed=seed).record().replace("\n", " | ")
