"""The table in pure Python: deals a second, what an action takes, how large an update is, what a kernel keeps."""

from __future__ import annotations

import random
import time
import tracemalloc
from collections.abc import Iterator
from dataclasses import replace
from statistics import median

from benchmarks.row import Row, at_least, at_most
from pinochle.cards import Hand
from pinochle.rules import PRESETS
from pinochle.screens.base import Intent
from pinochle.screens.practice import PracticeTable
from pinochle.screens.table import Table
from pinochle.table import Action, Bid, BidRange, ChooseCards, NameTrump, Option, Pass, Play, ShowMeld

DEALS = 60
TAPS = 6  # deals in which every action is timed


def rows() -> Iterator[Row]:
    """The lines of issue 5, section 4, that need no browser."""
    yield at_least("random deals through the screen, html at each own turn, a second", _deals_a_second(), 20)
    for level, limit in (("medium", 60), ("hard", 120)):
        yield at_most(f"from a tap to the next html against {level}, median ms", _tap(level), limit)
    yield at_most("largest update, bytes", max(_sizes()), 40_000)
    yield at_most("memory kept after 100 more deals, MB", _kept(), 5)


def _started(level: str, seed: int, preset: str = "standard") -> PracticeTable:
    screen = PracticeTable()
    for intent in (
        Intent.of("preset", text=preset),
        Intent.of("level", choice=level),
        Intent.of("set", name="pace", choice="off"),
        Intent.of("start", entropy=f"{seed:x}"),
    ):
        screen = screen.handle(intent)
    return screen


def _any_intent(table: Table, chance: random.Random) -> Iterator[Intent]:
    """Something legal that a person might do, as intents."""
    if table.looking:
        yield Intent.of("look")
        return
    actions: list[Action] = []
    for option in table.session.view.options():
        match option:
            case BidRange(minimum, _) if chance.random() < 0.3:
                actions.append(Bid(minimum))
            case ChooseCards(count, cards):
                four = Hand(chance.sample(list(cards), count))
                yield Intent.of("type", text=four.ascii())
                yield Intent.of("give")
                return
            case Option(action, None):
                actions.append(action)
    yield _intent(chance.choice(actions or [Bid(table.deal.state.auction.minimum)]))


def _intent(action: Action) -> Intent:
    match action:
        case Bid(points):
            return Intent.of("bid", points=points)
        case NameTrump(suit):
            return Intent.of("trump", suit=suit.letter)
        case Play(card):
            return Intent.of("play", card=f"{card.code}1")
        case Pass():
            return Intent.of("pass")
        case ShowMeld():
            return Intent.of("show")
    return Intent.of("concede")


def _one_deal(screen: PracticeTable, chance: random.Random) -> Iterator[tuple[float, int]]:
    """Seconds and bytes of each action until the deal is over."""
    while screen.table and not screen.table.session.over:
        for intent in _any_intent(screen.table, chance):
            start = time.process_time()
            screen = screen.handle(intent)
            html = screen.html()
            yield time.process_time() - start, len(html.encode())


def _deals_a_second() -> float:
    chance = random.Random(5)
    start = time.process_time()
    for seed in range(DEALS):
        screen = _started("easy", seed)
        if screen.table:  # random opponents: the screen is measured, not their thinking
            at_random = replace(screen.table.session, level="random")
            screen = replace(screen, table=replace(screen.table, session=at_random))
        for _ in _one_deal(screen, chance):
            pass
    return DEALS / (time.process_time() - start)


def _tap(level: str) -> float:
    chance = random.Random(7)
    return 1000 * median(s for seed in range(TAPS) for s, _ in _one_deal(_started(level, seed), chance))


def _sizes() -> Iterator[int]:
    chance = random.Random(9)
    for preset in PRESETS:
        for _, size in _one_deal(_started("easy", 3, preset), chance):
            yield size


def _kept() -> float:
    """What 100 deals of one game after another leave behind, in MB."""
    chance = random.Random(11)
    for seed in range(5):
        for _ in _one_deal(_started("easy", seed), chance):
            pass
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for seed in range(100):
        for _ in _one_deal(_started("easy", seed), chance):
            pass
    kept = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return kept / 1e6
