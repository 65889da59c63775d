"""Every word of the game with what it means, for tool-tips, the glossary page and ``define("deece")``.

The texts are templates (see ``reasons.words``), so a definition speaks in the vocabulary that the reader has chosen.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pinochle.reasons.words import Words, render


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the game: as the card table says it, in plain words, and what else people call or write it."""

    word: str
    means: str
    rule: str
    plain: str = ""
    aliases: tuple[str, ...] = ()

    def named(self, words: Words = "table") -> str:
        """The word in either vocabulary."""
        return self.plain if words == "plain" and self.plain else self.word


@dataclass(frozen=True, slots=True)
class Definition:
    """A word, what it means, in one or two sentences, and where the guide says more."""

    word: str
    means: str
    rule: str

    def __str__(self) -> str:
        return f"{self.word}: {self.means}"


def lookup(word: str) -> Term | None:
    """The term that ``word`` is a name of, in any case, singular or plural; None for a word that is no term."""
    key = _key(word)
    return _INDEX.get(key) or _INDEX.get(key.removesuffix("s")) or _INDEX.get(key.removesuffix("es"))


def define(word: str, words: Words = "table", scale: int = 10) -> Definition | None:
    """What ``word`` means, in the vocabulary and the scale of the table; None for a word that is no term."""
    term = lookup(word)
    if term is None:
        return None
    means = render(term.means, words, scale, sentence_case=True)
    return Definition(render(term.named(words), words, sentence_case=True), means, term.rule)


def _key(word: str) -> str:
    return " ".join(word.casefold().replace("-", " ").replace("’", "'").split())


_GUIDE = "guide/"

GLOSSARY: tuple[Term, ...] = (
    Term(
        "pinochle",
        "The game; and in it the pair Q♠ with J♦, which scores {40:pts} whatever [is trump|the strongest suit is].",
        _GUIDE + "meld/#pinochle",
        aliases=(
            "pnuckle",
            "pinuckle",
            "penuchle",
            "penuckle",
            "pinocle",
            "pinockle",
            "peanuckle",
            "binokel",
        ),
    ),
    Term(
        "double pinochle",
        "Both Q♠ and both J♦ in one hand: {300:pts} instead of twice {40:pts}.",
        _GUIDE + "meld/#doubles",
    ),
    Term(
        "trump",
        "The suit that beats all others in a deal. The [bidder] names it.",
        _GUIDE + "naming-trump/",
        plain="strongest suit",
        aliases=("trumps", "trump suit", "atout"),
    ),
    Term(
        "trick",
        "Four cards, one from each player in turn; the best of them takes all four.",
        _GUIDE + "play/",
        plain="round",
        aliases=("book",),
    ),
    Term(
        "last trick",
        "The final [trick] of a deal, which brings {10:pts} more to whoever takes it.",
        _GUIDE + "scoring/#last-trick",
        plain="last round",
        aliases=("last book",),
    ),
    Term(
        "meld",
        "Cards that score by being held together, and are shown before the play. One card may serve in several "
        "[melds] if they are of different classes.",
        _GUIDE + "meld/",
        plain="combinations",
        aliases=("melds", "melding", "combination", "combo"),
    ),
    Term(
        "run",
        "A 10 K Q J of [trump|the strongest suit]: {150:pts}.",
        _GUIDE + "meld/#run",
        aliases=("rope", "flush", "family", "straight"),
    ),
    Term(
        "double run",
        "Both copies of A 10 K Q J of [trump|the strongest suit]: {1500:pts}, which at many tables is a whole game.",
        _GUIDE + "meld/#doubles",
        aliases=("double rope", "double flush"),
    ),
    Term(
        "marriage",
        "King and queen of one suit: {20:pts}.",
        _GUIDE + "meld/#marriage",
        aliases=("common marriage",),
    ),
    Term(
        "royal marriage",
        "King and queen of [trump|the strongest suit]: {40:pts}. Inside a run they are not paid again.",
        _GUIDE + "meld/#marriage",
        aliases=("trump marriage", "marriage in trump"),
    ),
    Term(
        "dix",
        "The nine of [trump|the strongest suit], which scores {10:pts} by itself.",
        _GUIDE + "meld/#dix",
        plain="nine of the strongest suit",
        aliases=("deece", "dece", "deese", "dis", "diece", "nine of trump", "nine of trumps"),
    ),
    Term(
        "around",
        "One card of the same rank in each of the four suits: aces {100:pts}, kings {80:pts}, queens {60:pts}, "
        "jacks {40:pts}. Tens and nines do not count so.",
        _GUIDE + "meld/#around",
        aliases=(
            "aces around",
            "kings around",
            "queens around",
            "jacks around",
            "hundred aces",
            "eighty kings",
            "sixty queens",
            "forty jacks",
        ),
    ),
    Term(
        "round house",
        "King and queen in all four suits: four marriages, kings and queens around, {240:pts} together.",
        _GUIDE + "meld/#round-house",
        aliases=("roundhouse", "round robin", "round trip"),
    ),
    Term(
        "bidder",
        "The player who has won the auction: names [trump|the strongest suit], gets cards from the partner and "
        "begins the play.",
        _GUIDE + "auction/",
        plain="auction winner",
        aliases=("declarer", "bid winner", "high bidder"),
    ),
    Term(
        "bid",
        "The points that a player promises to win together with the partner.",
        _GUIDE + "auction/",
        aliases=("contract",),
    ),
    Term(
        "auction",
        "Players bid in turn, each higher than the last or out for good, until only one is left.",
        _GUIDE + "auction/",
        aliases=("bidding",),
    ),
    Term(
        "pass",
        "In the auction, to drop out for good. After it, the cards that the partner gives to the [bidder].",
        _GUIDE + "passing/",
        aliases=("passing",),
    ),
    Term(
        "stuck",
        "A dealer is stuck when all the others have passed and the deal must be played, at most tables for the lowest bid.",
        _GUIDE + "auction/#stuck",
        aliases=("dropped on the dealer", "forced bid"),
    ),
    Term(
        "set",
        "[To be set is to|To fall short is to] win less than was bid; then nothing counts and the bid is lost.",
        _GUIDE + "scoring/#set",
        plain="falling short",
        aliases=("goes set", "going set", "fall short", "falls short", "bate", "bete", "euchred"),
    ),
    Term(
        "counter",
        "An ace, 10 or king won in a [trick], worth {10:pts}. The deck has 24 of them.",
        _GUIDE + "scoring/#counters",
        plain="scoring card",
        aliases=("pointer", "point card", "counting card"),
    ),
    Term(
        "lead",
        "To play the first card of a [trick]. Whoever took the one before does it.",
        _GUIDE + "play/#lead",
        plain="start",
        aliases=("leads", "leading", "leader"),
    ),
    Term(
        "suit led",
        "The suit of the first card in a [trick], which all others have to follow if they can.",
        _GUIDE + "play/#follow",
        plain="suit that was started",
        aliases=("led suit", "starting suit"),
    ),
    Term(
        "follow suit",
        "To play a card of the [suit led]. Whoever holds one has to.",
        _GUIDE + "play/#follow",
        aliases=("follow", "following suit"),
    ),
    Term(
        "head",
        "To play a card that beats the best one so far in the [suit led]. Whoever can has to, unless another suit was [led] "
        "and [a trump] is winning.",
        _GUIDE + "play/#head",
        plain="play higher",
        aliases=("head the trick", "beat", "heading", "crawl", "climb"),
    ),
    Term(
        "overtrump",
        "To beat [a trump] on the table with a higher one. Whoever cannot follow suit has to if possible.",
        _GUIDE + "play/#overtrump",
        plain="play higher in the strongest suit",
        aliases=("overruff",),
    ),
    Term(
        "ruff",
        "To play [a trump] when another suit was [led].",
        _GUIDE + "play/#trump",
        plain="play the strongest suit",
        aliases=("trump in", "cut"),
    ),
    Term("void", "To have no card of a suit.", _GUIDE + "play/#trump"),
    Term(
        "renege",
        "A wrong card, against the duty to follow, go higher or [trump|play the strongest suit], noticed too late.",
        _GUIDE + "scoring/#renege",
        aliases=("revoke", "misplay"),
    ),
    Term(
        "deal",
        "What happens from one shuffle to the next: the auction, the pass, [meld|combinations], the play, the score.",
        _GUIDE + "table/",
    ),
    Term("hand", "The cards that a player holds.", _GUIDE + "cards/#deal"),
    Term(
        "game",
        "As many deals as it takes until a side reaches the target, most often {1500:pts}.",
        _GUIDE + "scoring/#game",
        aliases=("target", "match"),
    ),
    Term(
        "dealer",
        "The player who deals, and speaks last when the auction begins. The deal passes clockwise.",
        _GUIDE + "table/#turns",
    ),
    Term(
        "partner",
        "The player who sits opposite. Both score as one side.",
        _GUIDE + "table/",
        aliases=("partners", "side", "team"),
    ),
    Term(
        "others",
        "The two partners who did not win the auction. They promised nothing and try to keep points from the [bidders].",
        _GUIDE + "scoring/#others",
        plain="other side",
        aliases=("defenders", "opponents", "opposition"),
    ),
    Term(
        "misdeal",
        "A deal gone wrong, such as an uneven number of cards; the same dealer deals again.",
        _GUIDE + "cards/#deal",
    ),
    Term(
        "pinochle deck",
        "48 cards: two copies each of A 10 K Q J 9 in four suits. The 10 stands right under the ace.",
        _GUIDE + "cards/",
        aliases=("deck", "pack", "single deck"),
    ),
    Term(
        "double deck",
        "A form of the game with 80 cards: four copies of each card, and no nines.",
        _GUIDE + "double-deck/",
        aliases=("double deck pinochle",),
    ),
    Term(
        "copy",
        "Every card exists more than once. Of two copies in one [trick] the one played first is higher.",
        _GUIDE + "cards/#copies",
        aliases=("copies", "twin", "duplicate", "identical card"),
    ),
    Term(
        "kitty",
        "Cards laid aside for the [bidder] in the game for three.",
        _GUIDE + "other-games/#three",
        aliases=("widow", "blind", "buy"),
    ),
    Term(
        "bezique",
        "The French game that pinochle comes from; it already had the pair Q♠ with J♦.",
        _GUIDE + "history/",
        aliases=("besique", "binocle"),
    ),
    Term(
        "house rules",
        "What a table has agreed on where tables differ.",
        _GUIDE + "house-rules/",
        aliases=("house rule", "table rules", "variations"),
    ),
    Term(
        "single digits",
        "Scores written without the last zero: 25 for a bid of 250.",
        _GUIDE + "house-rules/#scale",
        aliases=("single digit scoring", "small points"),
    ),
    Term(
        "throw in",
        "To end a deal without play, because the bid is out of reach or the [bidder] gives up.",
        _GUIDE + "scoring/#impossible",
        aliases=("concede", "toss in", "give up"),
    ),
)

_INDEX: Mapping[str, Term] = {
    _key(name): term for term in reversed(GLOSSARY) for name in (*term.aliases, term.plain, term.word) if name
}
