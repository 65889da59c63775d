"""Drills on choices that are ranked: bid or pass, name trump, four cards for the bidder, four back."""

from __future__ import annotations

import random

from pinochle.analysis import value_hand
from pinochle.cards import SINGLE_DECK, Hand, Seat
from pinochle.lessons.drills.base import Drill, Exercise, filled, key_of, trump_is, until
from pinochle.lessons.model import Question
from pinochle.lessons.shows import Cards
from pinochle.lessons.tasks.passing import PassFour
from pinochle.lessons.tasks.valuing import DOUBTFUL, NEARLY, SURE, BidOrPass, NamesTrump
from pinochle.players import pass_to_bidder
from pinochle.rules import PRESETS, meld_points
from pinochle.table import PassCards

RULES = PRESETS["standard"]


# ---------------------------------------------------------------- bid or pass


def bid_case(task: BidOrPass) -> str:
    """What makes the choice hard: little meld and much play, much meld and little play, a price grown too high."""
    best = task.best
    chance = best.chance(task.price)
    if DOUBTFUL <= chance < SURE:
        return "close"
    if chance >= SURE:
        return "little-meld" if best.own_meld <= 60 else "bid"
    return "too-dear" if best.chance(RULES.minimum_bid) >= SURE else "weak"


def _bid(rng: random.Random, case: str) -> Exercise:
    def make(r: random.Random) -> BidOrPass:
        return BidOrPass(filled(r, (), 12), 10 * r.choice((25, 26, 28, 30, 32, 34, 36, 40, 44)))

    task = until(rng, make, lambda made: bid_case(made) == case)
    question = Question(
        key_of(rng, "bid"), f"It is your turn. Do you bid {task.price}, or pass?", task, task.answer(),
        "Would it be made more often than not?", "hand-value",
    )  # fmt: skip
    return Exercise(question, (Cards(tuple(task.hand), "Your hand"),), case)


BID = Drill(
    "bid", "auction",
    "Bid or pass?", "Answered with the chance to make it, and where the points come from.",
    {"little-meld": 0.3, "too-dear": 0.25, "bid": 0.2, "weak": 0.15, "close": 0.1}, _bid,
    {"hand-value": ("little-meld", "too-dear", "bid", "weak", "close")},
)  # fmt: skip

# ---------------------------------------------------------------- naming trump


def trump_case(hand: Hand) -> str:
    """Whether the suit to name is another than the one that shows most."""
    value = value_hand(hand)
    most = max(v.own_meld for v in value.suits)
    return "not-most-meld" if value.best.own_meld < most else "most-meld"


def _trump(rng: random.Random, case: str) -> Exercise:
    def good(hand: Hand) -> bool:
        first, second = value_hand(hand).suits[:2]
        return first.total > second.total + NEARLY and trump_case(hand) == case

    task = NamesTrump(until(rng, lambda r: filled(r, (), 12), good))
    question = Question(
        key_of(rng, "trump"), "You have won the auction. Which suit do you name?", task, task.answer(),
        "With which suit would the two of you win the most [tricks]?", "name-trump",
    )  # fmt: skip
    return Exercise(question, (Cards(tuple(task.hand), "Your hand"),), case)


CHOOSE_TRUMP = Drill(
    "choose-trump", "passing",
    "Name [trump|the strongest suit]", "The suit that shows most is not always the one to name.",
    {"not-most-meld": 0.4, "most-meld": 0.6}, _trump, {"name-trump": ("not-most-meld", "most-meld")},
)  # fmt: skip

# ---------------------------------------------------------------- passing


def pass_case(task: PassFour) -> str:
    """What makes the choice hard: a meld that is better broken, one that is better kept, or neither."""
    given = Hand.parse(task.answer())
    before, after = meld_points(task.hand, task.trump), meld_points(task.hand - given, task.trump)
    if after < before:
        return "breaks"
    return "keeps" if before >= 40 else "plain"


def _two(rng: random.Random) -> PassFour:
    """A bidder's hand with its best suit, and a partner's."""
    hands = SINGLE_DECK.deal(rng)
    bidder, helper = hands[Seat.S], hands[Seat.N]
    return PassFour(helper, bidder, value_hand(bidder).best.suit)


def _pass(rng: random.Random, case: str) -> Exercise:
    task = until(rng, _two, lambda made: pass_case(made) == case)
    question = Question(
        key_of(rng, "pass"), f"{trump_is(task.trump)} Your partner is the [bidder]. Choose the four cards to give.",
        task, task.answer(), "Which of these cards would you be glad to get, if the bid were yours?", "pass-four",
    )  # fmt: skip
    return Exercise(question, (), case)


PASS_FOUR = Drill(
    "pass-four", "passing",
    "Four cards for the [bidder]", "Every choice is measured by what it brings your side on average.",
    {"breaks": 0.4, "keeps": 0.35, "plain": 0.25}, _pass, {"pass-four": ("breaks", "keeps", "plain")},
)  # fmt: skip


def _sixteen(rng: random.Random) -> PassFour:
    start = _two(rng)
    given = pass_to_bidder(start.hand, start.trump, RULES).action
    assert isinstance(given, PassCards)
    return PassFour(start.partner + given.cards, start.hand - given.cards, start.trump, back=True)


def back_case(task: PassFour) -> str:
    """Whether there is much meld to keep among the sixteen."""
    return "rich" if meld_points(task.hand, task.trump) >= 150 else "poor"


def _back(rng: random.Random, case: str) -> Exercise:
    task = until(rng, _sixteen, lambda made: back_case(made) == case)
    question = Question(
        key_of(rng, "back"), f"{trump_is(task.trump)} You are the [bidder] and hold sixteen. Choose four to give back.",
        task, task.answer(), "Which of the sixteen would you miss least?", "give-back",
    )  # fmt: skip
    return Exercise(question, (), case)


GIVE_BACK = Drill(
    "give-back", "passing",
    "Four cards back", "Sixteen cards, and four of them have to go.",
    {"rich": 0.6, "poor": 0.4}, _back, {"give-back": ("rich", "poor")},
)  # fmt: skip
