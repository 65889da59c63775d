"""No player knows what it has not seen: change hidden cards, play the same, and view and choice stay the same."""

import random
from collections import Counter
from dataclasses import replace
from itertools import islice

import pytest

from pinochle.analysis.knowledge import knowledge
from pinochle.analysis.packed import packed_deck
from pinochle.cards import Hand, Seat
from pinochle.players import LEVELS, make
from pinochle.reasons import IllegalAction
from pinochle.rules import PRESETS
from pinochle.table import CardsPassed, Deal, Dealt, PassCards, Phase
from tests.analysis.table import random_deals

RULES = {
    "standard": PRESETS["standard"],
    "eight-deals": PRESETS["eight-deals"],
    "double-deck": PRESETS["double-deck"],
    "shown early": replace(PRESETS["standard"], show_before_return=True),
}
SWAPS = {"random": 60, "easy": 60, "medium": 60, "hard": 40}  # for each set of rules
LEAST_SURVIVING = 0.4


def swapped(deal, seat, rng):
    """The deal with two cards changed that ``seat`` has never seen, played in the same way; None if that cannot be.

    The cards lie with two others now. Where one of them came by a pass that ``seat`` did not see, the pass changes too.
    """
    mine, theirs = rng.sample([s for s in Seat if s is not seat], 2)
    pool_a, pool_b = hidden(deal, mine, seat), hidden(deal, theirs, seat)
    pairs = [(a, b) for a in pool_a for b in pool_b if a != b and plausible(deal, seat, mine, theirs, a, b)]
    if not pairs:
        return None
    a, b = rng.choice(pairs)
    home_a, home_b = origin(deal, mine, a), origin(deal, theirs, b)
    hands = dict(deal.hands)
    hands[home_a] = hands[home_a] - [a] + [b]
    hands[home_b] = hands[home_b] - [b] + [a]
    other = Deal.start(deal.rules, deal.dealer, hands)
    try:
        for actor, action in deal.actions:
            changes = ((home_a, mine, a, b), (home_b, theirs, b, a))
            unseen = isinstance(action, PassCards) and seat not in (actor, actor.partner)
            other = other.act(moved(action, actor, changes) if unseen else action, actor)
    except IllegalAction:
        return None
    return other if public(other, seat) == public(deal, seat) else None


def hidden(deal, owner, seat):
    """The kinds of card in the owner's hand of which ``seat`` has seen no copy there."""
    shown = deal.state.shown_by(owner) or Hand()
    passed = [
        c for p in deal.state.passes if seat in (p.giver, p.receiver) and p.receiver is owner for c in p.cards
    ]
    return [card for card in deal.state.hand(owner).kinds() if card not in shown and card not in passed]


def plausible(deal, seat, mine, theirs, a, b):
    """Whether nothing that was played rules the swap out; before the play everything is plausible."""
    if deal.phase is not Phase.PLAY:
        return True
    known = knowledge(deal.view(seat))
    units, places = packed_deck(deal.rules.deck).unit, list(Seat)
    cannot = known.position.cannot
    return not units[b] & cannot[places.index(mine)] and not units[a] & cannot[places.index(theirs)]


def origin(deal, owner, card):
    """Who was dealt a copy of ``card`` that ``owner`` holds now."""
    return owner if card in deal.hands[owner] else owner.partner


def moved(action, actor, changes):
    """A hidden pass after the swap: a card that went from its first owner to the last is changed there too."""
    cards = list(action.cards)
    for home, owner, old, new in changes:
        if home is actor and owner is not actor and old in cards:
            cards[cards.index(old)] = new
    return PassCards(Hand(cards))


def public(deal, seat):
    """The events as ``seat`` may see them, redacted here without the package's own redaction."""

    def is_hidden(event):
        if isinstance(event, Dealt):
            return event.seat is not seat
        return isinstance(event, CardsPassed) and seat not in (event.giver, event.receiver)

    return [replace(event, cards=None) if is_hidden(event) else event for event in deal.events]


def is_fair(deal, other, player):
    """Whether neither the view nor the choice tells the two deals apart."""
    seat = deal.to_act
    return deal.view(seat) == other.view(seat) and player.choose(deal.view(seat)) == player.choose(
        other.view(seat)
    )


OFTEN = {
    Phase.AUCTION: 0.2,
    Phase.TRUMP: 0.5,
    Phase.PASS: 0.5,
    Phase.PASS_BACK: 0.5,
    Phase.MELD: 0.2,
    Phase.PLAY: 0.06,
}


def survivors(rules, rng, tried):
    """(deal, the same with hidden cards swapped), of all phases, without end; ``tried`` counts the attempts."""
    for deal in random_deals(rng, rules, 100_000):
        if rng.random() < OFTEN[deal.phase]:
            tried[deal.phase] += 1
            other = swapped(deal, deal.to_act, rng)
            if other is not None:
                yield deal, other


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_change_nothing(level, name):
    rng = random.Random(f"{level} {name}")
    wanted = {Phase.AUCTION, Phase.TRUMP, Phase.MELD, Phase.PLAY}
    if RULES[name].pass_count:
        wanted |= {Phase.PASS, Phase.PASS_BACK}
    tried, met = Counter(), Counter()
    for deal, other in survivors(RULES[name], rng, tried):
        assert is_fair(deal, other, make(level, seed=3, worlds=5)), (deal.phase, deal.record())
        met[deal.phase] += 1
        if sum(met.values()) >= SWAPS[level] and wanted <= set(met):
            break
    assert sum(met.values()) >= LEAST_SURVIVING * sum(tried.values()), (met, tried)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("event", [Dealt, CardsPassed])
def test_a_view_that_leaks_is_found_out(level, event, monkeypatch):
    monkeypatch.setattr(event, "seen_by", lambda self, seat: self)
    rng = random.Random(f"{level} leaks")
    pairs = islice(survivors(RULES["standard"], rng, Counter()), 150)
    assert not all(is_fair(deal, other, make(level, worlds=2)) for deal, other in pairs)
