"""Every level plays every preset to the end, and any table's rules, without an action that is refused.

CI plays a thousand deals of each, which takes minutes; here it is forty. `python -m tests.players` plays more.
"""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pinochle.cards import Hand, Seat
from pinochle.players import LEVELS, make, play_deal
from pinochle.rules import PRESETS, AllPass, CountingScheme, ForcedTrump, Head
from pinochle.table import Deal, Phase, deal_hands
from tests.analysis.table import random_deals
from tests.conftest import IN_CI
from tests.players.whole_deals import played

MANY = 1000 if IN_CI else 40
DEALS = {"random": MANY, "easy": MANY, "medium": MANY, "hard": 20}


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("preset", PRESETS)
def test_deals_end_legally(preset, level):
    for number in range(DEALS[level]):
        assert played(level, PRESETS[preset], number).to_act is None


@st.composite
def tables(draw):
    """House rules that change what a player has to do."""
    base = PRESETS[draw(st.sampled_from(sorted(PRESETS)))]
    return replace(
        base,
        scale=10,
        name="some table",
        jump_bids=draw(st.booleans()),
        all_pass=draw(st.sampled_from(AllPass)),
        stuck_may_raise=draw(st.booleans()),
        trump_needs_marriage=draw(st.booleans()),
        pass_count=draw(st.sampled_from([0, 1, 3, 4, 6])),
        show_before_return=draw(st.booleans()),
        run_extras=draw(st.booleans()),
        head=draw(st.sampled_from(Head)),
        forced_trump=draw(st.sampled_from(ForcedTrump)),
        counters=draw(st.sampled_from(CountingScheme)),
        may_concede=draw(st.booleans()),
        step_after=draw(st.sampled_from([None, (300, 50)])),
    )


@settings(max_examples=60, deadline=None)
@given(tables(), st.integers(0, 10**6), st.sampled_from(LEVELS), st.floats(0.02, 0.5))
def test_no_reachable_view_is_too_much(rules, seed, level, often):
    """Anyone may have played anything before: the choice is allowed all the same."""
    rng = random.Random(seed)
    for deal in random_deals(rng, rules, 1):
        if rng.random() < often:
            choice = make(level, seed=seed, worlds=2).choose(deal.view(deal.to_act))
            assert deal.refusal(choice.action) is None, (deal.record(), choice)
            assert choice.reasons


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_and_seed_give_the_same_choice(level):
    for deal in random_deals(random.Random(9), PRESETS["standard"], 2):
        view = deal.view(deal.to_act)
        assert make(level, seed=4, worlds=3).choose(view) == make(level, seed=4, worlds=3).choose(view)


def test_seeds_make_a_difference():
    def ends(seed):
        players = {seat: make("random", seed=seed) for seat in Seat}
        return play_deal(players, PRESETS["standard"], Seat.N, seed=1).actions

    assert len({ends(seed) for seed in range(5)}) == 5


def test_only_the_seat_in_turn_is_asked():
    deal = Deal.start(PRESETS["standard"], Seat.N, deal_hands(1))
    with pytest.raises(ValueError, match="South's turn"):
        make("easy").choose(deal.view(Seat.S))


@pytest.mark.parametrize("wrong", [{"level": "expert"}, {"level": "hard", "worlds": 0}])
def test_players_that_cannot_be_made(wrong):
    with pytest.raises(ValueError, match=r"level|world"):
        make(**wrong)


def test_early_showing_leaves_cards_to_pass_back():
    """Sixteen cards of which fourteen are meld: the dearest that leave four are shown, and none of them goes back."""
    rules = replace(PRESETS["standard"], show_before_return=True)
    hands = {
        Seat.S: Hand.parse("2xAS 2xTS 2xKS 2xQS 2xJS AH AD"),
        Seat.N: Hand.parse("AC AH AD AC KH QH TH TH JH JH 9H 9H"),
    }
    rest = list(rules.deck.unseen(hands[Seat.S] + hands[Seat.N]))
    hands |= {Seat.E: Hand(rest[:12]), Seat.W: Hand(rest[12:])}
    deal = Deal.start(rules, Seat.E, hands)
    player = make("medium")
    while deal.phase is not Phase.PLAY and deal.to_act is not None:
        deal = deal.act(player.choose(deal.view(deal.to_act)).action)
    shown = deal.state.shown_by(Seat.S)
    assert deal.state.bidder is Seat.S
    assert len(shown) <= 12
    assert deal.state.meld_points(Seat.S.side) >= 1500
