"""A lesson: one step at a time, a question right after each idea; on a page without Python all steps in order."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import ClassVar, Self

from pinochle.lessons import KEYS
from pinochle.lessons import lesson as find_lesson
from pinochle.lessons.model import Lesson, Step
from pinochle.lessons.progress import THREE_STARS, TWO_STARS, Progress
from pinochle.lessons.wording import EVERY_WORD, TABLE_WORDS, say
from pinochle.reasons.glossary import lookup
from pinochle.reasons.words import number
from pinochle.screens import faces
from pinochle.screens.base import Fields, InputError, Intent, Json, Screen
from pinochle.screens.html import Html, Node, button, details, heading, link, select, tag
from pinochle.screens.lesson_answering import Answering
from pinochle.screens.lesson_question import begin, choices, drawn, solution
from pinochle.screens.lesson_shows import draw, paragraphs, prose

VOCABULARIES = {
    "course": "plain words, then table words",
    "plain": "plain words: strongest suit",
    "table": "table words: trump",
}
SETTING = "settings/lesson-words"
FIRST_DEAL = "10-your-first-deal"


@dataclass(frozen=True)
class LessonScreen(Screen):
    """Where somebody is in a lesson, what was answered, and what is remembered of other days."""

    kind: ClassVar[str] = "lesson"
    waits: ClassVar[bool] = True

    key: str = "cards"
    at: int = 0
    answers: Mapping[str, Answering] = field(default_factory=dict)
    word: str = ""
    vocabulary: str = "course"
    progress: Progress = field(default_factory=Progress)

    @property
    def lesson(self) -> Lesson:
        """The lesson itself."""
        return find_lesson(self.key)

    @property
    def step(self) -> Step | None:
        """The step in sight; None on the closing page."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    def known(self, place: int) -> frozenset[str]:
        """The table words to use at a step."""
        if self.vocabulary == "course":
            return self.lesson.known_at(place)
        return EVERY_WORD if self.vocabulary == "table" else frozenset()

    # ---------------------------------------------------------------- what a person does

    def handle(self, intent: Intent) -> Self:
        """The next screen."""
        match intent.do:
            case "go":
                if intent.number("from") != self.at:
                    return self  # a late click
                return replace(self, at=intent.number("to", low=0, high=len(self.lesson.steps)), word="")
            case "begin":
                return replace(self, at=intent.number("at", low=0, high=len(self.lesson.steps)), word="")
            case "resume":
                return self  # where one left off, or the first step
            case "word":
                word = intent.choice("word", tuple(EVERY_WORD))
                return replace(self, word="" if word == self.word else word)
            case "words":
                return replace(self, vocabulary=intent.choice("text", tuple(VOCABULARIES)))
            case "again":
                return replace(self, at=0, answers={}, word="")
        return self._answered(intent)

    def _answered(self, intent: Intent) -> Self:
        question = self.step.asks if self.step else None
        if question is None:
            raise intent.unknown()
        before = self.answers.get(question.key) or Answering(question)
        after = before.handle(intent)
        progress = self.progress
        if after.answered and not before.answered:
            first = after.right and after.result.first
            progress = progress.asked(question.skill, right=first, now=intent.now, session=intent.entropy[:8])
        if after.right and not before.right:
            progress = progress.done(self.key, question.key, after.result)
        return replace(self, answers={**self.answers, question.key: after}, progress=progress, word="")

    # ---------------------------------------------------------------- what is kept

    def spec(self) -> dict[str, Json]:
        """The lesson, the step, the answers."""
        return {
            "lesson": self.key,
            "at": self.at,
            "answers": {key: answering.spec() for key, answering in self.answers.items()},
        }

    @classmethod
    def from_spec(cls, spec: Fields) -> Self:
        """From an untrusted spec; answers to questions that no longer exist are left out."""
        key = spec.choice("lesson", tuple(KEYS), next(iter(KEYS)))
        found = find_lesson(key)
        given = spec.fields("answers")
        answers = {
            q.key: Answering.from_spec(q, given.fields(q.key))
            for q in found.questions()
            if q.key in given.values
        }
        return cls(key, spec.number("at", 0, 0, len(found.steps)), answers)

    def keep(self) -> Mapping[str, Json]:
        """Progress, and the choice of words."""
        chosen: dict[str, Json] = {SETTING: self.vocabulary} if self.vocabulary != "course" else {}
        return {**self.progress.entries(), **chosen}

    def with_store(self, entries: Mapping[str, Json]) -> Self:
        """Knowing what is remembered of other days."""
        chosen = entries.get(SETTING, self.vocabulary)
        vocabulary = chosen if isinstance(chosen, str) and chosen in VOCABULARIES else self.vocabulary
        return replace(self, progress=self.progress.joined(entries), vocabulary=vocabulary)

    def status(self) -> str:
        """The reply to the last answer, or where one is."""
        if self.step is None:
            return f"The lesson “{self.lesson.title}” is done."
        term = lookup(self.word) if self.word else None
        if term:
            return f"{term.word}: {say(term.means, self.known(self.at))}"
        answering = self.answers.get(self.step.asks.key) if self.step.asks else None
        said = answering.said(self.known(self.at)) if answering else ""
        return said or f"Step {self.at + 1} of {len(self.lesson.steps)}: {self._title(self.step, self.at)}"

    # ---------------------------------------------------------------- what is seen

    def html(self) -> Html:
        """The step in sight."""
        body = self._closing() if self.step is None else self._step(self.step)
        return faces.page(
            tag("div", self._top(), body, self._foot(), cls="pn-column", key="lesson"), kind=self.kind
        )

    def static(self) -> Html:
        """All steps in order, each answer folded."""
        steps = (
            tag(
                "section",
                heading(3, f"{place + 1}. ", self._title(step, place), key=f"title-{step.key}"),
                paragraphs(step.says, self.known(place)),
                (draw(show, self.known(place)) for show in step.shows),
                self._folded(step, place),
                key=f"step-{step.key}",
            )
            for place, step in enumerate(self.lesson.steps)
        )
        start = begin({"do": "resume"}, "Take it step by step", "begin", cls="pn-main")
        return faces.page(
            tag("div", self._top(), start, *steps, cls="pn-column", key="lesson"), kind=self.kind
        )

    def _folded(self, step: Step, place: int) -> Node:
        if step.asks is None:
            return None
        known = self.known(place)
        folded = details("Answer", solution(step.asks, known), key=f"answer-{step.key}")
        asked = (
            paragraphs((step.asks.prompt,), known),
            *(draw(show, known) for show in step.asks.task.lays()),
            choices(step.asks, known),
        )
        answer = begin({"do": "begin", "at": place}, "Answer it yourself", f"begin-{step.key}")
        return tag("div", asked, answer, folded, cls="pn-question", key=f"question-{step.key}")

    def _top(self) -> Html:
        return heading(
            2, f"Lesson {self.lesson.number}: {self.lesson.title}", key="title", cls="pn-lesson-title"
        )

    def _title(self, step: Step, place: int) -> str:
        return say(step.title, self.known(place))

    def _step(self, step: Step) -> Html:
        known = self.known(self.at)
        answering = (self.answers.get(step.asks.key) or Answering(step.asks)) if step.asks else None
        return tag(
            "section",
            heading(3, self._title(step, self.at), key="step-title", focus=f"step-{self.at}"),
            paragraphs(
                step.says, known, [word for word in TABLE_WORDS if word in known and lookup(word)], "say"
            ),
            self._meaning(known),
            (draw(show, known) for show in step.shows),
            drawn(answering, known) if answering else None,
            key=f"step-{step.key}",
        )

    def _meaning(self, known: frozenset[str]) -> Node:
        """What the word means that was asked about."""
        term = lookup(self.word) if self.word else None
        if term is None:
            return None
        return tag("p", tag("b", term.word), ": ", prose(term.means, known), cls="pn-note", key="meaning")

    def _closing(self) -> Html:
        lesson, stars = self.lesson, self.progress.stars(self.lesson)
        answered, of = self.progress.answered(lesson), len(lesson.questions())
        rest = of - answered
        again = [
            (place, step) for place, step in enumerate(lesson.steps)
            if step.asks and not ((r := self.progress.result(self.key, step.asks.key)) and r.first)
        ]  # fmt: skip
        return tag(
            "section",
            heading(
                3, "Well done" if answered == of else "The end of the lesson", key="step-title", focus="end"
            ),
            tag("p", star_text(stars), f" {answered} of {of} questions answered."),
            tag(
                "p",
                f"One star: every question answered. Two: {TWO_STARS[1]} of them right at once. ",
                f"Three: {THREE_STARS[1]}.",
                f" {_still_open(rest)}" if rest else "",
                cls="pn-hint",
                key="stars-mean",
            ),
            tag(
                "p", f"You can now {lesson.able}." if answered == of else f"It teaches you to {lesson.able}."
            ),
            tag(
                "p",
                _what_next(lesson),
                button("Start this lesson again", intent={"do": "again"}, key="again"),
                link("All lessons", href="../00-contents/", key="contents"),
                cls="pn-actions",
            ),
            tag("p", "Worth another look:", key="look") if again else None,
            tag(
                "ul",
                (
                    tag(
                        "li",
                        button(
                            self._title(step, place),
                            " (open)" if self._is_open(step) else None,
                            intent=self._go(place),
                            key=f"again-{step.key}",
                            cls="pn-plain",
                        ),
                        key=f"look-{step.key}",
                    )
                    for place, step in again
                ),
                cls="pn-plain-list",
            )
            if again
            else None,
            key="step-end",
        )

    def _go(self, to: int) -> dict[str, Json]:
        return {"do": "go", "from": self.at, "to": to}

    def _foot(self) -> Html:
        steps, at = len(self.lesson.steps), self.at
        done = self.step is not None and (self.step.asks is None or self._is_right(self.step.asks.key))
        back = button("Back", intent=self._go(at - 1), key="back") if at else tag("span", key="no-back")
        on = self._go(at + 1)
        forth = (
            button("Next", intent=on, key="next", cls="pn-main")
            if done
            else button("Skip", intent=on, key="next")
            if self.step
            else tag("span", key="no-next")
        )
        count = tag(
            "span", f"{min(at + 1, steps)} of {steps}" if self.step else "done", key="count", cls="pn-quiet"
        )
        words = select(
            "This lesson speaks in", VOCABULARIES, self.vocabulary, intent={"do": "words"}, key="words"
        )
        again = (
            tag("p", button("Start this lesson again", intent={"do": "again"}, key="again"), cls="pn-actions")
            if self.step
            else None
        )
        return tag(
            "div",
            tag("div", back, count, forth, cls="pn-foot", key="foot"),
            details(
                "Words, and starting again" if again else "Plain words or table words",
                words,
                again,
                key="more",
            ),
            key="end",
        )

    def _is_open(self, step: Step) -> bool:
        """Whether the question of a step has never been answered rightly."""
        return step.asks is not None and self.progress.result(self.key, step.asks.key) is None

    def _is_right(self, key: str) -> bool:
        answering = self.answers.get(key)
        return answering is not None and answering.right


def _what_next(lesson: Lesson) -> Html:
    """The way to the next lesson; after the last one, to the first deal."""
    number = lesson.number + 1
    if number > len(KEYS):
        return link("Next: your first deal", href=f"../{FIRST_DEAL}/", key="next-lesson", cls="pn-go")
    coming = find_lesson(list(KEYS)[number - 1])
    return link(
        f"Next: lesson {number}, {coming.title}", href=f"../{coming.page}/", key="next-lesson", cls="pn-go"
    )


def _still_open(rest: int) -> str:
    """How many questions wait for an answer, where some do."""
    return (
        "One question is still open."
        if rest == 1
        else f"{number(rest).capitalize()} questions are still open."
    )


def star_text(stars: int) -> Html:
    """Stars as drawn and as said."""
    return tag(
        "span",
        tag("span", "★" * stars + "☆" * (3 - stars), aria_hidden=True, cls="pn-stars"),
        tag("span", f"{stars} of 3 stars. ", cls="pn-hidden"),
    )


def lesson(key: str) -> LessonScreen:
    """The screen of a lesson, for ``show(lesson("meld"))``. Raises InputError for an unknown one."""
    if key not in KEYS:
        raise InputError(f"There is no lesson “{key}”. There are {', '.join(KEYS)}.")
    return LessonScreen(key)
