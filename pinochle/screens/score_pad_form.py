"""The form of the score pad: what is typed for one deal, as it is typed, and the deal it makes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from pinochle.cards import Side
from pinochle.rules import HouseRules
from pinochle.screens.base import Fields, Intent, Json, digits
from pinochle.screens.html import Html, Node, button, checkbox, field, radios, select, tag
from pinochle.screens.score_pad_deal import (
    HOW,
    THEY,
    WE,
    PadDeal,
    Problem,
    number_problem,
    said,
)
from pinochle.screens.table.speech import Speech

NUMBERS = ("bid", "our-meld", "their-meld", "our-tricks")
_NO_MELD = "Write the [meld|combinations] in points, such as {60:pts}."
_NO_NUMBER = {
    "bid": "Write the bid as a number, such as {300:pts}.",
    "our-meld": _NO_MELD,
    "their-meld": _NO_MELD,
    "our-tricks": "Write the points as a number, such as {150:pts}.",
}


@dataclass(frozen=True, slots=True)
class PadForm:
    """Texts by field. ``editing`` is the number of the deal being changed, from 1; 0 for a new one."""

    we_bid: bool = True
    bid: str = ""
    our_meld: str = ""
    their_meld: str = ""
    our_tricks: str = ""
    how: str = HOW[0]
    took: tuple[bool, bool] = (True, True)
    nines: tuple[bool, bool] = (False, False)
    editing: int = 0

    @classmethod
    def of(cls, deal: PadDeal, number: int, speech: Speech) -> PadForm:
        """The form filled in from an earlier deal."""
        pts = speech.points
        return cls(
            deal.bidder is WE,
            pts(deal.bid),
            pts(deal.melds[0]),
            pts(deal.melds[1]),
            pts(deal.tricks),
            deal.how,
            deal.took,
            deal.nines,
            number,
        )

    def handle(self, intent: Intent) -> PadForm:
        """Something is typed or chosen. Raises InputError."""
        match intent.do:
            case "bidder":
                return replace(self, we_bid=intent.choice("choice", ("we", "they")) == "we")
            case "how":
                return replace(self, how=intent.choice("text", HOW))
            case "took" | "nines":
                return self._ticked(intent)
        name = intent.choice("field", NUMBERS)
        text = intent.text[:12]
        if name == "bid":
            return replace(self, bid=text)
        if name == "our-meld":
            return replace(self, our_meld=text)
        return replace(self, their_meld=text) if name == "their-meld" else replace(self, our_tricks=text)

    def deal(self, rules: HouseRules) -> PadDeal | None:
        """The deal, or None while something is missing or wrong."""
        if any(self.problem(name, rules) or not self._text(name).strip() for name in self._needed(rules)):
            return None
        return self._deal(rules)

    def problem(self, name: str, rules: HouseRules) -> Problem | None:
        """What is wrong with one field, or None; an empty one is not wrong yet."""
        if not self._text(name).strip():
            return None
        value = self._number(name, rules)
        return _NO_NUMBER[name] if value is None else number_problem(name, value, rules)

    def html(self, names: tuple[str, str], speech: Speech, rules: HouseRules, *, at: int) -> Html:
        """The fields, and what follows from them. ``at`` is how many deals are written down."""
        deal = self.deal(rules)
        theirs: Node = None
        ours = self._number("our-tricks", rules)
        if ours is not None and not self.problem("our-tricks", rules):
            theirs = f"{names[1]}: {speech.points(rules.trick_total - ours)}"
        played = "our-tricks" in self._needed(rules)
        beyond = deal.out_of_reach(rules) if deal else None
        how = dict(
            zip(
                HOW,
                (
                    "Not played" if beyond else "Played out",
                    "The bid was given up",
                    *(f"A wrong card by {n}" for n in names),
                ),
                strict=True,
            )
        )
        if not rules.may_concede:
            del how["given up"]
        return tag(
            "section",
            tag("h3", f"Deal {self.editing}" if self.editing else "The next deal", key="form-title"),
            tag("p", speech.text("[Bidder]"), cls="pn-label", key="bidder-label"),
            radios(
                speech.text("[Bidder]"),
                {"we": names[0], "they": names[1]},
                "we" if self.we_bid else "they",
                key="bidder",
                intent={"do": "bidder"},
            ),
            self._field("bid", "Bid", rules, speech),
            self._field("our-meld", speech.text("{who}: [meld]", who=names[0]), rules, speech),
            self._field("their-meld", speech.text("{who}: [meld]", who=names[1]), rules, speech),
            select("How it ended", how, self.how, intent={"do": "how"}, key="how"),
            self._field("our-tricks", f"{names[0]}: points in the play", rules, speech, theirs)
            if played
            else None,
            tag("p", speech.says(beyond), key="not-played") if beyond else None,
            self._questions(deal, names, speech, rules) if deal else None,
            tag(
                "p",
                button(
                    "Change this deal" if self.editing else "Write it down",
                    intent={"do": "write", "deal": self.editing, "at": at},
                    key="write",
                    cls="pn-main",
                    why_not=None if deal else "something is missing or wrong",
                ),
                button("Leave it as it was", intent={"do": "leave"}, key="leave") if self.editing else None,
                cls="pn-actions",
                key="form-acts",
            ),
            cls="pn-panel",
            key="form",
        )

    def spec(self) -> dict[str, Json]:
        """As JSON."""
        return {
            "we": self.we_bid,
            "bid": self.bid,
            "our-meld": self.our_meld,
            "their-meld": self.their_meld,
            "our-tricks": self.our_tricks,
            "how": self.how,
            "editing": self.editing,
        }

    @classmethod
    def read(cls, spec: Fields) -> PadForm:
        """From untrusted JSON. Raises InputError."""
        bid, ours, theirs, tricks = (spec.string(name, "")[:12] for name in NUMBERS)
        how, editing = spec.choice("how", HOW, HOW[0]), spec.number("editing", 0, 0, 1000)
        return cls(spec.flag("we", default=True), bid, ours, theirs, tricks, how, editing=editing)

    def _questions(
        self, deal: PadDeal, names: tuple[str, str], speech: Speech, rules: HouseRules
    ) -> Iterator[Node]:
        for side, name, took, nines in zip((WE, THEY), names, self.took, self.nines, strict=True):
            who = "we" if side is WE else "they"
            if deal.doubts(side, rules):
                what = speech.text("took what saves the [meld|combinations]").lower()
                hint = rules.setting("meld_needs").named(speech.words)
                yield checkbox(
                    f"{name} {what}: {hint}", took, intent={"do": "took", "side": who}, key=f"took-{who}"
                )
            if deal.may_be_nines(side, rules):
                label = (
                    f"{name} {speech.text('showed nothing but nines of [trump|the strongest suit]').lower()}"
                )
                yield checkbox(label, nines, intent={"do": "nines", "side": who}, key=f"nines-{who}")

    def _ticked(self, intent: Intent) -> PadForm:
        ours = intent.choice("side", ("we", "they")) == "we"
        on = intent.flag("on")
        pair = self.took if intent.do == "took" else self.nines
        new = (on, pair[1]) if ours else (pair[0], on)
        return replace(self, took=new) if intent.do == "took" else replace(self, nines=new)

    def _needed(self, rules: HouseRules) -> tuple[str, ...]:
        """The fields that must be filled in for this way of ending."""
        known = not any(self.problem(name, rules) or not self._text(name).strip() for name in NUMBERS[:3])
        return NUMBERS if not known or self._deal(rules).is_played(rules) else NUMBERS[:3]

    def _deal(self, rules: HouseRules) -> PadDeal:
        bid, ours, theirs, tricks = (self._number(name, rules) or 0 for name in NUMBERS)
        bidder: Side = WE if self.we_bid else THEY
        return PadDeal(bidder, bid, (ours, theirs), tricks, self.how, self.took, self.nines)

    def _field(self, name: str, label: str, rules: HouseRules, speech: Speech, hint: Node = None) -> Html:
        problem = self.problem(name, rules)
        return field(
            label,
            self._text(name),
            intent={"do": "enter", "field": name},
            key=name,
            hint=hint,
            error=said(problem, speech) if problem else None,
            inputmode="numeric",
        )

    def _text(self, name: str) -> str:
        return {"bid": self.bid, "our-meld": self.our_meld, "their-meld": self.their_meld}.get(
            name, self.our_tricks
        )

    def _number(self, name: str, rules: HouseRules) -> int | None:
        """The points (x10) of a field, typed in the scale of the table; None for what is no number."""
        number = digits(self._text(name).strip(), 5)
        return None if number is None else number * (10 // rules.scale)
