"""Screens in a notebook: ``show(screen)`` is the one entry point. Needs anywidget; nothing else here does."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pinochle.screens import Screen
    from pinochle.widgets.screen import ScreenWidget
    from pinochle.widgets.static import StaticScreen

__all__ = ["show"]


def show(screen: Screen, save: str | None = None) -> ScreenWidget | StaticScreen:
    """The screen, alive where there is a kernel, and as plain HTML where the site is built.

    ``save`` names what is kept on the device and taken up again (letters, digits and hyphens); without one
    nothing is kept. Raises ValueError for another name, and ImportError, saying what to install, without
    anywidget.
    """
    from pinochle.widgets.static import StaticScreen, checked_name

    name = checked_name(save)
    if os.environ.get("PINOCHLE_STATIC"):
        return StaticScreen(screen, name)
    try:
        from pinochle.widgets.screen import ScreenWidget
    except ModuleNotFoundError as missing:
        raise ImportError(
            f"A live screen needs the package {missing.name}: pip install 'learn-pinochle[notebooks]'"
        ) from missing
    return ScreenWidget(screen, name)
