"""Lesson 1: the cards."""

from __future__ import annotations

from pinochle.cards import SINGLE_DECK, Card, Hand, Rank, Seat, Suit
from pinochle.lessons.forms import Option, suits
from pinochle.lessons.model import Lesson, Question, Step, Wrong
from pinochle.lessons.shows import Rows, cards, trick
from pinochle.lessons.tasks.calls import WhoSpeaks
from pinochle.lessons.tasks.cards import Higher, InOrder, Pile, WhoTakes
from pinochle.lessons.tasks.facts import Choose, Count, options
from pinochle.reasons import FirstTwinWins, LastTrickCounts, SpeaksFirst
from pinochle.rules import PRESETS, Auction, winning_index


def _pile(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(word) for word in text.split())


_TWINS = _pile("A♦ K♦ 9♦ A♦")
_TWELVE = Hand.parse("A♠ K♠ 9♠ 10♥ J♥ A♣ 10♣ Q♣ Q♣ 9♣ K♦ J♦")
_SCORING = _pile("A♠ 10♥ K♦ Q♣ J♠ 9♦ Q♥ 10♣")
_SEATS = tuple(Option(seat.value, seat.named()) for seat in Seat)


def _longest() -> str:
    return max(Suit, key=lambda suit: len(_TWELVE.of(suit))).letter


CARDS = Lesson(
    1,
    "cards",
    "The cards",
    8,
    "name all 48 cards, put them in order, say who takes a trick, and count the points in a pile",
    (
        Step(
            "aces",
            "A small deck, twice",
            (
                "Welcome. Pinochle (say “pea-knuckle”) is a game for four people, two against two. It uses only the high cards: A 10 K Q J 9.",
                "And it uses each of them twice. So the deck has two copies of each card, in the four suits you know: ♠ ♥ ♣ ♦.",
            ),
            (cards("A♠ 10♠ K♠ Q♠ J♠ 9♠", "All spades, once. In the deck every one of them is there twice."),),
            Question(
                "aces", "How many aces are in the deck?",
                Count(lambda: len(SINGLE_DECK.cards().of(Rank.ACE)), ("Four suits, and two aces in each: 8.",), "aces",
                      "There are two copies of every card, and four suits."),
                "8", "How many aces of spades are there? And how many suits?", "card-order",
                (
                    Wrong("4", "4", "One for each suit, as in an ordinary deck. Here every card is there twice."),
                    Wrong("only spades", "2", "Two aces of spades, exactly. There are three more suits."),
                ),
                ("With six ranks, four suits and two copies, the deck has 48 cards.",),
            ),
        ),
        Step(
            "how-many-tens",
            "Every card has a twin",
            ("Two cards with the same face are completely equal. One player may hold both, or two players one each.",),
            (cards("Q♠ Q♠", "Twins"),),
            Question(
                "how-many-tens", "How many 10♥ are there in the whole deck?",
                Count(lambda: SINGLE_DECK.cards().count(Card.parse("10♥")), ("There are two copies of each card, so of this one as well.",), "tens of hearts",
                      "No card of the deck is there just once."),
                "2", "May somebody else at the table hold the very same card as you?", "card-order",
                (
                    Wrong("1", "1", "One of each card is right for an ordinary deck. Ours has two copies of each."),
                    Wrong("8", "8", "There are eight tens, true. Two of them are hearts."),
                ),
            ),
        ),
        Step(
            "ten-of-hearts",
            "You hold one. Where is the other?",
            (
                "This is the first thing to get used to: when you see an ace of hearts played, hearts still have another ace.",
            ),
            (cards("10♥", "Yours"),),
            Question(
                "ten-of-hearts", "You hold one 10♥. How many more are there in the other three hands?",
                Count(lambda: SINGLE_DECK.unseen(Hand.parse("10♥")).count(Card.parse("10♥")), ("Two in the deck, one of them yours: 1 is left.",),
                      "tens of hearts", "What the deck has, less what you hold yourself."),
                "1", "How many are there in the whole deck?", "card-order",
                (
                    Wrong("none", "0", "You do hold one. In an ordinary deck that would be the only one; here it has a twin."),
                    Wrong("both still out", "2", "Two are in the deck, true. One of them is in your hand."),
                ),
            ),
        ),
        Step(
            "ten-above-king",
            "The 10 is nearly the best",
            (
                "The ace is the highest card of each suit. Right under it stands the *10*. Only then come king, queen, jack and nine.",
                "The order is A 10 K Q J 9. It is the oldest habit of this family of games, and the one that everybody trips over.",
            ),
            (cards("A♣ 10♣ K♣ Q♣ J♣ 9♣", "From the highest to the lowest"),),
            Question(
                "ten-above-king", "Which of these two is higher?",
                Higher(_pile("10♣ K♣")), "10C", "Look at the row of six above.", "card-order",
                (Wrong("K over 10", "KC", "In most games, yes. In this one the 10 has overtaken the king."),),
            ),
        ),
        Step(
            "six-in-order",
            "Put them in order",
            ("Now without looking.",),
            (),
            Question(
                "six-in-order", "Put these six hearts in order, the highest first.",
                InOrder(_pile("K♥ 9♥ 10♥ J♥ A♥ Q♥")), "AH 10H KH QH JH 9H", "Ace first. And who comes right behind?", "card-order",
                (
                    Wrong("10 below the pictures", "AH KH QH JH 10H 9H", "Ace first, nine last, and the pictures in their order: all true. But the 10 belongs right behind the ace."),
                    Wrong("the lowest first", "9H JH QH KH 10H AH", "The order is right, only upside down. Begin with the ace."),
                ),
            ),
        ),
        Step(
            "twins-in-a-trick",
            "Who takes it?",
            (
                "In the play each of the four lays down one card. These four cards are a round; players call it a *trick*. The highest card takes it.",
                "Sometimes the highest card is in it twice. The players are called after where they sit: North, East, South, West; you are South. Say North plays 10♥, and West plays the other 10♥ later in the same trick.",
                FirstTwinWins(Seat.N, Card.parse("10H")),
            ),
            (trick("A♦ K♦ 9♦ A♦", Seat.W),),
            Question(
                "twins-in-a-trick", "West plays A♦ first. You play the other A♦ last. Whose [trick] is it?",
                Choose(
                    options(("W", "West's"), ("S", "Mine"), ("shared", "It is shared")),
                    lambda: Seat.W.plus(winning_index(_TWINS, Suit.DIAMONDS)).value,
                    (FirstTwinWins(Seat.W, Card.parse("AD")),),
                    "Of two equal cards the one that was played first counts as the better one.",
                ),
                "W", "Neither ace is higher than the other. So what decides?", "twins",
                (
                    Wrong("the later one", "S", "Your ace is as high as West's, true. But it is not higher, and West was there first."),
                    Wrong("it is shared", "shared", "They are equal, true. Still one of them takes it all: the first one."),
                ),
            ),
            introduces=("trick",),
        ),
        Step(
            "scoring-cards",
            "Which cards score",
            (
                "Whoever takes a trick keeps the cards. Some of them are worth points at the end: each ace, each 10 and each king is worth 10.",
                "Players call these three the *counters*. Queens, jacks and nines are worth nothing here.",
            ),
            (cards("A♠ 10♠ K♠", "10 points each"), cards("Q♠ J♠ 9♠", "nothing")),
            Question(
                "scoring-cards", "How many points are in this pile? A♠ 10♥ K♦ Q♣ J♠ 9♦ Q♥ 10♣",
                Pile(_SCORING), "40", "Which of these eight cards score at all?", "pile",
                (
                    Wrong("counting queens", "60", "Aces, 10s and kings: all found. The two queens are pictures too, but they score nothing here."),
                    Wrong("forgetting tens", "20", "The ace and the king are right. There are two tens besides, and they score just the same."),
                    Wrong("cards instead of points", "4", "Four of them score, exactly. Each is worth 10."),
                ),
            ),
            introduces=("counter",),
        ),
        Step(
            "everything",
            "What there is to win",
            (
                "There are eight aces, eight 10s and eight kings: 24 counters.",
                LastTrickCounts(PRESETS["standard"].last_trick),
            ),
            (),
            Question(
                "everything", "How many points can be won in the tricks of one deal, all together?",
                Count(lambda: PRESETS["standard"].trick_total, ("24 counters make 240, and the last trick 10 more: 250.",), hint="Everything that the counters bring, and what the last trick pays on top."),
                "250", "How many counters are there, and what is one of them worth?", "pile",
                (
                    Wrong("the last trick forgotten", "240", "That is all the counters, exactly. The last trick adds something."),
                    Wrong("one copy only", "130", "That would be right for one copy of each card. Every card is there twice."),
                ),
                ("Remember this number: 250 is what the whole play is worth, in every deal.",),
            ),
        ),
        Step(
            "making-a-deck",
            "No pinochle deck? Make one",
            (
                "Take two ordinary packs, put aside everything from 2 to 8, and shuffle the rest together. The backs should look alike.",
                "For the first dealer each player draws a card, and the highest deals. The dealer shuffles, the player on the right cuts, and the cards go round to the left, three or four at a time, until all 48 are dealt.",
                "If something goes wrong, or a card is turned up, the same dealer simply deals again.",
            ),
            (),
            Question(
                "making-a-deck", "How many cards does each of the four players get?",
                Count(lambda: SINGLE_DECK.hand_size, ("48 cards for four players: 12 each.",), "cards",
                      "All cards are dealt, and everybody gets the same number."),
                "12", "How often does four go into 48?", "table",
                (Wrong("thirteen", "13", "Thirteen is right for an ordinary deck of 52. Ours has 48."),),
            ),
        ),
        Step(
            "who-speaks",
            "The table",
            (
                "Four players sit as on a compass: North, East, South, West. You sit South, unless a question says otherwise. Your partner sits opposite, in the North; West and East play against you.",
                "Everything goes clockwise, to the left. Before the play each player in turn says how much to play for. The player on the dealer's left speaks first, and the dealer comes last.",
            ),
            (Rows(("", "", ""), (("", "North (your partner)", ""), ("West", "", "East"), ("", "South (you)", "")), "The table"),),
            Question(
                "who-speaks", "East deals. Who speaks first?",
                WhoSpeaks(
                    Auction(Seat.E, PRESETS["standard"]), (SpeaksFirst(Seat.E, Seat.S),),
                    "The player on the dealer's left begins, and the dealer comes last.",
                ),
                "S", "Clockwise: North, East, South, West. Who comes after East?", "table",
                (
                    Wrong("East", "E", "East has the cards in hand, true. But the dealer comes last."),
                    Wrong("North", "N", "North sits next to East, true, but on the right. The turn goes to the left."),
                ),
            ),
        ),
        Step(
            "twelve-cards",
            "Reading your hand",
            (
                "Sort your twelve cards by suit, and each suit from high to low. On a screen every suit can have a colour of its own. With real cards put a black suit and a red one in turns: then hearts and diamonds do not lie side by side.",
                "Then look at three things: which suit is longest, how many aces you hold, and whether there are twins.",
            ),
            (cards("A♠ K♠ 9♠ 10♥ J♥ A♣ 10♣ Q♣ Q♣ 9♣ K♦ J♦", "Your hand"),),
            Question(
                "twelve-cards", "Which suit is longest in this hand?",
                Choose(suits(), _longest, ("Five clubs, three spades, two hearts and two diamonds.",), "The longest suit is the one with the most cards, high or low."),
                "C", "Twins count as two cards.", "card-order",
                (Wrong("the best spade", "S", "Spades have an ace and a king, so they look good. But there are only three of them."),),
            ),
        ),
        Step(
            "mixed-counters",
            "What the hand could bring",
            ("Five short questions to end with. First the same hand once more.",),
            (cards("A♠ K♠ 9♠ 10♥ J♥ A♣ 10♣ Q♣ Q♣ 9♣ K♦ J♦", "Your hand"),),
            Question(
                "mixed-counters", "How many points would these twelve cards be worth, if you won them in tricks?",
                Pile(tuple(_TWELVE)), "60", "Six cards of this hand score nothing. What about the others?", "pile",
                (Wrong("counting queens", "80", "The counters are all found. The queens of clubs are not counters."),),
            ),
        ),
        Step(
            "mixed-order",
            "A suit without its ace",
            ("These are what is left of a suit, with one pair of twins.",),
            (),
            Question(
                "mixed-order", "Put these clubs in order, the highest first.",
                InOrder(_pile("Q♣ 10♣ K♣ Q♣")), "10C KC QC QC", "There is no ace. What comes first, then?", "card-order",
                (Wrong("K over 10", "KC 10C QC QC", "The twins are side by side, good. But the 10 stands above the king."),),
                ("If you remember just one thing of this lesson, let it be this.",),
            ),
        ),
        Step(
            "mixed-takes",
            "Four spades, one winner",
            ("All four play the same suit. Careful with the order.",),
            (trick("K♠ J♠ 10♠ 10♠", Seat.N),),
            Question(
                "mixed-takes", "Who takes this [trick]?",
                WhoTakes(_pile("K♠ J♠ 10♠ 10♠"), Seat.N), "S", "Where does the 10 stand among these? And how many of it are there?", "who-takes",
                (
                    Wrong("the king", "N", "The king would take it in many games. Here two cards are higher."),
                    Wrong("the later twin", "W", "The 10 is the highest card, true. But the other 10 came first."),
                ),
            ),
        ),
        Step(
            "mixed-last",
            "The last trick of a deal",
            ("Each of the four has played the last card.",),
            (cards("A♥ 9♥ K♥ Q♥", "The last trick"),),
            Question(
                "mixed-last", "How many points does it bring?",
                Pile(_pile("A♥ 9♥ K♥ Q♥"), last_trick=True), "30", "Two things count: the cards, and that it is the last one.", "pile",
                (Wrong("only the cards", "20", "That is what the cards are worth, exactly. It is the last trick, too."),),
            ),
        ),
        Step(
            "mixed-partner",
            "Who plays with whom",
            ("North, East, South and West sit round the table in this order.",),
            (),
            Question(
                "mixed-partner", "Who is West's partner?",
                Choose(_SEATS, lambda: Seat.W.partner.value, ("West and East sit opposite each other, as you and North do.",),
                       "Partners sit opposite each other."),
                "E", "Who sits across the table from West?", "table",
                (Wrong("the neighbour", "S", "South sits next to West, so they can talk best. But partners sit opposite."),),
                ("That was the deck and the table. Next comes the auction.",),
            ),
        ),
    ),
)  # fmt: skip
