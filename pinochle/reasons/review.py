"""What a review says of a finished deal. Points are x10; a chance is so many times in 100."""

from __future__ import annotations

from pinochle.reasons.base import Entry, Example, Reason
from pinochle.reasons.words import Named

_RULE = "guide/play/"


class CardCost(Reason):
    """A card that cost points, with all hands open."""

    trick: int
    card: Named
    better: tuple[Named, ...]
    lost: int
    entry = Entry(
        title="It cost points",
        says="[Trick|Round] {trick}: {card} cost {lost:pts}; {better:or} would have kept them.",
        why="Seen with all hands open, and everyone playing as well as can be from there. At the table nobody sees that much.",
        rule=_RULE,
        example=Example(
            "In the ninth [trick] another card would have won 30 more.",
            "CardCost(9, Card.parse('AC'), (Card.parse('KC'),), 30)",
        ),
    )


class CardProbablyCost(Reason):
    """A card that cost points on average over the hands that were possible."""

    trick: int
    card: Named
    better: tuple[Named, ...]
    lost: int
    give_or_take: int
    entry = Entry(
        title="It probably cost points",
        says="[Trick|Round] {trick}: {card} costs about {lost:pts} on average, give or take {give_or_take:pts}; "
        "{better:or} is better.",
        why="So early nobody knows the hands: this is the average over many that fit what was known, each played out.",
        rule=_RULE,
        example=Example(
            "In the second [trick] another card wins about 20 more on average.",
            "CardProbablyCost(2, Card.parse('9C'), (Card.parse('KC'),), 20, 6)",
        ),
    )


class CardWasBest(Reason):
    """A free choice that lost nothing."""

    trick: int
    card: Named
    entry = Entry(
        title="As good as any",
        says="[Trick|Round] {trick}: {card} was as good as any other card.",
        why="No other card that was allowed would have brought more.",
        rule=_RULE,
        example=Example("The best card was played.", "CardWasBest(3, Card.parse('AC'))"),
    )


class BidIsMade(Reason):
    """How often a bid is made with such a hand."""

    bid: int
    suit: Named
    times: int
    entry = Entry(
        title="How often such a bid is made",
        says="With this hand and {suit} as [trump|the strongest suit], {bid:pts} is made about {times:times} in 100.",
        why="Counted over thousands of deals with hands like this one; the partner's hand makes the difference.",
        rule="guide/strategy/#bidding",
        example=Example("Bidding 300 on a fair hand.", "BidIsMade(300, Suit.HEARTS, 72)"),
    )


class CouldBidMore(Reason):
    """A pass with a hand that could have gone on."""

    bid: int
    suit: Named
    times: int
    entry = Entry(
        title="There was more in this hand",
        says="You passed, and {bid:pts} was still to be had: with {suit} it is made about {times:times} in 100.",
        why="Who passes a bid that is usually made leaves the deal to the other side for little.",
        rule="guide/strategy/#bidding",
        example=Example("Passing over 260 with a run and aces.", "CouldBidMore(270, Suit.CLUBS, 85)"),
    )


class PassWasSound(Reason):
    """A pass with a hand that could not stand the next bid."""

    bid: int
    times: int
    entry = Entry(
        title="A sound pass",
        says="Passing was sound: {bid:pts} would have been made only about {times:times} in 100.",
        why="A bid that usually fails costs more than it wins.",
        rule="guide/strategy/#bidding",
        example=Example("Passing over 320 with a plain hand.", "PassWasSound(330, 20)"),
    )


class AnotherTrump(Reason):
    """Another suit would have been worth more as trump."""

    chosen: Named
    better: Named
    more: int
    entry = Entry(
        title="Another suit was better",
        says="{better} would have been worth about {more:pts} more than {chosen} as [trump|the strongest suit].",
        why="Reckoned from the hand as it was dealt: its [meld|combinations], its length and what a partner adds on average.",
        rule="guide/naming-trump/#length",
        example=Example(
            "Hearts were named, spades were longer.", "AnotherTrump(Suit.HEARTS, Suit.SPADES, 40)"
        ),
    )


class TrumpWasBest(Reason):
    """The suit named was the right one."""

    chosen: Named
    entry = Entry(
        title="The right suit",
        says="{chosen} were as good a suit to name as any.",
        why="Reckoned from the hand as it was dealt: its [meld|combinations], its length and what a partner adds on average.",
        rule="guide/naming-trump/#length",
        example=Example("Hearts were named and were best.", "TrumpWasBest(Suit.HEARTS)"),
    )


def _rather(chosen: str) -> str:
    """Hearts are trump, and four of these sixteen cards go back."""
    hand, better = "AH AH 10H KH QH JH AS KS QS AD 10D KD 9D 9D 9C JC", "9D 9D 9C JC"
    return f"why_rather(Hand.parse('{hand}'), Hand.parse('{better}'), Hand.parse('{chosen}'), Suit.HEARTS)[0]"


class KeepsMoreMeld(Reason):
    """Cards given back that cost less meld than the others. ``points`` is the difference."""

    points: int
    entry = Entry(
        title="More [meld stays|combinations stay]",
        says="That keeps {points:pts} of [meld] which the other choice gives up.",
        why="A card given away cannot count for the giver.",
        rule="guide/passing/",
        example=Example("The queen of a marriage was given back.", _rather("QS 9D 9C JC")),
    )


class KeepsStrength(Reason):
    """Trumps and aces that the other choice gives away."""

    cards: tuple[Named, ...]
    entry = Entry(
        title="Strong cards stay",
        says="That keeps {cards}: aces and [trumps] do most in the hand of the [bidder].",
        why="The [bidder] plays first, and chooses when a strong card is played.",
        rule="guide/passing/",
        example=Example("A side ace was given back.", _rather("AD 9D 9C JC")),
    )


class EmptiesSuit(Reason):
    """Suits of which nothing is left, other than after the other choice."""

    suits: tuple[Named, ...]
    entry = Entry(
        title="A suit is gone",
        says="That leaves no {suits:or}: when somebody [leads|starts] there, [a trump] can take the [trick].",
        why="Who has none of the suit plays [a trump], even a low one, and wins what lies there.",
        rule="guide/passing/",
        example=Example("Both clubs could go, and one stayed.", _rather("9D 9D KD JC")),
    )


class KeepsCounters(Reason):
    """Cards that count, and that the other choice gives away."""

    cards: tuple[Named, ...]
    entry = Entry(
        title="Points stay",
        says="That keeps {cards}, worth points in a [trick] that your side wins.",
        why="Where nothing else is at stake, one gives nines, jacks and queens away before kings and tens.",
        rule="guide/passing/",
        example=Example("A ten was given back, and a nine stayed.", _rather("10D 9D 9C JC")),
    )
