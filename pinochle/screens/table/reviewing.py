"""The review under the score sheet: forced or free, what each own choice cost, the points where the deal turned."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from pinochle.cards import Seat
from pinochle.review import Judged, Mark, Review
from pinochle.screens import faces
from pinochle.screens.base import Json
from pinochle.screens.html import Html, Node, after, button, heading, hidden, meter, tab_panel, tabs, tag
from pinochle.screens.table.speech import LEARNER
from pinochle.screens.table.table import Table
from pinochle.table import Play

TABS: Mapping[str, Node] = MappingProxyType(
    {"turning": "Turning points", "own": "Your cards", "all": "All cards"}
)
BREATH = 10  # milliseconds between two slices of work, so that the page stays alive


def review_panel(t: Table, review: Review) -> Html:
    """What is known so far; while there is more to find, the clock brings the next slice."""
    done, of = review.progress
    return tag(
        "section",
        heading(2, "Review", key="review-title", focus="review"),
        [] if review.done else _working(review, done, of),
        tag(
            "ul",
            (
                tag("li", faces.drawn(t.speech.says(one)), key=f"call-{n}")
                for n, one in enumerate(review.auction)
            ),
            cls="pn-plain-list",
            key="review-auction",
        ),
        tabs(
            "Review", TABS, t.review_tab, key="review-tab", intent={"do": "review-tab"}, panel="review-panel"
        ),
        tab_panel(_panel(t, review), name="review-panel", tab=f"review-tab-{t.review_tab}"),
        cls="pn-review",
        key="review",
    )


def _panel(t: Table, review: Review) -> Node:
    if t.review_tab == "own":
        legend = t.speech.text(
            "Behind each card: the points of your side in [tricks] from there on, had it been played."
        )
        return tag("p", legend, cls="pn-hint", key="own-legend"), tag("ol", _own(t, review), key="own-cards")
    if t.review_tab == "all":
        return (
            tag("ul", _calls(t, review), cls="pn-plain-list pn-calls", key="all-calls"),
            tag("ol", _everybody(review), cls="pn-plain-list", key="all-cards"),
        )
    return (
        _turning_points(t, review)
        if review.done
        else tag("p", "The cards are being looked at …", key="looking")
    )


def _working(review: Review, done: int, of: int) -> Node:
    step = {"do": "review-step", "at": str(review.slices)}
    return (
        meter("Choices looked at", done, of, key="review-progress", shown=f"{done}/{of}"),
        after(BREATH, step, key="review-clock"),
    )


def _turning_points(t: Table, review: Review) -> Node:
    points = review.turning_points()
    if not points:
        return tag("p", "None of your cards cost anything that can be proved.", key="turning-none")
    lost = t.speech.text("In all your free choices cost {lost:pts} points.", lost=review.lost)
    items = (
        tag(
            "li",
            faces.drawn(t.speech.says(each.reason)),
            _again(t, each.step, "turn"),
            key=f"turn-{each.step}",
        )
        for each in points
    )
    hindsight = t.speech.text(
        "This is hindsight: the last [tricks] are judged with all hands open, those before by many ways in which the "
        "cards may have lain. A card can be well played and cost something."
    )
    return (
        tag("ol", items, key="turning"),
        tag("p", lost, key="lost"),
        tag("p", hindsight, cls="pn-hint", key="hindsight"),
    )


def _own(t: Table, review: Review) -> Iterator[Node]:
    for mark in review.marks:
        if mark.seat is LEARNER and isinstance(mark.action, Play):
            yield tag(
                "li",
                faces.card_text(mark.action.card),
                ": ",
                _verdict(t, mark, review.of(mark.step)),
                _again(t, mark.step, "own") if not mark.forced else None,
                key=f"own-{mark.step}",
            )


def _verdict(t: Table, mark: Mark, judged: Judged | None) -> Node:
    if mark.forced:
        return faces.drawn(t.speech.says(mark.reason)) if mark.reason else "the only card allowed."
    if judged is None:
        return "a free choice; not looked at yet."
    values = sorted(judged.values, key=lambda pair: -pair[1])
    each = [(faces.card_text(card), f" {t.speech.points(round(value))}") for card, value in values]
    return "a free choice. ", [
        part for place, one in enumerate(each) for part in ((", ", *one) if place else one)
    ]


def _calls(t: Table, review: Review) -> Iterator[Node]:
    """What was called, named, passed and shown, with its reason on request: now it gives nothing away."""
    for mark in review.marks:
        if isinstance(mark.action, Play):
            continue
        asked = t.said if t.said and t.said.number == mark.step else None
        intent: dict[str, Json] = {
            "do": "why",
            "seat": mark.seat.value,
            "number": mark.step,
            "at": t.session.at,
        }
        yield tag(
            "li",
            tag("span", faces.drawn(t.speech.told(mark.seat, mark.action, openly=True))),
            button(
                "Why?",
                hidden(f" {mark.seat.named()}"),
                intent=intent,
                key=f"call-why-{mark.step}",
                cls="pn-plain",
            )
            if mark.seat is not LEARNER
            else None,
            tag("p", faces.drawn(asked.why(t.speech)), cls="pn-note", key=f"call-because-{mark.step}")
            if asked
            else None,
            key=f"call-item-{mark.step}",
        )


def _everybody(review: Review) -> Iterator[Node]:
    """A line a trick, with whose card was the only one allowed."""
    plays = [mark for mark in review.marks if isinstance(mark.action, Play)]
    for start in range(0, len(plays), len(Seat)):
        trick = plays[start : start + len(Seat)]
        line: list[Node] = [f"{start // len(Seat) + 1}. "]
        for place, mark in enumerate(trick, 1):
            who = "You" if mark.seat is LEARNER else mark.seat.named()
            if isinstance(mark.action, Play):
                line += [
                    who,
                    " ",
                    faces.card_text(mark.action.card),
                    " (only card)" if mark.forced else "",
                    "; " if place < len(trick) else "",
                ]
        yield tag("li", line, key=f"trick-{start}")


def _again(t: Table, step: int, where: str) -> Html:
    intent: dict[str, Json] = {"do": "from", "number": step, "at": t.session.at}
    return button("Play on from here", intent=intent, key=f"{where}-from-{step}", cls="pn-plain")
