"""Whole deals through the practice screen: every preset, every illegal card, saved and taken up at every action."""

from dataclasses import replace

import pytest

from pinochle import PRESETS, Seat
from pinochle.reasons import explain
from pinochle.screens.base import Intent
from pinochle.screens.table.speech import LEARNER, in_order, name_of
from pinochle.table import Deal, Game, Phase, Play
from tests.oracle.play import legal
from tests.oracle.rulesets import ruleset
from tests.rules.bridge import names
from tests.screens.lint import faults
from tests.screens.table_driver import at_table, do, practice, resumed, sensible

DEALS = 10
BIGGEST = 40_000


@pytest.mark.parametrize("preset", PRESETS)
def test_every_illegal_card_is_refused_with_its_reason_and_every_legal_one_can_be_raised(preset: str) -> None:
    refused = 0
    for number in range(DEALS):
        screen = practice(preset, seed=f"{number:x}abc")
        while not at_table(screen).session.over:
            t = at_table(screen)
            if t.deal.phase is Phase.PLAY and t.session.my_turn and not t.looking:
                refused += try_every_card(screen, preset)
            screen = sensible(screen)
        assert at_table(screen).deal.score or at_table(screen).deal.passed_out
    assert refused > 20 * DEALS


def try_every_card(screen, preset: str) -> int:
    """Raise every card; the number of those that are refused, each with the reason of the rules and the oracle."""
    t = at_table(screen)
    view = t.session.view
    trick = names(view.trick.cards) if view.trick else []
    may = set(legal(names(view.hand), trick, view.trump.letter, ruleset(preset)))
    refused = 0
    for card, copy in in_order(view.hand):
        name = name_of(card, copy)
        tried = at_table(do(screen, "raise", card=name, at=t.session.at))
        why = view.refusal(Play(card))
        assert (names([card])[0] in may) is (why is None)
        if why is None:
            assert tried.draft.raised == (name,)
            assert tried.said is None
            continue
        refused += 1
        assert tried.said.reasons == (why,)
        assert tried.deal == t.deal
        assert tried.draft.raised == ()
        played = do(screen, "play", card=name, at=t.session.at)
        assert at_table(played).deal == t.deal
        assert played.status() == explain(why, "table", t.deal.rules.scale).says
    return refused


@pytest.mark.parametrize("preset", PRESETS)
def test_the_html_of_a_whole_deal_keeps_the_rules_and_its_size(preset: str) -> None:
    screen = practice(preset, seed="c0de", level="medium")
    for _ in range(300):
        html = str(screen.html())
        assert faults(html) == []
        assert len(html.encode()) <= BIGGEST
        if at_table(screen).session.over:
            break
        screen = sensible(screen)
    screen = do(do(screen, "hands"), "records")
    assert faults(str(screen.html())) == []
    assert len(str(screen.html()).encode()) <= BIGGEST


@pytest.mark.parametrize("words", ["plain", "table"])
@pytest.mark.parametrize("preset", ["kitchen", "double-deck"])
def test_a_deal_taken_up_at_every_action_goes_on_exactly_the_same(preset: str, words: str) -> None:
    screen = do(practice(preset, seed="feed", pace="normal"), "set", name="words", choice=words)
    for _ in range(400):
        again = resumed(screen)
        assert again.spec() == screen.spec()
        assert str(again.html()) == str(do(screen, "set", name="words", choice=words).html())
        if at_table(screen).session.over:
            break
        screen, again = sensible(screen), sensible(again)
        assert at_table(again).deal == at_table(screen).deal
    assert at_table(screen).session.over


def test_what_is_raised_and_the_bid_in_the_box_are_taken_up_too() -> None:
    screen = practice(seed="ab")
    screen = do(screen, "move-bid", by=50)
    assert resumed(screen).table.draft == screen.table.draft
    assert resumed(screen).html() == screen.html()


def test_nobody_elses_cards_are_in_what_the_learner_is_sent_before_they_are_public() -> None:
    """Two deals that differ only in hidden cards look the same until something public differs."""
    screen = practice(seed="ab", pace="step")
    t = at_table(screen)
    hands = dict(t.deal.hands)
    hands[Seat.W], hands[Seat.E], hands[Seat.N] = hands[Seat.E], hands[Seat.N], hands[Seat.W]
    other = Deal.start(t.deal.rules, t.deal.dealer, hands)
    game = Game(t.deal.rules, t.session.game.seed, other)
    swapped = replace(screen, table=t.dealt(replace(t.session, game=game)))
    start = Deal.start(t.deal.rules, t.deal.dealer, t.deal.hands)
    fresh = replace(screen, table=t.dealt(replace(t.session, game=replace(game, deal=start))))
    assert swapped.html() == fresh.html()
    assert swapped.status() == fresh.status()


def test_games_go_on_to_the_target_and_are_counted() -> None:
    screen = do(practice(seed="bead", level="easy"), "new")
    screen = do(screen, "rule", name="target", text="500")
    screen = screen.handle(Intent.of("start", entropy="bead"))
    for _ in range(3000):
        t = at_table(screen)
        if t.session.game.result:
            break
        if t.session.over:
            screen = do(screen, "next", at=t.session.at)
            assert at_table(screen).session.game.totals == tuple(t.session.game.scores.items())
        else:
            screen = sensible(screen)
    game = at_table(screen).session.game
    assert game.result
    assert max(game.scores.values()) >= 500
    (entry,) = [value for key, value in screen.keep().items() if key.startswith("stats/games/")]
    assert entry["deals"] == game.deals
    assert entry["won"] is (game.winner is LEARNER.side)
    assert 0 <= entry["made"] <= entry["bids"] <= entry["deals"]
