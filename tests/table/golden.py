"""The golden play-throughs: one deal a preset, kept as a record in ``golden/``.

``python -m tests.table.golden`` writes those that are missing; it never overwrites one, since a change in an old
record is a change of the rules. The players here are simple but sound, so that the deals look like deals.
"""

import random
from pathlib import Path

from pinochle.cards import Hand, Suit
from pinochle.rules import PRESETS, HouseRules, meld_points, shown_cards
from pinochle.table import Bid, Deal, NameTrump, Pass, PassCards, Phase, Play, ShowMeld, View, deal_hands
from pinochle.table.state import SEATS

FOLDER = Path(__file__).with_name("golden")


def best_suit(hand: Hand, rules: HouseRules) -> Suit:
    return max(Suit, key=lambda suit: (meld_points(hand, suit, rules), len(hand.of(suit)), suit.order))


def choice(view: View, rng: random.Random):
    hand, rules = view.hand, view.rules
    match view.phase:
        case Phase.AUCTION:
            worth = (
                meld_points(hand, best_suit(hand, rules), rules)
                + rules.trick_total // 2
                + rng.randrange(8) * 10
            )
            bid = Bid(view.auction.minimum)
            stuck = view.refusal(Pass()) is not None
            return bid if stuck or (worth >= bid.points and view.refusal(bid) is None) else Pass()
        case Phase.TRUMP:
            return NameTrump(best_suit(hand, rules))
        case Phase.PASS:
            return PassCards(
                Hand(
                    sorted(hand, key=lambda c: (c.suit is not view.trump, -c.rank.strength))[
                        : rules.pass_count
                    ]
                )
            )
        case Phase.PASS_BACK:
            melded = shown_cards(hand, view.trump, rules)
            low_first = sorted(hand, key=lambda c: (c in melded, c.suit is view.trump, c.rank.strength))
            return PassCards(Hand(low_first[: rules.pass_count]))
        case Phase.MELD:
            return ShowMeld()
    return Play(rng.choice([*view.legal]))


def deal(key: str, seed: int) -> Deal:
    rng = random.Random(f"golden {key} {seed}")
    now = Deal.start(PRESETS[key], SEATS[seed % 4], deal_hands(f"golden {key} {seed}", PRESETS[key]))
    while now.to_act:
        now = now.act(choice(now.view(now.to_act), rng))
    return now


def main() -> None:
    """Write what is missing: a deal that is played out."""
    FOLDER.mkdir(exist_ok=True)
    for number, key in enumerate(PRESETS):
        path = FOLDER / f"{key}.txt"
        if not path.exists():
            found = next(d for seed in range(number, 99) if (d := deal(key, seed)).state.all_played)
            path.write_text(found.record(), encoding="utf-8")


if __name__ == "__main__":
    main()
