"""The score of a deal, with the reasons behind it. Every number of points is x10."""

from __future__ import annotations

from dataclasses import dataclass

from pinochle.reasons import (
    BidImpossible,
    BidMade,
    Conceded,
    MeldLostNoCounter,
    MeldLostNoPoint,
    MeldLostNoTrick,
    Named,
    NinesKept,
    NoTrumpSet,
    OthersScore,
    Reason,
    Reneged,
    SetCostsBid,
    SetCostsBidAndMeld,
    SetPaysOthers,
    WentSet,
    Word,
)
from pinochle.rules.choices import ImpossibleBid, MeldNeeds, MeldNeedsApplies, Renege, SetRule
from pinochle.rules.house import PRESETS, HouseRules

_OTHERS = Word("the other side")


@dataclass(frozen=True, slots=True)
class SideResult:
    """What one side has at the end of a deal.

    ``meld`` and ``trick_points`` in points (x10), the last trick's included; ``counters`` and ``tricks`` are numbers of
    cards and tricks; ``only_nines`` says that the meld is nothing but nines of trump; ``side`` is how the reasons
    call it, where it is known which side it is.
    """

    meld: int
    trick_points: int = 0
    counters: int = 0
    tricks: int = 0
    last_trick: bool = False
    only_nines: bool = False
    side: Named | None = None


@dataclass(frozen=True, slots=True)
class DealScore:
    """What both sides score, whether the bid was made, whether the deal was played, and why."""

    bidders: int
    others: int
    made: bool
    played: bool
    reasons: tuple[Reason, ...]


def score_deal(
    bid: int, bidders: SideResult, others: SideResult, rules: HouseRules = PRESETS["standard"]
) -> DealScore:
    """The score of a deal. A bid out of reach is not played at tables that throw it in."""
    them = others.side or _OTHERS
    if is_impossible(bid, bidders.meld, rules):
        reason = BidImpossible(bid, bidders.meld, rules.trick_total)
        return _set(bid, bidders.meld, others.meld, 0, rules, (reason,), side=them, played=False)
    bidder_meld = bidders.meld
    bidder_notes: tuple[Reason, ...] = ()
    if rules.meld_needs_applies is MeldNeedsApplies.BOTH:
        bidder_meld, bidder_notes = _kept(bidders, bidders.side or Word("the bidders"), rules)
    other_meld, other_notes = _kept(others, them, rules)
    total = bidder_meld + bidders.trick_points
    if total < bid:
        short = WentSet(bid, bidder_meld, bidders.trick_points, bid - total)
        before = (*bidder_notes, short)
        return _set(bid, bidders.meld, other_meld, others.trick_points, rules, before, other_notes, side=them)
    made = BidMade(bid, bidder_meld, bidders.trick_points)
    others_score = OthersScore(other_meld, others.trick_points, them)
    reasons = (*bidder_notes, made, *other_notes, others_score)
    return DealScore(total, other_meld + others.trick_points, True, True, reasons)


def is_impossible(bid: int, meld: int, rules: HouseRules) -> bool:
    """Whether the table throws this deal in: the bid exceeds the meld by more than every trick point."""
    return rules.impossible_bid is ImpossibleBid.THROW_IN and bid - meld > rules.trick_total


def score_concession(
    bid: int, bidder_meld: int, other_meld: int, rules: HouseRules, others: Named = _OTHERS
) -> DealScore:
    """The score when the bidder gives up before the first lead: set, and ``others``, so named, score their meld."""
    return _set(bid, bidder_meld, other_meld, 0, rules, (Conceded(bid),), side=others, played=False)


def score_no_trump(
    bid: int, bidder_meld: int, other_meld: int, rules: HouseRules, others: Named = _OTHERS
) -> DealScore:
    """The score when the bidder holds no marriage where one is needed to name trump; melds count without trump."""
    return _set(bid, bidder_meld, other_meld, 0, rules, (NoTrumpSet(bid),), side=others, played=False)


def score_renege(
    bid: int,
    bidders: SideResult,
    others: SideResult,
    rules: HouseRules = PRESETS["standard"],
    *,
    by_bidders: bool,
) -> DealScore:
    """The score after a wrong card by one side, noticed later."""
    gain = Reneged(rules.trick_total, others.meld if by_bidders else bidders.meld)
    if not by_bidders:
        return DealScore(rules.trick_total + bidders.meld, 0, True, True, (gain,))
    if rules.renege is Renege.SET:
        return _set(
            bid, bidders.meld, others.meld, rules.trick_total, rules, (gain,), side=others.side or _OTHERS
        )
    return DealScore(0, rules.trick_total + others.meld, False, True, (gain,))


def _kept(side: SideResult, name: Named, rules: HouseRules) -> tuple[int, tuple[Reason, ...]]:
    """The meld a side keeps, and the reason if it was in doubt."""
    saved = {
        MeldNeeds.POINT: side.trick_points > 0 or side.last_trick,
        MeldNeeds.COUNTER: side.counters > 0,
        MeldNeeds.TRICK: side.tricks > 0,
        MeldNeeds.NOTHING: True,
    }[rules.meld_needs]
    if saved or not side.meld:
        return side.meld, ()
    if rules.nines_save_themselves and side.only_nines:
        return side.meld, (NinesKept(side.meld, name),)
    lost = {
        MeldNeeds.POINT: MeldLostNoPoint,
        MeldNeeds.COUNTER: MeldLostNoCounter,
        MeldNeeds.TRICK: MeldLostNoTrick,
    }[rules.meld_needs]
    return 0, (lost(side.meld, name),)


def _set(
    bid: int,
    bidder_meld: int,
    other_meld: int,
    other_tricks: int,
    rules: HouseRules,
    before: tuple[Reason, ...],
    other_notes: tuple[Reason, ...] = (),
    *,
    side: Named,
    played: bool = True,
) -> DealScore:
    """A set, paid as the table pays it."""
    others = other_meld + other_tricks
    bidders: int
    paid: Reason
    if rules.set_rule is SetRule.BID_TO_OTHERS:
        bidders, others, paid = 0, others + bid, SetPaysOthers(bid)
    elif rules.set_rule is SetRule.SUBTRACT_BID_AND_MELD:
        bidders, paid = -bid - bidder_meld, SetCostsBidAndMeld(bid, bidder_meld)
    else:
        bidders, paid = -bid, SetCostsBid(bid)
    reasons = (*before, paid, *other_notes, OthersScore(other_meld, other_tricks, side))
    return DealScore(bidders, others, False, played, reasons)
