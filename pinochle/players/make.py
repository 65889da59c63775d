"""The computer players by level, and a deal played by four of them."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass

from pinochle.cards import Hand, Seat, Suit
from pinochle.players.bidding import bid_or_pass, name_trump
from pinochle.players.choice import LEVELS, Choice, Level, Player
from pinochle.players.passing import pass_back, pass_to_bidder, show_early, why_show
from pinochle.players.playing import play_at_random, play_easily, play_hard, play_well
from pinochle.reasons import NoThought
from pinochle.rules import HouseRules, trump_refusal
from pinochle.table import Bid, Deal, NameTrump, Pass, PassCards, Phase, ShowMeld, View, deal_hands


@dataclass(frozen=True, slots=True)
class Computer:
    """A player of one level. The same view and seed give the same choice; ``worlds`` is the effort of Hard."""

    level: Level
    seed: int | str = 0
    worlds: int = 50

    def choose(self, view: View) -> Choice:
        """What to do when it is this seat's turn. Raises ValueError when it is not."""
        if not view.my_turn:
            raise ValueError(f"it is not {view.seat.named()}'s turn")
        if self.level == "random":
            return _at_random(view, random.Random(f"{self.seed}/{view.seat}/{len(view.events)}"))
        match view.phase:
            case Phase.AUCTION:
                return bid_or_pass(view.hand, view.auction, self.level)
            case Phase.TRUMP:
                return name_trump(view.hand, view.rules)
            case Phase.PASS:
                return pass_to_bidder(view.hand, _trump(view), view.rules)
            case Phase.PASS_BACK:
                shown = view.state.shown_by(view.seat)
                return pass_back(view.hand, _trump(view), view.rules, shown)
            case Phase.MELD:
                return _show(view)
        return self._play(view)

    def _play(self, view: View) -> Choice:
        if self.level == "easy":
            return play_easily(view)
        return play_well(view) if self.level == "medium" else play_hard(view, self.seed, self.worlds)


def make(level: Level, seed: int | str = 0, worlds: int = 50) -> Player:
    """A computer player: "random", "easy", "medium" or "hard". Raises ValueError for anything else."""
    if level not in LEVELS:
        raise ValueError(f"no such level: {level}; there are {', '.join(LEVELS)}")
    if worlds < 1:
        raise ValueError("Hard needs at least one world")
    return Computer(level, seed, worlds)


def play_deal(
    players: Mapping[Seat, Player],
    rules: HouseRules,
    dealer: Seat,
    hands: Mapping[Seat, Hand] | None = None,
    seed: int | str = 0,
) -> Deal:
    """One deal played to its end by four players, from ``hands`` or from cards shuffled by ``seed``."""
    deal = Deal.start(rules, dealer, deal_hands(seed, rules) if hands is None else hands)
    while (seat := deal.to_act) is not None:
        deal = deal.act(players[seat].choose(deal.view(seat)).action, seat)
    return deal


def _trump(view: View) -> Suit:
    """The trump suit, which is named in every phase that asks for it."""
    return view.trump or Suit.SPADES


def _show(view: View) -> Choice:
    if view.refusal(ShowMeld()) is not None or (view.rules.show_before_return and not view.state.shown):
        return show_early(view)
    return Choice(ShowMeld(), why_show(view.hand, view.trump, view.rules))


def _at_random(view: View, rng: random.Random) -> Choice:
    """Anything allowed; in the auction a pass three times out of four, so that bids stay within reason."""
    match view.phase:
        case Phase.AUCTION:
            wanted: list[Bid | Pass] = [Bid(view.auction.minimum), Pass()]
            if rng.random() < 0.75:
                wanted.reverse()
            return Choice(next(call for call in wanted if view.refusal(call) is None), (NoThought(),))
        case Phase.TRUMP:
            suits = [suit for suit in Suit if trump_refusal(view.hand, suit, view.rules) is None]
            return Choice(NameTrump(rng.choice(suits)), (NoThought(),))
        case Phase.PASS | Phase.PASS_BACK:
            free = list(view.hand - (view.state.shown_by(view.seat) or Hand()))
            return Choice(PassCards(Hand(rng.sample(free, view.rules.pass_count))), (NoThought(),))
        case Phase.MELD:
            return _show(view)
    return play_at_random(view, rng)
