"""A finished deal judged: what was forced, what was free, and what each free choice was worth."""

from pinochle.review.auction import auction_reasons
from pinochle.review.marks import Mark, is_forced, marks
from pinochle.review.passing import why_rather
from pinochle.review.review import Review
from pinochle.review.values import Judged, solvable, solved, solver_for

__all__ = [
    "Judged",
    "Mark",
    "Review",
    "auction_reasons",
    "is_forced",
    "marks",
    "solvable",
    "solved",
    "solver_for",
    "why_rather",
]
