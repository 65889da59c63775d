"""Fits the bidding table: ``python -m pinochle.analysis.fit --seed 1 --deals 20000`` writes ``fitted.py`` anew.

A random hand names its best suit (a fifth of the time its second best, so that the others are priced too), the
partners pass, everyone plays as Medium does, and the side's total is noted. Two linear fits, by least squares, give
the partner's share and the tricks; the quantiles of what they leave over give the chances. The first round names
suits by length and meld, the second by the table of the first.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from operator import mul
from pathlib import Path
from textwrap import fill

from pinochle.analysis.calibration import CLASSES
from pinochle.analysis.features import FEATURES, features
from pinochle.analysis.melds import fast_meld
from pinochle.analysis.packed import packed_deck
from pinochle.analysis.policies import medium
from pinochle.analysis.simulate import after_passing, side_meld, trick_points
from pinochle.cards import Suit
from pinochle.rules.house import HouseRules

QUANTILES = 20  # the spread is cut into so many equal parts

_Weights = list[float]


@dataclass(frozen=True, slots=True)
class Sample:
    """One simulated deal: the bidder's features, what came of it, and whether the best suit was trump."""

    numbers: Sequence[int]
    share: int
    tricks: int
    best: bool


def simulate(rules: HouseRules, deals: int, seed: str, weights: _Weights | None) -> Iterable[Sample]:
    """So many deals, each with one bidder. ``weights`` choose the suit; None chooses by length and meld."""
    rng = random.Random(seed)
    packed, meld = packed_deck(rules.deck), fast_meld(rules)
    for _ in range(deals):
        hands = [packed.pack(hand) for hand in rules.deck.deal(rng).values()]
        each = {suit: features(hands[0], suit, rules) for suit in Suit}
        by_worth = sorted(Suit, key=lambda suit: sum(map(mul, each[suit], weights or ROUGH)), reverse=True)
        trump = by_worth[rng.random() < 0.2]
        after = after_passing(hands, 0, trump, rules)
        own = meld.points(hands[0], trump)
        taken = trick_points(after, 0, trump, rules, [medium] * 4)[0]
        yield Sample(each[trump], side_meld(after, 0, trump, rules) - own, taken, trump is by_worth[0])


ROUGH = [0.0, 1.0, 1.0, 15.0, 20.0, 10.0, *[0.0] * (len(FEATURES) - 6)]


def least_squares(rows: Sequence[Sequence[float]], targets: Sequence[float], ridge: float = 3.0) -> _Weights:
    """The weights that fit best; ``ridge`` keeps a weight near 0 that few rows speak for."""
    size = len(rows[0])
    matrix = [[0.0] * (size + 1) for _ in range(size)]
    for row, target in zip(rows, targets, strict=True):
        for i, left in enumerate(row):
            if left:
                line = matrix[i]
                for j, right in enumerate(row):
                    line[j] += left * right
                line[size] += left * target
    for i in range(1, size):
        matrix[i][i] += ridge
    return solved(matrix)


def solved(matrix: list[list[float]]) -> _Weights:
    """The solution of normal equations, by Gauss–Jordan with the largest pivot.

    A column without one (of a card that the deck does not have) weighs 0.
    """
    size = len(matrix)
    for i in range(size):
        pivot = max(range(i, size), key=lambda row: abs(matrix[row][i]))
        matrix[i], matrix[pivot] = matrix[pivot], matrix[i]
        if abs(matrix[i][i]) < 1e-9:
            continue
        for j in range(size):
            if j != i and matrix[j][i]:
                factor = matrix[j][i] / matrix[i][i]
                matrix[j] = [a - factor * b for a, b in zip(matrix[j], matrix[i], strict=True)]
    return [line[size] / line[i] if abs(line[i]) >= 1e-9 else 0.0 for i, line in enumerate(matrix)]


def quantiles(values: Iterable[float]) -> list[int]:
    """The ``QUANTILES + 1`` evenly spaced quantiles, strictly rising; the ends are those of 0.5 and 99.5 in 100."""
    ordered = sorted(values)
    last = len(ordered) - 1
    places = [0.005, *(n / QUANTILES for n in range(1, QUANTILES)), 0.995]
    found = [round(ordered[round(place * last)]) for place in places]
    for i in range(1, len(found)):
        found[i] = max(found[i], found[i - 1] + 1)
    return found


def fitted(
    rules: HouseRules, deals: int, seed: str, progress: Callable[[str], None]
) -> tuple[_Weights, _Weights, list[int]]:
    """(weights of the partner's share, of the tricks, spread of the total) under ``rules``."""
    choose: _Weights | None = None
    share: _Weights = []
    tricks: _Weights = []
    spread: list[int] = []
    for turn, count in enumerate((deals // 4, deals)):
        samples = []
        for sample in simulate(rules, count, f"{seed} {turn}", choose):
            samples.append(sample)
            if len(samples) % 500 == 0:
                progress(f"round {turn + 1} of 2: {len(samples)} of {count} deals")
        rows = [sample.numbers for sample in samples]
        share = [round(w, 2) for w in least_squares(rows, [s.share for s in samples])]
        tricks = [round(w, 2) for w in least_squares(rows, [s.tricks for s in samples])]
        both = [a + b for a, b in zip(share, tricks, strict=True)]
        spread = quantiles(s.share + s.tricks - sum(map(mul, s.numbers, both)) for s in samples if s.best)
        choose = both.copy()
        choose[1] += 1  # the own meld itself, up to 200 and beyond
        choose[2] += 1
    return share, tricks, spread


_HEAD = '''"""The bidding table, written by ``python -m pinochle.analysis.fit``. Do not edit.

With ``--seed {seed} --deals {deals}``. Points (x10). The weights stand in the order of ``features.FEATURES``.
"""

from __future__ import annotations

from collections.abc import Mapping

from pinochle.analysis.calibration import Fit

# fmt: off
FITS: Mapping[str, Fit] = {{
'''


def main(arguments: Sequence[str] | None = None) -> None:
    """Fit every class of rules and write the module."""
    parser = argparse.ArgumentParser(description="Fit the bidding table anew.")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--deals", type=int, default=20_000, help="simulated deals a class of rules")
    parser.add_argument(
        "--only", default="", help="print the fit of the classes with this in their name, and write nothing"
    )
    parser.add_argument("--out", type=Path, default=Path(__file__).with_name("fitted.py"))
    options = parser.parse_args(arguments)
    written = [_HEAD.format(seed=options.seed, deals=options.deals)]
    for name, rules in CLASSES.items():
        if options.only in name:
            result = fitted(rules, options.deals, f"{options.seed} {name}", partial(_show, f"\r{name}: "))
            _show(f"\r{name}: ", f"done{' ' * 40}\n")
            rows = "".join(f"        {written_tuple(row)},\n" for row in result)
            written.append(f'    "{name}": Fit(\n{rows}    ),\n')
    text = "".join([*written, "}\n"])
    if options.only:
        sys.stdout.write(text)
    else:
        options.out.write_text(text)


def written_tuple(numbers: Sequence[float]) -> str:
    """The numbers as Python source, in lines that are not too long."""
    text = ", ".join(str(0 if number == 0 else number) for number in numbers)
    return f"({fill(text, 100, subsequent_indent=' ' * 9)})"


def _show(label: str, told: str) -> None:
    sys.stderr.write(label + told)
    sys.stderr.flush()


if __name__ == "__main__":
    main()
