"""What is remembered of a learner: lessons, skills, and when to ask again. Pure values over the shared store.

Entries of the store (``v`` is the version of their form)::

    progress/LESSON/QUESTION  {"v": 1, "tries": 1, "hints": 0}      a question answered rightly after so many misses
    skills/SESSION            {"v": 1, "head": [3, 4], …}           right and asked by skill, one entry for each sitting
    review/SKILL              {"v": 1, "box": 2, "due": 17…}        when to ask this skill again (milliseconds)

A sitting writes only its own ``skills`` entry, so two tabs never overwrite each other's counts. What cannot be read is
left where it is and counted in ``unread``.

**The review is a Leitner box.** A miss puts a skill into box 0, due in ten minutes. Each time it is due and answered
rightly it moves one box up, to be asked again after the gap of that box: 4 hours, 1 day, 3 days, 1 week, 2 weeks,
1 month. After the last box it is known and leaves the review; a miss brings it back to box 0. A right answer before it
is due changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from pinochle.lessons.model import Lesson, Question
from pinochle.lessons.skills import SKILLS

VERSION = 1
MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR
GAPS = (10 * MINUTE, 4 * HOUR, DAY, 3 * DAY, 7 * DAY, 14 * DAY, 30 * DAY)
PREFIXES = ("progress/", "skills/", "review/")
MOST_HINTS = 3
MOST = 1_000_000
TWO_STARS = 0.75, "three quarters"  # of the questions right at once, and how that is said
THREE_STARS = 0.9, "nine tenths"


@dataclass(frozen=True, slots=True)
class Result:
    """A question answered rightly: after how many misses, and with how many hints (3: the answer was shown)."""

    tries: int = 0
    hints: int = 0

    @property
    def first(self) -> bool:
        """Whether the first answer was right and its own."""
        return self.tries == 0 and self.hints < MOST_HINTS

    def better_than(self, other: Result | None) -> bool:
        """Whether this is worth remembering instead of ``other``."""
        return other is None or (self.tries + self.hints) < (other.tries + other.hints)


@dataclass(frozen=True, slots=True)
class Tally:
    """How often a skill was asked, and how often answered rightly at once."""

    right: int = 0
    asked: int = 0

    def plus(self, other: Tally) -> Tally:
        """Both together."""
        return Tally(self.right + other.right, self.asked + other.asked)


@dataclass(frozen=True, slots=True)
class Review:
    """The box a skill is in, and when it is due (milliseconds since 1970)."""

    box: int
    due: int


@dataclass(frozen=True)
class Progress:
    """Everything remembered. ``session`` names this sitting once something was answered."""

    results: Mapping[str, Result] = field(default_factory=dict)  # "LESSON/QUESTION"
    sessions: Mapping[str, Mapping[str, Tally]] = field(default_factory=dict)
    reviews: Mapping[str, Review] = field(default_factory=dict)
    session: str = ""
    unread: int = 0

    @classmethod
    def read(cls, entries: Mapping[str, object]) -> Progress:
        """From the values of the store."""
        return cls().joined(entries)

    def joined(self, entries: Mapping[str, object]) -> Progress:
        """This, and what the store holds; this sitting's own counts stay."""
        results, sessions, reviews = dict(self.results), dict(self.sessions), dict(self.reviews)
        unread = 0
        for key, value in entries.items():
            prefix, _, name = key.partition("/")
            if prefix + "/" not in PREFIXES:
                continue
            try:
                if prefix == "progress":
                    results[name] = _result(value)
                elif prefix == "review":
                    reviews[name] = _review(value)
                elif name != self.session:
                    sessions[name] = _tallies(value)
            except ValueError:
                unread += 1
        return replace(self, results=results, sessions=sessions, reviews=reviews, unread=unread)

    def entries(self) -> dict[str, Any]:
        """For the store: results, this sitting's counts, reviews."""
        kept: dict[str, Any] = {
            f"progress/{name}": {"v": VERSION, "tries": r.tries, "hints": r.hints}
            for name, r in self.results.items()
        }
        kept |= {
            f"skills/{name}": {"v": VERSION, **{skill: [t.right, t.asked] for skill, t in tallies.items()}}
            for name, tallies in self.sessions.items()
        }
        kept |= {
            f"review/{skill}": {"v": VERSION, "box": r.box, "due": r.due} for skill, r in self.reviews.items()
        }
        return kept

    # ---------------------------------------------------------------- what happens

    def asked(self, skill: str, *, right: bool, now: int, session: str) -> Progress:
        """A question of ``skill`` was answered for the first time."""
        name = self.session or session
        mine = dict(self.sessions.get(name, {}))
        mine[skill] = mine.get(skill, Tally()).plus(Tally(int(right), 1))
        reviews = dict(self.reviews)
        review = reviews.get(skill)
        if not right:
            reviews[skill] = Review(0, now + GAPS[0])
        elif review and review.due <= now:
            box = review.box + 1
            reviews[skill] = Review(box, now + GAPS[box] if box < len(GAPS) else MOST * DAY)
        return replace(self, sessions={**self.sessions, name: mine}, reviews=reviews, session=name)

    def done(self, lesson: str, question: str, result: Result) -> Progress:
        """A question of a lesson was answered rightly. The better of two results stays."""
        name = f"{lesson}/{question}"
        if not result.better_than(self.results.get(name)):
            return self
        return replace(self, results={**self.results, name: result})

    # ---------------------------------------------------------------- what it says

    def result(self, lesson: str, question: str) -> Result | None:
        """How a question was answered, or None if it has not been yet."""
        return self.results.get(f"{lesson}/{question}")

    def answered(self, lesson: Lesson) -> int:
        """How many questions of a lesson have been answered."""
        return sum(self.result(lesson.key, q.key) is not None for q in lesson.questions())

    def stars(self, lesson: Lesson) -> int:
        """One star when every question is answered; two or three where enough of them were right at once."""
        results = [self.result(lesson.key, q.key) for q in lesson.questions()]
        if not results or any(result is None for result in results):
            return 0
        first = sum(result is not None and result.first for result in results) / len(results)
        return 3 if first >= THREE_STARS[0] else 2 if first >= TWO_STARS[0] else 1

    def skills(self) -> Mapping[str, Tally]:
        """Right and asked by skill, over all sittings, in the order of ``SKILLS``."""
        total: dict[str, Tally] = {}
        for tallies in self.sessions.values():
            for skill, tally in tallies.items():
                total[skill] = total.get(skill, Tally()).plus(tally)
        return {skill: total[skill] for skill in SKILLS if skill in total}

    def due(self, now: int) -> tuple[str, ...]:
        """The skills to ask again now, the longest waiting first."""
        waiting = [(r.due, skill) for skill, r in self.reviews.items() if r.due <= now and skill in SKILLS]
        return tuple(skill for _, skill in sorted(waiting))

    def next_unanswered(self, lessons: Iterable[Lesson]) -> tuple[Lesson, Question] | None:
        """Where to go on: the first question without an answer."""
        for lesson in lessons:
            for question in lesson.questions():
                if self.result(lesson.key, question.key) is None:
                    return lesson, question
        return None


def _object(value: object) -> Mapping[str, object]:
    if not isinstance(value, Mapping) or value.get("v") != VERSION:
        raise ValueError("not of this version")
    return value


def _whole(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise ValueError("not a count")
    return value


def _result(value: object) -> Result:
    read = _object(value)
    return Result(min(_whole(read.get("tries")), MOST), min(_whole(read.get("hints")), MOST_HINTS))


def _review(value: object) -> Review:
    read = _object(value)
    return Review(min(_whole(read.get("box")), len(GAPS)), _whole(read.get("due")))


def _tallies(value: object) -> Mapping[str, Tally]:
    tallies = {}
    for skill, pair in _object(value).items():
        if skill == "v":
            continue
        if not isinstance(pair, list) or len(pair) != 2:
            raise ValueError("not a pair of counts")
        right, asked = _whole(pair[0]), _whole(pair[1])
        if not right <= asked <= MOST:
            raise ValueError("more right than asked")
        tallies[skill] = Tally(right, asked)
    return tallies
