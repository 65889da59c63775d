"""A trick: what may be played to it, who takes it, what it is worth."""

from tests.oracle.cards import deck_of, higher, next_seat, rank, suit, without

SCHEMES = {
    "ACE_TEN_KING": {"A": 10, "T": 10, "K": 10, "Q": 0, "J": 0, "9": 0},
    "CLASSIC": {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0},
    "FIVES": {"A": 10, "T": 10, "K": 5, "Q": 5, "J": 0, "9": 0},
}


def beats_all(card, others):
    return all(higher(card, other) for other in others)


def must_head(trick, trump, rules):
    """Whether a player who follows suit has to play higher than the suit so far, if possible."""
    led = suit(trick[0])
    if led == trump or rules["head"] == "EVEN_IF_TRUMPED":
        return True
    if rules["head"] == "TRUMP_LED_ONLY":
        return False
    return not any(suit(card) == trump for card in trick)


def may_follow(card, following, trick, trump, rules):
    """Whether a player who holds these cards of the suit led may play this one of them."""
    in_suit = [c for c in trick if suit(c) == suit(trick[0])]
    heading = [c for c in following if beats_all(c, in_suit)]
    return card in heading or not heading or not must_head(trick, trump, rules)


def may_trump(card, trumps, trick, trump, rules):
    """Whether a player with none of the suit led, who holds these trumps, may play this card."""
    winning = [c for c in trumps if beats_all(c, [played for played in trick if suit(played) == trump])]
    if rules["forced_trump"] == "IF_IT_WINS":
        return card in winning or not winning
    if winning and rules["head"] != "TRUMP_LED_ONLY":
        return card in winning
    return card in trumps


def may_play(card, hand, trick, trump, rules):
    """Whether the rules let this card of the hand be played to the trick."""
    if not trick:
        return True
    following = [c for c in hand if suit(c) == suit(trick[0])]
    if following:
        return card in following and may_follow(card, following, trick, trump, rules)
    trumps = [c for c in hand if suit(c) == trump]
    return not trumps or may_trump(card, trumps, trick, trump, rules)


def legal(hand, trick, trump, rules):
    """The kinds of card that may be played."""
    return {card for card in hand if may_play(card, hand, trick, trump, rules)}


def takes(card, other, trump):
    """Whether a card played later takes the trick from one played earlier."""
    if suit(card) == suit(other):
        return higher(card, other)
    return suit(card) == trump


def winner(trick, trump):
    """The place in the trick, from 0, of the card that takes it."""
    best = 0
    for place in range(1, len(trick)):
        if takes(trick[place], trick[best], trump):
            best = place
    return best


def count(cards, rules, last_trick=False):
    """Points of a pile of cards, the last trick's bonus included where it was taken."""
    scheme = SCHEMES[rules["counters"]]
    return sum(scheme[rank(card)] for card in cards) + (rules["last_trick"] if last_trick else 0)


def counters(cards):
    """How many aces, tens and kings."""
    return sum(rank(card) in "ATK" for card in cards)


def all_trick_points(rules):
    return count(deck_of(rules), rules, last_trick=True)


def sequences(hands, seat, trump, rules, trick=()):
    """All ways to play the hands out: how many, and the points North and South take in all of them together.

    Twins are one kind of card, so playing either is one way. The position's last trick is the deal's.
    """
    if len(trick) == 4:
        taker = seat  # after four cards the leader of the trick is to play again
        for _ in range(winner(trick, trump)):
            taker = next_seat(taker)
        last = not any(hands.values())
        ways, points = (1, 0) if last else sequences(hands, taker, trump, rules)
        worth = count(trick, rules, last_trick=last) if taker in "NS" else 0
        return ways, points + ways * worth
    ways = points = 0
    for card in sorted(legal(hands[seat], trick, trump, rules)):
        left = {**hands, seat: without(hands[seat], [card])}
        more, taken = sequences(left, next_seat(seat), trump, rules, (*trick, card))
        ways += more
        points += taken
    return ways, points
