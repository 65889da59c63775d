"""The bar on top: trump, the bid, the order of cards, what each side has, what is still needed, which rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from pinochle.cards import Hand, Seat, Side, Suit
from pinochle.rules import HouseRules, meld_points
from pinochle.screens import faces
from pinochle.screens.html import Html, Node, hidden, tag
from pinochle.screens.table.speech import LEARNER, partners
from pinochle.screens.table.table import Table


def bar(t: Table) -> Html:
    """The line that is always there."""
    state = t.deal.state
    melds = _melds(state.shown, state.trump, state.rules)
    items = {
        "trump": _trump(t),
        "bid": _bid(t),
        "order": _order(t),
        "points": [_points(t, side, melds[side]) for side in Side],
        "needs": _needs(t, melds),
        "rules": _rules(t),
    }
    shown = (
        tag("span", item, key=f"bar-{name}", cls=f"pn-bar-{name}") for name, item in items.items() if item
    )
    return tag("div", shown, cls="pn-top", key="bar")


def bar_told(t: Table) -> str:
    """The same in a line of text, for the terminal; empty before trump is named."""
    state = t.deal.state
    if state.trump is None or state.bidder is None:
        return ""
    melds = _melds(state.shown, state.trump, state.rules)
    sides = (
        f"{partners(side)} {t.speech.points(melds[side] + state.trick_points(side))}"
        for side in (LEARNER.side, LEARNER.side.other)
    )
    return t.speech.text(
        "[Trump|Strongest suit] {trump} · bid {bid:pts} ({who}) · {sides} · {needs}",
        trump=state.trump,
        bid=state.bid or 0,
        who=_who(state.bidder),
        sides=", ".join(sides),
        needs=_needs(t, melds) or "",
    )


@lru_cache(maxsize=16)
def _melds(shown: tuple[tuple[Seat, Hand], ...], trump: Suit | None, rules: HouseRules) -> Mapping[Side, int]:
    """The points (x10) of meld that each side has shown: the same all through the play."""
    points = dict.fromkeys(Side, 0)
    for seat, cards in shown:
        points[seat.side] += meld_points(cards, trump, rules)
    return points


def _trump(t: Table) -> Node:
    suit = t.deal.state.trump
    label = t.speech.text("[Trump|Strongest suit] ")
    if suit is None:
        return label, tag("b", "not named yet")
    return label, tag("b", faces.suit(suit, name=False), " ", suit.named(), cls=f"pn-{suit.letter.lower()}")


def _bid(t: Table) -> Node:
    state = t.deal.state
    if state.bidder and state.bid:
        return "Bid ", tag("b", t.speech.points(state.bid)), f" ({_who(state.bidder)})"
    if t.deal.passed_out or not state.auction.highest:
        return "No bid yet"
    seat, bid = state.auction.highest
    return "Highest bid ", tag("b", t.speech.points(bid)), f" ({_who(seat)})"


def _who(seat: Seat) -> str:
    return "you" if seat is LEARNER else seat.named()


def _order(t: Table) -> Node:
    order = " ".join(rank.value for rank in t.deal.rules.deck.ranks)
    return "High to low ", tag("b", order)


def _points(t: Table, side: Side, meld: int) -> Html:
    tricks = t.deal.state.trick_points(side)
    parts = (
        hidden(side.named(), ", "),
        tag("span", str(side), aria_hidden=True),
        " ",
        tag("b", t.speech.points(meld + tricks)),
        hidden(t.speech.text(": [meld] {meld:pts}, [tricks] {tricks:pts}. ", meld=meld, tricks=tricks)),
    )
    return tag("span", parts, cls="pn-side-points", key=f"points-{side.name}")


def _needs(t: Table, melds: Mapping[Side, int]) -> str | None:
    state = t.deal.state
    bidder, bid = state.auction.winner or (None, 0)
    if bidder is None or state.score is not None:
        return None
    side = bidder.side
    who = "Your side" if side is LEARNER.side else "The others"
    needed = max(0, bid - melds[side] - state.trick_points(side))
    have = "have" if who == "The others" else "has"
    need = "need" if who == "The others" else "needs"
    return f"{who} still {need} {t.speech.points(needed)}" if needed else f"{who} {have} enough"


def _rules(t: Table) -> Node:
    game = t.session.game
    scores = game.scores
    ours, theirs = (t.speech.points(scores[side]) for side in (LEARNER.side, LEARNER.side.other))
    return f"Rules: {game.rules.title} · Game {ours} : {theirs}"
