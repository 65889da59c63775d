"""The table as a value: the session, what the learner prepares, and what every intent makes of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from pinochle.cards import Side
from pinochle.players import Level
from pinochle.reasons import PinochleError
from pinochle.review import Review
from pinochle.rules.check import MOST_POINTS
from pinochle.screens.base import Fields, Intent, Json
from pinochle.screens.table.doing import DOINGS
from pinochle.screens.table.draft import Draft
from pinochle.screens.table.said import Question, Said
from pinochle.screens.table.session import LEVELS, Session
from pinochle.screens.table.settings import Settings
from pinochle.screens.table.speech import LEARNER, Speech
from pinochle.table import (
    Action,
    Deal,
    Game,
    Phase,
    Trick,
)

QUIET = frozenset({"type", "step", "review-step"})  # after these a person who types goes on typing


@dataclass(frozen=True)
class Table:
    """A table with the learner at South. ``hints`` were taken in this deal, ``undone`` actions in this game; while
    ``paused`` nobody acts, because something is to be read first.
    """

    session: Session
    settings: Settings = field(default_factory=Settings)
    draft: Draft = field(default_factory=Draft)
    said: Said | None = None
    hints: int = 0
    hinted_at: str = ""
    undone: int = 0
    ready: bool = False
    hands_open: bool = False
    typing: bool = False
    paused: bool = False
    hint_limit: int | None = None
    review: Review | None = None
    review_tab: str = "turning"

    # ------------------------------------------------------------ where things stand

    @property
    def deal(self) -> Deal:
        """The deal on the table."""
        return self.session.deal

    @property
    def speech(self) -> Speech:
        """The words and the scale of this table."""
        return Speech(self.settings.words, self.session.game.rules.scale)

    @property
    def looking(self) -> bool:
        """Whether all meld lies on the table and the first card waits until the learner has looked at it."""
        state = self.deal.state
        return not (self.ready or state.trick or state.tricks) and self.session.phase is Phase.PLAY

    @property
    def lying(self) -> tuple[Trick, ...]:
        """The tricks that have lain on the table, the one under way last."""
        state = self.deal.state
        return (*state.tricks, state.trick) if state.trick and state.trick.cards else state.tricks

    @property
    def looking_back(self) -> bool:
        """Whether the table shows the trick before the last one of these."""
        return self.said is not None and self.said.kind == "previous"

    @property
    def waiting(self) -> bool:
        """Whether a computer is to act now."""
        return self.session.to_act not in (None, LEARNER) and not self.looking

    @property
    def hints_left(self) -> int | None:
        """How many hints this deal still allows; None for any number."""
        return None if self.hint_limit is None else max(0, self.hint_limit - self.hints)

    @property
    def why_no_hint(self) -> str | None:
        """Why the coach says nothing to this decision; None where it may be asked."""
        if self.hints_left != 0 or self.hinted_at == self.session.at:
            return None
        return (
            "there are no more hints in this deal" if self.hint_limit else "there are no hints at this level"
        )

    @property
    def asked(self) -> Question | None:
        """The question that is to be answered before anything goes on."""
        return self.said.question if self.said else None

    # ------------------------------------------------------------ what happens

    def ask(self, text: str, yes: str, no: str, **intent: Json) -> Table:
        """With a question before something is done; ``intent`` does it, with ``sure`` set."""
        question = Question(yes, no, {**intent, "sure": True})
        return replace(self, said=Said("asked", text, question=question))

    def handle(self, intent: Intent) -> Table:
        """The table after an intent. What the rules refuse is said at the table. Raises InputError."""
        if intent.do not in DOINGS:
            raise intent.unknown()
        now = str(self.review.slices) if self.review and intent.do == "review-step" else self.session.at
        if "at" in intent.values and intent.string("at") != now:
            return self  # a late click, or the second of two
        if self.asked and intent.do == "step":
            return self
        table = self if intent.do in QUIET else replace(self, typing=False)
        try:
            return DOINGS[intent.do](table, intent)
        except PinochleError as refused:
            return replace(self, said=Said("refused", reasons=(refused.reason,)))

    def act(self, action: Action) -> Table:
        """The learner acts. Raises IllegalAction."""
        return self.moved(self.session.act(action))

    def step(self) -> Table:
        """One action of a computer, if one is to act."""
        return self.moved(self.session.step()) if self.waiting else self

    def run(self, stop: Callable[[Table], bool] = lambda _: False) -> Table:
        """With the pace off: the computers act until the learner is needed, or ``stop`` says so."""
        table = self
        while table.settings.pace == "off" and table.waiting and not stop(table):
            table = table.step()
        return table

    def dealt(self, session: Session) -> Table:
        """A new deal is on the table."""
        return replace(
            self,
            session=session,
            draft=Draft(),
            said=None,
            hints=0,
            ready=False,
            hands_open=False,
        )

    def moved(self, session: Session) -> Table:
        """The same table at another point of the deal, with nothing prepared."""
        return replace(self, session=session, draft=Draft(), said=None, review=None)

    # ------------------------------------------------------------ saving

    def spec(self) -> dict[str, Json]:
        """The record, where the game stands, and the settings."""
        game = self.session.game
        return {
            "record": game.deal.record(),
            "level": self.session.level,
            "seed": game.seed,
            "totals": [points for _, points in game.totals],
            "scored": game.scored,
            "shuffles": game.shuffles,
            "settings": self.settings.spec(),
            "draft": self.draft.spec(),
            "hints": self.hints,
            "hinted_at": self.hinted_at,
            "undone": self.undone,
            "ready": self.ready,
        }

    @classmethod
    def read(cls, spec: Fields, settings: Settings, *, coach: Level = "hard") -> Table:
        """From untrusted JSON. Raises InputError, or NotationError for a record that is not allowed."""
        deal = Deal.replay(spec.string("record"))
        totals = spec.values.get("totals")
        if not isinstance(totals, list) or len(totals) != 2:
            raise spec.bad("totals", "two numbers")
        north_south, east_west = (
            Fields({"totals": total}).number("totals", low=-MOST_POINTS, high=MOST_POINTS) for total in totals
        )
        game = Game(
            deal.rules,
            spec.string("seed")[:60],
            deal,
            ((Side.NORTH_SOUTH, north_south), (Side.EAST_WEST, east_west)),
            spec.number("scored", 0, 0, 10_000),
            spec.number("shuffles", 1, 1, 10_000),
        )
        return cls(
            Session(game, spec.choice("level", LEVELS, "medium"), coach),
            Settings.read(spec.fields("settings"), settings),
            Draft.read(spec.fields("draft")),
            hints=spec.number("hints", 0, 0, 10_000),
            hinted_at=spec.string("hinted_at", "")[:20],
            undone=spec.number("undone", 0, 0, 10_000),
            ready=spec.flag("ready", default=False),
        )
