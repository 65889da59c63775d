"""Which cards may be played, and why each other must wait."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from pinochle.cards import Card, Hand, Seat, Suit
from pinochle.lessons.forms import Form, MarkCards, spelled
from pinochle.lessons.model import Mark, Task
from pinochle.lessons.wording import Text, general
from pinochle.reasons import (
    AlreadyTrumped,
    CannotHead,
    CannotOvertrump,
    FollowFreely,
    FreeLead,
    FreeToThrow,
    MustFollow,
    MustHead,
    MustOvertrump,
    MustTrump,
    NeedNotTrump,
    OnlyChoice,
    Reason,
)
from pinochle.rules import PRESETS, HouseRules, LegalPlays, legal_plays, winning_index


@dataclass(frozen=True, slots=True)
class MayPlay(Task):
    """Mark every card that may be played now. ``leader`` led ``trick``; the player sits after its last card."""

    hand: Hand
    trick: tuple[Card, ...]
    trump: Suit
    leader: Seat = Seat.W
    rules: HouseRules = PRESETS["standard"]

    @property
    def form(self) -> Form:
        return MarkCards(tuple(self.hand), kinds=True)

    @property
    def legal(self) -> LegalPlays:
        """What the engine says."""
        return legal_plays(self.hand, self.trick, self.trump, self.rules)

    @property
    def player(self) -> Seat:
        """Whose turn it is."""
        return self.leader.plus(len(self.trick))

    def answer(self) -> str:
        return spelled(self.legal)

    def mark(self, answer: str) -> Mark:
        legal, given = self.legal, [Card.parse(word) for word in answer.split()]
        if set(given) == set(legal):
            return Mark(True, (*self._because(), *self._partner()), tuple(legal))
        good = [card for card in given if card in legal]
        true = (f"{_listed(good)} may be played.",) if good else ()
        says: list[Text] = []
        seen: dict[Reason, list[Card]] = {}
        for card in given:
            if refused := legal.why_not(card):
                seen.setdefault(refused, []).append(card)
        for refused, cards in seen.items():
            says += [f"Not {_listed(cards)}.", refused]
        if any(isinstance(refused, MustHead | MustOvertrump) for refused in seen):
            says += self._partner()
        if len(good) < len(legal) and not seen:
            says += ["There is more that you may play.", legal.reason]
        return Mark(False, tuple(says), tuple(card for cards in seen.values() for card in cards), true=true)

    def _because(self) -> tuple[Text, ...]:
        """Why just these. Of a single card it is not said that any will do."""
        legal = self.legal
        if len(legal) == 1:
            only = OnlyChoice(next(iter(legal)))
            match legal.reason:
                case CannotHead(led, _) | AlreadyTrumped(led, _) | FollowFreely(led):
                    return (MustFollow(led), only)
                case CannotOvertrump(trump, _):
                    return (MustTrump(trump), only)
        return (legal.reason,)

    def _partner(self) -> tuple[Text, ...]:
        """What is said where one's own partner has to be beaten."""
        if not self._over_partner:
            return ()
        return ("It is your partner who is winning. That makes no difference here.",)

    @property
    def _over_partner(self) -> bool:
        """Whether one has to beat one's own partner."""
        partner = len(self.trick) >= 2 and winning_index(self.trick, self.trump) == len(self.trick) - 2
        return partner and isinstance(self.legal.reason, MustHead | MustOvertrump)

    def rule(self) -> Text:
        return general(self.legal.reason)

    def skill(self) -> str:
        """Which duty decides here; heading or overtrumping one's own partner is a skill of its own."""
        reason = self.legal.reason
        if self._over_partner:
            return "head-over-partner" if isinstance(reason, MustHead) else "overtrump-partner"
        return _SKILLS[type(reason)]


_SKILLS: Mapping[type[Reason], str] = MappingProxyType({
    MustFollow: "follow", MustHead: "head", MustTrump: "trump-in", MustOvertrump: "overtrump", FreeLead: "free-lead",
    FreeToThrow: "free-to-throw", CannotHead: "cannot-head", AlreadyTrumped: "already-trumped",
    CannotOvertrump: "cannot-overtrump", FollowFreely: "follow", NeedNotTrump: "need-not-trump",
})  # fmt: skip


def _listed(cards: list[Card]) -> str:
    return ", ".join(map(str, cards))
