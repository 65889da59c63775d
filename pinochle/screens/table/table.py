"""The table as a value: the session, what the learner prepares, and what every intent makes of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from types import MappingProxyType
from typing import Literal

from pinochle.cards import Hand, Seat, Side, Suit
from pinochle.players import Level
from pinochle.reasons import IllegalAction, PinochleError, Reason, ToldAfterwards
from pinochle.review import Review
from pinochle.screens.base import Fields, InputError, Intent, Json
from pinochle.screens.table.draft import Draft, card_named
from pinochle.screens.table.session import LEVELS, Session, level_named
from pinochle.screens.table.settings import Settings
from pinochle.screens.table.showing import to_show
from pinochle.screens.table.speech import LEARNER, Speech
from pinochle.screens.table.typed import read_typed
from pinochle.table import (
    Action,
    Bid,
    Concede,
    Deal,
    Game,
    NameTrump,
    Pass,
    PassCards,
    Phase,
    Play,
    ShowMeld,
)

MOST_POINTS = 1_000_000
HIDDEN = (Bid, Pass, NameTrump, PassCards)  # decided by cards that nobody else has seen


@dataclass(frozen=True, slots=True)
class Said:
    """What the table says besides what is going on: a refusal (``text`` where no rule is behind it), a hint, or why
    ``seat`` did ``action``; ``otherwise``: today's players would not do it.
    """

    kind: Literal["refused", "hint", "why", "otherwise"]
    text: str = ""
    reasons: tuple[Reason, ...] = ()
    action: Action | None = None
    seat: Seat | None = None


@dataclass(frozen=True)
class Table:
    """A table with the learner at South. ``hints`` were taken in this deal, ``undone`` actions in this game."""

    session: Session
    settings: Settings = field(default_factory=Settings)
    draft: Draft = field(default_factory=Draft)
    said: Said | None = None
    hints: int = 0
    hinted_at: str = ""
    undone: int = 0
    ready: bool = False
    last_open: bool = False
    hands_open: bool = False
    typing: bool = False
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
    def waiting(self) -> bool:
        """Whether a computer is to act now."""
        return self.session.to_act not in (None, LEARNER) and not self.looking

    @property
    def hints_left(self) -> int | None:
        """How many hints this deal still allows; None for any number."""
        return None if self.hint_limit is None else max(0, self.hint_limit - self.hints)

    # ------------------------------------------------------------ what happens

    def handle(self, intent: Intent) -> Table:
        """The table after an intent. What the rules refuse is said at the table. Raises InputError."""
        if intent.do not in _DOINGS:
            raise intent.unknown()
        now = str(self.review.slices) if self.review and intent.do == "review-step" else self.session.at
        if "at" in intent.values and intent.string("at") != now:
            return self  # a late click, or the second of two
        try:
            return _DOINGS[intent.do](self, intent)
        except PinochleError as refused:
            return replace(self, said=Said("refused", reasons=(refused.reason,)))

    def act(self, action: Action) -> Table:
        """The learner acts. Raises IllegalAction."""
        return self._with(self.session.act(action))

    def step(self) -> Table:
        """One action of a computer, if one is to act."""
        return self._with(self.session.step()) if self.waiting else self

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
            last_open=False,
            hands_open=False,
        )

    def _with(self, session: Session) -> Table:
        """The same table further on in the deal."""
        draft = replace(self.draft, raised=())  # a twin of the card played must not stay raised
        return replace(self, session=session, draft=draft, said=None, review=None)

    # ------------------------------------------------------------ intents

    def raised(self, intent: Intent) -> Table:
        """A card is raised or laid back; one that may not be played says why."""
        card = card_named(intent.string("card"), self.session.view.hand)
        phase = self.session.phase
        if phase in (Phase.PASS, Phase.PASS_BACK) and self.session.my_turn:
            most = self.session.game.rules.pass_count
            return replace(self, draft=self.draft.toggled(intent.string("card"), most), said=None)
        refused = self.deal.refusal(Play(card), LEARNER)
        if refused:
            raise IllegalAction(refused)
        if self.settings.one_tap:
            return self.act(Play(card))
        draft = replace(self.draft, raised=(intent.string("card"),))
        return replace(self, draft=draft, said=None, typing=False)

    def played(self, intent: Intent) -> Table:
        """A card is played."""
        if not intent.string("card"):
            return replace(self, said=Said("refused", "Raise a card first: tap it, or press Space."))
        card = card_named(intent.string("card"), self.session.view.hand)
        return replace(self.act(Play(card)), typing=False)

    def stepped(self, intent: Intent) -> Table:
        """A computer acts."""
        return self.step()

    def looked(self, intent: Intent) -> Table:
        """The learner has seen the meld; the play begins."""
        return replace(self, ready=True, said=None)

    def bid_moved(self, intent: Intent) -> Table:
        """The bid in the box goes up or down by some points (x10)."""
        by = intent.number("by", low=-MOST_POINTS, high=MOST_POINTS)
        return replace(self, draft=self.draft.raised_bid(by, self.deal.state.auction), said=None)

    def bid(self, intent: Intent) -> Table:
        """The learner bids."""
        return self.act(Bid(intent.number("points", low=0, high=MOST_POINTS)))

    def gave(self, intent: Intent) -> Table:
        """The raised cards are passed."""
        return self.act(PassCards(Hand(self.draft.cards(self.session.view.hand))))

    def left_out(self, intent: Intent) -> Table:
        """A meld is left out of what is shown, or put back."""
        name = intent.string("meld")[:60]
        out = self.draft.unshown
        left = tuple(other for other in out if other != name) if name in out else (*out, name)
        return replace(self, draft=replace(self.draft, unshown=left[:30]), said=None)

    def showed(self, intent: Intent) -> Table:
        """The learner's meld goes down, without what was left out."""
        return self.act(ShowMeld(to_show(self.session.view, self.draft)))

    def named(self, intent: Intent) -> Table:
        """The learner names trump."""
        return self.act(NameTrump(Suit.parse(intent.string("suit"))))

    def simply(self, intent: Intent, action: Action) -> Table:
        """The learner does what needs no choice."""
        return self.act(action)

    def hinted(self, intent: Intent) -> Table:
        """The coach says one good action and why, as often as the level allows."""
        again = self.hinted_at == self.session.at
        if self.hints_left == 0 and not again:
            return replace(self, said=Said("refused", "There are no more hints in this deal."))
        choice = self.session.hint()
        said = Said("hint", reasons=choice.reasons, action=choice.action, seat=LEARNER)
        return replace(self, said=said, hints=self.hints + (not again), hinted_at=self.session.at)

    def asked_why(self, intent: Intent) -> Table:
        """Why a computer did the last thing it did."""
        seat = Seat.parse(intent.string("seat"))
        numbers = [number for number, (who, _) in enumerate(self.deal.actions) if who is seat]
        if not numbers or seat is LEARNER:
            return replace(self, said=Said("refused", f"{seat.named()} has done nothing yet."))
        action = self.deal.actions[numbers[-1]][1]
        choice = self.session.why(numbers[-1])
        kind: Literal["why", "otherwise"] = "why" if choice.action == action else "otherwise"
        still_hidden = isinstance(action, HIDDEN) and self.session.phase is not Phase.SCORED
        reasons = (ToldAfterwards(seat),) if still_hidden else choice.reasons
        return replace(self, said=Said(kind, reasons=reasons, action=action, seat=seat))

    def took_back(self, intent: Intent) -> Table:
        """Back to the learner's last own decision."""
        return self._with(self.session.back())._undone()

    def went_back(self, intent: Intent) -> Table:
        """Back to the moment before one of the learner's own actions, to play on from there."""
        number = intent.number("number", low=0, high=max(0, len(self.deal.actions) - 1))
        if not self.deal.actions or self.deal.actions[number][0] is not LEARNER:
            raise InputError("Only your own decisions can be taken back.")
        return self._with(self.session.back_to(number))._undone()

    def typed(self, intent: Intent) -> Table:
        """A card, a bid, a suit or several cards were typed."""
        if not intent.text.strip():
            return self
        table = replace(self, typing=True)
        try:
            action = read_typed(intent.text, self.session)
            if isinstance(action, Hand):
                return replace(table, draft=self.draft.with_cards(self.session.view.hand, action), said=None)
            return table.act(action)
        except InputError as unread:
            return replace(table, said=Said("refused", str(unread)))
        except PinochleError as refused:
            return replace(table, said=Said("refused", reasons=(refused.reason,)))

    def last_toggled(self, intent: Intent) -> Table:
        """The last trick is shown or hidden."""
        return replace(self, last_open=not self.last_open)

    def hands_toggled(self, intent: Intent) -> Table:
        """All hands are shown, after the deal, or hidden."""
        return replace(self, hands_open=not self.hands_open)

    def reviewed(self, intent: Intent) -> Table:
        """The review of a deal that was played is opened, or closed."""
        if self.review or self.deal.score is None or not self.deal.state.tricks:
            return replace(self, review=None)
        return replace(self, review=Review.start(self.deal, LEARNER))

    def review_went_on(self, intent: Intent) -> Table:
        """A little more of the review is worked out."""
        return replace(self, review=self.review.advance()) if self.review else self

    def review_turned(self, intent: Intent) -> Table:
        """Another part of the review is shown."""
        return replace(self, review_tab=intent.choice("choice", ("turning", "own", "all")))

    def set(self, intent: Intent) -> Table:
        """A setting is changed."""
        return replace(self, settings=self.settings.changed(intent))

    def _undone(self) -> Table:
        return replace(self, undone=self.undone + 1, ready=False, hands_open=False)

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
            Session(game, level_named(spec.choice("level", LEVELS, "medium")), coach),
            Settings.read(spec.fields("settings"), settings),
            Draft.read(spec.fields("draft")),
            hints=spec.number("hints", 0, 0, 10_000),
            hinted_at=spec.string("hinted_at", "")[:20],
            undone=spec.number("undone", 0, 0, 10_000),
            ready=spec.flag("ready", default=False),
        )


_DOINGS: Mapping[str, Callable[[Table, Intent], Table]] = MappingProxyType(
    {
        "step": Table.stepped,
        "raise": Table.raised,
        "play": Table.played,
        "look": Table.looked,
        "move-bid": Table.bid_moved,
        "bid": Table.bid,
        "pass": partial(Table.simply, action=Pass()),
        "trump": Table.named,
        "give": Table.gave,
        "leave-out": Table.left_out,
        "show": Table.showed,
        "concede": partial(Table.simply, action=Concede()),
        "hint": Table.hinted,
        "why": Table.asked_why,
        "undo": Table.took_back,
        "from": Table.went_back,
        "type": Table.typed,
        "last": Table.last_toggled,
        "hands": Table.hands_toggled,
        "set": Table.set,
        "review": Table.reviewed,
        "review-step": Table.review_went_on,
        "review-tab": Table.review_turned,
    }
)
