"""The contents page: lessons with progress, what to practise again, the guided deal and the tools."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import ClassVar, Self

from pinochle.lessons import lessons
from pinochle.lessons.model import Lesson
from pinochle.lessons.progress import Progress
from pinochle.lessons.skills import SKILLS
from pinochle.lessons.wording import say
from pinochle.screens import faces
from pinochle.screens.base import Fields, InputError, Intent, Json, Screen, read_fields
from pinochle.screens.html import Html, Node, after, button, details, heading, link, meter, tag
from pinochle.screens.html import field as text_field
from pinochle.screens.lesson import star_text

DEALS = (
    ("10-your-first-deal", "Your first deal", "A whole deal with a coach beside you."),
    ("practice-table", "The practice table", "Deals without end, against three computer players."),
)
TOOLS = (
    ("drills", "Drills", "Short exercises without end, on anything you like."),
    ("meld-explorer", "Meld explorer", "Type a hand and see what it shows in each suit."),
    ("score-pad", "Score pad", "Keeps the score at a real table."),
)
FORMAT = 1
LONGEST_COPY = 300_000  # a copy of a long course is longer than any other text that a screen takes


@dataclass(frozen=True)
class Contents(Screen):
    """Where the course begins and where one comes back to. ``asked`` says that forgetting waits for a yes."""

    kind: ClassVar[str] = "contents"

    progress: Progress = field(default_factory=Progress)
    now: int = 0
    asked: bool = False
    shown: bool = False
    pasted: str = ""
    said: str = ""

    # ---------------------------------------------------------------- what a person does

    def handle(self, intent: Intent) -> Self:
        """The next screen."""
        here = replace(self, now=intent.now, said="")
        match intent.do:
            case "export":
                return replace(here, shown=not self.shown)
            case "paste":
                return replace(here, pasted=intent.string("text", "", LONGEST_COPY))
            case "import":
                return replace(
                    here, progress=self._imported(), pasted="", said="The progress was taken over."
                )
            case "forget" if intent.flag("sure", default=False):
                return replace(here, progress=Progress(), asked=False, said="All progress is forgotten.")
            case "forget":
                return replace(here, asked=True, said="Are you sure? All this progress would be forgotten.")
            case "keep":
                return replace(here, asked=False, said="Nothing was forgotten.")
            case "look":
                return here
        raise intent.unknown()

    def _imported(self) -> Progress:
        """What was pasted, added to what is there. Raises InputError."""
        try:
            read = read_fields(json.loads(self.pasted), "progress")
        except (ValueError, RecursionError) as problem:
            raise InputError(
                "That is no saved progress: paste all of the text that “Save a copy” shows."
            ) from problem
        if read.number("pinochle-progress", 0) != FORMAT:
            raise InputError("That is no saved progress of this course.")
        joined = self.progress.joined(read.fields("entries").values)
        if joined.unread:
            raise InputError("A part of that cannot be read, so nothing was taken over.")
        return joined

    # ---------------------------------------------------------------- what is kept

    def spec(self) -> dict[str, Json]:
        """Nothing: it always shows what the store holds."""
        return {}

    @classmethod
    def from_spec(cls, spec: Fields) -> Self:  # noqa: ARG003  (it has no state of its own)
        """As it first stands."""
        return cls()

    def keep(self) -> Mapping[str, Json]:
        """All progress, so that forgetting takes it away."""
        return self.progress.entries()

    def with_store(self, entries: Mapping[str, Json]) -> Self:
        """Knowing the progress."""
        return replace(self, progress=self.progress.joined(entries))

    def status(self) -> str:
        """How far one is, or what was just done."""
        done = sum(self._done(lesson) for lesson in lessons())
        return self.said or f"{done} of {len(lessons())} lessons done."

    def _done(self, lesson: Lesson) -> bool:
        return self.progress.stars(lesson) > 0

    # ---------------------------------------------------------------- what is seen

    def html(self) -> Html:
        """The whole page."""
        return faces.page(
            tag(
                "div",
                heading(2, "Contents", key="title"),
                self._about(),
                self._go_on(),
                self._unread(),
                tag("ol", (self._lesson(lesson) for lesson in lessons()), cls="pn-contents", key="lessons"),
                heading(3, "Play", key="play"),
                tag("ul", (_item(*deal) for deal in DEALS), cls="pn-contents", key="deals"),
                heading(3, "Practise and look up", key="tools-title"),
                tag("ul", (_item(*tool) for tool in TOOLS), cls="pn-contents", key="tools"),
                self._reviews(),
                self._skills(),
                self._keeping(),
                cls="pn-column",
                key="contents",
            ),
            kind=self.kind,
        )

    def _about(self) -> Html:
        """What this is all about."""
        first = lessons()[0]
        return tag(
            "p",
            "Pinochle is a card game for four people, two against two: you bid for the right to choose the strongest "
            "suit, show combinations of cards for points, and then play the cards out. ",
            link(f"Lesson {first.number}", href=f"../{first.page}/", key="to-first"),
            " begins with the cards.",
            key="about",
        )

    def _go_on(self) -> Node:
        found = self.progress.next_unanswered(lessons())
        if found is None:
            return tag("p", "All lessons are done. The table is waiting.", key="go-on")
        lesson, _ = found
        verb = "Go on with" if self.progress.results else "Begin with"
        label = f"{verb} lesson {lesson.number}: {lesson.title}"
        whose = "This is the progress kept on this machine." if self.progress.results else None
        go = tag("p", link(label, href=f"../{lesson.page}/", key="go", cls="pn-go"), key="go-on")
        return (go, tag("p", whose, cls="pn-hint", key="whose") if whose else None)

    def _unread(self) -> Node:
        if not self.progress.unread:
            return None
        return tag(
            "p",
            "Some saved progress could not be read. It was left where it is.",
            cls="pn-note",
            key="unread",
        )

    def _lesson(self, lesson: Lesson) -> Html:
        answered, of = self.progress.answered(lesson), len(lesson.questions())
        far = f"{answered} of {of} questions" if answered else f"about {lesson.minutes} minutes"
        stars = self.progress.stars(lesson)
        return tag(
            "li",
            link(f"{lesson.number}. {lesson.title}", href=f"../{lesson.page}/", key=f"to-{lesson.key}"),
            tag("span", tag("span", far), " ", star_text(stars) if stars else None, cls="pn-far"),
            tag("p", f"You learn to {lesson.able}.", cls="pn-hint"),
            key=lesson.key,
        )

    def _reviews(self) -> Node:
        """What was missed and is due again. The time is known from the first intent on, so a timer asks for one."""
        due = self.progress.due(self.now)
        if not due:
            return after(50, {"do": "look"}, key="clock") if not self.now and self.progress.reviews else None
        again = (
            tag(
                "li",
                link(say(SKILLS[skill].title), href=f"../drills/?skill={skill}", key=f"due-{skill}"),
                key=skill,
            )
            for skill in due
        )
        return tag(
            "div", heading(3, "Worth another look today", key="due-title"), tag("ul", again), key="due"
        )

    def _skills(self) -> Node:
        tallies = self.progress.skills()
        if not tallies:
            return None
        bars = (
            meter(say(SKILLS[s].title), t.right, t.asked, key=f"skill-{s}", shown=f"{t.right} of {t.asked}")
            for s, t in tallies.items()
        )
        return details("What you do well, and what not yet", tag("div", bars), key="skills")

    def _keeping(self) -> Html:
        """Progress as a text to keep, and a way to forget it."""
        copy = json.dumps(
            {"pinochle-progress": FORMAT, "entries": self.progress.entries()}, separators=(",", ":")
        )
        forget = (
            (  # what keeps it comes first and is the wider: the second click of two falls on it
                button("No, keep my progress", intent={"do": "keep"}, key="keep"),
                button("Yes, forget everything", intent={"do": "forget", "sure": True}, key="forget-now"),
            )
            if self.asked
            else (button("Forget my progress", intent={"do": "forget"}, key="forget"),)
        )
        return details(
            "The progress kept on this machine",
            tag(
                "p",
                "Whoever learns on this machine adds to it, and it is sent nowhere. If it is not yours, save a copy "
                "for its owner and then forget it here.",
            ),
            tag(
                "p",
                button("Save a copy", intent={"do": "export"}, key="export", pressed=self.shown),
                cls="pn-actions",
            ),
            tag("p", copy, cls="pn-copy", key="copy") if self.shown else None,
            text_field(
                "Take over a copy",
                self.pasted,
                intent={"do": "paste"},
                key="pasted",
                hint="paste its text here",
            ),
            tag(
                "p",
                button("Take it over", intent={"do": "import"}, key="import"),
                cls="pn-actions",
                key="import-row",
            ),
            tag("p", forget, cls="pn-actions", key="forget-row"),
            tag("p", self.said, key="said") if self.said else None,
            key="keeping",
        )


def _item(page: str, title: str, about: str) -> Html:
    linked = link(title, href=f"../{page}/", key=f"to-{page}")
    return tag("li", linked, tag("p", about, cls="pn-hint"), key=page)


def contents() -> Contents:
    """The contents page, for ``show(contents())``."""
    return Contents()
