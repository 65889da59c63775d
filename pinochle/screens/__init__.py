"""Screens: what a person sees and does, as pure-Python values. Start with ``screens.base``.

- ``base``: ``Screen``, ``Intent``, ``Fields`` (reading untrusted JSON), ``InputError``
- ``html``: the builder; ``faces``: cards, suits and the outermost ``page``
- ``store``: the document that all screens share; ``host``: the wire; ``registry``: every kind of screen
"""

from pinochle.screens.base import Fields, InputError, Intent, Json, Screen
from pinochle.screens.registry import KINDS, build, screen_class

__all__ = ["KINDS", "Fields", "InputError", "Intent", "Json", "Screen", "build", "screen_class"]
