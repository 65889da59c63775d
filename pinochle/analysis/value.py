"""What a hand is worth in the auction: expected totals, and bids with the chance to make them.

The numbers come from a linear table fitted on simulated deals (``pinochle.analysis.fit``): a partner one has not seen
brings meld and tricks on average, and the spread of what was left over turns an expected total into a probability.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass
from operator import mul

from pinochle.analysis.calibration import class_of, nearest_class
from pinochle.analysis.features import features
from pinochle.analysis.fitted import FITS
from pinochle.analysis.melds import fast_meld
from pinochle.analysis.packed import packed_deck
from pinochle.cards import Hand, Suit
from pinochle.reasons import NotCalibrated
from pinochle.rules.house import PRESETS, HouseRules

CHANCES = (0.9, 0.8, 0.7, 0.6, 0.5)


@dataclass(frozen=True, slots=True)
class SuitValue:
    """What one suit is worth as trump. Points (x10), rounded as its table writes them; ``total`` is their sum.

    ``own_meld`` is in the hand now; ``partner_share`` is what the partner's meld and the pass add to it on average;
    ``tricks`` is what both partners take in tricks on average. ``spread`` holds the totals that are reached or missed
    with evenly spaced chances, from the lowest to the highest.
    """

    suit: Suit
    own_meld: int
    partner_share: int
    tricks: int
    spread: tuple[int, ...]
    step: int

    @property
    def most(self) -> int:
        """What hardly one deal in 200 exceeds."""
        return self.spread[-1]

    @property
    def total(self) -> int:
        """What the side makes on average."""
        return self.own_meld + self.partner_share + self.tricks

    def chance(self, bid: int) -> float:
        """The probability that the side reaches ``bid``, between 0.01 and 0.99."""
        spread = self.spread
        place = bisect_left(spread, bid)
        if place == 0:
            return 0.99
        if place == len(spread):
            return 0.01
        low, high = spread[place - 1], spread[place]
        reached = (place - 1 + (bid - low) / (high - low)) / (len(spread) - 1)
        return min(max(1 - reached, 0.01), 0.99)

    def out_of_reach(self, bid: int) -> bool:
        """Whether hardly one in 200 of the simulated deals brought so much."""
        return bid > self.most

    def bid_at(self, chance: float) -> int:
        """The highest bid, on a step of the auction, that is made with at least this probability."""
        place = (1 - chance) * (len(self.spread) - 1)
        low = int(place)
        high = min(low + 1, len(self.spread) - 1)
        exact = self.spread[low] + (self.spread[high] - self.spread[low]) * (place - low)
        return int(exact // self.step) * self.step


@dataclass(frozen=True, slots=True)
class HandValue:
    """A hand before the auction: every suit as trump, the best first; ``note`` says if this was not calibrated."""

    suits: tuple[SuitValue, ...]
    note: NotCalibrated | None = None

    @property
    def best(self) -> SuitValue:
        """The suit with the highest expected total."""
        return self.suits[0]

    @property
    def bids(self) -> Mapping[float, int]:
        """For each of ``CHANCES`` the bid that the best suit makes that often."""
        return {chance: self.best.bid_at(chance) for chance in CHANCES}

    def of(self, suit: Suit) -> SuitValue:
        """The value with ``suit`` as trump."""
        return next(value for value in self.suits if value.suit is suit)


def value_hand(hand: Hand, rules: HouseRules = PRESETS["standard"]) -> HandValue:
    """What ``hand``, as dealt, is worth to a bidder with each suit as trump.

    Under rules for which no table was fitted the nearest one is used, and ``note`` says so. Raises NotationError for
    cards that are not in the deck.
    """
    rules.deck.check(hand)
    return value_packed(packed_deck(rules.deck).pack(hand), rules)


def value_packed(hand: int, rules: HouseRules) -> HandValue:
    """The same for a packed hand."""
    suits = sorted(
        (suit_value(hand, suit, rules) for suit in Suit), key=lambda value: value.total, reverse=True
    )
    return HandValue(tuple(suits), None if class_of(rules) else NotCalibrated(rules.title))


def suit_value(hand: int, trump: Suit, rules: HouseRules) -> SuitValue:
    """What a packed hand is worth with one suit as trump."""
    fit = FITS[nearest_class(rules)]
    numbers = features(hand, trump, rules)
    own = fast_meld(rules).points(hand, trump)
    share = round(sum(map(mul, numbers, fit.share)))
    taken = min(max(round(sum(map(mul, numbers, fit.tricks))), 0), rules.trick_total)
    spread = tuple(own + share + taken + off for off in fit.spread)
    if rules.scale == 1:  # a table that drops the last zero knows no fractions
        share, taken = round(share, -1), round(taken, -1)
    return SuitValue(trump, own, share, taken, spread, rules.bid_step)
