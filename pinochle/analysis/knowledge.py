"""All that one seat knows of the others' cards while tricks are played, read off its view and packed.

Own cards, cards that have gone, cards passed to the partner, meld laid down, and what each play has ruled out by the
duties of play. Nothing else is known, and nothing of it is ever wrong.
"""

from __future__ import annotations

from dataclasses import dataclass

from pinochle.analysis.packed import PackedDeck, packed_deck
from pinochle.analysis.position import Position
from pinochle.analysis.tricks import tricks
from pinochle.cards import Hand, Seat, Suit
from pinochle.rules import HouseRules
from pinochle.table.events import CardPlayed, CardsPassed, MeldShown
from pinochle.table.view import View

SEATS = tuple(Seat)


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What a seat knows; by place clockwise from North, packed.

    ``position`` holds only the own hand. ``unseen`` are the cards that lie with the others, ``pinned`` those of which
    the owner is known, ``sizes`` how many cards each holds. ``showed`` is the meld each has shown in full, and
    ``played`` what each has played since; None where the meld was shown in part.
    """

    rules: HouseRules
    trump: Suit
    position: Position
    unseen: int
    pinned: tuple[int, ...]
    sizes: tuple[int, ...]
    showed: tuple[int | None, ...]
    played: tuple[int, ...]

    @property
    def seat(self) -> int:
        """Whose knowledge this is."""
        return self.position.seat


def knowledge(view: View) -> Knowledge:
    """What the seat of ``view``, which is to play a card, knows. Raises ValueError at any other time."""
    if view.legal is None or view.trump is None or view.bidder is None:
        raise ValueError("only a seat that is to play a card is asked what it knows")
    packed = packed_deck(view.rules.deck)
    me = SEATS.index(view.seat)
    plays = [(SEATS.index(e.seat), packed.unit[e.card]) for e in view.events if isinstance(e, CardPlayed)]
    played = [0, 0, 0, 0]
    for seat, unit in plays:
        played[seat] += unit
    hand = packed.pack(view.hand)
    held = (
        played.copy()
    )  # of the others only what they have shown, so that replaying leaves them with nothing
    held[me] += hand
    position = Position.start(
        tricks(view.rules, view.trump), view.rules.last_trick, held, SEATS.index(view.bidder)
    )
    for _, unit in plays:
        position.play(unit)
    unseen = packed.all - position.gone - hand
    sizes = tuple(view.rules.deck.hand_size - packed.size(cards) for cards in played)
    pinned = tuple(
        0 if seat == me else _still_held(packed, _seen_with(view, SEATS[seat], packed), played[seat])
        for seat in range(4)
    )
    showed = tuple(_shown_in_full(view, seat, packed) for seat in SEATS)
    return Knowledge(view.rules, view.trump, position, unseen, pinned, sizes, showed, tuple(played))


def _seen_with(view: View, seat: Seat, packed: PackedDeck) -> dict[int, int]:
    """By unit: how many copies ``seat`` is known to have held when play began."""
    known: dict[int, int] = {}
    for event in view.events:
        match event:
            case CardsPassed(giver, receiver, Hand() as cards) if seat in (giver, receiver):
                sign = 1 if receiver is seat else -1
                for card in cards:
                    unit = packed.unit[card]
                    known[unit] = max(known.get(unit, 0) + sign, 0)
            case MeldShown(owner, cards) if owner is seat:
                for card in cards.kinds():
                    unit = packed.unit[card]
                    known[unit] = max(known.get(unit, 0), cards.count(card))
    return known


def _still_held(packed: PackedDeck, known: dict[int, int], played: int) -> int:
    """Of the cards known to be there when play began, those that must still be there."""
    return sum(unit * max(copies - packed.count(played, unit), 0) for unit, copies in known.items())


def _shown_in_full(view: View, seat: Seat, packed: PackedDeck) -> int | None:
    """The meld cards of ``seat`` if it had to show all it had, else None."""
    shown = view.state.shown_by(seat)
    early = view.rules.show_before_return and view.rules.pass_count and seat is view.bidder
    return None if shown is None or early else packed.pack(shown)
