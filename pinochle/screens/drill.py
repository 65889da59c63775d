"""A drill: a round of exercises, from a seed, on one subject or on one skill that is to be reviewed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import ClassVar, Self

from pinochle.lessons import KEYS
from pinochle.lessons import lesson as find_lesson
from pinochle.lessons.drills import DRILLS, Exercise
from pinochle.lessons.progress import Progress
from pinochle.lessons.skills import SKILLS
from pinochle.lessons.wording import EVERY_WORD, say
from pinochle.reasons.words import number
from pinochle.screens import faces
from pinochle.screens.base import Fields, InputError, Intent, Json, Screen
from pinochle.screens.html import Html, Node, button, details, heading, link, select, tag
from pinochle.screens.lesson_answering import Answering
from pinochle.screens.lesson_question import choices, drawn, solution
from pinochle.screens.lesson_shows import draw, paragraphs, prose
from pinochle.screens.store import chosen_words

NUMBERS = {key: number for number, key in enumerate(KEYS, 1)}
ROUND = 8
STATIC = 3  # exercises that a page without Python shows


@lru_cache(maxsize=256)
def exercise(drill: str, seed: str, place: int, skill: str) -> Exercise:
    """One exercise; making it again would cost a few milliseconds at every update."""
    return DRILLS[drill].exercise(f"{seed}/{place}", skill)


@dataclass(frozen=True)
class DrillScreen(Screen):
    """Where somebody is in a round of exercises. ``skill`` narrows it to what trains that skill."""

    kind: ClassVar[str] = "drill"
    links: ClassVar[frozenset[str]] = frozenset({"drill", "skill"})

    drill: str = next(iter(DRILLS))
    skill: str = ""
    seed: str = "1"
    at: int = 0
    answers: Mapping[int, Answering] = field(default_factory=dict)
    words: str = "table"
    progress: Progress = field(default_factory=Progress)

    @property
    def known(self) -> frozenset[str]:
        """The table words to use."""
        return EVERY_WORD if self.words == "table" else frozenset()

    def exercise(self, place: int) -> Exercise:
        """The exercise at a place of this round."""
        return exercise(self.drill, self.seed, place, self.skill)

    def answering(self, place: int) -> Answering:
        """That exercise while it is being answered."""
        return self.answers.get(place) or Answering(self.exercise(place).question)

    # ---------------------------------------------------------------- what a person does

    def handle(self, intent: Intent) -> Self:
        """The next screen."""
        match intent.do:
            case "go":
                here = intent.number("from") == self.at
                return replace(self, at=intent.number("to", low=0, high=ROUND)) if here else self
            case "again":
                return replace(self, seed=intent.entropy[:12], at=0, answers={})
            case "drill":
                return self._changed(intent.choice("text", tuple(DRILLS)), "")
            case "link":
                return self._linked(intent)
            case "words":
                return replace(self, words=intent.choice("text", ("table", "plain")))
        if self.at == ROUND:
            raise intent.unknown()
        return self._answered(intent)

    def _changed(self, drill: str, skill: str) -> Self:
        return replace(self, drill=drill, skill=skill, seed="1", at=0, answers={})

    def _linked(self, intent: Intent) -> Self:
        """An address that asks for a drill or a skill."""
        skill = intent.string("skill", "")
        if not skill:
            return self._changed(intent.choice("drill", tuple(DRILLS), self.drill), "")
        if skill not in SKILLS:
            raise InputError("There is no such skill to practise.")
        return replace(self._changed(SKILLS[skill].drill, skill), seed=intent.entropy[:12])

    def _answered(self, intent: Intent) -> Self:
        before = self.answering(self.at)
        after = before.handle(intent)
        progress = self.progress
        if after.answered and not before.answered:
            right = after.right and after.result.first
            skill = before.question.skill
            progress = progress.asked(skill, right=right, now=intent.now, session=intent.entropy[:8])
        return replace(self, answers={**self.answers, self.at: after}, progress=progress)

    # ---------------------------------------------------------------- what is kept

    def spec(self) -> dict[str, Json]:
        """The round and its answers."""
        return {
            "drill": self.drill, "skill": self.skill, "seed": self.seed, "at": self.at,
            "answers": {str(place): answering.spec() for place, answering in self.answers.items()},
        }  # fmt: skip

    @classmethod
    def from_spec(cls, spec: Fields) -> Self:
        """From an untrusted spec."""
        start = cls(
            spec.choice("drill", tuple(DRILLS), cls.drill), spec.choice("skill", ("", *SKILLS), ""),
            spec.string("seed", "1")[:40], spec.number("at", 0, 0, ROUND),
        )  # fmt: skip
        given = spec.fields("answers")
        answers = {
            place: Answering.from_spec(start.exercise(place).question, given.fields(str(place)))
            for place in range(ROUND)
            if str(place) in given.values
        }
        return replace(start, answers=answers)

    def keep(self) -> Mapping[str, Json]:
        """Progress."""
        return self.progress.entries()

    def with_store(self, entries: Mapping[str, Json]) -> Self:
        """Knowing the progress, and the words that were chosen."""
        return replace(
            self, progress=self.progress.joined(entries), words=chosen_words(entries) or self.words
        )

    def status(self) -> str:
        """The reply, or where one is."""
        if self.at == ROUND:
            return f"{self._right} of {ROUND} right at once."
        said = self.answering(self.at).said(self.known)
        return said or f"{self.at + 1} of {ROUND}: {say(self.exercise(self.at).question.prompt, self.known)}"

    @property
    def _right(self) -> int:
        return sum(answering.right and answering.result.first for answering in self.answers.values())

    # ---------------------------------------------------------------- what is seen

    def html(self) -> Html:
        """The exercise in sight."""
        body = self._summary() if self.at == ROUND else self._exercise(self.at)
        return faces.page(
            tag("div", self._top(), body, self._foot(), cls="pn-column", key="drill"), kind=self.kind,
            words="table" if self.words == "table" else "plain",
        )  # fmt: skip

    def static(self) -> Html:
        """The first few exercises, each answer folded."""
        made = (
            tag(
                "section",
                heading(3, f"Exercise {place + 1}", key=f"title-{place}"),
                (draw(show, self.known) for show in self.exercise(place).shows),
                paragraphs((self.exercise(place).question.prompt,), self.known),
                choices(self.exercise(place).question, self.known),
                details("Answer", solution(self.exercise(place).question, self.known), key=f"answer-{place}"),
                key=f"exercise-{place}",
            )
            for place in range(STATIC)
        )
        return faces.page(tag("div", self._title(), *made, cls="pn-column", key="drill"), kind=self.kind)

    def _title(self) -> Html:
        drill = DRILLS[self.drill]
        narrowed = say(SKILLS[self.skill].title, self.known) if self.skill else ""
        return heading(2, prose(drill.title, self.known), f" – {narrowed}" if narrowed else "", key="title")

    def _top(self) -> Html:
        listed = {key: self._listed(key) for key in sorted(DRILLS, key=self._rank)}
        chosen = select(
            "What to practise, lesson by lesson", listed, self.drill, intent={"do": "drill"}, key="which"
        )
        about = tag("p", prose(DRILLS[self.drill].about, self.known), cls="pn-hint")
        return tag("div", chosen, self._title(), about, self._taught(), key="top")

    def _rank(self, key: str) -> tuple[bool, int]:
        """Where a drill stands in the list: those of lessons that are done first, then in the order of the course."""
        taught = DRILLS[key].lesson
        return taught not in self._done, NUMBERS[taught]

    def _listed(self, key: str) -> str:
        taught = DRILLS[key].lesson
        later = " (not done yet)" if self._done and taught not in self._done else ""
        return f"{NUMBERS[taught]} · {say(DRILLS[key].title, self.known)}{later}"

    @property
    def _done(self) -> frozenset[str]:
        """The lessons that are done. Only those are built of which anything was answered."""
        begun = {name.partition("/")[0] for name in self.progress.results} & NUMBERS.keys()
        return frozenset(key for key in begun if self.progress.stars(find_lesson(key)))

    def _taught(self) -> Node:
        """Where the subject is explained, for those who have not been there."""
        key = DRILLS[self.drill].lesson
        if key in self._done:
            return None
        made = find_lesson(key)
        there = link(f"lesson {made.number}, {made.title}", href=f"../{made.page}/", key="taught-in")
        return tag("p", "This is explained in ", there, ".", cls="pn-hint", key="taught")

    def _exercise(self, place: int) -> Html:
        made = self.exercise(place)
        return tag(
            "section",
            heading(
                3, f"Exercise {place + 1} of {ROUND}", key="exercise-title", focus=f"{self.seed}-{place}"
            ),
            (draw(show, self.known) for show in made.shows),
            drawn(self.answering(place), self.known),
            key=f"exercise-{made.question.key}",
        )

    def _summary(self) -> Html:
        missed = dict.fromkeys(
            a.question.skill for a in self.answers.values() if not (a.right and a.result.first)
        )
        tallies = self.progress.skills()
        again = (
            tag(
                "li", prose(SKILLS[skill].title, self.known),
                f": {tallies[skill].right} of {tallies[skill].asked} so far" if skill in tallies else "", key=skill,
            )
            for skill in missed
        )  # fmt: skip
        return tag(
            "section",
            heading(
                3, f"{self._right} of {ROUND} right at once", key="exercise-title", focus=f"{self.seed}-end"
            ),
            tag("p", "These are worth another look, and will come up again:", key="look") if missed else None,
            tag("ul", again) if missed else None,
            tag(
                "p",
                button(
                    f"{number(ROUND).capitalize()} more", intent={"do": "again"}, key="again", cls="pn-main"
                ),
                cls="pn-actions",
            ),
            key="summary",
        )

    def _foot(self) -> Html:
        at = self.at
        done = at < ROUND and self.answering(at).right
        back: Node = button("Back", intent=self._go(at - 1), key="back") if at else tag("span", key="no-back")
        forth: Node = tag("span", key="no-next")
        if at < ROUND:
            label, looks = ("Next", "pn-main") if done else ("Skip", "")
            forth = button(label, intent=self._go(at + 1), key="next", cls=looks)
        count = tag("span", f"{at + 1} of {ROUND}" if at < ROUND else "done", key="count", cls="pn-quiet")
        begun = at < ROUND and any(answering.answered for answering in self.answers.values())
        label = f"{number(ROUND).capitalize()} other exercises"
        other = button(label, intent={"do": "again"}, key="again", cls="pn-plain")
        return tag(
            "div",
            tag("div", back, count, forth, cls="pn-foot", key="foot"),
            tag("p", other, cls="pn-actions") if begun else None,
            key="end",
        )

    def _go(self, to: int) -> dict[str, Json]:
        return {"do": "go", "from": self.at, "to": to}


def drill(key: str = DrillScreen.drill) -> DrillScreen:
    """A drill, for ``show(drill("find-meld"))``; the first one without a key. Raises InputError for an unknown one."""
    if key not in DRILLS:
        raise InputError(f"There is no drill “{key}”. There are {', '.join(DRILLS)}.")
    return DrillScreen(key)
