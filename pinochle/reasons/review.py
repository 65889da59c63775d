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
        says="With this hand and {suit} as [trump|the strongest suit], {bid:pts} is made about {times} times in 100.",
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
        says="You passed, and {bid:pts} was still to be had: with {suit} it is made about {times} times in 100.",
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
        says="Passing was sound: {bid:pts} would have been made only about {times} times in 100.",
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
        title="Another suit was stronger",
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
        says="{chosen} were the strongest suit of this hand.",
        why="Reckoned from the hand as it was dealt: its [meld|combinations], its length and what a partner adds on average.",
        rule="guide/naming-trump/#length",
        example=Example("Hearts were named and were best.", "TrumpWasBest(Suit.HEARTS)"),
    )
