"""Naming trump, the pass and its effect before it is made, and the meld on the table."""

import json

from pinochle import Card, Hand, HouseRules, Seat, Suit, meld_points
from pinochle.reasons import (
    NeedsMarriage,
    PassExactly,
    explain,
)
from pinochle.rules import find_melds
from pinochle.screens.table.showing import cards_of, letters, named_melds
from pinochle.screens.table.speech import in_order, name_of
from pinochle.table import Phase
from tests.screens.lint import read
from tests.screens.table_driver import (
    SOUTH,
    at_table,
    do,
    hand_of,
    labels,
    offered,
    play_until,
    press,
    sensible,
    text_of,
    won,
)


def test_each_suit_shows_its_meld_and_its_cards_and_the_best_is_outlined() -> None:
    screen = won()
    assert [i["suit"] for i in offered(screen, "trump")] == ["S", "H", "C", "D"]
    assert f"Spades – best meld {meld_points(SOUTH, Suit.SPADES)}, 5 cards" in text_of(screen)
    screen = do(screen, "trump", suit="H", at="1.4")
    assert at_table(screen).deal.state.trump is Suit.HEARTS


def test_a_suit_without_its_marriage_says_why() -> None:
    screen = do(won(HouseRules(trump_needs_marriage=True)), "trump", suit="C", at="1.4")
    assert at_table(screen).deal.state.trump is None
    assert screen.status() == explain(NeedsMarriage(Suit.CLUBS)).says


def test_enter_on_a_raised_card_gives_the_four_away() -> None:
    screen = play_until(do(won(), "trump", suit="S", at="1.4"), Phase.PASS_BACK)
    at = at_table(screen).session.at
    for card, copy in in_order(hand_of(screen))[:4]:
        assert seconds(screen) == {}
        screen = do(screen, "raise", card=name_of(card, copy), at=at)
    raised = at_table(screen).draft.raised
    assert seconds(screen) == {key: {"do": "give", "at": at} for key in raised}
    given = press(screen, seconds(screen)[raised[0]])
    assert at_table(given).deal.phase is not Phase.PASS_BACK


def seconds(screen) -> dict[str, dict]:
    """What Enter does on a card instead of raising it."""
    return {
        e.attributes["data-key"]: json.loads(e.attributes["data-second"])
        for e in read(str(screen.html()))[0].walk()
        if "data-second" in e.attributes
    }


def test_the_pass_shows_its_effect_before_it_is_made_and_marks_what_came() -> None:
    screen = play_until(do(won(), "trump", suit="S", at="1.4"), Phase.PASS_BACK)
    hand = hand_of(screen)
    received = at_table(screen).session.view.received
    marked = [
        e
        for e in read(str(screen.html()))[0].walk()
        if "pn-received" in e.attributes.get("class", "").split()
    ]
    assert len(marked) == len(received) == 4
    before = meld_points(hand, Suit.SPADES)
    screen = do(screen, "raise", card="KS1", at=at_table(screen).session.at)
    after = meld_points(hand - [Card.parse("KS")], Suit.SPADES)
    assert f"{before} now, {after} after" in text_of(screen)
    if after < before:
        assert "This breaks:" in text_of(screen)
    assert offered(screen, "give")
    refused = do(screen, "give", at=at_table(screen).session.at)
    assert at_table(refused).said.reasons == (PassExactly(4, 1),)
    assert "Give four cards back" in text_of(screen)
    assert "Pass" not in labels(screen)
    full = do(screen, "type", text=str(Hand(list(hand)[-4:])), at=at_table(screen).session.at)
    assert "Give these four back" in labels(full)


def test_no_more_cards_than_are_passed_can_be_raised_and_one_can_be_lowered() -> None:
    screen = play_until(do(won(), "trump", suit="S", at="1.4"), Phase.PASS_BACK)
    cards = offered(screen, "raise")
    for intent in cards[:4]:
        screen = press(screen, intent)
    fifth = press(screen, cards[4])
    assert len(at_table(fifth).draft.raised) == 4
    assert fifth.status() == "Four cards are raised already. Lower one with a tap before you raise another."
    assert len(at_table(press(screen, cards[0])).draft.raised) == 3
    given = do(screen, "give", at=at_table(screen).session.at)
    assert at_table(given).deal.phase is Phase.MELD
    assert at_table(given).draft.raised == ()


def test_received_cards_stay_marked_until_the_first_lead() -> None:
    screen = play_until(do(won(), "trump", suit="S", at="1.4"), Phase.PLAY)
    assert "pn-received" in str(screen.html()) or not at_table(screen).session.view.received
    screen = sensible(screen)
    assert "pn-received" not in str(screen.html())


def test_all_melds_lie_on_the_table_until_the_learner_has_looked() -> None:
    screen = play_until(do(won(), "trump", suit="S", at="1.4"), Phase.PLAY, mine=False)
    t = at_table(screen)
    assert t.looking
    shown = text_of(screen)
    for seat in Seat:
        for meld in t.deal.state.melds(seat):
            assert f"{meld} {meld.points}" in shown
    needs = t.deal.state.still_needs()
    assert (f"Your side still needs {needs}" if needs else "Your side has enough") in shown
    assert at_table(do(screen, "step", at=t.session.at)).deal == t.deal
    screen = do(screen, "look", at=t.session.at)
    assert not at_table(screen).looking


def test_melds_can_be_left_out_only_where_the_table_lets_the_bidder_choose() -> None:
    rules = HouseRules(show_before_return=True)
    screen = play_until(do(won(rules), "trump", suit="S", at="1.4"), Phase.MELD)
    melds = find_melds(hand_of(screen), Suit.SPADES, rules)
    names = [name for name, _ in named_melds(melds)]
    assert [i["meld"] for i in offered(screen, "leave-out")] == names
    screen = do(screen, "leave-out", meld=names[0])
    screen = do(screen, "show", at=at_table(screen).session.at)
    assert at_table(screen).deal.state.shown_by(Seat.S) == cards_of(melds[1:])
    usual = play_until(do(won(), "trump", suit="S", at="1.4"), Phase.MELD)
    assert offered(usual, "leave-out") == []


def test_letters_tell_which_copies_are_in_which_meld() -> None:
    melds = find_melds(Hand.parse("KS QS QS JD"), Suit.HEARTS)
    assert letters(melds) == {"KS1": ("a",), "QS1": ("a", "b"), "JD1": ("b",)}
