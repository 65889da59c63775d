"""``pinochle explain``: a reason of the catalogue or a word of the game, in either vocabulary."""

from __future__ import annotations

import argparse
from difflib import get_close_matches
from textwrap import fill

from pinochle.cli import options as shared
from pinochle.cli.terminal import UsageError
from pinochle.examples import reason_of
from pinochle.reasons import Definition, Explanation, catalogue, define, explain, render
from pinochle.reasons.glossary import GLOSSARY

EXAMPLES = """\
examples:
  pinochle explain                     every reason by its code
  pinochle explain must-head
  pinochle explain must-overtrump --words plain
  pinochle explain dix                 a word of the game
  pinochle explain --terms             every word of the game
"""


def add_to(subparsers: shared.Subparsers) -> None:
    """Add the command."""
    parser = subparsers.add_parser(
        "explain", help="what a reason or a word means", description="Explain a reason by its code, or a word.",
        epilog=EXAMPLES,
    )  # fmt: skip
    parser.add_argument(
        "what",
        nargs="*",
        metavar="WORD",
        help="the code of a reason, such as must-head, or a word, such as dix",
    )
    parser.add_argument("--terms", action="store_true", help="list the words of the game")
    shared.add_words(parser)
    shared.add_json(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print the answer."""
    what = " ".join(options.what).strip()
    if options.terms:
        rows = [
            (term.named(options.words), render(term.means, options.words, sentence_case=True))
            for term in GLOSSARY
        ]
        print(_answer(dict(rows), rows, options))
    elif not what:
        rows = [(code, explain(reason_of(code), options.words).title) for code in catalogue()]
        print(_answer(dict(rows), rows, options))
    else:
        print(_one(what, options))
    return 0


def _answer(answer: object, rows: list[tuple[str, str]], options: argparse.Namespace) -> str:
    if options.json:
        return shared.in_json(answer)
    width = max(len(name) for name, _ in rows) + 2
    return "\n".join(
        fill(means, 100, initial_indent=name.ljust(width), subsequent_indent=" " * width)
        for name, means in rows
    )


def _one(what: str, options: argparse.Namespace) -> str:
    code = what.casefold().replace(" ", "-").replace("_", "-")
    if code in catalogue():
        found = explain(reason_of(code), options.words)
        return shared.in_json(_reason_json(found)) if options.json else _reason(found)
    word = define(what, options.words)
    if word is None:
        raise UsageError(_unknown(what, code))
    if options.json:
        return shared.in_json({"word": word.word, "means": word.means, "rule": word.rule})
    return _word(word)


def _unknown(what: str, code: str) -> str:
    near = get_close_matches(code, [*catalogue(), *(term.word for term in GLOSSARY)], n=2, cutoff=0.75)
    hint = (
        f"did you mean {' or '.join(near)}?"
        if near
        else "“pinochle explain” lists the reasons, “pinochle explain --terms” the words"
    )
    return f"there is no reason and no word “{what[:60]}”: {hint}"


def _reason(found: Explanation) -> str:
    return "\n".join(
        (
            f"{found.title} ({found.code})",
            "",
            fill(found.says, 100),
            fill(found.why, 100),
            "",
            fill(f"For example: {found.example.situation}", 100),
        )
    )


def _word(found: Definition) -> str:
    return "\n".join((found.word, "", fill(found.means, 100)))


def _reason_json(found: Explanation) -> dict[str, str]:
    return {
        "code": found.code,
        "title": found.title,
        "says": found.says,
        "why": found.why,
        "rule": found.rule,
        "example": found.example.situation,
    }
