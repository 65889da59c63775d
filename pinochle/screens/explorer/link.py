"""The address that brings a hand: ``?hand=AH.10H.KH&trump=H&rules=standard``. Read back as untrusted."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urlencode

from pinochle.cards import Hand, Suit
from pinochle.rules import PRESETS, HouseRules
from pinochle.screens.base import InputError, Intent, Json, read_fields

PARAMETERS = frozenset({"hand", "trump", "rules", "changes"})


def address(hand: Hand, trump: Suit | None, rules: HouseRules) -> str:
    """The part of an address that shows this hand to another person."""
    said = {"hand": hand.ascii().replace(" ", "."), "trump": trump.letter if trump else "", **packed(rules)}
    changes = said.pop("changes")
    fields = {key: value for key, value in said.items() if value}
    return "?" + urlencode(fields | ({"changes": json.dumps(changes)} if changes else {}))


def packed(rules: HouseRules) -> dict[str, Any]:
    """Rules as JSON: a preset, and what differs from it."""
    return {"rules": rules.name if rules.name in PRESETS else "standard", "changes": rules.changes()}


def unpacked(rules: str, changes: Json) -> HouseRules:
    """Rules from that JSON. Raises RulesError or InputError."""
    return HouseRules.from_changes(read_fields(changes, "changes").values, rules)


def linked_rules(intent: Intent, now: HouseRules) -> HouseRules:
    """The rules that a link names, else those of ``now``. Raises RulesError or InputError."""
    if "rules" not in intent.values and "changes" not in intent.values:
        return now
    try:
        changes = json.loads(intent.string("changes", "{}"))
    except (ValueError, RecursionError) as problem:
        raise InputError("The house rules in this link cannot be read.") from problem
    return unpacked(intent.string("rules", "standard"), changes)
