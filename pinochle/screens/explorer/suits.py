"""The four suits side by side: what the hand is worth with each as trump."""

from __future__ import annotations

from pinochle.analysis.whole_hand import Suggestion
from pinochle.cards import SUITS, Hand, Suit
from pinochle.rules import HouseRules, meld_points
from pinochle.screens import faces
from pinochle.screens.explorer.look import Look
from pinochle.screens.html import Html, Node, hidden, join, radios, tag


def suits(hand: Hand, chosen: Suit, recommended: Suggestion | None, rules: HouseRules, look: Look) -> Html:
    """Four columns of which one is chosen, and the sentence that recommends one."""
    options: dict[str, Node] = {
        suit.letter: _column(
            hand, suit, rules, look, best=recommended is not None and recommended.suit is suit
        )
        for suit in SUITS
    }
    columns = radios(
        look.say("[Trump|Strongest suit]"), options, chosen.letter, key="trump", intent={"do": "trump"},
        cls="pn-columns",
    )  # fmt: skip
    said = (
        look.sentence(recommended.reason)
        if recommended
        else f"Add {'more' if hand else 'some'} cards, and each suit shows what it brings."
    )
    return join((columns, tag("p", said, key="suggestion", cls="pn-suggestion")))


def _column(hand: Hand, suit: Suit, rules: HouseRules, look: Look, *, best: bool) -> Html:
    held = hand.of(suit)
    number = f"{len(held)} card" + ("" if len(held) == 1 else "s")
    return join(
        (
            tag("span", faces.suit(suit, name=False), " ", suit.named().capitalize(), cls="pn-column-suit"),
            tag("b", look.points(meld_points(hand, suit, rules)), hidden(" points,"), cls="pn-big"),
            tag("span", number, cls="pn-quiet"),
            tag("span", " ".join(card.rank.value for card in held), cls="pn-column-cards"),
            tag("span", "recommended", cls="pn-best") if best else None,
        ),
        " ",
    )
