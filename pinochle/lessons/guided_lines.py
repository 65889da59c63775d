"""What the coach of the guided first deal says: plain words with the word of the card table beside each new one.

A line is a title, a text and the one thing to do (templates of ``reasons.words``); for somebody who already knows
the table words they stand alone. ``pause`` lines wait until the learner goes on; the others stand while there is
something to do or to watch. Which line stands when is decided in ``lessons.guided``. Texts stay short: the hand lies
under them and must not move, so the screen keeps room for ``LONGEST`` letters of text and ``do`` together.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

LONGEST = 230
_PLAY = "I would play {card}."


@dataclass(frozen=True, slots=True)
class Line:
    """One thing to read, what is to be done now if anything is, and whether the deal waits until it is read."""

    title: str
    text: str
    do: str = ""
    pause: bool = False


LINES: Mapping[str, Line] = MappingProxyType(
    {
        # ------------------------------------------------------------ before the auction
        "welcome": Line(
            "A whole deal, step by step",
            "You sit at the bottom, South. North, opposite, is your partner; West and East play "
            "against you both. You cannot spoil anything: try things, and take them back with Undo.",
            pause=True,
        ),
        "cards": Line(
            "Your twelve cards",
            "There are two of every card, from ace to nine. Mind the order: ace, ten, king, queen, "
            "jack, nine. The ten stands above the king.",
            pause=True,
        ),
        "points": Line(
            "Where points come from",
            "First from [meld|combinations of cards you hold (“meld”)], then from the aces, tens and "
            "kings that your side wins in [tricks|rounds (“tricks”)]: {counter:pts} for each, "
            "{total:pts} in all with the last [trick].",
            pause=True,
        ),
        "bidding": Line(
            "The auction",
            "Now each player says how many points both partners will make together. The highest "
            "promise wins: that side chooses [trump|the strongest suit (“trump”)], and must keep its "
            "word. {first} speaks first.",
            pause=True,
        ),
        "listen": Line(
            "The auction",
            "The others speak. You are next when it comes round to you.",
        ),
        "first-bid": Line(
            "Your first bid",
            "With {suit} [as trump|strongest] you hold [meld|combinations] for {own:pts}: {melds}. A partner "
            "adds about {share:pts}, and [tricks] bring about {tricks:pts}. A bid of {low:pts} is "
            "made about {chance} times in 100.",
            "Bid {low:pts}.",
        ),
        "bid-again": Line(
            "Higher, or not?",
            "{who} said {bid:pts}. At {low:pts} your hand still makes it about {chance} times in 100, "
            "so stay in.",
            "Bid {low:pts}.",
        ),
        "let-it-go": Line(
            "The price is too high now",
            "{who} said {bid:pts}. At {low:pts} your hand makes it only about {chance} times in 100, "
            "and a bid that fails is lost.",
            "Pass, unless you like to dare.",
        ),
        "passed": Line(
            "You have passed",
            "A pass is for the whole auction. That is allowed with any hand; yours could have stood "
            "about {worth:pts}. Let us see what the others make of it.",
        ),
        # ------------------------------------------------------------ trump and the pass
        "won": Line(
            "You have won the auction",
            "You promised {bid:pts} [and are the bidder|(you are the “bidder”)]. You choose [trump|the "
            "strongest suit (“trump”)]: its cards beat those of all other suits. You hold {count} "
            "{suit}, and with them [meld|combinations] for {own:pts}.",
            "Name {suit}.",
        ),
        "won-wild": Line(
            "Won, but at too high a price",
            "You promised {bid:pts}, and with {suit} as [trump|the strongest suit (“trump”)] this hand "
            "makes about {total:pts}. You can play on all the same, and see what a lost bid costs.",
            "Take the bid back with Undo, or name {suit}.",
        ),
        "named-best": Line(
            "{trump} it is",
            "Now North passes you four cards that help: [trumps|cards of the strongest suit], aces, "
            "missing pieces of [melds|combinations].",
        ),
        "named-other": Line(
            "{trump} it is",
            "{suit} would have brought more, about {more:pts} in all; {trump} can be played too. Now "
            "North passes you four cards that help.",
        ),
        "give-back": Line(
            "Sixteen cards",
            "The four with a dot came from North, and four go back. Cards without a letter are in no "
            "[meld|combination]. Keep aces and {trump}; having none of another suit is good.",
            "Tap {more} to raise {them}.",
        ),
        "breaks": Line(
            "Careful",
            "Giving these away costs you [melds|combinations] worth {lost:pts}: {broken}. You may do it.",
            "Lower a card with a second tap, or give it all the same.",
        ),
        "strong": Line(
            "Strong cards among them",
            "Your [melds stay|combinations stay] worth {own:pts}, but {cards} would win more in your "
            "hand than in North’s: aces and {trump} are better kept. You may give them.",
            "Lower a card with a second tap, or give it all the same.",
        ),
        "enough-raised": Line(
            "Ready to give back",
            "Nothing is lost by giving these: your [melds stay|combinations stay] worth {own:pts}.",
            "Press “Give these four back”.",
        ),
        "they-pass": Line(
            "The others exchange cards",
            "{bidder} has the bid, with {trump} [as trump|strongest]. The partners exchange cards unseen.",
        ),
        # ------------------------------------------------------------ meld
        "show": Line(
            "Show your [meld|combinations]",
            "Everybody now lays [meld face up|them face up (“melding”)], to be counted before the "
            "play. The panel names yours and what they bring.",
            "Press “Show [meld]”.",
        ),
        "broke": Line(
            "What the pass has cost",
            "Giving those cards away cost {lost:pts} in [meld|combinations]. It happens to everybody once.",
            "Show what you have, or take the cards back with Undo.",
        ),
        "shown-ours": Line(
            "All [meld lies|combinations lie] on the table",
            "Your side has {meld:pts}, and promised {bid:pts}: {rest}",
            "Pick up the cards.",
        ),
        "shown-theirs": Line(
            "All [meld lies|combinations lie] on the table",
            "The others promised {bid:pts} and have {meld:pts}: {rest} Win a [counter|scoring card (“counter”)] "
            "or the last [trick], or your own [meld does|combinations do] not count.",
            "Pick up the cards.",
        ),
        "watch-meld": Line(
            "[Meld|Combinations]",
            "The others show theirs, one after the other.",
        ),
        # ------------------------------------------------------------ play
        "rounds": Line(
            "The play: twelve [tricks|rounds]",
            "In a [trick|round (“trick”)] everybody plays one card. You must play the suit that was "
            "[led|started (“led”)] if you have it. Its highest card wins, unless [trump|the strongest "
            "suit (“trump”)] is played. The winner [leads|starts] the next.",
            pause=True,
        ),
        "lead-first": Line(
            "You begin",
            "Any card may [be led|start]. {why}",
            "I would play {card}: tap it to raise it, and again to play it.",
        ),
        "lead-again": Line(
            "You [lead|start this round]",
            "Any card may be played. {why}",
            _PLAY,
        ),
        "try-illegal": Line(
            "Some cards must wait",
            "The lifted cards may be played; those with a bar may not, and tell you why when you ask them.",
            "Tap a card with a bar once.",
        ),
        "must-head": Line(
            "[Head the trick|Play higher (“head”)]",
            "You can beat {best}, so you must, even if your partner is winning. It need not be your "
            "highest card. {why}",
            _PLAY,
        ),
        "must-trump": Line(
            "[Trump it|Use the strongest suit]",
            "You have none of the suit [led|that was started], so you must [trump|play the strongest "
            "suit (“trump”)]. It beats all other suits. {why}",
            _PLAY,
        ),
        "must-overtrump": Line(
            "Higher still[ in trump|]",
            "Somebody played [trump|the strongest suit] already, and you can beat it, so you must[ "
            "overtrump| (“overtrump”)]. {why}",
            _PLAY,
        ),
        "cannot-head": Line(
            "You cannot go higher",
            "None of your cards wins here, so any lifted card will do. Give a king or a ten only if "
            "your partner is winning. {why}",
            _PLAY,
        ),
        "free": Line(
            "Free choice",
            "You have none of the suit [led|that was started] and no [trump|card of the strongest suit], so any card "
            "will do. {why}",
            _PLAY,
        ),
        "only-one": Line(
            "Only one card will do",
            "The rules leave you {card} and nothing else here.",
            "Tap {card} to raise it, and again to play it.",
        ),
        "other-card": Line(
            "I would have played {card}",
            "{why} Go on and see how yours does, or take it back with Undo.",
            pause=True,
        ),
        "watch-play": Line(
            "The [trick|round] goes on",
            "The others play. The outlined card is winning.",
        ),
        "taken": Line(
            "{who} [the trick|the round]",
            "{why} {worth}",
            pause=True,
        ),
        "halfway": Line(
            "Half of the cards are gone",
            "Your side has won {points:pts} in [tricks] so far. {standing} Remember what has been "
            "played: “Previous [trick]” shows the one before.",
            pause=True,
        ),
        "last": Line(
            "The last [trick]",
            "The last [trick] brings {last:pts} of its own. Whoever kept a strong card is glad now.",
            "Play your last card.",
        ),
        # ------------------------------------------------------------ the end
        "made": Line(
            "The promise is kept",
            "{total:pts} against a bid of {bid:pts}: everything your side made counts. Below: the "
            "moments that mattered.",
        ),
        "missed": Line(
            "Short of the bid",
            "{total:pts} is not enough for {bid:pts}: [you are set|you fall short (“set”)]. The points are lost, and "
            "the bid is taken off. It happens in every game. Below: the moments that mattered.",
        ),
        "not-played": Line(
            "Out of reach",
            "{meld:pts} in [meld|combinations] and all {most:pts} in [tricks] cannot reach {bid:pts}, so no card "
            "is played: {who} [is set|falls short (“set”)] and loses the bid. Below: the moments that mattered.",
        ),
        "others-made": Line(
            "The others made it",
            "They reached {bid:pts}. {kept} Below: the moments that mattered.",
        ),
        "others-missed": Line(
            "The others fell short",
            "They did not reach {bid:pts}, so they [are set|fall short (“set”)] and lose it. {kept} Below: the "
            "moments that mattered.",
        ),
    }
)

WHAT_NOW = (
    "You can now bid, name a suit, pass, show [meld|combinations], play a legal card and read a score sheet.",
    "Next: the practice table, with as many deals as you like; or the lessons on any part that felt shaky.",
)
