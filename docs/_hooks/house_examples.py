"""One example for each house rule: a situation, how the usual rule settles it, and how the changed rule does."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from pinochle import (
    Card,
    Deal,
    Hand,
    HouseRules,
    Seat,
    Side,
    SideResult,
    Suit,
    count_cards,
    legal_plays,
    meld_points,
    score_deal,
)
from pinochle.reasons import PHASES, IllegalAction, points
from pinochle.rules import Auction, DealScore, game_result, score_renege, trump_refusal
from pinochle.table import ChooseCards, NameTrump, Pass, PassCards, concede_refusal, deal_hands

SHORT = SideResult(100, 180, 17, 6, last_trick=True)
REST = SideResult(60, 70, 7, 6)
ALL = SideResult(100, 250, 24, 11, last_trick=True)


@dataclass(frozen=True, slots=True)
class Tried:
    """``result`` of a situation, under the usual rules and with one field ``changed``. All texts are templates."""

    situation: str
    change: str
    changed: Mapping[str, Any]
    result: Callable[[HouseRules], str]

    def outcomes(self) -> tuple[str, str]:
        """What happens usually, and what happens with the change."""
        return self.result(HouseRules()), self.result(HouseRules.from_changes(self.changed))


def _score(bid: int, ours: SideResult, theirs: SideResult) -> Callable[[HouseRules], str]:
    def scored(rules: HouseRules) -> str:
        return _both(score_deal(bid, ours, theirs, rules), rules)

    return scored


def _may(hand: str, trick: str, trump: Suit = Suit.HEARTS) -> Callable[[HouseRules], str]:
    played = [Card.parse(word) for word in trick.split()]
    return lambda rules: (
        "may play " + ", ".join(map(str, legal_plays(Hand.parse(hand), played, trump, rules)))
    )


def _bid(*calls: int | None, then: int | None) -> Callable[[HouseRules], str]:
    """Whether the next player may make a call after ``calls``, the dealer being North."""

    def answer(rules: HouseRules) -> str:
        auction = Auction(Seat.N, rules)
        for call in calls:
            auction = auction.call(auction.turn or Seat.N, call)
        reason = auction.refusal(auction.turn or Seat.N, then)
        return "refused" if reason else "allowed"

    return answer


def _after(calls: int, what: Callable[[Deal], str]) -> Callable[[HouseRules], str]:
    """What stands after so many passes of a deal by North."""

    def answer(rules: HouseRules) -> str:
        deal = Deal.start(rules, Seat.N, deal_hands("guide", rules))
        try:
            for _ in range(calls):
                deal = deal.act(Pass())
        except IllegalAction:
            return "the dealer may not pass"
        return what(deal)

    return answer


def _meld(hand: str) -> Callable[[HouseRules], str]:
    return lambda rules: points(meld_points(Hand.parse(hand), Suit.HEARTS, rules), rules.scale)


def _game(ours: int, theirs: int, deals: int) -> Callable[[HouseRules], str]:
    def ended(rules: HouseRules) -> str:
        result = game_result(ours, theirs, rules, Side.NORTH_SOUTH, deals)
        return (
            "the game goes on"
            if result is None
            else f"{result.winner.named() if result.winner else 'nobody'} wins"
        )

    return ended


def _renege(rules: HouseRules) -> str:
    return _both(score_renege(300, SHORT, REST, rules, by_bidders=True), rules)


def _both(score: DealScore, rules: HouseRules) -> str:
    return f"{points(score.bidders, rules.scale)} to {points(score.others, rules.scale)}"


def _for_the_dealer(deal: Deal) -> str:
    """What North, who dealt, has to do."""
    return PHASES[deal.phase.value] if deal.to_act is Seat.N else "wait"


def _named(rules: HouseRules) -> Deal:
    """A deal that the dealer was stuck with, clubs being named."""
    deal = Deal.start(rules, Seat.N, deal_hands("guide", rules))
    for action in (Pass(), Pass(), Pass(), NameTrump(Suit.CLUBS)):
        deal = deal.act(action)
    return deal


def _cards_to_pass(rules: HouseRules) -> str:
    return ", ".join(
        f"{each.count} cards" for each in _named(rules).options() if isinstance(each, ChooseCards)
    )


def _after_receiving(rules: HouseRules) -> str:
    deal = _named(rules)
    given = Hand(list(deal.hands[Seat.S])[:4])
    return PHASES[deal.act(PassCards(given)).phase.value]


EXAMPLES: Mapping[str, Tried] = {
    "name": Tried(
        "The score sheet is headed", "under another name", {"name": "Aunt Mary's"}, lambda r: r.title
    ),
    "deck": Tried(
        "Each player is dealt",
        "with the double deck",
        {"deck": "double"},
        lambda r: f"{r.deck.hand_size} cards",
    ),
    "scale": Tried("A run is written as", "in single digits", {"scale": 1}, _meld("AH 10H KH QH JH")),
    "minimum_bid": Tried(
        "East opens with 200:", "where bidding starts at 200", {"minimum_bid": 200}, _bid(then=200)
    ),
    "bid_step": Tried("Over 250 South bids 260:", "in steps of 50", {"bid_step": 50}, _bid(250, then=260)),
    "jump_bids": Tried(
        "Over 250 South bids 300:", "without jumps", {"jump_bids": False}, _bid(250, then=300)
    ),
    "step_after": Tried(
        "Over 300 South bids 310:", "above 300 in steps of 50", {"step_after": [300, 50]}, _bid(300, then=310)
    ),
    "all_pass": Tried(
        "East, South and West pass. North, who dealt, now has to",
        "where the dealer may pass too",
        {"all_pass": "REDEAL_NEXT"},
        _after(3, _for_the_dealer),
    ),
    "stuck_may_raise": Tried(
        "East, South and West pass. North, who dealt, now has to",
        "where a stuck dealer may bid more",
        {"stuck_may_raise": True},
        _after(3, _for_the_dealer),
    ),
    "trump_needs_marriage": Tried(
        "The bidder holds A♠ K♠ and names spades:",
        "where a marriage is needed",
        {"trump_needs_marriage": True},
        lambda r: "refused" if trump_refusal(Hand.parse("AS KS"), Suit.SPADES, r) else "allowed",
    ),
    "pass_count": Tried(
        "The partner of the [bidder] passes", "where three are passed", {"pass_count": 3}, _cards_to_pass
    ),
    "show_before_return": Tried(
        "The [bidder] has received four cards, and now has to",
        "where showing comes first",
        {"show_before_return": True},
        _after_receiving,
    ),
    "melds": Tried(
        "All eight aces pay",
        "where doubles pay twice",
        {"melds": {"aces-around": [100, 200]}},
        _meld("2xAS 2xAH 2xAD 2xAC"),
    ),
    "run_extras": Tried(
        "A♥ 10♥ K♥ K♥ Q♥ J♥, with hearts as [trump], pay",
        "where the spare king counts",
        {"run_extras": True},
        _meld("AH 10H 2xKH QH JH"),
    ),
    "head": Tried(
        "K♣ is [led] and 9♥, [a trump], played. Holding A♣ J♣ you",
        "where the suit must be beaten all the same",
        {"head": "EVEN_IF_TRUMPED"},
        _may("AC JC", "KC 9H"),
    ),
    "forced_trump": Tried(
        "A♣ is [led] and 10♥, [a trump], played. Holding K♥ A♦ you",
        "where [a trump] that loses may be kept",
        {"forced_trump": "IF_IT_WINS"},
        _may("KH AD", "AC 10H"),
    ),
    "counters": Tried(
        "A♠ A♥ 10♣ 10♦ count",
        "with classic counting",
        {"counters": "CLASSIC"},
        lambda r: str(count_cards(Hand.parse("AS AH 10C 10D"), r)),
    ),
    "last_trick": Tried(
        "All [tricks] of a deal bring",
        "where the last brings 20",
        {"last_trick": 20},
        lambda r: str(r.trick_total),
    ),
    "meld_needs": Tried(
        "The others have 80 for [meld] and took one [trick] without a [counter]: the score is",
        "where any [trick] saves [meld]",
        {"meld_needs": "TRICK"},
        _score(300, ALL, SideResult(80, 0, 0, 1)),
    ),
    "meld_needs_applies": Tried(
        "The [bidders] have 290 for [meld] and bid 250, but take nothing: the score is",
        "where both sides must save their [meld]",
        {"meld_needs_applies": "BOTH"},
        _score(250, SideResult(290), SideResult(40, 250, 24, 12, last_trick=True)),
    ),
    "nines_save_themselves": Tried(
        "The others have only the nine of [trump] and take nothing: the score is",
        "where nines save themselves",
        {"nines_save_themselves": True},
        _score(300, ALL, SideResult(10, 0, 0, 0, only_nines=True)),
    ),
    "set_rule": Tried(
        "Bid 300, [meld] 100, [tricks] 180: the score is",
        "where [a set pays|falling short pays] the others",
        {"set_rule": "BID_TO_OTHERS"},
        _score(300, SHORT, REST),
    ),
    "impossible_bid": Tried(
        "Bid 400 with [meld] 140; had it been played, 200 in [tricks] against 50: the score is",
        "where it is played",
        {"impossible_bid": "PLAY_ON"},
        _score(400, SideResult(140, 200, 19, 6, last_trick=True), SideResult(60, 50, 5, 6)),
    ),
    "may_concede": Tried(
        "Before the first card the [bidder] wants to give up:",
        "where that is allowed",
        {"may_concede": True},
        lambda r: "refused" if concede_refusal(r, 0) else "allowed",
    ),
    "renege": Tried(
        "Bid 300; the [bidders] played a wrong card: the score is",
        "where that is [a set|falling short]",
        {"renege": "SET"},
        _renege,
    ),
    "target": Tried(
        "North–South reach 1000 to 900:", "in a game to 1000", {"target": 1000}, _game(1000, 900, 5)
    ),
    "max_deals": Tried(
        "After eight deals it is 900 to 700:",
        "in a game of eight deals",
        {"max_deals": 8},
        _game(900, 700, 8),
    ),
}
