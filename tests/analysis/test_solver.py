"""The solver says what plain minimax over the rules says."""

import random
import tracemalloc
from dataclasses import replace
from itertools import product

import pytest

from pinochle.analysis import solver as solver_module
from pinochle.analysis.position import choices
from pinochle.analysis.solver import Solver
from pinochle.cards import Suit
from pinochle.rules.choices import CountingScheme, ForcedTrump, Head
from pinochle.rules.counting import count_cards
from pinochle.rules.house import PRESETS
from pinochle.rules.play import legal_plays, winning_index
from tests.analysis.positions import ending

DECKS = {"single": PRESETS["standard"], "double": PRESETS["double-deck"]}


def minimax(hands, seat, trick, trump, rules):
    """What North–South still take; straight from the rules, every card of every hand tried."""
    if len(trick) == 4:
        taker = (seat + winning_index(trick, trump)) % 4
        last = not any(hands)
        points = 0 if taker % 2 else count_cards(trick, rules, last_trick=last)
        return points if last else points + minimax(hands, taker, [], trump, rules)
    values = []
    for card in legal_plays(hands[seat], trick, trump, rules):
        left = hands[seat].copy()
        left.remove(card)
        then = [*hands[:seat], left, *hands[seat + 1 :]]
        values.append(minimax(then, (seat + 1) % 4, [*trick, card], trump, rules))
    return min(values) if seat % 2 else max(values)


@pytest.mark.parametrize(
    ("deck", "head", "forced", "counters"), list(product(DECKS, Head, ForcedTrump, CountingScheme))
)
def test_equal_to_minimax(deck, head, forced, counters):
    rules = replace(DECKS[deck], head=head, forced_trump=forced, counters=counters)
    rng = random.Random(f"{deck} {head} {forced} {counters}")
    for tricks_left, on_table in ((1, 0), (2, 0), (2, 1), (3, 0), (3, 2), (3, 3)):
        position = ending(rng, rules, tricks_left)
        packed, table = position.tricks.packed, []
        hands = [packed.cards(hand) for hand in position.hands]
        for _ in range(on_table):
            unit = rng.choice(choices(position))
            table.append(packed.card[unit])
            hands[position.seat].remove(packed.card[unit])
            position.play(unit)
        trump = next(suit for suit in Suit if packed.suit[suit] == position.tricks.trump)
        seat = position.seat
        values = Solver(position.tricks, rules.last_trick).values(position)
        assert list(values) == choices(position)
        for unit, value in values.items():
            left = hands[seat].copy()
            left.remove(packed.card[unit])
            then = [*hands[:seat], left, *hands[seat + 1 :]]
            assert value == minimax(then, (seat + 1) % 4, [*table, packed.card[unit]], trump, rules)


def test_value_is_that_of_the_best_card_and_the_guess_does_not_matter():
    rng = random.Random(2)
    for _ in range(20):
        position = ending(rng, PRESETS["standard"], 5)
        solver = Solver(position.tricks, 10)
        value = solver.value(position)
        assert value == (min if position.seat % 2 else max)(solver.values(position).values())
        assert all(Solver(position.tricks, 10).value(position, guess) == value for guess in (0, 70, 250))


def test_nothing_is_left_when_all_is_played():
    position = ending(random.Random(3), PRESETS["standard"], 0)
    assert Solver(position.tricks, 10).value(position) == 0


def test_a_full_table_starts_anew_and_changes_nothing(monkeypatch):
    position = ending(random.Random(5), PRESETS["kitchen-classic"], 5)
    value = Solver(position.tricks, 10).value(position)
    monkeypatch.setattr(solver_module, "ENTRIES", 20)
    small = Solver(position.tricks, 10)
    assert small.value(position) == value
    assert len(small._bounds) <= 20


def test_memory_of_a_full_table_is_bounded():
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        table = {
            (n, n + (1 << 46), n + (1 << 45), n + (1 << 44), n & 3): (n, n + 1000, 1 << (n & 45))
            for n in range(solver_module.ENTRIES)
        }
        used = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    assert len(table) == solver_module.ENTRIES
    assert used < 64 * 2**20
