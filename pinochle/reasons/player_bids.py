"""Why a computer player bids, names trump and passes as it does. Each is true of its decision; points are x10."""

from __future__ import annotations

from pinochle.reasons.base import Entry, Example, Reason
from pinochle.reasons.words import Named

_AUCTION = "guide/auction/"
_TRUMP = "guide/naming-trump/"
_PASS = "guide/passing/"

_STRONG = "Hand.parse('AS AS 10S QS AH AH KH JH AD AC JC JC')"
_WEAK = "Hand.parse('10S 9S 9S QH JH 9H KD QD 9D QC JC 9C')"


def _bids(hand: str, auction: str) -> str:
    return f"bid_or_pass({hand}, {auction}, 'medium').reasons[0]"


def _passes(hand: str, bidder: bool = False) -> str:
    back = "pass_back" if bidder else "pass_to_bidder"
    return f"{back}(Hand.parse('{hand}'), Suit.HEARTS, PRESETS['standard']).reasons"


# ---------------------------------------------------------------- the auction


class BidWithinReach(Reason):
    """A bid that the hand makes often enough. ``times`` is of 100."""

    bid: int
    suit: Named
    own: int
    share: int
    tricks: int
    times: int
    entry = Entry(
        title="The hand is worth it",
        says="With {suit} as [trump], about {own:pts} of [meld] in the hand, {share:pts} that the partner and the pass add "
        "and {tricks:pts} in [tricks] can be hoped for: {bid:pts} is made about {times:times} in 100.",
        why="A bid is a promise for both partners, so what the partner brings on average counts too.",
        rule=_AUCTION,
        example=Example(
            "Four spades with both aces, six aces in all.",
            _bids(_STRONG, "Auction(Seat.N, PRESETS['standard'])"),
        ),
    )


class PriceTooHigh(Reason):
    """A pass, since the lowest bid left is made too seldom. ``times`` is of 100."""

    bid: int
    times: int
    entry = Entry(
        title="The price is too high",
        says="The lowest bid is {bid:pts} now, and this hand makes that only about {times:times} in 100.",
        why="When a bid fails, nothing that your side made counts, and the bid has to be paid besides; passing promises nothing.",
        rule=_AUCTION + "#pass",
        example=Example("Four nines and no ace.", _bids(_WEAK, "Auction(Seat.N, PRESETS['standard'])")),
    )


class PartnerHasIt(Reason):
    """A pass over the partner's bid."""

    partner: Named
    bid: int
    entry = Entry(
        title="The partner has the bid",
        says="{partner}, your partner, has bid {bid:pts}. Going higher would only make it dearer for the two of you.",
        why="Partners score together: it matters little which of them plays the bid, and much how high it is.",
        rule=_AUCTION,
        example=Example(
            "North bids 350, East passes, and South is asked.",
            _bids(_STRONG, "Auction(Seat.W, PRESETS['standard']).call(Seat.N, 350).call(Seat.E, None)"),
        ),
    )


class MustTakeIt(Reason):
    """The lowest bid by a stuck dealer."""

    bid: int
    entry = Entry(
        title="Nobody else wants it",
        says="The others have passed, so the dealer has to bid: {bid:pts}, the lowest, is enough.",
        why="Nobody is left to outbid, and a higher bid would only have to be made.",
        rule=_AUCTION + "#stuck",
        example=Example(
            "Three players pass at a table where the dealer then chooses.",
            _bids(
                _STRONG,
                "reduce(lambda auction, seat: auction.call(seat, None), [Seat.S, Seat.W, Seat.N], "
                "Auction(Seat.E, PRESETS['kitchen']))",
            ),
        ),
    )


class OwnMeldAndTricks(Reason):
    """How Easy bids: the meld in hand, and one number for all the rest; together they are the ``limit`` (x10)."""

    own: int
    rest: int
    limit: int
    entry = Entry(
        title="[Meld|Combinations] in the hand, and a guess",
        says="With {own:pts} of [meld] in the hand and {rest:pts} for [tricks] and partner, {limit:pts} is the limit.",
        why="A rule of thumb that a beginner can use; it misses long suits and aces.",
        rule=_AUCTION,
        example=Example(
            "A first try at bidding.",
            f"bid_or_pass({_STRONG}, Auction(Seat.N, PRESETS['standard']), 'easy').reasons[0]",
        ),
    )


class NoThought(Reason):
    """Something allowed, drawn by lot."""

    entry = Entry(
        title="By lot",
        says="This player does anything that is allowed, drawn by lot.",
        why="It is there to practise the rules against, and to measure others by.",
        rule="guide/house-rules/#advice",
        example=Example("The weakest of the computer players.", "NoThought()"),
    )


class GivesUpBid(Reason):
    """A concession before the first lead."""

    needed: int
    most: int
    entry = Entry(
        title="Too far to go",
        says="{needed:pts} of the {most:pts} points in [tricks] would be needed: giving up now keeps the others "
        "from scoring theirs too.",
        why="A bid that falls short costs the same whether it is played or not, but the others score what they take.",
        rule="guide/house-rules/#may_concede",
        example=Example("250 of 250 are needed.", "GivesUpBid(250, 250)"),
    )


# ---------------------------------------------------------------- trump and the pass


class NamesBestSuit(Reason):
    """The suit named, with what it is expected to bring, and the next best."""

    suit: Named
    total: int
    other: Named
    other_total: int
    entry = Entry(
        title="The suit that brings most",
        says="{suit} should bring about {total:pts} in all, {other} about {other_total:pts}.",
        why="Length and high cards win [tricks] that a few points of [meld] in another suit do not make up for.",
        rule=_TRUMP + "#length",
        example=Example(
            "Spades or hearts, both with aces.", f"name_trump({_STRONG}, PRESETS['standard']).reasons[0]"
        ),
    )


class GivesTrumps(Reason):
    """Trumps passed to the bidder."""

    cards: tuple[Named, ...]
    entry = Entry(
        title="[Trumps] for the [bidder]",
        says="{cards}: the more [trumps] the [bidder] holds, the sooner the others have none left.",
        why="A long suit in one hand wins more than the same cards in two.",
        rule=_PASS,
        example=Example(
            "Hearts are [trump]; the partner holds 10♥ and J♥.",
            _passes("10H JH 9C 9S 9D KD KD 10S QC QC JS JS") + "[0]",
        ),
    )


class GivesAces(Reason):
    """Side aces passed to the bidder."""

    cards: tuple[Named, ...]
    entry = Entry(
        title="Aces for the [bidder]",
        says="{cards}: played early, while everybody still has the suit, an ace takes a [trick].",
        why="The [bidder] plays first and can play each ace before others run out of its suit.",
        rule=_PASS,
        example=Example(
            "A partner without [trumps] holds two aces.",
            _passes("AC AS 9S 9D JD KD 10S QC QC JS JS 9C") + "[0]",
        ),
    )


class GivesTheRest(Reason):
    """Other cards passed to the bidder, the best of what is left."""

    cards: tuple[Named, ...]
    entry = Entry(
        title="The best of the rest",
        says="{cards}: of the other cards, what can help the [bidder] most.",
        why="Four cards have to go; nines and jacks of side suits help least.",
        rule=_PASS + "#how-many",
        example=Example(
            "Two [trumps], and nothing else of use.", _passes("10H JH 9C 9S 9D KD KD 10S QC QC JS JS") + "[1]"
        ),
    )


class GivesBackIdle(Reason):
    """Cards passed back that are neither trump nor ace."""

    cards: tuple[Named, ...]
    entry = Entry(
        title="Cards without work to do",
        says="{cards}: no [trumps|cards of the strongest suit] and no aces.",
        why="The [bidder] keeps what takes [tricks] and what [melds|combines], and gives the rest back.",
        rule=_PASS,
        example=Example(
            "Sixteen cards with hearts as [trump].",
            _passes("AH AH 10H KH QH JH AS AD KD QD 9C 9C 9D 9S JS JS", bidder=True) + "[0]",
        ),
    )


class GivesBackStrength(Reason):
    """Trumps or aces passed back, for want of other cards."""

    cards: tuple[Named, ...]
    entry = Entry(
        title="Strength to spare",
        says="{cards} can be spared: the other cards are worth more where they are.",
        why="Sometimes all that is left is good; then the least of it goes back.",
        rule=_PASS,
        example=Example(
            "Sixteen [trumps], aces and cards of [melds|combinations].",
            _passes("AH AH 10H 10H KH KH QH QH JH JH 9H 9H AS AS AD AC", bidder=True) + "[0]",
        ),
    )


class ShowsMeld(Reason):
    """Meld laid on the table."""

    points: int
    entry = Entry(
        title="Shown, so that it counts",
        says="Only [meld that is|combinations that are] shown can count: here that is {points:pts}.",
        why="What stays in the hand is played like any other card, and brings nothing of its own.",
        rule="guide/meld/",
        example=Example(
            "East holds the king and queen of hearts, and a nine of [trump].",
            "why_show(Hand.parse('KH QH 9S'), Suit.SPADES, PRESETS['standard'])[0]",
        ),
    )


class HasNoMeld(Reason):
    """Nothing to lay on the table."""

    entry = Entry(
        title="Nothing to show",
        says="Nothing in the hand counts as [meld|a combination].",
        why="King and queen of one suit count, and so do aces, kings, queens or jacks in all four suits, Q♠ with J♦ and the nine of [trump]; other cards do not.",
        rule="guide/meld/",
        example=Example(
            "East holds no pair of king and queen, and no [trump].",
            "why_show(Hand.parse('KH JH 9H'), Suit.SPADES, PRESETS['standard'])[0]",
        ),
    )


class KeepsMeld(Reason):
    """No meld is lost by the pass."""

    points: int
    entry = Entry(
        title="No [meld|combination] is lost",
        says="No [meld|combination] is lost: the hand still shows {points:pts}.",
        why="A card given away cannot count for the giver.",
        rule=_PASS,
        example=Example(
            "A run and a marriage stay together.",
            _passes("AH AH 10H KH QH JH AS AD KD QD 9C 9C 9D 9S JS JS", bidder=True) + "[-1]",
        ),
    )


class BreaksMeld(Reason):
    """Meld given up, and how much."""

    points: int
    entry = Entry(
        title="It costs [meld|a combination]",
        says="{points:pts} of [meld] in the hand are given up for it: the cards may be worth more to the partner.",
        why="Sometimes the [bidder] needs a card more than its owner does.",
        rule=_PASS,
        example=Example(
            "The king and queen of [trump] go to the [bidder].",
            _passes("KH QH 9C 9S 9D 10D JD 10S JC JC JS JS") + "[-1]",
        ),
    )
