"""Cards and suits as they are drawn and named."""

import pytest

from pinochle.cards import Card, Hand, Suit
from pinochle.screens import faces
from pinochle.screens.html import stop
from tests.screens.lint import Element, faults, read

HAND = Hand.parse("A♥ 10♥ K♥ Q♥ J♥ 9♥ K♠ K♣ K♦ Q♠ J♦ 10♣")


def buttons() -> list[faces.Html]:
    return [
        faces.card_button(card, copy=copy, intent={"do": "play", "card": card.code, "copy": copy, "at": 14},
                          second={"do": "play"}, state="legal", tabindex=stop(n == 0))
        for n, (card, copy) in enumerate(faces.numbered(tuple(HAND)))
    ]  # fmt: skip


def in_page(*nodes: faces.Html) -> Element:
    html = faces.page(*nodes, kind="x")
    assert faults(html) == []
    return read(html)[0]


def test_a_hand_of_twelve_is_small() -> None:
    alone = len(faces.page(kind="x").encode())
    assert alone <= 2000
    assert len(faces.page(faces.hand(buttons(), label="Your hand"), kind="x").encode()) <= 6000
    assert all(len(faces.face(card).encode()) <= 1000 for card in HAND)


def test_a_card_is_named_in_text() -> None:
    assert faces.name(Card.parse("10S"), 2) == "10 of spades, second copy"
    assert faces.name(Card.parse("AH")) == "ace of hearts"
    assert faces.name(Card.parse("9D"), 4) == "9 of diamonds, fourth copy"
    said = in_page(
        faces.card_button(Card.parse("10S"), copy=2, intent={"do": "x"}, why_not="follow ♥", melds=("a", "b"),
                          received=True, note="raised", chosen=True)
    ).said().strip()  # fmt: skip
    assert said == "10 of spades, second copy, received, raised, marked a, b, not allowed: follow hearts"


def test_a_card_that_may_not_be_played_can_be_asked() -> None:
    html = faces.card_button(Card.parse("10S"), intent={"do": "x"}, why_not="follow hearts", state="legal")
    assert 'aria-disabled="true"' in html
    assert "pn-not-now" in html
    assert "pn-legal" not in html


def test_states_are_never_colour_alone() -> None:
    for state in (
        {"chosen": True},
        {"received": True},
        {"melds": ("a",)},
        {"why_not": "no"},
    ):
        plain = in_page(faces.card_button(Card.parse("QS"), intent={"do": "x"}))
        marked = in_page(faces.card_button(Card.parse("QS"), intent={"do": "x"}, **state))  # type: ignore[arg-type]
        pressed = [e for e in marked.walk() if e.attributes.get("aria-pressed") == "true"]
        assert marked.said() != plain.said() or pressed


def test_twins_have_their_own_keys() -> None:
    twins = faces.numbered(tuple(Hand.parse("Q♠ Q♠ J♦")))
    assert [(card.code, copy) for card, copy in twins] == [("QS", 1), ("QS", 2), ("JD", 1)]
    in_page(*(faces.card_button(card, copy=copy, intent={"do": "x"}) for card, copy in twins))


@pytest.mark.parametrize("suit", Suit)
def test_a_suit_in_running_text_is_drawn_and_named(suit: Suit) -> None:
    top = in_page(faces.suit(suit))
    assert top.said() == suit.named()
    assert in_page(faces.suit(suit, name=False)).said() == ""
    assert suit.symbol not in faces.suit(suit)


def test_a_sentence_is_drawn() -> None:
    html = faces.drawn("The 10♥ beats the K♥; <b> ♠ & A♦.")
    assert not set(html) & set("♠♥♦♣")
    assert in_page(html).said() == "The 10 of hearts beats the king of hearts; <b> spades & ace of diamonds."
    assert faces.drawn("No cards.") == "No cards."
    assert faces.spoken("The 10♥ beats the K♥; ♠.") == "The 10 of hearts beats the king of hearts; spades."


def test_a_lying_card() -> None:
    assert (
        in_page(faces.card(Card.parse("QS"), note="led", melds=("a",))).said().strip()
        == "queen of spades, led, marked a"
    )


def test_the_page_says_how_it_is_shown() -> None:
    html = faces.page(kind="x", words="plain", colours=2)
    assert 'class="pn-page pn-x pn-two-colours pn-words-plain"' in html


def test_several_of_a_card_are_read_as_several_and_a_suit_once() -> None:
    assert faces.spoken("You hold only two A♠.") == "You hold only two aces of spades."
    assert faces.spoken("One 10♥ and three 10♥") == "One 10 of hearts and three 10s of hearts"
    assert faces.spoken("♥ hearts are trump") == "hearts are trump"
    assert read(str(faces.drawn("two A♠")))[0].said() == "two aces of spades"
    assert str(faces.drawn("♥ hearts")).count("hearts") == 1
