"""The fast path: packed hands, playing policies, sampled worlds, a solver, and what a hand is worth."""

from pinochle.analysis.value import CHANCES, HandValue, SuitValue, value_hand
from pinochle.analysis.whole_hand import Suggestion, served_twice, size_note, suggested_trump

__all__ = [
    "CHANCES",
    "HandValue",
    "Suggestion",
    "SuitValue",
    "served_twice",
    "size_note",
    "suggested_trump",
    "value_hand",
]
