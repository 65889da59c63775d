"""One hand at two tables: why it is worth something else there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from pinochle.cards import Card, Hand, Rank, Suit
from pinochle.reasons import NotPaidExtra, OurReading, PaidDifferently, PaidExtra, Reason, SingleDigits
from pinochle.reasons import points as shown
from pinochle.rules.house import PRESETS, HouseRules
from pinochle.rules.kinds import MeldKind, MeldTable
from pinochle.rules.melds import find_melds

Kinds = Mapping[tuple[MeldKind, Suit | None], tuple[int, int]]  # copies and points (x10) of each meld
_UNCLEAR = ("eight-deals",)  # presets that follow a public text which leaves points open


def meld_differences(hand: Hand, trump: Suit, here: HouseRules, there: HouseRules) -> tuple[Reason, ...]:
    """Each reason why ``hand`` scores otherwise under ``there`` than under ``here``."""
    ours, theirs = (_by_kind(hand, trump, rules) for rules in (here, there))
    return tuple(_reasons(hand, trump, here, there, ours, theirs))


def preset_note(name: str) -> Reason | None:
    """A word of caution about a preset that is our reading of an unclear text, or None."""
    return OurReading(PRESETS[name].title) if name in _UNCLEAR else None


def _reasons(
    hand: Hand, trump: Suit, here: HouseRules, there: HouseRules, ours: Kinds, theirs: Kinds
) -> Iterator[Reason]:
    king, queen = Card(Rank.KING, trump), Card(Rank.QUEEN, trump)
    for kind, suit in dict.fromkeys((*ours, *theirs)):
        mine, other = ours.get((kind, suit), (0, 0)), theirs.get((kind, suit), (0, 0))
        if mine[1] == other[1]:
            continue
        if (
            kind is MeldKind.ROYAL_MARRIAGE
            and here.run_extras != there.run_extras
            and (MeldKind.RUN, trump) in ours
        ):
            spare = king if hand.count(king) >= hand.count(queen) else queen
            more = other[1] - mine[1]
            extra = PaidExtra if more > 0 else NotPaidExtra
            yield extra(spare, queen if spare == king else king, abs(more))
        else:
            yield PaidDifferently(kind, max(mine[0], other[0]), mine[1], other[1])
    total = sum(points for _, points in theirs.values())
    if total and here.scale != there.scale:
        yield SingleDigits(shown(total, here.scale), shown(total, there.scale))


def _by_kind(hand: Hand, trump: Suit, rules: HouseRules) -> Kinds:
    found: dict[tuple[MeldKind, Suit | None], tuple[int, int]] = {}
    for meld in find_melds(hand, trump, rules):
        count, points = found.get((meld.kind, meld.suit), (0, 0))
        found[meld.kind, meld.suit] = (count + meld.count, points + meld.points)
    return found


def at_every_table(
    hand: Hand, trump: Suit, here: HouseRules = PRESETS["standard"]
) -> dict[str, tuple[int, tuple[Reason, ...]]]:
    """The points (x10) of ``hand`` under every preset of the same deck, and why they differ from ``here``."""
    known: dict[tuple[MeldTable, bool], Kinds] = {}  # many tables pay meld alike

    def kinds(rules: HouseRules) -> Kinds:
        paid = (rules.melds, rules.run_extras)
        if paid not in known:
            known[paid] = _by_kind(hand, trump, rules)
        return known[paid]

    return {
        name: (
            sum(points for _, points in kinds(rules).values()),
            tuple(_reasons(hand, trump, here, rules, kinds(here), kinds(rules))),
        )
        for name, rules in PRESETS.items()
        if rules.deck == here.deck
    }
