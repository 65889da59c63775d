"""Packed hands against the plain rules, in one run; and against OpenSpiel, where it is installed."""

import random
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from time import process_time

from benchmarks.row import Row, at_least
from pinochle.analysis.melds import fast_meld
from pinochle.analysis.packed import packed_deck
from pinochle.analysis.tricks import Trick, legal, tricks
from pinochle.cards import SINGLE_DECK, Card, Hand, Suit
from pinochle.rules import PRESETS, legal_plays, meld_points

RULES = PRESETS["standard"]
PACKED = packed_deck(SINGLE_DECK)


def best_of(work: Callable[[], object], times: int = 5) -> float:
    """The shortest of several runs, in CPU seconds: the one least disturbed by others."""
    best = float("inf")
    for _ in range(times):
        start = process_time()
        work()
        best = min(best, process_time() - start)
    return best


def rows() -> Iterator[Row]:
    """Calls a second, and how many times the plain rules'."""
    rng = random.Random(1)
    deals = [list(SINGLE_DECK.deal(rng).values()) for _ in range(2_500)]
    hands = [hand for deal in deals for hand in deal]
    yield from _meld(hands)
    yield from _legal(rng)
    yield from _playouts(deals, rng)


def _meld(hands: list[Hand]) -> Iterator[Row]:
    packed = [PACKED.pack(hand) for hand in hands]
    each = fast_meld(RULES).each
    fast = len(packed) / best_of(lambda: [each(hand) for hand in packed])
    few = hands[:200]
    plain = len(few) / best_of(lambda: [meld_points(hand, trump, RULES) for hand in few for trump in Suit], 3)
    yield at_least("meld of a hand in all four suits, M hands/s", fast / 1e6, 1.0)
    yield at_least("… times the plain rules", fast / plain, 100)


def _legal(rng: random.Random) -> Iterator[Row]:
    plain: list[tuple[list[Card], list[Card]]] = []
    packed: list[tuple[int, Trick]] = []
    states = tricks(RULES, Suit.HEARTS)
    for _ in range(10_000):
        cards = rng.sample(list(SINGLE_DECK.cards()), rng.randint(1, 12) + 3)
        played = rng.randrange(4)
        trick, hand = cards[:played], cards[3:]
        state = states.start
        for card in trick:
            state = state.after[PACKED.unit[card]][0]
        plain.append((hand, trick))
        packed.append((PACKED.pack(hand), state))
    fast = len(packed) / best_of(lambda: [legal(hand, state) for hand, state in packed])
    few = plain[:1000]
    slow = len(few) / best_of(
        lambda: [legal_plays(hand, trick, Suit.HEARTS, RULES) for hand, trick in few], 3
    )
    yield at_least("legal plays, M calls/s", fast / 1e6, 2.5)
    yield at_least("… times the plain rules", fast / slow, 4)


def _playouts(deals: list[list[Hand]], rng: random.Random) -> Iterator[Row]:
    states = tricks(RULES, Suit.HEARTS)
    starts = [[PACKED.pack(hand) for hand in deal] for deal in deals]
    fast = len(starts) / best_of(
        lambda: [random_playout(hands, states.start, rng.random) for hands in starts]
    )
    yield at_least("random 12-trick playouts, k/s", fast / 1e3, 25)
    if find_spec("pyspiel"):
        other = best_of(lambda: spades_playouts(300, rng), 3) / 300
        yield at_least("… plays/s, times OpenSpiel's spades stepped from Python", fast * 48 * other / 52, 1.0)


def random_playout(hands: list[int], start: Trick, chance: Callable[[], float]) -> int:
    """All twelve tricks with cards drawn by lot; North–South's points."""
    hands = hands.copy()
    ones, winner, taken = PACKED.ones, 0, 0
    for _ in range(12):
        trick, points, seat = start, 0, winner
        for _ in range(4):
            hand = hands[seat]
            may = legal(hand, trick)
            may = (may | may >> 1) & ones
            for _ in range(int(chance() * may.bit_count())):
                may &= may - 1
            unit = may & -may
            hands[seat] = hand - unit
            if unit & trick.beats:
                winner = seat
            trick, worth = trick.after[unit]
            points += worth
            seat = seat + 1 & 3
        if not winner & 1:
            taken += points
    return taken if winner & 1 else taken + RULES.last_trick


def spades_playouts(deals: int, rng: random.Random) -> None:
    """Deals of OpenSpiel's spades by lot. All its time is counted as 52 plays: dealing and calls are in it."""
    game = import_module("pyspiel").load_game("spades")
    for _ in range(deals):
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
