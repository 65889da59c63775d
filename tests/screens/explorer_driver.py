"""Ways to use the explorer in a test, and to read what it shows."""

import random

from pinochle import PRESETS, Hand
from pinochle.screens import Intent
from pinochle.screens.explorer import MeldExplorer
from tests.screens.lint import read

README = "AH 10H KH QH JH 9H KS KC KD QS JD 10C"
DOUBLE = PRESETS["double-deck"]


def do(explorer: MeldExplorer, what: str, **values: object) -> MeldExplorer:
    return explorer.handle(Intent.of(what, entropy="5eed", **values))


def typed(text: str, **values: object) -> MeldExplorer:
    return do(MeldExplorer(**values), "type", text=text)


def text_of(explorer: MeldExplorer) -> str:
    return " ".join(read(str(explorer.html()))[0].said().split())


def shown(explorer: MeldExplorer, key: str) -> str:
    """What a screen reader reads in the element of that key."""
    found = [e for e in read(str(explorer.html()))[0].walk() if e.attributes.get("data-key") == key]
    return " ".join(found[0].said().split()) if found else ""


def a_hand(rng: random.Random, rules=PRESETS["standard"], size: int | None = None) -> Hand:
    return Hand(rng.sample(tuple(rules.deck.cards()), rules.deck.hand_size if size is None else size))
