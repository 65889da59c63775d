"""What a lesson is made of: steps that say, show and ask. Everything is data; the engine marks.

The author of a question writes the answer that is expected and the wrong ones people really give, each with a message
that says first what was true in it. The *task* of the question derives the right answer from the position itself, and
why any other is wrong; a test demands that author and engine agree.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Protocol

from pinochle.lessons.forms import Pick
from pinochle.lessons.wording import Text, general
from pinochle.reasons import Reason

if TYPE_CHECKING:
    from pinochle.cards import Card
    from pinochle.lessons.forms import Form
    from pinochle.lessons.shows import Show

FORMS_OF_PRAISE = ("Yes.", "That is it.", "Right.")


@dataclass(frozen=True, slots=True)
class Mark:
    """What comes back for an answer: whether it is right, why or why not, the cards this is about, more to look at.

    ``true`` is what was true in a wrong answer; it is said first. ``later`` all but gives the answer away and waits
    until it has been missed again.
    """

    right: bool
    says: tuple[Text, ...]
    lit: tuple[Card, ...] = ()
    shows: tuple[Show, ...] = ()
    true: tuple[Text, ...] = ()
    later: tuple[Text, ...] = ()


class Task(Protocol):
    """A position and the question that the engine can answer about it. Answers are text, in the form's own spelling."""

    @property
    def form(self) -> Form:
        """How it is answered."""

    def answer(self) -> str:
        """The right answer (the best one, where several are accepted)."""

    def mark(self, answer: str) -> Mark:
        """Whether ``answer`` is right, and why or why not."""

    def rule(self) -> Text:
        """The rule behind it, as the second hint. It leaves the answer to be found."""

    def lays(self) -> tuple[Show, ...]:
        """What lies beside the question because the way of answering does not show it: the hand to be counted."""
        return ()


@dataclass(frozen=True, slots=True)
class Wrong:
    """A wrong answer that people give, by name, and what is said to it.

    With ``part`` it is also recognised as a part of what was marked.
    """

    name: str
    answer: str
    says: str
    part: bool = False

    def matches(self, answer: str) -> bool:
        """Whether somebody gave this answer."""
        given = answer.split()
        return answer == self.answer or (self.part and all(piece in given for piece in self.answer.split()))


@dataclass(frozen=True, slots=True)
class Question:
    """A question about a position: the author's answer, the first hint (``nudge``), and the skill it trains."""

    key: str
    prompt: str
    task: Task
    expect: str
    nudge: str
    skill: str
    wrong: tuple[Wrong, ...] = ()
    after: tuple[Text, ...] = ()

    def mark(self, answer: str) -> Mark:
        """The mark for an answer, with the author's message where it is one of the wrong answers foreseen."""
        mark = self.task.mark(answer)
        if mark.right:
            return replace(mark, says=(FORMS_OF_PRAISE[len(self.key) % 3], *mark.says, *self.after))
        mark = self._nudging(mark)
        named = self.named(answer)
        if named:
            why = tuple(text for text in mark.says if isinstance(text, Reason))
            return replace(mark, says=(named.says, *why), true=(), later=())
        return replace(mark, says=(*mark.true, *mark.says) or (self.task.rule(),), true=())

    def _nudging(self, mark: Mark) -> Mark:
        """A wrong answer's mark without what only the right one should bring: the rule is said in place of the case.

        Where there are two choices nothing is left to be found, so nothing is held back.
        """
        form = self.task.form
        if isinstance(form, Pick) and len(form.options) == 2:
            return mark
        right = self.task.mark(self.task.answer())
        says = (general(text) if text in right.says else text for text in mark.says)
        kept = tuple(dict.fromkeys(text for text in says if text not in right.says))
        return replace(mark, says=kept, lit=() if mark.lit == right.lit else mark.lit)

    def named(self, answer: str) -> Wrong | None:
        """The wrong answer that this is, if it was foreseen: the exact one before one it contains."""
        found = sorted((w for w in self.wrong if w.matches(answer)), key=lambda w: w.answer != answer)
        return found[0] if found else None


@dataclass(frozen=True, slots=True)
class Step:
    """One idea: a few sentences, something to look at, a question. ``introduces`` are the table words met here."""

    key: str
    title: str
    says: tuple[Text, ...]
    shows: tuple[Show, ...] = ()
    asks: Question | None = None
    introduces: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """Steps in order. ``able`` is what one can do afterwards; ``known`` are the table words of earlier lessons."""

    number: int
    key: str
    title: str
    minutes: int
    able: str
    steps: tuple[Step, ...]
    known: frozenset[str] = field(default_factory=frozenset)

    @property
    def page(self) -> str:
        """The name of its notebook: ``"03-counting-meld"``."""
        return f"{self.number:02}-{re.sub('[^a-z]+', '-', self.title.lower())}"

    def known_at(self, place: int) -> frozenset[str]:
        """The table words known when the step at ``place`` has been read."""
        return self.known.union(*(step.introduces for step in self.steps[: place + 1]))

    def questions(self) -> tuple[Question, ...]:
        """All its questions, in order."""
        return tuple(step.asks for step in self.steps if step.asks)

    def place(self, key: str) -> int:
        """Where the step of that key stands; 0 for an unknown one."""
        return next((place for place, step in enumerate(self.steps) if step.key == key), 0)
