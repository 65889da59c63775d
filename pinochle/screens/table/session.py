"""A game in which South is a person and the others are computers: who acts next, and why a computer did what it did.

Nothing of a computer's thinking is stored: the same view and the same seed give the same choice, so its reasons are
worked out again when somebody asks.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

from pinochle import players
from pinochle.cards import Seat
from pinochle.reasons import DealIsOver, IllegalAction
from pinochle.rules import LegalPlays
from pinochle.screens.table.speech import LEARNER
from pinochle.table import Action, Deal, Game, Pass, Phase, View

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pinochle.cards import Hand
    from pinochle.players import Choice, Level

LEVELS: tuple[Level, ...] = ("easy", "medium", "hard")


@dataclass(frozen=True)
class Session:
    """A game, the level of the opponents, and that of the coach who gives hints.

    The partner plays at medium or the opponents' level, whichever is better.
    """

    game: Game
    level: Level = "medium"
    coach: Level = "hard"

    @property
    def deal(self) -> Deal:
        """The deal on the table."""
        return self.game.deal

    @cached_property
    def view(self) -> View:
        """What the learner may know."""
        return self.deal.view(LEARNER)

    @cached_property
    def phase(self) -> Phase:
        """Where the deal stands."""
        return self.deal.phase

    @cached_property
    def to_act(self) -> Seat | None:
        """Whose turn it is, or None when the deal is over."""
        return self.deal.to_act

    @cached_property
    def legal(self) -> LegalPlays | None:
        """The cards that the learner may play now, or None out of turn."""
        return self.view.legal if self.my_turn else None

    @property
    def at(self) -> str:
        """The moment: which deal of the game, and how much of it is done. Intents carry it."""
        return f"{self.game.shuffles}.{len(self.deal.actions)}"

    @property
    def my_turn(self) -> bool:
        """Whether the learner is to act."""
        return self.to_act is LEARNER

    @property
    def over(self) -> bool:
        """Whether this deal is over."""
        return self.to_act is None

    def act(self, action: Action) -> Session:
        """The learner acts. Raises IllegalAction."""
        return replace(self, game=self.game.act(action, LEARNER))

    def step(self) -> Session:
        """The computer whose turn it is acts; nothing happens on the learner's turn and after the end."""
        seat = self.to_act
        if seat is None or seat is LEARNER:
            return self
        return replace(
            self, game=self.game.act(self._choice(self.deal, seat, self._level(seat)).action, seat)
        )

    def hint(self) -> Choice:
        """What the coach would do in the learner's place, and why. Raises IllegalAction out of turn."""
        if not self.my_turn:
            raise IllegalAction(self.deal.refusal(Pass(), LEARNER) or DealIsOver())
        return self._choice(self.deal, LEARNER, self.coach)

    def why(self, number: int) -> Choice:
        """What led to the action of that number (from 0) in this deal: the choice made again on the same view."""
        before = self.deal.at(number)
        seat = self.deal.actions[number][0]
        return self._choice(before, seat, self.coach if seat is LEARNER else self._level(seat))

    def back(self) -> Session:
        """To the learner's last own decision. Raises IllegalAction where there is none."""
        return replace(self, game=self.game.undo(LEARNER))

    def back_to(self, number: int) -> Session:
        """To the moment before the action of that number."""
        return replace(self, game=replace(self.game, deal=self.deal.at(number)))

    def next_deal(self, hands: Mapping[Seat, Hand] | None = None) -> Session:
        """The next deal of the game. Raises ValueError before this one is over and after the game's end."""
        return replace(self, game=self.game.next_deal(hands))

    def _level(self, seat: Seat) -> Level:
        if seat is LEARNER.partner:
            return "hard" if self.level == "hard" else "medium"
        return self.level

    def _choice(self, deal: Deal, seat: Seat, level: Level) -> Choice:
        player = players.make(level, seed=f"{self.game.seed}/{self.game.shuffles}/{seat}")
        return player.choose(deal.view(seat))
