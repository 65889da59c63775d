"""What each intent does to an explorer: functions from one value to the next.

What the rules or the notation refuse is raised as PinochleError and said by the screen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from pinochle.cards import Hand, Suit
from pinochle.rules import HouseRules
from pinochle.screens.base import Intent
from pinochle.screens.explorer.editing import BUTTONS, EXAMPLES, edited, read, written
from pinochle.screens.explorer.link import linked_rules
from pinochle.screens.explorer.options import OWN

if TYPE_CHECKING:
    from pinochle.screens.explorer.screen import MeldExplorer

Action: TypeAlias = "Callable[[MeldExplorer, Intent], MeldExplorer]"


def _with_text(explorer: MeldExplorer, text: str) -> MeldExplorer:
    """Another text, put there by something else than typing; Undo brings the old one back."""
    if text == explorer.text:
        return explorer
    return replace(explorer, text=text, kept=explorer.hand, before=explorer.text)


def _with_rules(explorer: MeldExplorer, rules: HouseRules) -> MeldExplorer:
    """Other house rules. The example follows the deck as long as it is untouched."""
    old, new = explorer.rules.deck, rules.deck
    text = EXAMPLES[new] if old != new and explorer.text == EXAMPLES[old] else explorer.text
    fits = isinstance(read(str(explorer.hand), new), Hand)
    return replace(explorer, rules=rules, digits=None, text=text, kept=explorer.hand if fits else Hand())


def _type(explorer: MeldExplorer, intent: Intent) -> MeldExplorer:
    """What is typed at one go is one change: Undo brings back what stood there before it."""
    if intent.text == explorer.text:
        return explorer
    before = explorer.before if explorer.typing else explorer.text
    return replace(explorer, text=intent.text, kept=explorer.hand, before=before, typing=True)


def _edit(explorer: MeldExplorer, intent: Intent) -> MeldExplorer:
    return _with_text(explorer, edited(intent, explorer.hand, explorer.rules.deck))


def _undo(explorer: MeldExplorer, intent: Intent) -> MeldExplorer:
    if explorer.before is None:
        return replace(explorer, said="Nothing was changed yet.")
    return _with_text(explorer, explorer.before)


def _trump(explorer: MeldExplorer, intent: Intent) -> MeldExplorer:
    letters = tuple(suit.letter for suit in Suit)
    return replace(explorer, trump=Suit(intent.choice("choice", letters)))


def _light(explorer: MeldExplorer, intent: Intent) -> MeldExplorer:
    name = intent.string("meld")
    return replace(explorer, lit="" if name == explorer.lit else name)


def _rules(explorer: MeldExplorer, intent: Intent) -> MeldExplorer:
    name = intent.string("text")
    return explorer if name == OWN else _with_rules(explorer, HouseRules.preset(name))


def _options(explorer: MeldExplorer, intent: Intent) -> MeldExplorer:
    return replace(explorer, options=intent.flag("open"))


def _words(explorer: MeldExplorer, intent: Intent) -> MeldExplorer:
    return replace(explorer, words="plain" if intent.flag("on") else "table")


def _digits(explorer: MeldExplorer, intent: Intent) -> MeldExplorer:
    return replace(explorer, digits=1 if intent.flag("on") else 10)


def _colours(explorer: MeldExplorer, intent: Intent) -> MeldExplorer:
    return replace(explorer, colours=2 if intent.flag("on") else 4)


def _copied(explorer: MeldExplorer, intent: Intent) -> MeldExplorer:
    return replace(explorer, said="The link to this hand was copied.")


def _link(explorer: MeldExplorer, intent: Intent) -> MeldExplorer:
    """The hand, suit and rules of the page's address; what it does not name stays."""
    linked = _with_rules(explorer, linked_rules(intent, explorer.rules))
    trump = intent.string("trump", "")
    if trump:
        linked = replace(linked, trump=Suit.parse(trump))
    text = intent.string("hand", linked.text)
    hand = read(text, linked.rules.deck)
    return _with_text(linked, written(hand) if isinstance(hand, Hand) and "hand" in intent.values else text)


ACTIONS: Mapping[str, Action] = {
    "type": _type,
    "add": _edit,
    "take": _edit,
    **dict.fromkeys(BUTTONS, _edit),
    "undo": _undo,
    "trump": _trump,
    "light": _light,
    "rules": _rules,
    "options": _options,
    "words": _words,
    "digits": _digits,
    "colours": _colours,
    "copied": _copied,
    "link": _link,
}
