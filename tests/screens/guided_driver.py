"""Ways to play the guided deal as a learner would: one step, up to a phase, to its end."""

import random

from pinochle import Hand
from pinochle.screens.base import Fields
from pinochle.screens.guided import GuidedDeal
from pinochle.table import (
    Bid,
    BidRange,
    ChooseCards,
    Option,
    PassCards,
    Phase,
)
from tests.screens.table_driver import acted, do


def start(pace: str = "off") -> GuidedDeal:
    return do(GuidedDeal.from_spec(Fields({})), "set", name="pace", choice=pace)


def on(screen: GuidedDeal, action=None) -> GuidedDeal:
    """One step: go on, look, let a computer act, or do ``action`` (what the coach would do unless given)."""
    t = screen.table
    if screen.paused:
        return do(screen, "go-on", line=screen.said.name)
    if t.looking:
        return do(screen, "look", at=t.session.at)
    if t.waiting:
        return do(screen, "step", at=t.session.at)
    return acted(screen, action or t.session.hint().action)


def until(screen: GuidedDeal, phase: Phase) -> GuidedDeal:
    while not screen.table.session.over and not (
        screen.table.deal.phase is phase
        and screen.table.session.my_turn
        and not screen.paused
        and not screen.table.looking
    ):
        screen = on(screen)
    return screen


def played_as_expected() -> GuidedDeal:
    screen = start()
    while not screen.table.session.over:
        screen = on(screen)
    return screen


def anything(chance: random.Random, screen: GuidedDeal):
    """Any legal action."""
    if screen.table.looking:
        return None
    actions = []
    for option in screen.table.session.view.options():
        match option:
            case Option(action, None):
                actions.append(action)
            case BidRange(minimum, step):
                actions += [Bid(minimum)] * 2 + [Bid(minimum + 10 * step), Bid(minimum + 70 * step)]
            case ChooseCards(count, cards):
                actions.append(PassCards(Hand(chance.sample(list(cards), count))))
    return chance.choice(actions)
