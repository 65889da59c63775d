"""Advice, each piece shown at a moment of a deal between four sound computer players: what was done and why, and
what the two sides get if the deal is played out after it, and after the contrary.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial

from pinochle import Card, Hand, Seat, Side
from pinochle.cards import Rank
from pinochle.players import make, play_deal
from pinochle.reasons import Reason
from pinochle.rules import PRESETS
from pinochle.table import Action, Bid, BidRange, Deal, Pass, PassCards, Play, View, deal_hands

DEALS = 80
CLEARLY = {True: 40, False: 200}  # points in tricks after a card, of the score after all else
EARLY = 8  # cards in the hand


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
class Shown:
    """A moment with the contrary action, and what North–South and East–West get after each."""

    moment: Moment
    contrary: Action
    brought: tuple[int, int]
    otherwise: tuple[int, int]

    @property
    def gain(self) -> int:
        """How much better the player's side fared beside the other."""
        sign = 1 if self.moment.seat.side is Side.NORTH_SOUTH else -1
        return sign * (self.brought[0] - self.brought[1] - self.otherwise[0] + self.otherwise[1])


@dataclass(frozen=True, slots=True)
class Advice:
    """``given`` says whether a moment follows it (with a ``reason`` of that code, if any), ``contrary`` how not to."""

    contrary: Callable[[Moment], Action | None]
    reason: str = ""
    given: Callable[[Moment], bool] = lambda moment: True

    def followed(self, moment: Moment) -> bool:
        """Whether the moment is one for this advice."""
        return bool(not self.reason or moment.reason(self.reason)) and self.given(moment)


@cache
def shown(name: str) -> Shown | None:
    """The first moment at which following a piece of advice was clearly better than the contrary."""
    advice = ADVICE[name]
    for moment in moments():
        if advice.followed(moment) and (contrary := advice.contrary(moment)):
            found = Shown(moment, contrary, after(moment, moment.action), after(moment, contrary))
            if found.gain >= CLEARLY[isinstance(contrary, Play)]:
                return found
    return None


def after(moment: Moment, action: Action) -> tuple[int, int]:
    """What both sides have when four sound players finish the deal: points in tricks after a card, else the score."""
    deal = played_out(moment.deal.act(action, moment.seat))
    if isinstance(action, Play):
        return deal.state.trick_points(Side.NORTH_SOUTH), deal.state.trick_points(Side.EAST_WEST)
    score, bidder = deal.score, deal.state.bidder
    if score is None or bidder is None:
        return 0, 0
    ours, theirs = score.bidders, score.others
    return (ours, theirs) if bidder.side is Side.NORTH_SOUTH else (theirs, ours)


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


def _leads_an_ace_early(moment: Moment) -> bool:
    return (
        moment.led is not None
        and moment.led.rank is Rank.ACE
        and _leads_past_trump(moment)
        and _leads_early(moment)
    )


def _leads_what_only_counting_tells(moment: Moment) -> bool:
    return moment.led is not None and moment.led.rank is not Rank.ACE and not _is_trump(moment, moment.led)


def _leads_past_trump(moment: Moment) -> bool:
    """Whether another suit is led, though trump is held."""
    holds = any(_is_trump(moment, card) for card in moment.view.hand)
    return holds and moment.led is not None and not _is_trump(moment, moment.led)


def _leads_past_their_trump(moment: Moment) -> bool:
    bidder = moment.view.bidder
    return bidder is not None and bidder.side is not moment.seat.side and _leads_past_trump(moment)


def _keeps_trump_for_last(moment: Moment) -> bool:
    return len(moment.view.hand) == 2 and _leads_past_trump(moment)


def _gives_trumps(moment: Moment) -> bool:
    given = moment.action.cards if isinstance(moment.action, PassCards) else ()
    return sum(_is_trump(moment, card) for card in given) >= 2


ADVICE = {
    "reach": Advice(_passes, "bid-within-reach"),
    "price": Advice(_bids, "price-too-high"),
    "partner": Advice(_bids, "partner-has-it"),
    "give-trumps": Advice(partial(_gives, 1), "gives-trumps", _gives_trumps),
    "give-back": Advice(partial(_gives, -1), "gives-back-idle"),
    "lead-trump": Advice(partial(_card, _small_side_card), "draws-trumps", _leads_early),
    "not-theirs": Advice(partial(_card, _is_trump), given=_leads_past_their_trump),
    "aces": Advice(partial(_card, _small_side_card), "highest-out", _leads_an_ace_early),
    "feed": Advice(partial(_card, _counts_nothing), "feeds-partner"),
    "keep": Advice(partial(_card, _counts), "keeps-points"),
    "cheap": Advice(partial(_card, _counts), "leads-cheaply"),
    "last": Advice(partial(_card, _is_trump), given=_keeps_trump_for_last),
    "count": Advice(partial(_card, _small_side_card), "highest-out", _leads_what_only_counting_tells),
}
