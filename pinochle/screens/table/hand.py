"""The learner's hand, as each phase needs it: to look at, or to choose from."""

from __future__ import annotations

from collections.abc import Mapping

from pinochle.cards import Card
from pinochle.screens import faces
from pinochle.screens.html import Html, stop, tag
from pinochle.screens.table.speech import in_order, name_of
from pinochle.screens.table.table import Table
from pinochle.table import Phase

NONE: Mapping[str, tuple[str, ...]] = {}


def plain_hand(t: Table, letters: Mapping[str, tuple[str, ...]] = NONE) -> Html:
    """Cards to look at, marked with the letters of their melds; a tap on them asks what they are there for."""
    new = received(t)
    cards = (
        faces.card(
            card,
            copy=copy,
            key=name,
            melds=letters.get(name, ()),
            note="received" if name in new else "",
            cls="pn-received" if name in new else "",
        )
        for card, copy in in_order(t.session.view.hand)
        for name in (name_of(card, copy),)
    )
    return tag(
        "div", cards, role="group", aria_label="Your hand", cls="pn-hand", key="hand", intent={"do": "hand"}
    )


def passing_hand(t: Table, letters: Mapping[str, tuple[str, ...]]) -> Html:
    """Cards to raise for the pass; when all are raised, Enter on one of them gives them away."""
    new = received(t)
    ready = len(t.draft.raised) == t.deal.rules.pass_count
    give = {"do": "give", "at": t.session.at}
    names = in_order(t.session.view.hand)
    return faces.hand(
        [
            faces.card_button(
                card,
                copy=copy,
                intent={"do": "raise", "card": name, "at": t.session.at},
                second=give if ready and name in t.draft.raised else None,
                chosen=name in t.draft.raised,
                melds=letters.get(name, ()),
                received=name in new,
                tabindex=stop(place == 0),
                focus=lead(t) if place == 0 else None,
            )
            for place, (card, copy) in enumerate(names)
            for name in (name_of(card, copy),)
        ],
        label="Your hand",
    )


def playing_hand(t: Table) -> Html:
    """Cards to play: those that may be played stand out, the others can be asked why not."""
    legal = t.session.legal
    new = received(t)
    first = legal and next((n for n in in_order(t.session.view.hand) if n[0] in legal), None)

    def button(card: Card, copy: int) -> Html:
        name = name_of(card, copy)
        refused = legal.why_not(card) if legal else None
        chosen = name in t.draft.raised
        play = {"do": "play", "card": name, "at": t.session.at}
        lift = {"do": "raise", "card": name, "at": t.session.at}
        return faces.card_button(
            card,
            copy=copy,
            intent=play if chosen else lift,
            second=play if legal else None,
            state="legal" if legal else "",
            why_not=t.speech.says(refused) if refused else None,
            chosen=chosen if legal else None,
            received=name in new,
            tabindex=stop((card, copy) == first or not legal),
            focus=lead(t) if (card, copy) == first else None,
        )

    return faces.hand([button(card, copy) for card, copy in in_order(t.session.view.hand)], label="Your hand")


def received(t: Table) -> frozenset[str]:
    """The names of the cards that came from the partner, until the first card is led."""
    view = t.session.view
    if view.state.trick or view.state.tricks or t.session.phase is Phase.SCORED:
        return frozenset()
    names = set()
    for card in view.received.kinds():
        held = view.hand.count(card)
        names |= {name_of(card, held - back) for back in range(min(view.received.count(card), held))}
    return frozenset(names)


def lead(t: Table) -> str | None:
    """Where the focus goes when the learner's turn begins: none while a person types or reads, or wants no keys."""
    if t.typing or t.paused or t.asked or not t.settings.keys or not t.session.my_turn:
        return None
    return f"turn-{t.session.at}"
