"""The table in the terminal: what is asked, what is typed, what is told."""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Iterator
from dataclasses import replace

from pinochle.cards import SUITS, Hand, Seat, deal_from_code
from pinochle.cli import options as shared
from pinochle.rules import HouseRules, meld_points
from pinochle.screens.base import InputError, Intent
from pinochle.screens.practice import HINTS
from pinochle.screens.table import Session, Settings, Table, line
from pinochle.screens.table.bar import bar_told
from pinochle.screens.table.play import trick_told
from pinochle.screens.table.sheet import rules_said
from pinochle.screens.table.speech import LEARNER
from pinochle.table import Game, PassCards, Phase

HELP = """\
Type what you want to do:
  a bid (260) or pass    a suit (hearts)    a card (KH)    the cards to pass (9D 9D QC JC)
or one of:
  hint        one good action, and why{hints}
  why         why the last player did that; why east, north, west: the last thing that one did
  undo        back to your last decision
  last        the [trick] before this one
  rules       the house rules of this table
  help or ?   this list
  quit        leave the game
Enter alone shows the table again, and shows your [meld] when it is time to."""


def play(options: argparse.Namespace) -> int:
    """Play until the game is over, or the player leaves."""
    rules = shared.the_rules(options)
    table = Table(_session(options, rules), Settings(words=options.words), hint_limit=HINTS[options.level])
    how = "" if options.watch else " Type help for what can be typed."
    print(f"Rules: {rules.title}. Cards of this game: --seed {table.session.game.seed}.{how}")
    deals = 0
    while True:
        if options.watch:
            print("\n".join(_hands(table)))
        table, left = _deal(table, watch=options.watch)
        if left:
            print("Goodbye.")
            return 0
        print("" if options.watch else f"\n{line(table)}")
        print("\n".join(_sheet(table)))
        deals += 1
        if table.session.game.result or deals == options.deals:
            return 0
        table = table.dealt(table.session.next_deal())
        print(f"\n{table.deal.dealer.named()} deals.")


def _session(options: argparse.Namespace, rules: HouseRules) -> Session:
    hands = deal_from_code(options.code) if options.code else None
    game = Game.start(rules, options.seed or secrets.token_hex(4), hands=hands)
    return Session(game, options.level, coach=options.level)


def _deal(table: Table, *, watch: bool) -> tuple[Table, bool]:
    """One deal to its end; whether the player has left."""
    while not table.session.over:
        if table.looking:
            print("\n".join(_melds(table)))
            table = replace(table, ready=True)
        elif table.waiting or watch:
            table = _computers(table, watch=watch)
        else:
            if not table.asked:
                print("\n".join(_stand(table)))
            order = _asked()
            if order is None or order == "quit":
                return table, True
            table = _obey(table, order)
    return table, False


def _computers(table: Table, *, watch: bool) -> Table:
    """One action of a computer, told; with its reasons when four of them are watched."""
    choice = table.session.hint() if table.session.my_turn else None
    table = table.act(choice.action) if choice else table.step()
    number = len(table.deal.actions) - 1
    seat, action = table.deal.actions[number]
    print(f"{seat.named()}: {table.speech.doing(action)}" if watch else table.speech.told(seat, action))
    if isinstance(action, PassCards) and seat.partner is LEARNER and not watch:
        print(f"  You get {action.cards.named()}.")
    for reason in (choice or table.session.why(number)).reasons if watch else ():
        print(f"    {table.speech.says(reason)}")
    if taken := trick_told(table.deal, table.speech, learner=None if watch else LEARNER):
        print(f"  {taken}")
    return table


def _asked() -> str | None:
    """What the player types, or None at the end of the input."""
    print("> ", end="", flush=True)
    typed = sys.stdin.readline()
    return typed.strip() if typed else None


def _obey(table: Table, order: str) -> Table:
    """The table after what was typed; what is refused is said."""
    asked, table = table.asked, replace(table, said=None)
    word, _, rest = order.casefold().partition(" ")
    if word == "rules":
        print("\n".join(f"  {rule}" for rule in rules_said(table.deal.rules, table.settings.words)))
        return table
    if word == "last":
        print(_last_trick(table))
        return table
    if word in ("help", "?"):
        left = table.hints_left
        print(table.speech.text(HELP, hints="" if left is None else f" (left in this deal: {left})"))
        return table
    if asked and word not in ("y", "yes"):
        return table.handle(Intent.of("keep"))
    intent = (
        Intent.read(dict(asked.intent), now=0, entropy="0") if asked else _intent(table, word, rest, order)
    )
    try:
        after = table.handle(intent)
    except InputError as problem:
        print(problem)
        return table
    if after.deal.phase in (Phase.PASS, Phase.PASS_BACK) and after.draft.raised and after.said is None:
        after = after.handle(Intent.of("give"))
    if after.said:
        print(after.said.told(after.speech) + (" (yes or no)" if after.asked else ""))
    elif len(after.deal.actions) > len(table.deal.actions) and (
        taken := trick_told(after.deal, after.speech)
    ):
        print(f"  {taken}")
    return after


def _last_trick(table: Table) -> str:
    """The last whole trick, which does not lie on the table any more."""
    state = table.deal.state
    if state.trump is None or not state.tricks:
        return table.speech.text("No [trick] has been taken yet.")
    return "Before: " + table.speech.trick(state.tricks[-1], state.trump)


def _intent(table: Table, word: str, rest: str, order: str) -> Intent:
    if word == "why":
        seat = next((who for who, _ in reversed(table.deal.actions) if who is not LEARNER), Seat.N)
        return Intent.of("why", seat=rest or seat.value)
    if word in ("hint", "undo"):
        return Intent.of(word)
    if table.session.phase is Phase.MELD:
        return Intent.of("show")
    return Intent.of("type", text=order)


def _stand(table: Table) -> Iterator[str]:
    """The trick, the hand and what is to be done."""
    view, speech = table.session.view, table.speech
    yield ""
    if told := bar_told(table):
        yield told
    if view.trick and view.trick.cards:
        yield "On the table: " + ", ".join(f"{seat.named()} {card}" for seat, card in view.trick.plays)
    yield f"Your hand: {_in_suits(view.hand)}"
    if view.phase in (Phase.AUCTION, Phase.TRUMP):
        worth = (
            f"{suit.named()} {speech.points(meld_points(view.hand, suit, view.rules))}" for suit in SUITS
        )
        yield f"{speech.text('[Meld]')}: {', '.join(worth)}"
    if view.legal and len(view.legal) < len(view.hand.kinds()):
        yield f"You may play: {' '.join(map(str, view.legal))}"
    wanted = " (Enter shows it)" if view.phase is Phase.MELD else ""
    yield line(replace(table, said=None)) + wanted


def _hands(table: Table) -> Iterator[str]:
    """All four hands, for somebody who watches."""
    for seat, hand in table.deal.hands.items():
        yield f"{seat.named()}: {_in_suits(hand)}"


def _in_suits(hand: Hand) -> str:
    return "   ".join(" ".join(map(str, hand.of(suit))) for suit in SUITS if hand.of(suit))


def _melds(table: Table) -> Iterator[str]:
    yield ""
    for seat in Seat:
        melds = table.deal.state.melds(seat)
        each = ", ".join(
            f"{meld.named(table.settings.words)} {table.speech.points(meld.points)}" for meld in melds
        )
        yield f"{seat.named()}: {each or 'nothing'}"


def _sheet(table: Table) -> Iterator[str]:
    """Why the deal was scored as it was, and how the game stands."""
    score = table.deal.score
    for reason in score.reasons if score else ():
        yield f"  {table.speech.says(reason)}"
    scores = table.session.game.scores
    yield "Game: " + ", ".join(
        f"{side.named()} {table.speech.points(points)}" for side, points in scores.items()
    )
