"""What a person has done at the practice table: one entry of the shared store for each game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from pinochle.screens.base import Fields, InputError, Json
from pinochle.screens.html import Html, details, tag
from pinochle.screens.table import LEVELS

PREFIX = "stats/games/"
MOST = 100_000


@dataclass(frozen=True, slots=True)
class GamePlayed:
    """One game: deals scored, bids of the learner's side, those made, and how it ended (None: not yet).

    ``undone`` counts actions taken back; ``at`` is the time of the last deal's end in milliseconds.
    """

    level: str
    deals: int = 0
    bids: int = 0
    made: int = 0
    won: bool | None = None
    undone: int = 0
    at: int = 0

    def write(self) -> dict[str, Json]:
        """As an entry of the store."""
        return {
            "level": self.level,
            "deals": self.deals,
            "bids": self.bids,
            "made": self.made,
            "won": self.won,
            "undone": self.undone,
            "at": self.at,
        }

    @classmethod
    def read(cls, fields: Fields) -> GamePlayed:
        """From untrusted JSON. Raises InputError."""
        won = fields.values.get("won")
        if won is not None and not isinstance(won, bool):
            raise fields.bad("won", "true, false or nothing")
        numbers = {name: fields.number(name, 0, 0, MOST) for name in ("deals", "bids", "made", "undone")}
        return cls(fields.choice("level", LEVELS), **numbers, won=won, at=fields.number("at", 0, 0))


def read_games(entries: Mapping[str, Json]) -> dict[str, GamePlayed]:
    """The games of the store by key; what cannot be read is left out."""
    games = {}
    for key, value in entries.items():
        if key.startswith(PREFIX) and isinstance(value, dict):
            try:
                games[key] = GamePlayed.read(Fields(value))
            except InputError:
                continue
    return games


def best_run(games: Iterable[GamePlayed], level: str = "hard") -> int:
    """The most games in a row won against ``level`` with nothing taken back."""
    best = run = 0
    ended = [game for game in games if game.level == level and game.won is not None]
    for game in sorted(ended, key=lambda game: game.at):
        run = run + 1 if game.won and not game.undone else 0
        best = max(best, run)
    return best


@lru_cache(maxsize=8)
def statistics(played: tuple[GamePlayed, ...]) -> Html:
    """Everything together, folded away."""
    deals, bids, made = (sum(getattr(game, name) for game in played) for name in ("deals", "bids", "made"))
    rows = []
    for level in LEVELS:
        ended = [game for game in played if game.level == level and game.won is not None]
        won = sum(game.won is True for game in ended)
        cells = (tag("th", level, scope="row"), tag("td", won), tag("td", len(ended)))
        rows.append(tag("tr", cells, key=f"stats-{level}"))
    head = tag("tr", (tag("th", name, scope="col") for name in ("Level", "Won", "Games")), key="stats-head")
    return details(
        "Statistics",
        tag("p", f"Deals played: {deals}. Bids of your side: {bids}, made: {made}.", key="stats-deals"),
        tag("table", tag("thead", head), tag("tbody", rows, key="stats-body"), key="stats-table"),
        tag(
            "p",
            f"Best run of games won against hard, nothing taken back: {best_run(played)}.",
            key="stats-run",
        ),
        key="statistics",
    )
