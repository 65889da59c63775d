"""``pinochle lesson``: a lesson of the course as text, with its questions."""

from __future__ import annotations

import argparse
import secrets
import sys
import time
from dataclasses import dataclass

from pinochle.cli import options as shared
from pinochle.cli.lesson_text import asked, prose, shown
from pinochle.cli.terminal import UsageError
from pinochle.lessons import KEYS, lesson, lessons
from pinochle.lessons.model import Lesson, Question
from pinochle.lessons.progress import MOST_HINTS, Progress, Result
from pinochle.lessons.wording import EVERY_WORD, say
from pinochle.reasons import NotationError
from pinochle.reasons.errors import quote
from pinochle.screens.base import InputError, Intent, digits
from pinochle.screens.lesson_answering import AGAIN, NOT_QUITE, Answering
from pinochle.screens.store import changed, values
from pinochle.widgets.files import FileShelf

EXAMPLES = """\
examples:
  pinochle lesson                      all lessons, and how far you are
  pinochle lesson 3
  pinochle lesson 5 --step 4           begin at step 4
  pinochle lesson 3 --words table
"""


def add_to(subparsers: shared.Subparsers) -> None:
    """Add the command."""
    parser = subparsers.add_parser(
        "lesson", help="a lesson of the course, as text", description="Go through a lesson in the terminal.",
        epilog=EXAMPLES,
    )  # fmt: skip
    parser.add_argument(
        "which", nargs="?", default="", metavar="LESSON", help="its number, or its name: " + ", ".join(KEYS)
    )
    parser.add_argument("--step", type=int, default=1, help="begin at this step")
    parser.add_argument(
        "--words", choices=("course", "plain", "table"), default="course", help="default: as the course goes"
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Go through the lesson, or list them all."""
    kept = Kept()
    if not options.which:
        print(_contents(kept.progress))
        return 0
    found = _lesson(options.which)
    if not 1 <= options.step <= len(found.steps):
        raise UsageError(f"lesson {found.number} has steps 1 to {len(found.steps)}")
    Walk(found, options.words, kept).go(options.step - 1)
    return 0


def _lesson(which: str) -> Lesson:
    if which in KEYS:
        return lesson(which)
    number = digits(which, 2) or 0
    if 1 <= number <= len(KEYS):
        return lesson(list(KEYS)[number - 1])
    raise UsageError(f"there is no lesson “{quote(which)}”: there are 1 to {len(KEYS)}")


def _contents(progress: Progress) -> str:
    lines = []
    for found in lessons():
        done, of = progress.answered(found), len(found.questions())
        far = f"{done} of {of} questions" if done else f"about {found.minutes} minutes"
        lines.append(f"{found.number}  {found.title:32} {far:20} {'*' * progress.stars(found)}".rstrip())
    return "\n".join(lines)


class Kept:
    """What is remembered on this machine, and written back after each answer."""

    def __init__(self) -> None:
        self._shelf = FileShelf()
        try:
            stored = values(self._shelf.entries())
        except InputError:
            print("What was remembered could not be read. It is kept, but not used.", file=sys.stderr)
            stored = {}
        self.progress = Progress.read(stored)
        self._session = secrets.token_hex(4)

    def change(self, lesson_key: str, question: Question, result: Result, *, right: bool, new: bool) -> None:
        """Remember how a question went; ``new`` for its first answer in this sitting."""
        now, before = time.time_ns() // 1_000_000, self.progress.entries()
        if new:
            first = right and result.first
            self.progress = self.progress.asked(question.skill, right=first, now=now, session=self._session)
        if right:
            self.progress = self.progress.done(lesson_key, question.key, result)
        try:
            self._shelf.merge(changed(before, self.progress.entries(), now))
        except OSError as problem:
            print(f"Your progress could not be saved: {problem.strerror}.", file=sys.stderr)


class Stop(Exception):
    """The learner wants to stop."""


@dataclass
class Walk:
    """One lesson, step by step."""

    lesson: Lesson
    words: str
    kept: Kept

    def go(self, start: int) -> None:
        """From a step to the end, or until the learner stops."""
        print(f"Lesson {self.lesson.number}: {self.lesson.title}\n")
        try:
            for place in range(start, len(self.lesson.steps)):
                self._step(place)
        except Stop:
            return
        answered, of = self.kept.progress.answered(self.lesson), len(self.lesson.questions())
        stars = self.kept.progress.stars(self.lesson)
        print(
            f"The end of lesson {self.lesson.number}: {answered} of {of} questions answered, {stars} of 3 stars."
        )

    def _known(self, place: int) -> frozenset[str]:
        if self.words == "course":
            return self.lesson.known_at(place)
        return EVERY_WORD if self.words == "table" else frozenset()

    def _step(self, place: int) -> None:
        step, known = self.lesson.steps[place], self._known(place)
        title = say(step.title, known)
        print(f"{place + 1} of {len(self.lesson.steps)}. {title}\n{'-' * (len(title) + 10)}")
        for text in step.says:
            print(prose(text, known) + "\n")
        for show in step.shows:
            print(shown(show, known) + "\n")
        if step.asks:
            print(asked(step.asks, known))
            self._question(step.asks, known)
        print()

    def _question(self, question: Question, known: frozenset[str]) -> None:
        """Until it is answered, skipped, or there is nobody to answer. Marked as a screen marks it."""
        asked = Answering(question)
        while not asked.right:
            typed = _line()
            if typed is None:
                self._solve(question, known)
                return
            if typed in {"", "q"}:
                if typed:
                    raise Stop
                return
            before = asked
            if typed == "?":
                asked = asked.handle(Intent.of("hint", at=question.key, n=asked.hints))
                self._hint(question, known, asked.hints)
            else:
                try:
                    answer = question.task.form.read(typed)
                except NotationError as problem:
                    print(say(problem.reason, known))
                    continue
                asked = asked.handle(Intent.of("answer", at=question.key, answer=answer))
                _reply(asked, known)
            if asked.answered:
                new = not before.answered
                self.kept.change(self.lesson.key, question, asked.result, right=asked.right, new=new)

    def _hint(self, question: Question, known: frozenset[str], hints: int) -> None:
        if hints < MOST_HINTS:
            print(prose((question.nudge, question.task.rule())[hints - 1], known))
        else:
            self._solve(question, known)

    def _solve(self, question: Question, known: frozenset[str]) -> None:
        answer = question.task.answer()
        print(f"The answer: {answer}")
        for text in (*question.task.mark(answer).says, *question.after):
            print(prose(text, known))


def _reply(asked: Answering, known: frozenset[str]) -> None:
    """What is said to an answer; what gives the solution away waits for the second miss."""
    mark = asked.mark
    if mark is None:
        return
    if not mark.right:
        print(NOT_QUITE)
    for text in asked.says:
        print(prose(text, known))
    for show in mark.shows if asked.gives_away else ():
        print(shown(show, known))
    if not mark.right:
        print(AGAIN)


def _line() -> str | None:
    """What the learner types, or None at the end of the input."""
    try:
        return input("> ").strip()
    except EOFError:
        print()
        return None
