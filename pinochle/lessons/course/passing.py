"""Lesson 4: naming trump and the pass."""

from __future__ import annotations

from pinochle.cards import Hand, Suit
from pinochle.lessons.model import Lesson, Question, Step, Wrong
from pinochle.lessons.shows import Cards
from pinochle.lessons.tasks.facts import Choose, Count, options
from pinochle.lessons.tasks.passing import PassFour
from pinochle.lessons.tasks.valuing import NamesTrump
from pinochle.reasons import OneShortOfRun
from pinochle.rules import meld_points, near_melds

SPADES, HEARTS, DIAMONDS, CLUBS = Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS


def _hand(hand: Hand, label: str = "Your hand") -> tuple[Cards, ...]:
    return (Cards(tuple(hand), label),)


_LENGTH = Hand.parse("A♠ 10♠ K♠ J♠ 9♠ 9♠ K♥ Q♥ 9♥ A♦ Q♣ J♣")
_SHORT = Hand.parse("K♠ Q♠ A♥ 9♥ A♦ 10♦ K♦ J♦ 9♦ Q♣ J♣ 9♣")
_QUEEN = next(near for near in near_melds(_SHORT, DIAMONDS) if near.gain > 100)
_COST = Hand.parse("A♠ K♠ 9♠ A♥ Q♥ J♥ A♦ J♦ A♣ K♣ Q♣ 9♣")


def _four(hand: str, partner: str, trump: Suit, *, back: bool = False) -> PassFour:
    return PassFour(Hand.parse(hand), Hand.parse(partner), trump, back)


_NEEDS = _four("Q♠ J♠ A♥ K♥ 9♥ 9♥ J♦ 9♦ A♣ Q♣ J♣ 9♣", "A♠ 10♠ K♠ K♠ 9♠ 10♥ Q♥ A♦ K♦ 10♦ K♣ 10♣", SPADES)
_AROUND = _four("A♠ J♠ 9♠ A♥ Q♥ J♥ 9♥ A♦ J♦ 9♦ A♣ 9♣", "10♠ K♠ Q♠ A♥ 10♥ 10♥ K♥ K♥ 10♦ K♣ 10♣ Q♣", HEARTS)
_PIECES = _four("Q♠ J♠ 9♠ A♥ K♥ J♥ 9♥ J♦ 9♦ K♣ J♣ 9♣", "A♠ K♠ 10♠ 10♥ A♦ 10♦ K♦ K♦ Q♦ A♣ 10♣ Q♣", DIAMONDS)
_RECEIVED = _four(
    "A♠ 10♠ K♠ Q♠ J♠ 9♠ A♥ A♥ 10♥ 9♥ K♦ 9♦ A♣ Q♣ J♣ 9♣", "K♥ J♥ Q♦ 10♦ J♦ K♣ 10♣ 9♣", SPADES, back=True
)
_SHORTEN = _four(
    "A♠ K♠ 9♠ A♥ 10♥ K♥ Q♥ J♥ 9♥ Q♦ J♦ 9♦ A♣ Q♣ J♣ 9♣", "Q♠ J♠ 10♦ 10♦ 9♦ K♣ 10♣ 9♣", HEARTS, back=True
)
_ACES = _four(
    "A♠ Q♠ 9♠ A♥ J♥ 9♥ A♦ J♦ 9♦ A♣ A♣ 10♣ K♣ Q♣ J♣ 9♣", "10♠ K♠ 9♠ Q♥ J♥ K♦ Q♦ 9♦", CLUBS, back=True
)

PASSING = Lesson(
    4,
    "passing",
    "Naming trump and the pass",
    12,
    "name a suit and say why, pass four good cards to the bidder, and give four back",
    (
        Step(
            "length",
            "Length and the ace",
            (
                "You have won the auction. Now you name trump: any suit you like.",
                "Take the suit that is long and has the ace. Any trump beats every card of the other suits. And if you have more trumps than the others, you still hold some when theirs are gone. A marriage in another suit is worth 20 there, or 40 if you make it trump. That is little beside two more tricks.",
            ),
            _hand(_LENGTH),
            Question(
                "length", "Which suit do you name?",
                NamesTrump(_LENGTH), "S", "With which suit would you win the most tricks?", "name-trump",
                (Wrong("the marriage", "H", "The king and queen of hearts would count double, true. But three hearts win nothing, and six spades win a lot."),),
            ),
        ),
        Step(
            "one-short",
            "One card short",
            (
                "Your partner is about to give you four cards. So a suit that is only one card short of a run is worth a second look.",
            ),
            _hand(_SHORT),
            Question(
                "one-short", "Which suit do you name?",
                NamesTrump(_SHORT), "D", "A run would be 150. And your partner wants to help.", "name-trump",
                (Wrong("the marriage", "S", "K♠ Q♠ would be a royal marriage, true. But you have no length there, and another suit is only a queen away from a run."),),
                (OneShortOfRun(DIAMONDS, _QUEEN.card),),
            ),
        ),
        Step(
            "how-likely",
            "How likely is it?",
            (
                "There are two queens of diamonds among the 36 cards that you do not see. Twelve of these cards are your partner's.",
            ),
            (),
            Question(
                "how-likely", "How often does your partner hold at least one of them?",
                Choose(
                    options(("third", "about one time in three"), ("half", "a little more than half the time"), ("most", "nearly always")),
                    lambda: "half" if 0.5 < _QUEEN.chance < 0.65 else "other",
                    (f"Counted out, it is {round(100 * float(_QUEEN.chance))} times in 100.",),
                    "Each copy is with your partner one time in three, and there are two copies.",
                ),
                "half", "More often than for a single card, or not?", "name-trump",
                (
                    Wrong("one copy", "third", "One time in three would be right for one copy. There are two."),
                    Wrong("hope", "most", "It is likelier than not, true. But do not count on it."),
                ),
                ("If you held one queen yourself and wanted the second, it would be one time in three.",),
            ),
        ),
        Step(
            "needs",
            "What the bidder needs",
            (
                "Now change seats. Your partner has won the auction and named spades. You give four cards.",
                "Best are trumps: they may complete a run, and the bidder wins tricks with them. Then come aces. If you have neither left, give a 10 or a king: it may win a trick, or find its queen. Low cards of the other suits help nobody.",
            ),
            (),
            Question(
                "needs", "Spades are trump. Choose the four cards that you give.",
                _NEEDS, "QS JS AH AC", "Which of these twelve cards would you be glad to get, if the bid were yours?", "pass-four",
                (
                    Wrong("side-suit nines", "9H 9H 9D 9C", "You keep all that looks good, and that is natural. But these nines are no help at all to the one who has to make the bid."),
                    Wrong("keeping the pinochle", "AH KH AC QC", "Two aces, very good. But the trumps are what your partner needs most; your pinochle is only 40."),
                ),
            ),
        ),
        Step(
            "cost",
            "What it costs you",
            (
                "What you give away is missing from your own hand. So look first what your own hand shows, and ask: do these cards bring more over there than they cost here?",
            ),
            _hand(_COST),
            Question(
                "cost", f"Hearts are trump. Your hand shows {meld_points(_COST, HEARTS)}. How much would it show without A♠ A♥ A♦ and Q♥?",
                Count(lambda: meld_points(_COST - Hand.parse("A♠ A♥ A♦ Q♥"), HEARTS), ("The marriage in clubs is left: 20.",), hint="Take the four cards out, and count anew."),
                "20", "The aces around are gone. What is left?", "pass-four",
                (
                    Wrong("one ace is enough", "120", "The marriage is still there, true. But one ace makes no aces around."),
                    Wrong("nothing left", "0", "The aces are gone, true. K♣ and Q♣ are still a marriage."),
                ),
            ),
        ),
        Step(
            "aces-around",
            "Aces to give, or to keep?",
            ("Here your own hand shows aces around, which is 100. Your partner has named hearts.",),
            (),
            Question(
                "aces-around", "Hearts are trump. Choose four cards.",
                _AROUND, "JS QH JH 9H", "Which trumps can you give without touching the aces?", "pass-four",
                (
                    Wrong("breaking one's own aces around for nothing", "AS AH AD AC", "Aces are a fine present, true. But here they cost you 100, and your low trumps do more for your partner."),
                    Wrong("side-suit nines", "JS 9S 9D 9C", "You keep your aces, very good. But three low trumps are worth more to your partner than nines of other suits."),
                ),
                ("Three low trumps: one of them may be just the missing card.",),
            ),
        ),
        Step(
            "pieces",
            "Pinochle pieces",
            (
                "When spades or diamonds are trump, one card of the pinochle is a trump as well. Your partner may hold the other part, perhaps even the double.",
                "Here you hold Q♠ and J♦ yourself.",
            ),
            (),
            Question(
                "pieces", "Diamonds are trump. Choose four cards.",
                _PIECES, "AH KH 9D KC", "Two melds hang on Q♠ and J♦. What can go without them?", "pass-four",
                (
                    Wrong("everything in trump", "KH JD 9D KC", "Two trumps, true. But the jack is in two of your melds: without it you lose both."),
                    Wrong("only what is useless here", "JS 9S 9H 9C", "You keep your trumps and the ace. But they are just what the bidder needs."),
                ),
            ),
        ),
        Step(
            "give-back",
            "Four cards back",
            (
                "Now you are the bidder again. You have got four cards and hold sixteen. Give four back: what scores nothing, and what you do not need in the play.",
                "Keep the run, all trumps, and the aces. If a suit can be given away altogether, so much the better: when you have none of a suit, you may take its tricks with a trump. The next lesson shows how.",
            ),
            (),
            Question(
                "give-back", "Spades are trump. Your partner gave you J♠, which made a run, and three more. Choose four to give back.",
                _RECEIVED, "9H KD 9D 9C", "Which of the sixteen would nobody miss?", "give-back",
                (
                    Wrong("giving back a card just received that completes something", "JS 9H 9D 9C", "The three nines are well chosen. But J♠ has just completed your run: without it 110 are gone."),
                    Wrong("aces back", "AH AH AC 9C", "The nine is well chosen. Your aces you will need: in the play they win tricks for you."),
                ),
                ("With both diamonds gone, a trump of yours can take the first trick in diamonds.",),
            ),
        ),
        Step(
            "shorten",
            "Make a suit short",
            ("Hearts are trump, and the run is complete.",),
            (),
            Question(
                "shorten", "Hearts are trump. Choose four to give back.",
                _SHORTEN, "9S QD JD 9D", "Which suit could go altogether?", "give-back",
                (
                    Wrong("the nine of trump", "9S 9H 9D 9C", "Three of them are well chosen. But 9♥ is a trump, and it scores 10."),
                    Wrong("the aces", "AS 9S 9D AC", "The nines are well chosen. Aces of other suits win tricks: keep them."),
                ),
            ),
        ),
        Step(
            "keep-aces",
            "Run, aces around, and what is left",
            ("A splendid hand: a run in clubs and aces around.",),
            (),
            Question(
                "keep-aces", "Clubs are trump. Choose four to give back.",
                _ACES, "9S JH 9H 9D", "Q♠ and J♦ belong together.", "give-back",
                (
                    Wrong("breaking the pinochle", "QS JH 9H 9D", "Three of them are well chosen. But Q♠ and J♦ are a pinochle: 40 would be lost."),
                    Wrong("breaking one's own aces around", "AS 9S JH 9H", "Three of them are well chosen. A♠ belongs to your aces around, which is 100."),
                ),
            ),
        ),
    ),
    known=frozenset({"trick", "counter", "bidder", "meld", "trump", "dix"}),
)  # fmt: skip
