"""The command itself: its subcommands, and what happens when something goes wrong."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

import pinochle
from pinochle.cli import explain, learn, legal, lesson, meld, play, rules, score
from pinochle.cli.terminal import (
    BAD_INPUT,
    INTERRUPTED,
    Parser,
    UsageError,
    leave_quietly,
    speak_plainly,
)
from pinochle.reasons import PinochleError

COMMANDS = (meld, legal, explain, rules, score, play, learn, lesson)

EXAMPLES = """\
examples:
  pinochle meld "AH 10H KH QH JH 9H KS KC KD QS JD 10C" --trump h
  pinochle legal "AC JC 9D 10H" --trick "KC 9C" --trump s
  pinochle explain must-head
  pinochle rules --diff eight-deals
  pinochle score 300 --bidders meld=100 points=200 --others meld=60
  pinochle play --level easy
  pinochle learn
  pinochle lesson 3

Cards are written in any usual way: AH, 10h, K♥, “♥ A 10 K”, “ace of hearts”.
Every number of points is written as the table writes it; --rules kitchen drops the last zero.
Exit status: 0, or 2 for input that cannot be used.
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return its exit status. Bad input is one line on standard error and status 2."""
    speak_plainly(sys.stdout)
    speak_plainly(sys.stderr)
    options = argparse.Namespace(command="", words="table")
    try:
        options = _parser().parse_args(argv)
        status: int = options.run(options)
        sys.stdout.flush()
    except (PinochleError, UsageError, UnicodeDecodeError) as problem:
        return _complain(options, problem)
    except BrokenPipeError:
        return leave_quietly()
    except (KeyboardInterrupt, EOFError):
        print(file=sys.stderr)
        return INTERRUPTED
    return status


def _parser() -> Parser:
    parser = Parser(
        prog="pinochle", description="Pinochle: what a hand is worth, what may be played, and why.", epilog=EXAMPLES
    )  # fmt: skip
    parser.add_argument("--version", action="version", version=f"learn-pinochle {pinochle.__version__}")
    parser.set_defaults(run=lambda options: _help(parser))
    subparsers = parser.add_subparsers(
        title="commands", dest="command", metavar="COMMAND", parser_class=Parser
    )
    for command in COMMANDS:
        command.add_to(subparsers)
    return parser


def _help(parser: Parser) -> int:
    parser.print_help()
    return 0


def _complain(options: argparse.Namespace, problem: Exception) -> int:
    if isinstance(problem, PinochleError):
        said = problem.explanation(options.words).says
    elif isinstance(problem, UnicodeDecodeError):
        said = "the input is no text in this terminal's encoding"
    else:
        said = str(problem)
    print(f"pinochle {options.command}: {' '.join(said.split())}", file=sys.stderr)
    return BAD_INPUT
