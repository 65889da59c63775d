"""A view holds what its seat may know, and nothing of the rest.

The fairness test: two cards that a seat has never seen are swapped in the deal, the same public things are done again,
and the seat's view must be the same. The views of tampered events must not be.
"""

import random
from dataclasses import replace
from itertools import combinations
from typing import NamedTuple

import pytest

from pinochle.cards import Card, Hand, Seat
from pinochle.reasons import DealIsOver, IllegalAction, NotYourTurn
from pinochle.rules import PRESETS
from pinochle.table import (
    Action,
    Bid,
    CardPlayed,
    CardsPassed,
    Deal,
    Dealt,
    MeldShown,
    Option,
    Pass,
    PassCards,
    Phase,
    View,
    deal_hands,
)
from tests.table.deals import STANDARD, TABLES, finished, steps
from tests.table.story import played

tables = pytest.mark.parametrize("rules", TABLES.values(), ids=list(TABLES))


@tables
def test_only_ones_own_cards_are_seen(rules):
    for deal in steps(rules, 2):
        for seat in Seat:
            view = deal.view(seat)
            assert view.hand == deal.state.hand(seat)
            assert all(view.state.hand(other) is None for other in Seat if other is not seat)
            for event, told in zip(deal.events, view.events, strict=True):
                match event:
                    case Dealt(owner) if owner is not seat:
                        assert told == Dealt(owner, None)
                    case CardsPassed(giver, receiver) if seat not in (giver, receiver):
                        assert told == CardsPassed(giver, receiver, None)
                    case _:
                        assert told == event


@tables
def test_a_view_knows_what_the_table_knows(rules):
    for deal in steps(rules, 5):
        for seat in Seat:
            view = deal.view(seat)
            assert (view.phase, view.to_act, view.rules) == (deal.phase, deal.to_act, rules)
            assert (view.auction, view.bidder, view.bid) == (
                deal.state.auction,
                deal.state.bidder,
                deal.state.bid,
            )
            assert (view.trump, view.trick) == (deal.state.trump, deal.state.trick)
            assert view.state.score == deal.score
            assert view.dealt == deal.hands[seat]
            assert view.my_turn == (deal.to_act is seat)
            assert view.options() == (deal.options() if view.my_turn else ())
            assert [card for _, card in view.all_played] == [
                e.card for e in deal.events if isinstance(e, CardPlayed)
            ]
            assert view.hand + view.given + view.played == view.dealt + view.received
            if view.phase is Phase.PLAY and view.my_turn:
                plays = [
                    option
                    for option in view.options()
                    if isinstance(option, Option) and hasattr(option.action, "card")
                ]
                assert [*view.legal] == [option.action.card for option in plays if option.refusal is None]
            else:
                assert view.legal is None


def test_a_view_refuses_as_the_deal_does():
    deal = Deal.start(STANDARD, Seat.N, deal_hands(1))
    assert deal.view(Seat.E).refusal(Bid(250)) is None
    assert deal.view(Seat.E).refusal(Bid(240)) == deal.refusal(Bid(240))
    assert deal.view(Seat.S).refusal(Bid(250)) == NotYourTurn(Seat.S, Seat.E)
    assert finished(STANDARD, 1).view(Seat.S).refusal(Pass()) == DealIsOver()


class Place(NamedTuple):
    """A copy of a card that a seat cannot have seen: who was dealt it, and whether it was passed on since."""

    owner: Seat
    card: Card
    passed: bool


def unseen(deal: Deal, seat: Seat) -> list[Place]:
    """Copies in the hands of others that were neither shown nor passed to or from ``seat``."""
    given = {p.giver: p.cards for p in deal.state.passes}
    received = {p.receiver: p.cards for p in deal.state.passes}
    places = []
    for owner in Seat:
        hand, shown = deal.state.hand(owner), deal.state.shown_by(owner) or Hand()
        came, went = received.get(owner, Hand()), given.get(owner, Hand())
        for card in hand.kinds() if owner is not seat else ():
            hidden = hand.count(card) - shown.count(card)
            if hidden > came.count(card):
                places.append(Place(owner, card, passed=False))
            elif hidden > 0 and owner.partner is not seat and card not in went:
                places.append(Place(owner.partner, card, passed=True))
    return places


def swapped(deal: Deal, one: Place, two: Place) -> Deal | None:
    """The deal with two cards swapped and the same things done; None where the table would have noticed."""
    hands = {
        **deal.hands,
        one.owner: deal.hands[one.owner] - [one.card] + [two.card],
    }
    hands[two.owner] = hands[two.owner] - [two.card] + [one.card]
    other = Deal.start(deal.rules, deal.dealer, hands)
    for seat, action in deal.actions:
        try:
            other = other.act(renamed(action, seat, one, two), seat)
        except IllegalAction:
            return None
    return other if public(other) == public(deal) else None


def renamed(action: Action, seat: Seat, one: Place, two: Place) -> Action:
    """What is passed is passed again, a swapped card under its new name."""
    if isinstance(action, PassCards):
        for place, new in ((one, two.card), (two, one.card)):
            if place.passed and place.owner is seat and place.card in action.cards:
                return PassCards(action.cards - [place.card] + [new])
    return action


def public(deal: Deal) -> list[object]:
    """What the whole table has seen."""
    return [
        replace(event, cards=None) if isinstance(event, Dealt | CardsPassed) else event
        for event in deal.events
    ]


def tried(rules, seeds):
    """(deal, seat, the same deal with two unseen cards swapped or None) for many moments, seats and cards."""
    for seed in seeds:
        rng = random.Random(f"swaps {seed}")
        stages = [stage for stage in steps(rules, seed) if stage.to_act]
        for deal in rng.sample(stages, min(12, len(stages))):
            seat = rng.choice([*Seat])
            pairs = [
                (one, two)
                for one, two in combinations(unseen(deal, seat), 2)
                if one.owner is not two.owner and one.card != two.card
            ]
            if pairs:
                yield deal, seat, swapped(deal, *rng.choice(pairs))


@pytest.mark.slow
@tables
def test_what_was_never_seen_makes_no_difference(rules):
    attempts = survived = 0
    for deal, seat, other in tried(rules, range(12)):
        attempts += 1
        if other:
            survived += 1
            assert other.hands != deal.hands
            assert other.view(seat) == deal.view(seat)
            assert other.view(seat).options() == deal.view(seat).options()
    assert attempts > 60
    assert survived / attempts >= 0.4, (
        f"only {survived} of {attempts} swaps were survived: too few to prove anything"
    )


def unfair(rules=STANDARD):
    """How many swaps the views betray."""
    return sum(
        other.view(seat) != deal.view(seat)
        for deal, seat, other in tried(rules, range(12))
        if other is not None
    )


def as_it_is(event, seat):
    return event


@pytest.mark.slow
def test_an_open_hand_would_be_noticed(monkeypatch):
    """Where nothing is passed, since a half-open deal cannot be folded where hidden cards move."""
    monkeypatch.setattr(Dealt, "seen_by", as_it_is)
    assert unfair(TABLES["no pass"]) > 10


@pytest.mark.slow
def test_an_open_pass_would_be_noticed(monkeypatch):
    assert unfair() == 0
    monkeypatch.setattr(CardsPassed, "seen_by", as_it_is)
    assert unfair() > 0


@pytest.mark.slow
def test_a_view_of_the_true_state_would_be_noticed(monkeypatch):
    honest = Deal.view
    monkeypatch.setattr(Deal, "view", lambda deal, seat: replace(honest(deal, seat), state=deal.state))
    assert unfair() > 10


def test_a_view_holds_no_deal():
    view = finished(STANDARD, 1).view(Seat.S)
    assert {field: type(getattr(view, field)) for field in ("seat", "events", "state")} == {
        "seat": Seat,
        "events": tuple,
        "state": type(view.state),
    }
    assert not any(isinstance(getattr(view.state, name), Deal) for name in view.state.__slots__)
    assert isinstance(view, View)


def test_meld_is_public():
    for stage in played():
        for event in stage.events:
            if isinstance(event, MeldShown):
                assert all(event in stage.view(seat).events for seat in Seat)
    assert PRESETS["standard"] == STANDARD
