"""The four seats: what each has called or played, and the button that asks why."""

from __future__ import annotations

from pinochle.cards import Card, Seat
from pinochle.screens import faces
from pinochle.screens.html import Html, Node, button, hidden, tag
from pinochle.screens.table.speech import LEARNER
from pinochle.screens.table.table import Table
from pinochle.table import Action, NameTrump, PassCards, Phase, ShowMeld, Trick

ROUND = (Seat.N, Seat.W, Seat.E, Seat.S)


def seats(t: Table) -> Html:
    """The table in the middle of the screen."""
    bidder, asked = t.deal.state.bidder, last_computer(t)
    return tag("div", (_seat(t, seat, bidder, asked) for seat in ROUND), cls="pn-seats", key="seats")


def trick_on_table(t: Table) -> Trick | None:
    """The trick that is being played, or the last one while nobody has led to the next; on request the one before."""
    lying = t.lying[:-1] if t.looking_back else t.lying
    return lying[-1] if lying else None


def why_button(t: Table, seat: Seat, *, hotkey: bool = False) -> Html | None:
    """Asks why a computer did what it did last."""
    if seat is LEARNER or all(who is not seat for who, _ in t.deal.actions):
        return None
    return button(
        "Why?",
        hidden(f" {seat.named()}"),
        intent={"do": "why", "seat": seat.value, "at": t.session.at},
        key=f"why-{seat.value}",
        cls="pn-why",
        hotkey=t.settings.key("y") if hotkey else None,
    )


def last_computer(t: Table) -> Seat | None:
    """Whose action the key Y asks about."""
    return next((seat for seat, _ in reversed(t.deal.actions) if seat is not LEARNER), None)


def _seat(t: Table, seat: Seat, bidder: Seat | None, asked: Seat | None) -> Html:
    state = t.deal.state
    roles = [
        "dealer" if seat is state.dealer else "",
        t.speech.text("[bidder]").lower() if seat is bidder else "",
        "partner" if seat is LEARNER.partner else "",
    ]
    note = ", ".join(filter(None, roles))
    turn = t.session.to_act is seat and not t.looking
    name = tag(
        "p",
        tag("b", "You" if seat is LEARNER else seat.named()),
        tag(
            "small", note, " " if turn and note else None, tag("b", "to act", cls="pn-turn") if turn else None
        )
        if note or turn
        else None,
        cls="pn-seat-name",
        key=f"name-{seat.value}",
    )
    return tag(
        "div",
        name,
        tag("div", _did(t, seat), cls="pn-did", key=f"did-{seat.value}"),
        why_button(t, seat, hotkey=seat is asked),
        cls=("pn-seat", f"pn-seat-{seat.value.lower()}", "pn-to-act" if turn else ""),
        key=f"seat-{seat.value}",
    )


def _did(t: Table, seat: Seat) -> Node:
    phase = t.session.phase
    trick = trick_on_table(t)
    if trick:
        return next((_played(t, trick, who, card) for who, card in trick.plays if who is seat), _place())
    if phase is Phase.PLAY:
        return _place()
    if phase is Phase.AUCTION or not t.deal.actions:
        return _calls(t, seat)
    done: list[Action] = [action for who, action in t.deal.actions if who is seat]
    last = done[-1] if done else None
    if isinstance(last, NameTrump | PassCards | ShowMeld):
        return tag("span", t.speech.briefly(seat, last), cls="pn-call")
    return _calls(t, seat)


def _calls(t: Table, seat: Seat) -> Node:
    calls = [call for who, call in t.deal.state.auction.calls if who is seat]
    if not calls:
        return None
    last = calls[-1]
    said = "pass" if last is None else t.speech.points(last)
    before = ", ".join(t.speech.points(call) for call in calls[:-1] if call is not None)
    return tag("span", tag("small", before, " ") if before else None, said, cls="pn-call")


def _played(t: Table, trick: Trick, seat: Seat, card: Card) -> Node:
    state = t.deal.state
    number = len(t.lying) - t.looking_back
    winning = state.trump is not None and trick.winner(state.trump) is seat
    whole = len(trick.cards) == len(ROUND)
    to_beat = winning and not whole and t.said is not None and t.said.kind == "refused"
    notes = [
        "led" if seat is trick.leader else "",
        t.speech.text("takes the [trick]").lower() if winning and whole else "winning" if winning else "",
        "the card to beat" if to_beat else "",
    ]
    classes = [
        "pn-arrives",
        f"pn-from-{seat.value.lower()}",
        "pn-wins" if winning else "",
        "pn-beat" if to_beat else "",
    ]
    shown = faces.card(
        card,
        key=f"{seat.value}-{number}",
        note=", ".join(filter(None, notes)),
        cls=" ".join(filter(None, classes)),
    )
    label = "takes it" if winning and whole else "to beat" if to_beat else "winning" if winning else ""
    return shown, tag("small", label, aria_hidden=True, cls="pn-mark") if label else None


def _place() -> Html:
    return tag("span", cls="pn-place", aria_hidden=True)
