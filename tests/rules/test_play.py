"""Why a card may not be played, and why those that may are just these. Spades are trump throughout."""

import pytest

from pinochle.cards import Card, Hand, Suit
from pinochle.reasons import (
    AlreadyTrumped,
    CannotHead,
    CannotOvertrump,
    FollowFreely,
    FreeLead,
    FreeToThrow,
    MustFollow,
    MustHead,
    MustOvertrump,
    MustTrump,
    NeedNotTrump,
    NotHeld,
)
from pinochle.rules import (
    PRESETS,
    ForcedTrump,
    Head,
    HouseRules,
    duties,
    find_melds,
    legal_plays,
    meld_points,
    near_melds,
    trump_refusal,
    winning_index,
)

USUAL = PRESETS["standard"]
EVEN = HouseRules(head=Head.EVEN_IF_TRUMPED)
NEWER = HouseRules(head=Head.TRUMP_LED_ONLY)
IF_WINS = HouseRules(forced_trump=ForcedTrump.IF_IT_WINS)
BOTH = HouseRules(head=Head.TRUMP_LED_ONLY, forced_trump=ForcedTrump.IF_IT_WINS)
S, H = Suit.SPADES, Suit.HEARTS


def card(text):
    return Card.parse(text)


def cards(text):
    return tuple(map(Card.parse, text.split()))


ROWS = [
    # rules, hand, trick, may be played, why just these
    (USUAL, "AH 9S", "", "9S AH", FreeLead()),
    (USUAL, "AC JC 9S", "KC 9C", "AC", MustHead(card("KC"), cards("AC"))),
    (USUAL, "AC 10C JC", "KC", "AC 10C", MustHead(card("KC"), cards("AC 10C"))),
    (USUAL, "KH 9H AD", "AH", "KH 9H", CannotHead(H, card("AH"))),
    (USUAL, "AH 9S", "AH", "AH", CannotHead(H, card("AH"))),
    (USUAL, "AH JH 9S", "KH 9S", "AH JH", AlreadyTrumped(H, card("9S"))),
    (USUAL, "9S AD", "KH", "9S", MustTrump(S)),
    (USUAL, "AS 9S AD", "KH JS", "AS", MustOvertrump(card("JS"), cards("AS"))),
    (USUAL, "KS 9S AD", "KH AS", "KS 9S", CannotOvertrump(S, card("AS"))),
    (USUAL, "AD 9C", "KH", "AD 9C", FreeToThrow((H, S))),
    (USUAL, "AD 9C", "KS", "AD 9C", FreeToThrow((S,))),
    (USUAL, "AS 9S AD", "KS", "AS", MustHead(card("KS"), cards("AS"))),
    (USUAL, "QS 9S AD", "KS", "QS 9S", CannotHead(S, card("KS"))),
    (EVEN, "AH JH 9S", "KH 9S", "AH", MustHead(card("KH"), cards("AH"))),
    (EVEN, "QH JH 9S", "KH 9S", "QH JH", AlreadyTrumped(H, card("9S"))),
    (EVEN, "9S AD", "KH", "9S", MustTrump(S)),
    (NEWER, "AH 9H", "KH", "AH 9H", FollowFreely(H)),
    (NEWER, "AH 9H", "KH 9S", "AH 9H", AlreadyTrumped(H, card("9S"))),
    (NEWER, "AS 9S AD", "KS", "AS", MustHead(card("KS"), cards("AS"))),
    (NEWER, "QS 9S AD", "KS", "QS 9S", CannotHead(S, card("KS"))),
    (NEWER, "AS 9S AD", "KH JS", "AS 9S", MustTrump(S)),
    (IF_WINS, "9S AD", "KH AS", "9S AD", NeedNotTrump(card("AS"))),
    (IF_WINS, "9S AD", "KH", "9S", MustTrump(S)),
    (IF_WINS, "AS 9S AD", "KH JS", "AS", MustOvertrump(card("JS"), cards("AS"))),
    (IF_WINS, "AD", "KH AS", "AD", FreeToThrow((H, S))),
    (IF_WINS, "AH JH", "KH", "AH", MustHead(card("KH"), cards("AH"))),
    (BOTH, "AH JH", "KH", "AH JH", FollowFreely(H)),
    (BOTH, "AS 9S AD", "KH JS", "AS", MustOvertrump(card("JS"), cards("AS"))),
]


@pytest.mark.parametrize(("rules", "hand", "trick", "may", "why"), ROWS)
def test_what_may_be_played_and_why(rules, hand, trick, may, why):
    legal = legal_plays(Hand.parse(hand), cards(trick), S, rules)
    assert tuple(legal) == Hand.parse(may).kinds()
    assert len(legal) == len(cards(may))
    assert legal.reason == why
    assert all(one in legal and legal.why_not(one) is None for one in cards(may))
    assert repr(legal) == f"<may play {Hand.parse(may)}>"


@pytest.mark.parametrize(
    ("rules", "hand", "trick", "tried", "why"),
    [
        (USUAL, "9H AS", "KH", "AS", MustFollow(H)),
        (USUAL, "AC JC 9S", "KC 9C", "JC", MustHead(card("KC"), cards("AC"))),
        (USUAL, "AC JC 9S", "KC 9C", "9S", MustFollow(Suit.CLUBS)),
        (USUAL, "9S AD", "KH", "AD", MustTrump(S)),
        (USUAL, "AS 10S 9S AD", "KH JS", "9S", MustOvertrump(card("JS"), cards("AS 10S"))),
        (USUAL, "AS 9S AD", "KH JS", "AD", MustTrump(S)),
        (IF_WINS, "AS 9S AD", "KH JS", "9S", MustOvertrump(card("JS"), cards("AS"))),
        (IF_WINS, "AS 9S AD", "KH JS", "AD", MustOvertrump(card("JS"), cards("AS"))),
        (USUAL, "9H", "", "AH", NotHeld(card("AH"))),
        (USUAL, "9H", "KH", "AS", NotHeld(card("AS"))),
    ],
)
def test_why_a_card_is_refused(rules, hand, trick, tried, why):
    legal = legal_plays(Hand.parse(hand), cards(trick), S, rules)
    assert legal.why_not(card(tried)) == why
    assert card(tried) not in legal


def test_twins_are_one_kind_of_card():
    legal = legal_plays(Hand.parse("AH AH KH"), [], S)
    assert [str(one) for one in legal] == ["A♥", "K♥"]
    assert legal_plays(Hand(), cards("AH"), S).reason == FreeToThrow((H, S))
    assert repr(legal_plays(Hand(), [], S)) == "<may play nothing>"


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("KH", 0),
        ("KH AH", 1),
        ("AH AH", 0),
        ("KH AD", 0),
        ("KH 9S", 1),
        ("AH 9S JS 9S", 2),
        ("9S AH", 0),
        ("9S 9S 10S 10S", 2),
    ],
)
def test_winner(trick, winner):
    assert winning_index(cards(trick), S) == winner


NINES = [Card.parse("9D"), Card.parse("9S")]


@pytest.mark.parametrize("suit", ["H", "hearts", None])
@pytest.mark.parametrize(
    "asked",
    [
        lambda suit: winning_index(NINES, suit),
        lambda suit: legal_plays(Hand.parse("KS"), NINES, suit),
        lambda suit: legal_plays(Hand.parse("KS"), [], suit),
        lambda suit: find_melds(Hand.parse("KS QS"), suit or "S"),
        lambda suit: meld_points(Hand.parse("KS QS"), suit or "S"),
        lambda suit: near_melds(Hand.parse("KS QS"), suit or "S"),
        lambda suit: trump_refusal(Hand.parse("KS QS"), suit, PRESETS["standard"]),
    ],
)
def test_what_is_no_suit_is_refused_and_not_taken_for_one_that_no_card_has(asked, suit):
    with pytest.raises(TypeError, match=r"is not a Suit: write Suit\.HEARTS, or Suit\.parse\('H'\)$"):
        asked(suit)


def test_an_empty_trick_has_no_winner():
    with pytest.raises(ValueError, match=r"^a trick without cards has no winner$"):
        winning_index([], S)


@pytest.mark.parametrize(
    ("rules", "names"),
    [
        (USUAL, ["Follow", "HeadTrick", "PlayTrump", "Overtrump"]),
        (EVEN, ["Follow", "HeadTrick", "PlayTrump", "Overtrump"]),
        (NEWER, ["Follow", "HeadTrick", "PlayTrump"]),
        (IF_WINS, ["Follow", "HeadTrick", "PlayWinningTrump"]),
        (BOTH, ["Follow", "HeadTrick", "PlayWinningTrump"]),
    ],
)
def test_house_rules_choose_the_duties(rules, names):
    assert [type(duty).__name__ for duty in duties(rules)] == names
