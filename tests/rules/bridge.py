"""From the oracle's strings and dictionaries to the package's values, and back."""

from dataclasses import replace
from enum import Enum

from pinochle.cards import DOUBLE_DECK, SINGLE_DECK, Hand, Suit
from pinochle.rules import PRESETS, MeldKind

DECKS = {"SINGLE_DECK": SINGLE_DECK, "DOUBLE_DECK": DOUBLE_DECK}
CARDS = {card.code.replace("10", "T"): card for card in SINGLE_DECK.kinds}
NAMES = {card: name for name, card in CARDS.items()}


def cards(names):
    """The package's cards, in the same order."""
    return [CARDS[name] for name in names]


def hand(names):
    return Hand(cards(names))


def names(some):
    """The oracle's names of some of the package's cards."""
    return [NAMES[card] for card in some]


def suit(letter):
    return Suit.parse(letter)


def changed(rules, changes):
    """House rules with fields replaced as the cases write them: enum members by name, melds in part."""
    return replace(rules, **{field: value(rules, field, told) for field, told in changes.items()})


def value(rules, field, told):
    now = getattr(rules, field)
    if isinstance(now, Enum):
        return type(now)[told]
    if field == "deck":
        return DECKS[told]
    if field == "melds":
        return {**now, **{MeldKind(kind): tuple(row) for kind, row in told.items()}}
    return told


def house_rules(rules):
    """The package's value for the oracle's rules, every field given."""
    return changed(PRESETS["standard"], rules)
