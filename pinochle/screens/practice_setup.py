"""Before a practice game: the opponents' level, the house rules, and a deal of one's own if wanted."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from pinochle.cards import Hand, Seat, deal_from_code
from pinochle.players import Level
from pinochle.reasons import (
    BadDealCode,
    NotationError,
    NotAWholeDeck,
    PinochleError,
    UnknownRank,
    Unreadable,
    Words,
)
from pinochle.reasons.errors import quote
from pinochle.rules import HouseRules
from pinochle.screens.base import Fields, Intent, Json
from pinochle.screens.html import Html, Node, button, heading, radios, tag
from pinochle.screens.html import field as text_field
from pinochle.screens.table import LEVELS
from pinochle.screens.table.house import HouseForm
from pinochle.screens.table.speech import LEARNER

_LIKE_A_CODE = re.compile(r"[0-9A-Za-z]{6}-[0-9A-Za-z-]*")  # letters in groups of six, as a code is written
_LEVEL_NAMES: Mapping[str, Node] = {"easy": "Easy", "medium": "Medium", "hard": "Hard"}


@dataclass(frozen=True, slots=True)
class Setup:
    """The choices for the next game. ``cards`` is a deal code or the learner's own hand as typed."""

    level: Level = "medium"
    form: HouseForm = field(default_factory=HouseForm)
    cards: str = ""

    def handle(self, intent: Intent, words: Words) -> Setup:
        """A choice is made. Raises InputError."""
        match intent.do:
            case "level":
                return replace(self, level=intent.choice("choice", LEVELS))
            case "cards":
                return replace(self, cards=intent.text)
        return replace(self, form=self.form.handle(intent, words))

    def problem(self) -> str | None:
        """What is wrong with the cards typed, or None."""
        try:
            self.hands(0)
        except PinochleError as refused:
            return str(refused)
        return None

    def hands(self, seed: int) -> Mapping[Seat, Hand] | None:
        """The hands asked for, or None for a shuffle. The rest of a typed hand is shuffled by ``seed``.

        Raises NotationError for what is neither a deal code nor a whole hand of these rules' deck.
        """
        typed = self.cards.strip()
        return _hands(typed, self.form.rules, seed) if typed else None

    def html(self, words: Words) -> Html:
        """The form."""
        return tag(
            "section",
            heading(2, "Practice", key="setup-title", focus="setup"),
            tag(
                "p", "You sit South; North is your partner. Play as many deals as you like.", key="setup-text"
            ),
            tag("p", "Level of West and East", cls="pn-label", key="level-label"),
            radios("Level of West and East", _LEVEL_NAMES, self.level, key="level", intent={"do": "level"}),
            self.form.html(words),
            text_field(
                "A deal of your own (may stay empty)",
                self.cards,
                intent={"do": "cards"},
                key="cards",
                hint="A deal code, or the cards of your own hand",
                error=self.problem(),
            ),
            tag(
                "p",
                button(
                    "Deal the cards",
                    intent={"do": "start"},
                    key="start",
                    cls="pn-main",
                    why_not=self.problem(),
                ),
                cls="pn-actions",
                key="setup-acts",
            ),
            cls="pn-column",
            key="setup",
        )

    def spec(self) -> dict[str, Json]:
        """As JSON."""
        return {"level": self.level, "rules": self.form.spec(), "cards": self.cards}

    @classmethod
    def read(cls, spec: Fields) -> Setup:
        """From untrusted JSON. Raises InputError or RulesError."""
        return cls(
            spec.choice("level", LEVELS, "medium"),
            HouseForm.read(spec.fields("rules")),
            spec.string("cards", ""),
        )


def _hands(typed: str, rules: HouseRules, seed: int) -> Mapping[Seat, Hand]:
    letters = typed.replace("-", "").replace(" ", "")
    if letters.isalnum() and len(letters) in (18, 23) and letters.isascii():
        hands = deal_from_code(typed)
        rules.deck.check(card for hand in hands.values() for card in hand)
        if len(hands[LEARNER]) != rules.deck.hand_size:
            raise NotationError(NotAWholeDeck(LEARNER, rules.deck.hand_size, len(hands[LEARNER])))
        return hands
    try:
        own = Hand.parse(typed, rules.deck, rules.deck.hand_size)
    except NotationError as refused:
        if isinstance(refused.reason, Unreadable | UnknownRank) and _LIKE_A_CODE.fullmatch(typed):
            raise NotationError(BadDealCode(quote(typed))) from None
        raise
    rest = list(rules.deck.unseen(own))
    random.Random(seed).shuffle(rest)
    size = rules.deck.hand_size
    others = [seat for seat in Seat if seat is not LEARNER]
    dealt = {seat: Hand(rest[n * size : (n + 1) * size]) for n, seat in enumerate(others)}
    return {**dealt, LEARNER: own}
