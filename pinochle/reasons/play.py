"""Reasons of the play: the duties, in the order in which they bind, and who takes the trick."""

from __future__ import annotations

from dataclasses import dataclass

from pinochle.reasons.base import Entry, Example, Reason
from pinochle.reasons.words import Named

_RULE = "guide/play/"


def _refused(hand: str, trick: str, card: str, rules: str = "standard") -> str:
    return (
        f"legal_plays(Hand.parse('{hand}'), [*map(Card.parse, '{trick}'.split())], Suit.SPADES, "
        f"PRESETS['{rules}']).why_not(Card.parse('{card}'))"
    )


@dataclass(frozen=True)
class MustFollow(Reason):
    """A card of another suit, though the suit led is held."""

    led: Named
    entry = Entry(
        title="Follow suit",
        says="You have {led}, so you must play one: {led} [were led|is the suit that was started].",
        why="Following suit comes before everything else; without it no card could be counted on.",
        rule=_RULE + "#follow",
        example=Example(
            "A heart is led and South, who holds a heart, wants to trump.", _refused("9H AS", "KH", "AS")
        ),
    )


@dataclass(frozen=True)
class MustHead(Reason):
    """A lower card of the suit led, though one that beats the best so far is held."""

    beat: Named
    entry = Entry(
        title="[Head the trick|Play higher if you can]",
        says="You can beat the {beat}, so you must: [head the trick|play a higher card of that suit], "
        "even over your partner.",
        why="Pinochle is strict: whoever can go higher in the suit [led|that was started] has to. "
        "Any card that beats will do; it need not be the highest.",
        rule=_RULE + "#head",
        example=Example(
            "K♣ is led and 9♣ played; South holds A♣ and J♣ and wants to keep the ace.",
            _refused("AC JC", "KC 9C", "JC"),
        ),
    )


@dataclass(frozen=True)
class MustTrump(Reason):
    """A throw-away card, though trump is held and the suit led is not."""

    trump: Named
    entry = Entry(
        title="[Trump if you cannot follow|Play the strongest suit if you cannot follow]",
        says="You have none of the [suit led], so you must [trump|play the strongest suit]: play one of your {trump}.",
        why="A player without the [suit led] may not throw off while holding [trump|the strongest suit].",
        rule=_RULE + "#trump",
        example=Example(
            "Hearts are led; South has none and wants to throw off a diamond.", _refused("9S AD", "KH", "AD")
        ),
    )


@dataclass(frozen=True)
class MustOvertrump(Reason):
    """A low trump, though one that beats the trump on the table is held."""

    beat: Named
    entry = Entry(
        title="[Overtrump if you can|Play higher in the strongest suit]",
        says="You can beat the {beat}, so you must [overtrump|play a higher card of the strongest suit], "
        "even over your partner.",
        why="Whoever [trumps|plays the strongest suit] on a [trick] has to win it where possible.",
        rule=_RULE + "#overtrump",
        example=Example(
            "Hearts are led and trumped with J♠; South, without hearts, wants to play 9♠ and keep the ace.",
            _refused("AS 9S", "KH JS", "9S"),
        ),
    )


@dataclass(frozen=True)
class NotHeld(Reason):
    """A card that is not in the hand."""

    card: Named
    entry = Entry(
        title="Not in this hand",
        says="{card} is not in this hand.",
        why="Only cards that are held can be played or passed.",
        rule=_RULE,
        example=Example("Playing an ace that one does not hold.", _refused("9H", "", "AH")),
    )


@dataclass(frozen=True)
class FreeLead(Reason):
    """Why every card may be played: this player leads."""

    entry = Entry(
        title="The [lead|start] is free",
        says="You [lead|start the round]: any card may be played.",
        why="The winner of a [trick] starts the next with whatever seems best.",
        rule=_RULE + "#lead",
        example=Example("South is to lead.", "legal_plays(Hand.parse('AH 9S'), [], Suit.SPADES).reason"),
    )


@dataclass(frozen=True)
class FreeToThrow(Reason):
    """Why every card may be played: neither the suit led nor trump is held."""

    led: Named
    entry = Entry(
        title="Nothing to follow with",
        says="You have no {led} and no [trump|cards of the strongest suit]: any card may be played.",
        why="Where no duty can be met, the choice is free.",
        rule=_RULE + "#free",
        example=Example(
            "Hearts are led; South has neither hearts nor spades, which are trump.",
            "legal_plays(Hand.parse('AD 9C'), [Card.parse('KH')], Suit.SPADES).reason",
        ),
    )


@dataclass(frozen=True)
class NeedNotTrump(Reason):
    """Why every card may be played: no trump held can win, and the table lets it be kept."""

    beat: Named
    entry = Entry(
        title="A [trump|card of the strongest suit] that cannot win may be kept",
        says="None of your [trumps] beats the {beat}, and at this table you need not waste one: "
        "any card may be played.",
        why="Some tables spare a losing [trump|card of the strongest suit]. Most do not.",
        rule="guide/house-rules/#forced_trump",
        example=Example(
            "Hearts are led and trumped with A♠; South has no hearts, and 9♠ cannot win.",
            "legal_plays(Hand.parse('9S AD'), [Card.parse('KH'), Card.parse('AS')], Suit.SPADES, "
            "HouseRules(forced_trump=ForcedTrump.IF_IT_WINS)).reason",
        ),
    )


@dataclass(frozen=True)
class CannotHead(Reason):
    """Why any card of the suit may be played: none beats the best so far."""

    led: Named
    best: Named
    entry = Entry(
        title="Cannot go higher",
        says="None of your {led} beats the {best}: any of your {led} will do.",
        why="You still follow suit, but whether with a [counter] or not is your choice.",
        rule=_RULE + "#cannot-head",
        example=Example(
            "A♥ is led; South holds K♥ and 9♥.",
            "legal_plays(Hand.parse('KH 9H AD'), [Card.parse('AH')], Suit.SPADES).reason",
        ),
    )


@dataclass(frozen=True)
class AlreadyTrumped(Reason):
    """Why any card of the suit led may be played: a trump is winning."""

    led: Named
    trumped: Named
    entry = Entry(
        title="Already [trumped|taken by the strongest suit]",
        says="The {trumped} is winning, and no {led} can beat it: any of your {led} will do.",
        why="Going higher is asked only where it could win the [trick].",
        rule=_RULE + "#trumped",
        example=Example(
            "K♥ is led and trumped with 9♠; South holds A♥ and J♥.",
            "legal_plays(Hand.parse('AH JH'), [Card.parse('KH'), Card.parse('9S')], Suit.SPADES).reason",
        ),
    )


@dataclass(frozen=True)
class CannotOvertrump(Reason):
    """Why any trump may be played: none beats the trump on the table."""

    trump: Named
    best: Named
    entry = Entry(
        title="Cannot [overtrump|go higher], but must [trump|play the strongest suit] all the same",
        says="None of your {trump} beats the {best}, but you still must play one: any of your {trump} will do.",
        why="Without the [suit led] a [trump|card of the strongest suit] is owed even when it cannot win.",
        rule=_RULE + "#cannot-overtrump",
        example=Example(
            "Hearts are led and trumped with A♠; South has no hearts but two spades.",
            "legal_plays(Hand.parse('KS 9S AD'), [Card.parse('KH'), Card.parse('AS')], Suit.SPADES).reason",
        ),
    )


@dataclass(frozen=True)
class FollowFreely(Reason):
    """Why any card of the suit led may be played: this table asks for no more than following."""

    led: Named
    entry = Entry(
        title="Follow with any card",
        says="You must follow with {led}, and any of them will do.",
        why="At this table going higher is asked only when [trump|the strongest suit] is [led].",
        rule="guide/house-rules/#head",
        example=Example(
            "K♥ is led; South holds A♥ and 9♥ at a table with the newer rule.",
            "legal_plays(Hand.parse('AH 9H'), [Card.parse('KH')], Suit.SPADES, "
            "HouseRules(head=Head.TRUMP_LED_ONLY)).reason",
        ),
    )
