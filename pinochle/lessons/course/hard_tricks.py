"""Lesson 5: ten tricks chosen to be hard."""

from __future__ import annotations

from pinochle.cards import Card, Hand, Seat, Suit
from pinochle.lessons.model import Question, Step, Wrong
from pinochle.lessons.shows import trick
from pinochle.lessons.tasks.play import MayPlay


def _step(
    number: int,
    trump: Suit,
    leader: Seat,
    played: str,
    hand: str,
    expect: str,
    nudge: str,
    *wrong: Wrong,
    after: str = "",
) -> Step:
    """One hard trick. Its skill is the duty that decides it."""
    task = MayPlay(Hand.parse(hand), tuple(Card.parse(word) for word in played.split()), trump, leader)
    name = f"hard-{number}"
    prompt = f"{trump.named().capitalize()} are trump. Mark every card you may play."
    says = (
        "Ten tricks that people get wrong. You sit South in each of them. Take your time."
        if number == 1
        else "Look at the trick, then at your hand."
    )
    question = Question(name, prompt, task, expect, nudge, task.skill(), wrong, (after,) if after else ())
    return Step(name, f"Hard trick {number} of 10", (says,), (trick(played, leader, trump),), question)


HARD_TRICKS = (
    _step(1, Suit.HEARTS, Seat.W, "9♠ A♠ Q♠", "A♠ 10♠ K♠ 9♥ J♦", "AS 10S KS", "An ace is winning. Does your ace beat it?",
          Wrong("the other ace", "AS", "Your ace is as high as your partner's. Not higher: so every spade will do."),
          after="With the trick safe in your partner's hands, a 10 or a king makes it richer."),
    _step(2, Suit.CLUBS, Seat.N, "Q♦ 10♦", "A♦ K♦ K♦ 9♣ A♥", "AD", "Which diamonds beat the 10?",
          Wrong("the kings", "AD KD", "They are diamonds, true. But the 10 stands above the king."),
          Wrong("only the kings", "KD", "A king feels like enough. But the 10 stands above it, and your ace beats them both.")),
    _step(3, Suit.SPADES, Seat.E, "A♠", "10♠ K♠ 9♠ A♥ A♦", "10S KS 9S", "Trump was led. Can you beat the ace of trump?",
          Wrong("the lowest only", "9S", "The nine may be played. But so may the others: none of them beats the ace.")),
    _step(4, Suit.SPADES, Seat.E, "K♠", "A♠ 10♠ J♠ 9♠ A♥", "AS 10S", "Trump was led, so the suit to follow is trump. What beats the king?",
          Wrong("any trump", "AS 10S JS 9S", "All of them follow. But two of them beat the king."),
          Wrong("the ace only", "AS", "The ace beats it. So does the 10, and either will do.")),
    _step(5, Suit.DIAMONDS, Seat.W, "10♣ 9♦ J♣", "A♣ Q♣ A♦ 9♥", "AC QC", "Your partner has trumped. But do you have clubs?",
          Wrong("overtrumping the partner", "AD", "You would have to overtrump if you had no clubs. You have two."),
          Wrong("the ace only", "AC", "The ace is allowed. It cannot win any more, so the queen will do as well.")),
    _step(6, Suit.DIAMONDS, Seat.W, "10♣ 9♦ J♣", "A♠ Q♥ K♦ J♦ 9♦", "KD JD", "No clubs. Your partner's nine of trump is winning.",
          Wrong("the twin nine", "KD JD 9D", "The first two are right. The other nine of diamonds does not beat its twin, and you can beat it."),
          Wrong("leaving it to the partner", "9D", "It is a trump, true. But it does not beat your partner's nine, and others do.")),
    _step(7, Suit.HEARTS, Seat.N, "J♠ A♥", "A♥ K♥ 9♥ 10♦ 9♦", "AH KH 9H", "The other ace of trump is on the table.",
          Wrong("the ace only", "AH", "An ace of trump feels unbeatable. But it does not beat its twin, so any trump will do."),
          Wrong("free to throw away", "AH KH 9H 10D 9D", "You cannot win it, true. A trump you owe all the same.")),
    _step(8, Suit.CLUBS, Seat.W, "9♥ K♥ 10♥", "A♥ K♥ Q♥ J♥ A♣", "AH", "Three cards are on the table. Which is the best so far?",
          Wrong("over the king", "AH KH", "You look at the king, but the 10 is winning. Only the ace beats it.")),
    _step(9, Suit.SPADES, Seat.W, "A♦ K♠ 10♠", "A♠ Q♠ A♥ K♥", "AS", "No diamonds. Who is winning, and can you beat that?",
          Wrong("any trump", "AS QS", "You must trump, true. But the ace beats the 10, so the queen must wait."),
          Wrong("a side ace", "AH", "It is a fine card. But with trump in your hand it has to be a trump.")),
    _step(10, Suit.SPADES, Seat.W, "Q♣ 9♠ 10♣", "A♥ K♥ 10♦ 9♦", "AH KH 10D 9D", "Look for clubs. Look for spades.",
          Wrong("only the small ones", "9D", "Keeping your good cards may be wise. But the rule lets you play any of them."),
          after="No suit, no trump: free. If your partner is winning, this is the moment to give a king or a 10."),
)  # fmt: skip
