"""``pinochle rules``: the sets of house rules, field by field or as differences."""

from __future__ import annotations

import argparse
from dataclasses import fields

from pinochle.cli import options as shared
from pinochle.reasons import FIELDS, Words, explain, render
from pinochle.rules import PRESETS, HouseRules, preset_note

EXAMPLES = """\
examples:
  pinochle rules                              the sets of rules, and how each differs from standard
  pinochle rules kitchen                      every field of one set
  pinochle rules --diff eight-deals           how eight-deals differs from standard
  pinochle rules kitchen --diff eight-deals   how eight-deals differs from kitchen
  pinochle rules --set run_extras=true        your own table, field by field
"""


def add_to(subparsers: shared.Subparsers) -> None:
    """Add the command."""
    parser = subparsers.add_parser(
        "rules", help="house rules, and how tables differ", description="The sets of house rules.", epilog=EXAMPLES
    )  # fmt: skip
    parser.add_argument("rules", nargs="?", metavar="PRESET", help=", ".join(PRESETS))
    parser.add_argument("--diff", metavar="OTHER", help="only what differs in this other set")
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="FIELD=VALUE",
        dest="changes",
        help="change one house rule",
    )
    shared.add_words(parser)
    shared.add_json(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print the answer."""
    is_list = options.rules is None and not options.diff and not options.changes
    options.rules = options.rules or "standard"
    rules = shared.the_rules(options)
    if is_list:
        answer = {name: _differences(rules, other, options.words) for name, other in PRESETS.items()}
        print(shared.in_json(answer) if options.json else "\n".join(_listed(answer, options)))
    elif options.diff:
        found = _differences(rules, HouseRules.preset(options.diff), options.words)
        note = _note(options.diff, options.words)
        print(
            shared.in_json(found)
            if options.json
            else "\n".join([*found.values(), *note] or ["No difference."])
        )
    else:
        said = {f.name: rules.setting(f.name).named(options.words) for f in fields(rules)}
        print(shared.in_json(said) if options.json else "\n".join(_fields(said, options)))
    return 0


def _differences(here: HouseRules, there: HouseRules, words: Words) -> dict[str, str]:
    return {each.field: explain(each, words, there.scale).says for each in here.differences(there)}


def _note(name: str, words: Words) -> list[str]:
    note = preset_note(name)
    return [explain(note, words).says] if note else []


def _listed(answer: dict[str, dict[str, str]], options: argparse.Namespace) -> list[str]:
    lines = []
    for name, differences in answer.items():
        lines.append(name)
        lines += [f"  {says}" for says in (*differences.values(), *_note(name, options.words))]
    return lines


def _fields(said: dict[str, str], options: argparse.Namespace) -> list[str]:
    titles = {name: render(FIELDS[name].title, options.words, sentence_case=True) for name in said}
    width = max(map(len, titles.values())) + 2
    return [f"{titles[name].ljust(width)}{says}  [{name}]" for name, says in said.items()]
