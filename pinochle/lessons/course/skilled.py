"""Lesson 7: playing well."""

from __future__ import annotations

from pinochle.cards import Card, Suit
from pinochle.lessons.course import positions
from pinochle.lessons.drills.deciding import laid_out
from pinochle.lessons.model import Lesson, Question, Step, Wrong
from pinochle.lessons.shows import Cards
from pinochle.lessons.tasks.deciding import WhatPlay
from pinochle.lessons.tasks.facts import Count
from pinochle.lessons.wording import EVERY_WORD
from pinochle.rules import PRESETS


def _step(
    key: str,
    title: str,
    says: tuple[str, ...],
    record: str,
    expect: str,
    nudge: str,
    *,
    wrong: tuple[Wrong, ...],
    after: str,
) -> Step:
    """What would you play? Both lines are played out by four sound players."""
    task = WhatPlay(record, both_ways=True)
    question = Question(key, "What would you play?", task, expect, nudge, "what-play", wrong, (after,))
    return Step(key, title, says, laid_out(task), question)


_GONE = tuple(Card.parse(word) for word in ["A♥", "9♥", "J♥", "K♥", "10♥", "A♥"])
_HELD = tuple(Card.parse(word) for word in ["10♥", "Q♥", "Q♥"])


def _hearts_out() -> int:
    """How many hearts the others still hold."""
    return len(PRESETS["standard"].deck.unseen((*_GONE, *_HELD)).of(Suit.HEARTS))


SKILLED = Lesson(
    7,
    "skilled",
    "Playing well",
    12,
    "choose a sensible card among those that are allowed, and say why",
    (
        _step(
            "draw-trumps", "On lead, with long trumps",
            (
                "You know which cards may be played. From now on it is about which one to choose. In each step you see a real deal; nobody knows the hidden cards, so your choice is compared over many deals that would look the same to you.",
                "You are the bidder. You have taken the first trick, you still hold six trumps, and you lead. As long as the others hold trumps, they may trump your good diamonds.",
            ),
            positions.DRAW_TRUMPS, "JS", "You have six trumps. What happens to the others' trumps if you lead a low one?",
            wrong=(
                Wrong("saving them all", "AD", "An ace takes the trick, as a rule. But while the others hold trumps, somebody may trump it. Your trumps are no savings: they win by being played."),
                Wrong("the best trump first", "10S", "Trump is right. But the 10 is a counter, and one of the aces may take it. A low one does the same work."),
            ),
            after="The bidder leads trump early: a low one brings out theirs, and costs nothing.",
        ),
        _step(
            "safe-ace", "The first time a suit is led",
            (
                "Nobody has led diamonds yet. The first time a suit is led, everybody usually still has a card of it. The second time it is often trumped.",
            ),
            positions.SAFE_ACE, "AD", "Which suit has not been led at all?",
            wrong=(
                Wrong("keeping the ace", "JD", "The suit is the right one. But the ace is safe now, and may not be later."),
                Wrong("trump again", "10S", "More trump is not bad. But the other ace of trump is still out and would take the lead from you; the ace of diamonds takes its trick unless somebody trumps it."),
            ),
            after="An ace that has to wait is often trumped in the end.",
        ),
        _step(
            "feed-partner", "On your partner's trick",
            ("Your partner holds the trick with an ace. You cannot beat it, so you may give any club.",),
            positions.FEED_PARTNER, "KC", "Whose points will these be?",
            wrong=(Wrong("saving the king", "QC", "It is natural to keep good cards. But the king counts 10, and here your side gets it for certain."),),
            after="On your partner's trick a king or a 10. On the other side's a queen, a jack or a nine.",
        ),
        _step(
            "defender-leads", "When you defend",
            ("East is the bidder, you defend, and you are on lead. Hearts are trump, and you hold one of the aces of hearts.",),
            positions.DEFENDER_LEADS, "JC", "Who would be glad if you led trump?",
            wrong=(
                Wrong("leading trump", "AH", "The ace takes the trick, true. But it draws your partner's trump too, which is the bidder's work, and you will want the ace later."),
                Wrong("a ten into the unknown", "10S", "Your longest suit, true. But the other ace of spades is not yours, and the 10 counts for whoever takes it."),
            ),
            after="A defender leads a harmless card, or an ace that is safe. Not the bidder's trump.",
        ),
        _step(
            "ace-or-ten", "The ace or the ten?",
            ("East, the bidder, has led the king of clubs. Both your ace and your 10 would beat it, and one of them you must play. Two more players come after you.",),
            positions.ACE_OR_TEN, "AC", "Where is the other ace of clubs?",
            wrong=(Wrong("cheaply with the ten", "10C", "It beats the king, true. But the other ace is still out: it would take your 10. Nothing takes the ace but a trump."),),
            after="If you had both aces, the 10 would be just as safe.",
        ),
        _step(
            "last-trump", "The last three cards",
            ("Three cards are left. You have one trump, and you lead. The last trick counts 10 more.",),
            positions.LAST_TRUMP, "10H", "What do you want to hold at the very end?",
            wrong=(Wrong("the trump first", "QS", "It takes this trick, as no other trump is left. But then the last one goes to somebody else, with its 10 points."),),
            after="A trump in the last trick is worth about as much as an ace.",
        ),
        Step(
            "count-a-suit", "What has gone",
            (
                "You need not remember everything. Count one suit: how many are gone, how many you hold, and the rest is with the others. There are twelve cards of each suit.",
            ),
            (Cards(_GONE, "Hearts played so far"), Cards(_HELD, "Hearts in your hand")),
            Question(
                "count-a-suit", "How many hearts do the other three players still hold?",
                Count(_hearts_out, ("Twelve in all, six gone, three in your hand: 3 are left.",), "hearts", "All of the suit, less those that are gone, less your own."),
                "3", "How many hearts are in the whole deck?", "what-play",
                (
                    Wrong("six in a suit", "0", "You counted what is gone, very good. But with two copies there are twelve of each suit."),
                    Wrong("own cards forgotten", "6", "Six are gone, exactly. Three of the others are in your own hand."),
                ),
                ("Both aces are gone, and so is one 10. So your 10 of hearts is now the highest heart there is.",),
            ),
        ),
    ),
    known=EVERY_WORD,
)  # fmt: skip
