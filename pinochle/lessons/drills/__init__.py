"""Drills: endless exercises from a seed, marked by the engine. Each aims at its hard cases in a stated share.

``DRILLS["may-play"].exercise("7")`` is an exercise; the same seed gives the same one everywhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from pinochle.lessons.drills.auction import AUCTION, CALLS
from pinochle.lessons.drills.base import Drill, Exercise
from pinochle.lessons.drills.cards import ORDER, PILE, TAKES
from pinochle.lessons.drills.choosing import BID, CHOOSE_TRUMP, GIVE_BACK, PASS_FOUR
from pinochle.lessons.drills.deciding import WHAT_PLAY
from pinochle.lessons.drills.melding import FIND_MELD, PAYS_MOST
from pinochle.lessons.drills.other_rules import OTHER_RULE
from pinochle.lessons.drills.playing import MAY_PLAY
from pinochle.lessons.drills.scoring import SCORE

DRILLS: Mapping[str, Drill] = MappingProxyType({
    drill.key: drill
    for drill in (
        ORDER, CALLS, AUCTION, BID, FIND_MELD, PAYS_MOST, CHOOSE_TRUMP, PASS_FOUR, GIVE_BACK, MAY_PLAY, TAKES, PILE,
        SCORE, OTHER_RULE, WHAT_PLAY,
    )
})  # fmt: skip
"""Every drill by its key, in the order of the lessons that teach their subjects."""

__all__ = ["DRILLS", "Drill", "Exercise"]
