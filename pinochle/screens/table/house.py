"""Choosing house rules: a preset first, then any field by itself. What the rules refuse is said under the field."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from enum import Enum
from typing import Any

from pinochle.reasons import FIELDS, BadField, RulesError, Words, points, render
from pinochle.rules import PRESETS, HouseRules, MeldKind, preset_note, preset_title
from pinochle.screens.base import Fields, InputError, Intent, Json, digits
from pinochle.screens.html import Html, Node, details, field, select, tag
from pinochle.screens.table.speech import Speech

_POINTS = ("minimum_bid", "bid_step", "last_trick", "target")
_COUNTS = ("pass_count", "max_deals")
_DECKS = {"single": "2", "double": "4"}
_SCALES = {"10": "10", "1": "1"}


@dataclass(frozen=True, slots=True)
class HouseForm:
    """The rules chosen so far, and what was refused last, with its field."""

    rules: HouseRules = PRESETS["standard"]
    field: str = ""
    refused: str = ""

    def handle(self, intent: Intent, words: Words) -> HouseForm:
        """A preset is chosen, or one field is changed. Raises InputError."""
        if intent.do == "preset":
            return HouseForm(PRESETS[intent.choice("text", tuple(PRESETS))])
        if intent.do != "rule":
            raise intent.unknown()
        name = intent.choice("name", tuple(_editable()))
        try:
            return HouseForm(self._changed(name, intent.text))
        except RulesError as refused:
            return replace(self, field=name, refused=_said(refused, words))

    def html(self, words: Words) -> Node:
        """The controls."""
        speech = Speech(words, self.rules.scale)
        note = preset_note(self.rules.name)
        names = {key: preset_title(key) for key in PRESETS}
        yours = PRESETS[self.rules.name].differences(self.rules)
        return (
            select("House rules", names, self.rules.name, intent={"do": "preset"}, key="preset"),
            tag("p", speech.says(note), cls="pn-hint", key="preset-note") if note else None,
            tag("ul", (tag("li", speech.says(one), key=f"diff-{one.field}") for one in yours), key="diffs")
            if yours
            else None,
            details(
                "Change single rules",
                (self._control(name, words) for name in FIELDS if name in _editable() and name != "melds"),
                tag("h4", speech.text("[Meld|Combination] points"), key="melds-title"),
                tag(
                    "p",
                    "For one, for two and more copies, with a space between.",
                    cls="pn-hint",
                    key="melds-hint",
                ),
                (self._meld(kind, words) for kind in MeldKind),
                key="single-rules",
                open_=bool(self.refused),
            ),
        )

    def spec(self) -> dict[str, Json]:
        """As JSON."""
        return {"preset": self.rules.name, "changes": self.rules.changes()}

    @classmethod
    def read(cls, spec: Fields) -> HouseForm:
        """From untrusted JSON. Raises InputError or RulesError."""
        preset = spec.choice("preset", tuple(PRESETS), "standard")
        changes = spec.fields("changes").values
        if "name" in changes:
            raise InputError("House rules keep the name of their preset.")
        return cls(HouseRules.from_changes(changes, preset))

    def _changed(self, name: str, text: str) -> HouseRules:
        """The rules with one field as typed or chosen. Raises RulesError."""
        value: Any = _plain(name, text.strip(), self.rules)
        if name.startswith("melds:"):
            changes = {**self.rules.changes()}
            rows = {kind.value: list(row) for kind, row in self.rules.melds.items()}
            return HouseRules.from_changes({**changes, "melds": {**rows, name[6:]: value}}, self.rules.name)
        return HouseRules.from_changes({**self.rules.changes(), name: value}, self.rules.name)

    def _control(self, name: str, words: Words) -> Html:
        text = FIELDS[name]
        label = render(text.title, words)
        hint = render(text.means, words)
        value = getattr(self.rules, name)
        intent: dict[str, Json] = {"do": "rule", "name": name}
        error = self.refused if self.field == name else None
        chosen, options = _options(name, value, words, self.rules)
        if options:
            listed = select(label, options, chosen, intent=intent, key=f"rule-{name}")
            hint = f"{hint} Now: {options[chosen]}."  # the list cuts a long one off on a phone
            wrong = tag("p", error, cls="pn-error", key=f"rule-{name}-wrong") if error else None
            return tag("div", listed, tag("p", hint, cls="pn-hint"), wrong, key=f"rule-{name}-box")
        return field(
            label,
            chosen,
            intent=intent,
            key=f"rule-{name}",
            hint=hint,
            error=error,
            on="change",
            inputmode="numeric",
        )

    def _meld(self, kind: MeldKind, words: Words) -> Html:
        name = f"melds:{kind.value}"
        row = " ".join(points(n, self.rules.scale) for n in self.rules.melds[kind])
        error = self.refused if self.field == name else None
        label = kind.named(words).capitalize()
        return field(label, row, intent={"do": "rule", "name": name}, key=name, error=error, on="change")


def _said(refused: RulesError, words: Words) -> str:
    """Why a value is refused, under its own field: there the rule need not be named."""
    reason = refused.reason
    return (
        f"This should be {reason.wanted}."
        if isinstance(reason, BadField)
        else refused.explanation(words).says
    )


def _editable() -> Mapping[str, None]:
    names = [f.name for f in fields(HouseRules) if f.name not in ("name", "melds")]
    return dict.fromkeys([*names, *(f"melds:{kind.value}" for kind in MeldKind)])


def _options(name: str, value: object, words: Words, rules: HouseRules) -> tuple[str, dict[str, str]]:
    """The value as the control shows it, and what may be chosen; nothing to choose from for numbers."""

    def said(key: str) -> str:
        sentence = render(FIELDS[name].values[key], words, rules.scale, {"ten": 10, "five": 5})
        return sentence[0].upper() + sentence[1:]

    if name == "deck":
        chosen = "single" if rules.deck.copies == 2 else "double"
        return chosen, {key: said(copies) for key, copies in _DECKS.items()}
    if name == "scale":
        return str(rules.scale), {key: said(key) for key in _SCALES}
    if isinstance(value, bool):
        return str(value), {"True": said("True"), "False": said("False")}
    if isinstance(value, Enum):
        return value.name, {member.name: said(member.name) for member in type(value)}
    if name == "step_after":
        return " ".join(points(n, rules.scale) for n in rules.step_after or ()), {}
    if name in _POINTS and isinstance(value, int):
        return points(value, rules.scale), {}
    return "" if value is None else str(value), {}


def _plain(name: str, text: str, rules: HouseRules) -> Any:
    """What was typed or chosen as a plain value; text that is no number is left for the rules to refuse."""
    numbers = [digits(word, 7) for word in text.replace(",", " ").replace("/", " ").split()]
    factor = 10 // rules.scale
    whole = [n * factor for n in numbers if n is not None] if None not in numbers else None
    if name.startswith("melds:"):
        return text if whole is None else whole
    if name == "step_after":
        return (whole or None) if whole is not None else text
    if name in _POINTS:
        return whole[0] if whole and len(whole) == 1 else text
    if name in (*_COUNTS, "scale"):
        if not text and name == "max_deals":
            return None
        return numbers[0] if len(numbers) == 1 and numbers[0] is not None else text
    return text == "True" if text in ("True", "False") else text
