"""Reading cards as people type them.

Three spellings, which may be mixed: rank first (``AH 10h K♥``, ``ace of hearts``, ``2xA♥``), suit first
(``♥ A 10 K  ♠ KQ``, ``H: AATK``, ``hearts: A 10 K``), and pairs (``A ♥, K ♥``). What could be read in two ways is
refused with both readings: nothing is guessed.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pinochle.cards.card import Card, Rank, Suit
from pinochle.cards.deck import SINGLE_DECK, Deck
from pinochle.cards.hand import Hand
from pinochle.reasons import (
    AmbiguousReading,
    EmptyText,
    LetterForZero,
    NoSuit,
    NotationError,
    OneCardWanted,
    TooLong,
    UnknownRank,
    Unreadable,
    WrongSize,
)
from pinochle.reasons.errors import quote

LONGEST = 4000
RANKS = {"t": Rank.TEN} | {name: rank for rank in Rank for name in (rank.value.lower(), rank.named())}
_SUITS = {
    name: suit
    for suit in Suit
    for name in (suit.letter.lower(), suit.symbol, suit.named(), suit.named()[:-1])
}
_SUITS |= dict(zip("♤♡♢♧", Suit, strict=True)) | {"❤": Suit.HEARTS}  # as telephones write it

_R = r"(?:10|[atkqj9])"
_S = r"[shdc♠♥♦♣♤♡♢♧❤]"
_PIECE = re.compile(r"[^\s,;./|+&:]+")
_CARDS = re.compile(rf"(?:{_R}{_S})+")
_SUIT_THEN_RANKS = re.compile(rf"({_S})({_R}+)")
_RANK_RUN = re.compile(rf"{_R}+")
_TIMES = re.compile(r"([1-9]\d{0,2})[x×*](.+)")
_FOREIGN = re.compile(rf"([1-8]|1[1-9]|joker)({_S}?)")
_DASH = re.compile(rf"(?<=[atkqj90]{_S})[-‐–—](?={_R}{_S})")  # between two whole cards it means no empty suit
_CARD = re.compile(rf"{_R}{_S}")
_SLIP = re.compile(rf"\d*\w?{_S}|{_R}")  # what is meant to be a card, and no other word
_LETTER_O = re.compile(rf"(?:{_R}|{_S})*1o(?:{_R}|{_S}|1o)*")  # cards, but for the letter in a ten
_FILLERS = frozenset({"of", "and"})
_VOID = frozenset({"-", "–", "—", "none", "void"})


@dataclass(frozen=True, slots=True)
class _Piece:
    """One piece of the text: as typed, as read (normalised), and where each letter read stands in what was typed."""

    typed: str
    text: str
    places: Sequence[int]

    @property
    def quoted(self) -> str:
        """As a message repeats it."""
        return quote(self.typed)

    @property
    def at(self) -> int:
        """Where it starts, counted from 1."""
        return self.places[0] + 1

    def part(self, start: int, end: int | None = None) -> _Piece:
        """Some of its letters, as if they stood alone."""
        places = self.places[start:end]
        first = places[0] - self.places[0]
        return _Piece(self.typed[first : places[-1] - self.places[0] + 1], self.text[start:end], places)


def read_cards(text: str) -> tuple[Card, ...]:
    """Cards in the order typed, as in a trick; spelt as in a hand. Raises NotationError."""
    return tuple(_read(_pieces(text)))


def read_hand(text: str, deck: Deck | None = None, size: int | None = None) -> Hand:
    """See ``Hand.parse``."""
    cards = Hand(read_cards(text))
    (deck or SINGLE_DECK).check(cards)
    if size is not None and len(cards) != size:
        raise NotationError(WrongSize(size, len(cards)))
    return cards


def read_one(text: str) -> Card:
    """See ``Card.parse``."""
    cards = read_cards(text)
    if len(cards) == 1:
        return cards[0]
    raise NotationError(OneCardWanted(len(cards)) if cards else EmptyText())


def _pieces(text: str) -> list[_Piece]:
    """Cut the text up, reading full-width letters as plain ones and dropping what cannot be seen."""
    if len(text) > LONGEST:
        raise NotationError(TooLong(len(text), LONGEST))
    plain, places = [], []
    for place, letter in enumerate(text):
        for part in unicodedata.normalize("NFKC", letter).casefold():
            if unicodedata.category(part) not in ("Cf", "Mn"):
                plain.append(" " if unicodedata.category(part) in ("Cc", "Zs") else part)
                places.append(place)
    found = []
    for match in _PIECE.finditer(_DASH.sub(" ", "".join(plain))):
        where = places[match.start() : match.end()]
        if match.group() not in _FILLERS:
            found.append(_Piece(text[where[0] : where[-1] + 1], match.group(), where))
    return found


def _read(pieces: list[_Piece]) -> Iterator[Card]:
    """The cards of all pieces, in the order typed."""
    suit: Suit | None = None  # the suit that heads the cards now being read
    bare: _Piece | None = None  # a suit that has no card yet
    place = 0
    while place < len(pieces):
        piece = pieces[place]
        place += 1
        if piece.text in _SUITS:
            if bare:
                raise _suit_alone(bare)
            suit, bare = _SUITS[piece.text], piece
        elif bare and piece.text in _VOID:
            suit = bare = None
        elif ranks := _ranks(piece.text):
            if suit is None:
                yield Card(ranks[0], _paired(piece, ranks, pieces, place))
                place += 1
            else:
                yield from (Card(rank, suit) for rank in ranks)
                bare = None
        else:
            if bare and not _LETTER_O.fullmatch(piece.text):
                raise _suit_alone(bare)
            suit, cards = _whole(piece)
            yield from cards
    if bare:
        raise _suit_alone(bare)


def _ranks(text: str) -> list[Rank]:
    """The ranks of ``K``, ``king`` or ``AATK``, or nothing."""
    if text in RANKS:
        return [RANKS[text]]
    return [RANKS[rank] for rank in re.findall(_R, text)] if _RANK_RUN.fullmatch(text) else []


def _paired(piece: _Piece, ranks: list[Rank], pieces: list[_Piece], place: int) -> Suit:
    """The suit that follows a rank, as in ``A ♥``. Refused where the suit might head what comes after it."""
    after = [other.text for other in pieces[place : place + 3]]
    if len(ranks) > 1 or not after or after[0] not in _SUITS:
        raise NotationError(NoSuit(piece.quoted, piece.at))
    suit = _SUITS[after[0]]
    # "A ♥ K ♥" goes on with pairs; "J D A" or "J D A 10" may begin a list of diamonds.
    if len(after) > 1 and _ranks(after[1]) and not (len(after) > 2 and after[2] in _SUITS):
        readings = (
            f"{Card(ranks[0], suit)}",
            f"{piece.quoted} without a suit and then a list of {suit.named()}",
        )
        raise NotationError(AmbiguousReading(f"{piece.quoted} {pieces[place].quoted}", piece.at, readings))
    return suit


def _whole(piece: _Piece) -> tuple[Suit | None, list[Card]]:
    """The cards of a piece that holds rank and suit, and the suit that goes on heading what follows."""
    if _CARDS.fullmatch(piece.text):
        return None, [Card(RANKS[card[:-1]], _SUITS[card[-1]]) for card in re.findall(_R + _S, piece.text)]
    if match := _SUIT_THEN_RANKS.fullmatch(piece.text):
        suit = _SUITS[match[1]]
        return suit, [Card(rank, suit) for rank in _ranks(match[2])]
    if match := _TIMES.fullmatch(piece.text):
        card = _whole(piece.part(match.start(2)))[1]
        if len(card) == 1:
            return None, card * int(match[1])
    if match := _FOREIGN.fullmatch(piece.text):
        raise NotationError(UnknownRank(piece.quoted, piece.at))
    if re.fullmatch(rf"{_R}{{2,}}{_S}", piece.text):
        last = Card.parse("".join(re.findall(rf"{_R}{_S}", piece.text)[-1]))
        readings = (f"{last} and ranks without a suit", f"several {last.suit.named()}")
        raise NotationError(AmbiguousReading(piece.quoted, piece.at, readings))
    raise _fault(piece)


def _fault(piece: _Piece) -> NotationError:
    """What is wrong with a piece: in cards written together the first that is none, as ``1OH`` in ``AH1OHKH``."""
    plural = piece.text.removesuffix("s") in RANKS  # no ace of clubs begins the word "aces"
    if not plural and (cards := _CARDS.match(piece.text)):
        following = _CARD.search(piece.text, cards.end())
        slip = piece.part(cards.end(), following.start() if following else None)
        try:
            if _SLIP.fullmatch(slip.text):
                list(_read([slip]))
        except NotationError as fault:
            return fault
    kind = LetterForZero if _LETTER_O.fullmatch(piece.text) else Unreadable
    return NotationError(kind(piece.quoted, piece.at))


def _suit_alone(piece: _Piece) -> NotationError:
    readings = (f"{_SUITS[piece.text].named()} with no card behind it", "a card whose rank is missing")
    return NotationError(AmbiguousReading(piece.quoted, piece.at, readings))
