"""What would you play? Every card that may be played is ranked by what it brings on average in sampled deals."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from statistics import fmean

from pinochle.analysis.knowledge import knowledge
from pinochle.analysis.packed import packed_deck
from pinochle.analysis.sampled import sampled_values
from pinochle.cards import Card, Hand, Seat, Side
from pinochle.lessons.forms import Form, Option, Pick
from pinochle.lessons.model import Mark, Task
from pinochle.lessons.shows import Rows, Said, Show
from pinochle.lessons.tasks.passing import PassFour
from pinochle.lessons.tasks.valuing import BidOrPass
from pinochle.lessons.wording import Text, general
from pinochle.players import make, reasons_for
from pinochle.table import Action, Bid, Deal, Pass, PassCards, Play, View

WORLDS = 60
NEARLY = 3.0  # points (x10) on average by which a card may fall behind the best and still be called as good


@dataclass(frozen=True, slots=True)
class WhatPlay(Task):
    """A deal in progress, as its record; the seat in turn decides. Cards are ranked over ``worlds`` sampled deals."""

    record: str
    worlds: int = WORLDS
    both_ways: bool = False

    @property
    def deal(self) -> Deal:
        """The deal where it stands."""
        return _deal(self.record)

    @property
    def seat(self) -> Seat:
        """Who decides."""
        seat = self.deal.to_act
        assert seat
        return seat

    @property
    def form(self) -> Form:
        legal = self.deal.view(self.seat).legal or ()
        return Pick(tuple(Option(card.code, str(card), card) for card in legal))

    def values(self) -> Mapping[Card, float]:
        """What the side takes in the tricks of the deal on average, by card, the best first."""
        return _values(self.record, self.worlds)

    def answer(self) -> str:
        return min(self._good(), key=lambda card: card.rank.strength).code

    def _good(self) -> list[Card]:
        """The cards that are as good as the best. Of these the lowest is the one to name."""
        values = self.values()
        best = next(iter(values.values()))
        return [card for card, value in values.items() if value >= best - NEARLY]

    def mark(self, answer: str) -> Mark:
        values, card = self.values(), Card.parse(answer)
        best = next(iter(values.values()))
        view = self.deal.view(self.seat)
        right = card in self._good()
        reasons: tuple[Text, ...] = reasons_for(view, card)
        if right:
            return Mark(True, reasons, (card,), (self._table(values), *self._both(card)))
        two = {each: values[each] for each in (next(iter(values)), card)}
        behind = f"On average it brings about {round(best - values[card])} points less than another card."
        return Mark(False, (behind,), (card,), (self._table(two), *self._both(card)), true=reasons)

    def _table(self, values: Mapping[Card, float]) -> Rows:
        rows = tuple((str(card), str(round(value))) for card, value in values.items())
        return Rows(("card", "your side takes, on average"), rows, "Cards you may play")

    def _both(self, card: Card) -> tuple[Show, ...]:
        """Both lines played out by four sound players, with the cards as they really lie."""
        if not self.both_ways:
            return ()
        rows = tuple(
            (f"{line} played", *map(str, played_out(self.record, line))) for line in self._lines(card)
        )
        return (
            Rows(
                ("in this very deal, luck included", "North–South take", "East–West take"),
                rows,
                "Both ways played out",
            ),
            *self._as_they_lie(card),
        )

    def _lines(self, card: Card) -> tuple[Card, Card]:
        """The best card and the one chosen, or the last of all where these are the same."""
        best, *others = self.values()
        return (best, others[-1] if card == best else card)

    def _as_they_lie(self, card: Card) -> tuple[Said, ...]:
        """What is said where this one deal, played out, does not show what holds on average."""
        side = 0 if self.seat.side is Side.NORTH_SOUTH else 1
        best, other = self._lines(card)
        scores = [played_out(self.record, line)[side] for line in (best, other)]
        return _luck(scores[0] - scores[1], f"{other} does better", "over many deals it is as above.")

    def rule(self) -> Text:
        return general(reasons_for(self.deal.view(self.seat), Card.parse(self.answer()))[0])


@lru_cache(maxsize=64)
def _deal(record: str) -> Deal:
    return Deal.replay(record)


@lru_cache(maxsize=256)
def _values(record: str, worlds: int) -> Mapping[Card, float]:
    deal = _deal(record)
    assert deal.to_act
    return ranked_cards(deal.view(deal.to_act), worlds)


def ranked_cards(view: View, worlds: int) -> Mapping[Card, float]:
    """What each card that may be played brings on average, in trick points of the deal (x10), the best first."""
    card_of = packed_deck(view.rules.deck).card
    rng = random.Random("lesson")
    found = {
        card_of[unit]: fmean(points) for unit, points in sampled_values(knowledge(view), worlds, rng).items()
    }
    legal = view.legal or ()
    for card in legal:  # of cards that nobody can tell apart only one was tried
        found.setdefault(card, _like(card, found))
    return dict(sorted(found.items(), key=lambda pair: (-pair[1], pair[0].sort_key)))


def _like(card: Card, found: Mapping[Card, float]) -> float:
    """The value of a card that is as good as one that was tried: the nearest of its suit."""
    same = [other for other in found if other.suit is card.suit]
    return found[min(same, key=lambda other: abs(other.rank.strength - card.rank.strength))]


@lru_cache(maxsize=256)
def played_out(record: str, card: Card | None = None) -> tuple[int, int]:
    """The trick points of North–South and East–West when four sound players finish the deal, after ``card``."""
    deal = _deal(record)
    if card:
        deal = deal.act(Play(card))
    player = make("medium")
    while (seat := deal.to_act) is not None:
        deal = deal.act(player.choose(deal.view(seat)).action, seat)
    return deal.state.trick_points(Side.NORTH_SOUTH), deal.state.trick_points(Side.EAST_WEST)


def _luck(ahead: int, else_better: str, over_many: str) -> tuple[Said, ...]:
    """What is said where one deal played out does not put the better choice ``ahead``."""
    if ahead > 0:
        return ()
    ends = "both end the same" if ahead == 0 else else_better
    return (Said((f"As the cards really lie, {ends}. That is luck: {over_many}",)),)


def both_ways(record: str, actions: Mapping[str, Action]) -> Rows:
    """A deal played out after each of several actions, by four sound players: what both sides score."""
    rows = tuple((label, *map(str, scores_after(record, action))) for label, action in actions.items())
    return Rows(
        ("played out from here", "North–South score", "East–West score"), rows, "Both ways played out"
    )


@lru_cache(maxsize=256)
def scores_after(record: str, action: Action) -> tuple[int, int]:
    """What North–South and East–West score when four sound players finish the deal after ``action``."""
    deal = _deal(record).act(action)
    player = make("medium")
    while (seat := deal.to_act) is not None:
        deal = deal.act(player.choose(deal.view(seat)).action, seat)
    score, bidder = deal.score, deal.state.bidder
    assert score
    assert bidder
    return (score.bidders, score.others) if bidder.side is Side.NORTH_SOUTH else (score.others, score.bidders)


@dataclass(frozen=True, slots=True)
class CallInDeal(Task):
    """Bid or pass, in a deal that is then played out both ways."""

    record: str

    @property
    def inner(self) -> BidOrPass:
        """The same question about the hand alone."""
        deal = _deal(self.record)
        assert deal.to_act
        return BidOrPass(deal.view(deal.to_act).hand, deal.state.auction.minimum)

    @property
    def form(self) -> Form:
        return self.inner.form

    def answer(self) -> str:
        return self.inner.answer()

    def mark(self, answer: str) -> Mark:
        mark, price = self.inner.mark(answer), self.inner.price
        ways = both_ways(self.record, {f"bid {price}": Bid(price), "pass": Pass()})
        return replace(mark, shows=(*mark.shows, ways))

    def rule(self) -> Text:
        return self.inner.rule()


@dataclass(frozen=True, slots=True)
class PassInDeal(Task):
    """Four cards for the bidder, in a deal that is then played out: with these, the coach's, and ``careless`` ones."""

    record: str
    careless: str

    @property
    def inner(self) -> PassFour:
        """The same question about the two hands alone."""
        deal = _deal(self.record)
        seat, trump = deal.to_act, deal.state.trump
        assert seat
        assert trump
        return PassFour(deal.view(seat).hand, deal.view(seat.partner).hand, trump)

    @property
    def form(self) -> Form:
        return self.inner.form

    def answer(self) -> str:
        return self.inner.answer()

    def mark(self, answer: str) -> Mark:
        mark, coach, own = self.inner.mark(answer), Hand.parse(self.answer()), Hand.parse(answer)
        fours = dict.fromkeys((coach, own, Hand.parse(self.careless)))
        ways = {f"{four} given": PassCards(four) for four in fours}
        luck = () if own == coach else self._as_they_lie(coach, own, mark.right)
        return replace(mark, shows=(*mark.shows, both_ways(self.record, ways), *luck))

    def _as_they_lie(self, coach: Hand, own: Hand, right: bool) -> tuple[Said, ...]:
        ahead = self._gain(coach) - self._gain(own)
        if right:
            better = coach if ahead > 0 else own
            return _luck(
                -abs(ahead), f"{better} does better", "over many deals there is little between the two."
            )
        return _luck(ahead, f"{own} does better", "over many deals the coach's four bring more.")

    def _gain(self, given: Hand) -> int:
        """What the giver's side scores more than the other one when the deal is played out."""
        north_south, east_west = scores_after(self.record, PassCards(given))
        seat = _deal(self.record).to_act
        return north_south - east_west if seat and seat.side is Side.NORTH_SOUTH else east_west - north_south

    def rule(self) -> Text:
        return self.inner.rule()
