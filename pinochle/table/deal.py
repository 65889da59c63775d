"""One deal as a value: its events, and what may happen next."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from pinochle.cards import Hand, Seat
from pinochle.reasons import DealIsOver, IllegalAction, NothingToUndo, NotYourTurn, Reason
from pinochle.rules import (
    DealScore,
    HouseRules,
    can_name_trump,
    is_impossible,
    meld_points,
    score_concession,
    score_deal,
    score_no_trump,
)
from pinochle.table.actions import Action, Options
from pinochle.table.events import Dealt, Event, Scored, TrickTaken
from pinochle.table.phases import Phase, current
from pinochle.table.state import SEATS, State, fold
from pinochle.table.view import View


def deal_hands(seed: int | str, rules: HouseRules | None = None) -> Mapping[Seat, Hand]:
    """Four hands shuffled by a seed; the same seed gives the same hands everywhere."""
    return (rules or HouseRules()).deck.deal(random.Random(str(seed)))


@dataclass(frozen=True)
class Deal:
    """A deal from the shuffle to the score. ``act`` gives the next deal and never changes this one."""

    events: tuple[Event, ...]
    state: State
    actions: tuple[tuple[Seat, Action], ...] = ()
    seen: tuple[State, ...] = field(default=(), repr=False, compare=False)  # as each seat sees it
    before: Deal | None = field(default=None, repr=False, compare=False)

    @classmethod
    def start(cls, rules: HouseRules, dealer: Seat, hands: Mapping[Seat, Hand]) -> Deal:
        """A new deal. Raises IllegalAction or NotationError for hands that are not one whole deck."""
        rules.deck.check_deal(hands)
        events = tuple(Dealt(seat, hands[seat]) for seat in SEATS)
        return cls((), State.start(rules, dealer), seen=(State.start(rules, dealer),) * 4)._after(events)

    @classmethod
    def replay(cls, text: str) -> Deal:
        """The deal of a record. Raises NotationError at the first line that is unreadable or not allowed."""
        from pinochle.table.record import read_record

        return read_record(text)

    @property
    def rules(self) -> HouseRules:
        """The table's rules."""
        return self.state.rules

    @property
    def dealer(self) -> Seat:
        """Who dealt."""
        return self.state.dealer

    @property
    def hands(self) -> Mapping[Seat, Hand]:
        """The hands as they were dealt."""
        return {e.seat: e.cards or Hand() for e in self.events[:4] if isinstance(e, Dealt)}

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
    def score(self) -> DealScore | None:
        """The score once the deal is over; None also for a deal that was passed out."""
        return self.state.score

    @property
    def passed_out(self) -> bool:
        """Whether nobody bid, so that the cards are dealt again."""
        return self.state.auction.passed_out

    def options(self) -> Options:
        """Everything the player to act may choose from, each action with its refusal or none."""
        now = current(self.state)
        return now.options(self.state, self._hand(now.to_act(self.state))) if now else ()

    def refusal(self, action: Action, seat: Seat | None = None) -> Reason | None:
        """Why ``action`` (by ``seat``, if given) is not allowed now, or None."""
        now = current(self.state)
        if now is None:
            return DealIsOver()
        turn = now.to_act(self.state)
        if seat is not None and seat is not turn:
            return NotYourTurn(seat, turn)
        return now.refusal(self.state, self._hand(turn), action)

    def act(self, action: Action, seat: Seat | None = None) -> Deal:
        """The deal after ``action``. Raises IllegalAction with the reason."""
        now = current(self.state)
        reason = self.refusal(action, seat)
        if reason or now is None:
            raise IllegalAction(reason or DealIsOver(), self.rules.scale)
        turn = now.to_act(self.state)
        deal = self._after(now.decide(self.state, self._hand(turn), action))
        while follows := _consequence(deal.state):
            deal = deal._after((follows,))
        return replace(deal, actions=(*self.actions, (turn, action)), before=self)

    def undo(self, seat: Seat | None = None) -> Deal:
        """The deal before the last action (of ``seat``, if given). Raises IllegalAction if there is none."""
        deal = self
        while deal.before is not None:
            actor = deal.actions[-1][0]
            deal = deal.before
            if seat is None or actor is seat:
                return deal
        raise IllegalAction(NothingToUndo())

    def at(self, number: int) -> Deal:
        """The deal as it stood after that many actions, which is before the action of that number (from 0)."""
        deal = self
        while len(deal.actions) > number and deal.before is not None:
            deal = deal.before
        return deal

    def view(self, seat: Seat) -> View:
        """What ``seat`` may know. It holds no reference to the deal."""
        seen = tuple(event.seen_by(seat) for event in self.events)
        return View(seat, seen, self.seen[SEATS.index(seat)])

    def record(self) -> str:
        """The deal as text that ``replay`` reads back."""
        from pinochle.table.record import write_record

        return write_record(self)

    def _after(self, events: tuple[Event, ...]) -> Deal:
        """More events, folded for the deal and, redacted, for each seat."""
        seen = tuple(
            fold(s, (e.seen_by(seat) for e in events)) for seat, s in zip(SEATS, self.seen, strict=True)
        )
        return replace(self, events=(*self.events, *events), state=fold(self.state, events), seen=seen)

    def _hand(self, seat: Seat) -> Hand:
        return self.state.hand(seat) or Hand()


def _consequence(state: State) -> Event | None:
    """What follows by itself from where the deal stands: a trick is taken, or the deal is scored."""
    if state.score is not None or state.bidder is None or state.bid is None:
        return None
    if state.trick and len(state.trick.cards) == len(SEATS) and state.trump:
        return TrickTaken(state.trick.winner(state.trump))
    score = _final_score(state, state.bidder, state.bid)
    return Scored(score) if score else None


def _final_score(state: State, bidder: Seat, bid: int) -> DealScore | None:
    """The score if the deal ends here, or None while it goes on."""
    ours, theirs = bidder.side, bidder.side.other
    hand = state.hand(bidder) or Hand()
    if state.trump is None:
        if can_name_trump(hand, state.rules):
            return None
        held = {
            side: sum(meld_points(state.hand(s) or Hand(), None, state.rules) for s in side.seats)
            for side in (ours, theirs)
        }
        return score_no_trump(bid, held[ours], held[theirs], state.rules, theirs)
    if state.conceded:
        return score_concession(bid, state.meld_points(ours), state.meld_points(theirs), state.rules, theirs)
    ready = state.trick is None and len(state.shown) == len(SEATS)
    thrown_in = ready and is_impossible(bid, state.meld_points(ours), state.rules)
    if state.all_played or thrown_in:
        return score_deal(bid, state.side_result(ours), state.side_result(theirs), state.rules)
    return None
