"""The hand: a text box, a pad with a key for each kind of card, and the cards themselves."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

from pinochle.cards import SUITS, Card, Deck, Hand, Suit
from pinochle.reasons import Reason
from pinochle.screens import faces
from pinochle.screens.explorer.editing import BUTTONS, refusal
from pinochle.screens.explorer.look import Look
from pinochle.screens.html import Html, Node, button, field, hidden, roving, stop, tag

SEEN = 18  # letters of the typed text shown on each side of what is wrong
Letters = Mapping[tuple[Card, int], tuple[str, ...]]


def text_box(text: str, error: Node) -> Html:
    """Where a hand is typed; an error stands in the place of the hint."""
    hint = "Such as AH 10H K♥, or ♥ A 10 K. Or press cards on the pad."
    return field(
        "Your hand", text, intent={"do": "type"}, key="text", hint=hint, error=error, maxlength="1000"
    )


def marked(text: str, reason: Reason) -> Node:
    """The typed text with the piece marked that the reason is about; nothing where it names no place."""
    at, token = getattr(reason, "at", None), getattr(reason, "token", None)
    if not isinstance(at, int) or not isinstance(token, str):
        return None
    start, end = at - 1, at - 1 + len(token)
    before = ("… " if start > SEEN else "") + text[max(0, start - SEEN) : start]
    after = text[end : end + SEEN] + (" …" if len(text) > end + SEEN else "")
    return tag("span", before, tag("mark", text[start:end]), after, cls="pn-typed-text", aria_hidden=True)


def buttons(can_undo: bool) -> Html:
    """What changes the whole hand at once."""
    whole = [button(label, intent={"do": do}, key=do) for do, label in BUTTONS.items()]
    undo = button(
        "Undo", intent={"do": "undo"}, key="undo", why_not=None if can_undo else "nothing was changed yet"
    )
    return tag(
        "div", whole, undo, role="group", aria_label="The whole hand", cls="pn-actions", key="hand-actions"
    )


def pad(hand: Hand, deck: Deck, look: Look) -> Html:
    """A row for each suit with a key for each rank; a press adds a copy, and dots say how many are held."""
    return roving(
        *(_row(suit, hand, deck, look) for suit in SUITS),
        label="Cards to add",
        key="pad",
        move="grid",
        cls="pn-pad",
    )


def _row(suit: Suit, hand: Hand, deck: Deck, look: Look) -> Html:
    ranked = [Card(rank, suit) for rank in deck.ranks]
    keys = [
        _key(card, hand.count(card), deck, look, first=suit is SUITS[0] and card == ranked[0])
        for card in ranked
    ]
    return tag("div", faces.suit(suit, name=False), *keys, cls=f"pn-{suit.letter.lower()}")


@cache  # a keystroke changes one key of the pad, or none
def _key(card: Card, held: int, deck: Deck, look: Look, *, first: bool) -> Html:
    full = refusal(card, held, deck)
    said = f" of {card.suit.named()}" + (f", {held} held" if held else "")
    why_not = f", not allowed: {faces.spoken(look.text(full))}" if full else ""
    return tag(
        "button",
        card.rank.value,
        hidden(said, why_not),
        key=card.code,
        cls=f"pn-held-{held}" if held else "",
        intent={"do": "add", "card": card.code, "held": held},
        aria_disabled=True if full else None,
        tabindex=stop(first),
    )


def cards(hand: Hand, letters: Letters, lit: str) -> Html:
    """The cards, each with the letters of its melds; a press takes one away. ``lit`` is the letter of a chosen meld."""
    if not hand:
        return tag("p", "No cards yet.", cls="pn-quiet", key="no-cards")
    held = faces.numbered([card for suit in SUITS for card in hand.of(suit)])
    items = [
        _card(card, copy, hand.count(card), letters.get((card, copy), ()), first=at == 0)
        for at, (card, copy) in enumerate(held)
    ]
    return faces.hand(
        items, label="Your cards; press one to take it away", cls=f"pn-lit-{lit}" if lit else ""
    )


@lru_cache(maxsize=1000)
def _card(card: Card, copy: int, held: int, letters: tuple[str, ...], *, first: bool) -> Html:
    return faces.card_button(
        card,
        copy=copy,
        intent={"do": "take", "card": card.code, "held": held},
        melds=letters,
        tabindex=stop(first),
        cls=" ".join(f"pn-in-{letter}" for letter in letters),
    )
