"""What one player may know of a deal."""

from __future__ import annotations

from dataclasses import dataclass

from pinochle.cards import Card, Hand, Seat, Suit
from pinochle.reasons import DealIsOver, NotYourTurn, Reason
from pinochle.rules import Auction, HouseRules, LegalPlays, legal_plays
from pinochle.table.actions import Action, Options
from pinochle.table.events import Event
from pinochle.table.phases import Phase, current
from pinochle.table.state import State, Trick


@dataclass(frozen=True, slots=True)
class View:
    """A deal as ``seat`` sees it: own cards, public events, hidden ones without their cards.

    It is folded from redacted events and holds nothing of the deal itself.
    """

    seat: Seat
    events: tuple[Event, ...]
    state: State

    @property
    def rules(self) -> HouseRules:
        """The table's rules."""
        return self.state.rules

    @property
    def hand(self) -> Hand:
        """The cards this seat holds now."""
        return self.state.hand(self.seat) or Hand()

    @property
    def phase(self) -> Phase:
        """Where the deal stands."""
        now = current(self.state)
        return now.phase if now else Phase.SCORED

    @property
    def to_act(self) -> Seat | None:
        """Whose turn it is, or None when the deal is over."""
        now = current(self.state)
        return now.to_act(self.state) if now else None

    @property
    def my_turn(self) -> bool:
        """Whether this seat is to act."""
        return self.to_act is self.seat

    @property
    def auction(self) -> Auction:
        """The calls so far."""
        return self.state.auction

    @property
    def bidder(self) -> Seat | None:
        """Who has won the auction."""
        return self.state.bidder

    @property
    def bid(self) -> int | None:
        """The winning bid in points (x10)."""
        return self.state.bid

    @property
    def trump(self) -> Suit | None:
        """The trump suit once named."""
        return self.state.trump

    @property
    def trick(self) -> Trick | None:
        """The trick on the table; None before the first lead."""
        return self.state.trick

    @property
    def dealt(self) -> Hand:
        """The cards this seat was dealt."""
        return self.hand + self.given + self.played - self.received

    @property
    def given(self) -> Hand:
        """Cards this seat has passed to its partner."""
        return Hand(c for p in self.state.passes if p.giver is self.seat for c in p.cards or ())

    @property
    def received(self) -> Hand:
        """Cards this seat has got from its partner."""
        return Hand(c for p in self.state.passes if p.receiver is self.seat for c in p.cards or ())

    @property
    def played(self) -> Hand:
        """Cards this seat has played."""
        return Hand(card for seat, card in self.all_played if seat is self.seat)

    @property
    def all_played(self) -> tuple[tuple[Seat, Card], ...]:
        """Every card played so far, in order."""
        tricks = (*self.state.tricks, *((self.trick,) if self.trick else ()))
        return tuple(play for trick in tricks for play in trick.plays)

    @property
    def legal(self) -> LegalPlays | None:
        """The cards this seat may play now, or None when it is not its turn to play."""
        if self.phase is not Phase.PLAY or not self.my_turn or self.trump is None:
            return None
        return legal_plays(self.hand, self.trick.cards if self.trick else (), self.trump, self.rules)

    def options(self) -> Options:
        """What this seat may choose from now; nothing when it is not its turn."""
        now = current(self.state)
        return now.options(self.state, self.hand) if now and self.my_turn else ()

    def refusal(self, action: Action) -> Reason | None:
        """Why this seat may not do ``action`` now, or None."""
        now = current(self.state)
        if now is None:
            return DealIsOver()
        turn = now.to_act(self.state)
        return (
            NotYourTurn(self.seat, turn)
            if turn is not self.seat
            else now.refusal(self.state, self.hand, action)
        )
