"""One deal and one game as values: actions, events, phases, views, records."""

from pinochle.table.actions import (
    Action,
    Bid,
    BidRange,
    ChooseCards,
    ChooseMelds,
    Concede,
    NameTrump,
    Option,
    Options,
    Pass,
    PassCards,
    Play,
    ShowMeld,
)
from pinochle.table.deal import Deal, deal_hands
from pinochle.table.events import (
    Called,
    CardPlayed,
    CardsPassed,
    Dealt,
    Event,
    GivenUp,
    MeldShown,
    Scored,
    TrickTaken,
    TrumpNamed,
)
from pinochle.table.game import Game
from pinochle.table.phases import Phase, concede_refusal
from pinochle.table.state import State, Trick, evolve, fold
from pinochle.table.view import View

__all__ = [
    "Action",
    "Bid",
    "BidRange",
    "Called",
    "CardPlayed",
    "CardsPassed",
    "ChooseCards",
    "ChooseMelds",
    "Concede",
    "Deal",
    "Dealt",
    "Event",
    "Game",
    "GivenUp",
    "MeldShown",
    "NameTrump",
    "Option",
    "Options",
    "Pass",
    "PassCards",
    "Phase",
    "Play",
    "Scored",
    "ShowMeld",
    "State",
    "Trick",
    "TrickTaken",
    "TrumpNamed",
    "View",
    "concede_refusal",
    "deal_hands",
    "evolve",
    "fold",
]
