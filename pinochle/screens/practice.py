"""The practice table: deals without end against three computers, saved after every action."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import ClassVar, Self, cast

from pinochle.reasons import PinochleError
from pinochle.screens import faces
from pinochle.screens.base import Fields, Intent, Json, Screen
from pinochle.screens.html import Html, Node, button, tag
from pinochle.screens.practice_records import records
from pinochle.screens.practice_setup import Setup
from pinochle.screens.practice_stats import PREFIX, GamePlayed, read_games, statistics
from pinochle.screens.store import WORDS, chosen_words
from pinochle.screens.table import Session, Settings, Table, draw, status
from pinochle.screens.table.coach import practice_coach
from pinochle.screens.table.settings import settings_panel
from pinochle.screens.table.speech import LEARNER
from pinochle.table import Deal, Game

HINTS: Mapping[str, int] = {"easy": 2, "medium": 1, "hard": 0}


@dataclass(frozen=True)
class PracticeTable(Screen):
    """Setup first (``table`` is None), then the table. ``bids`` and ``made`` count the deals before this one.

    ``counted`` says that the game goes into the statistics: only one whose cards were shuffled does.
    """

    kind: ClassVar[str] = "practice-table"
    links: ClassVar[frozenset[str]] = frozenset({"deal"})

    setup: Setup = field(default_factory=Setup)
    settings: Settings = field(default_factory=Settings)
    table: Table | None = None
    bids: int = 0
    made: int = 0
    counted: bool = False
    ended: int = 0
    games: Mapping[str, GamePlayed] = field(default_factory=dict)
    records_open: bool = False
    copied: bool = False
    typed_record: str = ""
    refused: str = ""

    # ------------------------------------------------------------ what is seen

    def html(self) -> Html:
        """The setup, or the table with what belongs to practice under it."""
        deal = self.table.deal if self.table else None
        below = (
            statistics(tuple(self._all_games().values())),
            records(
                deal,
                self.typed_record,
                self.refused,
                at=self._game,
                opened=self.records_open,
                copied=self.copied,
            ),
        )
        if self.table is None:
            colours = self.settings.colours
            setup = self.setup.html(self.settings.words)
            return faces.page(
                setup,
                *below,
                settings_panel(self.settings),
                kind=self.kind,
                words=self.settings.words,
                colours=colours,
            )
        new = button("New game", intent={"do": "new"}, key="new")
        return draw(
            self.table,
            kind=self.kind,
            coach=practice_coach(self.table),
            acts=self._next(self.table),
            below=(*below, None if self.table.asked else tag("p", new, cls="pn-actions", key="new-acts")),
        )

    def status(self) -> str:
        """What has happened and what is to be done."""
        if self.refused:
            return self.refused
        if self.copied:
            return "Copied."
        if self.table:
            return status(self.table)
        return self.setup.problem() or "Choose a level and house rules, then deal the cards."

    def _next(self, table: Table) -> Node:
        if not table.session.over:
            return None
        if table.session.game.result:
            return button("New game", intent={"do": "new"}, key="next", cls="pn-main")
        at = table.session.at
        return button("Next deal", intent={"do": "next", "at": at}, key="next", cls="pn-main")

    # ------------------------------------------------------------ what is done

    def handle(self, intent: Intent) -> Self:
        """A choice for the game, or an action at the table. Raises InputError."""
        screen = replace(self, refused="", copied=False) if self.refused or self.copied else self
        if intent.do in ("level", "preset", "rule", "cards"):
            return replace(screen, setup=screen.setup.handle(intent, screen.settings.words))
        if intent.do in _DOINGS:
            return cast("Self", _DOINGS[intent.do](screen, intent))
        if screen.table is None:
            raise intent.unknown()
        table = screen.table.handle(intent).run()
        ended = intent.now if table.session.over and not screen.table.session.over else screen.ended
        return replace(screen, table=table, ended=ended)

    def _new(self, intent: Intent) -> Self:
        return self._kept(intent, "Start a new game?", "New game", do="new") or self._away()

    def _link(self, intent: Intent) -> Self:
        """A deal that somebody sent: the setup stands ready with its code; after a question it is dealt at once."""
        code = intent.string("deal", "")
        if kept := self._kept(
            intent, "The link brings another deal. Play it?", "Play it", do="link", deal=code
        ):
            return kept
        screen = replace(self._away(), setup=replace(self.setup, cards=code))
        asked = intent.flag("sure", default=False)
        return screen._start(intent) if asked and screen.setup.problem() is None else screen

    def _kept(self, intent: Intent, question: str, yes: str, **doing: Json) -> Self | None:
        """The game on the table with a question before it is lost; None where nothing is, or the answer was yes."""
        table = self.table
        if table is None or intent.flag("sure", default=False) or table.session.game.result:
            return None
        if not table.session.game.scored and all(seat is not LEARNER for seat, _ in table.deal.actions):
            return None
        text = f"{question} The game on the table is not over, and would be lost."
        return replace(self, table=table.ask(text, yes, "Play on", **doing))

    def _away(self) -> Self:
        """Without the game on the table, which stays in the statistics."""
        return replace(self, table=None, games=self._all_games())

    def _set(self, intent: Intent) -> Self:
        settings = self.settings.changed(intent)
        return replace(
            self, settings=settings, table=self.table and replace(self.table, settings=settings).run()
        )

    def _typed_record(self, intent: Intent) -> Self:
        return replace(self, typed_record=intent.text)

    def _records(self, intent: Intent) -> Self:
        return replace(self, records_open=not self.records_open)

    def _copied(self, intent: Intent) -> Self:
        return replace(self, copied=True)

    def _start(self, intent: Intent) -> Self:
        if self.table is not None:
            return self
        hands = self.setup.hands(intent.seed)
        game = Game.start(self.setup.form.rules, intent.entropy[:12], hands=hands)
        return self._at(Session(game, self.setup.level), counted=hands is None)

    def _open(self, intent: Intent) -> Self:
        """A pasted record on the table. What is wrong with it is said."""
        if intent.string("at") != self._game:
            return self  # the second of two presses: it is open
        try:
            deal = Deal.replay(self.typed_record)
        except PinochleError as refused:
            return replace(self, refused=str(refused))
        if kept := self._kept(intent, "Open this record?", "Open it", do="open", at=self._game):
            return kept
        return self._at(Session(Game(deal.rules, intent.entropy[:12], deal), self.setup.level), counted=False)

    @property
    def _game(self) -> str:
        """Which game is on the table; empty where none is."""
        return self.table.session.game.seed if self.table else ""

    def _at(self, session: Session, *, counted: bool) -> Self:
        table = Table(session, self.settings, hint_limit=HINTS[session.level])
        return replace(
            self,
            table=table.run(),
            games=self._all_games(),
            counted=counted,
            bids=0,
            made=0,
            ended=0,
            typed_record="",
            records_open=False,
        )

    def _next_deal(self, intent: Intent) -> Self:
        table = self.table
        if table is None or not table.session.over or table.session.game.result:
            return self
        if intent.string("at") != table.session.at:
            return self
        bids, made = self._bids(table)
        return replace(self, table=table.dealt(table.session.next_deal()).run(), bids=bids, made=made)

    # ------------------------------------------------------------ what is kept

    def spec(self) -> dict[str, Json]:
        """The choices, and the table as it stands."""
        return {
            "setup": self.setup.spec(),
            "settings": self.settings.spec(),
            "table": self.table.spec() if self.table else None,
            "bids": self.bids,
            "made": self.made,
            "counted": self.counted,
            "ended": self.ended,
        }

    @classmethod
    def from_spec(cls, spec: Fields) -> Self:
        """From untrusted JSON. Raises InputError, NotationError or RulesError."""
        settings = Settings.read(spec.fields("settings"), Settings())
        table = None
        if spec.values.get("table") is not None:
            table = Table.read(spec.fields("table"), settings)
            table = replace(table, settings=settings, hint_limit=HINTS[table.session.level])
        return cls(
            setup=Setup.read(spec.fields("setup")),
            settings=settings,
            table=table,
            bids=spec.number("bids", 0, 0, 10_000),
            made=spec.number("made", 0, 0, 10_000),
            counted=spec.flag("counted", default=False),
            ended=spec.number("ended", 0, 0),
        )

    def state(self) -> Json:
        """The record of the deal on the table, and the scores; nothing before the first deal."""
        if self.table is None:
            return None
        scores = {side.named(): points for side, points in self.table.session.game.scores.items()}
        return {"record": self.table.deal.record(), "scores": cast("Json", scores)}

    def keep(self) -> Mapping[str, Json]:
        """The words, and an entry for each game."""
        return {WORDS: self.settings.words, **{key: game.write() for key, game in self._all_games().items()}}

    def with_store(self, entries: Mapping[str, Json]) -> Self:
        """The words and the games that the store holds."""
        settings = replace(self.settings, words=chosen_words(entries) or self.settings.words)
        table = self.table and replace(self.table, settings=settings)
        return replace(self, settings=settings, table=table, games=read_games(entries))

    def _all_games(self) -> Mapping[str, GamePlayed]:
        """The games of the store and the one on the table."""
        table = self.table
        if table is None or not self.counted or not table.session.game.deals:
            return self.games
        game = table.session.game
        bids, made = self._bids(table)
        won = game.winner is LEARNER.side if game.result else None
        played = GamePlayed(table.session.level, game.deals, bids, made, won, table.undone, self.ended)
        return {**self.games, f"{PREFIX}{game.seed}": played}

    def _bids(self, table: Table) -> tuple[int, int]:
        """Bids of the learner's side so far, and those made, this deal included once it is scored."""
        score, bidder = table.deal.score, table.deal.state.bidder
        ours = score is not None and bidder is not None and bidder.side is LEARNER.side
        return self.bids + ours, self.made + (ours and score is not None and score.made)


_DOINGS: Mapping[str, Callable[[PracticeTable, Intent], PracticeTable]] = {
    "start": PracticeTable._start,
    "new": PracticeTable._new,
    "next": PracticeTable._next_deal,
    "link": PracticeTable._link,
    "set": PracticeTable._set,
    "record": PracticeTable._typed_record,
    "records": PracticeTable._records,
    "open": PracticeTable._open,
    "copied": PracticeTable._copied,
}
