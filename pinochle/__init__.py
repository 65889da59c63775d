"""Learn Pinochle: the rules of the game as values, with a reason for everything.

>>> from pinochle import Hand, Suit, meld_points
>>> meld_points(Hand.parse("AH 10H KH QH JH 9H KS KC KD QS JD 10C"), Suit.HEARTS)
300
"""

from typing import TYPE_CHECKING

from pinochle.cards import (
    DOUBLE_DECK,
    SINGLE_DECK,
    Card,
    Hand,
    Rank,
    Seat,
    Side,
    Suit,
    deal_code,
    deal_from_code,
)
from pinochle.reasons import (
    IllegalAction,
    NotationError,
    PinochleError,
    RulesError,
    catalogue,
    define,
    explain,
    lookup,
)
from pinochle.rules import (
    PRESETS,
    HouseRules,
    Meld,
    MeldKind,
    SideResult,
    count_cards,
    find_melds,
    legal_plays,
    meld_points,
    near_melds,
    score_deal,
    winning_index,
)

if TYPE_CHECKING:
    from pinochle.table import Deal, Game, View, deal_hands

__version__ = "0.1.0"

__all__ = [
    "DOUBLE_DECK",
    "PRESETS",
    "SINGLE_DECK",
    "Card",
    "Deal",
    "Game",
    "Hand",
    "HouseRules",
    "IllegalAction",
    "Meld",
    "MeldKind",
    "NotationError",
    "PinochleError",
    "Rank",
    "RulesError",
    "Seat",
    "Side",
    "SideResult",
    "Suit",
    "View",
    "catalogue",
    "count_cards",
    "deal_code",
    "deal_from_code",
    "deal_hands",
    "define",
    "explain",
    "find_melds",
    "legal_plays",
    "lookup",
    "meld_points",
    "near_melds",
    "score_deal",
    "winning_index",
]


def __getattr__(name: str) -> object:
    """What the table gives is imported when it is asked for: a hand in a page is worth something without it."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from pinochle import table

    return getattr(table, name)
