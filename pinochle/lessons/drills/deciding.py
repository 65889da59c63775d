"""The drill on choosing a card: what would you play? The choices are ranked over sampled deals."""

from __future__ import annotations

import random
from collections.abc import Mapping

from pinochle.cards import SINGLE_DECK, Card, Seat, Suit
from pinochle.lessons.drills.base import Drill, Exercise, key_of, trump_is
from pinochle.lessons.model import Question
from pinochle.lessons.shows import Cards, Rows, Show, TrickCards
from pinochle.lessons.tasks.deciding import WhatPlay, ranked_cards
from pinochle.players import make
from pinochle.rules import PRESETS, winning_index
from pinochle.table import Deal, Phase, View

WORLDS = 16
A_GLANCE = 4  # worlds that tell whether a position is worth a closer look
MATTERS = 6.0  # points (x10) on average between the best card and the worst
_NUDGES = {
    "lead": "What has gone? Which of your cards is the highest that is left, and is it safe?",
    "partner-wins": "Your partner is winning. What would you like to put on it?",
    "follow": "Can you win it, and is it worth it?",
}


def decision_case(view: View) -> str:
    """A lead, a card on a trick that one's partner is winning, or another."""
    trick = view.trick.cards if view.trick else ()
    if not trick:
        return "lead"
    partner = winning_index(trick, view.trump or Suit.SPADES) == len(trick) - 2
    return "partner-wins" if partner else "follow"


def _positions(rng: random.Random, case: str) -> WhatPlay:
    """Deals played by sound players, stopped where somebody has a choice of this case that matters."""
    player = make("medium")
    while True:
        deal = Deal.start(PRESETS["standard"], rng.choice(tuple(Seat)), SINGLE_DECK.deal(rng))
        start = rng.randint(0, 24)
        while (seat := deal.to_act) is not None:
            view = deal.view(seat)
            if deal.phase is Phase.PLAY and len(view.all_played) >= start and _is(view, case):
                task = WhatPlay(deal.record(), WORLDS)
                if _spread(ranked_cards(view, A_GLANCE)) >= MATTERS and _spread(task.values()) >= MATTERS:
                    return task
            deal = deal.act(player.choose(view).action, seat)


def _spread(values: Mapping[Card, float]) -> float:
    """How far the best card and the worst are apart. Points (x10) on average."""
    return max(values.values()) - min(values.values())


def _is(view: View, case: str) -> bool:
    return len(view.legal or ()) > 1 and decision_case(view) == case


def laid_out(task: WhatPlay) -> tuple[Show, ...]:
    """What the player sees: the trick, the hand, who bid, the points so far, what has gone."""
    view = task.deal.view(task.seat)
    trick, trump = view.trick, view.trump
    gone = [card for _, card in view.all_played[: len(view.all_played) - len(trick.cards if trick else ())]]
    bidder = f"{view.bidder.named() if view.bidder else ''} bid {view.bid}"
    shown: list[Show] = [
        TrickCards(trick.cards if trick else (), trick.leader if trick else task.seat, trump)
    ]
    rows = (
        (bidder, *(str(view.state.trick_points(side)) for side in (task.seat.side, task.seat.side.other))),
    )
    shown.append(Rows(("", "your side took", "the others took"), rows, "So far"))
    shown.append(Cards(tuple(view.hand), f"Your hand. You sit {task.seat.named()}"))
    if gone:
        shown.append(Rows(("gone so far", ""), _gone(gone), "Cards that were played"))
    return tuple(shown)


def _gone(cards: list[Card]) -> tuple[tuple[str, ...], ...]:
    """The cards played, a row a suit."""
    by_suit = {
        suit: sorted((c for c in cards if c.suit is suit), key=lambda card: card.sort_key) for suit in Suit
    }
    ranks = {suit: " ".join(card.rank.value for card in found) or "none" for suit, found in by_suit.items()}
    return tuple((f"{suit.symbol} {suit.named()}", shown) for suit, shown in ranks.items())


def _what_play(rng: random.Random, case: str) -> Exercise:
    task = _positions(rng, case)
    trump = task.deal.state.trump
    assert trump
    question = Question(
        key_of(rng, "what"),
        f"{trump_is(trump)} What would you play?",
        task,
        task.answer(),
        _NUDGES[case],
        "what-play",
    )
    return Exercise(question, laid_out(task), case)


WHAT_PLAY = Drill(
    "what-play", "skilled",
    "What would you play?", "Your choice beside all others, by what it brings on average.",
    {"lead": 0.4, "partner-wins": 0.3, "follow": 0.3}, _what_play, {"what-play": ("lead", "partner-wins", "follow")},
)  # fmt: skip
