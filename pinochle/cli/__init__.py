"""The command ``pinochle``: one module a subcommand, each with ``add_to(subparsers)``."""

from pinochle.cli.command import main

__all__ = ["main"]
