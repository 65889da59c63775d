"""Suits, ranks, cards, seats and the two decks."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pinochle.cards import DOUBLE_DECK, SINGLE_DECK, SUITS, Card, Hand, Rank, Seat, Side, Suit
from pinochle.reasons import IllegalAction, NotationError, NotAWholeDeck, NotInDeck, TooManyCopies

KINDS = SINGLE_DECK.kinds
card_of = st.sampled_from(KINDS)


def test_the_ten_stands_under_the_ace():
    strongest_first = sorted(Rank, key=lambda rank: -rank.strength)
    assert (
        [str(rank) for rank in strongest_first]
        == ["A", "10", "K", "Q", "J", "9"]
        == [str(rank) for rank in Rank]
    )


@given(card_of, card_of)
def test_outranking_is_a_strict_order_within_a_suit(one, other):
    assert one.outranks(other) == (one.suit is other.suit and one.rank.strength > other.rank.strength)
    assert not one.outranks(one)
    assert not (one.outranks(other) and other.outranks(one))


def test_a_card_says_itself():
    ten = Card(Rank.TEN, Suit.HEARTS)
    assert (str(ten), ten.code, ten.named(), ten.spoken()) == ("10♥", "10H", "10♥", "ten of hearts")
    assert repr(ten) == "Card.parse('10H')"
    assert eval(repr(ten)) == ten


def test_cards_are_values():
    assert len(set(KINDS)) == 24
    assert len({hash(card) for card in KINDS}) == 24
    with pytest.raises(AttributeError):
        KINDS[0].rank = Rank.NINE


def test_suits_say_themselves():
    assert [(suit.letter, suit.symbol, str(suit), suit.named("plain")) for suit in Suit] == [
        ("S", "♠", "♠", "spades"), ("H", "♥", "♥", "hearts"), ("D", "♦", "♦", "diamonds"), ("C", "♣", "♣", "clubs"),
    ]  # fmt: skip
    assert [suit.order for suit in Suit] == [0, 1, 2, 3]
    assert Rank.TEN.named("plain") == "ten"


def test_a_hand_is_held_with_black_and_red_in_turns():
    assert "".join(map(str, SUITS)) == "♠♥♣♦"


def test_seats_go_round_clockwise():
    assert [seat.named() for seat in Seat] == ["North", "East", "South", "West"]
    for seat in Seat:
        assert seat.next.next is seat.partner
        assert seat.partner.partner is seat
        assert seat.plus(4) is seat.plus(-4) is seat
        assert seat.partner.side is seat.side
        assert seat.next.side is seat.side.other
        assert seat in seat.side.seats
        assert seat not in seat.side.other.seats
    assert [str(side) for side in Side] == ["N–S", "E–W"]
    assert [side.named() for side in Side] == ["North–South", "East–West"]
    assert str(Seat.W) == "W"


@pytest.mark.parametrize(
    ("deck", "size", "kinds", "copies"), [(SINGLE_DECK, 48, 24, 2), (DOUBLE_DECK, 80, 20, 4)]
)
def test_decks(deck, size, kinds, copies):
    assert (deck.size, deck.hand_size, len(deck.kinds), len(deck.cards())) == (size, size // 4, kinds, size)
    assert all(deck.cards().count(card) == copies for card in deck.kinds)
    deck.check(deck.cards())
    assert Rank.NINE in SINGLE_DECK.ranks
    assert Rank.NINE not in DOUBLE_DECK.ranks


@given(st.integers(), st.sampled_from([SINGLE_DECK, DOUBLE_DECK]))
def test_dealing_shares_out_the_whole_deck(seed, deck):
    hands = deck.deal(random.Random(seed))
    assert list(hands) == list(Seat)
    assert sum(hands.values(), Hand()) == deck.cards()
    deck.check_deal(hands)
    assert hands == deck.deal(random.Random(seed))


def test_unseen_cards_are_the_rest_of_the_deck():
    hand = Hand.parse("AS AS 9H")
    assert SINGLE_DECK.unseen(hand) + hand == SINGLE_DECK.cards()
    with pytest.raises(NotationError) as caught:
        SINGLE_DECK.unseen([*hand, hand.kinds()[0]])
    assert caught.value.reason == TooManyCopies(Card.parse("AS"), 2, 3)


def test_what_is_no_deal():
    hands = SINGLE_DECK.deal(random.Random(1))
    east, south = [*hands[Seat.E]], [*hands[Seat.S]]
    with pytest.raises(IllegalAction) as caught:
        SINGLE_DECK.check_deal({**hands, Seat.S: Hand([*south, east[0]]), Seat.E: Hand(east[1:])})
    assert caught.value.reason == NotAWholeDeck(Seat.E, 12, 11)
    with pytest.raises(IllegalAction) as caught:
        SINGLE_DECK.check_deal({Seat.N: hands[Seat.N]})
    assert caught.value.reason == NotAWholeDeck(Seat.E, 12, 0)
    with pytest.raises(NotationError) as caught:
        SINGLE_DECK.check_deal(dict.fromkeys(Seat, hands[Seat.N]))
    assert isinstance(caught.value.reason, TooManyCopies)
    with pytest.raises(NotationError) as caught:
        DOUBLE_DECK.check_deal({seat: Hand([Card.parse("9S")] * 20) for seat in Seat})
    assert caught.value.reason == NotInDeck(Card.parse("9S"))
