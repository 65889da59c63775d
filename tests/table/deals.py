"""Deals played at random under every table's rules, and the actions that a player might try."""

import random
from collections.abc import Iterator
from dataclasses import replace

from pinochle.cards import SINGLE_DECK, Hand, Seat, Suit
from pinochle.rules import PRESETS, AllPass, ForcedTrump, Head, HouseRules
from pinochle.table import (
    Action,
    Bid,
    BidRange,
    ChooseCards,
    ChooseMelds,
    Concede,
    Deal,
    NameTrump,
    Option,
    Pass,
    PassCards,
    Play,
    ShowMeld,
    deal_hands,
)

STANDARD = PRESETS["standard"]
TABLES = {
    **PRESETS,
    "shows first": replace(STANDARD, show_before_return=True),
    "shows first, passes three": replace(STANDARD, show_before_return=True, pass_count=3),
    "needs a marriage": replace(STANDARD, trump_needs_marriage=True),
    "next dealer": replace(STANDARD, all_pass=AllPass.REDEAL_NEXT),
    "same dealer": replace(STANDARD, all_pass=AllPass.REDEAL_SAME, jump_bids=False),
    "larger steps": replace(STANDARD, step_after=(270, 50), stuck_may_raise=True),
    "newer heading": replace(STANDARD, head=Head.TRUMP_LED_ONLY, forced_trump=ForcedTrump.IF_IT_WINS),
    "no pass": STANDARD.without_pass(),
    "twenty cards, three passed": replace(PRESETS["double-deck"], pass_count=3, show_before_return=True),
}


def some_action(deal: Deal, rng: random.Random) -> Action:
    """One of the allowed actions, passing often and conceding hardly ever."""
    return rng.choice([*choices(deal, rng)])


def choices(deal: Deal, rng: random.Random) -> Iterator[Action]:
    """Allowed actions; of many bids and many ways to pass cards one each."""
    for option in deal.options():
        match option:
            case Option(Concede()) if rng.random() < 0.8:
                continue
            case Option(action, None):
                yield action
            case BidRange(minimum, step, maximum):
                yield Bid(minimum if maximum == minimum else minimum + step * rng.choice([0, 0, 1]))
            case ChooseCards(count, from_):
                yield PassCards(Hand(rng.sample([*from_], count)))
            case ChooseMelds(melds, _):
                # What only some of the melds need can always be laid down, unless too little is left to pass.
                some = [meld for meld in melds if rng.random() < 0.4][:1]
                yield ShowMeld(Hand(card for meld in some for card in meld.cards))


def steps(rules: HouseRules, seed: int, dealer: Seat | None = None) -> Iterator[Deal]:
    """A deal played at random to its end, at every stage."""
    rng = random.Random(seed)
    deal = Deal.start(rules, dealer or rng.choice([*Seat]), deal_hands(seed, rules))
    yield deal
    while deal.to_act is not None:
        deal = deal.act(some_action(deal, rng))
        yield deal


def finished(rules: HouseRules, seed: int) -> Deal:
    *_, last = steps(rules, seed)
    return last


def tries(deal: Deal, rng: random.Random) -> Iterator[Action]:
    """What a player might try, most of it not allowed."""
    hand = deal.state.hand(deal.to_act) if deal.to_act else Hand()
    yield from (Bid(points) for points in (0, 240, 250, 255, 260, 270, 275, 300, 320, 350, 500, 510, -250))
    yield Pass()
    yield from map(NameTrump, Suit)
    yield from map(Play, SINGLE_DECK.kinds)
    yield Concede()
    for count in (0, 2, 3, 4, 5):
        yield PassCards(Hand(rng.sample([*hand], min(count, len(hand)))))
    yield PassCards(Hand([*SINGLE_DECK.kinds][:4]))
    yield from (ShowMeld(), ShowMeld(Hand()), ShowMeld(hand), ShowMeld(Hand([*hand][:1])))


def offered(deal: Deal, action: Action) -> bool:
    """Whether the options of a deal hold this action."""
    return any(_holds(option, action, deal) for option in deal.options())


def _holds(option: object, action: Action, deal: Deal) -> bool:
    match option, action:
        case Option(allowed, None), _:
            return allowed == action or (allowed == ShowMeld() and _shows_all(deal, action))
        case BidRange(minimum, step, maximum), Bid(points):
            on_step = (points - minimum) % step == 0
            return on_step and minimum <= points <= (points if maximum is None else maximum)
        case ChooseCards(count, from_), PassCards(cards):
            return len(cards) == count and from_.holds(cards)
    return False


def _shows_all(deal: Deal, action: Action) -> bool:
    """Whether an action lays down by name just what showing everything lays down."""
    if not isinstance(action, ShowMeld):
        return False
    everything = deal.act(ShowMeld()).state.shown[-1][1]
    return action.cards == everything
