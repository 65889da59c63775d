"""The play: raise a card, then play it."""

from __future__ import annotations

from collections.abc import Iterable

from pinochle.cards import Seat
from pinochle.players.why import why_these
from pinochle.rules import count_cards
from pinochle.screens.html import Html, Node, button, tag
from pinochle.screens.table.hand import plain_hand, playing_hand
from pinochle.screens.table.phase import PhaseShown
from pinochle.screens.table.speech import LEARNER, Speech, partners
from pinochle.screens.table.table import Table
from pinochle.table import Concede, Deal


class PlayShown(PhaseShown):
    """Trick after trick."""

    def prompt(self, t: Table) -> str:
        """Why just these cards may be played."""
        legal, view = t.session.legal, t.session.view
        trick = view.trick.cards if view.trick else ()
        return t.speech.says(why_these(legal, view.hand, trick)) if legal else ""

    def others(self, t: Table) -> str:
        """Whose turn it is, after what happened to the trick before."""
        seat = t.session.to_act
        leads = t.deal.state.trick is None or not t.deal.state.trick.cards
        return t.speech.text(f"{seat.named() if seat else ''} {'[leads|starts]' if leads else 'is to play'}.")

    def hand(self, t: Table) -> Html:
        """Cards to play; while something is to be read, cards to look at."""
        return plain_hand(t) if t.paused or t.asked else playing_hand(t)

    def acts(self, t: Table) -> Iterable[Node]:
        """Play what is raised; or give up, where the table allows it."""
        name, card = next(t.draft.named(t.session.view.hand), ("", None))
        if card:
            yield button(
                f"Play {card}",
                intent={"do": "play", "card": name, "at": t.session.at},
                key="play",
                cls="pn-main",
            )
        else:
            yield button(
                "Play",
                intent={"do": "play", "card": "", "at": t.session.at},
                key="play",
                cls="pn-main",
                why_not="raise a card first",
            )
        if t.deal.state.bidder is LEARNER and t.deal.refusal(Concede()) is None:
            yield button("Give up the bid", intent={"do": "concede", "at": t.session.at}, key="concede")

    def aside(self, t: Table) -> Node:
        """What each side has taken."""
        return taken_so_far(t)


def taken_so_far(t: Table) -> Html:
    """Each side's tricks, and the points in them."""
    state = t.deal.state
    rows = (
        tag(
            "li",
            f"{partners(side)}: ",
            t.speech.text(
                "{n} {tricks}, {points:pts} points",
                n=len(won),
                tricks=t.speech.text("[trick]" if len(won) == 1 else "[tricks]").lower(),
                points=state.trick_points(side),
            ),
            key=f"taken-{side.name}",
        )
        for side in (LEARNER.side, LEARNER.side.other)
        for won in (state.won_by(side),)
    )
    return tag(
        "section",
        tag("h3", t.speech.text("[Tricks] so far"), key="taken-title"),
        tag("ul", rows, cls="pn-plain-list", key="taken-list"),
        key="taken",
    )


def trick_told(deal: Deal, speech: Speech, learner: Seat | None = LEARNER) -> str:
    """Who took the last trick and what it brought; empty while a new one is under way. ``learner`` is called you."""
    state = deal.state
    if not state.tricks or state.trump is None or (state.trick and state.trick.cards):
        return ""
    winner = state.tricks[-1].winner(state.trump)
    points = count_cards(state.tricks[-1].cards, state.rules, state.last_trick(winner.side))
    who = "You take" if winner is learner else f"{winner.named()} takes"
    return speech.text(f"{who} the [trick]: {{points:pts}}.", points=points)
