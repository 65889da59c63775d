"""The worked example of the lesson, played through the package."""

from pinochle.cards import Hand, Seat, Suit
from pinochle.rules import PRESETS
from pinochle.table import Bid, Deal, NameTrump, Pass, PassCards, Play, ShowMeld
from tests.oracle.worked_example import TEXT, read
from tests.rules import bridge

TOLD, TRICKS = read(TEXT)


def actions(bid=270):
    """All that is done, in order; with another bid where North calls again."""
    calls = [*TOLD["calls"]]
    calls[4] = bid
    yield from (Pass() if call == "pass" else Bid(call) for call in calls)
    yield NameTrump(Suit.parse(TOLD["trump"]))
    yield PassCards(Hand(bridge.cards(TOLD["gives"])))
    yield PassCards(Hand(bridge.cards(TOLD["returns"])))
    yield from [ShowMeld()] * 4
    yield from map(Play, bridge.cards(TOLD["plays"]))


def played(bid=270, rules=PRESETS["standard"]):
    """The deal at every stage."""
    hands = {Seat.parse(seat): bridge.hand(held) for seat, held in TOLD["hands"].items()}
    deal = Deal.start(rules, Seat.parse(TOLD["dealer"]), hands)
    stages = [deal]
    for action in actions(bid):
        deal = deal.act(action)
        stages.append(deal)
    return stages


STORY = played()[-1]
