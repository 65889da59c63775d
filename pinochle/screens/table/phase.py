"""What each phase puts into the frame: the sentence, the middle, the hand, the buttons, the panel beside it."""

from __future__ import annotations

from collections.abc import Iterable

from pinochle.screens.html import Html, Node
from pinochle.screens.table.hand import plain_hand
from pinochle.screens.table.seats import seats
from pinochle.screens.table.table import Table


class PhaseShown:
    """A phase as it stands while others act; each phase overrides what it shows differently."""

    def prompt(self, t: Table) -> str:
        """The sentence on the learner's turn."""
        return ""

    def others(self, t: Table) -> str:
        """The sentence while a computer is to act."""
        seat = t.session.to_act
        return f"{seat.named()} is to act." if seat else ""

    def middle(self, t: Table) -> Html:
        """What lies on the table."""
        return seats(t)

    def hand(self, t: Table) -> Html:
        """The learner's cards."""
        return plain_hand(t)

    def acts(self, t: Table) -> Iterable[Node]:
        """The buttons of the learner's turn."""
        return ()

    def aside(self, t: Table) -> Node:
        """What stands in the panel beside the table."""
        return None
