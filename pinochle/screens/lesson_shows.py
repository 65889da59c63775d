"""Drawing what a step lays before the reader, and its sentences with their suits drawn and table words to look up."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from pinochle.cards import Card, Seat
from pinochle.lessons.shows import Bars, Calls, Cards, FourHands, Melds, Rows, Said, Show, TrickCards, in_turn
from pinochle.lessons.tasks.calls import word
from pinochle.lessons.wording import Text, find_word, say
from pinochle.rules import find_melds, meld_points
from pinochle.screens import faces
from pinochle.screens.html import Html, hidden, join, meter, tag

_EMPHASIS = re.compile(r"\*([^*]+)\*")
_POINTS = re.compile(r"[^\w\s]*")  # what must not begin a line without its word


def prose(text: Text, known: frozenset[str], words: Sequence[str] = (), lookup: str = "") -> Html:
    """A text with suits drawn and ``*stressed*`` words marked; the first of each of ``words`` can be looked up.

    ``lookup`` starts the keys of those words, which must be unique in the screen.
    """
    parts: list[Html] = []
    left = list(words)
    for place, piece in enumerate(_EMPHASIS.split(say(text, known))):
        body = _with_words(piece, left, lookup)
        left = [word for word in left if find_word(word, piece) is None]
        parts.append(tag("strong", body) if place % 2 else body)
    return join(parts)


def _with_words(piece: str, words: Sequence[str], lookup: str) -> Html:
    found = [(span, w) for w in words if (span := find_word(w, piece))]
    if not found:
        return faces.drawn(piece)
    (start, end), which = min(found)
    rest = [w for w in words if w != which]
    term = tag(
        "button", piece[start:end], hidden(" (what is that?)"), type="button", cls="pn-term", key=f"{lookup}-{which}",
        intent={"do": "word", "word": which},
    )  # fmt: skip
    stop = _POINTS.match(piece, end)
    after = stop.end() if stop else end
    whole = tag("span", term, piece[end:after], cls="pn-whole") if after > end else term
    return join((faces.drawn(piece[:start]), whole, _with_words(piece[after:], rest, lookup)))


def paragraphs(
    texts: Iterable[Text], known: frozenset[str], words: Sequence[str] = (), lookup: str = ""
) -> Html:
    """Texts one under the other; each table word can be looked up once."""
    made: list[Html] = []
    left = list(words)
    for text in texts:
        made.append(tag("p", prose(text, known, left, lookup)))
        left = [w for w in left if find_word(w, say(text, known)) is None]
    return join(made)


def draw(show: Show, known: frozenset[str]) -> Html:
    """One thing to look at."""
    match show:
        case Cards():
            return _cards(show, known)
        case TrickCards():
            return _trick(show, known)
        case Calls(auction):
            return _table(
                ("", *(seat.named() for seat in _seats(auction.dealer.next))),
                _rounds(auction.dealer.next, auction.calls),
                f"The auction; {auction.dealer.named()} dealt",
                known,
            )
        case Melds():
            return _melds(show, known)
        case Bars(label, parts, most):
            bars = (meter(prose(name, known), value, most, key=name) for name, value in parts)
            return tag("div", tag("p", prose(label, known), cls="pn-caption"), bars, cls="pn-bars")
        case Rows(head, rows, label):
            return _table(head, rows, label, known)
        case FourHands(hands, label):
            shown = ((f"{seat.named()}", " ".join(map(str, in_turn(hands[seat])))) for seat in Seat)
            return _table(("", label), tuple(shown), label, known)
        case Said(items):
            return tag(
                "ul", (tag("li", prose(item, known), key=str(place)) for place, item in enumerate(items))
            )


def _cards(show: Cards, known: frozenset[str]) -> Html:
    letters = dict(show.marks)
    made = (
        faces.card(
            card, copy=copy, melds=(letters[card],) if card in letters else (), key=f"{card.code}{copy}"
        )
        for card, copy in faces.numbered(show.cards)
    )
    return figure(show.label, tag("div", made, cls="pn-cards"), known)


def figure(label: str, body: Html, known: frozenset[str]) -> Html:
    """Something drawn under its caption."""
    return tag("div", tag("p", prose(label, known), cls="pn-caption"), body, cls="pn-figure")


def _trick(show: TrickCards, known: frozenset[str]) -> Html:
    from pinochle.rules import winning_index

    best = winning_index(show.cards, show.trump or show.cards[0].suit) if show.cards else -1
    plays = []
    for place, (seat, card) in enumerate(show.plays):
        verb = "[leads|starts]" if place == 0 else "plays"
        wins = show.taken and place == best
        note = "takes it" if wins else ""
        plays.append(
            tag(
                "div",
                tag("span", prose(f"{seat.named()} {verb}", known)),
                faces.card(card, note=note, cls="pn-legal" if wins else ""),
                tag("span", note, cls="pn-took") if show.taken else None,
                cls="pn-played",
                key=seat.value,
            )
        )
    label = "The [trick]" if show.cards else "A new [trick] begins"
    if show.trump:
        label += f"; {show.trump.symbol} {show.trump.named()} [are trump|is the strongest suit]"
    return figure(label, tag("div", plays, cls="pn-cards"), known)


def _melds(show: Melds, known: frozenset[str]) -> Html:
    total = meld_points(show.hand, show.trump, show.rules)
    rows = [
        (
            f"{meld.named('table' if 'dix' in known else 'plain')}: {' '.join(map(str, meld.cards))}",
            str(meld.points),
        )
        for meld in find_melds(show.hand, show.trump, show.rules)
    ]
    suit = show.trump.named() if show.label else show.trump.named().capitalize()
    trump = f"{show.trump.symbol} {suit} [are trump|is the strongest suit]"
    label = f"{show.label}; {trump}" if show.label else trump
    head = ("[Meld|Combination]", "points")
    table = _table(head, (*rows, ("together", f"*{total}*")), label, known)
    if not show.with_hand:
        return figure(label, table, known)
    return figure(label, join((tag("div", _row(in_turn(show.hand)), cls="pn-cards pn-small"), table)), known)


def _row(cards: tuple[Card, ...]) -> list[Html]:
    return [faces.card(card, copy=copy, key=f"{card.code}{copy}") for card, copy in faces.numbered(cards)]


def _seats(first: Seat) -> tuple[Seat, ...]:
    return tuple(first.plus(place) for place in range(4))


def _rounds(first: Seat, calls: Sequence[tuple[Seat, int | None]]) -> tuple[tuple[str, ...], ...]:
    """The calls, a row a round of the table; those who are out get a dash."""
    rows: list[list[str]] = []
    for seat, call in calls:
        place = (list(Seat).index(seat) - list(Seat).index(first)) % 4 + 1
        if not rows or rows[-1][place:] != [""] * (5 - place):
            rows.append([f"{len(rows) + 1}", "", "", "", ""])
        rows[-1][place] = word(call)
    return tuple(tuple(row) for row in rows)


def _table(head: Sequence[str], rows: Sequence[Sequence[str]], label: str, known: frozenset[str]) -> Html:
    top = tag("tr", (_heading(cell, n, known) for n, cell in enumerate(head)), key="head")
    body = (
        tag(
            "tr",
            (tag("td", prose(cell, known), key=f"{n}-{m}") for m, cell in enumerate(row)),
            key=f"row{n}",
        )
        for n, row in enumerate(rows)
    )
    caption = tag("caption", hidden(prose(label, known)))
    return tag("div", tag("table", caption, tag("thead", top), tag("tbody", body, key="body")))


def _heading(cell: str, place: int, known: frozenset[str]) -> Html:
    """A heading of a column; an empty one heads nothing."""
    return tag("th", prose(cell, known), scope="col", key=f"h{place}") if cell else tag("td", key=f"h{place}")
