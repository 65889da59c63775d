"""What a player answers: an action and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol

from pinochle.reasons import Reason
from pinochle.table import Action, View

Level = Literal["random", "easy", "medium", "hard"]
LEVELS: tuple[Level, ...] = ("random", "easy", "medium", "hard")


@dataclass(frozen=True, slots=True)
class Choice:
    """An action, and the reasons that are true of it, the weightiest first."""

    action: Action
    reasons: tuple[Reason, ...]


class Player(Protocol):
    """Anyone who can act for a seat, seeing nothing but that seat's view."""

    def choose(self, view: View) -> Choice:
        """What to do when it is this seat's turn. Raises ValueError when it is not."""
