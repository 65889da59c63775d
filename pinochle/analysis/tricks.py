"""The trick on the table as a place in a small graph, with the duties as masks.

What the next player may play depends only on the suit led, its best card so far and the best trump so far. Each such
state is one ``Trick``; playing a card is a step to another. A state knows its duties as masks over packed hands, so
that the legal cards are two or three ``&``.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from pinochle.analysis.packed import packed_deck
from pinochle.cards import Deck, Suit
from pinochle.rules.choices import CountingScheme, ForcedTrump, Head
from pinochle.rules.house import HouseRules


@dataclass(slots=True, eq=False)
class Trick:
    """A state of the trick. Masks are 0 where they do not apply: an empty trick has none.

    ``suit``: cards that follow. ``heads``: those of them that must be preferred. ``trump``: what a player without the
    suit owes. ``overs``: those of it that must be preferred. ``beats``: cards that would now win.
    ``after``: by unit, the state once that card is played, and its points.
    """

    suit: int
    heads: int
    trump: int
    overs: int
    beats: int
    after: dict[int, tuple[Trick, int]] = field(default_factory=dict, repr=False)


def legal(hand: int, trick: Trick) -> int:
    """The cards of a packed hand that may be played, copies and all. Never 0 for a hand with cards."""
    if held := hand & trick.suit:
        return held & trick.heads or held
    if held := hand & trick.trump:
        return held & trick.overs or held
    return hand


def ruled_out(unit: int, trick: Trick) -> int:
    """The mask of cards that a player cannot hold who plays ``unit`` to ``trick``."""
    if unit & trick.suit:
        return 0 if unit & trick.heads else trick.heads
    if unit & trick.trump:
        return trick.suit | (0 if unit & trick.overs else trick.overs)
    return trick.suit | trick.trump


class Tricks:
    """All states of a trick under one set of duties, with one suit as trump. Get one with ``tricks``.

    ``start`` is the empty trick; ``worth`` gives the points of a card by its unit.
    """

    def __init__(
        self, deck: Deck, head: Head, forced: ForcedTrump, counters: CountingScheme, trump: Suit
    ) -> None:
        self.packed = packed = packed_deck(deck)
        self.trump = packed.suit[trump]
        self.worth = {unit: counters.points(card) for unit, card in packed.card.items()}
        self._head, self._forced = head, forced
        self._known: dict[tuple[int, int], Trick] = {}
        self.start = Trick(0, 0, 0, 0, sum(packed.suit.values()))
        self.start.after.update((unit, (self._state(unit, 0), self.worth[unit])) for unit in packed.units)

    def _state(self, best: int, trumped: int) -> Trick:
        """The state by the best card of the suit led and the best trump on it; both are units, or 0 for none."""
        if (best, trumped) not in self._known:
            trick = self._known[best, trumped] = self._duties(best, trumped)
            suit = self.packed.lane_of[best]
            for unit in self.packed.units:
                best_then = max(best, unit) if unit & suit else best
                trumped_then = max(trumped, unit) if unit & self.trump & ~suit else trumped
                trick.after[unit] = self._state(best_then, trumped_then), self.worth[unit]
        return self._known[best, trumped]

    def _duties(self, best: int, trumped: int) -> Trick:
        suit, above = self.packed.lane_of[best], self.packed.above[best]
        if suit == self.trump:
            return Trick(suit, above, 0, 0, above)
        must_head = self._head is Head.EVEN_IF_TRUMPED or (self._head is Head.UNLESS_TRUMPED and not trumped)
        winning = self.packed.above[trumped] if trumped else self.trump
        if self._forced is ForcedTrump.IF_IT_WINS:
            owed, overs = winning, winning
        else:
            owed, overs = self.trump, 0 if self._head is Head.TRUMP_LED_ONLY else winning
        return Trick(suit, above if must_head else 0, owed, overs, winning if trumped else winning | above)


def tricks(rules: HouseRules, trump: Suit) -> Tricks:
    """The states of a trick under these rules; shared by rules with the same duties and counting."""
    return _tricks(rules.deck, rules.head, rules.forced_trump, rules.counters, trump)


@lru_cache(maxsize=32)
def _tricks(deck: Deck, head: Head, forced: ForcedTrump, counters: CountingScheme, trump: Suit) -> Tricks:
    return Tricks(deck, head, forced, counters, trump)


def distinct(states: Tricks, may: int, others: int, trick: Trick) -> list[int]:
    """Of legal cards, one unit of each group that nobody can tell apart, in ascending order.

    Neighbours in a suit are alike if they are worth the same and none of the cards from the one to the other lies
    with someone else (``others``), nor does one of them win the trick as it stands where the other does not.
    """
    worth, packed, beats = states.worth, states.packed, trick.beats
    lane_of, bits = packed.lane_of, packed.bits
    rest = packed.present(may)
    found = []
    last = 0
    while rest:
        unit = rest & -rest
        rest ^= unit
        if not (
            last
            and worth[unit] == worth[last]
            and not others & (unit << bits) - last
            and lane_of[unit] == lane_of[last]
            and bool(unit & beats) == bool(last & beats)
        ):
            found.append(unit)
        last = unit
    return found
