"""Running the examples of the catalogue: each is one expression that yields its reason."""

from __future__ import annotations

from functools import reduce
from importlib import import_module

from pinochle.reasons import PinochleError, Reason, catalogue

_LAYERS = ("reasons", "cards", "rules", "table", "analysis", "players", "review")


def reason_of(code: str) -> Reason:
    """The reason that the example of ``code`` gives, for showing its sentence with real cards.

    Raises KeyError for an unknown code. Only expressions of the catalogue are ever evaluated here.
    """
    names: dict[str, object] = {"reduce": reduce}
    for layer in _LAYERS:
        try:
            names |= vars(import_module(f"pinochle.{layer}"))
        except ModuleNotFoundError:
            continue
    try:
        found = eval(catalogue()[code].entry.example.code, names)  # noqa: S307  (our own constants)
    except PinochleError as error:
        found = error.reason
    if not isinstance(found, Reason):
        raise TypeError(f"the example of {code} gives {found!r}, which is no reason")
    return found
