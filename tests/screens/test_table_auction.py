"""The auction at the table: the bid in the box, what is asked about, and the helper beside it."""

import re

from pinochle import PRESETS, Hand, HouseRules, Seat, Suit, meld_points
from pinochle.analysis import value_hand
from pinochle.reasons import (
    DealerIsStuck,
)
from pinochle.screens.table.draft import Draft
from pinochle.table import Bid, Pass
from tests.screens.lint import intents
from tests.screens.table_driver import (
    SOUTH,
    at,
    at_table,
    dealt,
    do,
    offered,
    press,
    text_of,
)


def test_the_box_goes_up_and_down_and_bids_what_it_says() -> None:
    screen = dealt()
    assert offered(screen, "bid") == [{"do": "bid", "points": 250, "at": "1.0"}]
    assert sorted(i["by"] for i in offered(screen, "move-bid")) == [-10, 10, 50, 100]
    screen = do(do(screen, "move-bid", by=50), "move-bid", by=10)
    assert offered(screen, "bid")[0]["points"] == 310
    assert offered(do(screen, "move-bid", by=-100), "bid")[0]["points"] == 250
    screen = press(screen, offered(screen, "bid")[0])
    assert at_table(screen).deal.actions == ((Seat.S, Bid(310)),)


def test_below_the_lowest_bid_it_says_so() -> None:
    screen = do(do(dealt(), "move-bid", by=10), "move-bid", by=-10)
    assert at_table(screen).said is None
    screen = do(screen, "move-bid", by=-10)
    assert screen.status() == "250 is the lowest bid now."
    assert at_table(do(screen, "move-bid", by=10)).said is None


def test_a_bid_out_of_reach_is_asked_about_once_with_a_way_back() -> None:
    best = value_hand(SOUTH).best
    assert at_table(do(dealt(), "bid", points=best.most - best.most % 10, at="1.0")).deal.actions
    screen = do(dealt(), "bid", points=9990, at="1.0")
    assert at_table(screen).deal.actions == ()
    assert f"about {best.total} with {best.suit.named()}" in screen.status()
    assert "Bid it all the same?" in text_of(screen)
    assert {i["do"] for i in intents(str(screen.html()))} & {"bid", "pass", "keep", "hint"} == {"bid", "keep"}
    assert at_table(do(screen, "step", at="1.0")).asked, "a late clock does not answer it"
    back = do(screen, "keep")
    assert offered(back, "bid")[0]["points"] == 250
    (sure,) = offered(screen, "bid")
    assert at_table(press(screen, sure)).deal.actions[0] == (Seat.S, Bid(9990))
    typed = do(dealt(), "type", text="9990", at="1.0")
    assert at_table(typed).asked
    assert at_table(typed).asked.intent == sure


def test_undo_brings_back_the_lowest_bid_in_the_box() -> None:
    screen = do(dealt(), "move-bid", by=50)
    screen = do(press(screen, offered(screen, "bid")[0]), "undo", at="1.1")
    assert offered(screen, "bid")[0]["points"] == 250


def test_single_digits_move_the_box_by_1_5_and_10() -> None:
    shown = text_of(dealt(rules=PRESETS["kitchen"]))
    assert "Bid 25 " in shown
    assert "−1" in shown
    assert "+1" in shown
    assert "+5" in shown
    assert "+10" in shown


def test_larger_steps_and_tables_without_jumps() -> None:
    rules = HouseRules.from_changes({"step_after": [600, 50]}, "double-deck")
    auction = at_table(dealt(rules=rules, hand=Hand(list(rules.deck.cards())[:20]))).deal.state.auction
    box = Draft(600)
    assert box.raised_bid(10, auction).bid == 650
    assert box.raised_bid(10, auction).raised_bid(-10, auction).bid == 600
    assert box.raised_bid(100, auction).bid == 700
    slow = dealt(rules=HouseRules(jump_bids=False))
    assert offered(slow, "move-bid") == []
    assert offered(do(slow, "move-bid", by=100), "bid")[0]["points"] == 250


def test_a_stuck_dealer_is_told_why_passing_is_refused() -> None:
    screen = dealt(rules=HouseRules(stuck_may_raise=True), dealer=Seat.S)
    deal = at_table(screen).deal.act(Pass()).act(Pass()).act(Pass())
    screen = do(at(deal), "pass", at="1.3")
    assert at_table(screen).said.reasons == (DealerIsStuck(250),)
    assert at_table(screen).deal == deal


def test_the_helper_shows_meld_cards_and_a_split_for_each_suit() -> None:
    screen = dealt()
    shown = text_of(screen)
    for suit in Suit:
        assert f"{suit.named()}" in shown
        one = value_hand(SOUTH).of(suit)
        assert one.own_meld == meld_points(SOUTH, suit)
        cards = f"{len(SOUTH.of(suit))} card" + ("s" if len(SOUTH.of(suit)) > 1 else "")
        assert f"{cards}, {one.own_meld}+{one.partner_share}+{one.tricks} = {one.total}" in shown
        assert f"up to {one.bid_at(0.7)}" in shown or "no bid" in shown
    assert "times in 100" in shown
    assert shown.count("Own meld") >= 4


def test_in_single_digits_estimates_are_whole_points() -> None:
    screen = dealt(rules=PRESETS["kitchen"])
    asked = do(screen, "bid", points=900, at="1.0")
    hint = do(screen, "hint", at="1.0")
    for shown in (screen, asked, hint):
        assert re.findall(r"\d\.\d", text_of(shown)) == []
    assert "hardly ever more than" in asked.status()
