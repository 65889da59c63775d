"""The fast path: packed hands, playing policies, sampled worlds, a solver, and what a hand is worth."""

from pinochle.analysis.value import CHANCES, HandValue, SuitValue, value_hand

__all__ = ["CHANCES", "HandValue", "SuitValue", "value_hand"]
