"""Reasons why a typed text cannot be read.

``at`` is where ``token`` begins in it, counted from 1: for a screen to mark, not for people to count to.
"""

from __future__ import annotations

from pinochle.reasons.base import Entry, Example, Reason
from pinochle.reasons.words import Named

_RULE = "guide/notation/"


class UnknownRank(Reason):
    """A rank that a pinochle deck does not have."""

    token: str
    at: int
    entry = Entry(
        title="No such rank in pinochle",
        says="A pinochle deck has no “{token}”. The ranks are A 10 K Q J 9.",
        why="Pinochle is played with the cards from nine to ace only, and with several copies of each.",
        rule=_RULE + "#ranks",
        example=Example("Someone types 8H among the cards.", 'Hand.parse("AH 8H")'),
    )


class NoSuit(Reason):
    """A rank that stands without a suit."""

    token: str
    at: int
    entry = Entry(
        title="A card without a suit",
        says="“{token}” has no suit. Write one with it: S, H, D or C, as in KH.",
        why="Every rank comes in four suits, and what a hand is worth depends on them.",
        rule=_RULE + "#suits",
        example=Example("Someone types AH and then only K.", 'Hand.parse("AH K")'),
    )


class AmbiguousReading(Reason):
    """A text that can be read in more than one way."""

    token: str
    at: int
    readings: tuple[str, ...]
    entry = Entry(
        title="Two ways to read it",
        says="“{token}” can mean {readings:or}. Write each card as rank and suit, as in KD.",
        why="A wrong guess could change what the hand is worth, so we ask.",
        rule=_RULE + "#suit-first",
        example=Example("Someone types AH and then only D.", 'Hand.parse("AH D")'),
    )


class Unreadable(Reason):
    """A piece of text that is no card at all."""

    token: str
    at: int
    entry = Entry(
        title="Not a card",
        says="“{token}” is no card. Write a rank (A 10 K Q J 9) and a suit (S H D C), as in 10H.",
        why="Anything but cards, suits, commas and spaces may be a slip of the finger.",
        rule=_RULE,
        example=Example("Someone types a word.", 'Hand.parse("AH hello")'),
    )


class LetterForZero(Reason):
    """A ten written with the letter O."""

    token: str
    at: int
    entry = Entry(
        title="The letter O for a zero",
        says="“{token}” has the letter O where a zero is meant. Write the ten as 10, or as T.",
        why="The two look alike, and nothing that is typed is guessed at.",
        rule=_RULE + "#ranks",
        example=Example("Someone types 1OH, with the letter O.", 'Hand.parse("AH 1OH")'),
    )


class EmptyText(Reason):
    """Nothing was typed."""

    entry = Entry(
        title="Nothing typed",
        says="There is no card here yet. Type one, such as 10H.",
        why="An empty line is more often a slip than a wish.",
        rule=_RULE,
        example=Example("Someone presses Enter before typing a card.", 'Card.parse("")'),
    )


class OneCardWanted(Reason):
    """Several cards where one was asked for."""

    count: int
    entry = Entry(
        title="One card at a time",
        says="Only one card is wanted here; you typed {count:number}.",
        why="Only one card is played at a time.",
        rule=_RULE,
        example=Example("Someone types two cards to play.", 'Card.parse("AH KH")'),
    )


class TooManyCopies(Reason):
    """More copies of a card than the deck holds."""

    card: Named
    copies: int
    typed: int
    entry = Entry(
        title="More copies than the deck has",
        says="That makes {typed:number} copies of {card}, and the deck has only {copies:number}.",
        why="A pinochle deck has every card twice, the double deck four times.",
        rule="guide/cards/#copies",
        example=Example("Someone types the queen of spades three times.", 'Hand.parse("QS QS QS")'),
    )


class NotInDeck(Reason):
    """A card that this deck does not hold at all."""

    card: Named
    entry = Entry(
        title="Not in this deck",
        says="The double deck is played without nines, so it has no {card}.",
        why="The double deck has four copies of each A 10 K Q J, and the nines are taken out.",
        rule="guide/double-deck/",
        example=Example("Someone types a nine for a double-deck hand.", 'Hand.parse("9H", deck=DOUBLE_DECK)'),
    )


class WrongSize(Reason):
    """Another number of cards than the caller asked for."""

    wanted: int
    typed: int
    entry = Entry(
        title="The wrong number of cards",
        says="A hand has {wanted:cards} here; you typed {typed:number}.",
        why="One card too many or too few is usually a slip.",
        rule="guide/cards/#deal",
        example=Example("Twelve cards are wanted, and two are typed.", 'Hand.parse("AS AH", size=12)'),
    )


class TooLong(Reason):
    """A text far longer than any deal."""

    length: int
    limit: int
    entry = Entry(
        title="Too much text",
        says="That is {length} letters; up to {limit} are read.",
        why="A whole deck fits into far less, so this was probably pasted by mistake.",
        rule=_RULE,
        example=Example("Someone pastes a whole page.", 'Hand.parse("AH " * 5000)'),
    )


class UnknownSuit(Reason):
    """A text that names no suit."""

    token: str
    entry = Entry(
        title="No such suit",
        says="“{token}” is not a suit. Write spades, hearts, diamonds or clubs, or S, H, D or C.",
        why="The deck has these four suits and no other.",
        rule=_RULE + "#suits",
        example=Example("Someone asks for stars.", 'Suit.parse("stars")'),
    )


class UnknownSeat(Reason):
    """A text that names no seat."""

    token: str
    entry = Entry(
        title="No such seat",
        says="“{token}” is not a seat. The seats are North, East, South and West: N, E, S or W.",
        why="Four people sit round the table; partners face each other.",
        rule="guide/table/",
        example=Example("Someone types X for a seat.", 'Seat.parse("X")'),
    )


class BadDealCode(Reason):
    """A deal code that was mistyped or damaged."""

    code_typed: str
    entry = Entry(
        title="Not a deal code",
        says="“{code_typed}” is no deal code: a letter or digit is missing, added or mistyped. Please copy it again.",
        why="The last two letters or digits of a code check the others, so that a slip does not give some other deal.",
        rule=_RULE + "#deal-code",
        example=Example("Someone copies only the beginning of a code.", 'deal_from_code("A48RMQ-VBYKW0")'),
    )


class BadRecord(Reason):
    """A line of a record that cannot be read."""

    line: int
    text: str
    wanted: str
    entry = Entry(
        title="A line of the record cannot be read",
        says="Line {line} of the record, “{text}”, cannot be read: {wanted}.",
        why="A record is read line by line, and nothing in it is guessed at.",
        rule=_RULE + "#record",
        example=Example("A record starts with some other text.", 'Deal.replay("hello")'),
    )


class RecordRefused(Reason):
    """A record whose next action the rules do not allow."""

    line: int
    text: str
    because: Reason
    entry = Entry(
        title="The record breaks a rule",
        says="Line {line} of the record, “{text}”, cannot stand. {because}",
        why="A record is played again step by step under its own rules, so a slip in it is found.",
        rule=_RULE + "#record",
        example=Example(
            "A record says that East opens with a bid of {30:pts}.",
            'Deal.replay("[Pinochle \\"1\\"]\\n[Rules \\"standard\\"]\\n[Dealer \\"N\\"]\\n'
            '[Code \\"" + deal_code(deal_hands(1)) + "\\"]\\nAuction E 30")',
        ),
    )
