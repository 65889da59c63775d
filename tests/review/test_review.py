"""A review agrees with the rules about what was forced, and with plain search about what a card was worth."""

from functools import cache

import pytest

from pinochle import PRESETS, Deal, Seat, count_cards, deal_hands
from pinochle.players import make, play_deal
from pinochle.reasons import CardCost, CardProbablyCost, CardWasBest
from pinochle.review import Review, is_forced, marks, solved, solver_for
from pinochle.review.marks import stages
from pinochle.table import Option, Play


@cache
def played(seed: str, rules: str = "standard", level: str = "easy") -> Deal:
    players = {seat: make(level, seed=3) for seat in Seat}
    return play_deal(players, PRESETS[rules], Seat.W, deal_hands(seed, PRESETS[rules]))


def best_for(deal: Deal, side) -> int:
    """Plain minimax over the rules themselves: what a side still takes if all see all hands."""
    if deal.to_act is None:
        return deal.state.trick_points(side)
    values = [
        best_for(deal.act(o.action), side)
        for o in deal.options()
        if isinstance(o, Option) and o.refusal is None
    ]
    return max(values) if deal.to_act.side is side else min(values)


@pytest.mark.parametrize("rules", PRESETS)
def test_forced_is_what_has_one_choice(rules: str) -> None:
    deal = played("forced", rules)
    for mark, before in zip(marks(deal), stages(deal), strict=False):
        assert (mark.seat, mark.action) == deal.actions[mark.step]
        if isinstance(mark.action, Play):
            allowed = [o for o in before.options() if isinstance(o, Option) and o.refusal is None]
            assert mark.forced == (len(allowed) == 1)
            assert (mark.reason is not None) == mark.forced
    assert is_forced(stages(deal)[-2]), "the last card of a deal is nobody's choice"


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_exact_values_are_those_of_plain_search(seed: str) -> None:
    deal = played(seed)
    solver = solver_for(deal)
    looked_at = 0
    for step, before in enumerate(stages(deal)[:-1]):
        seat, action = deal.actions[step]
        if not isinstance(action, Play) or len(before.state.tricks) < 9 or is_forced(before):
            continue
        taken = before.state.trick_points(seat.side)
        judged = solved(before, step, seat, action.card, solver)
        for card, value in judged.values:
            assert value == best_for(before.act(Play(card)), seat.side) - taken
        looked_at += 1
    assert looked_at


def test_slices_come_to_the_same_as_one_go_and_tell_their_progress() -> None:
    deal = played("slices")
    review = Review.start(deal, Seat.S, worlds=10)
    free = [m.step for m in review.marks if m.seat is Seat.S and isinstance(m.action, Play) and not m.forced]
    seen = [review.progress]
    while not review.done:
        review = review.advance()
        seen.append(review.progress)
    assert [j.step for j in review.judged] == free
    assert seen == sorted(seen)
    assert seen[-1] == (len(free), len(free))
    assert review.judged == Review.start(deal, Seat.S, worlds=10).finished().judged


def test_the_card_played_and_all_that_might_have_been_are_valued() -> None:
    deal = played("valued")
    review = Review.start(deal, Seat.S, worlds=10).finished()
    for judged in review.judged:
        before = stages(deal)[judged.step]
        legal = before.view(Seat.S).legal
        assert legal is not None
        cards = {card for card, _ in judged.values}
        assert cards <= set(legal)
        assert judged.lost >= 0
        assert set(judged.best) <= cards
        if judged.exact:
            assert cards == set(legal)
            assert len(before.state.tricks) >= 4
            assert judged.lost == max(v for _, v in judged.values) - dict(judged.values)[judged.card]


def test_turning_points_are_the_three_that_cost_most_in_order() -> None:
    reviews = (_quick(f"turn{n}") for n in range(30))
    review = next(each for each in reviews if sum(j.matters for j in each.judged) > 3)
    points = review.turning_points()
    assert len(points) == 3
    assert [j.step for j in points] == sorted(j.step for j in points)
    others = [j.lost for j in review.judged if j.matters and j not in points]
    assert min(j.lost for j in points) >= max(others)
    assert all(isinstance(j.reason, (CardCost, CardProbablyCost)) for j in points)
    assert review.lost == round(sum(j.lost for j in review.judged if j.matters))


def _quick(seed: str) -> Review:
    return Review.start(played(seed, level="random"), Seat.S, worlds=5).finished()


def test_a_choice_that_costs_nothing_is_called_as_good_as_any() -> None:
    review = _quick("nothing")
    for judged in review.judged:
        assert isinstance(judged.reason, CardWasBest) != judged.matters


def test_the_auction_is_judged_by_the_last_free_call() -> None:
    deal = played("auction")
    for seat in Seat:
        said = Review.start(deal, seat).auction
        calls = [a for s, a in deal.actions if s is seat and not isinstance(a, Play)]
        assert said or not calls


def test_a_deal_that_was_not_played_has_nothing_to_judge() -> None:
    rules = PRESETS["standard"]
    thrown_in = next(
        deal
        for n in range(400)
        if (
            deal := play_deal({s: make("random", seed=n) for s in Seat}, rules, Seat.W, deal_hands(f"t{n}"))
        ).score
        and not deal.score.played
    )
    review = Review.start(thrown_in, Seat.S)
    assert review.done
    assert review.advance() == review
    assert not review.turning_points()


@pytest.mark.parametrize("rules", PRESETS)
def test_every_preset_can_be_reviewed(rules: str) -> None:
    deal = played("preset", rules)
    review = Review.start(deal, Seat.S, worlds=2)
    for _ in range(6):
        review = review.advance()
    total = count_cards(PRESETS[rules].deck.cards(), PRESETS[rules], last_trick=True)
    assert all(0 <= value <= total for j in review.judged for _, value in j.values)
