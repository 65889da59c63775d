"""Whole deals of four players of one level, every choice checked: allowed, with reasons that can be said."""

from pinochle.cards import Seat
from pinochle.players import make
from pinochle.reasons import explain
from pinochle.table import Deal, deal_hands

SEATS = tuple(Seat)


def played(level, rules, number, worlds=5):
    """The deal of that number, played to its end; raises where a choice is refused."""
    deal = Deal.start(rules, SEATS[number % 4], deal_hands(f"{level}/{number}", rules))
    player = make(level, seed=number, worlds=worlds)
    while (seat := deal.to_act) is not None:
        choice = player.choose(deal.view(seat))
        assert choice.reasons, (seat, choice.action)
        for reason in choice.reasons:
            assert explain(reason, "plain", rules.scale).says
        deal = deal.act(choice.action, seat)
    assert deal.passed_out or deal.score is not None
    return deal
