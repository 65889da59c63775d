"""Cards as two letters, rank then suit: "TH" is the ten of hearts. Low ranks stand first."""

RANKS = "9JQKTA"
SUITS = "SHDC"
SEATS = "NESW"
SINGLE = [rank + suit for suit in SUITS for rank in RANKS for _ in range(2)]
DOUBLE = [rank + suit for suit in SUITS for rank in "JQKTA" for _ in range(4)]


def cards(text):
    """The cards of "AH TH 9C", in the order written."""
    return text.split()


def rank(card):
    return card[0]


def suit(card):
    return card[1]


def higher(card, other):
    """Whether a card outranks another, suits apart. Twins do not outrank each other."""
    return RANKS.index(rank(card)) > RANKS.index(rank(other))


def deck_of(rules):
    return SINGLE if rules["deck"] == "SINGLE_DECK" else DOUBLE


def next_seat(seat):
    """The seat to the left: N E S W is clockwise."""
    return SEATS[(SEATS.index(seat) + 1) % 4]


def partner(seat):
    return next_seat(next_seat(seat))


def without(hand, gone):
    """The hand less some of its cards. Raises ValueError if it does not hold them."""
    left = list(hand)
    for card in gone:
        left.remove(card)
    return left
