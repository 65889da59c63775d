"""Questions about an auction."""

from __future__ import annotations

from dataclasses import dataclass

from pinochle.cards import Seat
from pinochle.lessons.forms import Form, MarkOptions, Option, Pick
from pinochle.lessons.model import Mark, Task
from pinochle.lessons.wording import Text, general
from pinochle.reasons import DealerIsStuck, LastOneIn, MayCall, Reason, StillRunning
from pinochle.rules import Auction, Call


@dataclass(frozen=True, slots=True)
class AllowedCalls(Task):
    """Mark every call that the player whose turn it is may make. ``offered`` holds bids (x10) and None for a pass."""

    auction: Auction
    offered: tuple[Call, ...]

    @property
    def form(self) -> Form:
        return MarkOptions(tuple(Option(word(call), word(call)) for call in self.offered))

    def answer(self) -> str:
        return " ".join(word(call) for call in self.offered if self._refusal(call) is None)

    def mark(self, answer: str) -> Mark:
        given = answer.split()
        if answer == self.answer():
            return Mark(True, (self._because(),))
        good = [name for name in given if name in self.answer().split()]
        true = (f"Allowed: {', '.join(good)}.",) if good else ()
        says: list[Text] = []
        for call in self.offered:
            refused = self._refusal(call)
            if refused and word(call) in given:
                says += [f"Not {word(call)}:", refused]
        if not says:
            says.append("But there are more that you may call.")
        return Mark(False, tuple(says), true=true)

    def _because(self) -> Reason:
        if self.auction.dealer_stuck:
            return DealerIsStuck(self.auction.minimum)
        return MayCall(self.auction.minimum, self.auction.rules.bid_step)

    def rule(self) -> Text:
        if self.auction.dealer_stuck:
            return general(self._because())
        lowest, step = self.auction.rules.minimum_bid, self.auction.rules.bid_step
        return (
            f"The first bid is at least {lowest}; each one after it is higher than the last, in steps of {step}. "
            "Nobody has to bid."
        )

    def _refusal(self, call: Call) -> Reason | None:
        assert self.auction.turn
        return self.auction.refusal(self.auction.turn, call)


@dataclass(frozen=True, slots=True)
class WhoHasIt(Task):
    """Who has won this auction, and for how much? Or does it go on?"""

    auction: Auction

    @property
    def form(self) -> Form:
        return Pick(tuple(Option(key, label) for key, label in self._options()))

    def _options(self) -> tuple[tuple[str, str], ...]:
        bids = [(seat, call) for seat, call in self.auction.calls if call is not None][-3:]
        opening = self.auction.rules.minimum_bid
        if not bids or self.auction.dealer_stuck:
            bids = [(seat, opening) for seat in Seat]
        last = max(call for _, call in bids)
        outbid = {f"{s.value}-{c}": f"{s.named()}, for {c}" for s, c in bids}
        step = last + self.auction.rules.bid_step
        outbid[f"{bids[-1][0].value}-{step}"] = f"{bids[-1][0].named()}, for {step}"
        return (
            *sorted(outbid.items(), key=lambda pair: "NESW".index(pair[0][0])),
            ("on", "Nobody yet: it goes on"),
        )

    def answer(self) -> str:
        won = self.auction.winner
        return f"{won[0].value}-{won[1]}" if won else "on"

    def mark(self, answer: str) -> Mark:
        right = answer == self.answer()
        return Mark(right, self._because() if right else (self.rule(),))

    def _because(self) -> tuple[Text, ...]:
        won = self.auction.winner
        if won:
            return (LastOneIn(*won),)
        assert self.auction.turn
        return (StillRunning(self.auction.turn),)

    def rule(self) -> Text:
        if self.auction.dealer_stuck:
            return general(DealerIsStuck(self.auction.rules.minimum_bid))
        return "A pass is final. When three have passed, the one who is left has the last bid that was made."


@dataclass(frozen=True, slots=True)
class WhoSpeaks(Task):
    """Whose turn is it? ``because`` says why, ``hint`` is the rule alone."""

    auction: Auction
    because: tuple[Text, ...]
    hint: Text

    @property
    def form(self) -> Form:
        return Pick(tuple(Option(seat.value, seat.named()) for seat in Seat))

    def answer(self) -> str:
        assert self.auction.turn
        return self.auction.turn.value

    def mark(self, answer: str) -> Mark:
        return Mark(answer == self.answer(), self.because)

    def rule(self) -> Text:
        return self.hint


def word(call: Call) -> str:
    """A call as it is written."""
    return "pass" if call is None else str(call)
