"""``pinochle learn``: the tutorials in the browser."""

from __future__ import annotations

import argparse

from pinochle.cli import options as shared
from pinochle.widgets import serve


def add_to(subparsers: shared.Subparsers) -> None:
    """Add the command."""
    parser = subparsers.add_parser(
        "learn", help="open the course in the browser", description="Open the course in the browser."
    )  # fmt: skip
    serve.add_options(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Serve until interrupted."""
    return serve.run(options)
