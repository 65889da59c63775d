"""One question while it is being answered: what is marked, what was checked, how it went, for lessons and drills."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from pinochle.cards import Card
from pinochle.lessons.forms import MarkCards, MarkOptions, Order, Pick
from pinochle.lessons.model import Mark, Question
from pinochle.lessons.progress import MOST_HINTS, Result
from pinochle.lessons.wording import Text, say
from pinochle.reasons import PinochleError
from pinochle.reasons.words import number
from pinochle.screens import faces
from pinochle.screens.base import Fields, InputError, Intent, Json

NOT_QUITE = "Not quite."
AGAIN = "You may try again."
MISSES = 2  # so many wrong answers, and what gives the solution away is shown


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
            case "check" if unfinished := self._unfinished():
                return replace(self, problem=unfinished)
            case "check":
                return self._checked(self.marked(), self.draft)
            case "mark":
                return replace(
                    self, draft=self._toggled(intent.string("name")), given="", problem="", unread=""
                )
            case "type":
                return replace(self, draft=intent.text[:80], given="", problem="")
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
        if name not in self.names():
            raise InputError("That is not there to be marked.")
        marked = self.draft.split()
        return " ".join([m for m in marked if m != name] if name in marked else [*marked, name])

    def names(self) -> tuple[str, ...]:
        """What can be marked: cards with the number of the copy, or options."""
        form = self.question.task.form
        if isinstance(form, MarkCards | Order):
            return tuple(f"{card.code}{copy}" for card, copy in faces.numbered(form.cards))
        return tuple(option.key for option in form.options) if isinstance(form, Pick | MarkOptions) else ()

    def marked(self) -> str:
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

    @property
    def says(self) -> tuple[Text, ...]:
        """The reply to that answer."""
        mark = self.mark
        return () if mark is None else (*mark.says, *mark.later) if self.gives_away else mark.says

    @property
    def gives_away(self) -> bool:
        """Whether what gives the solution away may be said and shown: not yet at the first miss."""
        return self.right or self.tries >= MISSES or self.hints >= MOST_HINTS

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
            names = read.names()
            read = replace(read, draft=" ".join(name for name in read.draft.split() if name in names))
        if not given:
            return read
        try:
            return replace(read, given=question.task.form.read(given))
        except PinochleError as problem:
            raise spec.bad("given", "an answer to this question") from problem

    # ---------------------------------------------------------------- what is said

    def said(self, known: frozenset[str]) -> str:
        """The reply in words, for the live region; empty where there is none."""
        if self.problem:
            return self.problem
        mark = self.mark
        if mark is None:
            return ""
        verdict = () if mark.right else (NOT_QUITE,)
        return " ".join(say(text, known) for text in (*verdict, *self.says)).replace("*", "")
