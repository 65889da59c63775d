"""What the learner is preparing and has not done yet: a bid, cards raised, melds left out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from pinochle.cards import Card, Hand
from pinochle.reasons import IllegalAction, NotHeld
from pinochle.rules import Auction
from pinochle.rules.check import MOST_POINTS
from pinochle.screens.base import Fields, InputError, Json
from pinochle.screens.table.speech import in_order, name_of

MOST_TIMES = 20  # the box goes up to this many times the lowest bid


@dataclass(frozen=True, slots=True)
class Draft:
    """``bid`` in points (x10); ``raised`` cards by their names in the hand; ``unshown`` melds by name."""

    bid: int = 0
    raised: tuple[str, ...] = ()
    unshown: tuple[str, ...] = ()

    def bid_for(self, auction: Auction) -> int:
        """The bid in the box: never under the lowest allowed, nor off its step."""
        return max(on_step(self.bid, auction), auction.minimum)

    def raised_bid(self, by: int, auction: Auction) -> Draft:
        """With the bid in the box moved by so many points (x10)."""
        now = self.bid_for(auction)
        if not auction.rules.jump_bids:
            return replace(self, bid=auction.minimum)
        most = max(auction.minimum, MOST_TIMES * auction.rules.minimum_bid)
        wanted = on_step(min(now + by, most), auction)
        if by > 0 and wanted <= now < most:
            wanted = auction.step_up(now)
        return replace(self, bid=max(wanted, auction.minimum))

    def cards(self, hand: Hand) -> tuple[Card, ...]:
        """The raised cards that ``hand`` still holds."""
        return tuple(card for _, card in self.named(hand))

    def named(self, hand: Hand) -> Iterator[tuple[str, Card]]:
        """The same with their names."""
        for card, copy in in_order(hand):
            if (name := name_of(card, copy)) in self.raised:
                yield name, card

    def toggled(self, name: str) -> Draft:
        """With one more card raised, or one less."""
        if name in self.raised:
            return replace(self, raised=tuple(other for other in self.raised if other != name))
        return replace(self, raised=(*self.raised, name))

    def with_cards(self, hand: Hand, cards: Iterable[Card]) -> Draft:
        """With exactly these cards raised. Raises IllegalAction for one that is not held."""
        names = []
        for card, copy in in_order(cards):
            if copy > hand.count(card):
                raise IllegalAction(NotHeld(card))
            names.append(name_of(card, copy))
        return replace(self, raised=tuple(names))

    def spec(self) -> dict[str, Json]:
        """As JSON."""
        return {"bid": self.bid, "raised": list(self.raised), "unshown": list(self.unshown)}

    @classmethod
    def read(cls, fields: Fields) -> Draft:
        """From untrusted JSON. Raises InputError."""
        bid = fields.number("bid", 0, 0, MOST_POINTS)
        return cls(bid, fields.strings("raised", ())[:20], fields.strings("unshown", ())[:30])


def on_step(bid: int, auction: Auction) -> int:
    """The highest allowed step at or under a number of points."""
    return bid - bid % auction.step_at(bid)


def card_named(name: str, hand: Hand) -> Card:
    """The card of a hand that an intent names. Raises InputError."""
    for card, copy in in_order(hand):
        if name_of(card, copy) == name:
            return card
    raise InputError("That card is not in your hand any more.")
