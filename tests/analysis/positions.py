"""Positions to try things on: random deals, played at random for a while."""

from pinochle.analysis.packed import packed_deck
from pinochle.analysis.position import Position, choices
from pinochle.analysis.tricks import tricks
from pinochle.cards import Suit


def dealt(rng, rules):
    """The first lead of a random deal with a random bidder and trump."""
    packed = packed_deck(rules.deck)
    hands = [packed.pack(hand) for hand in rules.deck.deal(rng).values()]
    return Position.start(tricks(rules, rng.choice(list(Suit))), rules.last_trick, hands, rng.randrange(4))


def ending(rng, rules, tricks_left, on_table=0):
    """The start of one of the last tricks, or the middle of it."""
    position = dealt(rng, rules)
    for _ in range(4 * (rules.deck.hand_size - tricks_left) + on_table):
        position.play(rng.choice(choices(position)))
    return position
