"""What follows from the rules: a fast path, what hands are worth, solving and sampling."""

from pinochle.analysis.whole_hand import Suggestion, served_twice, size_note, suggested_trump

__all__ = ["Suggestion", "served_twice", "size_note", "suggested_trump"]
