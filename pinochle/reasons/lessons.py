"""Reasons that only questions need: the order of the cards, who takes a trick, what a pile is worth. Points are x10."""

from __future__ import annotations

from pinochle.reasons.base import Entry, Example, Reason
from pinochle.reasons.words import Named


class StandsAbove(Reason):
    """One card is higher than another of its suit."""

    higher: Named
    lower: Named
    entry = Entry(
        title="The order of the cards",
        says="{higher} stands above {lower}: the order is A 10 K Q J 9.",
        why="The 10 is the second-highest card of every suit; that is the one thing to learn about the order.",
        rule="guide/cards/#order",
        example=Example("Which is higher, 10♣ or K♣?", "StandsAbove(Card.parse('10C'), Card.parse('KC'))"),
    )


class HighestLedWins(Reason):
    """A trick without trump."""

    seat: Named
    card: Named
    entry = Entry(
        title="The highest card of the [suit led] wins",
        says="It goes to {seat}: the {card} is the highest card of the [suit led], and no [trump|card of the strongest "
        "suit] was played.",
        why="A card of another suit never wins, however high it is, unless it is [a trump].",
        rule="guide/play/#winner",
        example=Example(
            "K♠ is [led|started], then come 10♠, 9♠ and Q♠.", "HighestLedWins(Seat.E, Card.parse('10S'))"
        ),
    )


class HighestTrumpWins(Reason):
    """A trick with trump in it."""

    seat: Named
    card: Named
    entry = Entry(
        title="The highest [trump|card of the strongest suit] wins",
        says="It goes to {seat}: the {card} is the highest [trump|card of the strongest suit] in the [trick].",
        why="The lowest [trump|card of the strongest suit] beats the highest card of any other suit.",
        rule="guide/play/#winner",
        example=Example(
            "A♠ is [led|started], then comes 9♥, and hearts are [trump|the strongest suit].",
            "HighestTrumpWins(Seat.E, Card.parse('9H'))",
        ),
    )


class FirstTwinWins(Reason):
    """Two identical cards, of which the first wins."""

    seat: Named
    card: Named
    entry = Entry(
        title="The first of two twins wins",
        says="{seat} played the first {card}, and a twin does not beat its twin.",
        why="Every card is in the deck twice, so ties happen in almost every deal and need a simple rule.",
        rule="guide/play/#twins",
        example=Example(
            "A♦ is [led|started], and a second A♦ is played.", "FirstTwinWins(Seat.W, Card.parse('AD'))"
        ),
    )


class CountersCount(Reason):
    """What the scoring cards of a pile come to."""

    counters: int
    points: int
    entry = Entry(
        title="Count the [counters]",
        says="[Counters] here: {counters}; {points:pts} in all.",
        why="Every ace, 10 and king is worth the same, so it is enough to count them.",
        rule="guide/cards/#counters",
        example=Example("A♠ 10♥ Q♦ J♦.", "CountersCount(2, 20)"),
    )


class SchemeCounts(Reason):
    """What a pile comes to where the ranks are worth different points."""

    points: int
    a: int
    ten: int
    king: int
    queen: int
    jack: int
    entry = Entry(
        title="Another way to count",
        says="An ace brings {a} here, a 10 {ten}, a king {king}, a queen {queen} and a jack {jack}: {points} in all.",
        why="All ways of counting share out the same total, but single [tricks] differ.",
        rule="guide/house-rules/#counters",
        example=Example("A♠ 10♥ Q♦ J♦, counted the old way.", "SchemeCounts(26, 11, 10, 4, 3, 2)"),
    )


class LastTrickCounts(Reason):
    """The points of the last trick."""

    points: int
    entry = Entry(
        title="The last [trick] pays extra",
        says="Whoever takes the last [trick] gets {points:pts} more.",
        why="It makes the end of a deal worth fighting for.",
        rule="guide/scoring/#last-trick",
        example=Example("The twelfth [trick] is taken.", "LastTrickCounts(10)"),
    )


class SpeaksFirst(Reason):
    """Who opens the auction."""

    dealer: Named
    seat: Named
    entry = Entry(
        title="The dealer's left speaks first",
        says="{dealer} deals, so {seat}, on the dealer's left, speaks first.",
        why="Everything goes round the table clockwise, to the left, and the dealer comes last.",
        rule="guide/auction/#first",
        example=Example("East deals.", "SpeaksFirst(Seat.E, Seat.S)"),
    )


class LastOneIn(Reason):
    """Who has won the auction."""

    seat: Named
    bid: int
    entry = Entry(
        title="The last one in has the bid",
        says="All others have passed: {seat} has it for {bid:pts}.",
        why="The auction ends when three have passed; the bid that stands is what the winner has promised.",
        rule="guide/auction/#end",
        example=Example("South bids 270 and three pass.", "LastOneIn(Seat.S, 270)"),
    )


class StillRunning(Reason):
    """An auction that has not ended."""

    seat: Named
    entry = Entry(
        title="The auction goes on",
        says="The auction is not over: it is {seat}'s turn.",
        why="It ends only when all but one have passed.",
        rule="guide/auction/#end",
        example=Example("Two have passed, two have not.", "StillRunning(Seat.S)"),
    )


class MayCall(Reason):
    """The calls that are allowed now."""

    minimum: int
    step: int
    entry = Entry(
        title="What may be called",
        says="You may pass, or bid {minimum:pts} or more in steps of {step:pts}.",
        why="Jumping over several steps is allowed; it tells your partner that you hold something.",
        rule="guide/auction/#minimum",
        example=Example("The bid stands at 270.", "MayCall(280, 10)"),
    )


class PaysMost(Reason):
    """The suit with the most meld."""

    suit: Named
    points: int
    entry = Entry(
        title="The suit that pays most",
        says="With {suit} as [trump|the strongest suit] this hand shows {points:pts}, more than with any other suit.",
        why="The same twelve cards are worth something else with each suit as [trump|the strongest suit].",
        rule="guide/meld/#which-suit",
        example=Example("A hand with a run in spades.", "PaysMost(Suit.SPADES, 190)"),
    )


class PaysLess(Reason):
    """A suit with less meld than another."""

    suit: Named
    points: int
    entry = Entry(
        title="Another suit pays more",
        says="With {suit} it shows {points:pts}; another suit pays more.",
        why="Count the hand once for each suit before choosing.",
        rule="guide/meld/#which-suit",
        example=Example("A hand with a run in spades, counted in hearts.", "PaysLess(Suit.HEARTS, 40)"),
    )


class NotInThisMeld(Reason):
    """A marked card that the meld does not need."""

    card: Named
    entry = Entry(
        title="Not part of it",
        says="The {card} does not belong to it.",
        why="A [meld|combination] is made of fixed cards; others beside them change nothing.",
        rule="guide/meld/",
        example=Example("A jack marked beside a marriage.", "NotInThisMeld(Card.parse('JH'))"),
    )


class NotAnAnswer(Reason):
    """Something typed that is no answer to the question."""

    typed: str
    wanted: str
    entry = Entry(
        title="That cannot be read as an answer",
        says="“{typed}” cannot be read here: type {wanted}.",
        why="Nothing is counted as wrong that was only mistyped.",
        rule="guide/table/",
        example=Example("A word where a number is asked for.", "NotAnAnswer('many', 'a number')"),
    )
