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
    title: str,
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
        key, f"{trump.named().capitalize()} are trump. Mark every card you may play.", task, expect,
        "Look at the best card on the table. Can you beat it?", task.skill(),
        (Wrong("the natural low card", wrong, says),),
    )  # fmt: skip
    return Step(key, title, (partner,), (trick(played, leader, trump),), question)


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
            "run-alone", "The first mistake: the bid",
            (
                "A run! 150, and a marriage in diamonds too. East has bid 390. It is tempting to go higher.",
                "After your answer four sound players play it out, both ways.",
            ),
            _seen(positions.RUN_ALONE),
            Question(
                "run-alone", "Do you bid 400, or pass?",
                CallInDeal(positions.RUN_ALONE), "pass", "You show 170. How many of the 250 in tricks would you need?", "hand-value",
                (Wrong("bidding for one's own hand only", "bid", "The run is real, and it is yours. But 230 more have to come from a partner and from tricks, and you hold just one ace."),),
                ("That is the first mistake: bidding for one's own hand only. Outside hearts there is no ace in this hand, and a run is only five cards. Let East carry the weight.",),
            ),
        ),
        Step(
            "tricks-alone", "The other way round",
            (
                "This hand shows next to nothing: 30 with hearts.",
                "You have opened with 250. West said 260, your partner 270, and East is out. West will go on, unless you do.",
                "Over your own partner you bid for one reason: your own suit does better. Is yours such a suit?",
            ),
            _seen(positions.TRICKS_ALONE),
            Question(
                "tricks-alone", "Do you bid 280, or pass?",
                CallInDeal(positions.TRICKS_ALONE), "bid", "Three aces, with tens and kings behind them. What do such cards do?", "hand-value",
                (Wrong("nothing to show", "pass", "There is little to show, true, and the bid is your partner's. But this hand wins tricks, and with your hearts as trump the two of you make far more."),),
                ("Five hearts with A, 10 and K, and two more aces: this is the reason to bid over your partner. And it is the same mistake: looking at one's own combinations only.",),
            ),
        ),
        Step(
            "run-again", "One more climb",
            ("Another run, another climb. East has bid 390.",),
            _seen(positions.RUN_AGAIN),
            Question(
                "run-again", "Do you bid 400, or pass?",
                CallInDeal(positions.RUN_AGAIN), "pass", "Which part is thin this time: what you show, what a partner adds, or the tricks?", "hand-value",
                (Wrong("bidding for one's own hand only", "bid", "A run in clubs and the dix, true. But one ace, and 240 to find elsewhere.",),),
                ("And East? The 390 was too much there as well: it costs East and West 390 points.",),
            ),
        ),
        _low("low-one", "The second mistake: the friendly low card", "J♦ 10♦ 9♦", "A♦ Q♦ 9♦ A♠ 9♠", Suit.CLUBS, Seat.W, expect="AD", wrong="9D",
             says="Leaving the trick to your partner is a friendly thought. But your ace beats the 10, and then it has to be played.",
             partner="Your partner, North, is winning with the 10. You would love to throw the nine."),
        _low("low-two", "When your partner has trumped", "K♥ J♠ 9♥", "10♠ 9♠ A♣ 9♣", Suit.SPADES, Seat.W, expect="10S", wrong="9S",
             says="A low trump feels like enough. But it does not beat your partner's jack, and your 10 does.",
             partner="North has trumped with the jack, and you have no hearts either."),
        _low("low-three", "When trump is led", "Q♠ K♠", "A♠ 10♠ J♠ 9♠ 9♦", Suit.SPADES, Seat.N, expect="AS 10S", wrong="9S",
             says="With trump led one likes to keep the good ones. But the king can be beaten, so one of your two higher cards must go.",
             partner="North has led trump, East has played the king. You would rather keep your high trumps."),
        Step(
            "what-it-costs", "What the other side would take for it",
            (
                "At a real table such a slip is found out when the nine turns up later. Then the other side takes everything. For example, where it had shown 40:",
                Reneged(250, 40),
            ),
            (),
            Question(
                "what-it-costs", "You are the bidders, and have played a wrong card. The others showed 80. How much do they score?",
                Count(_renege, (Reneged(250, 80),), hint="The side that did nothing wrong gets all the tricks of the deal, and keeps its meld."),
                "330", "Who gets the points of the tricks now? And what about the meld?", "head",
                (
                    Wrong("their own tricks", "140", "That is what they showed and had taken. But they get all the tricks of the deal."),
                    Wrong("the tricks alone", "250", "All the tricks, exactly. What they showed is added."),
                ),
                ("And you score nothing, however good your deal was.",),
            ),
        ),
        Step(
            "pinochle", "The third mistake: four cards in a hurry",
            (
                "North is the bidder. You give four cards. Look first at what your own hand shows.",
                "After your answer four sound players finish the deal, with what you give and with other cards too.",
            ),
            (),
            Question(
                "pinochle", "Hearts are trump. Choose four cards.",
                PassInDeal(positions.PINOCHLE, "QS 10H QH AC"), "AS 10H QH AC", "Which two of your cards belong together, though their suits differ?", "pass-four",
                (Wrong("breaking the pinochle", "QS 10H QH AC", "Both trumps and an ace: well chosen. But without Q♠ your pinochle is gone, and over there she helps nobody. There is another ace to give."),
                 Wrong("low cards", "JS KD 9D JC", "You keep the pinochle, and that is right. But North has to make the bid, and these cards win nothing. Trumps and aces do.")),
                ("The third mistake is to pass away what you need. 40 points, and here they decide the deal.",),
            ),
        ),
        Step(
            "marriage", "What should stay together?",
            ("Spades are trump this time, and North is the bidder again.",),
            (),
            Question(
                "marriage", "Spades are trump. Choose four cards.",
                PassInDeal(positions.MARRIAGE, "KS JS QH AD"), "KS JS AH AD", "You hold two marriages. What is left beside them?", "pass-four",
                (Wrong("tearing a marriage apart", "KS JS QH AD", "Both trumps and an ace: well chosen. But Q♥ leaves her king behind, and there is another ace to give."),
                 Wrong("a marriage as a present", "KS JS KH QH", "Both trumps: well chosen. But king and queen of hearts are 20 in your hand, and no more than 20 over there. Two aces would win tricks.")),
                ("Both your marriages stay together, and North gets two trumps and two aces.",),
            ),
        ),
        Step(
            "around", "Many good cards",
            ("Diamonds are trump. There is a lot in this hand that a bidder would like.",),
            (),
            Question(
                "around", "Diamonds are trump. Choose four cards.",
                PassInDeal(positions.AROUND, "AS KS AC AC"), "AS 10S AC AC", "One rank of yours is there in all four suits. Which?", "pass-four",
                (Wrong("breaking the kings", "AS KS AC AC", "Three aces, very good. But the king of spades takes kings around with it: 80."),),
            ),
        ),
        Step(
            "better-broken", "Yours, or the bidder's?",
            (
                "Here you hold both kings, a queen and a jack of trump. They make a royal marriage in your own hand, and it shows a little more besides.",
            ),
            (),
            Question(
                "better-broken", "Spades are trump, and North is the bidder. Choose four cards.",
                PassInDeal(positions.BETTER_BROKEN, "KS JS 9H AD"), "KS KS QS JS", "Where will four high trumps do more?", "pass-four",
                (Wrong("keeping the royal marriage", "KS JS 9H AD", "You keep your 40, and give an ace. But four high trumps may become a run over there.",),),
                ("This is the exception: the bidder needs these cards more than you do. What was 40 in your hand is far more in the hand that plays.",),
            ),
        ),
    ),
    known=EVERY_WORD,
)  # fmt: skip
