"""A deal as a short code: what goes in comes out, and no slip gives another deal."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pinochle.cards import DOUBLE_DECK, SINGLE_DECK, Hand, Seat, deal_code, deal_from_code
from pinochle.reasons import BadDealCode, IllegalAction, NotationError, NotAWholeDeck

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
DECKS = [SINGLE_DECK, DOUBLE_DECK]
deals = st.builds(lambda deck, seed: deck.deal(random.Random(seed)), st.sampled_from(DECKS), st.integers())


def refused(code):
    with pytest.raises(NotationError) as caught:
        deal_from_code(code)
    code = code.strip()
    return caught.value.reason == BadDealCode(code if len(code) <= 40 else f"{code[:40]}…")


@settings(max_examples=300)
@given(deals)
def test_round_trip(hands):
    code = deal_code(hands)
    assert deal_from_code(code) == hands
    assert deal_from_code(f"  {code.lower().replace('-', ' ')} ") == hands
    assert len(code.replace("-", "")) == (18 if len(hands[Seat.N]) == 12 else 23)


@pytest.mark.parametrize("deck", DECKS, ids=["single", "double"])
def test_extreme_deals(deck):
    """All of some suits to each: the lowest and the highest numbers there are."""
    for order in (list(deck.cards()), list(reversed(list(deck.cards())))):
        hands = {
            seat: Hand(order[n * deck.hand_size : (n + 1) * deck.hand_size]) for n, seat in enumerate(Seat)
        }
        assert deal_from_code(deal_code(hands)) == hands


def test_a_known_code():
    """So that a code written down years ago still gives its deal."""
    assert deal_code(SINGLE_DECK.deal(random.Random(1))) == KNOWN
    assert deal_from_code(KNOWN) == SINGLE_DECK.deal(random.Random(1))


KNOWN = "K56A1E-Q1C4QX-4G9TDZ"


@settings(max_examples=20)
@given(deals)
def test_every_single_slip_is_refused(hands):
    code = deal_code(hands).replace("-", "")
    for place, letter in enumerate(code):
        assert all(refused(code[:place] + wrong + code[place + 1 :]) for wrong in LETTERS if wrong != letter)


@given(deals)
def test_every_swap_of_neighbours_is_refused(hands):
    code = deal_code(hands).replace("-", "")
    for place in range(len(code) - 1):
        one, two = code[place : place + 2]
        assert one == two or refused(code[:place] + two + one + code[place + 2 :])


@given(deals)
def test_a_letter_lost_or_doubled_is_refused(hands):
    code = deal_code(hands).replace("-", "")
    assert all(refused(code[:place] + code[place + 1 :]) for place in range(len(code)))
    assert all(refused(code[:place] + code[place] + code[place:]) for place in range(len(code)))


def test_misread_letters_are_read_as_meant():
    hands = next(
        h for seed in range(99) if {*"01"} <= {*deal_code(h := SINGLE_DECK.deal(random.Random(seed)))}
    )
    code = deal_code(hands)
    assert deal_from_code(code.replace("0", "O").replace("1", "l")) == hands
    assert deal_from_code(code.replace("0", "o").replace("1", "I")) == hands


@pytest.mark.parametrize(
    "code", ["", "ABCD", "U" * 18, "é" * 18, "0" * 18, "Z" * 18, "Z" * 23, "0" * 23, "x" * 500]
)
def test_what_is_no_code(code):
    assert refused(code)


def test_a_number_that_checks_but_is_no_deal():
    """All cards to North: the check letters are right, the hands are not."""
    assert refused("000000-000000-0000" + "00")


@pytest.mark.parametrize("deck", DECKS, ids=["single", "double"])
def test_only_whole_deals_have_a_code(deck):
    hands = deck.deal(random.Random(1))
    with pytest.raises(IllegalAction) as caught:
        deal_code({**hands, Seat.E: Hand()})
    assert isinstance(caught.value.reason, NotAWholeDeck)
    moved = [*hands[Seat.E]]
    with pytest.raises(IllegalAction) as caught:
        deal_code({**hands, Seat.E: Hand(moved[1:]), Seat.S: hands[Seat.S] + moved[:1]})
    assert caught.value.reason == NotAWholeDeck(Seat.E, deck.hand_size, deck.hand_size - 1)


@settings(max_examples=1000)
@given(st.text(LETTERS + "-", min_size=16, max_size=26))
def test_random_letters_are_refused_or_are_the_code_of_what_they_give(code):
    # hypothesis also tries strings it finds in our sources, among which are codes of composed deals
    try:
        hands = deal_from_code(code)
    except NotationError:
        return
    assert deal_code(hands).replace("-", "") == code.replace("-", "")
