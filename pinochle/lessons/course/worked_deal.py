"""The worked example as a deal: its record, and each card marked forced or free by the engine."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from pinochle.cards import Card, Seat, Side, Suit
from pinochle.lessons.shows import Rows
from pinochle.players import make
from pinochle.reasons import Reason
from pinochle.table import Action, Deal, Phase, Play, State

RECORD = """[Pinochle "1"]
[Rules "standard"]
[Dealer "W"]
[North "QS 9S 10H KH 9H JD 9D 9D AC 10C KC QC"]
[East "10S JS 10H QH QH 9H AD 10D 10D KD KD QD"]
[South "AS AS 10S QS AH AH KH JH AD AC JC JC"]
[West "KS KS JS 9S JH QD JD 10C KC QC 9C 9C"]
Auction N 250 260 pass pass 270 pass
Trump N C
Pass S JC JC AS AH
Back N 9S 9D 9H 9D
Meld N E S W
Play N AS JS 10S 9S
Play N AH 9H KH JH
Play N AC QH AC 9C
Play N 10C QH 9D 9C
Play N JD AD 9D JD
Play E QD AD QD KC
Play N QS 10S AS JS
Play S AH QC KH 10H
Play W KS JC KD 9S
Play N 10H KD 9H KC
Play W KS JC 10D QS
Play N QC 10D JH 10C
Score 440 180
"""


@dataclass(frozen=True, slots=True)
class Played:
    """One card of the play: who, what, whether it was the only kind allowed, why just these were allowed, how many."""

    seat: Seat
    card: Card
    forced: bool
    reason: Reason
    allowed: int


@cache
def worked() -> Deal:
    """The deal, played to its end."""
    return Deal.replay(RECORD)


@cache
def at(actions: int) -> Deal:
    """The deal after so many actions."""
    return worked().at(actions)


@cache
def first_play() -> int:
    """How many actions come before the first card."""
    return sum(not isinstance(action, Play) for _, action in worked().actions)


def played(trick: int) -> tuple[Played, ...]:
    """The four cards of a trick, numbered from 0."""
    found = []
    for place in range(4):
        before = at(first_play() + 4 * trick + place)
        seat, action = worked().actions[first_play() + 4 * trick + place]
        legal = before.view(seat).legal
        assert isinstance(action, Play)
        assert legal is not None
        found.append(Played(seat, action.card, len(legal) == 1, legal.reason, len(legal)))
    return tuple(found)


def running(trick: int) -> tuple[int, int]:
    """The points in tricks of North–South and East–West after a trick."""
    state: State = at(first_play() + 4 * (trick + 1)).state
    return state.trick_points(Side.NORTH_SOUTH), state.trick_points(Side.EAST_WEST)


def trump() -> Suit:
    """The suit that was named."""
    suit = worked().state.trump
    assert suit
    return suit


def finished(deal: Deal, action: Action) -> Rows:
    """Another way: ``action`` instead, and four sound players to the end; beside what the story brought."""
    other = deal.act(action)
    player = make("medium")
    while (seat := other.to_act) is not None:
        other = other.act(player.choose(other.view(seat)).action, seat)
    rows = (("the story", *_sheet(worked())), ("the other way", *_sheet(other)))
    head = ("", "bid", "North–South score")
    return Rows(head, rows, "The story, and the other way")


def _sheet(deal: Deal) -> tuple[str, ...]:
    assert deal.phase is Phase.SCORED
    score, bidder = deal.score, deal.state.bidder
    assert score
    assert bidder
    ours = score.bidders if bidder.side is Side.NORTH_SOUTH else score.others
    return (f"{bidder.named()} {deal.state.bid}", str(ours))
