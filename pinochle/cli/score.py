"""``pinochle score``: what both sides score for a deal, and why."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pinochle.cli import options as shared
from pinochle.cli.terminal import UsageError
from pinochle.reasons import explain, points
from pinochle.rules import CountingScheme, DealScore, HouseRules, SideResult, is_counter, score_deal
from pinochle.screens.score_pad_deal import bid_problem, meld_problem, said, tricks_problem
from pinochle.screens.table.speech import Speech

EXAMPLES = """\
Each side is told as words: meld=N and points=N (won in the play, the last trick's included), in the scale of
the table. One side's points are enough; the other side has the rest. Only where a side's meld hangs on it,
also counters=N, tricks=N, last (it won the last trick) and nines (its meld is nothing but nines of trump).

examples:
  pinochle score 300 --bidders meld=100 points=200 --others meld=60
  pinochle score 300 --bidders meld=100 points=250 --others meld=80 tricks=1 --set meld_needs=TRICK
  pinochle score 30 --bidders meld=10 points=18 --others meld=6 --rules kitchen
"""
_NUMBERS = ("meld", "points", "counters", "tricks")
_FLAGS = ("last", "nines")
_TOO_MANY = {
    "tricks": "a deal has {} tricks",
    "counters": "the deck has {} counters",
    "last": "only one side can win the last trick",
}


def add_to(subparsers: shared.Subparsers) -> None:
    """Add the command."""
    parser = subparsers.add_parser(
        "score", help="score a deal", description="What both sides score for one deal, and why.", epilog=EXAMPLES
    )  # fmt: skip
    parser.add_argument("bid", type=shared.whole, metavar="BID", help="the bid, as the table writes it")
    parser.add_argument("--bidders", nargs="+", required=True, metavar="WORD", help="meld=N points=N …")
    parser.add_argument("--others", nargs="+", default=[], metavar="WORD", help="meld=N points=N …")
    shared.add_rules(parser)
    shared.add_words(parser)
    shared.add_json(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print the answer."""
    rules = shared.the_rules(options)
    bidders, others = (
        _Told.read("bidders", options.bidders, rules),
        _Told.read("others", options.others, rules),
    )
    _check(options, _in_tens(options.bid, rules), (bidders, others), rules)
    bidders, others = bidders.beside(others, rules), others.beside(bidders, rules)
    if bidders.points + others.points != rules.trick_total:
        total, sides = (points(n, rules.scale) for n in (rules.trick_total, bidders.points + others.points))
        raise UsageError(f"the play brings {total} points in all; here both sides have {sides}")
    score = _certain(_in_tens(options.bid, rules), bidders, others, rules)
    if options.json:
        said = [explain(reason, options.words, rules.scale).says for reason in score.reasons]
        answer = {
            "bidders": score.bidders,
            "others": score.others,
            "made": score.made,
            "played": score.played,
        }
        print(shared.in_json({**answer, "scale": rules.scale, "reasons": said}))
        return 0
    print(f"Bidders {points(score.bidders, rules.scale)}, others {points(score.others, rules.scale)}")
    print(*(f"  {explain(reason, options.words, rules.scale).says}" for reason in score.reasons), sep="\n")
    return 0


def _check(options: argparse.Namespace, bid: int, sides: tuple[_Told, _Told], rules: HouseRules) -> None:
    """Refuse what no deal can bring, as the score pad does. Raises UsageError."""
    speech = Speech(options.words, rules.scale)
    if problem := bid_problem(bid, rules):
        raise UsageError(f"bid: {said(problem, speech)}")
    for side in sides:
        problems = {
            "meld": meld_problem(side.values["meld"], rules),
            "points": tricks_problem(side.values.get("points", 0), rules),
        }
        for name, problem in problems.items():
            if problem:
                raise UsageError(f"--{side.name}: {name}: {said(problem, speech)}")
    most = {"tricks": rules.deck.hand_size, "counters": sum(map(is_counter, rules.deck.cards())), "last": 1}
    for name, there_are in most.items():
        if sum(side.values.get(name, 0) for side in sides) > there_are:
            raise UsageError(_TOO_MANY[name].format(there_are))


def _in_tens(number: int, rules: HouseRules) -> int:
    return number * 10 // rules.scale


@dataclass(frozen=True)
class _Told:
    """What the command line says of one side; numbers of points are x10, and what it does not say is missing."""

    name: str
    values: Mapping[str, int]

    @classmethod
    def read(cls, name: str, words: Sequence[str], rules: HouseRules) -> _Told:
        values: dict[str, int] = {}
        for word in " ".join(words).replace(",", " ").split():
            key, equals, number = word.partition("=")
            if key in _FLAGS and not equals:
                values[key] = 1
            elif key in _NUMBERS and number.isascii() and number.isdigit() and len(number) < 7:
                values[key] = _in_tens(int(number), rules) if key in ("meld", "points") else int(number)
            else:
                wanted = ", ".join([*(f"{n}=N" for n in _NUMBERS), *_FLAGS])
                raise UsageError(f"--{name}: “{word}” is none of {wanted}")
        return cls(name, {"meld": 0, **values})

    @property
    def points(self) -> int:
        return self.values["points"]

    def beside(self, other: _Told, rules: HouseRules) -> _Told:
        """The same, with the points that the other side leaves."""
        if "points" in self.values:
            return self
        if "points" not in other.values:
            raise UsageError(
                "say at least for one side how many points it won in the play, such as points=200"
            )
        return _Told(self.name, {**self.values, "points": max(rules.trick_total - other.points, 0)})

    def result(self, rules: HouseRules, *, most: bool) -> SideResult:
        """The side with what is not told taken as the most or the least that its points allow."""
        has_points = self.points > 0
        counts = rules.counters is CountingScheme.ACE_TEN_KING and self.points > rules.last_trick
        return SideResult(
            self.values["meld"],
            self.points,
            self.values.get("counters", int(counts or (most and has_points))),
            self.values.get("tricks", int(has_points or most)),
            bool(self.values.get("last", most and self.points >= rules.last_trick)),
            bool(self.values.get("nines", 0)),
        )


def _certain(bid: int, bidders: _Told, others: _Told, rules: HouseRules) -> DealScore:
    """The score, if what was not told cannot change it. Raises UsageError."""
    least, most = (
        score_deal(bid, bidders.result(rules, most=most), others.result(rules, most=most), rules)
        for most in (False, True)
    )
    if (least.bidders, least.others) != (most.bidders, most.others):
        raise UsageError(
            "the score hangs on what a side took: add counters=N, tricks=N or last to the side in doubt"
        )
    return least
