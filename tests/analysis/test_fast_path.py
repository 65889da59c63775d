"""The fast path and the rules agree on a hundred thousand random positions: melds, duties, winners, counts."""

import random
from dataclasses import replace
from itertools import product

import pytest

from pinochle.analysis.melds import fast_meld
from pinochle.analysis.packed import packed_deck
from pinochle.analysis.tricks import legal, ruled_out, tricks
from pinochle.cards import DOUBLE_DECK, SINGLE_DECK, Hand, Suit
from pinochle.rules.choices import CountingScheme, ForcedTrump, Head
from pinochle.rules.counting import count_cards
from pinochle.rules.house import PRESETS
from pinochle.rules.kinds import MeldKind
from pinochle.rules.melds import meld_points
from pinochle.rules.play import legal_plays, winning_index

DECKS = {"single": PRESETS["standard"], "double": PRESETS["double-deck"]}
POSITIONS = 8_500  # times 2 decks, 3 head and 2 forced_trump settings: 102,000
HANDS = 1_500  # times 4 trumps and 9 meld tables


def crowded(rng, deck):
    """The deck without some of its suits or ranks, shuffled, so that duties and melds meet often."""
    suits = set(rng.sample(list(Suit), rng.choice((1, 2, 2, 3, 4))))
    ranks = set(rng.sample(deck.ranks, rng.choice((2, 3, len(deck.ranks)))))
    cards = [card for card in deck.cards() if card.suit in suits or card.rank in ranks]
    rng.shuffle(cards)
    return cards


def on_table(trick, states):
    state = states.start
    for card in trick:
        state = state.after[states.packed.unit[card]][0]
    return state


@pytest.mark.parametrize(("deck", "head", "forced"), list(product(DECKS, Head, ForcedTrump)))
def test_legal_plays_winner_and_what_is_ruled_out(deck, head, forced):
    rules = replace(DECKS[deck], head=head, forced_trump=forced)
    packed = packed_deck(rules.deck)
    rng = random.Random(f"{deck} {head} {forced}")
    for _ in range(POSITIONS):
        cards, trump, played = crowded(rng, rules.deck), rng.choice(list(Suit)), rng.randrange(4)
        trick, hand = cards[:played], cards[played : played + rng.randint(1, rules.deck.hand_size)]
        states = tricks(rules, trump)
        state = on_table(trick, states)
        mine = packed.pack(hand)
        may = legal_plays(hand, trick, trump, rules)
        fast = legal(mine, state)
        assert fast == packed.pack(card for card in hand if card in may), (hand, trick, trump)
        for card in cards:
            wins = winning_index([*trick, card], trump) == played
            assert bool(packed.unit[card] & state.beats) == wins, (trick, card, trump)
        for unit in packed.kinds(fast):
            assert not mine & ruled_out(unit, state), (hand, trick, trump, packed.card[unit])


@pytest.mark.parametrize(("deck", "counters"), list(product(DECKS, CountingScheme)))
def test_points_on_the_table(deck, counters):
    rules = replace(DECKS[deck], counters=counters)
    rng = random.Random(f"{deck} {counters}")
    for _ in range(1000):
        trick, trump = crowded(rng, rules.deck)[:4], rng.choice(list(Suit))
        states = tricks(rules, trump)
        state, points = states.start, 0
        for card in trick:
            state, worth = state.after[states.packed.unit[card]]
            points += worth
        assert points == count_cards(trick, rules)


MELD_RULES = {
    **PRESETS,
    "extras in the double deck": replace(PRESETS["double-deck"], run_extras=True),
    "no runs, no kings around": PRESETS["reference"].with_melds(
        {MeldKind.RUN: (), MeldKind.KINGS_AROUND: ()}
    ),
}


@pytest.mark.parametrize("name", MELD_RULES)
def test_meld_in_all_four_suits(name):
    rules = MELD_RULES[name]
    packed, fast = packed_deck(rules.deck), fast_meld(rules)
    rng = random.Random(name)
    for _ in range(HANDS):
        cards = crowded(rng, rules.deck)
        hand = Hand(cards[: rng.randint(0, rules.deck.hand_size + 4)])
        expected = tuple(meld_points(hand, trump, rules) for trump in Suit)
        assert fast.each(packed.pack(hand)) == expected, hand
        assert fast.points(packed.pack(hand), Suit.DIAMONDS) == expected[2]


@pytest.mark.parametrize("deck", [SINGLE_DECK, DOUBLE_DECK])
def test_packing_keeps_every_hand(deck):
    packed, rng = packed_deck(deck), random.Random(4)
    for _ in range(2000):
        cards = crowded(rng, deck)
        hand = Hand(cards[: rng.randint(0, deck.size)])
        ints = packed.pack(hand)
        assert Hand(packed.cards(ints)) == hand
        assert packed.size(ints) == len(hand)
        assert {packed.card[unit]: packed.count(ints, unit) for unit in packed.kinds(ints)} == {
            card: hand.count(card) for card in hand
        }
        assert packed.whole(ints) & packed.all == sum(unit * deck.copies for unit in packed.kinds(ints))
    assert packed.pack(deck.cards()) == packed.all
