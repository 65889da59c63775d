"""Screens in the reader's browser: what the page's web worker runs under Pyodide. Nothing else imports it."""

from pinochle.live.page import Page

__all__ = ["Page"]
