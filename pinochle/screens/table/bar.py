"""The bar on top: trump, the bid, the order of cards, what each side has, what is still needed, which rules."""

from __future__ import annotations

from pinochle.cards import Side
from pinochle.screens import faces
from pinochle.screens.html import Html, Node, hidden, tag
from pinochle.screens.table.speech import LEARNER
from pinochle.screens.table.table import Table


def bar(t: Table) -> Html:
    """The line that is always there."""
    items = {
        "trump": _trump(t),
        "bid": _bid(t),
        "order": _order(t),
        "points": [_points(t, side) for side in Side],
        "needs": _needs(t),
        "rules": _rules(t),
    }
    shown = (
        tag("span", item, key=f"bar-{name}", cls=f"pn-bar-{name}") for name, item in items.items() if item
    )
    return tag("div", shown, cls="pn-top", key="bar")


def _trump(t: Table) -> Node:
    suit = t.deal.state.trump
    label = t.speech.text("[Trump|Strongest suit] ")
    if suit is None:
        return label, tag("b", "not named yet")
    return label, tag("b", faces.suit(suit, name=False), " ", suit.named(), cls=f"pn-{suit.letter.lower()}")


def _bid(t: Table) -> Node:
    state = t.deal.state
    if state.bidder and state.bid:
        who = "You" if state.bidder is LEARNER else state.bidder.named()
        return f"{who} bid ", tag("b", t.speech.points(state.bid))
    if t.deal.passed_out or not state.auction.highest:
        return "No bid yet"
    seat, bid = state.auction.highest
    return "Highest bid ", tag("b", t.speech.points(bid)), f" ({'you' if seat is LEARNER else seat.named()})"


def _order(t: Table) -> Node:
    order = " ".join(rank.value for rank in t.deal.rules.deck.ranks)
    return hidden("Order of the cards: "), order


def _points(t: Table, side: Side) -> Html:
    state = t.deal.state
    meld, tricks = state.meld_points(side), state.trick_points(side)
    parts = (
        hidden(side.named(), ", "),
        tag("span", str(side), aria_hidden=True),
        " ",
        tag("b", t.speech.points(meld + tricks)),
        hidden(t.speech.text(": [meld] {meld:pts}, [tricks] {tricks:pts}. ", meld=meld, tricks=tricks)),
    )
    return tag("span", parts, cls="pn-side-points", key=f"points-{side.name}")


def _needs(t: Table) -> Node:
    state = t.deal.state
    if state.bidder is None or state.score is not None:
        return None
    who = "Your side" if state.bidder.side is LEARNER.side else "The others"
    needed = state.still_needs()
    have = "have" if who == "The others" else "has"
    need = "need" if who == "The others" else "needs"
    return f"{who} still {need} {t.speech.points(needed)}" if needed else f"{who} {have} enough"


def _rules(t: Table) -> Node:
    game = t.session.game
    scores = game.scores
    ours, theirs = (t.speech.points(scores[side]) for side in (LEARNER.side, LEARNER.side.other))
    return f"Rules: {game.rules.title} · Game {ours} : {theirs}"
