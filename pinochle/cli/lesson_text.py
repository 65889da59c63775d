"""Lessons as text: what a step lays out, and its question."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import fill

from pinochle.cards import Card, Seat
from pinochle.lessons.forms import MarkCards, MarkOptions, Number, Order, Pick
from pinochle.lessons.model import Question
from pinochle.lessons.shows import Bars, Calls, Cards, FourHands, Melds, Rows, Said, Show, TrickCards, in_turn
from pinochle.lessons.tasks.calls import word
from pinochle.lessons.wording import Text, say
from pinochle.rules import find_melds, meld_points

WIDTH = 78


def prose(text: Text, known: frozenset[str]) -> str:
    """A paragraph, wrapped."""
    return fill(say(text, known).replace("*", ""), WIDTH)


def shown(show: Show, known: frozenset[str]) -> str:
    """One thing to look at."""
    match show:
        case Cards(cards, label):
            return f"{_headed(label, known)}\n  {row(cards)}"
        case TrickCards():
            return _trick(show, known)
        case Calls(auction):
            said = ", ".join(f"{seat.named()} {word(call)}" for seat, call in auction.calls)
            return f"{auction.dealer.named()} dealt. {said or 'Nobody has spoken yet'}."
        case Melds(hand, trump, rules, _, label):
            lines = [
                (f"{meld}: {row(meld.cards)}", str(meld.points)) for meld in find_melds(hand, trump, rules)
            ]
            total = ("together", str(meld_points(hand, trump, rules)))
            whose = f"{label}: " if label else ""
            return f"{whose}{row(in_turn(hand))}, {trump.named()}:\n{_table((), (*lines, total), known)}"
        case Bars(label, parts, _):
            return f"{_headed(label, known)}\n{_table((), tuple((name, str(value)) for name, value in parts), known)}"
        case Rows(head, rows, _):
            return _table(head, rows, known)
        case FourHands(hands, label):
            lines = [(seat.named(), row(in_turn(hands[seat]))) for seat in Seat]
            return f"{_headed(label, known)}\n{_table((), lines, known)}"
        case Said(items):
            return "\n".join(
                fill(say(item, known), WIDTH, initial_indent="- ", subsequent_indent="  ") for item in items
            )


def _headed(label: str, known: frozenset[str]) -> str:
    """What is said of the cards below it; a sentence keeps its own end."""
    said = say(label, known)
    return said if said.endswith((".", "?", "!", ":")) else f"{said}:"


def asked(question: Question, known: frozenset[str]) -> str:
    """A question and how to answer it."""
    form = question.task.form
    lines = [prose(question.prompt, known), *(shown(show, known) for show in question.task.lays())]
    if isinstance(form, Pick):
        lines += [f"  {option.key}  {say(option.label, known)}" for option in form.options]
    elif isinstance(form, MarkOptions):
        lines.append("  " + "   ".join(say(option.label, known) for option in form.options))
    elif isinstance(form, Order):
        lines.append("  " + row(form.cards))
    elif isinstance(form, MarkCards):
        lines.append("  " + row(in_turn(form.cards)))
    return "\n".join([*lines, f"({_wanted(form)})"])


def _wanted(form: object) -> str:
    if isinstance(form, Number):
        return f"type {form.wanted}; ? for a hint, Enter to skip, q to stop"
    wanted = getattr(form, "wanted", "an answer")
    return f"type {wanted}; ? for a hint, Enter to skip, q to stop"


def _trick(show: TrickCards, known: frozenset[str]) -> str:
    plays = ", ".join(f"{seat.named()} {card}" for seat, card in show.plays)
    trump = f" ({show.trump.named()} {say('[are trump|is the strongest suit]', known)})" if show.trump else ""
    if not plays:
        return f"{show.leader.named()} {say('[leads|starts]', known)}{trump}."
    return f"{say('The [trick] so far', known)}{trump}: {plays}."


def row(cards: Sequence[Card]) -> str:
    """Cards side by side."""
    return " ".join(map(str, cards))


def _table(head: Sequence[str], rows: Sequence[Sequence[str]], known: frozenset[str]) -> str:
    lines = [
        [say(cell, known).replace("*", "") for cell in line]
        for line in ((head,) if head else ()) + tuple(rows)
    ]
    widths = [max(len(line[n]) for line in lines) for n in range(len(lines[0]))]
    return "\n".join(
        "  " + "  ".join(c.ljust(w) for c, w in zip(line, widths, strict=True)).rstrip() for line in lines
    )
