"""Each exercise really has the difficulty it was made for, judged from the position and not from its label."""

from pinochle.cards import Suit
from pinochle.lessons.tasks.calls import AllowedCalls, WhoHasIt
from pinochle.lessons.tasks.cards import InOrder, WhoTakes
from pinochle.lessons.tasks.melding import FindMeld, MeldWorth, PaysMostIn
from pinochle.lessons.tasks.play import MayPlay
from pinochle.lessons.tasks.scoring import Scores
from pinochle.rules import PRESETS, MeldKind, find_melds, legal_plays, meld_points, winning_index
from tests.lessons.made import SEEDS, exercises


def _tasks(drill: str, case: str) -> list[object]:
    return [exercise.question.task for exercise in exercises(drill) if exercise.case == case]


def test_head_over_ones_own_partner() -> None:
    tasks = _tasks("may-play", "head-over-partner")
    assert len(tasks) >= 0.14 * SEEDS
    for task in tasks:
        assert isinstance(task, MayPlay)
        best = winning_index(task.trick, task.trump)
        assert task.leader.plus(best) is task.player.partner
        assert all(card.outranks(task.trick[best]) for card in task.legal)
        assert len(task.legal) < len(task.hand.kinds())


def test_a_trick_already_trumped() -> None:
    tasks = _tasks("may-play", "already-trumped")
    assert len(tasks) >= 0.08 * SEEDS
    for task in tasks:
        assert isinstance(task, MayPlay)
        led = task.trick[0].suit
        assert led is not task.trump
        assert any(card.suit is task.trump for card in task.trick)
        assert all(card.suit is led for card in task.legal)


def test_cannot_overtrump() -> None:
    tasks = _tasks("may-play", "cannot-overtrump")
    assert len(tasks) >= 0.08 * SEEDS
    for task in tasks:
        assert isinstance(task, MayPlay)
        winning = task.trick[winning_index(task.trick, task.trump)]
        assert all(card.suit is task.trump and not card.outranks(winning) for card in task.legal)


def test_a_twin_that_does_not_beat() -> None:
    tasks = _tasks("may-play", "twin")
    assert len(tasks) >= 0.06 * SEEDS
    for task in tasks:
        assert isinstance(task, MayPlay)
        assert task.trick[winning_index(task.trick, task.trump)] in task.hand


def test_twins_in_a_trick() -> None:
    tasks = _tasks("takes", "twins")
    assert len(tasks) >= 0.2 * SEEDS
    for task in tasks:
        assert isinstance(task, WhoTakes)
        assert task.trump
        assert task.cards.count(task.cards[winning_index(task.cards, task.trump)]) == 2


def test_run_with_a_spare_king_or_queen() -> None:
    tasks = _tasks("find-meld", "spare")
    assert len(tasks) >= 0.05 * SEEDS
    for task in tasks:
        assert isinstance(task, FindMeld)
        kinds = {meld.kind for meld in find_melds(task.hand, task.trump)}
        assert MeldKind.RUN in kinds
        assert MeldKind.ROYAL_MARRIAGE not in kinds


def test_a_queen_in_three_melds() -> None:
    tasks = _tasks("find-meld", "many-melds")
    assert len(tasks) >= 0.1 * SEEDS
    for task in tasks:
        assert isinstance(task, FindMeld)
        holding = [m for m in find_melds(task.hand, task.trump) if any(str(card) == "Q♠" for card in m.cards)]
        assert len(holding) >= 3


def test_the_best_suit_is_not_the_longest() -> None:
    for task in _tasks("which-suit", "not-longest"):
        assert isinstance(task, PaysMostIn)
        best = Suit.parse(task.answer())
        assert len(task.hand.of(best)) < max(len(task.hand.of(suit)) for suit in Suit)


def test_orders_hold_ten_and_king() -> None:
    for task in _tasks("order", "twins"):
        assert isinstance(task, InOrder)
        assert {"10", "K"} <= {card.rank.value for card in task.cards}
        assert len(set(task.cards)) < len(task.cards)


def test_calls_over_ones_own_partner_and_a_dealer_who_is_stuck() -> None:
    for task in _tasks("calls", "over-partner"):
        assert isinstance(task, AllowedCalls)
        assert task.auction.highest
        assert task.auction.turn is task.auction.highest[0].partner
    for task in _tasks("calls", "stuck"):
        assert isinstance(task, AllowedCalls)
        assert "pass" not in task.answer().split()
    for task in _tasks("auction", "stuck"):
        assert isinstance(task, WhoHasIt)
        assert task.auction.winner == (task.auction.dealer, 250)


def test_scores_with_meld_lost_and_bids_that_cannot_be_made() -> None:
    for task in _tasks("score", "meld-lost"):
        assert isinstance(task, Scores)
        assert task.asked == "others"
        assert task.others.meld
        assert task.score.others == 0
    for task in _tasks("score", "impossible"):
        assert isinstance(task, Scores)
        assert task.bid > task.bidders.meld + 250
    for task in _tasks("score", "exact"):
        assert isinstance(task, Scores)
        assert task.bidders.meld + task.bidders.trick_points == task.bid


def test_another_rule_matters_every_time() -> None:
    for exercise in exercises("other-rule"):
        task = exercise.question.task
        if isinstance(task, MayPlay):
            here = legal_plays(task.hand, task.trick, task.trump, PRESETS["standard"])
            assert set(here) != set(task.legal)
        else:
            assert isinstance(task, MeldWorth)
            assert meld_points(task.hand, task.trump) != int(task.answer())
