"""What each meld is, and why some cards that look like one score nothing. Points are x10."""

from __future__ import annotations

from pinochle.reasons.base import Entry, Example, Reason
from pinochle.reasons.words import Named

_RULE = "guide/meld/"


def _found(hand: str, rules: str = "PRESETS['standard']") -> str:
    return f"find_melds(Hand.parse('{hand}'), Suit.HEARTS, {rules})[0].reason"


def _unscored(hand: str, rules: str = "PRESETS['standard']") -> str:
    return f"unscored(Hand.parse('{hand}'), Suit.HEARTS, {rules})[0]"


class RunMeld(Reason):
    """A run, or several."""

    suit: Named
    count: int
    points: int
    entry = Entry(
        title="Run",
        says="Run in {suit}, A 10 K Q J of [trump|the strongest suit]{count:copies}: {points:pts}.",
        why="A run is the best single [meld|combination], and only [trump|the strongest suit] can make one. "
        "Its king and queen are not a marriage as well.",
        rule=_RULE + "#run",
        example=Example(
            "A 10 K Q J of hearts, [which are trump|the strongest suit].", _found("AH TH KH QH JH")
        ),
    )


class RoyalMarriageMeld(Reason):
    """King and queen of trump."""

    suit: Named
    count: int
    points: int
    entry = Entry(
        title="Royal marriage",
        says="Royal marriage, king and queen of {suit}, [which are trump|the strongest suit]{count:copies}: "
        "{points:pts}.",
        why="King and queen of one suit are a marriage; in [trump|the strongest suit] it is royal and pays double.",
        rule=_RULE + "#marriage",
        example=Example("K Q of hearts, [which are trump|the strongest suit].", _found("KH QH")),
    )


class MarriageMeld(Reason):
    """King and queen of another suit."""

    suit: Named
    count: int
    points: int
    entry = Entry(
        title="Marriage",
        says="Marriage, king and queen of {suit}{count:copies}: {points:pts}.",
        why="King and queen of one suit are a marriage; of two suits they are nothing.",
        rule=_RULE + "#marriage",
        example=Example("K Q of spades, while hearts are [trump|the strongest suit].", _found("KS QS")),
    )


class DixMeld(Reason):
    """The nine of trump."""

    suit: Named
    count: int
    points: int
    entry = Entry(
        title="[Dix|Nine of the strongest suit]",
        says="[Dix|Nine of the strongest suit], the nine of {suit}{count:copies}: {points:pts}.",
        why="[“Dix” is French for ten, which is what the nine of trump pays; say “deece”|The lowest card of the strongest suit is worth a little of its own].",
        rule=_RULE + "#dix",
        example=Example("The nine of hearts, [which are trump|the strongest suit].", _found("9H")),
    )


class AroundMeld(Reason):
    """Four of a rank, one of each suit."""

    rank: Named
    count: int
    points: int
    entry = Entry(
        title="{rank}s around",
        says="Four {rank}s, one of each suit{count:copies}: {points:pts}.",
        why="“Around” means once round the four suits; only aces, kings, queens and jacks count so.",
        rule=_RULE + "#around",
        example=Example("An ace of each suit.", _found("AS AH AD AC")),
    )


class PinochleMeld(Reason):
    """The queen of spades with the jack of diamonds."""

    count: int
    points: int
    entry = Entry(
        title="Pinochle",
        says="Pinochle, Q♠ with J♦{count:copies}: {points:pts}.",
        why="The pair that gives the game its name is always these two cards, whatever [is trump|the strongest suit is].",
        rule=_RULE + "#pinochle",
        example=Example("Q♠ and J♦.", _found("QS JD")),
    )


class InsideTheRun(Reason):
    """The marriage that a run holds."""

    king: Named
    queen: Named
    entry = Entry(
        title="A marriage inside the run",
        says="{king} and {queen} are part of the run and not paid again as a royal marriage.",
        why="A card serves only once among runs and marriages.",
        rule=_RULE + "#run",
        example=Example("A run with its own king and queen.", _unscored("AH TH KH QH JH")),
    )


class SpareBesideRun(Reason):
    """A spare king or queen of trump beside a run."""

    card: Named
    partner: Named
    entry = Entry(
        title="A spare card beside the run",
        says="The spare {card} scores nothing: the {partner} that it would marry is used in the run.",
        why="A card serves only once among runs and marriages. Some tables pay the spare card all the same.",
        rule="guide/house-rules/#run_extras",
        example=Example(
            "A run with a second king.",
            "unscored(Hand.parse('AH TH KH KH QH JH'), Suit.HEARTS, PRESETS['standard'])[1]",
        ),
    )


class NoAroundFor(Reason):
    """Tens or nines around."""

    rank: Named
    entry = Entry(
        title="No {rank}s around",
        says="Your {rank}s of all four suits score nothing: only aces, kings, queens and jacks count around.",
        why="The list of [melds] simply leaves tens and nines out.",
        rule=_RULE + "#around",
        example=Example("A ten of each suit.", _unscored("TS TH TD TC")),
    )


class ThreeSuitsOnly(Reason):
    """Three suits of an around."""

    rank: Named
    missing: Named
    entry = Entry(
        title="One suit missing",
        says="You have {rank}s in three suits; without one in {missing} they score nothing.",
        why="Around takes one of each suit; a second copy does not make up for a missing suit.",
        rule=_RULE + "#around",
        example=Example("Aces of three suits.", _unscored("AS AH AD")),
    )


class OneShortOfRun(Reason):
    """Four of the five cards of a run."""

    suit: Named
    missing: Named
    entry = Entry(
        title="One card short of a run",
        says="You are one card short of a run in {suit}: {missing} is missing.",
        why="A run takes all of A 10 K Q J of [trump|the strongest suit].",
        rule=_RULE + "#run",
        example=Example("A 10 K J of hearts without the queen.", _unscored("AH TH KH JH")),
    )


class NotAPinochle(Reason):
    """The queen of diamonds with the jack of spades."""

    entry = Entry(
        title="The wrong queen and jack",
        says="Q♦ with J♠ is no pinochle; Q♠ with J♦ is.",
        why="The pinochle is one fixed pair of cards, and easily mixed up.",
        rule=_RULE + "#pinochle",
        example=Example("Q♦ and J♠.", _unscored("QD JS")),
    )


class PlainRun(Reason):
    """A 10 K Q J of a suit that is not trump."""

    suit: Named
    entry = Entry(
        title="A row in another suit",
        says="A 10 K Q J of {suit} is no run while another suit is [trump|the strongest]: its king and queen are a marriage, and the row itself brings nothing.",
        why="A run counts only in [trump|the strongest suit].",
        rule=_RULE + "#run",
        example=Example(
            "A 10 K Q J of spades, while hearts are [trump|the strongest suit].", _unscored("AS TS KS QS JS")
        ),
    )


class PlainNine(Reason):
    """A nine of a suit that is not trump."""

    cards: tuple[Named, ...]
    entry = Entry(
        title="A nine of another suit",
        says="No points for {cards}: a nine scores only in [trump|the strongest suit].",
        why="Only the nine of [trump|the strongest suit] is [a dix|a combination of its own].",
        rule=_RULE + "#dix",
        example=Example("The nine of clubs, while hearts are [trump|the strongest suit].", _unscored("9C")),
    )


class Unmarried(Reason):
    """Kings or queens of one suit left over after its marriages."""

    card: Named
    count: int
    entry = Entry(
        title="No partner for a marriage",
        says="{count:number} {card} without a partner: a marriage takes king and queen of the same suit.",
        why="Each king marries one queen of its own suit, and each queen one king.",
        rule=_RULE + "#marriage",
        example=Example("K♠ with Q♣.", _unscored("KS QC")),
    )


class NotPaid(Reason):
    """A meld that the table does not pay."""

    kind: Named
    entry = Entry(
        title="Not paid by these rules",
        says="These rules pay nothing for the {kind}.",
        why="A table may leave [a meld] out, as some do with the [dix].",
        rule="guide/house-rules/#melds",
        example=Example(
            "The nine of [trump|the strongest suit], where it does not count.",
            "unscored(Hand.parse('9H'), Suit.HEARTS, HouseRules().with_melds({MeldKind.DIX: ()}))[0]",
        ),
    )


class PaidExtra(Reason):
    """A spare king or queen beside the run that this table pays."""

    card: Named
    partner: Named
    points: int
    entry = Entry(
        title="The spare card is paid",
        says="{points:pts} more there: the spare {card} also marries the {partner} of the run.",
        why="Some tables pay a spare king or queen beside one run as a royal marriage with the run's own.",
        rule="guide/house-rules/#run_extras",
        example=Example(
            "A run with a second king, where it is paid.",
            "meld_differences(Hand.parse('AH TH KH KH QH JH'), Suit.HEARTS, PRESETS['standard'], "
            "HouseRules(run_extras=True))[0]",
        ),
    )


class NotPaidExtra(Reason):
    """A spare king or queen beside the run that is paid here and not at another table."""

    card: Named
    partner: Named
    points: int
    entry = Entry(
        title="The spare card is not paid",
        says="{points:pts} less there: the {partner} is used in the run, so the spare {card} has no partner.",
        why="At most tables a card serves only once among runs and marriages.",
        rule="guide/house-rules/#run_extras",
        example=Example(
            "A run with a second king, seen from a table that pays it.",
            "meld_differences(Hand.parse('AH TH KH KH QH JH'), Suit.HEARTS, "
            "HouseRules(run_extras=True), PRESETS['standard'])[0]",
        ),
    )


class PaidDifferently(Reason):
    """A meld whose number of points differs at another table."""

    kind: Named
    count: int
    here: int
    there: int
    entry = Entry(
        title="Other points for the same [meld|combination]",
        says="{kind}{count:copies}: {there:pts} there instead of {here:pts}.",
        why="Most tables agree on what one of a kind pays; what two pay differs.",
        rule="guide/house-rules/#melds",
        example=Example(
            "All eight aces, where two of a kind pay just twice as much.",
            "meld_differences(Hand.parse('2xAS 2xAH 2xAD 2xAC'), Suit.HEARTS, PRESETS['standard'], "
            "PRESETS['eight-deals'])[0]",
        ),
    )


class SingleDigits(Reason):
    """A table that leaves the last zero off."""

    here: str
    there: str
    entry = Entry(
        title="Another way to write points",
        says="The same points are written as {there} there, and as {here} here.",
        why="Where every number of points ends in zero, some tables leave that zero off.",
        rule="guide/house-rules/#scale",
        example=Example(
            "A marriage at a kitchen table.",
            "meld_differences(Hand.parse('KS QS'), Suit.HEARTS, PRESETS['standard'], PRESETS['kitchen'])[0]",
        ),
    )


class OurReading(Reason):
    """A preset that follows a text which is not clear."""

    name: str
    entry = Entry(
        title="Our reading",
        says="The rules called “{name}” are our reading of a text that leaves some points open.",
        why="Where a public description is not clear we say so, and say what we chose.",
        rule="guide/house-rules/#presets",
        example=Example("Rules that follow an unclear text.", "preset_note('eight-deals')"),
    )
