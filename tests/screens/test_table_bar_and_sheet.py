"""The words of the table, the bar on top, the score sheet and the game."""

import pytest

from pinochle import Seat
from pinochle.cards import Side
from pinochle.reasons import (
    explain,
)
from pinochle.screens.practice import PracticeTable
from pinochle.screens.table import Session
from pinochle.screens.table.speech import partners
from pinochle.table import Phase
from tests.screens.lint import read
from tests.screens.table_driver import (
    at_table,
    dealt,
    do,
    play_until,
    practice,
    sensible,
    text_of,
)


@pytest.mark.parametrize("words", ["plain", "table"])
def test_plain_words_avoid_the_words_of_the_table(words: str) -> None:
    screen = do(practice(seed="12"), "set", name="words", choice=words)
    said = set()
    for _ in range(100):
        shown = text_of(screen)
        said |= {word.strip(".,:()").lower() for word in shown.split()}
        if at_table(screen).session.over:
            break
        screen = sensible(screen)
    table = {"trick", "tricks", "trump", "meld", "melds", "counter", "counters", "bidder", "dix"}
    if words == "plain":
        assert table & said == set()
    else:
        assert {"trick", "meld", "trump"} <= said


def test_the_bar_always_says_trump_bid_order_points_need_and_rules() -> None:
    screen = play_until(practice("kitchen", seed="12"), Phase.PLAY)
    t = at_table(screen)
    bar = next(e for e in read(str(screen.html()))[0].walk() if e.attributes.get("data-key") == "bar").said()
    shown = " ".join(bar.split())
    for part in (
        f"Trump {t.deal.state.trump.named()}",
        "High to low A 10 K Q J 9",
        "Rules: Kitchen",
        t.speech.points(t.deal.state.bid),
        "North–South",
        "still need",
    ):
        assert part in shown


def test_the_sheet_gives_the_reasons_of_the_score_and_the_running_game() -> None:
    screen = played("abc")
    deal = at_table(screen).deal
    shown = text_of(screen)
    for reason in deal.score.reasons:
        assert explain(reason).says in shown
    assert "was dealt" not in shown
    hands = text_of(do(screen, "hands"))
    assert hands.count("was dealt") == 3
    first = at_table(screen).session.game
    nxt = at_table(do(screen, "next", at=at_table(screen).session.at)).session.game
    assert nxt.totals == tuple(first.scores.items())
    assert nxt.deal.dealer is deal.dealer.next


def test_both_sides_are_named_on_the_sheet() -> None:
    deals = [played(seed) for seed in ("abc", "12")]
    assert {at_table(screen).deal.state.bidder.side for screen in deals} == set(Side)
    for screen in deals:
        deal = at_table(screen).deal
        bidders, others = partners(deal.state.bidder.side), deal.state.bidder.side.other
        assert f"{bidders} made the bid: " in text_of(screen) or f"{bidders} go set: " in text_of(screen)
        assert f"{others.named()} scored meld {deal.state.meld_points(others)}" in text_of(screen)
        assert "other side" not in text_of(screen).split("Rules of this table")[0]


def played(seed: str) -> PracticeTable:
    screen = practice(seed=seed)
    while not at_table(screen).session.over:
        screen = sensible(screen)
    return screen


def test_the_partner_plays_at_medium_at_least() -> None:
    assert Session(at_table(dealt()).session.game, "easy")._level(Seat.N) == "medium"
    assert Session(at_table(dealt()).session.game, "hard")._level(Seat.N) == "hard"
    assert Session(at_table(dealt()).session.game, "easy")._level(Seat.E) == "easy"
