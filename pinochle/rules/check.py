"""What is wrong with a set of house rules."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import TYPE_CHECKING

from pinochle.cards import DOUBLE_DECK, SINGLE_DECK
from pinochle.reasons import BadField, MissingMeld, NothingToDrop, Reason, StepDoesNotDivide
from pinochle.rules.choices import (
    AllPass,
    CountingScheme,
    ForcedTrump,
    Head,
    ImpossibleBid,
    MeldNeeds,
    MeldNeedsApplies,
    Renege,
    SetRule,
)
from pinochle.rules.kinds import MeldTable

if TYPE_CHECKING:
    from pinochle.rules.house import HouseRules

_BOOLS = (
    "jump_bids",
    "stuck_may_raise",
    "trump_needs_marriage",
    "show_before_return",
    "run_extras",
    "nines_save_themselves",
    "may_concede",
)
_ENUMS: dict[str, type[Enum]] = {
    "all_pass": AllPass, "head": Head, "forced_trump": ForcedTrump, "counters": CountingScheme,
    "meld_needs": MeldNeeds, "meld_needs_applies": MeldNeedsApplies, "set_rule": SetRule,
    "impossible_bid": ImpossibleBid, "renege": Renege,
}  # fmt: skip
MOST_POINTS = 1_000_000


def problems(rules: HouseRules) -> Iterator[Reason]:
    """What is wrong with these rules, the first first."""
    if not isinstance(rules.name, str) or not rules.name.strip() or len(rules.name) > 60:
        yield BadField("name", repr(rules.name), "a name of up to 60 letters")
    if rules.deck not in (SINGLE_DECK, DOUBLE_DECK):
        yield BadField("deck", repr(rules.deck), "SINGLE_DECK or DOUBLE_DECK")
    for name in _BOOLS:
        if not isinstance(getattr(rules, name), bool):
            yield BadField(name, repr(getattr(rules, name)), "true or false")
    for name, enum in _ENUMS.items():
        if not isinstance(getattr(rules, name), enum):
            yield BadField(name, repr(getattr(rules, name)), " or ".join(m.name for m in enum))
    yield from _number_problems(rules)
    if not isinstance(rules.melds, MeldTable):
        yield BadField("melds", repr(rules.melds), "a table with the points of every kind of meld")
    elif missing := rules.melds.missing():
        yield MissingMeld(missing[0].value)
    if rules.scale == 1 and any(points % 10 for points in rules.counters.value):
        yield NothingToDrop(rules.counters.name)


def _whole(value: object, low: int, high: int = MOST_POINTS) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _number_problems(rules: HouseRules) -> Iterator[Reason]:
    if rules.scale not in (1, 10) or isinstance(rules.scale, bool):
        yield BadField("scale", repr(rules.scale), "10 or 1")
    for name, low in (("minimum_bid", 1), ("bid_step", 1), ("last_trick", 0), ("target", 1)):
        if not _whole(getattr(rules, name), low):
            yield BadField(name, repr(getattr(rules, name)), f"a whole number from {low}")
    if not _whole(rules.pass_count, 0, rules.deck.hand_size):
        yield BadField(
            "pass_count",
            repr(rules.pass_count),
            f"a number from 0 to {rules.deck.hand_size}, the cards of a hand",
        )
    if rules.max_deals is not None and not _whole(rules.max_deals, 1):
        yield BadField("max_deals", repr(rules.max_deals), "a whole number from 1, or nothing")
    if rules.minimum_bid % rules.bid_step:
        yield StepDoesNotDivide(rules.minimum_bid, rules.bid_step)
    after = rules.step_after
    if after is not None and not (
        isinstance(after, tuple)
        and len(after) == 2
        and all(_whole(n, 1) and n % rules.bid_step == 0 for n in after)
    ):
        yield BadField(
            "step_after",
            repr(after),
            "nothing, or a bid and the step above it, both multiples of the bid step",
        )
    elif after is not None and rules.minimum_bid > after[0] and rules.minimum_bid % after[1]:
        yield BadField(
            "step_after",
            repr(after),
            f"such that the lowest bid, {rules.minimum_bid}, is a multiple of the larger step",
        )
