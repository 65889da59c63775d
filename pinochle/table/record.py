"""A whole deal as text, and back: tags first, then what was done, phase by phase.

    [Pinochle "1"]
    [Rules "standard"]
    [Dealer "W"]
    [North "QS 9S 10H …"]           the four hands, or one [Code "…"]
    Auction N 250 260 pass pass 270 pass
    Trump N C
    Pass S JC JC AS AH
    Back N 9S 9H 9D 9D
    Meld N E S W                    who shows everything; "Show N KS QS" shows just that
    Play N AS JS 10S 9S             a line a trick, its leader first
    Score 440 180                   bidders and others, checked

A record is read by replaying it under its own rules: what they do not allow is refused with its line and the reason.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby, zip_longest
from typing import TYPE_CHECKING, TypeVar, assert_never

from pinochle.cards import Card, Hand, Seat, Suit, deal_from_code
from pinochle.reasons import BadRecord, NotationError, PinochleError, RecordRefused
from pinochle.rules import PRESETS, HouseRules
from pinochle.table.actions import Action, Bid, Concede, NameTrump, Pass, PassCards, Play, ShowMeld

if TYPE_CHECKING:
    from pinochle.table.deal import Deal

T = TypeVar("T")
VERSION = "1"
LONGEST = 20_000
_TAG = re.compile(r'\[(\w+) "(.*)"\]')
_TAGS = ("Pinochle", "Rules", "Changes", "Dealer", "Code", *(seat.named() for seat in Seat))


def write_record(deal: Deal) -> str:
    """The record of ``deal``, finished or not."""
    rules = deal.rules
    tags = {"Pinochle": VERSION, "Rules": rules.name if rules.name in PRESETS else "standard"}
    if changes := rules.changes():
        tags["Changes"] = json.dumps(changes, separators=(",", ":"))
    tags["Dealer"] = deal.dealer.value
    tags |= {seat.named(): deal.hands[seat].ascii() for seat in Seat}
    lines = [f'[{name} "{value}"]' for name, value in tags.items()]
    return "\n".join([*lines, *_moves(deal)]) + "\n"


def _moves(deal: Deal) -> Iterator[str]:
    """A line for each run of actions of one kind; every fourth card ends a line."""
    passed = 0
    for head, run in groupby(deal.actions, key=lambda step: _head(step[1])):
        steps = list(run)
        if head == "Play":
            for start in range(0, len(steps), 4):
                trick = steps[start : start + 4]
                yield " ".join(["Play", trick[0][0].value, *(_word(action) for _, action in trick)])
        elif head == "Meld":
            yield " ".join(["Meld", *(seat.value for seat, _ in steps)])
        elif head in ("Pass", "Show"):
            for seat, action in steps:
                yield f"{'Back' if head == 'Pass' and passed else head} {seat} {_word(action)}".rstrip()
                passed += head == "Pass"
        else:
            yield " ".join([head, steps[0][0].value, *(_word(action) for _, action in steps)]).rstrip()
    if deal.score:
        yield f"Score {deal.score.bidders} {deal.score.others}"


def _head(action: Action) -> str:
    match action:
        case Bid() | Pass():
            return "Auction"
        case NameTrump():
            return "Trump"
        case PassCards():
            return "Pass"
        case ShowMeld(cards):
            return "Meld" if cards is None else "Show"
        case Play():
            return "Play"
        case Concede():
            return "Concede"
    assert_never(action)


def _word(action: Action) -> str:
    match action:
        case Bid(points):
            return str(points)
        case Pass():
            return "pass"
        case NameTrump(suit):
            return suit.letter
        case PassCards(cards):
            return cards.ascii()
        case ShowMeld(shown):
            return shown.ascii() if shown else ""
        case Play(card):
            return card.code
        case Concede():
            return ""
    assert_never(action)


def read_record(text: str) -> Deal:
    """See ``Deal.replay``."""
    from pinochle.table.deal import Deal

    if len(text) > LONGEST:
        raise NotationError(BadRecord(1, text[:20] + "…", f"a record is at most {LONGEST} letters long"))
    lines = [(n, line.strip()) for n, line in enumerate(text.splitlines(), 1) if line.strip()]
    first = lines[0] if lines else (1, "")
    if first[1] != f'[Pinochle "{VERSION}"]':
        raise NotationError(BadRecord(*first, f'a record begins with [Pinochle "{VERSION}"]'))
    tags = _tags(lines)
    rules, dealer, hands = _rules(tags), _dealer(tags), _hands(tags)
    line, _ = tags.get("Code") or tags[Seat.N.named()]
    deal = _refusing(line, "the four hands", lambda: Deal.start(rules, dealer, hands))
    for n, moves in lines[len(tags) :]:
        deal = _replayed(deal, n, moves)
    return deal


def _tags(lines: list[tuple[int, str]]) -> Tags:
    """The tags before the first line of another kind."""
    tags: dict[str, tuple[int, str]] = {}
    for n, line in lines:
        match = _TAG.fullmatch(line)
        if not match:
            break
        if match[1] not in _TAGS or match[1] in tags:
            raise NotationError(BadRecord(n, line, f"the tags, each once, are {', '.join(_TAGS)}"))
        tags[match[1]] = (n, match[2])
    return tags


Tags = Mapping[str, tuple[int, str]]


def _tag(tags: Tags, name: str, wanted: str) -> tuple[int, str]:
    if name not in tags:
        raise NotationError(BadRecord(1, f"[{name}]", f"this tag is missing; it gives {wanted}"))
    return tags[name]


def _refusing(line: int, text: str, read: Callable[[], T]) -> T:
    """What ``read`` gives; what it refuses is refused with the line, unless the line is named already."""
    try:
        return read()
    except PinochleError as error:
        if isinstance(error.reason, BadRecord):
            raise
        raise NotationError(RecordRefused(line, text, error.reason)) from error


def _rules(tags: Tags) -> HouseRules:
    line, name = _tag(tags, "Rules", "the preset")
    changes_line, typed = tags.get("Changes", (line, "{}"))
    try:
        changes = json.loads(typed)
    except (ValueError, RecursionError):
        changes = None
    if not isinstance(changes, dict):
        raise NotationError(BadRecord(changes_line, typed, "changes of rules are a JSON object"))
    _refusing(line, f'[Rules "{name}"]', lambda: HouseRules.preset(name))
    return _refusing(changes_line, typed, lambda: HouseRules.from_changes(changes, name))


def _dealer(tags: Tags) -> Seat:
    line, name = _tag(tags, "Dealer", "the dealer's seat")
    return _refusing(line, name, lambda: Seat.parse(name))


def _hands(tags: Tags) -> Mapping[Seat, Hand]:
    if "Code" in tags:
        line, code = tags["Code"]
        if any(seat.named() in tags for seat in Seat):
            raise NotationError(BadRecord(line, code, "the four hands are given too, and one is enough"))
        return _refusing(line, code, lambda: deal_from_code(code))
    found = {}
    for seat in Seat:
        line, cards = _tag(tags, seat.named(), "the cards of this seat")
        found[seat] = _refusing(line, cards, partial(_cards, cards))
    return found


def _cards(text: str) -> Hand:
    """Cards of any deck; whether they are one deck is seen when the deal starts."""
    return Hand(Card.parse(word) for word in text.split())


def _replayed(deal: Deal, n: int, line: str) -> Deal:
    head, *words = line.split()
    if head == "Score":
        score = deal.score
        if score is None or words != [str(score.bidders), str(score.others)]:
            raise NotationError(BadRecord(n, line, "the score does not follow from what was played"))
        return deal
    for seat, action in _refusing(n, line, lambda: list(_steps(head, words, n, line))):
        reason = deal.refusal(action, seat)
        if reason:
            raise NotationError(RecordRefused(n, f"{head} {_word(action)}".strip(), reason), deal.rules.scale)
        deal = deal.act(action)
    return deal


def _steps(head: str, words: list[str], n: int, line: str) -> Iterator[tuple[Seat | None, Action]]:
    """The actions of one line. Only the first names its seat, the others follow in turn; "Meld" names all."""
    if head not in _READ or not _READ[head].shape.fullmatch(" ".join(words)):
        wanted = _READ[head].wanted if head in _READ else f"it begins with none of {', '.join(_READ)}, Score"
        raise NotationError(BadRecord(n, line, wanted))
    seats = [Seat.parse(word) for word in (words if head == "Meld" else words[:1])]
    return zip_longest(seats, _READ[head].read(words[1:]))


@dataclass(frozen=True, slots=True)
class _Line:
    """How a line of one kind is written after its first word, that in words, and how the rest is read."""

    shape: re.Pattern[str]
    wanted: str
    read: Callable[[list[str]], Iterable[Action]]


def _call(word: str) -> Action:
    return Pass() if word == "pass" else Bid(int(word))


_GIVEN = _Line(
    re.compile(r"\S+( \S+)*"),
    "it takes a seat and the cards",
    lambda words: [PassCards(_cards(" ".join(words)))],
)
_READ: Mapping[str, _Line] = {
    "Auction": _Line(
        re.compile(r"\S+( pass| [0-9]{1,9})+"),
        "it takes a seat, and then bids or “pass”",
        lambda words: map(_call, words),
    ),
    "Trump": _Line(
        re.compile(r"\S+ \S+"), "it takes a seat and a suit", lambda words: [NameTrump(Suit.parse(words[0]))]
    ),
    "Pass": _GIVEN,
    "Back": _GIVEN,
    "Meld": _Line(
        re.compile(r"\S+( \S+)*"),
        "it takes the seats that show everything",
        lambda words: [ShowMeld()] * (1 + len(words)),
    ),
    "Show": replace(_GIVEN, read=lambda words: [ShowMeld(_cards(" ".join(words)))]),
    "Play": _Line(
        re.compile(r"\S+( \S+)+"),
        "it takes a seat and the cards played from there on",
        lambda words: [Play(Card.parse(word)) for word in words],
    ),
    "Concede": _Line(re.compile(r"\S+"), "it takes a seat and nothing more", lambda words: [Concede()]),
}
