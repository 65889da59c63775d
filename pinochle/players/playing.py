"""Choosing a card, with reasons. Only the view and the seed decide, never the clock."""

from __future__ import annotations

import random

from pinochle.analysis.knowledge import Knowledge, knowledge
from pinochle.analysis.packed import packed_deck
from pinochle.analysis.policies import easy, medium
from pinochle.analysis.position import Policy, choices
from pinochle.analysis.sampled import Preferred, preferred
from pinochle.cards import Card, Hand, Seat
from pinochle.players.choice import Choice
from pinochle.players.why import Role, why_play
from pinochle.reasons import GivesUpBid, NoThought, Reason, TriedOut
from pinochle.table import Concede, Phase, Play, View, concede_refusal


def play_at_random(view: View, rng: random.Random) -> Choice:
    """Any legal card."""
    return Choice(Play(rng.choice(list(view.legal or ()))), (NoThought(),))


def play_easily(view: View) -> Choice:
    """As a beginner would."""
    return _by_policy(view, easy)


def play_well(view: View) -> Choice:
    """With some thought: Medium."""
    return conceding(view) or _by_policy(view, medium)


def play_hard(view: View, seed: int | str, worlds: int) -> Choice:
    """The card that does best on average in sampled worlds that are played to the end by Medium."""
    if given_up := conceding(view):
        return given_up
    known = knowledge(view)
    may = choices(known.position)
    if len(may) == 1:
        return _choice(view, known, Preferred(may[0]))
    # The same view and seed must always give the same worlds, whatever was asked before.
    rng = random.Random(f"{seed}/{view.seat}/{len(view.events)}")
    return _choice(view, known, preferred(known, worlds, rng))


def conceding(view: View) -> Choice | None:
    """Giving the bid up before the first lead, where the table allows it and nearly every point would be needed."""
    started = len(view.all_played)
    if view.phase is not Phase.PLAY or view.seat is not view.bidder or concede_refusal(view.rules, started):
        return None
    needed, most = view.state.still_needs(), view.rules.trick_total
    return Choice(Concede(), (GivesUpBid(needed, most),)) if 10 * needed > 9 * most else None


def reasons_for(view: View, card: Card) -> tuple[Reason, ...]:
    """Why one might play ``card`` now; for the coach, whoever chose it."""
    return _reasons(view, knowledge(view), card)


def _by_policy(view: View, policy: Policy) -> Choice:
    known = knowledge(view)
    may = choices(known.position)
    return _choice(view, known, Preferred(may[0] if len(may) == 1 else policy(known.position, may)))


def _choice(view: View, known: Knowledge, found: Preferred) -> Choice:
    card_of = packed_deck(view.rules.deck).card
    card = card_of[found.best]
    reasons = _reasons(view, known, card)
    more = round(found.more)
    if found.other is not None and more > 0:
        reasons = (*reasons, TriedOut(card, card_of[found.other], more, found.worlds))
    return Choice(Play(card), reasons)


def _reasons(view: View, known: Knowledge, card: Card) -> tuple[Reason, ...]:
    unseen = Hand(packed_deck(view.rules.deck).cards(known.unseen))
    trick = view.trick.cards if view.trick else ()
    return why_play(card, view.hand, trick, known.trump, unseen, _role(view.seat, view.bidder), view.rules)


def _role(seat: Seat, bidder: Seat | None) -> Role:
    if seat is bidder:
        return "bidder"
    return "partner" if bidder and seat is bidder.partner else "defender"
