"""Duplicate deals: the same cards played twice, the levels changing sides; the difference is theirs, not the cards'."""

import random
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev

from pinochle.analysis.fit_play import some_deal
from pinochle.analysis.packed import packed_deck
from pinochle.analysis.policies import medium
from pinochle.analysis.position import Policy, Position, choices, play_out
from pinochle.analysis.tricks import tricks
from pinochle.cards import Card, Seat
from pinochle.players import make
from pinochle.rules import PRESETS
from pinochle.table import Deal, Phase, Play, deal_hands

RULES = PRESETS["standard"]
Chooser = Callable[[Deal], Card]


@dataclass
class Margin:
    """Trick points (x10) a deal that the same cards bring more in one level's hands than in the other's."""

    deals: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return fmean(self.deals)

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return stdev(self.deals) / sqrt(len(self.deals))

    @property
    def at_least(self) -> float:
        """The lower 95 % bound."""
        return self.mean - 1.645 * self.error


def between_policies(ours: Policy, theirs: Policy, deals: int, seed: int = 1) -> Margin:
    """Two policies on packed hands, thousands of deals in seconds."""
    rng = random.Random(seed)
    margin = Margin()
    for _ in range(deals):
        start = some_deal(rng, RULES)
        north_south = play_out(start.copy(), [ours, theirs] * 2)
        east_west = play_out(start.copy(), [theirs, ours] * 2)
        margin.deals.append((north_south[0] - north_south[1] + east_west[1] - east_west[0]) / 2)
    return margin


def first_leads(deals: int, seed: int) -> Iterator[Deal]:
    """Deals at the first lead; four Medium players have bid, named and passed."""
    player, number = make("medium"), 0
    while deals:
        number += 1
        deal = Deal.start(RULES, Seat.N, deal_hands(f"duel {seed}/{number}", RULES))
        while deal.phase is not Phase.PLAY and deal.to_act is not None:
            deal = deal.act(player.choose(deal.view(deal.to_act)).action)
        if deal.phase is Phase.PLAY:
            deals -= 1
            yield deal


def between_choosers(ours: Chooser, theirs: Chooser, deals: Sequence[Deal]) -> Margin:
    """Two ways to choose a card at the table."""
    margin = Margin()
    for start in deals:
        differences = []
        for our_side in Seat.N.side, Seat.E.side:
            deal = start
            while (seat := deal.to_act) is not None:
                deal = deal.act(Play((ours if seat.side is our_side else theirs)(deal)))
            points = deal.state.trick_points
            differences.append(points(our_side) - points(our_side.other))
        margin.deals.append(fmean(differences))
    return margin


def by_level(level: str, worlds: int = 50, times: list[float] | None = None) -> Chooser:
    """A computer player's card; the CPU seconds of each free choice go to ``times``."""
    player = make(level, worlds=worlds)  # type: ignore[arg-type]  # a level by its name

    def choose(deal: Deal) -> Card:
        assert deal.to_act is not None
        view = deal.view(deal.to_act)
        start = time.process_time()
        action = player.choose(view).action
        if times is not None and len(view.legal or ()) > 1:
            times.append(time.process_time() - start)
        assert isinstance(action, Play)
        return action.card

    return choose


def all_seeing(deal: Deal) -> Card:
    """The card that does best when all hands are open and Medium plays on: what Hard would do if it could see."""
    position = open_position(deal)
    may = choices(position)
    card_of = packed_deck(deal.rules.deck).card
    side = position.seat & 1

    def points(unit: int) -> int:
        after = position.copy()
        after.play(unit)
        return play_out(after, [medium] * 4)[side]

    return card_of[may[0] if len(may) == 1 else max(may, key=points)]


def open_position(deal: Deal) -> Position:
    """Where the play stands, with all hands."""
    packed, seats = packed_deck(deal.rules.deck), list(Seat)
    plays = deal.view(Seat.N).all_played
    bidder, trump = deal.state.bidder, deal.state.trump
    assert bidder is not None
    assert trump is not None
    held = [packed.pack(deal.state.hand(seat) or ()) for seat in seats]
    for seat, card in plays:
        held[seats.index(seat)] += packed.unit[card]
    position = Position.start(tricks(deal.rules, trump), deal.rules.last_trick, held, seats.index(bidder))
    for _, card in plays:
        position.play(packed.unit[card])
    return position
