"""Hands as people type them: every spelling, every error with its place and remedy, and nothing ever guessed."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pinochle.cards import DOUBLE_DECK, SINGLE_DECK, Card, Hand, Rank, Seat, Suit
from pinochle.cards.notation import LONGEST
from pinochle.reasons import (
    AmbiguousReading,
    EmptyText,
    LetterForZero,
    NoSuit,
    NotationError,
    NotInDeck,
    OneCardWanted,
    TooLong,
    TooManyCopies,
    UnknownRank,
    UnknownSeat,
    UnknownSuit,
    Unreadable,
    WrongSize,
)

RUN = "AH 10H KH QH JH"


@pytest.mark.parametrize(
    ("typed", "cards"),
    [
        ("AH 10h kH", "AH 10H KH"),
        ("ah th Kh", "AH 10H KH"),
        ("A♥,10♥;K♥", "AH 10H KH"),
        ("A♥️ 10♥️ K♥️", "AH 10H KH"),
        ("A♥︎ 10♥︎", "AH 10H"),
        ("A♡ 10♤ K♢ 9♧", "AH 10S KD 9C"),
        ("A❤\ufe0f 10❤", "AH 10H"),  # the heart of a telephone
        ("ＡＨ １０Ｈ　ＫＨ", "AH 10H KH"),
        ("\u200bA\u200bH\ufeff 10\u200dH", "AH 10H"),
        ("AH\t10H\nKH\u00a0QH", "AH 10H KH QH"),
        ("AH/10H|KH+QH & JH.", RUN),
        ("AH-10h-kH-QH-JH", RUN),
        ("A♥️–10♥️—K♥", "AH 10H KH"),
        ("2xAH-KS", "AH AH KS"),
        ("♠ — ♥ AK", "AH KH"),
        ("♥ A 10 K Q J 9  ♠ KQ", "AH 10H KH QH JH 9H KS QS"),
        ("H: AATK", "AH AH 10H KH"),
        ("hearts: A 10 K", "AH 10H KH"),
        ("Hearts: ace ten king; clubs: -; spade: Q", "AH 10H KH QS"),
        ("S AK H none D void C 9", "AS KS 9C"),
        ("♠ — ♥ A", "AH"),
        ("HAATK", "AH AH 10H KH"),
        ("S10", "10S"),
        ("♠A10KQJ", "AS 10S KS QS JS"),
        ("AH10HKH", "AH 10H KH"),
        ("QSJD", "QS JD"),
        ("ace of hearts", "AH"),
        ("ten of spades and nine of clubs", "10S 9C"),
        ("Ace of Hearts, King of Diamonds", "AH KD"),
        ("A ♥, K ♥", "AH KH"),
        ("A ♥ K ♥ Q ♠", "AH KH QS"),
        ("A♥ A♥", "AH AH"),
        ("2xA♥", "AH AH"),
        ("2×AH 2*10s", "AH AH 10S 10S"),
        ("♥ A 10 QS", "AH 10H QS"),
        ("ace of hearts 10H", "AH 10H"),
        ("", ""),
        (" , ; ", ""),
        ("of and", ""),
    ],
)
def test_spellings(typed, cards):
    assert Hand.parse(typed).ascii() == Hand.parse(cards).ascii()
    assert sorted(Hand.parse(typed).ascii().split()) == sorted(cards.split())


@pytest.mark.parametrize(
    ("typed", "kind", "token", "at"),
    [
        ("AH 8H", UnknownRank, "8H", 4),
        ("AH 2", UnknownRank, "2", 4),
        ("joker", UnknownRank, "joker", 1),
        ("AH, 11H", UnknownRank, "11H", 5),
        ("AH K", NoSuit, "K", 4),
        ("10", NoSuit, "10", 1),
        ("AKQ", NoSuit, "AKQ", 1),
        ("♥ A QS K", NoSuit, "K", 8),
        ("D", AmbiguousReading, "D", 1),
        ("AH D", AmbiguousReading, "D", 4),
        ("H S A", AmbiguousReading, "H", 1),
        ("H 10S", AmbiguousReading, "H", 1),
        ("- D", Unreadable, "-", 1),
        ("J D A 10", AmbiguousReading, "J D", 1),
        ("AKH", AmbiguousReading, "AKH", 1),
        ("AH hello", Unreadable, "hello", 4),
        ("aces of hearts", Unreadable, "aces", 1),
        ("AH  x2", Unreadable, "x2", 5),
        ("0xAH", Unreadable, "0xAH", 1),
        ("2xhello", Unreadable, "hello", 3),
        ("2x", Unreadable, "2x", 1),
        ("1OH", LetterForZero, "1OH", 1),
        ("AH 1oc", LetterForZero, "1oc", 4),
        ("1O ♥", LetterForZero, "1O", 1),
        ("♥ 1O K", LetterForZero, "1O", 3),
        ("♥A1OK", LetterForZero, "♥A1OK", 1),
        ("2x1OH", LetterForZero, "1OH", 3),
        ("1OHello", Unreadable, "1OHello", 1),
        ("AH1OH", LetterForZero, "1OH", 3),
        ("KS AH1OHKH", LetterForZero, "1OH", 6),
        ("A♥️1O♥️K♥️", LetterForZero, "1O♥", 4),
        ("AH8H", UnknownRank, "8H", 3),
        ("AHKHQ10S", NoSuit, "Q", 5),
        ("AHS", AmbiguousReading, "S", 3),
        ("AHSKQ", Unreadable, "AHSKQ", 1),
        ("ahearts", Unreadable, "ahearts", 1),
        ("H-A-K", Unreadable, "H-A-K", 1),
        ("AH-KQ", Unreadable, "AH-KQ", 1),
        ("AH2xQS", Unreadable, "AH2xQS", 1),
        ("the", Unreadable, "the", 1),
        ("2xAHKH", Unreadable, "2xAHKH", 1),
        ("ＡＨ ８Ｈ", UnknownRank, "８Ｈ", 4),
        ("\u200bAH \u200b8\u200bH", UnknownRank, "8\u200bH", 6),
        ("♥️ A ♣️", AmbiguousReading, "♣", 6),
    ],
)
def test_errors_name_the_token_and_its_place(typed, kind, token, at):
    with pytest.raises(NotationError) as caught:
        Hand.parse(typed)
    reason = caught.value.reason
    assert type(reason) is kind
    assert reason.token.startswith(token)
    assert reason.at == at
    assert typed[at - 1 :].startswith(token)
    assert f"“{reason.token}”" in str(caught.value)
    assert f"letter {at}" not in str(caught.value), "in cards nobody counts letters: screens mark the place"
    assert any(remedy in str(caught.value) for remedy in ("S", "A 10 K Q J 9", "KD", "as 10"))


@pytest.mark.parametrize(
    ("typed", "kind", "token"),
    [
        ("AH " + 40 * "x", Unreadable, 40 * "x"),
        ("AH " + 41 * "x", Unreadable, 40 * "x" + "…"),
        (1000 * "A", NoSuit, 40 * "A" + "…"),
    ],
)
def test_of_a_long_piece_only_the_beginning_is_said(typed, kind, token):
    with pytest.raises(NotationError) as caught:
        Hand.parse(typed)
    assert type(caught.value.reason) is kind
    assert caught.value.reason.token == token


def test_both_readings_are_told():
    with pytest.raises(NotationError, match="J♦ or J without a suit and then a list of diamonds"):
        Hand.parse("J D A")
    with pytest.raises(NotationError, match="K♥ and ranks without a suit or several hearts"):
        Hand.parse("AKH")


@pytest.mark.parametrize(
    ("typed", "options", "reason"),
    [
        ("QS QS QS", {}, TooManyCopies(Card(Rank.QUEEN, Suit.SPADES), 2, 3)),
        ("999xQS", {}, TooManyCopies(Card(Rank.QUEEN, Suit.SPADES), 2, 999)),
        ("5xQS", {"deck": DOUBLE_DECK}, TooManyCopies(Card(Rank.QUEEN, Suit.SPADES), 4, 5)),
        ("9H", {"deck": DOUBLE_DECK}, NotInDeck(Card(Rank.NINE, Suit.HEARTS))),
        ("AS AH", {"size": 12}, WrongSize(12, 2)),
        (RUN + " AS", {"size": 5}, WrongSize(5, 6)),
        ("A" * (LONGEST + 1), {}, TooLong(LONGEST + 1, LONGEST)),
    ],
)
def test_refused_as_a_whole(typed, options, reason):
    with pytest.raises(NotationError) as caught:
        Hand.parse(typed, **options)
    assert caught.value.reason == reason


def test_sizes_and_decks_that_fit():
    assert len(Hand.parse("4xQS", deck=DOUBLE_DECK)) == 4
    assert len(Hand.parse(RUN, size=5)) == 5
    assert len(Hand.parse(" " * LONGEST)) == 0
    assert len(Hand.parse(SINGLE_DECK.cards().ascii())) == 48


@pytest.mark.parametrize(("typed", "reason"), [("", EmptyText()), ("AH KH", OneCardWanted(2))])
def test_one_card_is_one_card(typed, reason):
    with pytest.raises(NotationError) as caught:
        Card.parse(typed)
    assert caught.value.reason == reason
    assert Card.parse("ten of hearts") == Card.parse("th") == Card(Rank.TEN, Suit.HEARTS)


@pytest.mark.parametrize("text", ["h", "H", " hearts ", "Heart", "♥", "♥️", "♥︎"])
def test_suits(text):
    assert Suit.parse(text) is Suit.HEARTS


@pytest.mark.parametrize("text", ["", "stars", "hh"])
def test_no_suits(text):
    with pytest.raises(NotationError) as caught:
        Suit.parse(text)
    assert caught.value.reason == UnknownSuit(text)


@pytest.mark.parametrize("text", ["w", "W", " west ", "WEST"])
def test_seats(text):
    assert Seat.parse(text) is Seat.W


@pytest.mark.parametrize("text", ["", "X", "north-south"])
def test_no_seats(text):
    with pytest.raises(NotationError) as caught:
        Seat.parse(text)
    assert caught.value.reason == UnknownSeat(text)


def read(text, deck=SINGLE_DECK):
    """The hand, or the sentence of the NotationError; any other error fails the test."""
    try:
        return Hand.parse(text, deck=deck)
    except NotationError as error:
        return str(error)


def sound(outcome, deck=SINGLE_DECK):
    """A sentence, or a hand of that deck that is read again from what it says."""
    if isinstance(outcome, str):
        return outcome[-1] in ".?"
    deck.check(outcome)
    return Hand.parse(str(outcome), deck=deck) == outcome


@pytest.mark.slow
@settings(max_examples=10_000)
@given(st.text(max_size=40))
def test_any_text_gives_a_hand_or_a_notation_error(text):
    assert sound(read(text))


FRAGMENTS = [
    *"AKQJ9T10SHDC♠♥♦♣♤️ :,-x2",
    "10", "ace", "ten", "of", "hearts", "spade", "joker", "8", "none", "2x", "\u200b", "Ｋ", "½", "ß",
]  # fmt: skip


@pytest.mark.slow
@settings(max_examples=10_000)
@given(
    st.lists(st.sampled_from(FRAGMENTS), max_size=12).map("".join),
    st.sampled_from([SINGLE_DECK, DOUBLE_DECK]),
)
def test_fragments_of_cards_give_a_hand_or_a_notation_error(text, deck):
    assert sound(read(text, deck), deck)


@given(st.lists(st.sampled_from(FRAGMENTS), max_size=12).map(" ".join))
def test_fragments_apart(text):
    assert sound(read(text))


@settings(max_examples=300)
@given(st.lists(st.sampled_from([*DOUBLE_DECK.cards()]), max_size=24))
def test_what_is_written_can_be_read(cards):
    hand = Hand(cards)
    if all(hand.count(card) <= 4 for card in hand):
        assert Hand.parse(str(hand), deck=DOUBLE_DECK) == hand
        assert Hand.parse(hand.ascii(), deck=DOUBLE_DECK) == hand
        assert hand.ascii().isascii()
