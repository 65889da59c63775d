"""What is practised: one skill a duty of play, a meld, a kind of question. Progress is kept by skill."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class Skill:
    """A skill by its key; ``title`` is a template; ``drill`` names the drill that trains it."""

    key: str
    title: str
    drill: str


_ALL = (
    Skill("card-order", "the order of the cards", "order"),
    Skill("pile", "points in a pile", "pile"),
    Skill("twins", "who wins among twins", "takes"),
    Skill("table", "seats, dealer, turns", "auction"),
    Skill("who-takes", "who takes a [trick]", "takes"),
    Skill("calls", "which calls are allowed", "calls"),
    Skill("auction-end", "who has won the auction", "auction"),
    Skill("stuck", "the dealer is stuck", "calls"),
    Skill("hand-value", "what a hand is worth", "bid"),
    Skill("marriage", "marriage", "find-meld"),
    Skill("royal-marriage", "royal marriage", "find-meld"),
    Skill("run", "run", "find-meld"),
    Skill("run-and-pair", "run with a spare king or queen", "find-meld"),
    Skill("dix", "[the dix|the nine of the strongest suit]", "find-meld"),
    Skill("around", "aces, kings, queens, jacks around", "find-meld"),
    Skill("pinochle", "pinochle", "find-meld"),
    Skill("one-card-many-melds", "one queen in several [melds]", "find-meld"),
    Skill("doubles", "double [melds]", "find-meld"),
    Skill("find-all", "a whole hand of [melds]", "find-meld"),
    Skill("which-suit", "the suit that pays most", "which-suit"),
    Skill("other-tables", "other tables' rules", "other-rule"),
    Skill("name-trump", "naming [trump|the strongest suit]", "choose-trump"),
    Skill("pass-four", "four cards for the [bidder]", "pass-four"),
    Skill("give-back", "four cards back", "give-back"),
    Skill("follow", "following suit", "may-play"),
    Skill("head", "playing higher", "may-play"),
    Skill("head-over-partner", "playing higher than your partner", "may-play"),
    Skill("cannot-head", "no higher card", "may-play"),
    Skill("trump-in", "none of the suit: [trump|the strongest suit]", "may-play"),
    Skill("overtrump", "[overtrumping|playing higher in the strongest suit]", "may-play"),
    Skill(
        "overtrump-partner",
        "[overtrumping|playing higher in the strongest suit than] your partner",
        "may-play",
    ),
    Skill("cannot-overtrump", "[trumping|the strongest suit] though it cannot win", "may-play"),
    Skill("already-trumped", "a [trick] already [trumped|taken by the strongest suit]", "may-play"),
    Skill("free-to-throw", "neither suit nor [trump|strongest suit]", "may-play"),
    Skill("free-lead", "the [lead|start] is free", "may-play"),
    Skill("need-not-trump", "a [trump|card of the strongest suit] that cannot win", "other-rule"),
    Skill("made", "a bid that is made", "score"),
    Skill("set", "a bid that falls short", "score"),
    Skill("meld-lost", "[meld|combinations] lost", "score"),
    Skill("impossible", "a bid that cannot be made", "score"),
    Skill("game-end", "the end of the game", "score"),
    Skill("what-play", "choosing among cards that are allowed", "what-play"),
)

SKILLS: Mapping[str, Skill] = MappingProxyType({skill.key: skill for skill in _ALL})
"""Every skill by its key."""
