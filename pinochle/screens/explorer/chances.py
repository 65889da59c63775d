"""One more card: what it would add, and how likely the partner holds it."""

from __future__ import annotations

from fractions import Fraction

from pinochle.cards import Hand, Suit
from pinochle.reasons import listed
from pinochle.rules import HouseRules, NearMeld, near_melds
from pinochle.screens import faces
from pinochle.screens.explorer.look import Look
from pinochle.screens.html import Html, heading, tag

TITLE = "One more card"
MOST = 5  # what comes after the fifth is small and only makes the list long


def percent(chance: Fraction) -> str:
    """``"56 %"``; never 0 or 100 for what is neither."""
    rounded = round(chance * 100)
    if 0 < chance < 1:
        rounded = min(max(rounded, 1), 99)
    return f"{rounded} %"


def in_words(chance: Fraction) -> str:
    """``"about 1 in 3"``: the nearest simple fraction, of at most five parts where that is near enough."""
    simple = chance.limit_denominator(5)
    if simple == 0:
        return f"about 1 in {round(1 / chance)}" if chance else "never"
    if simple == 1:
        return "nearly always" if chance < 1 else "always"
    return f"about {simple.numerator} in {simple.denominator}"


def chances(hand: Hand, trump: Suit, rules: HouseRules, look: Look) -> Html | None:
    """The cards that would add most."""
    found = near_melds(hand, trump, rules)[:MOST] if hand else ()
    if not found:
        return None
    head = tag(
        "tr", tag("th", "Card", scope="col"), tag("th", "Adds", scope="col"),
        tag("th", "Partner has one", scope="col"), key="near-head",
    )  # fmt: skip
    rows = [_row(near, look) for near in found]
    return tag(
        "section",
        heading(3, TITLE, key="near-title"),
        tag(
            "table", tag("thead", head), tag("tbody", rows, key="near-rows"), cls="pn-near", aria_label=TITLE
        ),
        key="near",
    )


def _row(near: NearMeld, look: Look) -> Html:
    made = listed(meld.named(look.words) for meld in near.melds)
    return tag(
        "tr",
        tag("th", near.card.rank.value, faces.suit(near.card.suit), scope="row"),
        tag("td", tag("b", f"+{look.points(near.gain)}"), f" {made}"),
        tag("td", tag("b", percent(near.chance)), f", {in_words(near.chance)}"),
        key=f"near-{near.card.code}",
    )
