"""House rules: every variation a table may choose is one field of one frozen value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from enum import Enum
from types import MappingProxyType
from typing import Any

from pinochle.cards import DOUBLE_DECK, SINGLE_DECK, Deck
from pinochle.reasons import BadField, RuleDiffers, RulesError, Setting, UnknownField, UnknownPreset
from pinochle.rules.check import problems
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
from pinochle.rules.kinds import DOUBLE_MELDS, SINGLE_MELDS, MeldKind, MeldTable


@dataclass(frozen=True, slots=True)
class HouseRules:
    """One table's rules; the defaults are the preset ``standard``. Points are x10.

    Raises RulesError, naming the field, for rules that contradict themselves. Source: RULES of this project,
    shown field by field in the guide under "House rules".
    """

    name: str = "standard"
    deck: Deck = SINGLE_DECK
    scale: int = 10
    minimum_bid: int = 250
    bid_step: int = 10
    jump_bids: bool = True
    step_after: tuple[int, int] | None = None
    all_pass: AllPass = AllPass.STUCK
    stuck_may_raise: bool = False
    trump_needs_marriage: bool = False
    pass_count: int = 4
    show_before_return: bool = False
    melds: MeldTable = field(default=SINGLE_MELDS)
    run_extras: bool = False
    head: Head = Head.UNLESS_TRUMPED
    forced_trump: ForcedTrump = ForcedTrump.ALWAYS
    counters: CountingScheme = CountingScheme.ACE_TEN_KING
    last_trick: int = 10
    meld_needs: MeldNeeds = MeldNeeds.POINT
    meld_needs_applies: MeldNeedsApplies = MeldNeedsApplies.OTHERS
    nines_save_themselves: bool = False
    set_rule: SetRule = SetRule.SUBTRACT_BID
    impossible_bid: ImpossibleBid = ImpossibleBid.THROW_IN
    may_concede: bool = False
    renege: Renege = Renege.OTHERS_TAKE_ALL
    target: int = 1500
    max_deals: int | None = None

    def __post_init__(self) -> None:
        if isinstance(self.melds, Mapping) and not isinstance(self.melds, MeldTable):
            object.__setattr__(self, "melds", MeldTable.of(self.melds))
        for problem in problems(self):
            raise RulesError(problem)

    @property
    def trick_total(self) -> int:
        """All the points that the tricks of one deal bring: 250, or 500 in the double deck."""
        return sum(self.counters.points(card) for card in self.deck.cards()) + self.last_trick

    @property
    def title(self) -> str:
        """The name for people, and how far the rules are from the preset of that name: ``"Standard, 2 changes"``."""
        if self.name not in PRESETS:
            return self.name
        changed = len(self.differences(PRESETS[self.name]))
        return preset_title(self.name) + (
            f", {changed} change{'s' if changed > 1 else ''}" if changed else ""
        )

    def without_pass(self) -> HouseRules:
        """The same rules with no cards passed, where bids start at 150."""
        return replace(self, pass_count=0, minimum_bid=150)

    def with_melds(self, changes: Mapping[Any, tuple[int, ...]]) -> HouseRules:
        """The same rules with some rows of the meld table changed."""
        return replace(
            self, melds=MeldTable.of({**self.melds, **{MeldTable.kind(k): v for k, v in changes.items()}})
        )

    def differences(self, other: HouseRules) -> tuple[RuleDiffers, ...]:
        """The fields in which ``other`` differs from these rules, each with a sentence; the name aside."""
        return tuple(
            RuleDiffers(f.name, self._beside(other, f.name), other._beside(self, f.name))
            for f in fields(self)
            if f.name != "name" and getattr(self, f.name) != getattr(other, f.name)
        )

    def setting(self, name: str) -> Setting:
        """One field with its value, which can say what it means at the table."""
        return Setting(name, getattr(self, name), self.scale)

    def _beside(self, other: HouseRules, name: str) -> Setting:
        """The same beside another table: of the meld table only the rows that differ."""
        if name != "melds":
            return self.setting(name)
        rows = {kind: row for kind, row in self.melds.items() if other.melds[kind] != row}
        return Setting(name, MeldTable(rows), self.scale)

    def changes(self) -> dict[str, Any]:
        """The fields that differ from the preset of this name (else ``standard``), as plain JSON values."""
        base = PRESETS.get(self.name, PRESETS["standard"])
        return {
            f.name: _plain(getattr(self, f.name))
            for f in fields(self)
            if getattr(self, f.name) != getattr(base, f.name)
        }

    @classmethod
    def preset(cls, key: str) -> HouseRules:
        """The preset of that name. Raises RulesError for an unknown one."""
        if key not in PRESETS:
            raise RulesError(UnknownPreset(key, tuple(PRESETS)))
        return PRESETS[key]

    @classmethod
    def from_changes(cls, changes: Mapping[str, Any], base: str = "standard") -> HouseRules:
        """Rules from a preset and plain values, as ``changes()`` gives them or a person types them.

        Raises RulesError for an unknown field or a value that it cannot have, TypeError for what is no mapping.
        """
        if not isinstance(changes, Mapping):
            raise TypeError(f"changes are a mapping of house rules to their values, not {changes!r}")
        start = cls.preset(base)
        types = {f.name: getattr(start, f.name) for f in fields(cls)}
        read = {}
        for name, value in changes.items():
            if name not in types:
                raise RulesError(UnknownField(str(name), tuple(types)))
            read[name] = _read(name, value, types[name], start)
        return replace(start, **read)


def preset_title(name: str) -> str:
    """A preset's name as a person reads it: ``"Eight deals"``."""
    return name.replace("-", " ").capitalize()


def _plain(value: Any) -> Any:
    if isinstance(value, Enum):
        return value.name
    if isinstance(value, Deck):
        return "double" if value == DOUBLE_DECK else "single"
    if isinstance(value, MeldTable):
        return {kind.value: list(row) for kind, row in value.items()}
    return list(value) if isinstance(value, tuple) else value


def _read(name: str, value: Any, like: Any, base: HouseRules) -> Any:
    """One field from a plain value."""
    if isinstance(like, Enum) and isinstance(value, str):
        wanted = value.strip().upper().replace("-", "_").replace(" ", "_")
        for member in type(like):
            if member.name == wanted:
                return member
        raise RulesError(BadField(name, repr(value), " or ".join(m.name for m in type(like))))
    if name == "deck" and isinstance(value, str):
        decks = {"single": SINGLE_DECK, "double": DOUBLE_DECK}
        if value not in decks:
            raise RulesError(BadField(name, repr(value), "single or double"))
        return decks[value]
    if name == "melds" and isinstance(value, Mapping):
        rows = {
            MeldTable.kind(key): tuple(row) if isinstance(row, (list, tuple)) else row
            for key, row in value.items()
        }
        return MeldTable.of({**base.melds, **rows})
    return tuple(value) if name == "step_after" and isinstance(value, list) else value


_STANDARD = HouseRules()
_KITCHEN = replace(
    _STANDARD,
    name="kitchen",
    scale=1,
    stuck_may_raise=True,
    meld_needs=MeldNeeds.COUNTER,
    meld_needs_applies=MeldNeedsApplies.BOTH,
    impossible_bid=ImpossibleBid.PLAY_ON,
)

PRESETS: Mapping[str, HouseRules] = MappingProxyType(
    {
        rules.name: rules
        for rules in (
            _STANDARD,
            replace(_STANDARD, name="online", meld_needs_applies=MeldNeedsApplies.BOTH),
            _KITCHEN,
            replace(_KITCHEN, name="kitchen-classic", scale=10, counters=CountingScheme.CLASSIC),
            replace(
                _STANDARD,
                name="eight-deals",
                counters=CountingScheme.CLASSIC,
                pass_count=0,
                run_extras=True,
                head=Head.EVEN_IF_TRUMPED,
                meld_needs=MeldNeeds.TRICK,
                impossible_bid=ImpossibleBid.PLAY_ON,
                max_deals=8,
            ).with_melds(
                {
                    MeldKind.RUN: (150, 300),
                    MeldKind.ACES_AROUND: (100, 200),
                    MeldKind.KINGS_AROUND: (80, 160),
                    MeldKind.QUEENS_AROUND: (60, 120),
                    MeldKind.JACKS_AROUND: (40, 80),
                }
            ),
            replace(
                _STANDARD, name="reference", run_extras=True, nines_save_themselves=True, may_concede=True
            ),
            replace(
                _STANDARD,
                name="double-deck",
                deck=DOUBLE_DECK,
                minimum_bid=500,
                pass_count=0,
                melds=DOUBLE_MELDS,
                last_trick=20,
                target=5000,
            ),
        )
    }
)
