"""The meld explorer: type a hand or press its cards, and see what it is worth in every suit, and why.

``screen`` is the value and what it does; each other module draws one part of it from a ``Look``.
"""

from pinochle.screens.explorer.screen import MeldExplorer

__all__ = ["MeldExplorer"]
