"""Why a computer player plays the card it does. Each is true of the decision it comes with; points are x10."""

from __future__ import annotations

from pinochle.reasons.base import Entry, Example, Reason
from pinochle.reasons.words import Named

_PLAY = "guide/play/"


def _plays(card: str, hand: str, trick: str = "", unseen: str = "", role: str = "defender") -> str:
    """Hearts are trump; ``unseen`` is what the others hold."""
    return (
        f"why_play(Card.parse('{card}'), Hand.parse('{hand}'), [*map(Card.parse, '{trick}'.split())], Suit.HEARTS, "
        f"Hand.parse('{unseen}') if '{unseen}' else Hand(), '{role}')[0]"
    )


class ToldAfterwards(Reason):
    """A decision behind which lie cards that are still hidden."""

    seat: Named
    entry = Entry(
        title="Told after the deal",
        says="{seat} judges by cards that you cannot see yet. The reason would give them away; ask again when the deal is over.",
        why="While a deal is played everyone knows only what has been shown.",
        rule="guide/table/#turns",
        example=Example("South asks why East bid 260.", "ToldAfterwards(Seat.E)"),
    )


class OnlyChoice(Reason):
    """The only card that may be played."""

    card: Named
    entry = Entry(
        title="No choice",
        says="{card} is the only card that may be played.",
        why="The duties leave nothing else; of two cards alike it makes no difference which.",
        rule=_PLAY,
        example=Example("Two cards are left, and they are alike.", _plays("9H", "9H 9H", "KH", "AH")),
    )


class LastCard(Reason):
    """The last card of the hand."""

    card: Named
    entry = Entry(
        title="The last card",
        says="{card} is the last card in the hand.",
        why="With one card left there is nothing to choose.",
        rule=_PLAY,
        example=Example("The last [trick].", _plays("9H", "9H", "KH", "AH")),
    )


class OnlyOneOfSuit(Reason):
    """The only card held of the suit that has to be played."""

    card: Named
    suit: Named
    entry = Entry(
        title="The only card of the suit",
        says="{card} is the only card of {suit} in the hand, so it has to be played.",
        why="Following suit comes first, and without the [suit led] [trump|the strongest suit].",
        rule=_PLAY,
        example=Example("One heart, and hearts are [led|started].", _plays("9H", "9H AS", "KH", "AH")),
    )


class OnlyOneThatBeats(Reason):
    """The only card held that beats the best so far, which has to be beaten."""

    card: Named
    beat: Named
    entry = Entry(
        title="The only card that beats",
        says="{card} is the only card in the hand that beats {beat}, so it has to be played.",
        why="Whoever can beat the best card of the suit that has to be played must do so.",
        rule=_PLAY,
        example=Example("Ace and nine of the suit, on a king.", _plays("AS", "AS 9S", "KS", "AS")),
    )


class NothingBeatsIt(Reason):
    """A lead that wins for certain: nothing higher is out, and nobody else holds a trump."""

    card: Named
    entry = Entry(
        title="A sure winner",
        says="{card} takes the [trick] for certain: nobody else has anything that beats it.",
        why="Sure points are taken while one is to play first.",
        rule=_PLAY + "#lead",
        example=Example("The last ace, when the [trumps] have gone.", _plays("AC", "AC 9S", "", "KC QC 9S")),
    )


class HighestOut(Reason):
    """A lead of a side suit in which the other players hold nothing higher, which only a trump could beat."""

    card: Named
    suit: Named
    entry = Entry(
        title="Beaten only by [a trump]",
        says="The other players hold no card of {suit} higher than {card}: only [a trump] can beat it, and the sooner it is played the likelier it is that everyone follows.",
        why="The first time a suit is [led|started] most players still have to follow; the second time someone may not.",
        rule=_PLAY + "#lead",
        example=Example("An ace at the start.", _plays("AC", "AC 9S", "", "AC 10C KC QC 9H")),
    )


class KeepsTrumpForLast(Reason):
    """A card of another suit led with one trump left, which is so kept for the last trick. ``points`` are its own."""

    trump: Named
    points: int
    entry = Entry(
        title="[A trump] for the last [trick]",
        says="{trump}, [a trump], is kept for the last [trick], which brings {points:pts} of its own.",
        why="[A trump] beats every other suit, and the last [trick] brings points beside those of its cards.",
        rule=_PLAY + "#lead",
        example=Example("One heart and one spade are left.", _plays("KS", "KS KH", "", "AS AH")),
    )


class DrawsTrumps(Reason):
    """A trump led by the bidding side while others hold some."""

    out: int
    entry = Entry(
        title="Drawing [trumps]",
        says="The other players still hold {out:number} [trumps]: [a round of trump|playing it] brings some down, and side aces are safe only once all have gone.",
        why="The side with the longest [trumps] wants the others to have none.",
        rule=_PLAY + "#lead",
        example=Example(
            "The [bidder] begins with the ace of hearts.",
            _plays("AH", "AH 9H 9S", "", "AH KH QH AS", "bidder"),
        ),
    )


class DrawsLastTrump(Reason):
    """A trump led by the bidding side while one other is out, which then has to follow."""

    card: Named
    entry = Entry(
        title="Drawing the last [trump|card of the strongest suit]",
        says="Only one [trump|card of the strongest suit] is out besides yours, and {card} brings it down: then side aces are safe.",
        why="[A trump] has to follow when [trump] is [led|started], whoever holds it.",
        rule=_PLAY + "#lead",
        example=Example(
            "The [bidder] plays the ace of hearts, and one other heart is left.",
            _plays("AH", "AH 9H 9S", "", "KH AS", "bidder"),
        ),
    )


class LeadsCheaply(Reason):
    """A lead without points that may lose."""

    card: Named
    entry = Entry(
        title="Nothing to lose",
        says="{card} counts nothing: if it is beaten, no points go with it.",
        why="Where nothing is sure to win, one [leads|starts] what costs least.",
        rule=_PLAY + "#lead",
        example=Example("No ace and no high card.", _plays("9S", "9S KC", "", "AS AC 10C 9H")),
    )


class LeadsWhatIsLeft(Reason):
    """A lead that may lose points."""

    card: Named
    entry = Entry(
        title="Something has to be [led|started]",
        says="{card} may be beaten, but it promises more than anything else here.",
        why="Now and then every card has its risk.",
        rule=_PLAY + "#lead",
        example=Example("Two kings, and both aces are out.", _plays("KS", "KS KC", "", "AS AC 10C 9H")),
    )


class FeedsPartner(Reason):
    """Points given to a trick that the partner is winning."""

    card: Named
    entry = Entry(
        title="Points for the partner",
        says="The partner is winning the [trick]: {card} gives it points.",
        why="Partners score together, so points go where the partner takes them.",
        rule=_PLAY,
        example=Example(
            "The partner's ace holds, and South is last.", _plays("KS", "KS 9S QD", "QS AS JS", "10S")
        ),
    )


class KeepsPoints(Reason):
    """A card without points on a trick that the other side is winning with ``best``."""

    card: Named
    best: Named
    entry = Entry(
        title="No points for the other side",
        says="The other side's {best} is winning the [trick] as it stands, and {card} brings it no points.",
        why="What they take counts for them.",
        rule=_PLAY,
        example=Example("A [trick] that is lost.", _plays("9S", "KS 9S QD", "JS AS", "10S")),
    )


class PartnerMayTakeIt(Reason):
    """A card that counts, given to a trick that the partner may still take."""

    card: Named
    entry = Entry(
        title="Hoping for the partner",
        says="The partner plays last to this [trick] and may still take it: then {card} counts for both.",
        why="Points are kept back where nobody of the own side can win the [trick] any more.",
        rule=_PLAY,
        example=Example("The partner, still to play, may hold [a trump].", _plays("KS", "KS JS", "AS", "9H")),
    )


class LosesLeast(Reason):
    """A card that loses points to ``best`` of the other side, where every card that may be played does."""

    card: Named
    best: Named
    entry = Entry(
        title="The least of it",
        says="The other side's {best} is winning the [trick]: {card} is what can best be spared.",
        why="Sometimes points have to go, and a card that could still win is kept instead.",
        rule=_PLAY,
        example=Example("King or ten, under an ace.", _plays("KS", "KS 10S", "JS AS", "AS")),
    )


class NothingToGive(Reason):
    """A card without points for the partner's trick, since none that counts may be played."""

    card: Named
    entry = Entry(
        title="Nothing to give",
        says="The partner is winning the [trick], but none of the cards that may be played counts anything: {card} goes.",
        why="One gives the partner points where one has them.",
        rule=_PLAY,
        example=Example(
            "Two spades without points under the partner's ace.", _plays("9S", "JS 9S QD", "QS AS KS", "10S")
        ),
    )


class SavesPoints(Reason):
    """A card without points though the partner is winning."""

    card: Named
    entry = Entry(
        title="Kept for later",
        says="The partner is winning the [trick], but it may still be taken, or the better cards can win later: {card} is enough.",
        why="A high card that can win a [trick] of its own is worth more than the points it carries.",
        rule=_PLAY,
        example=Example(
            "A nine on the partner's ace, with a player to come.", _plays("9S", "KS 9S", "AS JS", "AS 10S")
        ),
    )


class TakesForSure(Reason):
    """A card that wins the trick, with nobody left to beat it. ``points`` lie in it."""

    card: Named
    points: int
    entry = Entry(
        title="Taking the [trick]",
        says="{card} takes the [trick] for certain, with {points:pts} in it.",
        why="What is certain needs no more strength than it takes.",
        rule=_PLAY,
        example=Example("South plays last and can beat the king.", _plays("10S", "10S AS", "KS QS JS", "AS")),
    )


class OtherAceOut(Reason):
    """The ace played where a lower card would win now, because another ace could beat that one."""

    card: Named
    lower: Named
    entry = Entry(
        title="The other ace is still out",
        says="The other ace could beat {lower}, but not {card}.",
        why="Of two equal cards the one played first wins, so an ace that is already there cannot be beaten in its suit.",
        rule=_PLAY + "#twins",
        example=Example(
            "A♠ or 10♠ over the king, with a player to come.", _plays("AS", "AS 10S", "KS 9S", "AS QS")
        ),
    )


class GoesHigher(Reason):
    """A card that wins as the trick stands; someone may still beat it."""

    card: Named
    entry = Entry(
        title="Ahead for now",
        says="{card} is winning as things stand; who plays after may still beat it.",
        why="Of the cards that go higher this one risks least for what it can gain.",
        rule=_PLAY + "#head",
        example=Example(
            "10♠ over the king, with a player to come.", _plays("10S", "AS 10S", "KS 9S", "AS QS")
        ),
    )


class TriedOut(Reason):
    """What sampling found. ``more`` is the difference to the second best in points, ``times`` the worlds tried."""

    card: Named
    other: Named
    more: int
    times: int
    entry = Entry(
        title="Tried out in the mind",
        says="Dealt out {times} ways that agree with all that is known and played to the end, {card} brought {more:pts} "
        "more than {other} on average.",
        why="Nobody sees the other hands, but one can think of many ways in which they may lie.",
        rule="guide/house-rules/#advice",
        example=Example("Two cards compared.", "TriedOut(Card.parse('AS'), Card.parse('10S'), 12, 50)"),
    )
