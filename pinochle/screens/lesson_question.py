"""Drawing one question while it is being answered: the ways to answer, the reply, the hints."""

from __future__ import annotations

from collections.abc import Mapping

from pinochle.cards import Card
from pinochle.lessons.forms import MarkCards, MarkOptions, Number, Order, Pick, spelled
from pinochle.lessons.model import Question
from pinochle.lessons.progress import MOST_HINTS
from pinochle.lessons.shows import in_turn
from pinochle.lessons.wording import Text
from pinochle.reasons import points
from pinochle.screens import faces
from pinochle.screens.base import Json
from pinochle.screens.html import (
    Attr,
    Doing,
    Html,
    Node,
    button,
    decoration,
    details,
    field,
    hidden,
    join,
    roving,
    stop,
    tag,
)
from pinochle.screens.lesson_answering import AGAIN, NOT_QUITE, Answering
from pinochle.screens.lesson_shows import draw, paragraphs, prose

HINTS = ("a nudge", "the rule", "the answer")


def drawn(asked: Answering, known: frozenset[str]) -> Html:
    """The question, the ways to answer, the reply, the hints."""
    return tag(
        "div",
        tag("p", prose(asked.question.prompt, known), cls="pn-ask", key="ask"),
        (draw(show, known) for show in asked.question.task.lays()),
        _form(asked, known),
        _reply(asked, known),
        _hints(asked, known),
        cls="pn-question", key=f"q-{asked.question.key}", role="group", aria_label="Question",
    )  # fmt: skip


def _form(asked: Answering, known: frozenset[str]) -> Html:
    form = asked.question.task.form
    match form:
        case Pick():
            return _pick(asked, form, known)
        case MarkCards():
            return join(
                (
                    _cards(asked, form.cards, "Mark the cards"),
                    _check(asked),
                    _typing(asked, "Or type the cards"),
                )
            )
        case MarkOptions():
            return join((_toggles(asked, form, known), _check(asked)))
        case Order():
            return join(
                (_order(asked, form), _check(asked), _typing(asked, "Or type the cards, the highest first"))
            )
        case Number():
            entry = field(
                "Your answer, a number", asked.draft, intent=_do(asked, "type"), second=_do(asked, "typed"),
                key="number", inputmode="numeric", error=asked.problem or None,
            )  # fmt: skip
            return join((entry, _check(asked)))
    raise TypeError(f"no drawing for {form}")


def _pick(asked: Answering, form: Pick, known: frozenset[str]) -> Html:
    made = []
    for place, option in enumerate(form.options):
        more: dict[str, Attr] = {
            "key": f"option-{option.key}", "tabindex": stop(place == 0), "data_mark": _judged(asked, option.key)
        }  # fmt: skip
        chosen, judged = option.key == asked.given, _judged(asked, option.key)
        doing = _do(asked, "answer", answer=option.key)
        if option.card:
            note = _NOTES.get(judged or "", "")
            made.append(faces.card_button(option.card, intent=doing, chosen=chosen, note=note, **more))  # type: ignore[arg-type]
        else:
            label = (prose(option.label, known), _judgement(judged))
            made.append(button(*label, intent=doing, pressed=chosen, **more))  # type: ignore[arg-type]
    cards = all(option.card for option in form.options)
    return roving(*made, label="Your answer", key="options", cls="pn-hand" if cards else "pn-answers")


def _judged(asked: Answering, key: str) -> str | None:
    mark = asked.mark
    return None if mark is None or key != asked.given else "right" if mark.right else "wrong"


def _toggles(asked: Answering, form: MarkOptions, known: frozenset[str]) -> Html:
    marked = asked.draft.split()
    made = (
        button(
            prose(option.label, known), intent=_do(asked, "mark", name=option.key), pressed=option.key in marked,
            key=f"option-{option.key}", tabindex=stop(place == 0),
        )
        for place, option in enumerate(form.options)
    )  # fmt: skip
    return roving(*made, label="Mark all that are right", key="options", cls="pn-choice")


def _cards(asked: Answering, cards: tuple[Card, ...], label: str) -> Html:
    marked, lit = asked.draft.split(), _lit(asked)
    shown = faces.numbered(in_turn(cards))
    made = []
    for place, (card, copy) in enumerate(shown):
        name = f"{card.code}{copy}"
        made.append(
            faces.card_button(
                card, copy=copy, intent=_do(asked, "mark", name=name), chosen=name in marked, key=name,
                tabindex=stop(place == 0), data_mark=lit.get(name), note=_NOTES.get(lit.get(name, ""), ""),
            )
        )  # fmt: skip
    return faces.hand(made, label=label)


def _lit(asked: Answering) -> Mapping[str, str]:
    """Which cards to light after an answer, and as what."""
    mark = asked.mark
    if mark is None:
        return {}
    names = asked.draft.split()
    good = mark.right
    return {name: "right" if good else "wrong" for name in names if good or Card.parse(name[:-1]) in mark.lit}


def _order(asked: Answering, form: Order) -> Html:
    placed = asked.draft.split()
    left = [name for name in asked.names() if name not in placed]

    def row(names: list[str], label: str, key: str, nothing: str) -> Html:
        made = [
            faces.card_button(
                Card.parse(name[:-1]), copy=int(name[-1]), intent=_do(asked, "mark", name=name), key=name,
                tabindex=stop(place == 0), note=f"place {place + 1}" if key == "placed" else "",
            )
            for place, name in enumerate(names)
        ]  # fmt: skip
        return faces.hand(made, label=label, key=key) if made else tag("p", nothing, key=key, cls="pn-quiet")

    return join((
        tag("p", "Press the cards in order, the highest first. Press one again to take it back.", cls="pn-hint"),
        row(left, "Cards to place", "left", "All the cards are placed."),
        tag("p", "Your order, the highest first:", cls="pn-caption"),
        row(placed, "Your order", "placed", "Nothing yet."),
    ))  # fmt: skip


def _check(asked: Answering) -> Html:
    """The button, and beside it what the keys do, seen while they are used."""
    form = asked.question.task.form
    does = "place" if isinstance(form, Order) else "mark"
    keys = "" if isinstance(form, Number) else f"Keys: ← → choose, Space {does}, Tab to Check"
    return tag(
        "p",
        button("Check", intent=_do(asked, "check"), key="check", cls="pn-main"),
        tag("span", keys, key="keys", cls="pn-hint pn-keys") if keys else None,
        cls="pn-actions",
        key="acts",
    )


def _typing(asked: Answering, label: str) -> Html:
    """A text field for people who would rather type."""
    entry = field(
        label, asked.unread or asked.marked(), intent=_do(asked, "typed"), second=_do(asked, "typed"), on="change",
        key="typed", hint="for example AS 10H", error=asked.problem if asked.unread else None,
    )  # fmt: skip
    return details("Type instead", entry, key="typing")


def _reply(asked: Answering, known: frozenset[str]) -> Html:
    mark, key = asked.mark, f"reply-{asked.question.key}"
    if asked.problem and not asked.unread and not isinstance(asked.question.task.form, Number):
        return tag("p", asked.problem, cls="pn-reply pn-error", key=key, focus=asked.problem)
    if mark is None:
        return tag("div", key=key)
    verdict: Node = tag("p", decoration("✗ "), NOT_QUITE, cls="pn-verdict") if not mark.right else None
    again: Node = tag("p", AGAIN) if not (mark.right or asked.right) else None
    shown = mark.shows if asked.gives_away else ()
    return tag(
        "div", verdict, paragraphs(asked.says, known), *(draw(show, known) for show in shown), again,
        cls=("pn-reply", "pn-said-right" if mark.right else "pn-said-wrong"), key=key,
        focus=asked.given,
    )  # fmt: skip


def _hints(asked: Answering, known: frozenset[str]) -> Html:
    shown: tuple[Text, ...] = (asked.question.nudge, asked.question.task.rule())[: asked.hints]
    items: list[Node] = [
        tag("p", prose(text, known), key=f"hint{n}", cls="pn-note") for n, text in enumerate(shown)
    ]
    if asked.hints >= MOST_HINTS:
        items.append(tag("div", solution(asked.question, known), key="hint-answer", cls="pn-note"))
    if asked.hints < MOST_HINTS and not asked.right:
        label = f"Hint: {HINTS[asked.hints]}"
        items.append(button(label, intent=_do(asked, "hint", n=asked.hints), key="hint", cls="pn-plain"))
        if asked.tries and asked.hints < MOST_HINTS - 1:
            items.append(button("Show me the answer", intent=_do(asked, "show"), key="show", cls="pn-plain"))
    seen = str(asked.hints) if asked.hints else None  # each new one is brought into view
    return tag("div", items, key=f"hints-{asked.question.key}", cls="pn-hints", focus=seen)


def _do(asked: Answering, what: str, **more: Json) -> dict[str, Json]:
    return {"do": what, "at": asked.question.key, **more}


_NOTES = {"right": "right", "wrong": "not this one"}
_SIGNS = {"right": "✓", "wrong": "✗"}


def _judgement(judged: str | None) -> Node:
    """What stands behind the choice that was made: ✓ or ✗, read as words."""
    return (
        (decoration(f" {_SIGNS[judged]}", cls="pn-sign"), hidden(f", {_NOTES[judged]}")) if judged else None
    )


def choices(question: Question, known: frozenset[str]) -> Node:
    """What there is to choose from, as a page without Python shows it; nothing where a number is asked for."""
    form = question.task.form
    match form:
        case MarkCards(cards):
            return tag("div", map(faces.card, in_turn(cards)), cls="pn-cards")
        case Order(cards):
            return tag("div", map(faces.card, cards), cls="pn-cards")
        case Pick(options) if all(option.card for option in options):
            return tag("div", (faces.card(option.card) for option in options if option.card), cls="pn-cards")
        case Pick(options) | MarkOptions(options):
            named = ((f"choice-{question.key}-{option.key}", option.label) for option in options)
            return tag("ul", (tag("li", prose(label, known), key=key) for key, label in named))
    return None


def begin(intent: Doing, label: str, key: str, cls: str | None = None) -> Html:
    """In a lesson to read: the way to answering."""
    return tag("p", button(label, intent=intent, key=key, cls=cls), cls="pn-actions")


def solution(question: Question, known: frozenset[str]) -> Html:
    """The answer and why, as text."""
    task = question.task
    answer, form = task.answer(), task.form
    if isinstance(form, Pick | MarkOptions):
        labels = [option.label for option in form.options if option.key in answer.split()]
        shown = ", ".join(labels)
    elif isinstance(form, MarkCards | Order):
        order = answer if isinstance(form, Order) else spelled(Card.parse(code) for code in answer.split())
        shown = " ".join(str(Card.parse(code)) for code in order.split())
    else:
        shown = points(int(answer), 10)
    return join((
        tag("p", tag("b", "The answer: "), prose(shown, known)),
        paragraphs((*task.mark(answer).says, *question.after), known),
    ))  # fmt: skip
