"""Fits Medium's table: ``python -m pinochle.analysis.fit_play --seed 1`` writes ``fitted_play.py`` anew.

Deals are played, and at most decisions every legal card is tried: the deal is played to the end after it, with the
cards as they lie, and the points noted. The cards lay as chance would have it given what the player could see, so a
linear fit of the points on the card's prospects learns what to do without seeing. The first round plays as Easy
does, each later one as the fit so far; the fit keeps the decisions of all rounds but the first.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from operator import mul
from pathlib import Path

from pinochle.analysis.features import features
from pinochle.analysis.fit import ROUGH, solved, written_tuple
from pinochle.analysis.packed import packed_deck
from pinochle.analysis.policies import by_table, easy
from pinochle.analysis.position import Policy, Position, choices, play_out
from pinochle.analysis.prospects import NUMBERS, ROWS, SITUATIONS, prospects, situation
from pinochle.analysis.simulate import after_passing
from pinochle.analysis.tricks import tricks
from pinochle.cards import Suit
from pinochle.rules.house import PRESETS, HouseRules

TRIED = 0.7  # of the decisions; the others are only played
STRAYED = 0.1  # of the plays are drawn by lot, so that bad positions are met too
RIDGE = 8.0
_SIZE = ROWS + NUMBERS


class Normal:
    """The normal equations of one situation, summed up decision by decision."""

    def __init__(self) -> None:
        self.matrix = [[0.0] * (_SIZE + 1) for _ in range(_SIZE)]

    def add(self, cards: Sequence[tuple[dict[int, float], float]]) -> None:
        """One decision: only the differences between its cards matter, so the means are taken off."""
        share = 1 / len(cards)
        middle: dict[int, float] = {}
        for numbers, points in cards:
            for place, value in (*numbers.items(), (_SIZE, points)):
                middle[place] = middle.get(place, 0.0) + share * value
            self._add({**numbers, _SIZE: points}, 1.0)
        self._add(middle, -float(len(cards)))

    def _add(self, row: dict[int, float], times: float) -> None:
        for place, left in row.items():
            if place < _SIZE and left:
                line, factor = self.matrix[place], times * left
                for other, right in row.items():
                    line[other] += factor * right

    def solved(self) -> list[float]:
        """The weights."""
        matrix = [line.copy() for line in self.matrix]
        for place in range(_SIZE):
            matrix[place][place] += RIDGE
        return solved(matrix)


def some_deal(rng: random.Random, rules: HouseRules) -> Position:
    """The first lead of a deal that the strongest hand has won and in which cards have been passed."""
    packed = packed_deck(rules.deck)
    hands = [packed.pack(hand) for hand in rules.deck.deal(rng).values()]
    _, bidder, order = max(
        (sum(map(mul, ROUGH, features(hands[seat], suit, rules))), seat, suit.order)
        for seat in range(4)
        for suit in Suit
    )
    trump = list(Suit)[order]
    after = after_passing(hands, bidder, trump, rules)
    return Position.start(tricks(rules, trump), rules.last_trick, after, bidder)


def learn(position: Position, policy: Policy, rng: random.Random, into: Sequence[Normal]) -> None:
    """Play a deal out, trying the cards of most decisions."""
    while position.hands[position.seat]:
        may = choices(position)
        if len(may) == 1:
            position.play(may[0])
            continue
        if rng.random() < TRIED:
            into[situation(position)].add(list(_tried(position, may, policy)))
        position.play(rng.choice(may) if rng.random() < STRAYED else policy(position, may))


def _tried(position: Position, may: list[int], policy: Policy) -> Iterator[tuple[dict[int, float], float]]:
    side = position.seat & 1
    for unit, row, numbers in prospects(position, may):
        after = position.copy()
        after.play(unit)
        points = play_out(after, [policy] * 4)[side]
        yield {row: 1.0} | {ROWS + place: float(n) for place, n in enumerate(numbers)}, points


def fitted(seed: str, deals: int, rounds: int) -> list[tuple[tuple[float, ...], tuple[float, ...]]]:
    """The table after so many rounds, with progress on the standard error."""
    rules = PRESETS["standard"]
    policy: Policy = easy
    sums = [Normal() for _ in range(SITUATIONS)]
    table: list[tuple[tuple[float, ...], tuple[float, ...]]] = []
    for turn in range(rounds):
        rng = random.Random(f"{seed}/{turn}")
        if turn <= 1:
            sums = [Normal() for _ in range(SITUATIONS)]
        for deal in range(deals):
            learn(some_deal(rng, rules), policy, rng, sums)
            if deal % 100 == 99:
                sys.stderr.write(f"\rround {turn + 1} of {rounds}: {deal + 1} of {deals} deals")
                sys.stderr.flush()
        weights = [normal.solved() for normal in sums]
        table = [
            (tuple(round(w, 1) for w in ws[:ROWS]), tuple(round(w, 3) for w in ws[ROWS:])) for ws in weights
        ]
        policy = by_table(table)
    sys.stderr.write("\n")
    return table


_HEAD = '''"""Medium's table, written by ``python -m pinochle.analysis.fit_play``. Do not edit.

With ``--seed {seed} --deals {deals} --rounds {rounds}``. For each situation of ``prospects``: points by row,
and the weights of the numbers.
"""

from __future__ import annotations

# fmt: off
WEIGHTS: tuple[tuple[tuple[float, ...], tuple[float, ...]], ...] = (
'''


def main(arguments: Sequence[str] | None = None) -> None:
    """Fit the table and write the module."""
    parser = argparse.ArgumentParser(description="Fit Medium's table anew.")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--deals", type=int, default=5_000, help="deals a round")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--out", type=Path, default=Path(__file__).with_name("fitted_play.py"))
    options = parser.parse_args(arguments)
    table = fitted(options.seed, options.deals, options.rounds)
    head = _HEAD.format(seed=options.seed, deals=options.deals, rounds=options.rounds)
    body = "".join(
        f"    (\n        {written_tuple(rows)},\n        {written_tuple(numbers)},\n    ),\n"
        for rows, numbers in table
    )
    options.out.write_text(f"{head}{body})\n")


if __name__ == "__main__":
    main()
