"""A small real screen that uses everything a host offers: what the tests of the hosts run on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from pinochle.cards import Hand
from pinochle.screens import Fields, InputError, Intent, Json, Screen, faces
from pinochle.screens.html import (
    Html,
    after,
    button,
    checkbox,
    details,
    field,
    heading,
    meter,
    radios,
    select,
    stop,
    tag,
)

CARDS = Hand.parse("A♠ A♠ K♠ Q♠ 10♥ K♥ Q♥ J♦ 9♦ A♣ 10♣ Q♣")
RULES = {"standard": "Standard", "kitchen": "Kitchen"}


@dataclass(frozen=True)
class Sample(Screen):
    kind: ClassVar[str] = "sample"
    links: ClassVar[frozenset[str]] = frozenset({"text"})

    count: int = 0
    text: str = ""
    refused: str = ""
    raised: str = ""
    played: tuple[str, ...] = ()
    words: str = "table"
    rules: str = "standard"
    loud: bool = False
    ticking: bool = False
    ticks: int = 0
    seen: int = 0
    anew: int = 0

    def html(self) -> Html:
        return faces.page(
            heading(2, "Sample ", tag("b", self.count), key="title", focus=f"at-{len(self.played)}"),
            tag("p", self.refused or "Nothing refused.", key="say", cls="pn-say"),
            field("Text", self.text, intent={"do": "type"}, key="text", hint=f"{len(self.text)} letters",
                  error="No digits, please." if self.refused else None),
            tag("p", self.text.upper(), key="echo", cls="echo"),
            tag(
                "p",
                button("Add one", intent={"do": "add", "at": self.count}, key="add", hotkey="a", cls="pn-main"),
                button("Take one", intent={"do": "take", "at": self.count}, key="take", hotkey="ArrowDown",
                       why_not=None if self.count else "the count is zero"),
                button("Start", intent={"do": "start"}, key="start", pressed=self.ticking),
                button("Anew", intent={"do": "anew", "at": self.anew}, key="reset", cls="pn-plain"),
                button("Fail", intent={"do": "fail"}, key="fail", cls="pn-plain"),
                key="buttons", cls="pn-actions",
            ),
            after(20, {"do": "tick", "at": self.ticks}, key="timer") if self.ticking else None,
            tag("p", f"{self.ticks} ticks", key="ticks", cls="ticks"),
            radios("Words", {"table": "Table", "plain": "Plain"}, self.words, key="words", intent={"do": "words"}),
            select("Rules", RULES, self.rules, intent={"do": "rules"}, key="rules"),
            checkbox("Loud", self.loud, intent={"do": "loud"}, key="loud"),
            faces.hand([self._card(card, copy) for card, copy in self._hand()], label="Your hand"),
            meter("Cards left", 12 - len(self.played), 12, key="left"),
            details("More", tag("p", faces.drawn("The K♠ beats the Q♠; hearts are ♥."), key="more-text"), key="more"),
            kind=self.kind,
        )  # fmt: skip

    def _hand(self) -> list[tuple[faces.Card, int]]:
        return [(c, n) for c, n in faces.numbered(tuple(CARDS)) if f"{c.code}{n}" not in self.played]

    def _card(self, card: faces.Card, copy: int) -> Html:
        name = f"{card.code}{copy}"
        not_now = "follow spades" if card.suit.letter != "S" else None
        return faces.card_button(
            card, copy=copy, intent={"do": "raise", "card": name}, second={"do": "play", "card": name}, state="legal",
            why_not=not_now, chosen=self.raised == name, received=name == "QS1", melds=("a",) if name == "KS1" else (),
            tabindex=stop(name == "AS1"),
        )  # fmt: skip

    def handle(self, intent: Intent) -> Self:  # noqa: C901, PLR0911, PLR0912
        match intent.do:
            case "type" | "link":
                text = intent.text
                if any(letter.isdigit() for letter in text):
                    return replace(self, refused=f"“{text[:20]}” holds a digit.")
                return replace(self, text=text, refused="")
            case "add":
                return replace(self, count=self.count + 1) if intent.number("at") == self.count else self
            case "take":
                if self.count == 0:
                    return replace(self, refused="The count is zero.")
                return replace(self, count=self.count - 1)
            case "start":
                return replace(self, ticking=True)
            case "tick":
                if intent.number("at") != self.ticks or not self.ticking:
                    return self
                return replace(self, ticks=self.ticks + 1, ticking=self.ticks < 4)
            case "words":
                return replace(self, words=intent.choice("choice", ("table", "plain")))
            case "rules":
                return replace(self, rules=intent.choice("text", tuple(RULES)))
            case "loud":
                return replace(self, loud=intent.flag("on"))
            case "raise":
                return replace(self, raised=self._held(intent))
            case "play":
                return replace(self, played=(*self.played, self._held(intent)), raised="")
            case "anew":  # twice, so that a test can see both answers arrive
                return type(self)(refused="" if self.anew else "Started anew 1.", anew=1 - self.anew)
            case "fail":
                raise ZeroDivisionError
        raise intent.unknown()

    def _held(self, intent: Intent) -> str:
        name = intent.string("card")
        if name not in {f"{card.code}{copy}" for card, copy in self._hand()}:
            raise InputError("That card is not there.")
        return name

    def spec(self) -> dict[str, Json]:
        return {"count": self.count, "text": self.text, "played": list(self.played), "words": self.words}

    @classmethod
    def from_spec(cls, spec: Fields) -> Self:
        return cls(
            count=spec.number("count", 0, 0, 10**6),
            text=spec.string("text", ""),
            played=spec.strings("played", ()),
            words=spec.choice("words", ("table", "plain"), "table"),
        )

    def status(self) -> str:
        return self.refused or f"The count is {self.count}."

    def keep(self) -> Mapping[str, Json]:
        return {"settings/words": self.words, "stats/sample": self.count}

    def with_store(self, entries: Mapping[str, Json]) -> Self:
        words = entries.get("settings/words", self.words)
        return replace(self, words=words if words in ("table", "plain") else self.words, seen=len(entries))  # type: ignore[arg-type]
