"""Whole deals at the table, played by anyone, for tests that need views of real positions."""

from pinochle.cards import Hand, Seat, Suit
from pinochle.rules import trump_refusal
from pinochle.table import Deal, NameTrump, Pass, PassCards, Phase, Play, ShowMeld, deal_hands
from pinochle.table.actions import Bid


def random_action(deal, rng):
    """Any allowed action; in the auction mostly passes, so that it ends."""
    seat = deal.to_act
    hand = deal.state.hand(seat)
    match deal.phase:
        case Phase.AUCTION:
            low = Bid(deal.state.auction.minimum)
            wanted = [low, Pass(), Pass()] if low.points < 2 * deal.rules.minimum_bid else [Pass()]
            return next(a for a in (rng.choice(wanted), low) if deal.refusal(a) is None)
        case Phase.TRUMP:
            suits = [suit for suit in Suit if trump_refusal(hand, suit, deal.rules) is None]
            return NameTrump(rng.choice(suits))
        case Phase.PASS | Phase.PASS_BACK:
            free = list(deal.options()[0].from_)
            return PassCards(Hand(rng.sample(free, deal.rules.pass_count)))
        case Phase.MELD:
            return next(a for a in (ShowMeld(), ShowMeld(Hand())) if deal.refusal(a) is None)
    return Play(rng.choice(list(deal.view(seat).legal)))


def random_deals(rng, rules, count):
    """Each state of so many random deals in turn, from the shuffle on."""
    for _ in range(count):
        deal = Deal.start(rules, rng.choice(list(Seat)), deal_hands(rng.random(), rules))
        while deal.to_act is not None:
            yield deal
            deal = deal.act(random_action(deal, rng))
