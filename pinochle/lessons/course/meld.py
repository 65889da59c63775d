"""Lesson 3: counting meld."""

from __future__ import annotations

from pinochle.cards import Card, Hand, Suit
from pinochle.lessons.course.other_tables import OTHER_TABLES
from pinochle.lessons.model import Lesson, Question, Step, Wrong
from pinochle.lessons.shows import Cards, Melds, Rows, cards
from pinochle.lessons.tasks.facts import Choose, options
from pinochle.lessons.tasks.melding import FindMeld, MeldWorth, PaysMostIn
from pinochle.reasons import (
    InsideTheRun,
    NoAroundFor,
    NotAPinochle,
    PinochleMeld,
    PlainNine,
    RoyalMarriageMeld,
    ThreeSuitsOnly,
)
from pinochle.rules import PRESETS, MeldKind, meld_points

SPADES, HEARTS, DIAMONDS, CLUBS = Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS


def _shown(hand: Hand, label: str = "The hand") -> tuple[Cards, ...]:
    return (Cards(tuple(hand), label),)


_WEDDING = Hand.parse("K♠ Q♠ 10♥ K♥ 9♥ A♦ Q♣ J♣")
_ROYAL = Hand.parse("K♠ Q♠ A♥ K♥ Q♥ 9♥ 10♦ J♣")
_RUN = Hand.parse("A♥ 10♥ K♥ Q♥ J♥ K♠ Q♠ A♦")
_SPARE = Hand.parse("A♠ 10♠ K♠ K♠ Q♠ Q♠ J♠ A♥ J♥ 10♦ 9♦ 9♣")
_NINES = Hand.parse("A♠ 9♠ 10♥ J♥ 9♥ 9♥ 9♦ 9♣")
_ACES = Hand.parse("A♠ A♥ 10♥ A♦ 10♦ A♣ 10♣ 9♠ J♥")
_NEARLY = Hand.parse("A♠ A♠ A♥ A♦ 10♠ 10♥ 10♦ 10♣ J♠ J♥ J♦ J♣")
_PINOCHLE = Hand.parse("Q♠ J♠ Q♦ J♦ 10♥ A♣")
_QUEEN = Hand.parse("K♠ Q♠ Q♥ 9♥ Q♦ J♦ Q♣ 10♣")
_DOUBLE = Hand.parse("K♠ K♠ Q♠ Q♠ A♥ 10♥ J♦ J♦ 9♣ J♣")
_FOUR = Hand.parse("A♠ 10♠ Q♠ J♠ A♥ K♥ Q♥ J♥ K♦ J♦ A♣ 9♣")
_PRACTICE = Hand.parse("A♠ K♠ Q♠ A♥ 10♥ K♥ Q♥ J♥ 9♥ A♦ J♦ A♣")

MELD = Lesson(
    3,
    "meld",
    "Counting meld",
    15,
    "find every combination in twelve cards, and say what does not count and why",
    (
        Step(
            "marriage",
            "A king finds his queen",
            (
                "Before the cards are played, everybody may show certain combinations and score for them. Card players call them *meld*. There are only nine kinds, and you will know them all in a quarter of an hour.",
                "The smallest is the marriage: a king and a queen of the same suit. It is worth 20.",
            ),
            (cards("K♠ Q♠", "A marriage in spades"),),
            Question(
                "marriage", "Diamonds are the strongest suit today. Mark the marriage in this hand.",
                FindMeld(_WEDDING, DIAMONDS, MeldKind.MARRIAGE), "KS QS",
                "Find a king first. Then look for the queen beside it, in the same suit.", "marriage",
                (
                    Wrong("K and Q of different suits", "KH QC",
                          "A king and a queen, yes. But these two come from different suits, and only two of one suit are a marriage."),
                    Wrong("every king and queen", "KS QS KH QC",
                          "The marriage is among them. The other king and queen have no partner of their own suit."),
                ),
            ),
            introduces=("meld",),
        ),
        Step(
            "royal-marriage",
            "One suit is strongest",
            (
                "In each deal one suit is stronger than the three others. It is called *trump*. The player who wins the auction chooses it.",
                RoyalMarriageMeld(CLUBS, 1, 40),
                "It is a marriage too, paid double, because it stands in trump. Every other marriage stays at 20.",
            ),
            (cards("K♣ Q♣", "A royal marriage when clubs are trump"),),
            Question(
                "royal-marriage", "Hearts are trump. How many points do the marriages in this hand bring together?",
                MeldWorth(_ROYAL - (Card.parse("9H"),), HEARTS), "60",
                "There are two marriages. One of them is in trump.", "royal-marriage",
                (
                    Wrong("both plain", "40", "You found both marriages. One of them is in trump, and that one pays 40 by itself."),
                    Wrong("both royal", "80", "You found both marriages. Only the one in hearts is royal; spades are not trump."),
                    Wrong("only one found", "20", "That is the marriage in spades. There is another one in trump."),
                ),
            ),
            introduces=("trump",),
        ),
        Step(
            "run",
            "Five of trump: the run",
            (
                "The best single meld is the run: A 10 K Q J of trump. It is worth 150.",
                "There is a king and a queen in it.",
                InsideTheRun(Card.parse("KC"), Card.parse("QC")),
            ),
            (cards("A♣ 10♣ K♣ Q♣ J♣", "A run when clubs are trump"),),
            Question(
                "run", "Hearts are trump. How many points of [meld|combinations] are in this hand?",
                MeldWorth(_RUN, HEARTS), "170", "Is there anything besides the run?", "run",
                (
                    Wrong("only the run", "150", "The run is there, exactly. Outside trump there is a marriage as well."),
                    Wrong("run and its own marriage", "210",
                          "The run and the marriage in spades are there. But the king and queen of hearts are inside the run, and are not paid a second time."),
                    Wrong("two royal marriages", "230",
                          "You found the run and the marriage in spades. The marriage is not in trump, and the one in hearts is paid with the run."),
                ),
            ),
        ),
        Step(
            "spare-pair",
            "A marriage beside the run",
            (
                "Every card is in the deck twice. If you hold a second king *and* a second queen of trump beside the run, those two are a royal marriage of their own, paid on top.",
                "A second king alone, or a second queen alone, adds nothing.",
            ),
            (cards("A♠ 10♠ K♠ Q♠ J♠ K♠ Q♠", "A run and a royal marriage"),),
            Question(
                "spare-pair", "Spades are trump. How many points of [meld|combinations] are in this hand?",
                MeldWorth(_SPARE, SPADES), "190", "Take the run away in your mind. What is left in spades?", "run-and-pair",
                (
                    Wrong("only the run", "150", "The run is 150, yes. After taking it away a king and a queen of spades are left."),
                    Wrong("two marriages", "230",
                          "A run and a marriage are there. But only one marriage is left: the other king and queen are in the run."),
                    Wrong("a plain marriage", "170", "You saw the marriage beside the run. It is in trump, so it pays 40, not 20."),
                ),
            ),
        ),
        Step(
            "dix",
            "The nine of trump",
            (
                "The lowest card of the deck has one consolation: the nine of trump scores 10 for just being there. At the table it is called the *dix*. That is French for ten; say “deece”.",
                "There are two of them in the deck, and you may hold both: each is paid.",
            ),
            (cards("9♥", "The dix when hearts are trump"),),
            Question(
                "dix", "Hearts are trump. How many points of [meld|combinations] are in this hand of nines?",
                MeldWorth(_NINES, HEARTS), "20", "How many of these nines are hearts?", "dix",
                (
                    Wrong("every nine", "50", "Five nines, yes. But only the nine of trump scores."),
                    Wrong("only one of them", "10", "The nine of hearts scores 10, exactly. You hold two of them."),
                    Wrong("nothing", "0", "Most nines score nothing, true. The nine of trump does."),
                    Wrong("nines around", "100", "There is one nine of each suit, true. But there is no such combination of nines."),
                ),
                (PlainNine(tuple(Card.parse(c) for c in ("9S", "9D", "9C"))),),
            ),
            introduces=("dix",),
        ),
        Step(
            "around",
            "One of each suit: around",
            (
                "Four aces, one of each suit, are “aces around”: 100. Kings around are 80, queens 60, jacks 40.",
                "The trump suit does not matter here. What matters is that all four suits are there. Tens and nines never count around, not even four different ones.",
            ),
            (cards("A♠ A♥ A♣ A♦", "Aces around"),),
            Question(
                "around", "Spades are trump. Mark every card that scores.",
                FindMeld(_ACES, SPADES), "AS 9S AH AD AC",
                "One of each suit, for aces, kings, queens and jacks. And do not forget the last step.", "around",
                (
                    Wrong("tens", "AS AH 10H AD 10D AC 10C",
                          "The four aces are right. Tens never count around, and here there are only three of them anyway.", part=True),
                    Wrong("the dix forgotten", "AS AH AD AC", "Aces around, exactly. Something small in trump scores too."),
                ),
            ),
        ),
        Step(
            "three-suits",
            "Almost around",
            (
                "Say you hold four kings, and two of them are spades.",
                ThreeSuitsOnly(Card.parse("KS").rank, DIAMONDS),
                "Two of one suit do not make up for the missing one. It hurts, and everybody forgets it once.",
            ),
            (cards("K♠ K♠ K♥ K♣", "Four kings, three suits"),),
            Question(
                "three-suits", "Clubs are trump. How many points of [meld|combinations] are in this hand?",
                MeldWorth(_NEARLY, CLUBS), "40", "There are four aces, four tens and four jacks. Look at their suits.", "around",
                (
                    Wrong("three suits", "140",
                          "The jacks are right, and there are four aces, yes. But the ace of clubs is missing: three suits are not enough."),
                    Wrong("nothing", "0", "Neither the aces nor the tens score, true. But one rank is there in all four suits."),
                ),
                (NoAroundFor(Card.parse("10S").rank),),
            ),
        ),
        Step(
            "pinochle",
            "The two cards that name the game",
            (
                PinochleMeld(1, 40),
                "It is always these two, whatever is trump. Think of a queen with a spade, who has her eye on the jack of diamonds.",
            ),
            (cards("Q♠ J♦", "A pinochle"),),
            Question(
                "pinochle", "Hearts are trump. Mark the pinochle.",
                FindMeld(_PINOCHLE, HEARTS, MeldKind.PINOCHLE), "QS JD",
                "A queen and a jack, and not of one suit. Whose queen has her eye on whom?", "pinochle",
                (
                    Wrong("Q♦ J♠", "JS QD",
                          "A queen and a jack of these two suits, yes. But it is the other way round: the queen is a spade."),
                    Wrong("Q and J of one suit", "QS JS", "The queen is the right one. The jack that goes with her is of another suit."),
                ),
                (NotAPinochle(),),
            ),
        ),
        Step(
            "three-melds",
            "One queen, three melds",
            (
                "There are three families: runs and marriages of one suit, the arounds, and the pinochle. A card may serve once in *each* family.",
                "So Q♠ can be in a marriage, in queens around and in a pinochle, all at the same time. Lay her down once and count her three times.",
            ),
            (Melds(_QUEEN, CLUBS),),
            Question(
                "three-melds", "The same hand, and now hearts are trump. How much does it show?",
                MeldWorth(_QUEEN, HEARTS), "130", "The queen of spades works more than once here. And what has changed in hearts?", "one-card-many-melds",
                (
                    Wrong("used already", "70",
                          "Queens around and the dix are right. The queen of spades is not used up by it: in another family she counts again."),
                    Wrong("pinochle forgotten", "90", "Marriage, queens and dix are right. The queen of spades has one more friend: J♦."),
                    Wrong("dix forgotten", "120", "The three melds of the queen are right. Now there is a small one in trump besides."),
                    Wrong("marriage forgotten", "110", "Queens around, pinochle and dix are right. The queen of spades is also married."),
                ),
            ),
        ),
        Step(
            "doubles",
            "Both copies: far more than twice",
            (
                "Now and then somebody holds a meld twice. Two marriages are simply two marriages: 40. But the rare ones pay far more than twice, as the table shows.",
                "A double run is 1500: that alone can end a game.",
            ),
            (
                Rows(
                    ("Meld", "once", "twice"),
                    tuple((kind.value.replace("-", " "), *map(str, PRESETS["standard"].melds[kind])) for kind in MeldKind),
                    "What every meld pays",
                ),
            ),
            Question(
                "doubles", "Hearts are trump. How many points of [meld|combinations] are in this hand?",
                MeldWorth(_DOUBLE, HEARTS), "340", "What do you hold twice? Two different things.", "doubles",
                (
                    Wrong("twice forty", "120", "Two marriages and two pinochles, yes. But two pinochles held together are a double pinochle, which pays much more."),
                    Wrong("marriages forgotten", "300", "The double pinochle is right. The queens of spades have their kings beside them, too."),
                    Wrong("one marriage", "320", "The double pinochle is right. There are two marriages in spades, not one."),
                ),
            ),
        ),
        Step(
            "two-hands",
            "Your hand and your partner's",
            (
                "Your meld and your partner's are added up at the end. But each hand is counted for itself: a king here and a queen over there make no marriage.",
                "That is what passing cards is for. It comes in the next lesson.",
            ),
            (cards("A♠ A♥", "You hold"), cards("A♣ A♦", "Your partner holds")),
            Question(
                "two-hands", "Spades are trump. How much do these four aces bring your side?",
                Choose(
                    options(("100", "100, aces around"), ("0", "Nothing"), ("50", "50 each")),
                    lambda: meld_points(Hand.parse("AS AH"), SPADES) + meld_points(Hand.parse("AD AC"), SPADES),
                    ("Each hand is counted for itself, and two aces score nothing.",),
                    "A [meld|combination] lies in one hand; cards of two hands make none together.",
                ),
                "0", "What does your hand show? And then what does the other one show?", "around",
                (
                    Wrong("joined", "100", "One of each suit, yes. But they are not in one hand."),
                    Wrong("shared", "50", "The hundred for aces around is well remembered. It cannot be shared between two hands."),
                ),
            ),
        ),
        Step(
            "four-trumps",
            "One hand, four [trumps|strongest suits]",
            (
                "The same twelve cards are worth something different with each suit as trump. So players count their hand four times before they bid.",
                "You need not count everything anew: arounds and pinochle stay. Only runs, royal marriages and the dix move.",
            ),
            _shown(_FOUR, "Your hand"),
            Question(
                "four-trumps", "With which suit as trump does this hand show the most?",
                PaysMostIn(_FOUR), "H",
                "The pinochle is there in any case. Where is a marriage, a run or a nine?", "which-suit",
                (
                    Wrong("the long black suit", "S", "Spades look strong, and they are only one card short of a run. But short is short: no king."),
                    Wrong("the dix", "C", "The nine of clubs would score 10, true. A royal marriage is worth more."),
                ),
                ("With one more king of spades it would be spades by far. Whether to hope for it is a question for lesson 4.",),
            ),
        ),
        Step(
            "all-together",
            "Everything at once",
            (
                "Now a whole hand. Go through it the same way every time, and nothing is missed: trump first, then marriages, then arounds, then the pinochle.",
            ),
            (),
            Question(
                "all-together", "Hearts are trump. Mark every card that scores.",
                FindMeld(_PRACTICE, HEARTS), "AS KS QS AH 10H KH QH JH 9H AD JD AC",
                "Run, dix, marriage, around, pinochle. All five are here.", "find-all",
                (
                    Wrong("the dix forgotten", "AS KS QS AH 10H KH QH JH AD JD AC", "Nearly all. The smallest heart scores as well."),
                    Wrong("the pinochle forgotten", "AS KS QS AH 10H KH QH JH 9H AD AC",
                          "Nearly all. The queen of spades does more than marry her king."),
                ),
                ("A hand to remember.",),
            ),
        ),
        *OTHER_TABLES,
    ),
    known=frozenset({"trick", "counter", "bidder"}),
)  # fmt: skip
