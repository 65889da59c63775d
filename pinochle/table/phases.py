"""The phases of a deal as small objects. The phase a deal is in is the first one that is not done.

Each phase knows whose turn it is, what may be chosen, why an action is refused, and which events an allowed action
brings. Another form of the game is another tuple of phases.
"""

from __future__ import annotations

from enum import Enum
from typing import Protocol

from pinochle.cards import Hand, Seat, Suit
from pinochle.reasons import PHASES, NoConceding, NotNow, Reason, TooLateToConcede, Words, render
from pinochle.rules import (
    Auction,
    HouseRules,
    find_melds,
    legal_plays,
    pass_refusal,
    show_refusal,
    shown_cards,
    shown_refusal,
    trump_refusal,
)
from pinochle.table.actions import (
    Action,
    Bid,
    BidRange,
    ChooseCards,
    ChooseMelds,
    Concede,
    NameTrump,
    Option,
    Options,
    Pass,
    PassCards,
    Play,
    ShowMeld,
)
from pinochle.table.events import Called, CardPlayed, CardsPassed, Event, GivenUp, MeldShown, TrumpNamed
from pinochle.table.state import SEATS, State, Trick


class Phase(Enum):
    """Where a deal stands."""

    AUCTION = "auction"
    TRUMP = "trump"
    PASS = "pass"
    PASS_BACK = "pass-back"
    MELD = "meld"
    PLAY = "play"
    SCORED = "scored"

    def named(self, words: Words = "table") -> str:
        """What it is time to do: ``"bid or pass"``."""
        return render(PHASES[self.value], words)


class PhaseRules(Protocol):
    """What each phase can say about a deal that is in it."""

    phase: Phase

    def done(self, state: State) -> bool:
        """Whether this phase is behind us, or does not exist at this table."""

    def to_act(self, state: State) -> Seat:
        """Whose turn it is."""

    def options(self, state: State, hand: Hand) -> Options:
        """What the player to act, who holds ``hand``, may choose from."""

    def refusal(self, state: State, hand: Hand, action: Action) -> Reason | None:
        """Why ``action`` is not allowed, or None."""

    def decide(self, state: State, hand: Hand, action: Action) -> tuple[Event, ...]:
        """The events of an allowed action."""


class AuctionPhase:
    """Bidding, until all but one have passed."""

    phase = Phase.AUCTION

    def done(self, state: State) -> bool:
        return state.auction.turn is None

    def to_act(self, state: State) -> Seat:
        return state.auction.turn or state.dealer

    def options(self, state: State, hand: Hand) -> Options:
        return (*_bids(state.auction), Option(Pass(), state.auction.refusal(self.to_act(state), None)))

    def refusal(self, state: State, hand: Hand, action: Action) -> Reason | None:
        match action:
            case Bid(points):
                return state.auction.refusal(self.to_act(state), points)
            case Pass():
                return state.auction.refusal(self.to_act(state), None)
        return NotNow(self.phase)

    def decide(self, state: State, hand: Hand, action: Action) -> tuple[Event, ...]:
        return (Called(self.to_act(state), action.points if isinstance(action, Bid) else None),)


def _bids(auction: Auction) -> tuple[BidRange, ...]:
    """The bids that may be made now: two ranges where the step changes among them."""
    least, after = auction.minimum, auction.rules.step_after
    if not auction.rules.jump_bids:
        return (BidRange(least, auction.step_at(least), least),)
    if after is None or least > after[0]:
        return (BidRange(least, auction.step_at(least)),)
    return (BidRange(least, auction.step_at(least), after[0]), BidRange(auction.step_up(after[0]), after[1]))


class TrumpPhase:
    """The bidder names trump."""

    phase = Phase.TRUMP

    def done(self, state: State) -> bool:
        return state.trump is not None

    def to_act(self, state: State) -> Seat:
        return _bidder(state)

    def options(self, state: State, hand: Hand) -> Options:
        return tuple(Option(NameTrump(suit), trump_refusal(hand, suit, state.rules)) for suit in Suit)

    def refusal(self, state: State, hand: Hand, action: Action) -> Reason | None:
        if isinstance(action, NameTrump):
            return trump_refusal(hand, action.suit, state.rules)
        return NotNow(self.phase)

    def decide(self, state: State, hand: Hand, action: Action) -> tuple[Event, ...]:
        return (TrumpNamed(_bidder(state), action.suit),) if isinstance(action, NameTrump) else ()


class PassPhase:
    """The bidder's partner passes cards (``back=False``), or the bidder passes as many back."""

    def __init__(self, *, back: bool) -> None:
        self.back = back
        self.phase = Phase.PASS_BACK if back else Phase.PASS

    def done(self, state: State) -> bool:
        return not state.rules.pass_count or len(state.passes) > self.back

    def to_act(self, state: State) -> Seat:
        return _bidder(state) if self.back else _bidder(state).partner

    def options(self, state: State, hand: Hand) -> Options:
        return (ChooseCards(state.rules.pass_count, hand - self._shown(state)),)

    def refusal(self, state: State, hand: Hand, action: Action) -> Reason | None:
        if isinstance(action, PassCards):
            return pass_refusal(hand, action.cards, state.rules.pass_count, self._shown(state))
        return NotNow(self.phase)

    def decide(self, state: State, hand: Hand, action: Action) -> tuple[Event, ...]:
        giver = self.to_act(state)
        return (CardsPassed(giver, giver.partner, action.cards),) if isinstance(action, PassCards) else ()

    def _shown(self, state: State) -> Hand:
        return state.shown_by(self.to_act(state)) or Hand()


class MeldPhase:
    """All four show their meld, the bidder first; with ``early`` only the bidder, who still has cards to pass back."""

    phase = Phase.MELD

    def __init__(self, *, early: bool) -> None:
        self.early = early

    def done(self, state: State) -> bool:
        if not self.early:
            return len(state.shown) == len(SEATS)
        return bool(state.shown) or not (state.rules.show_before_return and state.rules.pass_count)

    def to_act(self, state: State) -> Seat:
        return _bidder(state).plus(len(state.shown))

    def options(self, state: State, hand: Hand) -> Options:
        everything = Option(ShowMeld(), self.refusal(state, hand, ShowMeld()))
        if not self.early:
            return (everything,)
        return (everything, ChooseMelds(find_melds(hand, state.trump, state.rules), state.rules.pass_count))

    def refusal(self, state: State, hand: Hand, action: Action) -> Reason | None:
        if not isinstance(action, ShowMeld) or state.trump is None:
            return NotNow(self.phase)
        cards = self._cards(state, hand, action)
        refused = shown_refusal(hand, cards, state.trump, state.rules, choosing=self.early)
        if refused or not self.early:
            return refused
        return show_refusal(hand, cards, state.rules.pass_count)

    def decide(self, state: State, hand: Hand, action: Action) -> tuple[Event, ...]:
        return (MeldShown(self.to_act(state), self._cards(state, hand, action)),)

    def _cards(self, state: State, hand: Hand, action: Action) -> Hand:
        chosen = action.cards if isinstance(action, ShowMeld) else None
        return shown_cards(hand, state.trump, state.rules) if chosen is None else chosen


class PlayPhase:
    """Trick after trick; before the first lead the bidder may concede where the table allows it."""

    phase = Phase.PLAY

    def done(self, state: State) -> bool:
        return state.all_played

    def to_act(self, state: State) -> Seat:
        return self._trick(state).to_play

    def options(self, state: State, hand: Hand) -> Options:
        legal = legal_plays(hand, self._trick(state).cards, self._trump(state), state.rules)
        plays = tuple(Option(Play(card), legal.why_not(card)) for card in hand.kinds())
        concede = Option(Concede()) if self._refuse_concession(state) is None else None
        return (*plays, concede) if concede else plays

    def refusal(self, state: State, hand: Hand, action: Action) -> Reason | None:
        match action:
            case Play(card):
                return legal_plays(hand, self._trick(state).cards, self._trump(state), state.rules).why_not(
                    card
                )
            case Concede():
                return self._refuse_concession(state)
        return NotNow(self.phase)

    def decide(self, state: State, hand: Hand, action: Action) -> tuple[Event, ...]:
        seat = self.to_act(state)
        return (CardPlayed(seat, action.card) if isinstance(action, Play) else GivenUp(seat),)

    def _trick(self, state: State) -> Trick:
        return state.trick or Trick(_bidder(state))

    def _trump(self, state: State) -> Suit:
        return state.trump or Suit.SPADES

    def _refuse_concession(self, state: State) -> Reason | None:
        started = len(state.tricks) + len(state.trick.cards if state.trick else ())
        return concede_refusal(state.rules, started)


def concede_refusal(rules: HouseRules, cards_played: int) -> Reason | None:
    """Why the bid may not be given up now, or None."""
    if not rules.may_concede:
        return NoConceding()
    return TooLateToConcede() if cards_played else None


FOUR_HANDS: tuple[PhaseRules, ...] = (
    AuctionPhase(),
    TrumpPhase(),
    PassPhase(back=False),
    MeldPhase(early=True),
    PassPhase(back=True),
    MeldPhase(early=False),
    PlayPhase(),
)


def current(state: State, form: tuple[PhaseRules, ...] = FOUR_HANDS) -> PhaseRules | None:
    """The phase a deal is in, or None when it is over."""
    if is_over(state):
        return None
    return next((phase for phase in form if not phase.done(state)), None)


def is_over(state: State) -> bool:
    """Whether the deal has a score, or nobody bid and the cards are dealt again."""
    return state.score is not None or state.auction.passed_out


def _bidder(state: State) -> Seat:
    """The bidder; phases after the auction have one."""
    return state.bidder or state.dealer
