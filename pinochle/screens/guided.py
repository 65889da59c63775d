"""The guided first deal: the table with a coach who has one thing to say at a time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import ClassVar, Self

from pinochle.cards import Hand
from pinochle.lessons import KEYS
from pinochle.lessons import lesson as find_lesson
from pinochle.lessons.guided import ASKED, COACH, LEVEL, SEED, Said, advice, coach, first_deal
from pinochle.lessons.guided_lines import WHAT_NOW
from pinochle.lessons.guided_moments import Moment, other_card, three_moments
from pinochle.lessons.wording import EVERY_WORD
from pinochle.reasons import Words
from pinochle.reasons.words import number
from pinochle.screens import faces
from pinochle.screens.base import Fields, Intent, Json, Screen
from pinochle.screens.html import Html, Node, button, heading, hidden, link, tag
from pinochle.screens.store import WORDS, chosen_words
from pinochle.screens.table import Session, Settings, Table, draw, status
from pinochle.screens.table.coach import deal_steps
from pinochle.screens.table.said import Coaching
from pinochle.screens.table.speech import LEARNER
from pinochle.table import Game, Phase, Play

MOST_ACTIONS = 100  # far more than a deal has
SETTING = "settings/lesson-words"  # chosen in a lesson
NEXT = {"practice-table": "Practice table", "00-contents": "All lessons"}


def _settings() -> Settings:
    return Settings(words="plain")


def _first_table() -> Table:
    deal = first_deal()
    return Table(Session(Game(deal.rules, SEED, deal), LEVEL, coach=COACH), _settings())


@dataclass(frozen=True)
class GuidedDeal(Screen):
    """``met`` are the lines gone on from; ``moments`` are worked out when the deal is over."""

    kind: ClassVar[str] = "guided-deal"

    table: Table = field(default_factory=_first_table)
    met: tuple[str, ...] = ()
    moments: tuple[Moment, ...] = ()

    # ------------------------------------------------------------ the coach

    @cached_property
    def said(self) -> Said:
        """The line that stands now: the first that waits, else what is to be done."""
        t = self.table
        raised = Hand(t.draft.cards(t.session.view.hand))
        words = t.settings.words
        lines = coach(t.session.view, raised, frozenset(self.met), looking=t.looking, words=words)
        lines = (*self._other_card(), *lines)
        return next((one for one in lines if self._waits(one)), lines[-1])

    def _other_card(self) -> tuple[Said, ...]:
        """What the coach would have played instead of the learner's last card, where that can be said."""
        t = self.table
        moment = other_card(t.deal, LEARNER, advice)
        if moment is None or not isinstance(moment.coach.action, Play):
            return ()
        told = {"card": moment.coach.action.card, "why": t.speech.says(moment.telling[0])}
        return (Said("other-card", told, moment.number, t.settings.words),)

    @property
    def paused(self) -> bool:
        """Whether the deal waits until the learner goes on."""
        return self._waits(self.said)

    def _waits(self, one: Said) -> bool:
        return one.line.pause and one.name not in self.met

    # ------------------------------------------------------------ what is seen

    def html(self) -> Html:
        """The table, with the coach in the line that speaks."""
        return draw(
            replace(self.table, paused=self.paused),
            kind=self.kind,
            says=self._coaching,
            coach=deal_steps(self.table),
            acts=self._go_on() if self.paused else None,
            below=self._below(),
        )

    def status(self) -> str:
        """What has happened, and what the coach says."""
        coached, other = self._coaching, self.table.said
        if other:
            return f"{other.told(self.table.speech)} {coached.to_do(other)}".strip()
        text = f"{coached.title}: {coached.text} {coached.do}".strip()
        return status(self.table, text.replace("?:", "?"))

    @property
    def _coaching(self) -> Coaching:
        said = self.said
        return Coaching(said.name, said.title, said.text, said.do)

    def _go_on(self) -> Html:
        """On to the next line; back to this one where something else was asked meanwhile."""
        if self.table.said:
            return button("Back to the coach", intent={"do": "go-on", "line": ""}, key="go-on", cls="pn-main")
        return button(
            "Go on",
            intent={"do": "go-on", "line": self.said.name},
            key="go-on",
            cls="pn-main",
            focus=f"line-{self.said.name}" if self.table.settings.keys else None,
        )

    def _below(self) -> Node:
        again = tag(
            "p",
            button("Start this deal again", intent={"do": "again"}, key="again"),
            cls="pn-actions",
            key="again-p",
        )
        if not self.moments:
            return again
        speech = self.table.speech
        items = (
            tag(
                "li",
                heading(3, moment.title, key=f"moment-title-{moment.number}"),
                tag("p", faces.drawn(_judged(self.table, moment)), key=f"moment-{moment.number}"),
                button(
                    "Decide this again",
                    hidden(f": {speech.doing(moment.action)}"),
                    intent={"do": "from", "number": moment.number, "at": self.table.session.at},
                    key=f"again-{moment.number}",
                ),
                key=f"moment-item-{moment.number}",
            )
            for moment in self.moments
        )
        count = len(self.moments)
        after = (tag("p", speech.text(text), key=f"now-{n}") for n, text in enumerate(WHAT_NOW))
        ways = (link(name, href=f"../{page}/", key=page) for page, name in NEXT.items())
        return (
            tag(
                "section",
                heading(
                    2, f"{number(count).capitalize()} moment{'s' if count > 1 else ''}", key="moments-title"
                ),
                tag("ol", items, key="moments-list"),
                key="moments",
            ),
            tag(
                "section",
                heading(2, "What now", key="now-title"),
                after,
                tag("p", *ways, cls="pn-actions"),
                key="now",
            ),
            again,
        )

    # ------------------------------------------------------------ what is done

    def handle(self, intent: Intent) -> Self:
        """The learner goes on, or acts at the table. Raises InputError."""
        if intent.do == "again":
            return self._again(sure=intent.flag("sure", default=False))
        if intent.do == "go-on":
            heard = (self.said.name,) if intent.string("line") == self.said.name else ()
            return replace(self, table=replace(self.table, said=None), met=(*self.met, *heard))._run()
        if intent.do == "step" and self.paused:
            return self
        table = self.table.handle(intent)
        said = table.said
        asked = said and said.kind == "refused" and said.reasons and table.session.phase is Phase.PLAY
        invited = table.session.at != self.table.session.at and self.said.key == "try-illegal"
        met = (*self.met, ASKED) if (asked or invited) and ASKED not in self.met else self.met
        if table.undone > self.table.undone:
            met = tuple(name for name in met if name not in _to_come(table))
        return replace(self, table=table, met=met)._run()

    def _again(self, *, sure: bool) -> Self:
        """The deal from its start, after a question where something would be lost."""
        session = self.table.session
        if not sure and not session.over and any(seat is LEARNER for seat, _ in session.deal.actions):
            text = "Start this deal again? What you have done in it so far is lost."
            return replace(self, table=self.table.ask(text, "Start again", "Play on", do="again"))
        met = (ASKED,) if ASKED in self.met else ()
        return type(self)(table=replace(_first_table(), settings=self.table.settings), met=met)

    def _run(self) -> Self:
        """With the pace off the computers act at once, up to the next line that waits."""
        table = self.table.run(stop=lambda t: replace(self, table=t).paused)
        moments: tuple[Moment, ...] = ()
        if table.session.over:
            same = table.session.at == self.table.session.at and self.moments
            moments = self.moments if same else moments_of(table)
        return replace(self, table=table, moments=moments)

    # ------------------------------------------------------------ what is kept

    def spec(self) -> dict[str, Json]:
        """The table, and the lines gone on from; nothing before the first step."""
        return {"table": self.table.spec(), "met": list(self.met)}

    @classmethod
    def from_spec(cls, spec: Fields) -> Self:
        """From untrusted JSON. Raises InputError or NotationError."""
        if "table" not in spec.values:
            return cls()
        table = Table.read(spec.fields("table"), _settings(), coach=COACH)
        met = tuple(key[:40] for key in spec.strings("met", ())[:60])
        return cls(table, met, moments_of(table) if table.session.over else ())

    def state(self) -> Json:
        """The record of the deal."""
        return {"record": self.table.deal.record()}

    def keep(self) -> Mapping[str, Json]:
        """The words, which are the same at every table."""
        return {WORDS: self.table.settings.words}

    def with_store(self, entries: Mapping[str, Json]) -> Self:
        """The words that were chosen, or those that the lessons have taught."""
        settings = self.table.settings
        settings = replace(settings, words=words_known(entries) or settings.words)
        return replace(self, table=replace(self.table, settings=settings))


def _to_come(table: Table) -> frozenset[str]:
    """The names of the lines that told of cards and tricks which are not played any more."""
    actions = frozenset(f"other-card-{number}" for number in range(len(table.deal.actions), MOST_ACTIONS))
    played, all_of_them = len(table.deal.state.tricks), table.deal.rules.deck.hand_size
    later = {f"taken-{number}" for number in range(played + 1, all_of_them + 1)}
    return actions | frozenset(later if 2 * played >= all_of_them else later | {"halfway"})


def words_known(entries: Mapping[str, Json]) -> Words | None:
    """The vocabulary for somebody of whom the store holds ``entries``: the one chosen, at a table or in a lesson;
    else table words once the lessons that were answered have introduced them all.
    """
    if chosen := chosen_words(entries) or chosen_words(entries, SETTING):
        return chosen
    begun = {key.split("/")[1] for key in entries if key.startswith("progress/")}
    taught = {word for key in begun & set(KEYS) for word in _taught(key)}
    return "table" if taught >= EVERY_WORD else None


def _taught(key: str) -> frozenset[str]:
    lesson = find_lesson(key)
    return lesson.known_at(len(lesson.steps))


def moments_of(table: Table) -> tuple[Moment, ...]:
    """The three moments of a finished deal."""
    return three_moments(table.deal, LEARNER, advice)


def _judged(table: Table, moment: Moment) -> str:
    speech = table.speech
    did = speech.past(moment.action)
    why = " ".join(map(speech.says, moment.telling or moment.coach.reasons))
    if moment.same:
        return f"{did} The coach would have done the same. {why}".strip()
    but = "The coach’s choice:" if moment.telling else "As much speaks for it as for the coach’s choice:"
    return f"{did} {but} {speech.doing(moment.coach.action)}. {why}".strip()
