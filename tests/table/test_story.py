"""RULES section 5: the worked example happens in a Deal exactly as it is told."""

from pinochle.cards import Seat, Side
from pinochle.reasons import BidMade, WentSet
from pinochle.table import Option, Phase
from tests.rules import bridge
from tests.table.story import STORY, TRICKS, played


def test_who_has_it_and_for_what():
    assert (STORY.state.bidder, STORY.state.bid, str(STORY.state.trump)) == (Seat.N, 270, "♣")


def test_meld():
    state = STORY.state
    assert [str(meld) for meld in state.melds(Seat.N)] == ["run in clubs", "pinochle"]
    assert [str(meld) for meld in state.melds(Seat.S)] == ["aces around"]
    assert [str(meld) for meld in state.melds(Seat.W)] == ["royal marriage in clubs", "double dix"]
    assert [str(meld) for meld in state.melds(Seat.E)] == ["marriage in diamonds"]
    assert (state.meld_points(Side.NORTH_SOUTH), state.meld_points(Side.EAST_WEST)) == (290, 80)


def test_every_card_that_is_marked_was_the_only_one():
    """`!` marks the only legal kind of card, and no other card is so marked."""
    stages = [stage for stage in played() if stage.phase is Phase.PLAY]
    told = [play for trick in TRICKS for play in trick["plays"]]
    assert len(stages) == len(told) == 48
    for stage, (seat, card, forced) in zip(stages, told, strict=True):
        allowed = [
            option for option in stage.options() if isinstance(option, Option) and option.refusal is None
        ]
        assert stage.to_act is Seat.parse(seat)
        assert (len(allowed) == 1) == forced, (seat, card)


def test_tricks_and_running_points():
    assert [trick.leader.value for trick in STORY.state.tricks] == [trick["leader"] for trick in TRICKS]
    assert [trick.winner(STORY.state.trump).value for trick in STORY.state.tricks] == [
        t["winner"] for t in TRICKS
    ]
    running, stages = 0, {len(stage.state.tricks): stage for stage in played()}
    for number, trick in enumerate(TRICKS, start=1):
        running += trick["points"] if trick["winner"] in "NS" else 0
        assert stages[number].state.trick_points(Side.NORTH_SOUTH) == running
        assert bridge.names(stages[number].state.tricks[-1].cards) == [card for _, card, _ in trick["plays"]]
    assert running == 150


def test_440_and_180():
    score = STORY.score
    assert (score.bidders, score.others, score.made, score.played) == (440, 180, True, True)
    assert score.reasons[0] == BidMade(270, 290, 150)
    assert STORY.state.still_needs() == 0


def test_a_bid_of_460_would_have_been_set():
    score = played(460)[-1].score
    assert (score.bidders, score.others, score.made) == (-460, 180, False)
    assert score.reasons[0] == WentSet(460, 290, 150, 20)
