"""Reasons of the play: the duties in the order in which they bind, and why the choice is free."""

from __future__ import annotations

from pinochle.reasons.base import Entry, Example, Reason
from pinochle.reasons.words import Named

_RULE = "guide/play/"


def _refused(hand: str, trick: str, card: str, rules: str = "standard") -> str:
    return (
        f"legal_plays(Hand.parse('{hand}'), [*map(Card.parse, '{trick}'.split())], Suit.SPADES, "
        f"PRESETS['{rules}']).why_not(Card.parse('{card}'))"
    )


class MustFollow(Reason):
    """A card of another suit, though the suit led is held."""

    led: Named
    entry = Entry(
        title="Follow suit",
        says="You have {led}, so you must play one: {led} were [led|started].",
        why="Following suit comes before everything else; without it nobody could count on a card.",
        rule=_RULE + "#follow",
        example=Example(
            "A heart is [led|started], and South, who holds one, wants to play [a trump].",
            _refused("9H AS", "KH", "AS"),
        ),
    )


class MustHead(Reason):
    """A lower card of the suit led, though some (``winners``) that beat the best so far are held."""

    beat: Named
    winners: tuple[Named, ...]
    entry = Entry(
        title="[Head the trick|Play higher if you can]",
        says="You can beat {beat} with your {winners:or}, so you must [head the trick|play higher].",
        why="Whoever can go higher in the [suit led] has to. Any card that beats will do, and it makes no difference whose card is beaten.",
        rule=_RULE + "#head",
        example=Example(
            "K♣ is [led|started] and 9♣ played; South holds A♣ and J♣ and wants to keep the ace.",
            _refused("AC JC", "KC 9C", "JC"),
        ),
    )


class MustTrump(Reason):
    """A throw-away card, though trump is held and the suit led is not."""

    trump: Named
    entry = Entry(
        title="[Trump if you cannot follow|Play the strongest suit if you cannot follow]",
        says="You cannot follow suit, so you must [trump|play the strongest suit]: play one of your {trump}.",
        why="At most tables a player without the [suit led] may throw another suit away only when no [trump|card of the strongest suit] is left.",
        rule=_RULE + "#trump",
        example=Example(
            "Hearts are [led|started]; South has none and wants to throw a diamond away.",
            _refused("9S AD", "KH", "AD"),
        ),
    )


class MustOvertrump(Reason):
    """A low trump, though some (``winners``) that beat the trump on the table are held."""

    beat: Named
    winners: tuple[Named, ...]
    entry = Entry(
        title="[Overtrump if you can|Play higher in the strongest suit]",
        says="You can beat {beat} with your {winners:or}, so you must "
        "[overtrump|play higher in the strongest suit].",
        why="Whoever [trumps|plays the strongest suit] has to win the [trick] where possible, no matter whose [trump|card] is beaten.",
        rule=_RULE + "#overtrump",
        example=Example(
            "Hearts are [led|started], and J♠, [a trump], was played on them; South, without hearts, wants to play 9♠ and keep the ace.",
            _refused("AS 9S", "KH JS", "9S"),
        ),
    )


class NotHeld(Reason):
    """A card that is not in the hand."""

    card: Named
    entry = Entry(
        title="Not in your hand",
        says="You do not hold {card}.",
        why="Only cards that are held can be played, passed or shown.",
        rule=_RULE,
        example=Example("South wants to play an ace that is not there.", _refused("9H", "", "AH")),
    )


class TooFewHeld(Reason):
    """More copies of a card than are in the hand."""

    card: Named
    held: int
    wanted: int
    entry = Entry(
        title="Not so many in your hand",
        says="You hold only {held:number} {card}, and {wanted:number} were asked for.",
        why="Every copy is a card of its own and can be given away only once.",
        rule=_RULE,
        example=Example(
            "South holds one 9♥ and wants to pass two.", "Hand.parse('9H AS') - Hand.parse('9H 9H')"
        ),
    )


class FreeLead(Reason):
    """Why every card may be played: this player leads."""

    entry = Entry(
        title="[The lead is free|You may start with any card]",
        says="You [lead|start the round]: play any card you like.",
        why="Whoever took one [trick] begins the next with any card.",
        rule=_RULE + "#lead",
        example=Example(
            "South is to [lead|start a round].", "legal_plays(Hand.parse('AH 9S'), [], Suit.SPADES).reason"
        ),
    )


class FreeToThrow(Reason):
    """Why every card may be played: none of these suits (the suit led and trump) is held."""

    lacking: tuple[Named, ...]
    entry = Entry(
        title="Nothing to follow with",
        says="You have no {lacking:or}: play any card you like.",
        why="Whoever can neither follow suit nor [trump|play the strongest suit] is free, but cannot win the [trick].",
        rule=_RULE + "#free",
        example=Example(
            "Hearts are [led|started]; South has neither hearts nor spades, [which are trump|the strongest suit].",
            "legal_plays(Hand.parse('AD 9C'), [Card.parse('KH')], Suit.SPADES).reason",
        ),
    )


class NeedNotTrump(Reason):
    """Why every card may be played: no trump held can win, and the table lets it be kept."""

    beat: Named
    entry = Entry(
        title="A [trump|card of the strongest suit] that cannot win may be kept",
        says="None of your [trumps] beats {beat}, and you need not waste one here: play any card you like.",
        why="Some tables let a player keep [a trump] that cannot win. Most do not.",
        rule="guide/house-rules/#forced_trump",
        example=Example(
            "Hearts are [led|started], and A♠, [a trump], was played on them; South has no hearts, and 9♠ cannot win.",
            "legal_plays(Hand.parse('9S AD'), [Card.parse('KH'), Card.parse('AS')], Suit.SPADES, "
            "HouseRules(forced_trump=ForcedTrump.IF_IT_WINS)).reason",
        ),
    )


class CannotHead(Reason):
    """Why any card of the suit may be played: none beats the best so far."""

    led: Named
    best: Named
    entry = Entry(
        title="Cannot go higher",
        says="None of your {led} beats {best}: any of them will do.",
        why="You follow suit all the same; whether you give a [counter] or keep it is up to you.",
        rule=_RULE + "#cannot-head",
        example=Example(
            "A♥ is [led|started]; South holds K♥ and 9♥.",
            "legal_plays(Hand.parse('KH 9H AD'), [Card.parse('AH')], Suit.SPADES).reason",
        ),
    )


class AlreadyTrumped(Reason):
    """Why any card of the suit led may be played: a trump is winning."""

    led: Named
    trumped: Named
    entry = Entry(
        title="Already [trumped|taken by the strongest suit]",
        says="{trumped} is winning, and no {led} can beat it: any of your {led} will do.",
        why="[Heading the trick|Playing higher] is asked only where it could win.",
        rule=_RULE + "#trumped",
        example=Example(
            "K♥ is [led|started], and 9♠, [a trump], was played on it; South holds A♥ and J♥.",
            "legal_plays(Hand.parse('AH JH'), [Card.parse('KH'), Card.parse('9S')], Suit.SPADES).reason",
        ),
    )


class CannotOvertrump(Reason):
    """Why any trump may be played: none beats the trump on the table."""

    trump: Named
    best: Named
    entry = Entry(
        title="[A trump] all the same",
        says="None of your {trump} beats {best}, yet you owe one: any of your {trump} will do.",
        why="Whoever cannot follow suit owes [a trump], even one that cannot win.",
        rule=_RULE + "#cannot-overtrump",
        example=Example(
            "Hearts are [led|started], and A♠, [a trump], was played on them; South has no hearts but two spades.",
            "legal_plays(Hand.parse('KS 9S AD'), [Card.parse('KH'), Card.parse('AS')], Suit.SPADES).reason",
        ),
    )


class FollowFreely(Reason):
    """Why any card of the suit led may be played: this table asks for no more than following."""

    led: Named
    entry = Entry(
        title="Follow with any card",
        says="You must follow with {led}, and any of them will do.",
        why="Some tables ask for a higher card only when [trump|the strongest suit] is [led].",
        rule="guide/house-rules/#head",
        example=Example(
            "K♥ is [led|started]; South holds A♥ and 9♥ at a table with the newer rule.",
            "legal_plays(Hand.parse('AH 9H'), [Card.parse('KH')], Suit.SPADES, "
            "HouseRules(head=Head.TRUMP_LED_ONLY)).reason",
        ),
    )
