"""One game as a value: deals to the target."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace

from pinochle.cards import Hand, Seat, Side
from pinochle.rules import AllPass, GameResult, HouseRules, game_result
from pinochle.table.actions import Action
from pinochle.table.deal import Deal, deal_hands

_NO_SCORES = ((Side.NORTH_SOUTH, 0), (Side.EAST_WEST, 0))


@dataclass(frozen=True)
class Game:
    """Scores so far and the deal being played. ``seed`` and the number of shuffles decide the cards."""

    rules: HouseRules
    seed: str
    deal: Deal
    totals: tuple[tuple[Side, int], ...] = _NO_SCORES
    scored: int = 0
    shuffles: int = 1

    @classmethod
    def start(
        cls,
        rules: HouseRules,
        seed: int | str = 0,
        dealer: Seat | None = None,
        hands: Mapping[Seat, Hand] | None = None,
    ) -> Game:
        """A new game. Unless given, the first dealer is drawn by lot and the hands are shuffled, both from ``seed``.

        Raises IllegalAction or NotationError for hands that are not one whole deck.
        """
        first = dealer or random.Random(f"{seed}/dealer").choice(tuple(Seat))
        dealt = deal_hands(f"{seed}/1", rules) if hands is None else hands
        return cls(rules, str(seed), Deal.start(rules, first, dealt))

    @property
    def scores(self) -> Mapping[Side, int]:
        """Each side's points (x10) over all deals that are finished, this one included once it is."""
        totals = dict(self.totals)
        if self.deal.score and self.deal.state.bidder:
            side = self.deal.state.bidder.side
            totals[side] += self.deal.score.bidders
            totals[side.other] += self.deal.score.others
        return totals

    @property
    def deals(self) -> int:
        """How many deals have been scored; one that nobody bid on is not."""
        return self.scored + (self.deal.score is not None)

    @property
    def result(self) -> GameResult | None:
        """How the game ended, or None while it goes on."""
        if self.deal.score is None or self.deal.state.bidder is None:
            return None
        scores = self.scores
        bidding = self.deal.state.bidder.side
        return game_result(scores[Side.NORTH_SOUTH], scores[Side.EAST_WEST], self.rules, bidding, self.deals)

    @property
    def winner(self) -> Side | None:
        """The side that has won, or None."""
        return self.result.winner if self.result else None

    def act(self, action: Action, seat: Seat | None = None) -> Game:
        """The game after an action in its deal. Raises IllegalAction."""
        return replace(self, deal=self.deal.act(action, seat))

    def undo(self, seat: Seat | None = None) -> Game:
        """The game before the last action (of ``seat``) in this deal. Raises IllegalAction."""
        return replace(self, deal=self.deal.undo(seat))

    def next_deal(self, hands: Mapping[Seat, Hand] | None = None) -> Game:
        """The game with the next deal on the table.

        Raises ValueError while a deal is played or the game is over, and IllegalAction or NotationError for hands
        that are not one whole deck.
        """
        if self.result or not (self.deal.score or self.deal.passed_out):
            raise ValueError("the next deal comes when this one is over and the game is not")
        same = self.deal.passed_out and self.rules.all_pass is AllPass.REDEAL_SAME
        dealer = self.deal.dealer if same else self.deal.dealer.next
        shuffles = self.shuffles + 1
        dealt = deal_hands(f"{self.seed}/{shuffles}", self.rules) if hands is None else hands
        deal = Deal.start(self.rules, dealer, dealt)
        return replace(
            self, deal=deal, totals=tuple(self.scores.items()), scored=self.deals, shuffles=shuffles
        )
