"""What the table says besides what is going on: a refusal, a hint, a reason, or a question; and what a coach says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from pinochle.cards import Seat
from pinochle.reasons import Reason
from pinochle.screens.base import Json
from pinochle.screens.table.speech import Speech
from pinochle.table import Action


@dataclass(frozen=True, slots=True)
class Question:
    """Something asked before it is done: what the two buttons say, and the intent behind the first."""

    yes: str
    no: str
    intent: Mapping[str, Json]


@dataclass(frozen=True, slots=True)
class Said:
    """What the table says besides what is going on: a refusal (``text`` where no rule is behind it), a hint, the
    previous trick, what the hand is for, or why ``seat`` did ``action``, the one of that ``number`` in the deal;
    ``otherwise``: today's players would not do it. ``typed`` is what stood in the box.
    """

    kind: Literal["refused", "hint", "why", "otherwise", "previous", "hand", "asked"]
    text: str = ""
    typed: str = ""
    question: Question | None = None
    reasons: tuple[Reason, ...] = ()
    action: Action | None = None
    seat: Seat | None = None
    number: int | None = None

    @property
    def answers(self) -> bool:
        """Whether it tells of something else than what is to be done."""
        return self.kind in ("why", "otherwise", "previous", "hand")

    @property
    def leaves_open(self) -> bool:
        """Whether what was to be done is still to be done, and not said here."""
        return self.answers or self.kind == "refused"

    def why(self, speech: Speech) -> str:
        """The reasons alone, as far as anybody can give them."""
        if self.kind == "otherwise":
            return "This was not chosen by the players at this table, so nobody can say why."
        return " ".join(map(speech.says, self.reasons))

    def told(self, speech: Speech) -> str:
        """A refusal, a hint, or a reason, as a sentence or two."""
        why = self.why(speech)
        if self.kind in ("refused", "previous", "hand", "asked"):
            return self.text or why
        if self.kind == "hint" and self.action:
            return f"Hint: {speech.advised(self.action)}. {why}".strip()
        if self.action is None or self.seat is None:
            return why
        return f"{speech.told(self.seat, self.action)} {why}".strip()


@dataclass(frozen=True, slots=True)
class Coaching:
    """What a coach says: ``name`` tells one from the next; ``do``, the one thing to do, stays when more is said."""

    name: str
    title: str
    text: str
    do: str = ""

    def to_do(self, said: Said | None) -> str:
        """What is to be done, beside ``said``."""
        return self.do if said is None or said.leaves_open else ""
