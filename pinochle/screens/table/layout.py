"""The frame that no phase changes: bar, middle, the line that speaks, hand, buttons, and the panel beside them."""

from __future__ import annotations

from collections.abc import Iterator

from pinochle.reasons import NothingToUndo
from pinochle.screens import faces
from pinochle.screens.html import Html, Node, after, button, details, field, heading, tag
from pinochle.screens.table.bar import bar
from pinochle.screens.table.line import line, now, shown
from pinochle.screens.table.said import Coaching, Question
from pinochle.screens.table.settings import PACES, settings_panel
from pinochle.screens.table.sheet import rules_list
from pinochle.screens.table.speech import LEARNER
from pinochle.screens.table.table import Table
from pinochle.screens.table.typed import wanted
from pinochle.table import Phase

TRICK_PAUSE = 2  # a whole trick lies there that many times longer


def draw(
    t: Table,
    *,
    kind: str,
    says: Coaching | None = None,
    coach: Node = None,
    acts: Node = None,
    below: Node = None,
) -> Html:
    """The whole screen.

    ``says`` stands in the line, but for its text while something is refused, hinted, asked or explained; ``coach``
    heads the panel, ``acts`` are further buttons, ``below`` stands under the frame.
    """
    face = shown(t)
    quiet = t.said is None or t.said.kind != "refused" or bool(t.said.typed)
    table = tag(
        "div",
        bar(t),
        tag("div", face.middle(t), cls="pn-middle", key="middle"),
        tag("div", _says(t, says), cls=("pn-say", "" if quiet else "pn-refused"), key="say"),
        face.hand(t),
        tag("div", _acts(t, acts), cls="pn-actions", key="acts"),
        tag("div", _typed(t), cls="pn-typed", key="type"),
        tag("div", coach, face.aside(t), role="group", aria_label="Coach", cls="pn-coach", key="coach"),
        cls="pn-table",
        key="table",
    )
    foot = tag(
        "div",
        below,
        details("Rules of this table", rules_list(t.deal.rules, t.settings.words), key="rules"),
        settings_panel(t.settings),
        cls="pn-below",
        key="below",
    )
    return faces.page(table, foot, kind=kind, words=t.settings.words, colours=t.settings.colours)


def _says(t: Table, coached: Coaching | None) -> Node:
    if t.asked and coached:
        return heading(2, "Are you sure?", key="asked-title"), tag("p", faces.drawn(line(t)), key="line")
    if coached is None:
        todo = tag("p", faces.drawn(now(t)), key="now-line") if t.said and t.said.answers else None
        return tag("p", faces.drawn(line(t)), key="line"), todo
    other = t.said if t.said and not t.said.typed else None
    do = coached.to_do(other)
    return (
        heading(2, coached.title, key=f"coach-{coached.name}"),
        tag("p", faces.drawn(other.told(t.speech)), key="line")
        if other
        else tag("p", faces.drawn(coached.text), key=f"coach-text-{coached.name}"),
        tag("p", faces.drawn(do), cls="pn-do", key="coach-do") if do else None,
    )


def _acts(t: Table, more: Node) -> Node:
    if t.asked:
        return _answers(t.asked)
    own: list[Node] = [more]
    if not t.looking and ((t.session.my_turn and not t.paused) or t.session.over):
        own += shown(t).acts(t)
    elif not t.paused:
        own.append(_go_on(t))
    return own, _always(t)


def _answers(asked: Question) -> Iterator[Node]:
    """The way back first: it has the focus, which also brings the question into view."""
    keep = {"do": "keep"}
    yield button(asked.no, intent=keep, key="keep", cls="pn-main", focus=f"asked-{asked.intent['do']}")
    yield button(asked.yes, intent=asked.intent, key="sure")


def _go_on(t: Table) -> Node:
    """What brings the next action of a computer: a button, or the clock, which stands while one looks back."""
    if t.looking:
        return button(
            "Pick up the cards",
            intent={"do": "look", "at": t.session.at},
            key="look",
            cls="pn-main",
            focus=f"look-{t.session.at}" if t.settings.keys else None,
        )
    step = {"do": "step", "at": t.session.at}
    if t.settings.pace == "step":
        return button(
            "Go on",
            intent=step,
            key="step",
            cls="pn-main",
            focus=f"step-{t.session.at}" if t.settings.keys else None,
        )
    if t.looking_back:
        return None
    state = t.deal.state
    whole = bool(state.tricks) and not (state.trick and state.trick.cards)
    return after(PACES[t.settings.pace] * (TRICK_PAUSE if whole else 1), step, key="clock")


def _always(t: Table) -> Node:
    """Hint, previous trick, undo."""
    key, at = t.settings.key, t.session.at
    if t.session.my_turn and not (t.looking or t.paused):
        again, left = t.hinted_at == at, t.hints_left
        label = "Hint again" if again else f"Hint ({left})" if t.hint_limit else "Hint"
        yield_hint: Node = button(
            label,
            intent={"do": "hint", "at": at},
            key="hint",
            hotkey=key("h"),
            why_not=t.why_no_hint,
        )
    else:
        yield_hint = None
    last = (
        button(
            t.speech.text("Previous [trick]"),
            intent={"do": "last"},
            key="last",
            hotkey=key("l"),
            pressed=t.looking_back,
        )
        if t.session.phase is Phase.PLAY and len(t.lying) > 1
        else None
    )
    mine = any(seat is LEARNER for seat, _ in t.deal.actions)
    undo = button(
        "Undo",
        intent={"do": "undo", "at": at},
        key="undo",
        why_not=None if mine else t.speech.says(NothingToUndo()),
    )
    return yield_hint, last, undo


def _typed(t: Table) -> Node:
    """A line in which everything can be typed."""
    if not t.session.my_turn or t.session.phase is Phase.MELD or t.asked or t.paused or t.looking:
        return None
    wrong = t.said if t.said and t.said.typed else None
    return field(
        wanted(t.session.phase),
        wrong.typed if wrong else "",
        intent={"do": "type", "at": t.session.at},
        key="typed",
        error=faces.drawn(wrong.told(t.speech)) if wrong else None,
        on="change",
    )
