"""What the coach of the guided first deal says: plain words, with the word of the card table beside each new one.

A line is a title and a text (a template of ``reasons.words``). ``pause`` lines wait until the learner goes on; the
others stand while there is something to do or to watch. Which line stands when is decided in ``lessons.guided``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class Line:
    """One thing to read, and whether the deal waits for it."""

    title: str
    text: str
    pause: bool = False


LINES: Mapping[str, Line] = MappingProxyType(
    {
        # ------------------------------------------------------------ before the auction
        "welcome": Line(
            "A whole deal, step by step",
            "You sit at the bottom, South. North, opposite, is your partner; West and East play against you both. "
            "You cannot spoil anything: try things, and take them back with Undo.",
            pause=True,
        ),
        "cards": Line(
            "Your twelve cards",
            "There are two of every card, from ace to nine. Mind the order: ace, ten, king, queen, jack, nine. "
            "The ten stands above the king.",
            pause=True,
        ),
        "points": Line(
            "Where points come from",
            "First from combinations of cards you hold (the table says “meld”), then from the aces, tens and "
            "kings that "
            "your side wins in rounds (“tricks”): {counter:pts} for each, {total:pts} in all with the last round.",
            pause=True,
        ),
        "bidding": Line(
            "The auction",
            "Now each player says how many points both partners will make together. The highest promise wins: "
            "that side "
            "chooses the strongest suit, and must keep its word. {first} speaks first.",
            pause=True,
        ),
        "listen": Line("The auction", "The others speak. You are next when it comes round to you."),
        "first-bid": Line(
            "Your first bid",
            "With {suit} strongest you hold combinations for {own:pts}. A partner adds about {share:pts}, and "
            "rounds bring "
            "about {tricks:pts}. A bid of {low:pts} is made about {chance} times in 100. Bid it.",
        ),
        "bid-again": Line(
            "Higher, or not?",
            "{who} said {bid:pts}. At {low:pts} your hand still makes it about {chance} times in 100, so stay in.",
        ),
        "passed": Line(
            "You have passed",
            "A pass is for the whole auction. That is allowed with any hand; yours could have stood about "
            "{worth:pts}. "
            "Let us see what the others make of it.",
        ),
        # ------------------------------------------------------------ trump and the pass
        "won": Line(
            "You have won the auction",
            "You promised {bid:pts} (you are the “bidder”). Name the strongest suit (“trump”): its cards beat "
            "those of all other suits. You hold {count} {suit} and combinations for {own:pts}: name {suit}.",
        ),
        "named-best": Line(
            "{trump} it is",
            "Now North passes you four cards that help: cards of the strongest suit, aces, missing pieces of "
            "combinations.",
        ),
        "named-other": Line(
            "{trump} it is",
            "{suit} would have brought more, about {more:pts} in all; {trump} can be played too. Now North "
            "passes you four "
            "cards that help.",
        ),
        "give-back": Line(
            "Sixteen cards",
            "The four with a dot came from North. Give four back: cards without a letter are in no "
            "combination. Keep aces and "
            "{trump}; being short of another suit is good. Raise four cards, then press “Pass these four”.",
        ),
        "breaks": Line(
            "Careful",
            "Giving these away costs you combinations worth {lost:pts}: {broken}. You may do it, but you can "
            "lower a card "
            "again with a second tap.",
        ),
        "enough-raised": Line(
            "Ready to pass",
            "Nothing is lost by giving these: your combinations stay worth {own:pts}. Press “Pass these four”.",
        ),
        "they-pass": Line(
            "The others exchange cards",
            "{bidder} has the bid, with {trump} strongest. The partners exchange cards unseen.",
        ),
        # ------------------------------------------------------------ meld
        "show": Line(
            "Show your combinations",
            "Everybody now lays them face up (“melding”). Yours are marked with letters and explained in the "
            "panel. "
            "They count only once for each kind of combination. Press the button.",
        ),
        "broke": Line(
            "What the pass has cost",
            "Giving those cards away cost {lost:pts} in combinations. It happens to everybody once; Undo "
            "brings the cards "
            "back. Now show what you have.",
        ),
        "shown-ours": Line(
            "All combinations lie on the table",
            "Your side has {meld:pts}. You promised {bid:pts}, so the rounds must bring {needs:pts} more. "
            "Pick up the cards.",
        ),
        "shown-theirs": Line(
            "All combinations lie on the table",
            "The others promised {bid:pts} and have {meld:pts}; they need {needs:pts} more from the rounds. "
            "Win enough, and they "
            "fall short (“go set”). Win at least one scoring card, or your own combinations do not count.",
        ),
        "watch-meld": Line("Combinations", "The others show theirs, one after the other."),
        # ------------------------------------------------------------ play
        "lead-first": Line(
            "You begin",
            "The auction winner starts the first round (“leads”) with any card. {idea} Raise a card with a "
            "tap; tap it again to play it.",
        ),
        "lead-again": Line(
            "You start this round",
            "Whoever wins a round starts the next, with any card. {idea}",
        ),
        "try-illegal": Line(
            "Some cards must wait",
            "The lifted cards may be played; those with a bar may not. Tap one with a bar once: it tells you why.",
        ),
        "must-head": Line(
            "Play higher",
            "You can beat the {best}, so you must, even when your partner is winning; it need not be your "
            "highest card. {idea}",
        ),
        "must-trump": Line(
            "Use the strongest suit",
            "You have none of the suit that was started. Then a card of the strongest suit must be played "
            "(“trumping”): it wins. {idea}",
        ),
        "must-overtrump": Line(
            "Higher still",
            "Somebody used the strongest suit already, and you can beat it: so you must (“overtrump”).",
        ),
        "cannot-head": Line(
            "You cannot go higher",
            "None of your cards wins here, so any lifted card will do. Give a king or a ten only if your "
            "partner is winning. {idea}",
        ),
        "free": Line(
            "Free choice",
            "Neither suit binds you: any card will do. {idea}",
        ),
        "only-one": Line("Only one card will do", "The rules leave you one card here. Raise it and play it."),
        "watch-play": Line("The round goes on", "The others play. The outlined card is winning."),
        "halfway": Line(
            "Half of the cards are gone",
            "Your side has won {points:pts} in rounds so far. {standing} Remember what has been played: “Last "
            "round” shows "
            "the one before.",
            pause=True,
        ),
        "last": Line(
            "The last round",
            "The last round brings {last:pts} of its own. Whoever kept a strong card is glad now.",
        ),
        # ------------------------------------------------------------ the end
        "made": Line(
            "The promise is kept",
            "{total:pts} against a bid of {bid:pts}: everything your side made counts. Below: three moments "
            "that mattered.",
        ),
        "missed": Line(
            "Short of the bid",
            "{total:pts} is not enough for {bid:pts} (“set”): the points are lost, and the bid is taken off. "
            "It happens in every "
            "game. Below: three moments that mattered.",
        ),
        "others-made": Line(
            "The others made it",
            "They reached {bid:pts}. Your side keeps what it won. Below: three moments that mattered.",
        ),
        "others-missed": Line(
            "The others fell short",
            "They did not reach {bid:pts} (“set”), and lose it. Your side keeps what it won. Below: three "
            "moments that mattered.",
        ),
    }
)

WHAT_NOW = (
    "You can now bid, name a suit, pass, show combinations, play a legal card and read a score sheet.",
    "Next: the practice table, with as many deals as you like; or the lessons on any part that felt shaky.",
)
