"""Options that several commands have, and reading what they were given."""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING, Any, TypeAlias

from pinochle.cards import Hand
from pinochle.cli.terminal import UsageError
from pinochle.reasons import EmptyText, NotationError
from pinochle.rules import PRESETS, HouseRules

if TYPE_CHECKING:
    from pinochle.cli.terminal import Parser

    Subparsers: TypeAlias = "argparse._SubParsersAction[Parser]"


def add_words(parser: argparse.ArgumentParser) -> None:
    """``--words``."""
    parser.add_argument(
        "--words",
        choices=("table", "plain"),
        default="table",
        help="table words (trump, trick) or plain words",
    )


def add_rules(parser: argparse.ArgumentParser) -> None:
    """``--rules`` and ``--set``."""
    parser.add_argument(
        "--rules",
        default="standard",
        metavar="PRESET",
        help=f"house rules: {', '.join(PRESETS)} (default: %(default)s)",
    )
    parser.add_argument(
        "--set", action="append", default=[], metavar="FIELD=VALUE", dest="changes",
        help="change one house rule, such as run_extras=true (“pinochle rules standard” names them); may be repeated",
    )  # fmt: skip


def add_json(parser: argparse.ArgumentParser) -> None:
    """``--json``."""
    parser.add_argument(
        "--json", action="store_true", help="answer in JSON; points there are x10 at every table"
    )


def add_hand(parser: argparse.ArgumentParser) -> None:
    """The cards of a hand, in one argument or several."""
    parser.add_argument(
        "hand", nargs="+", metavar="HAND", help='cards such as "AH 10H KH"; - reads them from input'
    )


def the_rules(options: argparse.Namespace) -> HouseRules:
    """The house rules asked for. Raises RulesError or UsageError."""
    changes = dict(_change(text) for text in options.changes)
    return HouseRules.from_changes(changes, base=options.rules)


def _change(text: str) -> tuple[str, Any]:
    name, equals, value = text.partition("=")
    if not equals:
        raise UsageError(f"“{text}” is no change of a house rule: write FIELD=VALUE, such as run_extras=true")
    try:
        return name.strip(), json.loads(value.strip())
    except (ValueError, RecursionError):
        return name.strip(), value.strip()


def the_hand(options: argparse.Namespace, rules: HouseRules) -> Hand:
    """The hand given. Raises NotationError."""
    text = sys.stdin.read() if options.hand == ["-"] else " ".join(options.hand)
    hand = Hand.parse(text, rules.deck)
    if not hand:
        raise NotationError(EmptyText())
    return hand


def in_json(answer: object) -> str:
    """An answer for programs."""
    return json.dumps(answer, ensure_ascii=False, indent=2)


def whole(text: str) -> int:
    """A whole number as typed. Raises ArgumentTypeError in plain words."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None


def at_least_one(text: str) -> int:
    """A whole number from 1. Raises ArgumentTypeError in plain words."""
    number = whole(text)
    if number < 1:
        raise argparse.ArgumentTypeError("it must be 1 or more")
    return number
