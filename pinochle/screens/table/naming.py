"""Naming trump: each suit with its meld and its cards, the best outlined."""

from __future__ import annotations

from pinochle.analysis.value import value_hand
from pinochle.cards import SUITS, Suit
from pinochle.rules import meld_points
from pinochle.screens import faces
from pinochle.screens.html import Html, Node, button, roving, stop, tag
from pinochle.screens.table.auction import bid_help
from pinochle.screens.table.hand import lead
from pinochle.screens.table.phase import PhaseShown
from pinochle.screens.table.seats import seats
from pinochle.screens.table.speech import counted
from pinochle.screens.table.table import Table
from pinochle.table import NameTrump


class NamingShown(PhaseShown):
    """The bidder names a suit."""

    def prompt(self, t: Table) -> str:
        """What is wanted."""
        return t.speech.text(
            "You have won the auction. Name [trump|the strongest suit]: length and the ace count for more than a "
            "little more [meld|in combinations]."
        )

    def others(self, t: Table) -> str:
        """Who names trump."""
        seat = t.session.to_act
        return t.speech.text(f"{seat.named() if seat else ''} is to name [trump|the strongest suit].")

    def middle(self, t: Table) -> Html:
        """The four suits, where the learner is to name one."""
        if not t.session.my_turn or t.asked:
            return seats(t)
        best = value_hand(t.session.view.hand, t.deal.rules).best.suit
        return roving(
            *(self._suit(t, suit, best) for suit in SUITS),
            label=t.speech.text("Name [trump|the strongest suit]"),
            key="suits",
            cls="pn-suits",
        )

    def aside(self, t: Table) -> Node:
        """What the hand is worth with each suit."""
        return bid_help(t)

    def _suit(self, t: Table, suit: Suit, best: Suit) -> Html:
        hand = t.session.view.hand
        meld = meld_points(hand, suit, t.deal.rules)
        refused = t.deal.refusal(NameTrump(suit))
        is_best = suit is best
        return button(
            tag(
                "b",
                faces.suit(suit, name=False),
                " ",
                suit.named().capitalize(),
                " – best" if is_best else "",
            ),
            tag("span", t.speech.text("[meld] {meld:pts}, ", meld=meld).lower(), counted(len(hand.of(suit)))),
            intent={"do": "trump", "suit": suit.letter, "at": t.session.at},
            key=f"trump-{suit.letter}",
            why_not=t.speech.says(refused) if refused else None,
            tabindex=stop(is_best),
            focus=lead(t) if is_best else None,
            cls="pn-advised" if is_best else "",
        )
