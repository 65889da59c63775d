"""Lesson 3: the same cards at tables with other rules."""

from __future__ import annotations

from pinochle.cards import Hand, Suit
from pinochle.lessons.model import Question, Step, Wrong
from pinochle.lessons.shows import Cards, Rows
from pinochle.lessons.tasks.melding import MeldWorth
from pinochle.rules import PRESETS, HouseRules, meld_points

HEARTS = Suit.HEARTS
_HAND = Hand.parse("A♥ 10♥ K♥ K♥ Q♥ J♥ 9♠ J♠ 9♦ 10♦ A♣ 9♣")
_ACES = Hand.parse("2xAS 2xAH 2xAD 2xAC")
_JACKS = Hand.parse("2xJS 2xJH 2xJD 2xJC")

OTHER_TABLES = (
    Step(
        "other-tables",
        "Your table may differ: a spare king",
        (
            "Rules of pinochle were handed down in families, and families differ. One point comes up again and again: what a spare king or queen of trump is worth beside a run.",
            "In this course it adds nothing. At other tables it may marry the queen, or the king, of the run, and is paid as a royal marriage.",
        ),
        (),
        Question(
            "other-tables", "Hearts are trump, at a table that pays the spare king. How much does this hand show there?",
            MeldWorth(_HAND, HEARTS, HouseRules(run_extras=True)), "190",
            "Which heart is there once more than the run needs?", "other-tables",
            (
                Wrong("as in this course", "150", "That is what our table pays. At this other table the second king adds something."),
                Wrong("a plain marriage", "170", "The second king does add something there. It is a king of trump, so it is paid as a royal one."),
            ),
        ),
    ),
    Step(
        "three-tables",
        "The same cards at three tables",
        (
            "The other point is what two of a kind pay. Here are the hand you have just counted and all eight aces, each as three tables pay them. Some people play eight deals at most, and the higher score wins: that is “a game of eight deals”.",
            "So ask before you sit down: “Do you pay the spare king? What are double aces?”",
        ),
        (
            Cards(tuple(_HAND), "The hand; hearts are trump"),
            Rows(
                ("Table", "this hand", "eight aces"),
                tuple(
                    (name, str(meld_points(_HAND, HEARTS, rules)), str(meld_points(_ACES, HEARTS, rules)))
                    for name, rules in (
                        ("this course", PRESETS["standard"]),
                        ("one that pays spare kings", HouseRules(run_extras=True)),
                        ("a game of eight deals", PRESETS["eight-deals"]),
                    )
                ),
                "The same cards at three tables",
            ),
        ),
        Question(
            "three-tables", "In a game of eight deals somebody shows all eight jacks. How much is that there?",
            MeldWorth(_JACKS, HEARTS, PRESETS["eight-deals"]), "80",
            "Aces around once are 100. What do they do with the second time?", "other-tables",
            (
                Wrong("as in this course", "400", "Ten times as much, as at our table. There two of a kind pay just twice as much as one."),
                Wrong("only once", "40", "Jacks around are 40, true. They are there twice, and twice they are paid."),
            ),
            ("Whichever way a table counts: it counts so for everybody.",),
        ),
    ),
)  # fmt: skip
