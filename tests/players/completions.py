"""Deals completed around what a complaint tells: the rest of the cards, and the tricks that were played before."""

from pinochle.analysis.packed import packed_deck
from pinochle.analysis.position import Position, choices
from pinochle.analysis.tricks import tricks
from pinochle.cards import Hand, Seat
from pinochle.rules import PRESETS
from pinochle.table import Bid, Deal, NameTrump, Pass, PassCards, Phase, Play, ShowMeld

RULES = PRESETS["standard"]
SEATS = tuple(Seat)


def shared_out(cards, sizes, rng):
    """The cards in random hands of these sizes."""
    cards = list(cards)
    rng.shuffle(cards)
    return [Hand(cards.pop() for _ in range(size)) for size in sizes]


def auctioned(hands, bidder, trump):
    """The deal once ``bidder`` has bid the minimum, all others have passed, and trump is named."""
    deal = Deal.start(RULES, bidder.plus(3), hands).act(Bid(RULES.minimum_bid))
    while deal.phase is Phase.AUCTION:
        deal = deal.act(Pass())
    return deal.act(NameTrump(trump))


def ready_to_play(hands, bidder, trump, rng):
    """The deal at the first lead, with these hands after the partners have passed four random cards each way."""
    partner = bidder.partner
    given, back = (Hand(rng.sample(list(hands[seat]), RULES.pass_count)) for seat in (bidder, partner))
    before = {**hands, partner: hands[partner] - back + given, bidder: hands[bidder] - given + back}
    deal = auctioned(before, bidder, trump).act(PassCards(given)).act(PassCards(back))
    while deal.phase is Phase.MELD:
        deal = deal.act(ShowMeld())
    return deal


def played_down_to(left, kept, bidder, trump, leader, rng):
    """A deal with ``left`` tricks to come and ``leader`` to lead, in which seats still hold what is ``kept``.

    All other cards lie and fall at random, as the duties allow.
    """
    packed = packed_deck(RULES.deck)
    pool = RULES.deck.unseen(card for hand in kept.values() for card in hand)
    keep = [packed.pack(kept.get(seat, ())) for seat in SEATS]
    sizes = [RULES.deck.hand_size - packed.size(mine) for mine in keep]
    states = tricks(RULES, trump)
    for _ in range(100_000):
        more = shared_out(pool, sizes, rng)
        full = [packed.pack(hand) + mine for hand, mine in zip(more, keep, strict=True)]
        start = Position.start(states, RULES.last_trick, full, SEATS.index(bidder))
        plays = _random_plays(start, keep, left, rng)
        if plays and start.seat == SEATS.index(leader):
            hands = {seat: Hand(packed.cards(hand)) for seat, hand in zip(SEATS, full, strict=True)}
            deal = ready_to_play(hands, bidder, trump, rng)
            if deal.phase is Phase.PLAY:
                for unit in plays:
                    deal = deal.act(Play(packed.card[unit]))
                return deal
    raise AssertionError("no way was found to come to this position")


def _random_plays(position, keep, left, rng):
    """Random legal plays, in place, that touch none of the cards to be kept; None where one would have to go."""
    packed, plays = position.tricks.packed, []
    while position.played or packed.size(position.hands[position.seat]) > left:
        hand, mine = position.hands[position.seat], keep[position.seat]
        free = [u for u in choices(position) if packed.count(hand, u) > packed.count(mine, u)]
        if not free:
            return None
        plays.append(rng.choice(free))
        position.play(plays[-1])
    return plays
