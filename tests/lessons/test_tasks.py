"""What the tasks say about single answers: what was true first, then what was not."""

from itertools import combinations

import pytest

from pinochle.analysis.passing import BIDDER, HELPER
from pinochle.cards import Card, Hand, Seat, Suit
from pinochle.lessons import lesson
from pinochle.lessons.course.positions import (
    FEED_PARTNER,
    MARRIAGE,
    PINOCHLE,
    RUN_AGAIN,
    RUN_ALONE,
)
from pinochle.lessons.course.worked_deal import at, first_play, played, running, worked
from pinochle.lessons.model import Question
from pinochle.lessons.shows import Bars, Said
from pinochle.lessons.tasks.calls import AllowedCalls
from pinochle.lessons.tasks.cards import InOrder, Pile
from pinochle.lessons.tasks.deciding import CallInDeal, PassInDeal, WhatPlay, played_out, scores_after
from pinochle.lessons.tasks.melding import FindMeld, MeldWorth
from pinochle.lessons.tasks.passing import PassFour
from pinochle.lessons.tasks.play import MayPlay
from pinochle.lessons.tasks.scoring import Scores
from pinochle.lessons.tasks.valuing import BidOrPass
from pinochle.lessons.wording import say
from pinochle.reasons import MustFollow, MustHead, NotInThisMeld
from pinochle.rules import PRESETS, Auction, SideResult, meld_points, score_renege
from pinochle.table import Deal, Pass, PassCards

FORCED = {
    2: "J♥", 3: "A♣", 6: "A♦ Q♦", 7: "10♠ A♠", 8: "10♥", 11: "10♦ Q♠", 12: "Q♣ 10♦ J♥ 10♣",
}  # fmt: skip


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(word) for word in text.split())


def test_a_wrong_card_is_told_its_duty_after_what_was_right() -> None:
    task = MayPlay(Hand.parse("KH 9H AS"), cards("JH"), Suit.SPADES, Seat.E)
    mark = task.mark("KH 9H AS")
    assert [say(text) for text in mark.true] == ["K♥ may be played."]
    assert {type(text) for text in mark.says if not isinstance(text, str)} == {MustHead, MustFollow}
    assert set(mark.lit) == set(cards("9H AS"))


def test_a_mark_that_lacks_a_card_is_told_so_without_naming_it() -> None:
    task = MayPlay(Hand.parse("KH QH AS"), cards("JH"), Suit.SPADES, Seat.E)
    said = [say(text) for text in task.mark("KH").says]
    assert said[0] == "There is more that you may play."


def test_marking_meld_says_what_was_found_what_is_idle_and_what_is_missing() -> None:
    task = FindMeld(Hand.parse("KS QS 9H JC 10C QS JD"), Suit.HEARTS)
    mark = task.mark("KS QS JC")
    assert say(mark.true[1]).startswith("Marriage")
    assert NotInThisMeld(Card.parse("JC")) in mark.says
    said = [say(text) for text in mark.says]
    assert said[-1] == "Two are still to be found."
    assert mark.later == ("One of them lacks only J♦.",), "for the second try"


def test_a_count_that_is_too_high_is_told_what_it_fell_for() -> None:
    task = MeldWorth(Hand.parse("AH 10H KH QH JH"), Suit.HEARTS)
    assert "paid again" in say(task.mark("190").says[-1])
    assert [say(text) for text in task.mark("10").says] == ["It is more than 10."]
    more = MeldWorth(Hand.parse("AH 10H KH QH JH 9H"), Suit.HEARTS)
    assert say(more.mark("170").true[1]).startswith("Run")


def test_a_count_that_is_too_high_is_not_told_the_one_meld_there_is() -> None:
    task = MeldWorth(Hand.parse("9H 9H AS KC"), Suit.HEARTS)
    mark = task.mark("30")
    assert mark.true == ()
    assert [say(text) for text in mark.says] == ["It is less than 30."]


def test_the_last_trick_forgotten_is_recognised() -> None:
    mark = Pile(cards("AS 9S"), last_trick=True).mark("10")
    assert not mark.right
    assert mark.true == ("You counted the cards rightly.",)


def test_an_order_is_told_which_pair_is_wrong() -> None:
    mark = InOrder(cards("AC KC 10C")).mark("AC KC 10C")
    assert [say(text) for text in mark.says] == ["10♣ stands above K♣: the order is A 10 K Q J 9."]
    assert mark.lit == cards("KC 10C")


def test_calls_are_refused_one_by_one() -> None:
    auction = Auction(Seat.N, PRESETS["standard"]).call(Seat.E, 250)
    mark = AllowedCalls(auction, (None, 250, 255, 260)).mark("pass 250")
    assert mark.true == ("Allowed: pass.",)
    assert mark.says[0] == "Not 250:"


def test_scores_are_explained_for_the_side_that_is_asked_for() -> None:
    task = Scores(300, SideResult(100, 150, 14, 6, True), SideResult(40, 100, 10, 6), "bidders")
    mark = task.mark("250")
    assert mark.true
    assert task.answer() == "-300"
    assert "lose 300" in say(mark.says[-1])


def price(task: PassFour, given: Hand) -> int:
    """The definition, on plain hands: each card where it lies, the meld that is lost, a suit that goes."""
    each, kept = BIDDER if task.back else HELPER, task.hand - given
    cost = sum((each.trump if card.suit is task.trump else each.side)[card.rank.strength] for card in given)
    wanted = given.count(Card.parse("QS")) + given.count(Card.parse("JD"))
    cost += each.pinochle * wanted * (task.trump in {Suit.SPADES, Suit.DIAMONDS})
    cost += meld_points(task.hand, task.trump) - meld_points(kept, task.trump)
    gone = [suit for suit in Suit if suit is not task.trump and task.hand.of(suit) and not kept.of(suit)]
    return cost - each.void * len(gone)


@pytest.mark.parametrize("back", [False, True])
@pytest.mark.parametrize("trump", [Suit.SPADES, Suit.CLUBS])
def test_every_choice_of_four_is_measured_as_its_definition_says(trump: Suit, back: bool) -> None:
    hand = Hand.parse("A♠ 10♠ K♠ Q♠ J♠ 9♠ A♥ A♥ 10♥ 9♥ K♦ 9♦" + (" A♣ Q♣ J♣ 9♣" if back else ""))
    task = PassFour(hand, Hand.parse("K♥ J♥ Q♦ 10♦ J♦ K♣ 10♣ 9♣"), trump, back)
    best = price(task, Hand.parse(task.answer()))
    for given in dict.fromkeys(map(Hand, combinations(hand, 4))):
        assert task.behind(given) == price(task, given) - best >= 0
        assert task.mark(given.ascii()).right is (task.behind(given) <= 12)


def test_what_nobody_can_see_decides_nothing() -> None:
    hand = Hand.parse("A♠ 10♠ Q♠ J♠ 10♥ Q♥ 10♦ K♦ J♦ 9♦ A♣ J♣")
    for partner in ("K♥ K♥ Q♥ J♥ 9♥ Q♠ 9♠ 10♥ Q♦ Q♦ 10♣ 9♣", "A♥ A♥ 10♥ K♥ K♥ J♥ 9♥ 9♥ A♦ J♦ K♠ K♠"):
        task = PassFour(hand, Hand.parse(partner), Suit.HEARTS)
        assert not task.mark("QS AS 10H AC").right, "the pinochle is broken, whatever the queen finds"
        assert task.mark("AS 10H QH AC").right


PASSES = [
    step.asks for step in lesson("mistakes").steps if step.asks and isinstance(step.asks.task, PassInDeal)
]


@pytest.mark.parametrize("question", PASSES, ids=lambda question: question.key)
def test_what_is_called_right_makes_the_bid_and_the_careless_four_do_worse(question: Question) -> None:
    task = question.task
    assert isinstance(task, PassInDeal)
    fours = dict.fromkeys(map(Hand, combinations(task.inner.hand, 4)))
    right = [given for given in fours if task.inner.mark(given.ascii()).right]
    assert 1 <= len(right) <= 5
    assert all(scores_after(task.record, PassCards(given))[0] > 0 for given in right)
    coach, careless = task.mark(task.answer()).shows[-1].rows  # type: ignore[union-attr]
    assert int(coach[1]) - int(coach[2]) > int(careless[1]) - int(careless[2])
    assert Hand.parse(task.careless) == Hand.parse(question.wrong[0].answer)


def test_a_card_to_play_is_ranked_and_both_lines_are_played_out() -> None:
    task = WhatPlay(FEED_PARTNER, both_ways=True)
    values = task.values()
    assert list(values.values()) == sorted(values.values(), reverse=True)
    assert values == WhatPlay(FEED_PARTNER).values(), "the same worlds for everybody"
    right = task.mark("KC")
    assert right.right
    assert len(right.shows) == 2
    wrong = task.mark("QC")
    assert not wrong.right
    assert sum(played_out(FEED_PARTNER, Card.parse("KC"))) == 250
    assert played_out(FEED_PARTNER, Card.parse("KC"))[0] > played_out(FEED_PARTNER, Card.parse("QC"))[0]


@pytest.mark.parametrize(("record", "better", "worse"), [(RUN_ALONE, "pass", "bid")])
def test_a_call_is_played_out_both_ways(record: str, better: str, worse: str) -> None:
    task = CallInDeal(record)
    assert task.answer() == better
    table = task.mark(worse).shows[-1]
    assert [row[0] for row in table.rows] == ["bid 400", "pass"]  # type: ignore[union-attr]
    assert scores_after(record, Pass())[0] > -400


def test_a_pass_is_played_out_both_ways() -> None:
    task = PassInDeal(PINOCHLE, "QS 10H QH AC")
    careless = task.mark("QS 10H QH AC")
    assert not careless.right
    coach, own = careless.shows[-1].rows  # type: ignore[union-attr]
    assert int(coach[1]) - int(coach[2]) > int(own[1]) - int(own[2])
    lucky = task.mark("JD 10H QH AC")
    assert not lucky.right
    assert "both end the same. That is luck" in lucky.shows[-1].items[0]  # type: ignore[union-attr]


def test_the_worked_deal_is_marked_as_the_oracle_marked_it() -> None:
    for number in range(12):
        forced = " ".join(str(play.card) for play in played(number) if play.forced)
        assert forced == FORCED.get(number + 1, ""), number + 1
    assert running(11) == (150, 100)
    assert (worked().score.bidders, worked().score.others) == (440, 180)  # type: ignore[union-attr]
    assert Deal.replay(worked().record()) == worked()
    assert at(first_play()).state.still_needs() == 0


def test_of_the_last_trick_of_the_worked_deal_all_four_cards_are_forced_alike() -> None:
    steps = {step.key: step for step in lesson("worked").steps}
    last, seventh = (steps[f"trick-{number}"].shows[1].rows for number in (12, 7))  # type: ignore[union-attr]
    assert [why for _, _, why in last] == ["forced: nothing else is left"] * 4
    assert [why for _, _, why in seventh][1:3] == [
        "forced: the only one that beats Q♠",
        "forced: the only one that beats 10♠",
    ]


def test_a_wrong_answer_is_told_the_rule_and_not_the_solution() -> None:
    auction = next(q for q in lesson("auction").questions() if q.key == "ended")
    assert "North has it" in " ".join(map(say, auction.mark("N-270").says))
    unforeseen = auction.mark("N-260") if auction.named("N-260") is None else auction.mark("S-250")
    assert not unforeseen.right
    assert "North has it" not in " ".join(map(say, unforeseen.says))
    takes = next(q for q in lesson("play").questions() if q.key == "who-takes")
    wrong = takes.mark("N")
    assert [say(text) for text in wrong.says] == [
        "The lowest trump beats the highest card of any other suit."
    ]
    assert wrong.lit == ()


def test_a_set_bid_without_its_minus_is_recognised() -> None:
    task = Scores(280, SideResult(80, 170, 16, 8, True), SideResult(40, 80, 8, 4), "bidders")
    mark = task.mark("280")
    assert not mark.right
    assert [say(text) for text in (*mark.true, *mark.says)] == [
        "That is the right amount.",
        "But it is taken off: −280.",
    ]


def test_the_partner_is_named_only_where_the_partner_holds_the_trick() -> None:
    hand = Hand.parse("10C JC")
    for trick, partner in (("QC KC 9C", True), ("9C QC KC", False), ("KC", False)):
        mark = MayPlay(hand, cards(trick), Suit.HEARTS, Seat.W).mark("10C")
        assert mark.right
        assert any("partner" in say(text) for text in mark.says) is partner


def test_of_a_single_card_it_is_not_said_that_any_will_do() -> None:
    said = [say(text) for text in MayPlay(Hand.parse("9H AC"), cards("AH"), Suit.SPADES).mark("9H").says]
    assert said == [
        "You have hearts, so you must play one: hearts were led.",
        "9♥ is the only card that may be played.",
    ]


def test_one_deal_that_does_not_show_the_average_is_called_luck() -> None:
    stop = next(q.task for q in lesson("worked").questions() if q.key == "stop-two")
    assert isinstance(stop, WhatPlay)
    for card in ("9D", "AD"):
        said = stop.mark(card).shows[-1]
        assert isinstance(said, Said)
        assert "A♦ does better" in str(said.items[0])
    nine, ace = (played_out(stop.record, Card.parse(card))[0] for card in ("9D", "AD"))
    assert ace > nine
    assert not any(isinstance(show, Said) for show in WhatPlay(FEED_PARTNER, both_ways=True).mark("KC").shows)


def test_what_the_texts_of_the_course_claim_is_so() -> None:
    story, other = (row[-1] for row in lesson("worked").steps[2].shows[-1].rows)  # type: ignore[union-attr]
    assert int(story) > int(other), "this once the pass brings more"
    stuck = at(3).act(Pass()).act(Pass())
    assert (stuck.state.bidder, stuck.state.bid) == (Seat.E, 260), "had North passed"
    wrong = score_renege(300, SideResult(100), SideResult(60), PRESETS["standard"], by_bidders=True)
    assert wrong.bidders == 0, "the bid is not taken off for a wrong card"


def test_a_hand_shows_its_three_figures_before_a_bid_is_asked_for() -> None:
    asked = [step for step in lesson("auction").steps if step.asks and isinstance(step.asks.task, BidOrPass)]
    assert len(asked) == 4
    for step in asked:
        assert step.asks
        task = step.asks.task
        assert isinstance(task, BidOrPass)
        bars = next(show for show in step.shows if isinstance(show, Bars))
        assert [points for _, points in bars.parts] == [
            task.best.own_meld, task.best.partner_share, task.best.tricks,
        ]  # fmt: skip
        assert str(task.price) in " ".join(say(text) for text in step.says), "what falling short costs"


def test_the_second_climb_says_without_a_table_what_it_cost_the_others() -> None:
    after = lesson("mistakes").steps[2].asks.after
    assert scores_after(RUN_AGAIN, Pass())[1] == -390
    assert "costs East and West 390 points" in after[0], "also where the answer was asked for, not given"


def test_what_the_third_mistake_claims_is_so() -> None:
    south, north = (Deal.replay(PINOCHLE).view(seat).hand for seat in (Seat.S, Seat.N))

    def shown(given: str) -> int:
        four = Hand.parse(given)
        return sum(meld_points(hand, Suit.HEARTS) for hand in (south - four, north + four))

    kept, broken = "AS 10H QH AC", "QS 10H QH AC"
    assert shown(kept) - shown(broken) == 40, "the queen helps nobody over there"
    made, short = (scores_after(PINOCHLE, PassCards(Hand.parse(four)))[0] for four in (kept, broken))
    assert made > 0 > short, "those 40 points decide the deal"
    north = Deal.replay(MARRIAGE).view(Seat.N).hand
    south = Deal.replay(MARRIAGE).view(Seat.S).hand
    assert meld_points(north + Hand.parse("KH QH"), Suit.SPADES) == meld_points(north, Suit.SPADES) + 20
    assert meld_points(south - Hand.parse("KS JS AH AD"), Suit.SPADES) == 40, "both marriages stay"
    both, torn, given = (
        scores_after(MARRIAGE, PassCards(Hand.parse(four)))[0]
        for four in ("KS JS AH AD", "KS JS QH AD", "KS JS KH QH")
    )
    assert both > torn > given
