"""When the coach of the guided deal speaks, and when it waits."""

import re
from functools import reduce

from pinochle.cards import Hand, Seat
from pinochle.lessons.guided import RULES, coach
from pinochle.players import make
from pinochle.table import Bid, Deal, Pass, Phase, Play
from tests.screens.guided_driver import on, start, until
from tests.screens.table_driver import acted, do, text_of


def test_what_the_hand_is_worth_waits_until_the_auction_is_explained() -> None:
    screen = start()
    while screen.paused:
        assert "What your hand can stand" not in text_of(screen)
        screen = on(screen)
    assert "What your hand can stand" in text_of(screen)


def test_a_card_that_the_coach_would_not_have_played_is_spoken_of_once_and_can_be_taken_back() -> None:
    first, spoken = until(start("normal"), Phase.PLAY), []
    advised = first.table.session.hint().action
    for card in first.table.session.view.hand.kinds():
        screen = acted(first, Play(card))
        said = screen.said
        if Play(card) == advised:
            assert said.key != "other-card"
        if said.key != "other-card":
            continue
        spoken.append(card)
        assert said.title == f"I would have played {advised.card}"
        assert screen.paused
        assert on(screen).said.key != "other-card"
        again = acted(do(on(screen), "undo", at=screen.table.session.at), Play(card))
        assert again.said.name == said.name, "told again when it is played again"
    assert len(spoken) > 3


def all_shown(easts: str) -> str:
    """What the coach says when East, who had these twelve cards, has bid 250 and all have shown."""
    rest = [*RULES.deck.unseen(Hand.parse(easts))]
    hands = {seat: Hand(rest[n::3]) for n, seat in enumerate((Seat.S, Seat.W, Seat.N))} | {
        Seat.E: Hand.parse(easts)
    }
    deal = reduce(Deal.act, (Bid(250), Pass(), Pass(), Pass()), Deal.start(RULES, Seat.N, hands))
    player = make("medium", seed=1)
    while deal.phase is not Phase.PLAY:
        deal = deal.act(player.choose(deal.view(deal.to_act)).action)
    (said,) = coach(deal.view(Seat.S), looking=True, words="table")
    return said.text


def test_the_others_fall_short_only_of_what_they_still_have_to_win() -> None:
    covered = all_shown("QS QS JD JD AS AH AD 9C 10C KH 9H 10D")
    short = all_shown("AS 10S 9S KH JH 10H 9H 9D 10D JC 9C QC")
    assert "that is enough already." in covered
    assert "Short of that" not in covered
    assert re.search(r"the tricks must bring \d+ more. Short of that they are set. Win a counter", short)
