"""Two tables side by side: the rules in which they differ, and what one hand and one deal come to at each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Literal, Self

from pinochle.analysis.whole_hand import size_note, suggested_trump
from pinochle.cards import DOUBLE_DECK, SINGLE_DECK, Deck, Hand, Suit
from pinochle.reasons import FIELDS, NotationError, Reason, Words, points, render
from pinochle.rules import PRESETS, HouseRules, meld_differences, meld_points, preset_note, preset_title
from pinochle.screens import faces
from pinochle.screens.base import Fields, Intent, Json, Screen
from pinochle.screens.compare_deal import NUMBERS, TypedDeal
from pinochle.screens.html import Html, Node, button, field, heading, select, tag
from pinochle.screens.store import chosen_words
from pinochle.screens.table.speech import Speech

TABLES = tuple(PRESETS)
LONGEST = 200

EXAMPLES: Mapping[frozenset[Deck], tuple[str, TypedDeal]] = {
    frozenset({SINGLE_DECK}): ("AS AH 10H 2xKH QH JH QS AD JD AC 9C", TypedDeal("400", "140", "200", "60")),
    frozenset({SINGLE_DECK, DOUBLE_DECK}): (
        "AS AH 10H 2xKH QH JH QS AD JD AC 10C",
        TypedDeal("500", "240", "200", "60"),
    ),
    frozenset({DOUBLE_DECK}): (
        "AS KS 2xQS AH 10H KH QH JH AC 10C KC JC 2xAD 2xKD 2xJD 10D",
        TypedDeal("500", "240", "200", "60"),
    ),
}
"""A hand and a deal that can be at both tables, by the decks of the two."""


@dataclass(frozen=True)
class HouseRulesCompared(Screen):
    """``here`` and ``there`` are presets; ``text`` is the hand as it is typed, ``deal`` the numbers of one deal."""

    kind: ClassVar[str] = "house-rules"
    links: ClassVar[frozenset[str]] = frozenset({"here", "there"})

    here: str = "standard"
    there: str = "eight-deals"
    text: str = EXAMPLES[frozenset({SINGLE_DECK})][0]
    deal: TypedDeal = EXAMPLES[frozenset({SINGLE_DECK})][1]
    words: Words = "table"

    @property
    def tables(self) -> tuple[HouseRules, HouseRules]:
        """The rules of both."""
        return PRESETS[self.here], PRESETS[self.there]

    # ------------------------------------------------------------ the screen

    def html(self) -> Html:
        """See ``Screen``."""
        return faces.page(
            heading(2, "Two tables side by side", key="title"),
            tag(
                "div",
                self._choice("One table", "here"),
                self._choice("The other table", "there"),
                button("Swap them", intent={"do": "swap", "here": self.here}, key="swap"),
                cls="pn-asked",
                key="tables",
            ),
            self._rules(),
            self._hand(),
            self._deal(),
            kind=self.kind,
            words=self.words,
        )

    def handle(self, intent: Intent) -> Self:
        """See ``Screen``."""
        match intent.do:
            case "here":
                return self._at(intent.choice("text", TABLES), self.there)
            case "there":
                return self._at(self.here, intent.choice("text", TABLES))
            case "link":
                here, there = (
                    intent.choice("here", TABLES, self.here),
                    intent.choice("there", TABLES, self.there),
                )
                return self._at(here, there)
            case "swap" if intent.string("here") == self.here:
                return replace(self, here=self.there, there=self.here)
            case "swap":
                return self
            case "hand":
                return replace(self, text=intent.text[:LONGEST])
            case "enter":
                return replace(self, deal=self.deal.entered(intent.choice("field", NUMBERS), intent.text))
        raise intent.unknown()

    def status(self) -> str:
        """See ``Screen``."""
        one, other = self.tables
        differ = {0: "no rule differs", 1: "one rule differs"}
        count = len(one.differences(other))
        tables = " and ".join(map(preset_title, (self.here, self.there)))
        return f"{tables}: {differ.get(count, f'{count} rules differ')}."

    def spec(self) -> dict[str, Json]:
        """See ``Screen``."""
        typed = {name: self.deal.text(name) for name in NUMBERS}
        return {"here": self.here, "there": self.there, "text": self.text, "words": self.words, **typed}

    @classmethod
    def from_spec(cls, spec: Fields) -> Self:
        """See ``Screen``."""
        here, there = spec.choice("here", TABLES, cls.here), spec.choice("there", TABLES, cls.there)
        text, deal = _example(here, there)
        for name in NUMBERS:
            deal = deal.entered(name, spec.string(name, deal.text(name)))
        return cls(
            here,
            there,
            spec.string("text", text)[:LONGEST],
            deal,
            spec.choice("words", ("table", "plain"), "table"),
        )

    def with_store(self, entries: Mapping[str, Json]) -> Self:
        """The words that the person chose elsewhere."""
        return replace(self, words=chosen_words(entries) or self.words)

    def _at(self, here: str, there: str) -> Self:
        """With other tables. An example that nobody has touched gives way to one that can be at both."""
        hand, deal = _example(self.here, self.there)
        new_hand, new_deal = _example(here, there)
        return replace(
            self,
            here=here,
            there=there,
            text=new_hand if self.text == hand else self.text,
            deal=new_deal if self.deal == deal else self.deal,
        )

    # ------------------------------------------------------------ its parts

    def _choice(self, label: str, name: Literal["here", "there"]) -> Html:
        chosen = self.here if name == "here" else self.there
        return select(
            label, {key: preset_title(key) for key in TABLES}, chosen, intent={"do": name}, key=name
        )

    def _rules(self) -> Html:
        """Every rule in which the two differ, and how."""
        one, other = self.tables
        pairs = [
            tag(
                "div",
                heading(4, faces.drawn(self._say(FIELDS[differs.field].title)), key=f"{differs.field}-title"),
                self._meaning(self.here, differs.here.named(self.words), f"{differs.field}-here"),
                self._meaning(self.there, differs.there.named(self.words), f"{differs.field}-there"),
                cls="pn-pair",
                key=differs.field,
            )
            for differs in one.differences(other)
        ]
        notes = [note for note in map(preset_note, dict.fromkeys((self.here, self.there))) if note]
        return self._section(
            "What differs",
            "rules",
            pairs or tag("p", "Nothing: the two tables play alike.", key="alike"),
            [
                tag("p", self._sentence(note, 10), cls="pn-quiet", key=f"note-{n}")
                for n, note in enumerate(notes)
            ],
        )

    def _meaning(self, table: str, meaning: str, key: str) -> Html:
        return tag("p", tag("b", preset_title(table), ": "), faces.drawn(meaning), key=key)

    def _hand(self) -> Html:
        """One hand, and what its meld pays at each table."""
        one, other = self.tables
        read = [_read(self.text, rules) for rules in (one, other)]
        problem = next((each for each in read if isinstance(each, NotationError)), None)
        box = field(
            "A hand", self.text, intent={"do": "hand"}, key="hand",
            error=self._sentence(problem.reason, 10) if problem else None,
        )  # fmt: skip
        held, same = read
        if isinstance(held, NotationError) or isinstance(same, NotationError):
            return self._section("What a hand pays", "meld", box)
        suggested = suggested_trump(held, one)
        trump = suggested.suit if suggested else Suit.SPADES
        paid = (meld_points(held, trump, one), meld_points(same, trump, other))
        reasons = meld_differences(held, trump, one, other)
        label = self._say("[Meld], {suit} as [trump]", suit=trump)
        return self._section(
            "What a hand pays",
            "meld",
            box,
            self._sizes(held),
            self._side_by_side(
                "paid", (label, *(points(n, rules.scale) for n, rules in zip(paid, self.tables, strict=True)))
            ),
            [tag("p", self._sentence(each, other.scale), key=f"why-{n}") for n, each in enumerate(reasons)],
        )

    def _sizes(self, held: Hand) -> Node:
        """That this is a whole hand at neither table."""
        notes = {size_note(held, PRESETS[name]): preset_title(name) for name in (self.here, self.there)}
        if None in notes:
            return None
        return [
            tag(
                "p",
                tag("b", name, ": ") if len(notes) > 1 else None,
                self._sentence(note, 10) if note else None,
                cls="pn-quiet",
                key=f"size-{n}",
            )
            for n, (note, name) in enumerate(notes.items())
        ]

    def _deal(self) -> Html:
        """One deal, and what it scores at each table."""
        speech = Speech(self.words, 10)
        fields = self.deal.fields(speech, self.tables)
        if any(self.deal.problem(name, self.tables) for name in NUMBERS):
            return self._section("What a deal scores", "deal", fields)
        deal = self.deal.deal()
        if deal is None:
            wanted = tag("p", "Fill in the four numbers.", cls="pn-quiet", key="deal-missing")
            return self._section("What a deal scores", "deal", fields, wanted)
        one, other = (deal.score(rules) for rules in self.tables)
        both = tuple(zip((one, other), self.tables, strict=True))
        return self._section(
            "What a deal scores",
            "deal",
            fields,
            self._side_by_side(
                "scored",
                (speech.text("[Bidders]"), *(points(score.bidders, rules.scale) for score, rules in both)),
                ("The others", *(points(score.others, rules.scale) for score, rules in both)),
            ),
            [
                tag(
                    "p",
                    tag("b", preset_title(name), ": "),
                    self._sentences(score.reasons, rules.scale),
                    key=f"scored-{place}",
                )
                for (place, name), (score, rules) in zip(
                    (("here", self.here), ("there", self.there)), both, strict=True
                )
            ],
        )

    def _side_by_side(self, key: str, *rows: tuple[str, ...]) -> Html:
        head = (tag("td"), *(tag("th", preset_title(name), scope="col") for name in (self.here, self.there)))
        body = [
            tag(
                "tr",
                tag("th", label, scope="row"),
                (tag("td", tag("b", each)) for each in cells),
                key=f"{key}-{n}",
            )
            for n, (label, *cells) in enumerate(rows)
        ]
        return tag(
            "table",
            tag("thead", tag("tr", head, key=f"{key}-head")),
            tag("tbody", body, key=f"{key}-body"),
            key=key,
        )

    def _section(self, name: str, key: str, *body: Node) -> Html:
        return tag("section", heading(3, name, key=f"{key}-title"), *body, key=key)

    def _say(self, template: str, **values: object) -> str:
        return render(template, self.words, 10, values, sentence_case=True)

    def _sentence(self, reason: Reason, scale: int) -> Html:
        return faces.drawn(Speech(self.words, scale).says(reason))

    def _sentences(self, reasons: tuple[Reason, ...], scale: int) -> Html:
        return faces.drawn(" ".join(Speech(self.words, scale).says(each) for each in reasons))


def _example(here: str, there: str) -> tuple[str, TypedDeal]:
    return EXAMPLES[frozenset({PRESETS[here].deck, PRESETS[there].deck})]


def _read(text: str, rules: HouseRules) -> Hand | NotationError:
    try:
        return Hand.parse(text, rules.deck)
    except NotationError as problem:
        return problem
