"""A game: deals to the target, both past it, a fixed number of deals, a draw, dealing again."""

import random
from dataclasses import replace

import pytest

from pinochle.cards import Seat, Side
from pinochle.players import play_deal
from pinochle.reasons import (
    BidderGoesOut,
    DealsAreUp,
    GameDrawn,
    GameWon,
    IllegalAction,
    NotAWholeDeck,
    NothingToUndo,
)
from pinochle.rules import AllPass, HouseRules
from pinochle.table import Bid, Game, Pass, deal_hands
from tests.table.deals import STANDARD, some_action
from tests.table.story import STORY, TOLD, actions

NS, EW = Side.NORTH_SOUTH, Side.EAST_WEST


def story(rules=STANDARD, ns=0, ew=0, scored=0, bid=270):
    """The worked example as one deal of a game that stood so before: North–South score 440, East–West 180."""
    game = Game.start(rules, seed=1, dealer=STORY.dealer, hands=STORY.hands)
    game = replace(game, totals=((NS, ns), (EW, ew)), scored=scored)
    for action in actions(bid):
        game = game.act(action)
    return game


def test_no_cards_are_not_shuffled_instead_of_the_hands_that_were_given():
    with pytest.raises(IllegalAction) as caught:
        Game.start(STANDARD, hands={})
    assert caught.value.reason == NotAWholeDeck(Seat.N, 12, 0)
    over = story()
    with pytest.raises(IllegalAction) as caught:
        over.next_deal(hands={})
    assert caught.value.reason == NotAWholeDeck(Seat.N, 12, 0)
    with pytest.raises(IllegalAction) as caught:
        play_deal({}, STANDARD, Seat.N, hands={})
    assert caught.value.reason == NotAWholeDeck(Seat.N, 12, 0)


def test_a_new_game():
    game = Game.start(STANDARD, seed=5)
    assert game.scores == {NS: 0, EW: 0}
    assert (game.deals, game.result, game.winner) == (0, None, None)
    assert game == Game.start(STANDARD, seed="5")
    assert {Game.start(STANDARD, seed=seed).deal.dealer for seed in range(40)} == set(Seat)
    assert Game.start(STANDARD, seed=5, dealer=Seat.W).deal.dealer is Seat.W
    assert Game.start(STANDARD, hands=deal_hands(9)).deal.hands == deal_hands(9)
    assert Game.start(STANDARD, 5).deal.hands != Game.start(STANDARD, 6).deal.hands


def test_scores_count_a_deal_once_it_is_over():
    assert story().scores == {NS: 440, EW: 180}
    assert story().undo().scores == {NS: 0, EW: 0}
    assert (story().deals, story().undo().deals) == (1, 0)
    assert story(bid=460).scores == {NS: -460, EW: 180}


def test_the_next_deal():
    game = story()
    following = game.next_deal()
    assert following.deal.dealer is Seat.parse(TOLD["dealer"]).next
    assert following.scores == {NS: 440, EW: 180}
    assert following.deals == 1
    assert following.deal.hands not in (game.deal.hands, Game.start(STANDARD, 1).deal.hands)
    assert game.next_deal(deal_hands(3)).deal.hands == deal_hands(3)
    with pytest.raises(IllegalAction) as caught:
        following.undo()
    assert caught.value.reason == NothingToUndo()


@pytest.mark.parametrize(
    ("before", "winner", "reason"),
    [
        ((0, 0), None, None),
        ((1050, 1310), None, None),
        ((1060, 0), NS, GameWon(NS, 1500, 1500)),
        ((0, 1320), EW, GameWon(EW, 1500, 1500)),
        ((1060, 1400), NS, BidderGoesOut(NS, 1500)),
        ((1500, 1400), NS, BidderGoesOut(NS, 1500)),
    ],
)
def test_who_wins(before, winner, reason):
    game = story(ns=before[0], ew=before[1])
    assert game.winner is winner
    assert (game.result and game.result.reason) == reason


def test_a_fixed_number_of_deals():
    rules = replace(STANDARD, max_deals=8)
    assert story(rules, scored=6).result is None
    assert story(rules, scored=7).result.reason == DealsAreUp(NS, 8)
    assert story(rules, scored=7, ew=300).winner is EW
    drawn = story(rules, scored=7, ew=260)
    assert (drawn.winner, drawn.result.reason) == (None, GameDrawn(440))


@pytest.mark.parametrize(
    "unfinished", [Game.start(STANDARD, 1), story(ns=1400)], ids=["deal runs", "game over"]
)
def test_no_next_deal_yet_or_any_more(unfinished):
    with pytest.raises(ValueError, match="next deal"):
        unfinished.next_deal()


@pytest.mark.parametrize(("all_pass", "steps"), [(AllPass.REDEAL_NEXT, 1), (AllPass.REDEAL_SAME, 0)])
def test_nobody_bids(all_pass, steps):
    rules = HouseRules(all_pass=all_pass, max_deals=1)
    game = Game.start(rules, 1, dealer=Seat.E)
    for _ in Seat:
        game = game.act(Pass())
    assert (game.deal.passed_out, game.result, game.deals) == (True, None, 0)
    again = game.next_deal()
    assert again.deal.dealer is Seat.E.plus(steps)
    assert again.deal.hands != game.deal.hands
    assert (again.scores, again.deals, again.result) == ({NS: 0, EW: 0}, 0, None)
    # After a deal that was bid on, the next player deals whatever the rule for passes says.
    assert story(HouseRules(all_pass=all_pass)).next_deal().deal.dealer is Seat.N


def test_acting_out_of_turn_is_refused():
    game = Game.start(STANDARD, 1, dealer=Seat.N)
    assert game.act(Bid(250), Seat.E).deal.state.auction.highest == (Seat.E, 250)
    with pytest.raises(IllegalAction):
        game.act(Bid(250), Seat.S)
    acted = game.act(Bid(250)).act(Pass())
    assert acted.undo(Seat.E) == game
    assert acted.undo() == game.act(Bid(250))


def test_a_whole_game_ends():
    rng = random.Random(3)
    game = Game.start(replace(STANDARD, max_deals=3), seed=3)
    while game.result is None:
        if game.deal.to_act is None:
            game = game.next_deal()
        game = game.act(some_action(game.deal, rng))
    assert game.deals <= 3
    assert game.result.reason.code in ("game-won", "bidder-goes-out", "deals-are-up", "game-drawn")
