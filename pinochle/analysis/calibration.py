"""Under which rules the bidding table was fitted, and which fit serves other rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from pinochle.rules.choices import CountingScheme
from pinochle.rules.house import PRESETS, HouseRules

# The fields that decide how much a side makes. Run extras show in the own meld, so one fit serves with and without.
DECISIVE = (
    "deck",
    "pass_count",
    "show_before_return",
    "melds",
    "counters",
    "last_trick",
    "head",
    "forced_trump",
)


@dataclass(frozen=True, slots=True)
class Fit:
    """What was fitted for a class: weights of the partner's share and of the tricks, by feature, and the spread.

    The spread is how far the total was from what the weights say: its quantiles in twentieths.
    """

    share: tuple[float, ...]
    tricks: tuple[float, ...]
    spread: tuple[int, ...]


def _classes() -> dict[str, HouseRules]:
    """Both decks, with a pass and without, under each way of counting; and the preset that has its own melds."""
    found = {}
    for deck, base in (("single", PRESETS["standard"]), ("double", PRESETS["double-deck"])):
        for count in (4, 0):
            for scheme in CountingScheme:
                rules = replace(base, pass_count=count, counters=scheme)
                found[_name(deck, count, scheme)] = rules
    return found | {"eight-deals": PRESETS["eight-deals"]}


def _name(deck: str, pass_count: int, scheme: CountingScheme) -> str:
    return f"{deck} deck, pass {pass_count}, {scheme.name}"


CLASSES: Mapping[str, HouseRules] = MappingProxyType(_classes())


def same_class(rules: HouseRules, other: HouseRules) -> bool:
    """Whether hands are worth the same under both."""
    return all(getattr(rules, field) == getattr(other, field) for field in DECISIVE)


def class_of(rules: HouseRules) -> str | None:
    """The class that these rules belong to, or None if nothing was fitted for them."""
    return next((name for name, fitted in CLASSES.items() if same_class(rules, fitted)), None)


def nearest_class(rules: HouseRules) -> str:
    """The class of these rules, else that of the same deck and counting, with or without a pass."""
    deck = "single" if rules.deck == PRESETS["standard"].deck else "double"
    return class_of(rules) or _name(deck, 4 if rules.pass_count else 0, rules.counters)
