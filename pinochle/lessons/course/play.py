"""Lesson 5: the strict order of play."""

from __future__ import annotations

from dataclasses import replace

from pinochle.cards import Card, Hand, Seat, Suit
from pinochle.lessons.course.hard_tricks import HARD_TRICKS
from pinochle.lessons.model import Lesson, Question, Step, Wrong
from pinochle.lessons.shows import trick
from pinochle.lessons.tasks.cards import WhoTakes
from pinochle.lessons.tasks.play import MayPlay
from pinochle.reasons import FirstTwinWins
from pinochle.rules import ForcedTrump, Head, HouseRules

SPADES, HEARTS, DIAMONDS, CLUBS = Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS


def _played(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(word) for word in text.split())


def _may(hand: str, played: str, trump: Suit, leader: Seat, rules: HouseRules | None = None) -> MayPlay:
    task = MayPlay(Hand.parse(hand), _played(played), trump, leader)
    return replace(task, rules=rules) if rules else task


_NEWER = HouseRules(head=Head.TRUMP_LED_ONLY)
_SPARED = HouseRules(forced_trump=ForcedTrump.IF_IT_WINS)

PLAY = Lesson(
    5,
    "play",
    "The strict order of play",
    15,
    "mark exactly the cards that may be played in any trick, and say why each other card must wait",
    (
        Step(
            "follow",
            "Follow suit",
            (
                "Pinochle is strict about which card you may play. That is good news: often there is nothing to decide, and you can always work it out.",
                "Whoever begins a trick *leads*, and the first card is the one that was *led*. Whoever holds a card of that suit has to play one.",
            ),
            (trick("A♥", Seat.E, SPADES),),
            Question(
                "follow", "Spades are trump. East has led A♥. Mark every card you may play.",
                _may("K♠ 9♠ Q♥ J♥ A♣ 10♦", "A♥", SPADES, Seat.E), "QH JH", "Which of your cards are hearts?", "follow",
                (
                    Wrong("trump at once", "KS 9S QH JH", "Your hearts are right. Trump is strong, but not while you hold a heart.", part=True),
                    Wrong("anything", "KS 9S QH JH 10D AC", "The hearts are right. The others have to wait: hearts were led and you have some."),
                ),
            ),
            introduces=("lead", "led"),
        ),
        Step(
            "head",
            "Play higher if you can",
            (
                "Following suit is not enough. If you hold a card of that suit that beats the best one so far, you must play such a card.",
                "Players say: you must *head the trick*.",
            ),
            (trick("J♥", Seat.E, SPADES),),
            Question(
                "head", "Spades are trump. East has led J♥. What may you play?",
                _may("K♠ K♥ 9♥ A♣ 10♦", "J♥", SPADES, Seat.E), "KH", "Follow with hearts. Which of them beats the jack?", "head",
                (Wrong("any heart", "KH 9H", "Both are hearts, true. But the king beats the jack, so the nine must wait."),
                 Wrong("saving the king", "9H", "The nine follows suit, true. But you can play higher, so you have to.")),
            ),
            introduces=("head",),
        ),
        Step(
            "head-over-partner",
            "Even over your partner",
            (
                "Here comes the rule that is forgotten most often. It does not matter who is winning the trick. If you can beat the card, you must, even when it is your own partner's.",
            ),
            (trick("Q♣ K♣ 9♣", Seat.W, HEARTS),),
            Question(
                "head-over-partner", "Hearts are trump. North, your partner, is winning with K♣. What may you play?",
                _may("A♠ 10♣ J♣ 9♣ Q♦", "Q♣ K♣ 9♣", HEARTS, Seat.W), "10C", "Forget for a moment who played the king. Can you beat it?", "head-over-partner",
                (
                    Wrong("sparing the partner", "JC 9C", "It is kind to leave the trick to your partner, and both are clubs. But your 10 beats the king, and the rule knows no partners."),
                    Wrong("all the clubs", "10C JC 9C", "All three are clubs. But one of them beats the king, and then only that one may be played."),
                ),
            ),
        ),
        Step(
            "higher-not-highest",
            "Higher, not highest",
            ("You have to go higher. You do not have to go as high as you can. Of the cards that beat, choose the one you like.",),
            (trick("J♦", Seat.E, CLUBS),),
            Question(
                "higher-not-highest", "Clubs are trump. East has led J♦. Mark every card you may play.",
                _may("A♦ K♦ Q♦ 9♦ A♥", "J♦", CLUBS, Seat.E), "AD KD QD", "Which of your diamonds beat the jack? Just one?", "head",
                (
                    Wrong("the highest only", "AD", "The ace beats it, yes. So do the king and the queen, and any card that beats will do."),
                    Wrong("the nine too", "AD KD QD 9D", "The first three are right. The nine does not beat the jack, and you can beat it."),
                ),
            ),
        ),
        Step(
            "cannot-head",
            "When you cannot go higher",
            ("If none of your cards in that suit is high enough, you still follow. But which card you give is up to you, a counter or not.",),
            (trick("A♠ 9♠", Seat.N, HEARTS),),
            Question(
                "cannot-head", "Hearts are trump. North led A♠. What may you play?",
                _may("K♠ J♠ 9♠ A♥ A♦", "A♠ 9♠", HEARTS, Seat.N), "KS JS 9S", "Nothing beats an ace. So which duty is left?", "cannot-head",
                (
                    Wrong("the lowest only", "9S", "The nine may be played. So may every other spade: nothing you hold beats the ace."),
                    Wrong("trump instead", "AH", "The trump would win, true. But you have spades, so you must follow."),
                ),
            ),
        ),
        Step(
            "twin-does-not-beat",
            "A twin does not beat",
            (
                "Every card is there twice, and you may hold the twin of the best card on the table.",
                FirstTwinWins(Seat.N, Card.parse("10C")),
                "So holding the same card does not mean that you can go higher.",
            ),
            (trick("10♣ J♣", Seat.N, SPADES),),
            Question(
                "twin-does-not-beat", "Spades are trump. North led 10♣, East J♣. What may you play?",
                _may("10♣ Q♣ 9♣ A♥", "10♣ J♣", SPADES, Seat.N), "10C QC 9C", "Is your 10 higher than North's?", "cannot-head",
                (
                    Wrong("the twin must be played", "10C", "Your 10 is allowed. But it does not beat its twin, so nothing forces you: every club will do."),
                ),
            ),
        ),
        Step(
            "trump-in",
            "None of the suit? Trump!",
            ("If you have no card of the suit led, you must play a trump. You may not throw something away while you hold one.",),
            (trick("K♥ 9♥", Seat.N, SPADES),),
            Question(
                "trump-in", "Spades are trump and hearts were led. What may you play?",
                _may("Q♠ 9♠ A♣ 10♦ 9♦", "K♥ 9♥", SPADES, Seat.N), "QS 9S", "You have no hearts. What do you owe instead?", "trump-in",
                (
                    Wrong("throwing away", "9D", "You need not follow hearts, true. But as long as you hold a trump it has to be a trump."),
                    Wrong("only a high trump", "QS", "The queen is allowed, yes. Nobody has trumped yet, so the nine will do as well."),
                ),
            ),
        ),
        Step(
            "overtrump",
            "Go higher in trump, too",
            (
                "If somebody has already trumped, and you cannot follow either, you must play a higher trump if you have one. This is called *overtrumping*.",
            ),
            (trick("K♥ Q♠", Seat.N, SPADES),),
            Question(
                "overtrump", "Spades are trump. North led K♥, East trumped with Q♠. What may you play?",
                _may("A♠ J♠ 9♠ A♣ 9♦", "K♥ Q♠", SPADES, Seat.N), "AS", "Which of your trumps beats the queen?", "overtrump",
                (
                    Wrong("any trump", "AS JS 9S", "You must trump, true. But the ace beats the queen, so the low ones must wait."),
                    Wrong("saving the ace", "9S", "A trump is right. But you can beat the queen, so you have to."),
                ),
            ),
        ),
        Step(
            "overtrump-partner",
            "Even your partner's trump",
            ("It feels wrong and it is the rule: your partner has trumped and would win, and still you must go higher if you can.",),
            (trick("A♥ J♠ K♥", Seat.W, SPADES),),
            Question(
                "overtrump-partner", "Spades are trump. North, your partner, trumped West's ace with J♠. What may you play?",
                _may("K♠ 9♠ A♦ 9♦", "A♥ J♠ K♥", SPADES, Seat.W), "KS", "Does the rule ask whose trump it is?", "overtrump-partner",
                (
                    Wrong("leaving it to the partner", "9S", "The trick would be your side's anyway, true. But you can beat the jack, and so you must."),
                    Wrong("throwing away", "9D", "You have no hearts, true. You do have trumps, so one of them has to go."),
                ),
            ),
        ),
        Step(
            "cannot-overtrump",
            "A trump all the same",
            ("If none of your trumps is high enough, you owe one all the same. It hurts a little less if you choose a nine.",),
            (trick("9♥ A♠", Seat.N, SPADES),),
            Question(
                "cannot-overtrump", "Spades are trump. East has trumped with A♠. What may you play?",
                _may("K♠ 9♠ A♦ 10♦", "9♥ A♠", SPADES, Seat.N), "KS 9S", "You cannot win it. Are you free of the duty to trump?", "cannot-overtrump",
                (
                    Wrong("free to throw away", "KS 9S AD 10D", "The trumps are right. The others are not: even a trump that cannot win must be played."),
                    Wrong("a diamond instead", "AD", "You cannot win the trick, true. But a trump you still owe."),
                ),
            ),
        ),
        Step(
            "already-trumped",
            "Somebody else has trumped",
            ("You hold the suit led, but somebody has trumped before you. No card of that suit can win any more. So you need not go higher: any card of the suit will do.",),
            (trick("K♥ 9♠", Seat.N, SPADES),),
            Question(
                "already-trumped", "Spades are trump. North led K♥, East trumped with 9♠. What may you play?",
                _may("A♥ Q♥ 9♥ A♠ 10♣", "K♥ 9♠", SPADES, Seat.N), "AH QH 9H", "Could your ace of hearts still win?", "already-trumped",
                (
                    Wrong("heading all the same", "AH", "The ace beats the king, true. But a trump is winning already, so the others will do as well."),
                    Wrong("overtrumping", "AS", "The ace of spades would win, true. But you have hearts, and following comes first."),
                ),
            ),
        ),
        Step(
            "free",
            "Nothing at all: free",
            ("If you have neither the suit led nor a trump, you may play any card. This is the moment for a jack that nobody wants. Or for a king, if your partner is winning.",),
            (trick("10♥ A♥", Seat.N, SPADES),),
            Question(
                "free", "Spades are trump, hearts were led. What may you play?",
                _may("A♣ J♣ 10♦ 9♦", "10♥ A♥", SPADES, Seat.N), "10D 9D AC JC", "No hearts, no spades.", "free-to-throw",
                (Wrong("only a worthless card", "9D JC", "A jack or a nine is often wise. But nothing forbids the others here."),),
            ),
        ),
        Step(
            "who-takes",
            "Who takes it now?",
            (
                "If there is a trump in the trick, the highest trump takes it, however small.",
                "If there is no trump in it, the highest card of the suit led takes it. All other cards do not count at all.",
            ),
            (trick("A♥ 10♥ 9♠ A♦", Seat.W, SPADES),),
            Question(
                "who-takes", "Spades are trump. Who takes this trick?",
                WhoTakes(_played("A♥ 10♥ 9♠ A♦"), Seat.W, SPADES), "E", "Is there a trump among the four cards?", "who-takes",
                (
                    Wrong("the ace that led", "W", "The ace of hearts is the highest heart. But a small trump beats it."),
                    Wrong("the other ace", "S", "It is an ace, true. But it is neither the suit led nor trump, so it cannot win."),
                ),
            ),
        ),
        Step(
            "free-lead",
            "The winner leads",
            ("Whoever takes a trick leads the next one. Nothing has been led then, so there is nothing to follow and nothing to beat.",),
            (trick("", Seat.S, SPADES),),
            Question(
                "free-lead", "You took the trick before. Spades are trump, and nobody has played one yet. Mark every card you may lead.",
                _may("9♠ A♥ Q♥ 10♣", "", SPADES, Seat.S), "9S AH QH 10C", "Is there any duty for a card that comes first?", "free-lead",
                (
                    Wrong("trump kept back", "AH QH 10C", "All three may be led. In some other games trump has to be opened first; not in pinochle."),
                    Wrong("only the best", "AH", "An ace is a fine lead, true. But nothing forbids the others."),
                ),
            ),
        ),
        *HARD_TRICKS,
        Step(
            "newer-rule",
            "Your table may differ: playing higher",
            (
                "Some tables play a newer, milder rule: only when *trump* is led must you go higher. In other suits any card of the suit will do.",
                "If you sit down at a strange table, ask.",
            ),
            (trick("Q♣ K♣ 9♣", Seat.W, HEARTS),),
            Question(
                "newer-rule", "The same trick as in step 3, at a table with the newer rule. What may you play?",
                _may("A♠ 10♣ J♣ 9♣ Q♦", "Q♣ K♣ 9♣", HEARTS, Seat.W, _NEWER), "10C JC 9C", "Is trump led here? And what does this table ask for otherwise?", "other-tables",
                (Wrong("as in this course", "10C", "That is what our table asks. At this one any club will do."),),
            ),
        ),
        Step(
            "spared-trump",
            "Your table may differ: a trump that cannot win",
            ("At some tables a trump that cannot win need not be played. Then you may throw away what you like, or play a low trump if you prefer.",),
            (trick("9♥ A♠", Seat.N, SPADES),),
            Question(
                "spared-trump", "The same trick as in step 10, at such a table. What may you play?",
                _may("K♠ 9♠ A♦ 10♦", "9♥ A♠", SPADES, Seat.N, _SPARED), "KS 9S AD 10D", "Can any of your trumps win? What follows from it at this table?", "need-not-trump",
                (Wrong("as in this course", "KS 9S", "That is what our table asks. At this one you are spared, so everything may be played."),),
            ),
        ),
    ),
    known=frozenset({"trick", "counter", "bidder", "meld", "trump", "dix"}),
)  # fmt: skip
