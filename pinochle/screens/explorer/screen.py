"""The explorer as a value: what is typed, chosen and shown. What each intent does is in ``acting``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import ClassVar, Literal, Self, cast

from pinochle.analysis.whole_hand import Suggestion, size_note, suggested_trump
from pinochle.cards import SINGLE_DECK, Hand, Suit
from pinochle.reasons import NotationError, PinochleError, Words
from pinochle.rules import PRESETS, HouseRules, find_melds, meld_points
from pinochle.screens.base import Fields, Intent, Json, Screen
from pinochle.screens.explorer import link
from pinochle.screens.explorer.acting import ACTIONS
from pinochle.screens.explorer.editing import EXAMPLES, read
from pinochle.screens.explorer.letters import Lettered, lettered
from pinochle.screens.explorer.look import COLOURS, DIGITS, WORDS, Look
from pinochle.screens.explorer.page import drawn_page
from pinochle.screens.html import Html
from pinochle.screens.store import WORDS as CHOSEN
from pinochle.screens.store import chosen_words

_SUITS = ("", *(suit.letter for suit in Suit))


@dataclass(frozen=True)
class MeldExplorer(Screen):
    """A hand, and what it is worth under each suit, now and at other tables.

    ``text`` is what stands in the box. While it cannot be read, ``kept`` (the last hand that could) is shown.
    ``trump`` is None as long as the suggested suit is shown, ``digits`` as long as points are written as the house
    rules do. ``lit`` names the meld whose cards are lit, ``options`` says that the choices are unfolded, ``before`` is
    what Undo brings back, ``typing`` that the last act was to type, ``said`` the answer to the last act.
    """

    kind: ClassVar[str] = "meld-explorer"
    links: ClassVar[frozenset[str]] = link.PARAMETERS

    text: str = EXAMPLES[SINGLE_DECK]
    rules: HouseRules = PRESETS["standard"]
    trump: Suit | None = None
    words: Words = "table"
    colours: Literal[2, 4] = 4
    digits: int | None = None
    lit: str = ""
    options: bool = False
    kept: Hand = field(default_factory=Hand)
    before: str | None = None
    typing: bool = False
    said: str = ""

    @cached_property
    def _read(self) -> Hand | NotationError:
        return read(self.text, self.rules.deck)

    @property
    def hand(self) -> Hand:
        """The hand that is shown: the one typed, or the last that could be read."""
        return self.kept if isinstance(self._read, NotationError) else self._read

    @property
    def error(self) -> NotationError | None:
        """What is wrong with the text, or None."""
        return self._read if isinstance(self._read, NotationError) else None

    @cached_property
    def suggested(self) -> Suggestion | None:
        """The suit that the cards so far speak for, and why."""
        return suggested_trump(self.hand, self.rules)

    @property
    def recommended(self) -> Suggestion | None:
        """The same where there is enough to go by."""
        return self.suggested if self.suggested and self.suggested.founded else None

    @property
    def shown_trump(self) -> Suit:
        """The suit whose melds are shown."""
        return self.trump or (self.suggested.suit if self.suggested else Suit.SPADES)

    @cached_property
    def melds(self) -> tuple[Lettered, ...]:
        """The melds of that suit, with their letters."""
        return lettered(find_melds(self.hand, self.shown_trump, self.rules))

    @property
    def look(self) -> Look:
        """How words and numbers are written."""
        return Look(self.words, self.digits or self.rules.scale, self.colours)

    @property
    def line(self) -> str:
        """What the line above the cards says: an answer to the last act, or how many cards there are."""
        if self.said:
            return self.said
        if self.error:
            return "The text cannot be read yet; below is the last hand that could."
        note = size_note(self.hand, self.rules)
        return self.look.text(note) if note else f"A whole hand: {len(self.hand)} cards."

    @property
    def address(self) -> str:
        """The link to this hand: ``"?hand=…&trump=…&rules=…"``."""
        return link.address(self.hand, self.shown_trump, self.rules)

    # ------------------------------------------------------------ the screen

    def html(self) -> Html:
        """See ``Screen``."""
        return drawn_page(self)

    def handle(self, intent: Intent) -> Self:
        """See ``Screen``. What the rules refuse is said in the line above the cards."""
        if intent.do not in ACTIONS:
            raise intent.unknown()
        try:
            return cast(
                "Self",
                ACTIONS[intent.do](
                    replace(self, said="", typing=self.typing and intent.do == "type"), intent
                ),
            )
        except PinochleError as refused:
            return replace(self, said=refused.explanation(self.words).says)

    def status(self) -> str:
        """See ``Screen``."""
        if self.error or self.said:
            return self.said or self.look.text(self.error.reason) if self.error else self.said
        best = self.recommended is not None and self.recommended.suit is self.shown_trump
        return self.look.say(
            "{suit} as [trump|the strongest suit]: {points:pts} points{best}. {line}",
            suit=self.shown_trump,
            points=meld_points(self.hand, self.shown_trump, self.rules),
            best=", recommended" if best else "",
            line=self.line,
        )

    def state(self) -> Json:
        """The hand, the suit shown, and its points (x10), for the next cell of a notebook."""
        return {
            "hand": self.hand.ascii(),
            "trump": self.shown_trump.letter,
            "points": meld_points(self.hand, self.shown_trump, self.rules),
            "rules": self.rules.title,
        }

    # ------------------------------------------------------------ what is kept

    def spec(self) -> dict[str, Json]:
        """See ``Screen``."""
        return {
            "text": self.text,
            "hand": self.hand.ascii(),
            "trump": self.trump.letter if self.trump else "",
            "lit": self.lit,
            "words": self.words,
            "colours": self.colours,
            "digits": self.digits or self.rules.scale,
            **link.packed(self.rules),
        }

    @classmethod
    def from_spec(cls, spec: Fields) -> Self:
        """See ``Screen``."""
        rules = link.unpacked(spec.string("rules", "standard"), spec.values.get("changes", {}))
        trump = spec.choice("trump", _SUITS, "")
        digits = _one_of(spec, "digits", DIGITS, rules.scale)
        return cls(
            text=spec.string("text", EXAMPLES[rules.deck]),
            rules=rules,
            trump=Suit(trump) if trump else None,
            words=spec.choice("words", WORDS, "table"),
            colours=cast("Literal[2, 4]", _one_of(spec, "colours", COLOURS, 4)),
            digits=None if digits == rules.scale else digits,
            lit=spec.string("lit", ""),
            kept=Hand.parse(spec.string("hand", ""), rules.deck),
        )

    def keep(self) -> Mapping[str, Json]:
        """See ``Screen``: words and colours are the same on every screen."""
        return {CHOSEN: self.words, "settings/colours": self.colours}

    def with_store(self, entries: Mapping[str, Json]) -> Self:
        """See ``Screen``."""
        colours = entries.get("settings/colours")
        return replace(
            self,
            words=chosen_words(entries) or self.words,
            colours=cast("Literal[2, 4]", colours) if colours in COLOURS else self.colours,
        )


def _one_of(spec: Fields, name: str, options: tuple[int, ...], default: int) -> int:
    number = spec.number(name, default)
    if number not in options:
        raise spec.bad(name, " or ".join(map(str, options)))
    return number
