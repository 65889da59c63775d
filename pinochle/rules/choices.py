"""What a house rule can be: the choices of each field that has a few."""

from __future__ import annotations

from enum import Enum

from pinochle.cards import Card


class AllPass(Enum):
    """What happens when nobody opens."""

    STUCK = "stuck"
    REDEAL_NEXT = "redeal-next"
    REDEAL_SAME = "redeal-same"


class Head(Enum):
    """When a player who follows suit must play higher."""

    UNLESS_TRUMPED = "unless-trumped"
    EVEN_IF_TRUMPED = "even-if-trumped"
    TRUMP_LED_ONLY = "trump-led-only"


class ForcedTrump(Enum):
    """Whether a trump that cannot win must be played."""

    ALWAYS = "always"
    IF_IT_WINS = "if-it-wins"


class CountingScheme(Enum):
    """Points of A, 10, K, Q, J and 9 taken in tricks."""

    ACE_TEN_KING = (10, 10, 10, 0, 0, 0)
    CLASSIC = (11, 10, 4, 3, 2, 0)
    FIVES = (10, 10, 5, 5, 0, 0)

    def points(self, card: Card) -> int:
        """What this card brings to the side that wins it."""
        return self.value[5 - card.rank.strength]


class MeldNeeds(Enum):
    """What a side must take to keep its meld."""

    POINT = "point"
    COUNTER = "counter"
    TRICK = "trick"
    NOTHING = "nothing"


class MeldNeedsApplies(Enum):
    """Which sides can lose their meld."""

    OTHERS = "others"
    BOTH = "both"


class SetRule(Enum):
    """How a set is paid."""

    SUBTRACT_BID = "subtract-bid"
    BID_TO_OTHERS = "bid-to-others"
    SUBTRACT_BID_AND_MELD = "subtract-bid-and-meld"


class ImpossibleBid(Enum):
    """Whether a bid that cannot be made is played."""

    THROW_IN = "throw-in"
    PLAY_ON = "play-on"


class Renege(Enum):
    """How a wrong card noticed later is settled."""

    OTHERS_TAKE_ALL = "others-take-all"
    SET = "set"
