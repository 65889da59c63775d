"""``pinochle meld``: what a hand shows, with one suit as trump or with each of the four."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from pinochle.analysis.whole_hand import Suggestion, size_note, suggested_trump
from pinochle.cards import SUITS, Hand, Suit
from pinochle.cli import options as shared
from pinochle.reasons import Reason, Words, explain, points, render
from pinochle.rules import (
    PRESETS,
    HouseRules,
    Meld,
    at_every_table,
    find_melds,
    near_melds,
    preset_note,
    unscored,
)
from pinochle.screens.explorer.chances import in_words, percent

EXAMPLES = """\
examples:
  pinochle meld "AH 10H KH QH JH 9H KS KC KD QS JD 10C" --trump h
  pinochle meld "♥ A 10 K Q J  ♠ K Q" --words plain
  pinochle meld AH 10H KH KH QH JH --trump h --rules kitchen --why --tables
"""


def add_to(subparsers: shared.Subparsers) -> None:
    """Add the command."""
    parser = subparsers.add_parser(
        "meld", help="what a hand is worth", description="What a hand shows, meld by meld.", epilog=EXAMPLES
    )  # fmt: skip
    shared.add_hand(parser)
    parser.add_argument("--trump", metavar="SUIT", help="s, h, d or c; without it each suit in turn")
    parser.add_argument(
        "--why", action="store_true", help="also what scores nothing and why, and what one more card adds"
    )
    parser.add_argument(
        "--tables",
        action="store_true",
        help="also the same hand under every set of house rules for this deck",
    )
    shared.add_rules(parser)
    shared.add_words(parser)
    shared.add_json(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print the answer."""
    rules = shared.the_rules(options)
    hand = shared.the_hand(options, rules)
    suits = SUITS if options.trump is None else (Suit.parse(options.trump),)
    if options.json:
        print(shared.in_json(_as_json(hand, suits, rules, options)))
        return 0
    blocks = ["\n".join(_suit(hand, suit, rules, options)) for suit in suits]
    notes = "\n".join(explain(note, options.words, rules.scale).says for note in _notes(hand, rules, options))
    print("\n\n".join([*blocks, notes] if notes else blocks))
    return 0


def _notes(hand: Hand, rules: HouseRules, options: argparse.Namespace) -> Iterator[Reason]:
    """What is to be said of the hand as a whole."""
    if size := size_note(hand, rules):
        yield size
    if suggestion := _recommended(hand, rules, options):
        yield suggestion.reason
    if options.tables:
        shown = (name for name, there in PRESETS.items() if there.deck == rules.deck)
        yield from filter(None, map(preset_note, shown))


def _recommended(hand: Hand, rules: HouseRules, options: argparse.Namespace) -> Suggestion | None:
    """The suit to name, where none is given and there is enough to go by."""
    suggestion = None if options.trump else suggested_trump(hand, rules)
    return suggestion if suggestion and suggestion.founded else None


def _suit(hand: Hand, trump: Suit, rules: HouseRules, options: argparse.Namespace) -> Iterator[str]:
    found = find_melds(hand, trump, rules)
    total = points(sum(meld.points for meld in found), rules.scale)
    yield render(
        "{suit} as [trump|the strongest suit]: {total}", options.words, values={"suit": trump, "total": total},
        sentence_case=True,
    )  # fmt: skip
    for meld in found:
        yield _line(meld, rules, options.words)
    if options.why:
        yield from _why(hand, trump, rules, options)
    if options.tables:
        yield from _tables(hand, trump, rules, options)


def _line(meld: Meld, rules: HouseRules, words: Words) -> str:
    cards = " ".join(map(str, meld.cards))
    return f"{points(meld.points, rules.scale):>6}  {meld.named(words):<34} {cards}"


def _why(hand: Hand, trump: Suit, rules: HouseRules, options: argparse.Namespace) -> Iterator[str]:
    reasons = unscored(hand, trump, rules)
    if reasons:
        yield "  Not scored:"
        yield from _sentences(reasons, rules, options)
    near = near_melds(hand, trump, rules)
    if near:
        yield "  One more card:"
    for each in near:
        made = ", ".join(meld.named(options.words) for meld in each.melds)
        chance = f"{percent(each.chance)}, {in_words(each.chance)}"
        yield f"{'+' + points(each.gain, rules.scale):>6}  {each.card}: {made} ({chance} that your partner has one)"


def _tables(hand: Hand, trump: Suit, rules: HouseRules, options: argparse.Namespace) -> Iterator[str]:
    yield "  At every table:"
    for name, (total, reasons) in at_every_table(hand, trump, rules).items():
        there = HouseRules.preset(name)
        yield f"{points(total, there.scale):>6}  {name}"
        yield from _sentences(reasons, rules, options)


def _sentences(reasons: tuple[Reason, ...], rules: HouseRules, options: argparse.Namespace) -> Iterator[str]:
    return (f"        {explain(reason, options.words, rules.scale).says}" for reason in reasons)


def _as_json(
    hand: Hand, suits: tuple[Suit, ...], rules: HouseRules, options: argparse.Namespace
) -> dict[str, object]:
    suggestion = _recommended(hand, rules, options)
    return {
        "hand": hand.ascii(),
        "cards": len(hand),
        "rules": rules.title,
        "scale": rules.scale,
        "recommended": suggestion.suit.letter if suggestion else None,
        "suits": [_suit_json(hand, suit, rules) for suit in suits],
    }


def _suit_json(hand: Hand, trump: Suit, rules: HouseRules) -> dict[str, object]:
    melds = find_melds(hand, trump, rules)
    return {
        "trump": trump.letter,
        "points": sum(meld.points for meld in melds),
        "melds": [
            {
                "kind": meld.kind.value,
                "suit": meld.suit.letter if meld.suit else None,
                "count": meld.count,
                "points": meld.points,
                "cards": [card.code for card in meld.cards],
            }
            for meld in melds
        ],
    }
