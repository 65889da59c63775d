"""``pinochle legal``: which cards may be played, and why the others may not."""

from __future__ import annotations

import argparse

from pinochle.cards import Card, Suit
from pinochle.cards.notation import read_cards
from pinochle.cli import options as shared
from pinochle.cli.terminal import UsageError
from pinochle.players.why import why_these
from pinochle.reasons import Explanation, Reason, explain
from pinochle.reasons.words import number
from pinochle.rules import HouseRules, LegalPlays, legal_plays, winning_index

NOT_ALLOWED = 1

EXAMPLES = """\
examples:
  pinochle legal "AC JC 9D 10H" --trick "KC 9C" --trump s
  pinochle legal "AC JC 9D 10H" --trick "KC 9C" --trump s --play JC
  pinochle legal "AH 9H KS" --trump h          (nothing on the table: you lead)

With --play the exit status is 0 for a card that may be played and 1 for one that may not.
"""


def add_to(subparsers: shared.Subparsers) -> None:
    """Add the command."""
    parser = subparsers.add_parser(
        "legal", help="what may be played", description="Which cards may be played on a trick, and why.",
        epilog=EXAMPLES,
    )  # fmt: skip
    shared.add_hand(parser)
    parser.add_argument(
        "--trick", default="", metavar="CARDS", help="the cards on the table, in the order played"
    )
    parser.add_argument("--trump", required=True, metavar="SUIT", help="s, h, d or c")
    parser.add_argument("--play", metavar="CARD", help="ask about one card")
    shared.add_rules(parser)
    shared.add_words(parser)
    shared.add_json(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print the answer."""
    rules = shared.the_rules(options)
    hand = shared.the_hand(options, rules)
    trump = Suit.parse(options.trump)
    trick = read_cards(options.trick)
    if len(trick) > 3:
        raise UsageError(
            f"a trick has four cards, and {number(len(trick))} lie there already: nobody plays to it"
        )
    rules.deck.check((*hand, *trick))
    may = legal_plays(hand, trick, trump, rules)
    chosen = (Card.parse(options.play),) if options.play else hand.kinds()
    refused = {
        card: explain(why, options.words, rules.scale) for card in chosen if (why := may.why_not(card))
    }
    if options.json:
        print(shared.in_json(_as_json(may, refused, trick, trump)))
    elif options.play:
        print(refused[chosen[0]].says if refused else f"{chosen[0]} may be played.")
    else:
        why = why_these(may, hand, trick)
        print("\n".join([*_table(may, why, trick, trump, rules, options), *_refusals(refused)]))
    return NOT_ALLOWED if options.play and refused else 0


def _table(
    may: LegalPlays,
    why: Reason,
    trick: tuple[Card, ...],
    trump: Suit,
    rules: HouseRules,
    options: argparse.Namespace,
) -> list[str]:
    lines = [
        f"You may play: {' '.join(map(str, may))}",
        f"  {explain(why, options.words, rules.scale).says}",
    ]
    if trick:
        lines.insert(
            0, f"On the table: {' '.join(map(str, trick))}; {trick[winning_index(trick, trump)]} is winning."
        )
    return lines


def _as_json(
    may: LegalPlays, refused: dict[Card, Explanation], trick: tuple[Card, ...], trump: Suit
) -> dict[str, object]:
    return {
        "trick": [card.code for card in trick],
        "trump": trump.letter,
        "winning": trick[winning_index(trick, trump)].code if trick else None,
        "legal": [card.code for card in may],
        "reason": may.reason.code,
        "refused": {card.code: {"code": why.code, "says": why.says} for card, why in refused.items()},
    }


def _refusals(refused: dict[Card, Explanation]) -> list[str]:
    return [f"  not {card}: {why.says}" for card, why in refused.items()]
