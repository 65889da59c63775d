"""One deal on the score pad: what people write down of it, and what follows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from math import gcd
from typing import TypeAlias

from pinochle.cards import Seat, Side
from pinochle.reasons import BidImpossible, Named, Reason, Word
from pinochle.rules import (
    Auction,
    DealScore,
    HouseRules,
    MeldKind,
    MeldNeeds,
    SideResult,
    is_counter,
    is_impossible,
    score_concession,
    score_deal,
    score_renege,
)
from pinochle.screens.base import Fields, InputError, Json
from pinochle.screens.table.speech import Speech

Problem: TypeAlias = "Reason | str"
"""Why a number cannot be: a reason of the rules, or a sentence of the pad with the marks of ``reasons.words``."""

WE, THEY = Side.NORTH_SOUTH, Side.EAST_WEST
HOW = ("played", "given up", "wrong card by us", "wrong card by them")
MOST_POINTS = 100_000


@dataclass(frozen=True, slots=True)
class PadDeal:
    """What is known of a deal. Points (x10); ``tricks`` are our points in tricks, theirs follow.

    ``took`` says for us and for them whether the side took what saves its meld, where the points leave it open;
    ``nines`` whether its meld is nothing but nines of trump.
    """

    bidder: Side
    bid: int
    melds: tuple[int, int]
    tricks: int = 0
    how: str = HOW[0]
    took: tuple[bool, bool] = (True, True)
    nines: tuple[bool, bool] = (False, False)

    def score(self, rules: HouseRules, called: Mapping[Side, Named] | None = None) -> DealScore:
        """What the deal brings the bidders and the others, and why, with the sides called as they are ``called``."""
        names = called or {self.bidder: Word("the bidders"), self.bidder.other: Word("the other side")}
        ours, theirs = (self._result(side, rules, names[side]) for side in (self.bidder, self.bidder.other))
        if self.how == "given up":
            return score_concession(self.bid, ours.meld, theirs.meld, rules, names[self.bidder.other])
        if self.how != "played":
            by_us = self.how == "wrong card by us"
            return score_renege(self.bid, ours, theirs, rules, by_bidders=by_us is (self.bidder is WE))
        return score_deal(self.bid, ours, theirs, rules)

    def points(self, rules: HouseRules) -> tuple[int, int]:
        """What it brings us and them."""
        score = self.score(rules)
        return (score.bidders, score.others) if self.bidder is WE else (score.others, score.bidders)

    @property
    def wrong_card(self) -> bool:
        """Whether the deal was decided by a wrong card, whatever was bid and won."""
        return self.how in HOW[2:]

    def out_of_reach(self, rules: HouseRules) -> Reason | None:
        """Why the deal is not played, where no play could make the bid; None elsewhere."""
        meld = self._of(self.bidder, self.melds)
        impossible = is_impossible(self.bid, meld, rules)
        return BidImpossible(self.bid, meld, rules.trick_total) if impossible else None

    def is_played(self, rules: HouseRules) -> bool:
        """Whether there are tricks to count."""
        return self.how == "played" and not self.out_of_reach(rules)

    def doubts(self, side: Side, rules: HouseRules) -> bool:
        """Whether the points leave it open if ``side`` saved its meld, and the answer matters."""
        if not self.is_played(rules) or took_for_certain(self._tricks(side, rules), rules) is not None:
            return False
        return self.answered(side, took=True).points(rules) != self.answered(side, took=False).points(rules)

    def may_be_nines(self, side: Side, rules: HouseRules) -> bool:
        """Whether it matters that the meld of ``side`` may be nothing but nines."""
        meld = self._of(side, self.melds)
        return rules.nines_save_themselves and self.is_played(rules) and 0 < meld <= 10 * rules.deck.copies

    def answered(self, side: Side, *, took: bool) -> PadDeal:
        """With the answer whether ``side`` took what saves its meld."""
        ours, theirs = self.took
        return replace(self, took=(took, theirs) if side is WE else (ours, took))

    def spec(self) -> dict[str, Json]:
        """As JSON."""
        return {
            "we": self.bidder is WE,
            "bid": self.bid,
            "melds": list(self.melds),
            "tricks": self.tricks,
            "how": self.how,
            "took": list(self.took),
            "nines": list(self.nines),
        }

    @classmethod
    def read(cls, spec: Fields) -> PadDeal:
        """From untrusted JSON. Raises InputError."""
        return cls(
            WE if spec.flag("we") else THEY,
            spec.number("bid", None, 0, MOST_POINTS),
            _pair_of_numbers(spec, "melds"),
            spec.number("tricks", 0, 0, MOST_POINTS),
            spec.choice("how", HOW, HOW[0]),
            _pair_of_flags(spec, "took"),
            _pair_of_flags(spec, "nines"),
        )

    def _result(self, side: Side, rules: HouseRules, name: Named) -> SideResult:
        tricks = self._tricks(side, rules)
        certain = took_for_certain(tricks, rules)
        took = bool(self._of(side, self.took)) if certain is None else certain
        nines = self.may_be_nines(side, rules) and bool(self._of(side, self.nines))
        meld = self._of(side, self.melds)
        return SideResult(
            meld, tricks, counters=took, tricks=took, last_trick=took, only_nines=nines, side=name
        )

    def _tricks(self, side: Side, rules: HouseRules) -> int:
        return self.tricks if side is WE else rules.trick_total - self.tricks

    @staticmethod
    def _of(side: Side, pair: tuple[int, int] | tuple[bool, bool]) -> int:
        return pair[0] if side is WE else pair[1]


def took_for_certain(trick_points: int, rules: HouseRules) -> bool | None:
    """Whether a side with so many trick points (x10) took what saves its meld; None where they leave it open."""
    if rules.meld_needs is MeldNeeds.NOTHING:
        return True
    if rules.meld_needs is MeldNeeds.COUNTER:
        others = sum(rules.counters.points(card) for card in rules.deck.cards() if not is_counter(card))
        return False if not trick_points else True if trick_points > others + rules.last_trick else None
    if trick_points:
        return True
    return False if rules.meld_needs is MeldNeeds.POINT and rules.last_trick else None


def bid_problem(bid: int, rules: HouseRules) -> Problem | None:
    """Why nobody can have got the deal for so much (x10), or None. A bid beyond every hand is a slip of the pen."""
    meld, tricks = most_meld(rules), rules.trick_total
    if bid > meld + tricks:
        return (
            f"No side can reach that: {{{meld}:pts}} is more than two hands ever [meld|show], "
            f"and the play brings {{{tricks}:pts}}."
        )
    return Auction(Seat.N, replace(rules, jump_bids=True)).refusal(Seat.E, bid)


def meld_problem(points: int, rules: HouseRules) -> Problem | None:
    """Why the hands of one side cannot show so many points (x10), or None."""
    most = most_meld(rules)
    if points > most:
        return (
            "Two hands never show that much: all there is to [meld|combine], taken together, pays "
            f"{{{most}:pts}}."
        )
    step = gcd(*(paid for row in rules.melds.values() for paid in row))
    return f"[Meld comes|Combinations come] in steps of {{{step}:pts}}." if points % (step or 1) else None


def most_meld(rules: HouseRules) -> int:
    """What two hands could show (x10) if every meld of one deck lay in them at once: more than any two ever hold."""
    copies = rules.deck.copies

    def best(kind: MeldKind) -> int:
        pays = rules.melds.points
        shared = (pays(kind, n) + pays(kind, m) for n in range(copies + 1) for m in range(copies + 1 - n))
        beside_a_run = 2 * (copies - 1) * pays(kind, 1) if rules.run_extras else 0
        return max(*shared, beside_a_run if kind is MeldKind.ROYAL_MARRIAGE else 0)

    other_suits = 3
    return sum(best(kind) * (other_suits if kind is MeldKind.MARRIAGE else 1) for kind in MeldKind)


def tricks_problem(points: int, rules: HouseRules) -> Problem | None:
    """Why one side cannot have so many points (x10) in tricks, or None."""
    everything, step = rules.trick_total, gcd(*rules.counters.value, rules.last_trick)
    if points > everything:
        return f"A deal has {{{everything}:pts}} points in the play, so no side can have more."
    return f"Points in the play come in steps of {{{step}:pts}}." if points % step else None


_CHECKS: Mapping[str, Callable[[int, HouseRules], Problem | None]] = {
    "bid": bid_problem,
    "meld": meld_problem,
    "tricks": tricks_problem,
}


def number_problem(name: str, points: int, rules: HouseRules) -> Problem | None:
    """Why the number (x10) in a field, such as ``bid`` or ``our-meld``, cannot be, or None."""
    return _CHECKS[name.rpartition("-")[2]](points, rules)


def said(problem: Problem, speech: Speech) -> str:
    """A problem in the words and the scale of the table."""
    return speech.says(problem) if isinstance(problem, Reason) else speech.text(problem)


def _pair_of_numbers(spec: Fields, name: str) -> tuple[int, int]:
    one, other = (Fields({name: value}).number(name, None, 0, MOST_POINTS) for value in _two(spec, name))
    return one, other


def _pair_of_flags(spec: Fields, name: str) -> tuple[bool, bool]:
    one, other = (Fields({name: value}).flag(name) for value in _two(spec, name))
    return one, other


def _two(spec: Fields, name: str) -> list[Json]:
    value = spec.values.get(name)
    if not isinstance(value, list) or len(value) != 2:
        raise InputError(f"“{name}” should be two values.")
    return value
