"""The pages of the guide and the headings in them that reasons and the glossary link to.

A link is ``guide/page/`` or ``guide/page/#heading``. A test holds this list equal to the links in use, and the
site's tests demand that each of them exists.
"""

from __future__ import annotations

from collections.abc import Mapping

GUIDE: Mapping[str, frozenset[str]] = {
    "auction": frozenset(["end", "first", "minimum", "pass", "steps", "stuck"]),
    "cards": frozenset(["copies", "counters", "deal", "order"]),
    "double-deck": frozenset(),
    "history": frozenset(),
    "house-rules": frozenset(
        [
            "advice",
            "counters",
            "forced_trump",
            "head",
            "jump_bids",
            "max_deals",
            "may_concede",
            "meld_needs",
            "melds",
            "minimum_bid",
            "nines_save_themselves",
            "presets",
            "run_extras",
            "scale",
            "set_rule",
            "show_before_return",
            "trump_needs_marriage",
        ]
    ),
    "meld": frozenset(
        [
            "around",
            "classes",
            "dix",
            "doubles",
            "marriage",
            "pinochle",
            "round-house",
            "run",
            "show",
            "which-suit",
        ]
    ),
    "naming-trump": frozenset(["length", "meld"]),
    "notation": frozenset(["deal-code", "ranks", "record", "suit-first", "suits"]),
    "other-games": frozenset(["three"]),
    "passing": frozenset(["how-many"]),
    "play": frozenset(
        [
            "cannot-head",
            "cannot-overtrump",
            "follow",
            "free",
            "head",
            "lead",
            "overtrump",
            "trump",
            "trumped",
            "twins",
            "winner",
        ]
    ),
    "scoring": frozenset(
        ["both", "counters", "game", "impossible", "last-trick", "made", "others", "renege", "set"]
    ),
    "strategy": frozenset(["bidding"]),
    "table": frozenset(["phases", "turns", "undo"]),
}


def in_guide(link: str) -> bool:
    """Whether ``link`` is one that the guide promises to have."""
    page, _, heading = link.removeprefix("guide/").partition("/#")
    page = page.removesuffix("/")
    return link.startswith("guide/") and page in GUIDE and (not heading or heading in GUIDE[page])
