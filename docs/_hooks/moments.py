"""Advice, each piece shown at a moment of a deal between four sound computer players: what was done and why, and
what the two sides get if the deal is played out after it, and after the contrary.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial

from pinochle import Card, Hand, Seat, Side
from pinochle.cards import Rank, Suit
from pinochle.players import make, play_deal, reasons_for
from pinochle.reasons import BidWithinReach, Reason
from pinochle.rules import PRESETS
from pinochle.table import Action, Bid, BidRange, Deal, Pass, PassCards, Play, View, deal_hands

DEALS = 80
CLEARLY = {True: 40, False: 200}  # points in tricks after a card, of the score after all else
EARLY = 8  # cards in the hand
SURE = {"highest-out", "nothing-beats-it"}


@dataclass(frozen=True, slots=True)
class Moment:
    """An action of a deal, the ``deal`` before it, and the reasons of the player."""

    deal: Deal
    seat: Seat
    action: Action
    reasons: tuple[Reason, ...]

    @property
    def view(self) -> View:
        """What the player knew."""
        return self.deal.view(self.seat)

    @property
    def led(self) -> Card | None:
        """The card that was led, where others might have been."""
        trick = self.view.trick
        leads = isinstance(self.action, Play) and not (trick and trick.plays) and len(self.view.hand) > 1
        return self.action.card if leads and isinstance(self.action, Play) else None

    def reason(self, code: str) -> Reason | None:
        """The reason of that code, if it was one of them."""
        return next((each for each in self.reasons if each.code == code), None)


@dataclass(frozen=True, slots=True)
class Way:
    """An action, and the deal as four sound players finish it."""

    action: Action
    deal: Deal

    @property
    def brought(self) -> tuple[int, int]:
        """What North–South and East–West have: points in tricks after a card, else the score."""
        state, score = self.deal.state, self.deal.score
        if isinstance(self.action, Play) or score is None:
            return state.trick_points(Side.NORTH_SOUTH), state.trick_points(Side.EAST_WEST)
        ours, theirs = score.bidders, score.others
        return (ours, theirs) if self.has_bid(Side.NORTH_SOUTH) else (theirs, ours)

    def has_bid(self, side: Side) -> bool:
        """Whether that side has the bid."""
        bidder = self.deal.state.bidder
        return bidder is not None and bidder.side is side

    def makes(self, side: Side) -> bool:
        """Whether that side makes a bid."""
        return self.has_bid(side) and bool(self.deal.score and self.deal.score.made)

    def sets(self, side: Side) -> bool:
        """Whether that side plays a bid and does not make it."""
        score = self.deal.score
        return self.has_bid(side) and score is not None and score.played and not score.made


@dataclass(frozen=True, slots=True)
class Shown:
    """A moment played out both ways: as it was, and after the contrary action."""

    moment: Moment
    way: Way
    contrary: Way

    @property
    def side(self) -> Side:
        """The player's side."""
        return self.moment.seat.side

    @property
    def gain(self) -> int:
        """How much better the player's side fared beside the other."""
        so, otherwise = (north - east for north, east in (self.way.brought, self.contrary.brought))
        return so - otherwise if self.side is Side.NORTH_SOUTH else otherwise - so


@dataclass(frozen=True, slots=True)
class Advice:
    """``given`` says whether a moment follows it (with a ``reason`` of that code, if any), ``contrary`` how not to.

    ``proved`` says whether the two ways end as the advice has it, beside the points that they bring.
    """

    contrary: Callable[[Moment], Action | None]
    reason: str = ""
    given: Callable[[Moment], bool] = lambda moment: True
    proved: Callable[[Shown], bool] = lambda found: True

    def followed(self, moment: Moment) -> bool:
        """Whether the moment is one for this advice."""
        return bool(not self.reason or moment.reason(self.reason)) and self.given(moment)


@cache
def shown(name: str) -> Shown | None:
    """The first moment at which following a piece of advice was clearly better than the contrary."""
    advice = ADVICE[name]
    for moment in moments():
        if advice.followed(moment) and (contrary := advice.contrary(moment)):
            found = Shown(moment, after(moment, moment.action), after(moment, contrary))
            if found.gain >= CLEARLY[isinstance(contrary, Play)] and advice.proved(found):
                return found
    return None


def after(moment: Moment, action: Action) -> Way:
    """The deal as four sound players finish it after an action."""
    return Way(action, played_out(moment.deal.act(action, moment.seat)))


def played_out(deal: Deal) -> Deal:
    """A deal finished by four sound players."""
    player = make("medium", seed=1)
    while (seat := deal.to_act) is not None:
        deal = deal.act(player.choose(deal.view(seat)).action, seat)
    return deal


def moments() -> Iterator[Moment]:
    """All decisions of some deals, one deal after the other."""
    return (each for number in range(DEALS) for each in _deal_of(number))


@cache
def _deal_of(number: int) -> tuple[Moment, ...]:
    players = {seat: make("medium", seed=1) for seat in Seat}
    deal = play_deal(players, PRESETS["standard"], Seat.W, deal_hands(f"guide{number}"))
    found: list[Moment] = []
    while deal.before is not None:
        seat, action = deal.actions[-1]
        deal = deal.before
        chosen = players[seat].choose(deal.view(seat))
        if chosen.action == action:
            found.append(Moment(deal, seat, action, chosen.reasons))
    return tuple(reversed(found))


# ---------------------------------------------------------------- what goes against a piece of advice


def _card(wanted: Callable[[Moment, Card], bool], moment: Moment) -> Action | None:
    """The lowest card of the kind wanted that might have been played."""
    legal = sorted(moment.view.legal or (), key=lambda card: card.rank.strength)
    return next((Play(card) for card in legal if wanted(moment, card) and Play(card) != moment.action), None)


def _is_trump(moment: Moment, card: Card) -> bool:
    return card.suit is moment.view.trump


def _counts(moment: Moment, card: Card) -> bool:
    return card.rank in (Rank.TEN, Rank.KING) and not _is_trump(moment, card)


def _counts_nothing(moment: Moment, card: Card) -> bool:
    return card.rank in (Rank.QUEEN, Rank.JACK, Rank.NINE)


def _small_side_card(moment: Moment, card: Card) -> bool:
    return _counts_nothing(moment, card) and not _is_trump(moment, card)


def _bids(moment: Moment) -> Action | None:
    """The lowest bid that is allowed."""
    return next((Bid(each.minimum) for each in moment.view.options() if isinstance(each, BidRange)), None)


def _passes(moment: Moment) -> Action | None:
    return Pass() if moment.view.refusal(Pass()) is None else None


def _gives(strength: int, moment: Moment) -> Action | None:
    """Four cards beside trump: the weakest with ``strength`` 1, the strongest with -1."""
    beside = [card for card in moment.view.hand if not _is_trump(moment, card)]
    cards = sorted(beside, key=lambda card: strength * card.rank.strength)[:4]
    return PassCards(Hand(cards)) if len(cards) == 4 else None


def _leads_early(moment: Moment) -> bool:
    return moment.led is not None and len(moment.view.hand) >= EARLY


def _bidder_leads_early(moment: Moment) -> bool:
    return _leads_early(moment) and moment.seat is moment.view.bidder


def _leads_a_new_suit(moment: Moment) -> bool:
    """Whether an ace of a suit that nobody has led is led against the bidder, trump being held."""
    led = moment.led
    return (
        led is not None
        and led.rank is Rank.ACE
        and _leads_past_their_trump_early(moment)
        and all(trick.cards[0].suit is not led.suit for trick in moment.view.state.tricks)
    )


def _leads_what_only_counting_tells(moment: Moment) -> bool:
    """Whether a king is led that has become the highest card of a side suit."""
    led = moment.led
    return (
        led is not None and led.rank is Rank.KING and not any(card.outranks(led) for card in moment.view.hand)
    )


def _nothing_sure(moment: Moment) -> bool:
    """Whether there is neither a trump to draw others with nor a card that is the highest left in its suit."""
    view = moment.view
    against = view.bidder is not None and view.bidder.side is not moment.seat.side
    reasons = {each.code for card in view.legal or () for each in reasons_for(view, card)}
    return (against or not any(_is_trump(moment, card) for card in view.hand)) and not reasons & SURE


def _leads_past_their_trump(moment: Moment) -> bool:
    """Whether another suit is led against the bidder, though trump is held."""
    bidder, led = moment.view.bidder, moment.led
    holds = any(_is_trump(moment, card) for card in moment.view.hand)
    against = bidder is not None and bidder.side is not moment.seat.side
    return against and holds and led is not None and not _is_trump(moment, led)


def _leads_past_their_trump_early(moment: Moment) -> bool:
    return _leads_early(moment) and _leads_past_their_trump(moment)


def _gives_low_cards(moment: Moment) -> bool:
    given = moment.action.cards if isinstance(moment.action, PassCards) else ()
    kept = moment.reason("keeps-meld") is not None
    return kept and not any(card.rank in (Rank.ACE, Rank.TEN) for card in given)


def _is_strong(moment: Moment, card: Card) -> bool:
    return _is_trump(moment, card) or card.rank is Rank.ACE


def _gives_trumps(moment: Moment) -> bool:
    """Whether two trumps or more are given, and no trump or ace stays while another card goes."""
    given = moment.action.cards if isinstance(moment.action, PassCards) else Hand()
    strong = partial(_is_strong, moment)
    first = all(map(strong, given)) or not any(map(strong, moment.view.hand - given))
    return first and sum(_is_trump(moment, card) for card in given) >= 2


def _on_long_trumps(moment: Moment) -> bool:
    """Whether a bid rests on five cards or more of a suit with its ace and ten, and on no other ace."""
    reason, hand = moment.reason("bid-within-reach"), moment.view.hand
    suit = reason.suit if isinstance(reason, BidWithinReach) else None
    long = hand.of(suit) if isinstance(suit, Suit) else Hand()
    others = {card.rank for card in hand - long}
    return len(long) >= 5 and {Rank.ACE, Rank.TEN} <= {card.rank for card in long} and Rank.ACE not in others


# ---------------------------------------------------------------- how the two ways have to end


def _makes_it(found: Shown) -> bool:
    return found.way.makes(found.side)


def _else_set(found: Shown) -> bool:
    return found.contrary.sets(found.side)


def _makes_it_else_set(found: Shown) -> bool:
    return _makes_it(found) and _else_set(found)


def _takes_the_last(found: Shown) -> bool:
    """Whether the player takes the last trick, and with the contrary the other side does."""
    state = found.way.deal.state
    own = state.trump is not None and state.tricks[-1].winner(state.trump) is found.moment.seat
    return own and not found.contrary.deal.state.last_trick(found.side)


ADVICE = {
    "reach": Advice(_passes, "bid-within-reach", _on_long_trumps, _makes_it),
    "price": Advice(_bids, "price-too-high", proved=_else_set),
    "partner": Advice(_bids, "partner-has-it", proved=_makes_it_else_set),
    "give-trumps": Advice(partial(_gives, 1), "gives-trumps", _gives_trumps, _makes_it_else_set),
    "give-back": Advice(partial(_gives, -1), "gives-back-idle", _gives_low_cards, _makes_it_else_set),
    "lead-trump": Advice(partial(_card, _small_side_card), "draws-trumps", _bidder_leads_early),
    "not-theirs": Advice(partial(_card, _is_trump), "leads-cheaply", _leads_past_their_trump),
    "aces": Advice(partial(_card, _small_side_card), "highest-out", _leads_a_new_suit),
    "feed": Advice(partial(_card, _counts_nothing), "feeds-partner"),
    "keep": Advice(partial(_card, _counts), "keeps-points"),
    "cheap": Advice(partial(_card, _counts), "leads-cheaply", _nothing_sure),
    "last": Advice(partial(_card, _is_trump), "keeps-trump-for-last", proved=_takes_the_last),
    "count": Advice(partial(_card, _small_side_card), "highest-out", _leads_what_only_counting_tells),
}
