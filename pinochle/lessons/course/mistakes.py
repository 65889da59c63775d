"""Lesson 8: three mistakes that beginners make, each played out both ways, then once more to do it right."""

from __future__ import annotations

from pinochle.cards import Card, Hand, Seat, Suit
from pinochle.lessons.course import positions
from pinochle.lessons.model import Lesson, Question, Step, Wrong
from pinochle.lessons.shows import Calls, Cards, Show, trick
from pinochle.lessons.tasks.deciding import CallInDeal, PassInDeal
from pinochle.lessons.tasks.facts import Count
from pinochle.lessons.tasks.play import MayPlay
from pinochle.lessons.wording import EVERY_WORD
from pinochle.reasons import Reneged
from pinochle.rules import PRESETS, SideResult, score_renege
from pinochle.table import Deal


def _seen(record: str) -> tuple[Show, ...]:
    """The auction so far and South's hand."""
    deal = Deal.replay(record)
    return (Calls(deal.state.auction), Cards(tuple(deal.view(Seat.S).hand), "Your hand"))


def _low(
    key: str,
    played: str,
    hand: str,
    trump: Suit,
    leader: Seat,
    *,
    expect: str,
    wrong: str,
    says: str,
    partner: str,
) -> Step:
    """A trick in which the natural low card is not allowed."""
    task = MayPlay(Hand.parse(hand), tuple(Card.parse(word) for word in played.split()), trump, leader)
    question = Question(
        key, f"{trump.symbol} {trump.named()} are trump. Mark every card you may play.", task, expect,
        "Look at the best card on the table. Can you beat it?", task.skill(),
        (Wrong("the natural low card", wrong, says),),
    )  # fmt: skip
    return Step(key, "Forgetting to play higher", (partner,), (trick(played, leader, trump),), question)


def _renege() -> int:
    return score_renege(
        300, SideResult(120, 100, 9, 4), SideResult(80, 60, 6, 3), PRESETS["standard"], by_bidders=True
    ).others


MISTAKES = Lesson(
    8,
    "mistakes",
    "Three mistakes beginners make",
    12,
    "recognise the three most expensive mistakes of beginners, and avoid them",
    (
        Step(
            "run-alone", "Bidding for your own hand only",
            (
                "A run! 150, and a pinochle too. East has bid 390. It is tempting to go higher.",
                "But outside hearts there is no ace in this hand, and a run is only five cards. After your answer four sound players play it out, both ways.",
            ),
            _seen(positions.RUN_ALONE),
            Question(
                "run-alone", "Do you bid 400, or pass?",
                CallInDeal(positions.RUN_ALONE), "pass", "You show 170. How many of the 250 in tricks would you need?", "hand-value",
                (Wrong("bidding for one's own hand only", "bid", "The run is real, and it is yours. But 230 more have to come from a partner and from tricks, and you hold just one ace."),),
                ("Let East carry the weight.",),
            ),
        ),
        Step(
            "tricks-alone", "Passing for your own hand only",
            (
                "The same mistake the other way round. This hand shows next to nothing: 30 with hearts. But look at the aces, the tens, and the long hearts.",
                "You have opened with 250. West said 260, your partner 270, and East is out. West will go on, unless you do.",
            ),
            _seen(positions.TRICKS_ALONE),
            Question(
                "tricks-alone", "Do you bid 280, or pass?",
                CallInDeal(positions.TRICKS_ALONE), "bid", "Three aces, three tens or kings behind them. What do such cards do?", "hand-value",
                (Wrong("nothing to show", "pass", "There is little to show, true, and the bid is your partner's. But this hand wins tricks, and with your hearts as trump the two of you make far more."),),
            ),
        ),
        Step(
            "run-again", "Once more, to do it right",
            ("Another run, another climb. East has bid 390.",),
            _seen(positions.RUN_AGAIN),
            Question(
                "run-again", "Do you bid 400, or pass?",
                CallInDeal(positions.RUN_AGAIN), "pass", "Own meld, partner, tricks.", "hand-value",
                (Wrong("bidding for one's own hand only", "bid", "A run in clubs and a pinochle, true. But one ace, and 240 to find elsewhere.",),),
                ("What did East make of it? See the table.",),
            ),
        ),
        _low("low-one", "J♦ 10♦ 9♦", "A♦ Q♦ 9♦ A♠ 9♠", Suit.CLUBS, Seat.W, expect="AD", wrong="9D",
             says="Leaving the trick to your partner is a friendly thought. But your ace beats the 10, and then it has to be played.",
             partner="Your partner, North, is winning with the 10. You would love to throw the nine."),
        _low("low-two", "K♥ J♠ 9♥", "10♠ 9♠ A♣ 9♣", Suit.SPADES, Seat.W, expect="10S", wrong="9S",
             says="A low trump feels like enough. But it does not beat your partner's jack, and your 10 does.",
             partner="North has trumped with the jack, and you have no hearts either."),
        _low("low-three", "Q♠ K♠", "A♠ 10♠ J♠ 9♠ 9♦", Suit.SPADES, Seat.N, expect="AS 10S", wrong="9S",
             says="With trump led one likes to keep the good ones. But the king can be beaten, so one of your two higher cards must go.",
             partner="North has led trump, East has played the king. You would rather keep your high trumps."),
        Step(
            "what-it-costs", "What the other side would take for it",
            (
                "At a real table such a slip is found out when the nine turns up later. Then the other side takes everything.",
                Reneged(250, 80),
            ),
            (),
            Question(
                "what-it-costs", "You are the bidders, and have played a wrong card. The others showed 80. How much do they score?",
                Count(_renege, (Reneged(250, 80),)), "330", "All the tricks, and what they showed.", "head",
                (
                    Wrong("their own tricks", "140", "That is what they showed and had taken. But they get all the tricks of the deal."),
                    Wrong("the tricks alone", "250", "All the tricks, exactly. What they showed is added."),
                ),
                ("And you score nothing, however good your deal was.",),
            ),
        ),
        Step(
            "pinochle", "Passing away what you need",
            (
                "North is the bidder. You give four cards. You hold a pinochle: Q♠ J♦, which is 40.",
                "Four sound players finish the deal with what you give, and with what the coach would give.",
            ),
            (),
            Question(
                "pinochle", "Clubs are trump. Choose four cards.",
                PassInDeal(positions.PINOCHLE), "AH 10D KD 9C", "A trump, an ace, counters. And leave the pinochle alone.", "pass-four",
                (Wrong("breaking the pinochle", "QS AH 10D 9C", "The ace, the trump and the 10 are well chosen. But without Q♠ your pinochle is gone, and over there she helps nobody."),),
                ("40 points, and here they decide the deal.",),
            ),
        ),
        Step(
            "marriage", "A couple torn apart",
            ("You hold two couples, in spades and in clubs. Hearts are trump.",),
            (),
            Question(
                "marriage", "Hearts are trump. Choose four cards.",
                PassInDeal(positions.MARRIAGE), "KH JH AD AC", "Two trumps, two aces.", "pass-four",
                (Wrong("tearing a couple apart", "QS KH JH AC", "Both trumps and an ace: well chosen. But Q♠ leaves her king behind, and there is another ace to give."),),
            ),
        ),
        Step(
            "around", "Kings around",
            ("You hold all four kings. Diamonds are trump.",),
            (),
            Question(
                "around", "Diamonds are trump. Choose four cards.",
                PassInDeal(positions.AROUND), "AS 10S AC AC", "Aces, and not a single king.", "pass-four",
                (Wrong("breaking the kings", "AS KS AC AC", "Three aces, very good. But the king of spades takes kings around with it: 80."),),
            ),
        ),
        Step(
            "better-broken", "And when breaking is right",
            (
                "There is an exception. If the bidder needs the cards more than you do, give them. Here you hold both kings, a queen and a jack of trump.",
            ),
            (),
            Question(
                "better-broken", "Spades are trump, and North is the bidder. Choose four cards.",
                PassInDeal(positions.BETTER_BROKEN), "KS KS QS JS", "Where will four high trumps do more?", "pass-four",
                (Wrong("keeping the royal couple", "KS JS 9H AD", "You keep your 40, and give an ace. But four high trumps may become a run over there.",),),
                ("What was 40 in your hand is far more in the hand that plays.",),
            ),
        ),
    ),
    known=EVERY_WORD,
)  # fmt: skip
