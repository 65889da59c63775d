"""What is said of the cards that may be played when trump itself was led: following, never trumping in."""

import pytest

from pinochle import PRESETS, Card, Hand, HouseRules, Suit, legal_plays
from pinochle.reasons import CannotHead, MustHead
from pinochle.rules import ForcedTrump, Head

TABLES = [
    PRESETS["standard"],
    HouseRules(head=Head.TRUMP_LED_ONLY),
    HouseRules(forced_trump=ForcedTrump.IF_IT_WINS),
]


@pytest.mark.parametrize("rules", TABLES)
@pytest.mark.parametrize(("led", "reason"), [("AS", CannotHead), ("QS", MustHead)])
def test_a_player_who_follows_trump_is_told_about_following(
    rules: HouseRules, led: str, reason: type[CannotHead | MustHead]
) -> None:
    legal = legal_plays(Hand.parse("KS 9S AH"), [Card.parse(led)], Suit.SPADES, rules)
    assert isinstance(legal.reason, reason)
