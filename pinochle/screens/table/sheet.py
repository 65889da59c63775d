"""The score sheet: bid, meld and tricks side by side, made or set and why, the running score, all hands."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from pinochle.cards import Seat
from pinochle.reasons import FIELDS, Words
from pinochle.rules import DealScore, HouseRules
from pinochle.screens import faces
from pinochle.screens.html import Html, Node, button, details, heading, tag
from pinochle.screens.table.phase import PhaseShown
from pinochle.screens.table.reviewing import review_panel
from pinochle.screens.table.seats import ROUND
from pinochle.screens.table.speech import LEARNER, in_order, partners
from pinochle.screens.table.table import Table


class SheetShown(PhaseShown):
    """The deal is over."""

    def prompt(self, t: Table) -> str:
        """Made or set, and how the game stands."""
        score, state = t.deal.score, t.deal.state
        if score is None or state.bidder is None:
            return "Everybody has passed. The cards are dealt again."
        yours = state.bidder.side is LEARNER.side
        made = t.speech.text(
            f"{partners(state.bidder.side)} {'made the bid' if score.made else '[go set|fall short]'}: "
            f"{{ours:pts}} for you, {{theirs:pts}} for {partners(LEARNER.side.other)}.",
            ours=score.bidders if yours else score.others,
            theirs=score.others if yours else score.bidders,
        )
        result = t.session.game.result
        return f"{made} {t.speech.says(result.reason)}" if result else made

    def middle(self, t: Table) -> Html:
        """The sheet."""
        return tag(
            "div",
            sheet(t),
            all_hands(t) if t.hands_open else None,
            review_panel(t, t.review) if t.review else None,
            cls="pn-sheet-of-score",
            key="sheet-of-score",
        )

    def hand(self, t: Table) -> Html:
        """No cards are left."""
        return tag("div", key="hand")

    def acts(self, t: Table) -> Iterable[Node]:
        """Show all hands; review what was played."""
        if t.deal.state.tricks:
            yield button("Review", intent={"do": "review"}, key="review-open", pressed=t.review is not None)
        yield button(
            "Hide the hands" if t.hands_open else "Show all hands",
            intent={"do": "hands"},
            key="hands",
            pressed=t.hands_open,
        )

    def aside(self, t: Table) -> Node:
        """Play on from one of one's own decisions."""
        own = [(n, action) for n, (seat, action) in enumerate(t.deal.actions) if seat is LEARNER]
        choices = (
            tag(
                "li",
                button(
                    t.speech.doing(action),
                    intent={"do": "from", "number": n, "at": t.session.at},
                    key=f"from-{n}",
                ),
                key=f"from-item-{n}",
            )
            for n, action in own
        )
        return details("Play it again from …", tag("ol", choices, cls="pn-from", key="from-list"), key="from")


def sheet(t: Table) -> Html:
    """The result in a table, with the reasons under it."""
    score, state = t.deal.score, t.deal.state
    if score is None or state.bidder is None:
        return tag("section", heading(2, "Passed out", key="sheet-title", focus="sheet"), key="score")
    bidders = state.bidder.side
    sides = (LEARNER.side, LEARNER.side.other)
    scored = {bidders: score.bidders, bidders.other: score.others}
    before = dict(t.session.game.totals)
    pts = t.speech.points
    rows: list[tuple[str, list[Node]]] = [
        ("Bid", [pts(state.bid or 0) if side is bidders else "–" for side in sides]),
        (t.speech.text("[Meld]"), [pts(state.meld_points(side)) for side in sides]),
        (
            t.speech.text("[Tricks]"),
            [pts(state.trick_points(side)) if score.played else "–" for side in sides],
        ),
        ("This deal", [tag("b", pts(scored[side])) for side in sides]),
        ("Before", [pts(before[side]) for side in sides]),
        ("Game", [tag("b", pts(before[side] + scored[side])) for side in sides]),
    ]
    head = tag(
        "tr",
        tag("td"),
        (tag("th", partners(side), scope="col", key=f"head-{side.name}") for side in sides),
        key="head",
    )
    body = (
        tag("tr", tag("th", name, scope="row"), (tag("td", cell) for cell in cells), key=f"row-{name}")
        for name, cells in rows
    )
    return tag(
        "section",
        heading(2, _title(t, score), key="sheet-title", focus=f"sheet-{t.session.at}"),
        tag(
            "table",
            tag("thead", head),
            tag("tbody", body, key="sheet-body"),
            cls="pn-score",
            key="sheet-table",
        ),
        tag(
            "ul",
            (
                tag("li", faces.drawn(t.speech.says(reason)), key=f"reason-{n}")
                for n, reason in enumerate(score.reasons)
            ),
            cls="pn-plain-list",
            key="sheet-reasons",
        ),
        key="score",
    )


def all_hands(t: Table) -> Html:
    """The four hands as they were dealt."""
    return tag("section", (_hand(seat, t) for seat in ROUND), cls="pn-all-hands pn-small", key="all-hands")


@lru_cache(maxsize=8)
def rules_list(rules: HouseRules, words: Words) -> Html:
    """Every house rule of a table in words."""
    items = (tag("li", one, key=f"rule-{n}") for n, one in enumerate(rules_said(rules, words)))
    return tag("ul", items, key="rules-list")


def rules_said(rules: HouseRules, words: Words) -> tuple[str, ...]:
    """A sentence for each house rule."""
    said = (rules.setting(name).named(words) for name in FIELDS if name not in ("name", "melds"))
    return tuple(f"{one[0].upper()}{one[1:]}." for one in said)


def _title(t: Table, score: DealScore) -> str:
    state = t.deal.state
    whose = "Your" if state.bidder is LEARNER else f"{state.bidder.named()}'s" if state.bidder else ""
    bid = t.speech.points(state.bid or 0)
    return t.speech.text(f"{whose} bid of {bid}: {'made' if score.made else '[set|short of it]'}")


def _hand(seat: Seat, t: Table) -> Html:
    cards = (
        faces.card(card, copy=copy, key=f"all-{seat.value}-{card.code}{copy}")
        for card, copy in in_order(t.deal.hands[seat])
    )
    who = "You" if seat is LEARNER else seat.named()
    return tag(
        "div",
        tag(
            "h3",
            f"{who} were dealt" if seat is LEARNER else f"{who} was dealt",
            key=f"all-title-{seat.value}",
        ),
        tag("div", cards, cls="pn-cards"),
        key=f"all-{seat.value}",
    )
