"""The same hand at other tables: every preset side by side, with the reason for each difference."""

from __future__ import annotations

from dataclasses import replace

from pinochle.cards import Hand, Suit
from pinochle.reasons import OurReading, Reason, points
from pinochle.rules import PRESETS, CountingScheme, HouseRules, at_every_table, preset_note, preset_title
from pinochle.screens.explorer.look import Look
from pinochle.screens.html import Html, escaped, heading, tag

TITLE = "The same hand at other tables"


def tables(hand: Hand, trump: Suit, rules: HouseRules, look: Look) -> Html | None:
    """One row for each preset of the same deck; nothing where there is only one."""
    # No card counts here, only meld; a scheme whose points have no zero to drop would forbid single digits.
    here = replace(rules, scale=look.digits, counters=CountingScheme.ACE_TEN_KING)
    found = at_every_table(hand, trump, here)
    if len(found) == 1:
        return None
    rows = [
        _row(name, total, reasons, look, yours=PRESETS[name] == rules)
        for name, (total, reasons) in found.items()
    ]
    head = tag(
        "tr", tag("th", "House rules", scope="col"), tag("th", "Points", scope="col"),
        tag("th", "Why it differs", scope="col"), key="tables-head",
    )  # fmt: skip
    return tag(
        "section",
        heading(3, TITLE, key="tables-title"),
        tag(
            "table",
            tag("thead", head),
            tag("tbody", rows, key="tables-rows"),
            cls="pn-tables",
            aria_label=TITLE,
        ),
        key="tables",
    )


def _row(name: str, total: int, reasons: tuple[Reason, ...], look: Look, *, yours: bool) -> Html:
    note: OurReading | Reason | None = preset_note(name)
    said = [look.sentence(reason) for reason in reasons] or [escaped("Your table." if yours else "The same.")]
    lines = [tag("p", each) for each in said] if note or len(said) > 1 else said
    caution = tag("p", look.sentence(note), cls="pn-quiet") if note else None
    return tag(
        "tr",
        tag("th", preset_title(name), scope="row"),
        tag("td", tag("b", points(total, PRESETS[name].scale))),
        tag("td", lines, caution),
        key=f"table-{name}",
    )
