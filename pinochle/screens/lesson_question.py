"""One question while it is being answered: what is marked, the reply, the hints. Lessons and drills share it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Self

from pinochle.cards import Card
from pinochle.lessons.forms import MarkCards, MarkOptions, Number, Order, Pick, spelled
from pinochle.lessons.model import Mark, Question
from pinochle.lessons.progress import MOST_HINTS, Result
from pinochle.lessons.shows import in_turn
from pinochle.lessons.wording import Text, say
from pinochle.reasons import PinochleError
from pinochle.reasons.words import number
from pinochle.screens import faces
from pinochle.screens.base import Fields, InputError, Intent, Json
from pinochle.screens.html import (
    Attr,
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
from pinochle.screens.lesson_shows import draw, paragraphs, prose

HINTS = ("a nudge", "the rule", "the answer")
NOT_QUITE = "Not quite."
MISSES = 2  # so many wrong answers, and the figures that give the solution away are shown


@dataclass(frozen=True)
class Answering:
    """A question and what has been done about it.

    ``draft`` is what is marked, ``given`` the last answer checked, ``unread`` what was typed and could not be read.
    """

    question: Question
    draft: str = ""
    given: str = ""
    tries: int = 0
    hints: int = 0
    right: bool = False
    problem: str = ""
    unread: str = ""

    # ---------------------------------------------------------------- what a person does

    def handle(self, intent: Intent) -> Self:
        """The next state. Raises InputError for what does not fit this question."""
        if intent.string("at") != self.question.key:
            return self  # a late click, meant for the question before
        match intent.do:
            case "answer":
                return self._checked(intent.string("answer"))
            case "check":
                unfinished = self._unfinished()
                return (
                    replace(self, problem=unfinished)
                    if unfinished
                    else self._checked(self._marked(), self.draft)
                )
            case "mark":
                return replace(
                    self, draft=self._toggled(intent.string("name")), given="", problem="", unread=""
                )
            case "type":
                return replace(self, draft=intent.text.strip()[:80], given="", problem="")
            case "typed":
                checked = self._checked(intent.text)
                return replace(checked, unread=intent.text[:200] if checked.problem else "")
            case "hint":
                late = intent.number("n") != self.hints
                return self if late else replace(self, hints=min(self.hints + 1, MOST_HINTS))
            case "show":
                return replace(self, hints=MOST_HINTS)
        raise intent.unknown()

    def _checked(self, typed: str, draft: str | None = None) -> Self:
        """With an answer given; ``draft`` is how it was marked, where it was."""
        if not typed.strip():
            return replace(self, problem=f"Give an answer first: {self.question.task.form.wanted}.")
        try:
            answer = self.question.task.form.read(typed)
        except PinochleError as problem:
            return replace(self, problem=str(problem))
        right = self.question.mark(answer).right
        missed = 0 if right or self.right or answer == self.given else 1
        return replace(
            self,
            given=answer,
            right=self.right or right,
            tries=self.tries + missed,
            draft=self._as_draft(answer) if draft is None else draft,
            problem="",
            unread="",
        )

    def _unfinished(self) -> str:
        """What is still to be marked before there is an answer to check; empty where nothing is."""
        form, marked = self.question.task.form, len(self.draft.split())
        match form:
            case MarkCards() | MarkOptions() if not marked:
                return "Mark your answer first, then press Check."
            case MarkCards(count=int(count)) if marked != count:
                return f"You have marked {number(marked)}. Mark {number(count)}."
            case Order(cards) if marked < len(cards):
                left = len(cards) - marked
                return f"{number(left).capitalize()} more to place, then press Check."
        return ""

    def _as_draft(self, answer: str) -> str:
        """The answer as marks, so that a typed one is seen on the cards."""
        if isinstance(self.question.task.form, MarkCards | Order):
            names = faces.numbered(tuple(Card.parse(code) for code in answer.split()))
            return " ".join(f"{card.code}{copy}" for card, copy in names)
        return answer

    def _toggled(self, name: str) -> str:
        if name not in self._names():
            raise InputError("That is not there to be marked.")
        marked = self.draft.split()
        return " ".join([m for m in marked if m != name] if name in marked else [*marked, name])

    def _names(self) -> tuple[str, ...]:
        """What can be marked: cards with the number of the copy, or options."""
        form = self.question.task.form
        if isinstance(form, MarkCards | Order):
            return tuple(f"{card.code}{copy}" for card, copy in faces.numbered(form.cards))
        return tuple(option.key for option in form.options) if isinstance(form, Pick | MarkOptions) else ()

    def _marked(self) -> str:
        """What is marked, as an answer to be read."""
        if isinstance(self.question.task.form, MarkCards | Order):
            return " ".join(name[:-1] for name in self.draft.split())
        return self.draft

    @property
    def answered(self) -> bool:
        """Whether anything has been checked, or the answer shown."""
        return bool(self.given) or self.right or self.hints >= MOST_HINTS

    @property
    def mark(self) -> Mark | None:
        """The mark for the answer last checked."""
        return self.question.mark(self.given) if self.given else None

    @property
    def result(self) -> Result:
        """How it went."""
        return Result(self.tries, self.hints)

    # ---------------------------------------------------------------- what is kept

    def spec(self) -> dict[str, Json]:
        """What rebuilds it beside the question."""
        return {
            "draft": self.draft, "given": self.given, "tries": self.tries, "hints": self.hints, "right": self.right,
        }  # fmt: skip

    @classmethod
    def from_spec(cls, question: Question, spec: Fields) -> Self:
        """From an untrusted spec: what does not fit the question is bad input."""
        read = cls(
            question, spec.string("draft", "")[:80], "", spec.number("tries", 0, 0, 1000),
            spec.number("hints", 0, 0, MOST_HINTS), spec.flag("right", False),
        )  # fmt: skip
        given = spec.string("given", "")
        if isinstance(question.task.form, MarkCards | Order | MarkOptions):
            names = read._names()
            read = replace(read, draft=" ".join(name for name in read.draft.split() if name in names))
        if not given:
            return read
        try:
            return replace(read, given=question.task.form.read(given))
        except PinochleError as problem:
            raise spec.bad("given", "an answer to this question") from problem

    # ---------------------------------------------------------------- what is seen

    def said(self, known: frozenset[str]) -> str:
        """The reply in words, for the live region; empty where there is none."""
        if self.problem:
            return self.problem
        mark = self.mark
        if mark is None:
            return ""
        verdict = () if mark.right else (NOT_QUITE,)
        return " ".join(say(text, known) for text in (*verdict, *mark.says)).replace("*", "")

    def html(self, known: frozenset[str]) -> Html:
        """The question, the ways to answer, the reply, the hints."""
        return tag(
            "div",
            tag("p", prose(self.question.prompt, known), cls="pn-ask", key="ask"),
            (draw(show, known) for show in self.question.task.lays()),
            self._form(known),
            self._reply(known),
            self._hints(known),
            cls="pn-question", key=f"q-{self.question.key}", role="group", aria_label="Question",
        )  # fmt: skip

    def _form(self, known: frozenset[str]) -> Html:
        form = self.question.task.form
        match form:
            case Pick():
                return self._pick(form, known)
            case MarkCards():
                return join(
                    (
                        self._cards(form.cards, "Mark the cards"),
                        self._check(),
                        self._typing("Or type the cards"),
                    )
                )
            case MarkOptions():
                return join((self._toggles(form, known), self._check()))
            case Order():
                return join(
                    (self._order(form), self._check(), self._typing("Or type the cards, the highest first"))
                )
            case Number():
                entry = field(
                    "Your answer, a number", self.draft, intent=self._do("type"), second=self._do("typed"),
                    key="number", inputmode="numeric", error=self.problem or None,
                )  # fmt: skip
                return join((entry, self._check()))
        raise TypeError(f"no drawing for {form}")

    def _do(self, what: str, **more: Json) -> dict[str, Json]:
        return {"do": what, "at": self.question.key, **more}

    def _pick(self, form: Pick, known: frozenset[str]) -> Html:
        made = []
        for place, option in enumerate(form.options):
            more: dict[str, Attr] = {
                "key": f"option-{option.key}", "tabindex": stop(place == 0), "data_mark": self._judged(option.key)
            }  # fmt: skip
            chosen, judged = option.key == self.given, self._judged(option.key)
            doing = self._do("answer", answer=option.key)
            if option.card:
                note = _NOTES.get(judged or "", "")
                made.append(faces.card_button(option.card, intent=doing, chosen=chosen, note=note, **more))  # type: ignore[arg-type]
            else:
                label = (prose(option.label, known), _judgement(judged))
                made.append(button(*label, intent=doing, pressed=chosen, **more))  # type: ignore[arg-type]
        cards = all(option.card for option in form.options)
        return roving(*made, label="Your answer", key="options", cls="pn-hand" if cards else "pn-answers")

    def _judged(self, key: str) -> str | None:
        mark = self.mark
        return None if mark is None or key != self.given else "right" if mark.right else "wrong"

    def _toggles(self, form: MarkOptions, known: frozenset[str]) -> Html:
        marked = self.draft.split()
        made = (
            button(
                prose(option.label, known), intent=self._do("mark", name=option.key), pressed=option.key in marked,
                key=f"option-{option.key}", tabindex=stop(place == 0),
            )
            for place, option in enumerate(form.options)
        )  # fmt: skip
        return roving(*made, label="Mark all that are right", key="options", cls="pn-choice")

    def _cards(self, cards: tuple[Card, ...], label: str) -> Html:
        marked, lit = self.draft.split(), self._lit()
        shown = faces.numbered(in_turn(cards))
        made = []
        for place, (card, copy) in enumerate(shown):
            name = f"{card.code}{copy}"
            made.append(
                faces.card_button(
                    card, copy=copy, intent=self._do("mark", name=name), chosen=name in marked, key=name,
                    tabindex=stop(place == 0), data_mark=lit.get(name), note=_NOTES.get(lit.get(name, ""), ""),
                )
            )  # fmt: skip
        return faces.hand(made, label=label)

    def _lit(self) -> Mapping[str, str]:
        """Which cards to light after an answer, and as what."""
        mark = self.mark
        if mark is None:
            return {}
        names = self.draft.split()
        good = mark.right
        return {
            name: "right" if good else "wrong" for name in names if good or Card.parse(name[:-1]) in mark.lit
        }

    def _order(self, form: Order) -> Html:
        placed = self.draft.split()
        left = [name for name in self._names() if name not in placed]

        def row(names: list[str], label: str, key: str, nothing: str) -> Html:
            made = [
                faces.card_button(
                    Card.parse(name[:-1]), copy=int(name[-1]), intent=self._do("mark", name=name), key=name,
                    tabindex=stop(place == 0), note=f"place {place + 1}" if key == "placed" else "",
                )
                for place, name in enumerate(names)
            ]  # fmt: skip
            return (
                faces.hand(made, label=label, key=key) if made else tag("p", nothing, key=key, cls="pn-quiet")
            )

        return join((
            tag("p", "Press the cards in order, the highest first. Press one again to take it back.", cls="pn-hint"),
            row(left, "Cards to place", "left", "All the cards are placed."),
            tag("p", "Your order, the highest first:", cls="pn-caption"),
            row(placed, "Your order", "placed", "Nothing yet."),
        ))  # fmt: skip

    def _check(self) -> Html:
        return tag(
            "p",
            button("Check", intent=self._do("check"), key="check", cls="pn-main"),
            cls="pn-actions",
            key="acts",
        )

    def _typing(self, label: str) -> Html:
        """A text field for people who would rather type."""
        entry = field(
            label, self.unread or self._marked(), intent=self._do("typed"), second=self._do("typed"), on="change",
            key="typed", hint="for example AS 10H", error=self.problem if self.unread else None,
        )  # fmt: skip
        return details("Type instead", entry, key="typing")

    def _reply(self, known: frozenset[str]) -> Html:
        mark, key = self.mark, f"reply-{self.question.key}"
        if self.problem and not self.unread and not isinstance(self.question.task.form, Number):
            return tag("p", self.problem, cls="pn-reply pn-error", key=key, focus=self.problem)
        if mark is None:
            return tag("div", key=key)
        verdict: Node = tag("p", decoration("✗ "), NOT_QUITE, cls="pn-verdict") if not mark.right else None
        again: Node = tag("p", "You may try again.") if not (mark.right or self.right) else None
        shown = mark.shows if self._shows_solution else ()
        return tag(
            "div", verdict, paragraphs(mark.says, known), *(draw(show, known) for show in shown), again,
            cls=("pn-reply", "pn-said-right" if mark.right else "pn-said-wrong"), key=key,
            focus=self.given,
        )  # fmt: skip

    @property
    def _shows_solution(self) -> bool:
        """Whether figures that give the solution away may be seen: not yet at the first miss."""
        return self.right or self.tries >= MISSES or self.hints >= MOST_HINTS

    def _hints(self, known: frozenset[str]) -> Html:
        shown: tuple[Text, ...] = (self.question.nudge, self.question.task.rule())[: self.hints]
        items: list[Node] = [
            tag("p", prose(text, known), key=f"hint{n}", cls="pn-note") for n, text in enumerate(shown)
        ]
        if self.hints >= MOST_HINTS:
            items.append(tag("div", solution(self.question, known), key="hint-answer", cls="pn-note"))
        if self.hints < MOST_HINTS and not self.right:
            label = f"Hint: {HINTS[self.hints]}"
            items.append(button(label, intent=self._do("hint", n=self.hints), key="hint", cls="pn-plain"))
            if self.tries and self.hints < MOST_HINTS - 1:
                items.append(
                    button("Show me the answer", intent=self._do("show"), key="show", cls="pn-plain")
                )
        seen = str(self.hints) if self.hints else None  # each new one is brought into view
        return tag("div", items, key=f"hints-{self.question.key}", cls="pn-hints", focus=seen)


_NOTES = {"right": "right", "wrong": "not this one"}
_SIGNS = {"right": "✓", "wrong": "✗"}


def _judgement(judged: str | None) -> Node:
    """What stands behind the choice that was made: ✓ or ✗, read as words."""
    return (
        (decoration(f" {_SIGNS[judged]}", cls="pn-sign"), hidden(f", {_NOTES[judged]}")) if judged else None
    )


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
        shown = answer
    return join((
        tag("p", tag("b", "The answer: "), prose(shown, known)),
        paragraphs((*task.mark(answer).says, *question.after), known),
    ))  # fmt: skip
