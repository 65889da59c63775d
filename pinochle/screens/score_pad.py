"""The score pad for people at a real table: they write down a deal, and what follows is worked out with its reasons."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import ClassVar, Self, cast

from pinochle.cards import Side
from pinochle.reasons import Reason, Words
from pinochle.rules import GameResult, game_result
from pinochle.screens import faces
from pinochle.screens.base import Fields, InputError, Intent, Json, Screen
from pinochle.screens.html import Html, Node, button, details, heading, radios, tag
from pinochle.screens.html import field as text_field
from pinochle.screens.score_pad_deal import THEY, WE, PadDeal, tricks_problem
from pinochle.screens.score_pad_form import PadForm
from pinochle.screens.store import chosen_words
from pinochle.screens.table.house import HouseForm
from pinochle.screens.table.speech import Speech

MOST_DEALS = 200
MOST_UNDO = 20
USUAL = ("We", "They")


@dataclass(frozen=True, slots=True)
class Called:
    """A side by the name that its people gave it."""

    name: str

    def named(self, words: Words = "table") -> str:
        """The name, whatever the words."""
        return self.name


@dataclass(frozen=True)
class ScorePad(Screen):
    """Names of both sides, house rules, and the deals so far; ``before`` are earlier states of the deals, for undo."""

    kind: ClassVar[str] = "score-pad"

    typed_names: tuple[str, str] = USUAL
    house: HouseForm = field(default_factory=HouseForm)
    words: Words = "table"
    deals: tuple[PadDeal, ...] = ()
    form: PadForm = field(default_factory=PadForm)
    before: tuple[tuple[PadDeal, ...], ...] = ()

    @property
    def names(self) -> tuple[str, str]:
        """What the sides are called; the usual names where nothing is typed."""
        ours, theirs = self.typed_names
        return ours.strip() or USUAL[0], theirs.strip() or USUAL[1]

    @property
    def speech(self) -> Speech:
        """The words and the scale."""
        return Speech(self.words, self.house.rules.scale)

    def totals(self) -> tuple[tuple[int, int], ...]:
        """The score of both sides after each deal, in points (x10)."""
        ours = theirs = 0
        after = []
        for deal in self.deals:
            more = deal.points(self.house.rules)
            ours, theirs = ours + more[0], theirs + more[1]
            after.append((ours, theirs))
        return tuple(after)

    def result(self) -> tuple[int, GameResult] | None:
        """The number of the deal that ended the game, and how; None while it goes on."""
        for number, (deal, (ours, theirs)) in enumerate(zip(self.deals, self.totals(), strict=True), 1):
            ended = game_result(ours, theirs, self.house.rules, deal.bidder, number)
            if ended:
                return number, ended
        return None

    # ------------------------------------------------------------ what is seen

    def html(self) -> Html:
        """The form, what came of it and the sheet under it, names and rules folded away."""
        ended = self.result()
        said = tag("p", self.status(), cls="pn-say", key="say")
        pad = tag(
            "div",
            heading(2, "Score pad", key="title"),
            None if self.deals else said,
            self.form.html(self.names, self.speech, self.house.rules, at=len(self.deals))
            if not ended or self.form.editing
            else None,
            (said, self._sheet(ended[0] if ended else 0)) if self.deals else None,
            tag(
                "p",
                button(
                    "Undo",
                    intent={"do": "undo", "at": len(self.before)},
                    key="undo",
                    why_not=None if self.before else self.speech.text("nothing has been written down"),
                ),
                button("New game", intent={"do": "new"}, key="new"),
                cls="pn-actions",
                key="acts",
            ),
            details(
                "Names and house rules",
                self._names(),
                self.house.html(self.words),
                key="setup",
                open_=not self.deals,
            ),
            cls="pn-column",
            key="pad",
        )
        return faces.page(pad, kind=self.kind, words=self.words)

    def status(self) -> str:
        """How the game stands, and whether it is over."""
        ended = self.result()
        if ended:
            return self.speech.says(_named(ended[1].reason, self.names))
        if not self.deals:
            return f"Rules: {self.house.rules.title}. Write down the first deal."
        ours, theirs = self.totals()[-1]
        return self.speech.text(
            "After {n:number} {deals}: {we} {ours:pts}, {they} {theirs:pts}.",
            n=len(self.deals),
            deals="deal" if len(self.deals) == 1 else "deals",
            we=Called(self.names[0]),
            ours=ours,
            they=Called(self.names[1]),
            theirs=theirs,
        )

    def _names(self) -> Iterator[Node]:
        for side, label, name in (
            ("we", "Your side", self.names[0]),
            ("they", "The other side", self.names[1]),
        ):
            yield text_field(label, name, intent={"do": "name", "side": side}, key=f"name-{side}")
        words: dict[str, Node] = {"plain": "Plain words", "table": "Table words"}
        yield tag("p", "Words", cls="pn-label", key="words-label")
        yield radios("Words", words, self.words, key="words", intent={"do": "words"})

    def _sheet(self, last: int) -> Html:
        head = ("No.", "Bid", *self.names)
        rows = (
            self._row(number, deal, after, last)
            for number, (deal, after) in enumerate(zip(self.deals, self.totals(), strict=True), 1)
        )
        return tag(
            "div",
            tag(
                "table",
                tag("thead", tag("tr", (tag("th", name, scope="col") for name in head), key="head")),
                tag("tbody", rows, key="rows"),
                cls="pn-score",
                key="sheet",
            ),
            tabindex=0,
            role="group",
            aria_label="Score sheet",
            cls="pn-scroll",
            key="sheet-box",
        )

    def _row(self, number: int, deal: PadDeal, after: tuple[int, int], last: int) -> Node:
        rules, pts = self.house.rules, self.speech.points
        score = deal.score(rules, {WE: Called(self.names[0]), THEY: Called(self.names[1])})
        who = self.names[0] if deal.bidder is WE else self.names[1]
        if deal.wrong_card:  # it settles the deal by itself, and mostly sets nobody
            became = "wrong card"
        else:
            became = "made" if score.made else self.speech.text("[set|short of it]").lower()
        cells = (
            tag("td", tag("b", pts(total)), tag("br"), tag("small", _signed(pts(more))))
            for total, more in zip(after, deal.points(rules), strict=True)
        )
        why = " ".join(self.speech.says(reason) for reason in score.reasons)
        row = tag(
            "tr",
            tag("th", number, scope="row"),
            tag(
                "td",
                tag("span", pts(deal.bid), " ", tag("small", became)),
                tag("br"),
                tag("small", who),
            ),
            cells,
            key=f"deal-{number}",
        )
        more = tag(
            "div",
            details("Why", tag("p", faces.drawn(why)), key=f"why-{number}"),
            button(
                f"Change deal {number}",
                intent={"do": "edit", "deal": number},
                key=f"edit-{number}",
                cls="pn-plain",
            ),
            cls="pn-deal-more",
        )
        late = tag("p", "after the end of the game", cls="pn-hint") if last and number > last else None
        return row, tag("tr", tag("td", late, more, colspan=4), key=f"more-{number}")

    # ------------------------------------------------------------ what is done

    def handle(self, intent: Intent) -> Self:
        """Something is written, chosen or changed. Raises InputError."""
        if intent.do in ("preset", "rule"):
            house = self.house.handle(intent, self.words)
            _check(self.deals, house)
            return replace(self, house=house)
        if intent.do in ("bidder", "enter", "how", "took", "nines"):
            return replace(self, form=self.form.handle(intent))
        if intent.do not in _DOINGS:
            raise intent.unknown()
        return cast("Self", _DOINGS[intent.do](self, intent))

    def _write(self, intent: Intent) -> ScorePad:
        """The deal in the form is added, or takes the place of the one being changed."""
        number = intent.number("deal")
        if number != self.form.editing or intent.number("at") != len(self.deals):
            return self  # the second of two presses: it is written down
        deal = self.form.deal(self.house.rules)
        if deal is None:
            raise InputError("Fill in the bid, both melds and the points first.")
        if not number and (self.result() or len(self.deals) >= MOST_DEALS):
            raise InputError("The game is over; start a new one.")
        deals = (*self.deals[: number - 1], deal, *self.deals[number:]) if number else (*self.deals, deal)
        return self._changed(deals)

    def _edit(self, intent: Intent) -> ScorePad:
        number = intent.number("deal", low=1, high=max(1, len(self.deals)))
        if not self.deals:
            raise InputError("There is no deal to change yet.")
        return replace(self, form=PadForm.of(self.deals[number - 1], number, self.speech))

    def _leave(self, intent: Intent) -> ScorePad:
        return replace(self, form=PadForm())

    def _undo(self, intent: Intent) -> ScorePad:
        if intent.number("at") != len(self.before) or not self.before:
            return self
        return replace(self, deals=self.before[-1], before=self.before[:-1], form=PadForm())

    def _new(self, intent: Intent) -> ScorePad:
        """Another game with the same people and rules; Undo brings the old one back."""
        return self._changed(()) if self.deals else self

    def _name(self, intent: Intent) -> ScorePad:
        name = intent.text[:24]
        ours = intent.choice("side", ("we", "they")) == "we"
        one, other = self.typed_names
        return replace(self, typed_names=(name, other) if ours else (one, name))

    def _set_words(self, intent: Intent) -> ScorePad:
        return replace(self, words=intent.choice("choice", ("plain", "table")))

    def _changed(self, deals: tuple[PadDeal, ...]) -> ScorePad:
        return replace(self, deals=deals, before=(*self.before, self.deals)[-MOST_UNDO:], form=PadForm())

    # ------------------------------------------------------------ what is kept

    def spec(self) -> dict[str, Json]:
        """Everything that was written down, and what stands in the form."""
        return {
            "names": list(self.typed_names),
            "rules": self.house.spec(),
            "words": self.words,
            "deals": [deal.spec() for deal in self.deals],
            "form": self.form.spec(),
            "before": [[deal.spec() for deal in deals] for deals in self.before[-3:]],
        }

    @classmethod
    def from_spec(cls, spec: Fields) -> Self:
        """From untrusted JSON. Raises InputError or RulesError."""
        names = spec.strings("names", USUAL)
        if len(names) != 2:
            raise spec.bad("names", "two names")
        deals = tuple(_read_deals(spec.values.get("deals")))
        form = PadForm.read(spec.fields("form"))
        history = spec.values.get("before", [])
        if not isinstance(history, list) or form.editing > len(deals):
            raise InputError("The score pad cannot be read.")
        house = HouseForm.read(spec.fields("rules"))
        _check(deals, house)
        return cls(
            (names[0][:24], names[1][:24]),
            house,
            spec.choice("words", ("plain", "table"), "table"),
            deals,
            form,
            tuple(tuple(_read_deals(deals)) for deals in history[-3:]),
        )

    def state(self) -> Json:
        """The scores of both sides after each deal, in points (x10)."""
        return {"names": list(self.names), "totals": [list(after) for after in self.totals()]}

    def with_store(self, entries: Mapping[str, Json]) -> Self:
        """The words that the person chose elsewhere."""
        return replace(self, words=chosen_words(entries) or self.words)


def _named(reason: Reason, names: tuple[str, str]) -> Reason:
    """A reason about the end of the game with the people's own names for the sides."""
    side = reason.values().get("side")
    if not isinstance(side, Side):
        return reason
    called = {"side": Called(names[0] if side is WE else names[1])}
    return type(reason)(**{**reason.values(), **called})


def _check(deals: tuple[PadDeal, ...], house: HouseForm) -> None:
    """Refuse rules under which the deals written down cannot have happened. Raises InputError."""
    if any(tricks_problem(deal.tricks, house.rules) for deal in deals):
        raise InputError("The deals already written down do not fit these rules; start a new game first.")


def _signed(points: str) -> str:
    return points if points.startswith("−") else f"+{points}"


def _read_deals(value: Json) -> Iterator[PadDeal]:
    if value is None:
        return
    if not isinstance(value, list) or len(value) > MOST_DEALS:
        raise InputError("The deals of the score pad cannot be read.")
    for deal in value:
        if not isinstance(deal, dict):
            raise InputError("A deal of the score pad cannot be read.")
        yield PadDeal.read(Fields(deal))


_DOINGS: Mapping[str, Callable[[ScorePad, Intent], ScorePad]] = {
    "write": ScorePad._write,
    "edit": ScorePad._edit,
    "leave": ScorePad._leave,
    "undo": ScorePad._undo,
    "new": ScorePad._new,
    "name": ScorePad._name,
    "words": ScorePad._set_words,
}
