"""Lesson 6: scoring the deal and the game."""

from __future__ import annotations

from pinochle.cards import Card, Side
from pinochle.lessons.model import Lesson, Question, Step, Wrong
from pinochle.lessons.shows import Rows, cards
from pinochle.lessons.tasks.cards import Pile
from pinochle.lessons.tasks.facts import Choose, Count, options
from pinochle.lessons.tasks.scoring import Scores
from pinochle.reasons import (
    BidderGoesOut,
    BidImpossible,
    BidMade,
    LastTrickCounts,
    Reneged,
    SetCostsBid,
    points,
)
from pinochle.rules import PRESETS, SideResult, game_result, is_impossible, score_renege

RULES = PRESETS["standard"]


def _pile(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(word) for word in text.split())


def _sheet(bid: int, ours: SideResult, theirs: SideResult, who: str = "North–South bid") -> Rows:
    def last(side: SideResult) -> str:
        return "yes" if side.last_trick else "no"

    return Rows(
        (f"{who} {bid}", "bidders", "others"),
        (
            ("meld", str(ours.meld), str(theirs.meld)),
            ("counters taken", str(ours.counters), str(theirs.counters)),
            ("last trick", last(ours), last(theirs)),
        ),
        "What happened",
    )


def _side(meld: int, counters: int, tricks: int, *, last: bool = False) -> SideResult:
    return SideResult(meld, counters * 10 + (RULES.last_trick if last else 0), counters, tricks, last)


_MADE = (_side(140, 15, 8, last=True), _side(60, 9, 4))
_SET = (_side(80, 16, 8, last=True), _side(40, 8, 4))
_LOST = (_side(100, 24, 11, last=True), _side(80, 0, 1))
_EXACT = (_side(140, 18, 8), _side(20, 6, 4, last=True))
_DEALS = (
    (300, _side(150, 17, 8, last=True), _side(40, 7, 4), "bidders", 620),
    (280, _side(60, 19, 9, last=True), _side(100, 5, 3), "bidders", 310),
    (330, _side(190, 12, 6), _side(40, 12, 6, last=True), "bidders", 0),
    (250, _side(40, 24, 11, last=True), _side(120, 0, 1), "others", 450),
    (400, _side(140, 0, 0), _side(80, 0, 0), "others", 90),
)


def _renege() -> int:
    return score_renege(300, _side(100, 10, 5), _side(60, 14, 7), RULES, by_bidders=True).others


SCORING = Lesson(
    6,
    "scoring",
    "Scoring the deal and the game",
    10,
    "score a deal from the cards taken, and know when the game is over and who has won",
    (
        Step(
            "count",
            "Count what you took",
            ("After the twelfth trick each side counts its counters: aces, 10s and kings, 10 points each.", LastTrickCounts(10)),
            (cards("A♠ 10♠ K♠ 9♠ A♥ Q♥ J♥ 9♥ K♦ 10♦ J♦ Q♦ 10♣ Q♣ A♣ 9♣", "Your side took these four tricks, and the last trick is among them"),),
            Question(
                "count", "How many points did your side take?",
                Pile(_pile("AS 10S KS 9S AH QH JH 9H KD 10D JD QD 10C QC AC 9C"), last_trick=True), "90",
                "How many counters are in the four tricks? And which trick is among them?", "pile",
                (Wrong("the last trick forgotten", "80", "Eight counters, exactly. The last trick adds something."),),
                ("The other side's points you need not count: both together always make 250. So they took 160.",),
            ),
        ),
        Step(
            "made",
            "A bid that is made",
            (
                "Now add what the bidders showed before the play. If meld and tricks together reach the bid, everything counts. Not just the bid: everything. For example, with another bid, of 330:",
                BidMade(330, 120, 220),
            ),
            (_sheet(250, *_MADE),),
            Question(
                "made", "The bid was 250. How much do the bidders score?",
                Scores(250, *_MADE, "bidders"), "300", "Meld, counters, last trick. Is it 250 or more?", "made",
                (
                    Wrong("just the bid", "250", "They did make the 250. But they score all that they have, not only what they promised."),
                    Wrong("the last trick forgotten", "290", "Meld and counters are right. They took the last trick, too."),
                ),
            ),
        ),
        Step(
            "set",
            "A bid that falls short",
            (
                "If it is not enough, the bidders are *set*: they score nothing at all, neither meld nor tricks, and the bid is taken off their score. In figures that is written with a minus, as in -310. For example, with a bid of 310:",
                SetCostsBid(310),
            ),
            (_sheet(280, *_SET),),
            Question(
                "set", "The bid was 280. How much do the bidders score?",
                Scores(280, *_SET, "bidders"), "-280", "80 in meld, 170 in tricks. Is that 280?", "set",
                (
                    Wrong("what they took", "250", "80 and 170 are 250, exactly. But that is short of 280, and then nothing of it counts."),
                    Wrong("only the missing part", "-30", "30 are missing, exactly. But what it costs is the whole bid."),
                    Wrong("just nothing", "0", "Nothing of it counts, true. And the bid is taken off as well."),
                ),
            ),
            introduces=("set",),
        ),
        Step(
            "meld-lost",
            "The others must save their meld",
            (
                "The side that did not bid scores meld and tricks. There is one condition: it must take at least one counter, or the last trick. Otherwise its meld is lost.",
            ),
            (_sheet(300, *_LOST), cards("Q♣ J♣ 9♣ 9♣", "The only trick the others took")),
            Question(
                "meld-lost", "The others showed 80 and won one trick: Q J 9 9, not the last one. How much do they score?",
                Scores(300, *_LOST, "others"), "0", "How many counters are in Q J 9 9?", "meld-lost",
                (
                    Wrong("we won a trick, so we keep it", "80", "They won a trick, true, and at some tables that is enough. Here there has to be a counter in it, or it has to be the last one."),
                ),
            ),
        ),
        Step(
            "impossible",
            "A bid that cannot be made",
            (
                "All tricks together are worth 250. So if a side bids 400 and then shows only 140, not even every trick would do. Then the cards are not played at all.",
                BidImpossible(400, 140, 250),
                "The bidders are set, and the others score the meld they showed.",
            ),
            (),
            Question(
                "impossible", "A side bid 390 and shows 140. Is the deal played?",
                Choose(
                    options(("yes", "Yes, it is just possible"), ("no", "No, it cannot be made")),
                    lambda: "no" if is_impossible(390, 140, RULES) else "yes",
                    ("140 and 250 are 390: every trick would be needed, but it is possible. So it is played.",),
                    "Only a bid that even all the tricks could not reach is not played.",
                ),
                "yes", "What would they have with every single trick?", "impossible",
                (Wrong("exactly 250 more", "no", "It is nearly hopeless, true. But exactly 250 can be won, so the deal is played."),),
            ),
        ),
        Step(
            "exactly",
            "A close one",
            ("A promise is kept when the bid is reached. Nobody asks for more.",),
            (_sheet(320, *_EXACT),),
            Question(
                "exactly", "The bid was 320. How much do the bidders score?",
                Scores(320, *_EXACT, "bidders"), "320", "140 in meld and 18 counters. Is that enough?", "made",
                (Wrong("one too few", "-320", "It is as close as can be. But 320 was promised, and 320 is there."),),
            ),
        ),
        Step(
            "game",
            "The end of the game",
            (
                "Deal after deal is added up. The game goes to 1500, and the first side to reach it wins; exactly 1500 is enough.",
                "It may happen that both sides reach it on the same deal. Then the side that bid is counted first.",
            ),
            (Rows(("", "North–South", "East–West"), (("before", "1270", "1380"), ("scored in this deal", "260", "200"), ("now", "1530", "1580")), "The score sheet"),),
            Question(
                "game", "In this deal North–South had the bid, and made it. Both sides are past 1500 now. Who has won?",
                Choose(
                    options(("NS", "North–South"), ("EW", "East–West"), ("on", "Nobody: one more deal")),
                    lambda: {Side.NORTH_SOUTH: "NS", Side.EAST_WEST: "EW"}[_winner(1530, 1580)],
                    (BidderGoesOut(Side.NORTH_SOUTH, 1500),),
                ),
                "NS", "Whose score is looked at first?", "game-end",
                (
                    Wrong("the higher score", "EW", "East–West have more, true. But they did not bid, so they are counted second."),
                    Wrong("one more deal", "on", "In many games a tie like this is played off, true. Here the bidding side counts first."),
                ),
            ),
        ),
        Step(
            "below-zero",
            "Below zero",
            ("A score may go below zero. Early in a game a bid that falls short can hurt like that, and there are deals enough to come back.",),
            (),
            Question(
                "below-zero", "Your side has 120. It bids 300, shows 60 and takes 150. What is your score now?",
                Scores(300, _side(60, 15, 7), _side(20, 9, 5, last=True), "bidders", before=120), "-180", "120 less 300.", "set",
                (Wrong("stopped at zero", "0", "All your points are gone, true. But the rest of the bid is taken off as well."),),
            ),
        ),
        Step(
            "single-digits",
            "The same in small numbers",
            (
                "Every number in this course ends in zero. So some tables leave the zero off: a run is 15, the lowest bid 25, the game goes to 150.",
                "It is the same game. You only have to know which way your table counts.",
            ),
            (),
            Question(
                "single-digits", "At a table with small numbers a side bids 27. What would that be in this course?",
                Count(lambda: 27 * RULES.scale, ("27 there is 270 here.",), hint="Every number of that table stands for ten times as much."),
                "270", "What have they left off?", "other-tables",
                (Wrong("as written", "27", "The 27 is written like that, true. In our numbers a zero belongs to it."),),
                (f"And the 1500 of a game are {points(1500, 1)} there.",),
            ),
        ),
        Step(
            "renege",
            "A wrong card, noticed too late",
            (
                "At a real table somebody may play a card that was not allowed, and nobody notices at once. If it can be put right before the next trick, just put it right. If not, there is a price. For example, where the other side had shown 100:",
                Reneged(250, 100),
                "The bid itself is not taken off for it.",
                "Here the program never lets a wrong card through. At the kitchen table keep the tricks in order, so that one can look back.",
            ),
            (),
            Question(
                "renege", "The bidders played a wrong card. The others had shown 60. How much do the others score?",
                Count(_renege, (Reneged(250, 60),), hint="The side that did nothing wrong gets all the tricks of the deal, and keeps its meld."),
                "310", "Who gets the points of the tricks now? And what about the meld?", "game-end",
                (
                    Wrong("only their own", "200", "That is their meld and what they had taken. They get all the points of the play."),
                    Wrong("the tricks alone", "250", "All the tricks, true. Their own meld of 60 is added."),
                ),
            ),
        ),
        *(
            Step(
                f"deal-{n}",
                f"Score a deal: {n} of 5",
                ("From the cards taken to the new total.",) if n == 1 else ("And the next one.",),
                (_sheet(bid, ours, theirs, "They bid"),),
                Question(
                    f"deal-{n}", f"The {asked} had {before} before this deal. What do they have now?",
                    Scores(bid, ours, theirs, asked, before=before), expect, nudge, skill, wrong,  # type: ignore[arg-type]
                ),
            )
            for n, ((bid, ours, theirs, asked, before), (expect, nudge, skill, wrong)) in enumerate(
                zip(
                    _DEALS,
                    (
                        ("950", "150 in meld, 17 counters, the last trick.", "made",
                         (Wrong("the last trick forgotten", "940", "Meld and counters are right. They also took the last trick."),)),
                        ("30", "60 and 200 are 260. The bid was 280.", "set",
                         (Wrong("counted all the same", "570", "260 is what they had, exactly. But the bid was 280."),
                          Wrong("only the missing part", "290", "20 are missing, exactly. The whole bid is taken off, though."))),
                        ("-330", "190 and 120. Look at the last trick.", "set",
                         (Wrong("nothing taken off", "0", "They are short, so nothing counts. And the bid is taken off."),)),
                        ("450", "Did the others take any counter?", "meld-lost",
                         (Wrong("meld kept", "570", "They showed 120, true. But they took no counter and not the last trick."),)),
                        ("170", "400 is more than 250 above 140.", "impossible",
                         (Wrong("nothing", "90", "The deal is not played, true. But the others score what they showed."),
                          Wrong("all the tricks too", "420", "They keep their meld, true. But the tricks were never played."))),
                    ),
                    strict=True,
                ),
                1,
            )
        ),
    ),
    known=frozenset({"trick", "counter", "bidder", "meld", "trump", "dix", "led", "head", "lead"}),
)  # fmt: skip


def _winner(north_south: int, east_west: int) -> Side:
    result = game_result(north_south, east_west, RULES, Side.NORTH_SOUTH, 6)
    assert result
    assert result.winner
    return result.winner
