"""Showing meld: all four players' melds in named groups, face up, with points; one's own explained."""

from __future__ import annotations

from collections.abc import Iterable

from pinochle.cards import Hand, Seat
from pinochle.rules import Meld, find_melds, unscored
from pinochle.screens import faces
from pinochle.screens.html import Html, Node, button, tag
from pinochle.screens.table.hand import lead, plain_hand
from pinochle.screens.table.phase import PhaseShown
from pinochle.screens.table.seats import ROUND, last_computer, why_button
from pinochle.screens.table.showing import cards_of, choice_of_melds, letters, named_melds
from pinochle.screens.table.speech import LEARNER
from pinochle.screens.table.table import Table
from pinochle.table import ShowMeld


class MeldingShown(PhaseShown):
    """Everybody lays meld down, the bidder first; then the learner looks at it before the play begins."""

    def prompt(self, t: Table) -> str:
        """What the learner has to show."""
        points = sum(meld.points for meld in _own(t))
        if not points:
            return t.speech.text("You have no [meld] to show.")
        return t.speech.text("You have [meld] for {points:pts}. Show it.|", points=points).rstrip("|")

    def others(self, t: Table) -> str:
        """Who shows, or that all is shown."""
        if t.looking:
            who = t.session.to_act
            leads = "You [lead|start] first." if who is LEARNER else "{who} [leads|starts] first."
            return t.speech.text(f"All [meld lies|combinations lie] on the table. {leads}", who=who)
        seat = t.session.to_act
        return t.speech.text(f"{seat.named() if seat else ''} is to show [meld].")

    def middle(self, t: Table) -> Html:
        """The four players' melds."""
        return tag("div", (_shown(t, seat) for seat in ROUND), cls="pn-melds", key="melds")

    def hand(self, t: Table) -> Html:
        """The learner's cards with the letters of their melds."""
        return plain_hand(t, letters(_own(t)))

    def acts(self, t: Table) -> Iterable[Node]:
        """Show it; where the table leaves a choice, melds can be left out first."""
        choice = choice_of_melds(t.session.view)
        for name, meld in named_melds(choice.melds) if choice else ():
            shown = name not in t.draft.unshown
            yield button(
                f"{'Show' if shown else 'Keep back'}: {meld.named(t.settings.words)}",
                pressed=shown,
                intent={"do": "leave-out", "meld": name},
                key=f"out-{name}",
            )
        melds = (
            [m for name, m in named_melds(choice.melds) if name not in t.draft.unshown] if choice else _own(t)
        )
        everything = not choice or not t.draft.unshown
        refused = t.deal.refusal(ShowMeld(None if everything else cards_of(melds)))
        points = sum(meld.points for meld in melds)
        yield button(
            t.speech.text("Show [meld]: {points:pts}", points=points) if points else "Nothing to show: go on",
            intent={"do": "show", "at": t.session.at},
            key="show",
            cls="pn-main",
            focus=lead(t),
            why_not=t.speech.says(refused) if refused else None,
        )

    def aside(self, t: Table) -> Node:
        """The learner's own melds in words."""
        trump = t.deal.state.trump
        if trump is None:
            return None
        hand = t.deal.state.shown_by(LEARNER)
        melds = _own(t) if hand is None else find_melds(hand, trump, t.deal.rules)
        what = [meld.reason for meld in melds] or list(unscored(t.session.view.hand, trump, t.deal.rules)[:2])
        return tag(
            "section",
            tag("h3", t.speech.text("Your own [meld]"), key="own-title"),
            tag(
                "ul",
                (
                    tag("li", faces.drawn(t.speech.says(reason)), key=f"own-{n}")
                    for n, reason in enumerate(what)
                ),
                cls="pn-plain-list",
                key="own-list",
            ),
            key="own",
        )


def _own(t: Table) -> tuple[Meld, ...]:
    return find_melds(t.session.view.hand, t.deal.state.trump, t.deal.rules)


def _shown(t: Table, seat: Seat) -> Html:
    """One player's melds as they lie there."""
    shown = t.deal.state.shown_by(seat)
    melds = t.deal.state.melds(seat)
    who = "You" if seat is LEARNER else seat.named()
    total: Node = None
    if shown is not None:
        total = tag("b", t.speech.points(sum(meld.points for meld in melds)))
    elif t.session.to_act is seat:
        total = tag("small", "to show", cls="pn-turn")
    return tag(
        "section",
        tag(
            "div",
            tag("p", tag("b", who), " ", total, key=f"melds-title-{seat.value}", cls="pn-shown-name"),
            why_button(t, seat, hotkey=seat is last_computer(t)) if shown is not None else None,
            cls="pn-shown-who",
            key=f"melds-who-{seat.value}",
        ),
        tag(
            "div",
            [_group(t, name, meld) for name, meld in named_melds(melds)]
            or (tag("p", "nothing", cls="pn-quiet") if shown is not None else None),
            cls="pn-groups",
            key=f"groups-{seat.value}",
        ),
        cls=("pn-shown", f"pn-shown-{seat.value.lower()}"),
        key=f"melds-{seat.value}",
    )


def _group(t: Table, name: str, meld: Meld) -> Html:
    cards = (
        faces.card(card, copy=copy, key=f"{name}-{card.code}{copy}")
        for card, copy in faces.numbered(tuple(Hand(meld.cards)))
    )
    label = f"{meld.named(t.settings.words)} {t.speech.points(meld.points)}"
    return tag(
        "figure",
        tag("div", cards, cls="pn-cards pn-small"),
        tag("figcaption", label),
        key=name,
        cls="pn-group",
    )
