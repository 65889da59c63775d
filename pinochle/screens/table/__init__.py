"""The table: a deal with the learner at South and computers in the other seats.

- ``session``: the game, and who acts next; ``table``: the value, and what each intent makes of it
- ``layout``: the frame; one module a phase puts into it what it shows
- ``draft``, ``showing``, ``typed``: what the learner prepares; ``speech`` and ``line``: how the table speaks
"""

from pinochle.screens.table.layout import draw
from pinochle.screens.table.line import line, status
from pinochle.screens.table.session import LEVELS, Session
from pinochle.screens.table.settings import Settings
from pinochle.screens.table.table import Table

__all__ = ["LEVELS", "Session", "Settings", "Table", "draw", "line", "status"]
