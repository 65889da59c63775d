"""The state of a deal, folded from its events. The same fold serves the deal and each player's view of it.

Hands that are hidden are None; everything else is public.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import reduce
from typing import assert_never

from pinochle.cards import Card, Hand, Seat, Side, Suit
from pinochle.rules import (
    Auction,
    DealScore,
    HouseRules,
    Meld,
    MeldKind,
    SideResult,
    count_cards,
    find_melds,
    is_counter,
    winning_index,
)
from pinochle.table.events import (
    Called,
    CardPlayed,
    CardsPassed,
    Dealt,
    Event,
    GivenUp,
    MeldShown,
    Scored,
    TrickTaken,
    TrumpNamed,
)

SEATS = tuple(Seat)


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards of one trick, in the order played, from its leader on."""

    leader: Seat
    cards: tuple[Card, ...] = ()

    @property
    def to_play(self) -> Seat:
        """Whose turn it is in this trick."""
        return self.leader.plus(len(self.cards))

    @property
    def plays(self) -> tuple[tuple[Seat, Card], ...]:
        """Who played what."""
        return tuple((self.leader.plus(place), card) for place, card in enumerate(self.cards))

    def winner(self, trump: Suit) -> Seat:
        """Who is winning it. Raises ValueError while it has no card."""
        return self.leader.plus(winning_index(self.cards, trump))


@dataclass(frozen=True, slots=True)
class State:
    """Everything about a deal at one moment, as one person (or nobody at all) may know it."""

    rules: HouseRules
    dealer: Seat
    auction: Auction
    hands: tuple[Hand | None, ...] = (None, None, None, None)
    trump: Suit | None = None
    passes: tuple[CardsPassed, ...] = ()
    shown: tuple[tuple[Seat, Hand], ...] = ()
    tricks: tuple[Trick, ...] = ()
    trick: Trick | None = None
    conceded: bool = False
    score: DealScore | None = None

    @classmethod
    def start(cls, rules: HouseRules, dealer: Seat) -> State:
        """Before the cards are dealt."""
        return cls(rules, dealer, Auction(dealer, rules))

    def hand(self, seat: Seat) -> Hand | None:
        """What ``seat`` holds now, or None where that is hidden."""
        return self.hands[SEATS.index(seat)]

    @property
    def bidder(self) -> Seat | None:
        """Who has won the auction."""
        return self.auction.winner[0] if self.auction.winner else None

    @property
    def bid(self) -> int | None:
        """The winning bid in points (x10)."""
        return self.auction.winner[1] if self.auction.winner else None

    def won_by(self, side: Side) -> tuple[Trick, ...]:
        """The tricks a side has taken."""
        return tuple(t for t in self.tricks if self.trump and t.winner(self.trump).side is side)

    @property
    def all_played(self) -> bool:
        """Whether every card has been played."""
        return len(self.tricks) == self.rules.deck.hand_size

    def trick_points(self, side: Side) -> int:
        """Points (x10) that a side has taken in tricks so far, the last trick's included once it is played."""
        cards = [card for trick in self.won_by(side) for card in trick.cards]
        return count_cards(cards, self.rules, self.last_trick(side))

    def last_trick(self, side: Side) -> bool:
        """Whether a side has taken the last trick of the deal."""
        return bool(self.all_played and self.trump and self.tricks[-1].winner(self.trump).side is side)

    def shown_by(self, seat: Seat) -> Hand | None:
        """The cards a seat has laid down as meld, or None before."""
        return dict(self.shown).get(seat)

    def melds(self, seat: Seat) -> tuple[Meld, ...]:
        """The melds a seat has shown."""
        return find_melds(self.shown_by(seat) or Hand(), self.trump, self.rules)

    def meld_points(self, side: Side) -> int:
        """The points (x10) of all the meld a side has shown."""
        return sum(meld.points for seat in side.seats for meld in self.melds(seat))

    def side_result(self, side: Side) -> SideResult:
        """What a side has so far."""
        won = self.won_by(side)
        melds = [meld for seat in side.seats for meld in self.melds(seat)]
        return SideResult(
            meld=self.meld_points(side),
            trick_points=self.trick_points(side),
            counters=sum(is_counter(card) for trick in won for card in trick.cards),
            tricks=len(won),
            last_trick=self.last_trick(side),
            only_nines=bool(melds) and all(meld.kind is MeldKind.DIX for meld in melds),
            side=side,
        )

    def still_needs(self) -> int:
        """The points (x10) that the bidding side still has to win; 0 before the auction ends or when it has enough."""
        if self.bidder is None or self.bid is None:
            return 0
        side = self.bidder.side
        return max(0, self.bid - self.meld_points(side) - self.trick_points(side))

    def holding(self, seat: Seat, hand: Hand | None) -> State:
        """The state with another hand at ``seat``."""
        place = SEATS.index(seat)
        return replace(self, hands=(*self.hands[:place], hand, *self.hands[place + 1 :]))

    def moved(self, seat: Seat, less: Iterable[Card] = (), more: Iterable[Card] = ()) -> State:
        """A hand with cards gone or added; a hidden hand stays hidden."""
        hand = self.hand(seat)
        return self if hand is None else self.holding(seat, hand - less + more)


def evolve(state: State, event: Event) -> State:
    """The state after one more event. Nothing is checked here: an event has happened."""
    match event:
        case Dealt(seat, cards):
            return state.holding(seat, cards)
        case Called(seat, call):
            return replace(state, auction=replace(state.auction, calls=(*state.auction.calls, (seat, call))))
        case TrumpNamed(_, suit):
            return replace(state, trump=suit)
        case CardsPassed(giver, receiver, cards):
            after = replace(state, passes=(*state.passes, event))
            return after.moved(giver, less=cards or ()).moved(receiver, more=cards or ())
        case MeldShown(seat, shown):
            return replace(state, shown=(*state.shown, (seat, shown)))
        case CardPlayed(seat, card):
            trick = state.trick or Trick(seat)
            return replace(state.moved(seat, less=(card,)), trick=replace(trick, cards=(*trick.cards, card)))
        case TrickTaken(seat):
            done = (state.trick,) if state.trick else ()
            return replace(state, tricks=(*state.tricks, *done), trick=Trick(seat))
        case GivenUp():
            return replace(state, conceded=True)
        case Scored(score):
            return replace(state, score=score)
    assert_never(event)


def fold(state: State, events: Iterable[Event]) -> State:
    """The state after all of ``events``."""
    return reduce(evolve, events, state)
