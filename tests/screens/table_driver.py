"""Tables with known cards, and a person who does what an easy player would do, with the intents of the HTML."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from html import unescape

from pinochle import players
from pinochle.cards import Hand, Seat
from pinochle.rules import PRESETS, HouseRules
from pinochle.screens.base import Fields, Intent
from pinochle.screens.practice import PracticeTable
from pinochle.screens.table import Session, Table
from pinochle.screens.table.speech import in_order, name_of
from pinochle.table import Bid, Deal, Game, NameTrump, Pass, PassCards, Phase, Play, ShowMeld
from tests.screens.lint import intents, read

COACH = players.make("easy", seed=0)
SOUTH = Hand.parse("AS 10S KS QS 9S AH KH QH 9D AC 9C QD")


def practice(
    preset: str = "standard", seed: str = "5eed", level: str = "easy", pace: str = "off"
) -> PracticeTable:
    """The practice table with the cards of ``seed`` dealt."""
    screen = do(PracticeTable(), "preset", text=preset)
    screen = do(do(screen, "level", choice=level), "set", name="pace", choice=pace)
    return screen.handle(Intent.of("start", entropy=seed))


def do(screen, what, **values):
    return screen.handle(Intent.of(what, now=1_000, **values))


def offered(screen, what: str) -> list[dict]:
    """The intents of that name which can be pressed."""
    return [intent for intent in intents(str(screen.html())) if intent["do"] == what]


def press(screen, intent: dict):
    return screen.handle(Intent.of(now=1_000, **intent))


def at_table(screen) -> Table:
    assert screen.table is not None
    return screen.table


def text_of(screen) -> str:
    """All its words, each once where an element ends."""
    return " ".join(unescape(re.sub("<[^>]*>", " ", str(screen.html()))).split())


def sensible(screen):
    """One thing a person does: go on, or what an easy player would do."""
    t = at_table(screen)
    if t.looking:
        return do(screen, "look", at=t.session.at)
    if t.waiting:
        return do(screen, "step", at=t.session.at)
    return acted(screen, COACH.choose(t.session.view).action)


def acted(screen, action):
    """The learner does it as a person would: by the buttons and cards that are there."""
    t = at_table(screen)
    at = t.session.at
    match action:
        case Bid(points):
            screen = do(screen, "bid", points=points, at=at)
            asked = screen.table.asked
            return press(screen, dict(asked.intent)) if asked else screen
        case Pass():
            return do(screen, "pass", at=at)
        case NameTrump(suit):
            return do(screen, "trump", suit=suit.letter, at=at)
        case PassCards(cards):
            for name in t.draft.raised:
                screen = do(screen, "raise", card=name, at=at)
            for card, copy in in_order(cards):
                screen = do(screen, "raise", card=name_of(card, copy), at=at)
            return do(screen, "give", at=at)
        case ShowMeld(cards):
            return do(screen, "show", at=at) if cards is None else _leave_out(screen)
        case Play(card):
            return do(screen, "play", card=f"{card.code}1", at=at)
    return do(screen, "concede", at=at)


def _leave_out(screen):
    for intent in offered(screen, "leave-out"):
        screen = press(screen, intent)
    return do(screen, "show", at=at_table(screen).session.at)


def play_until(screen, phase: Phase, mine: bool = True):
    """On to the learner's first turn in a phase, or to the end of the deal."""
    for _ in range(400):
        t = at_table(screen)
        if t.deal.phase is phase and (not mine or (t.session.my_turn and not t.looking)):
            return screen
        if t.session.over:
            return screen
        screen = sensible(screen)
    raise AssertionError(f"no {phase} in 400 steps")


def resumed(screen):
    """The screen as it is taken up from what was saved."""
    return type(screen).from_spec(Fields(json.loads(json.dumps(screen.spec()))))


def hand_of(screen) -> Hand:
    return at_table(screen).session.view.hand


def dealt(
    hand: Hand = SOUTH, rules: HouseRules = PRESETS["standard"], dealer: Seat = Seat.E
) -> PracticeTable:
    """A table at which South holds just this hand and speaks first, unless another dealt."""
    rest = list(rules.deck.unseen(hand))
    size = rules.deck.hand_size
    others = {seat: Hand(rest[n * size : (n + 1) * size]) for n, seat in enumerate((Seat.W, Seat.N, Seat.E))}
    return at(Deal.start(rules, dealer, {Seat.S: hand, **others}))


def at(deal: Deal) -> PracticeTable:
    return replace(PracticeTable(), table=Table(Session(Game(deal.rules, "t", deal)), hint_limit=1))


def won(rules: HouseRules = PRESETS["standard"], hand: Hand = SOUTH) -> PracticeTable:
    """South has bid, and the others have passed."""
    deal = at_table(dealt(hand, rules)).deal.act(Bid(rules.minimum_bid)).act(Pass()).act(Pass()).act(Pass())
    return at(deal)


def labels(screen) -> set[str]:
    """What the buttons say."""
    elements = read(str(screen.html()))[0].walk()
    return {" ".join(e.said().split()) for e in elements if e.name == "button"}


def keys(screen) -> dict[str, str]:
    """Hotkeys of the screen, and the data-key of what they press."""
    elements = read(str(screen.html()))[0].walk()
    return {
        e.attributes["data-hotkey"]: e.attributes["data-key"]
        for e in elements
        if "data-hotkey" in e.attributes
    }
