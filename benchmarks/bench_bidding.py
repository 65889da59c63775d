"""Whether bids are made as often as the table says, and what the table is worth against a rule of thumb."""

import random
from collections.abc import Callable, Iterator
from statistics import fmean

from benchmarks.row import Row, at_least, at_most
from pinochle.analysis.packed import packed_deck
from pinochle.analysis.policies import medium
from pinochle.analysis.simulate import after_passing, side_meld, trick_points
from pinochle.analysis.value import SuitValue, value_packed
from pinochle.cards import Suit
from pinochle.players.bidding import CHANCE
from pinochle.rules import PRESETS, HouseRules, SideResult, score_deal

RULES = PRESETS["standard"]
Limit = Callable[[SuitValue], int]


def rows() -> Iterator[Row]:
    """Differences of rates, and deal points."""
    made = made_rates(RULES, 3000)
    for chance, rate in made.items():
        yield at_most(f"bids advised at {chance}: off by", abs(rate - chance), 0.05)
    yield at_least("the table over own meld + 150, deal points a deal", against_rule_of_thumb(2000), 100)


def made_rates(rules: HouseRules, deals: int) -> dict[float, float]:
    """For each chance, how often the bid advised at it was made on fresh deals."""
    rng, packed = random.Random("fresh"), packed_deck(rules.deck)
    made = {0.9: 0, 0.8: 0, 0.7: 0, 0.6: 0}
    for _ in range(deals):
        hands = [packed.pack(hand) for hand in rules.deck.deal(rng).values()]
        best = value_packed(hands[0], rules).best
        total = sum(_result(hands, 0, best.suit, rules))
        for chance in made:
            made[chance] += total >= best.bid_at(chance)
    return {chance: count / deals for chance, count in made.items()}


def against_rule_of_thumb(deals: int) -> float:
    """What the side that bids by the table scores more a deal; each deal is bid twice, sides changed."""
    rng, packed = random.Random("auctions"), packed_deck(RULES.deck)
    by_table: Limit = lambda value: value.bid_at(CHANCE["hard"])  # noqa: E731
    by_thumb: Limit = lambda value: value.own_meld + 150  # noqa: E731
    gains = []
    for _ in range(deals):
        hands = [packed.pack(hand) for hand in RULES.deck.deal(rng).values()]
        values = [value_packed(hand, RULES).best for hand in hands]
        first = _scored(hands, values, [by_table, by_thumb] * 2)
        second = _scored(hands, values, [by_thumb, by_table] * 2)
        gains.append((first[0] - first[1] + second[1] - second[0]) / 2)
    return fmean(gains)


def _scored(hands: list[int], values: list[SuitValue], limits: list[Limit]) -> tuple[int, int]:
    """Both sides' points of a deal: the highest limit wins for one step over the second, the dealer (West) if stuck."""
    ends = [limit(value) for limit, value in zip(limits, values, strict=True)]
    bidder = max(range(4), key=lambda seat: (ends[seat], -seat))
    others = max(ends[seat] for seat in range(4) if seat & 1 != bidder & 1)
    bid = min(max(others + RULES.bid_step, RULES.minimum_bid), ends[bidder])
    if ends[bidder] < RULES.minimum_bid:
        bidder, bid = 3, RULES.minimum_bid
    ours, theirs = _both(hands, bidder, values[bidder].suit)
    score = score_deal(bid, ours, theirs, RULES)
    return (score.others, score.bidders) if bidder & 1 else (score.bidders, score.others)


def _both(hands: list[int], bidder: int, trump: Suit) -> tuple[SideResult, SideResult]:
    after = after_passing(hands, bidder, trump, RULES)
    taken = trick_points(after, bidder, trump, RULES, [medium] * 4)
    side = bidder & 1
    ours, theirs = (SideResult(side_meld(after, s, trump, RULES), taken[s]) for s in (side, side ^ 1))
    return ours, theirs


def _result(hands: list[int], bidder: int, trump: Suit, rules: HouseRules) -> tuple[int, int]:
    """(meld, trick points) of the bidder's side."""
    after = after_passing(hands, bidder, trump, rules)
    side = bidder & 1
    return side_meld(after, side, trump, rules), trick_points(after, bidder, trump, rules, [medium] * 4)[side]
