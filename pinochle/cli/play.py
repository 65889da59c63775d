"""``pinochle play``: the practice table in the terminal; with ``--watch`` four computers play and say why."""

from __future__ import annotations

import argparse

from pinochle.cli import options as shared

EXAMPLES = """\
examples:
  pinochle play                          a game against three computers; you sit South
  pinochle play --level hard --rules kitchen
  pinochle play --watch --seed 7 --deals 1

At the table type a bid, a suit, or cards; or one of:
  pass   hint   why   why east   undo   last   rules   help   quit     (Enter alone shows the table again)
"""


def add_to(subparsers: shared.Subparsers) -> None:
    """Add the command."""
    parser = subparsers.add_parser(
        "play", help="play against the computer", description="Play, or watch, pinochle.", epilog=EXAMPLES
    )
    parser.add_argument(
        "--level",
        choices=("easy", "medium", "hard"),
        default="medium",
        help="of West and East; the easier, the more hints (default: %(default)s)",
    )
    parser.add_argument("--watch", action="store_true", help="let four computers play, each with its reasons")
    parser.add_argument("--seed", help="the same seed gives the same cards")
    parser.add_argument("--code", help="begin with the deal of this code")
    parser.add_argument("--deals", type=shared.at_least_one, metavar="N", help="end after so many deals")
    shared.add_rules(parser)
    shared.add_words(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Play until the game is over, or the player leaves. The players are loaded only now."""
    from pinochle.cli.playing import play

    return play(options)
