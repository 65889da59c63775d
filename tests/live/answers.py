"""Questions to the package whose answers must not depend on the Python that runs it. Needs the package alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pinochle
from pinochle import Card, Hand, HouseRules, Seat, SideResult, Suit, deal_from_code
from pinochle.players import make, play_deal
from pinochle.table import Action, Bid, NameTrump, PassCards, Play


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


def choices(file: str) -> str:
    """The lines of `tests/cases/choices.txt` anew: of each only what stands before the colon is read."""
    keys = [line.split(":")[0] for line in Path(file).read_text(encoding="utf-8").splitlines()]
    return "\n".join(f"{key}: {_chosen(*key.split())}" for key in keys)


def fault() -> None:
    """What no screen does: it ends in a traceback, with lines of ours and of Python's own library."""
    json.loads("nonsense")


def _chosen(code: str, seat: str, seed: str, level: str) -> str:
    """What a seat does, action by action, in a deal by North that four players of one level and seed play."""
    players = {each: make(level, seed=int(seed)) for each in Seat}
    deal = play_deal(players, HouseRules.preset("standard"), Seat.N, deal_from_code(code))
    return ", ".join(_written(action) for who, action in deal.actions if who is Seat.parse(seat))


def _written(action: Action) -> str:
    match action:
        case Bid(points):
            return str(points)
        case NameTrump(suit):
            return suit.letter
        case PassCards(cards):
            return cards.ascii()
        case Play(card):
            return card.code
    return type(action).__name__.lower()
