"""A deal from the shuffle to the score: what may be done is what is offered, and nothing is ever changed."""

import random
from itertools import pairwise

import pytest

from pinochle.cards import Card, Hand, Seat, Suit
from pinochle.reasons import (
    DealIsOver,
    IllegalAction,
    NoConceding,
    NothingToUndo,
    NotNow,
    NotYourTurn,
    ShowEverything,
    ShowLess,
    ShowOnlyMelds,
    TooLateToConcede,
)
from pinochle.rules import PRESETS, HouseRules, meld_points
from pinochle.table import (
    Bid,
    BidRange,
    Called,
    CardPlayed,
    ChooseCards,
    ChooseMelds,
    Concede,
    Deal,
    NameTrump,
    Option,
    Pass,
    PassCards,
    Phase,
    Play,
    Scored,
    ShowMeld,
    TrickTaken,
    deal_hands,
)
from tests.table.deals import STANDARD, TABLES, finished, offered, steps, tries

SEEDS = range(6)


def picks_melds(deal, action):
    """Whether an action shows cards by name where some melds may be left out: options do not list these."""
    choosing = any(isinstance(option, ChooseMelds) for option in deal.options())
    return choosing and isinstance(action, ShowMeld) and action.cards is not None


tables = pytest.mark.parametrize("rules", TABLES.values(), ids=list(TABLES))


@pytest.mark.parametrize("points", [None, 250.0, "250", True])
def test_a_bid_is_a_whole_number_and_none_is_no_pass(points):
    with pytest.raises(TypeError, match="a bid is a whole number of points"):
        Bid(points)


@pytest.mark.slow
@tables
def test_what_is_offered_is_what_is_allowed(rules):
    rng = random.Random(7)
    for seed in SEEDS[:3]:
        for deal in steps(rules, seed):
            for option in deal.options():
                if isinstance(option, Option):
                    assert deal.refusal(option.action) == option.refusal
            for action in tries(deal, rng):
                refusal = deal.refusal(action)
                if not picks_melds(deal, action):
                    assert (refusal is None) == offered(deal, action)
                if refusal:
                    with pytest.raises(IllegalAction) as caught:
                        deal.act(action)
                    assert caught.value.reason == refusal
                    assert caught.value.scale == rules.scale
                else:
                    assert deal.act(action) != deal


@tables
def test_only_the_player_to_act_may_act(rules):
    for deal in steps(rules, 3):
        for seat in Seat:
            allowed = [
                option.action
                for option in deal.options()
                if isinstance(option, Option) and not option.refusal
            ]
            for action in allowed[:2]:
                expected = None if seat is deal.to_act else NotYourTurn(seat, deal.to_act)
                assert deal.refusal(action, seat) == expected


@tables
def test_phases_follow_one_another(rules):
    order = [*Phase]
    for seed in SEEDS:
        phases = [*dict.fromkeys(deal.phase for deal in steps(rules, seed))]
        early = rules.show_before_return and rules.pass_count
        passed_out = phases == [Phase.AUCTION, Phase.SCORED]
        if early and not passed_out and Phase.PASS in phases:
            assert phases[2:5] == [Phase.PASS, Phase.MELD, Phase.PASS_BACK]
        else:
            assert phases == sorted(phases, key=order.index)
        assert phases[0] is Phase.AUCTION
        assert phases[-1] is Phase.SCORED
        assert (Phase.PASS in phases) == (Phase.PASS_BACK in phases)
        assert rules.pass_count or Phase.PASS not in phases


@tables
def test_cards_are_neither_made_nor_lost(rules):
    for seed in SEEDS[:3]:
        for deal in steps(rules, seed):
            held = sum((deal.state.hand(seat) for seat in Seat), Hand())
            played = Hand(event.card for event in deal.events if isinstance(event, CardPlayed))
            assert held + played == rules.deck.cards()


@tables
def test_finished_deals_add_up(rules):
    played = 0
    for seed in SEEDS:
        deal = finished(rules, seed)
        assert deal.to_act is None
        assert deal.options() == ()
        assert deal.refusal(Pass()) == DealIsOver()
        assert (deal.score is None) == deal.passed_out
        if deal.state.all_played:
            played += 1
            sides = [
                deal.state.side_result(seat.side) for seat in (deal.state.bidder, deal.state.bidder.next)
            ]
            assert sum(side.trick_points for side in sides) == rules.trick_total
            assert sum(side.tricks for side in sides) == rules.deck.hand_size
            assert sum(side.last_trick for side in sides) == 1
            assert sum(side.counters for side in sides) == {12: 24, 20: 48}[rules.deck.hand_size]
            assert deal.score.made == (deal.score.bidders >= deal.state.bid)
            assert sum(isinstance(event, TrickTaken) for event in deal.events) == rules.deck.hand_size
            assert isinstance(deal.events[-1], Scored)
    assert played


def test_a_deal_knows_how_it_stood_after_any_number_of_actions():
    stages = [*steps(STANDARD, 4)]
    assert [stages[-1].at(number) for number in range(len(stages))] == stages


def test_undo_goes_back_step_by_step():
    stages = [*steps(STANDARD, 4)]
    for before, after in pairwise(stages):
        assert after.undo() == before
    deal = stages[-1]
    for seat in Seat:
        back = deal.undo(seat)
        assert back.to_act is seat
        assert back in stages
        assert all(actor is not seat for actor, _ in deal.actions[len(back.actions) + 1 :])
    with pytest.raises(IllegalAction) as caught:
        stages[0].undo()
    assert caught.value.reason == NothingToUndo()
    with pytest.raises(IllegalAction) as caught:
        stages[1].undo(stages[1].to_act)
    assert caught.value.reason == NothingToUndo()


def test_the_same_seed_gives_the_same_hands():
    assert deal_hands(1) == deal_hands("1") == deal_hands(1, STANDARD)
    assert deal_hands(1) != deal_hands(2)
    assert len(deal_hands(1, PRESETS["double-deck"])[Seat.N]) == 20


def test_a_deal_tells_where_it_stands():
    hands = deal_hands(1)
    deal = Deal.start(STANDARD, Seat.N, hands)
    assert (deal.dealer, deal.hands, deal.rules) == (Seat.N, hands, STANDARD)
    assert (deal.phase, deal.to_act, deal.score, deal.passed_out) == (Phase.AUCTION, Seat.E, None, False)
    after = deal.act(Bid(300)).act(Pass()).act(Pass())
    assert (deal.actions, after.events[4:]) == (
        (),
        (Called(Seat.E, 300), Called(Seat.S, None), Called(Seat.W, None)),
    )
    assert after.hands == hands
    assert after.actions == ((Seat.E, Bid(300)), (Seat.S, Pass()), (Seat.W, Pass()))


@pytest.mark.parametrize(
    ("rules", "calls", "ranges"),
    [
        (STANDARD, (), (BidRange(250, 10),)),
        (STANDARD, (Bid(300),), (BidRange(310, 10),)),
        (HouseRules(jump_bids=False), (Bid(250),), (BidRange(260, 10, 260),)),
        (HouseRules(step_after=(300, 50)), (), (BidRange(250, 10, 300), BidRange(350, 50))),
        (HouseRules(step_after=(300, 50)), (Bid(290),), (BidRange(300, 10, 300), BidRange(350, 50))),
        (HouseRules(step_after=(300, 50)), (Bid(300),), (BidRange(350, 50),)),
        (HouseRules(step_after=(300, 50), jump_bids=False), (Bid(250),), (BidRange(260, 10, 260),)),
    ],
)
def test_bids_offered(rules, calls, ranges):
    deal = Deal.start(rules, Seat.N, deal_hands(1))
    for call in calls:
        deal = deal.act(call)
    assert deal.options() == (*ranges, Option(Pass()))


def at(phase, rules=STANDARD):
    """A deal that has just reached a phase."""
    return next(deal for seed in SEEDS for deal in steps(rules, seed) if deal.phase is phase)


@pytest.mark.parametrize(
    ("phase", "says"),
    [
        (Phase.AUCTION, "bid or pass"),
        (Phase.TRUMP, "name trump"),
        (Phase.PASS, "pass cards to the bidder"),
        (Phase.PASS_BACK, "pass cards back"),
        (Phase.MELD, "show meld"),
        (Phase.PLAY, "play a card"),
    ],
)
def test_what_is_not_for_now(phase, says):
    deal = at(phase)
    strange = Play(Card.parse("AS")) if phase is not Phase.PLAY else Bid(250)
    assert deal.refusal(strange) == NotNow(phase)
    assert str(deal.refusal(strange)) == f"Not now, please: it is time to {says}."
    assert Phase.SCORED.named() == "deal again"
    assert Phase.MELD.named("plain") == "show combinations"


def test_conceding():
    reference = PRESETS["reference"]
    deal = at(Phase.PLAY, reference)
    assert Option(Concede()) in deal.options()
    given_up = deal.act(Concede())
    assert given_up.phase is Phase.SCORED
    assert given_up.score.bidders == -deal.state.bid
    assert given_up.score.others == deal.state.meld_points(deal.state.bidder.side.other)
    assert not given_up.score.played
    begun = deal.act(next(option.action for option in deal.options() if option.refusal is None))
    assert begun.refusal(Concede()) == TooLateToConcede()
    assert Option(Concede()) not in begun.options()
    assert at(Phase.PLAY).refusal(Concede()) == NoConceding()


def auctioned(rules, hands, *actions):
    """East buys the deal for the lowest bid; then these actions."""
    deal = Deal.start(rules, Seat.N, hands)
    for action in (Bid(rules.minimum_bid), Pass(), Pass(), Pass(), *actions):
        deal = deal.act(action)
    return deal


def dealt(north="", east="", south="", west=""):
    """Four hands that hold at least these cards, filled up from the deck."""
    wanted = {
        Seat.N: Hand.parse(north),
        Seat.E: Hand.parse(east),
        Seat.S: Hand.parse(south),
        Seat.W: Hand.parse(west),
    }
    rest = [*STANDARD.deck.unseen(sum(wanted.values(), Hand()))]
    random.Random(1).shuffle(rest)
    return {seat: hand + Hand(rest.pop() for _ in range(12 - len(hand))) for seat, hand in wanted.items()}


RICH = dealt(east="AS AS 10S 10S KS KS QS QS JS JS AH AD", west="AC 9C 9C 10H 9H 9D")


def test_showing_before_passing_back():
    rules = HouseRules(show_before_return=True)
    gives = PassCards(Hand.parse("AC 9C 9H 9D"))
    deal = auctioned(rules, RICH, NameTrump(Suit.SPADES), gives)
    assert (deal.phase, deal.to_act) == (Phase.MELD, Seat.E)
    everything, some = deal.options()
    assert everything == Option(ShowMeld(), ShowLess(4, 3))
    assert isinstance(some, ChooseMelds)
    assert (some.leave, [meld.points for meld in some.melds]) == (4, [1500, 100])
    assert deal.refusal(ShowMeld(Hand.parse("AS 9C"))) == ShowOnlyMelds(Hand.parse("AS 9C"))
    shown = deal.act(ShowMeld(Hand.parse("AS AH AD AC")))
    assert (shown.phase, shown.to_act) == (Phase.PASS_BACK, Seat.E)
    assert shown.options() == (ChooseCards(4, Hand.parse("AS 10S 10S KS KS QS QS JS JS 9H 9D 9C")),)
    back = shown.act(PassCards(Hand.parse("JS JS QS QS")))
    assert (back.phase, back.to_act) == (Phase.MELD, Seat.S)
    assert back.refusal(ShowMeld(Hand.parse(""))) in (None, ShowEverything())
    assert back.state.meld_points(Seat.E.side) == 100


def test_without_a_marriage_there_is_no_trump():
    rules = HouseRules(trump_needs_marriage=True)
    hands = dealt(east="AS AS 10S 10S JS JS AH AH 10H 10H 9H 9H", south="KS QS")
    deal = auctioned(rules, hands)
    assert (deal.phase, deal.state.trump) == (Phase.SCORED, None)
    assert deal.score.bidders == -250
    assert deal.score.others == sum(meld_points(hands[seat], None, rules) for seat in (Seat.N, Seat.S)) >= 20
    assert not deal.score.played


def test_a_hopeless_bid_is_thrown_in_once_meld_is_shown():
    hands = dealt(east="AS 10S 9S 9S AH 10H 9H 9H AD 10D 9D 9D", west="AC 10C 9C 9C AC 10C 10D AD 10H")
    deal = Deal.start(STANDARD, Seat.N, hands)
    for action in (Bid(600), Pass(), Pass(), Pass(), NameTrump(Suit.SPADES)):
        deal = deal.act(action)
    deal = deal.act(PassCards(Hand.parse("AC 10C AC 10C"))).act(PassCards(Hand.parse("9H 9H 9D 9D")))
    stages = [deal := deal.act(ShowMeld()) for _ in Seat]
    assert [stage.phase for stage in stages] == [Phase.MELD] * 3 + [Phase.SCORED]
    assert deal.score.bidders == -600
    assert not deal.score.played
    assert deal.state.still_needs() > 250


def test_what_the_bidders_still_need():
    deal = at(Phase.AUCTION)
    assert deal.state.still_needs() == 0
    assert [*steps(STANDARD, 1)][-1].state.still_needs() >= 0
    ended = finished(STANDARD, 1)
    assert (ended.state.still_needs() == 0) == ended.score.made


def test_showing_everything_may_be_said_by_name():
    deal = at(Phase.MELD)
    everything = deal.act(ShowMeld()).state.shown[-1][1]
    assert deal.act(ShowMeld(everything)).events == deal.act(ShowMeld()).events
    assert deal.state.shown_by(deal.to_act) is None
