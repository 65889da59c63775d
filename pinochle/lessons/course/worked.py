"""Lesson 9: a worked example hand, action by action."""

from __future__ import annotations

from pinochle.cards import Hand, Seat, Side
from pinochle.lessons.course.worked_deal import (
    Played,
    at,
    finished,
    first_play,
    played,
    running,
    trump,
    worked,
)
from pinochle.lessons.model import Lesson, Question, Step, Wrong
from pinochle.lessons.shows import Calls, Cards, FourHands, Melds, Rows, Said, Show, TrickCards
from pinochle.lessons.tasks.deciding import WhatPlay
from pinochle.lessons.tasks.facts import Choose, Count, options
from pinochle.lessons.tasks.melding import MeldWorth
from pinochle.lessons.tasks.passing import PassFour
from pinochle.lessons.tasks.play import MayPlay
from pinochle.lessons.tasks.scoring import Scores
from pinochle.lessons.tasks.valuing import BidOrPass, NamesTrump
from pinochle.lessons.wording import EVERY_WORD, say
from pinochle.reasons import FreeLead, FreeToThrow, MayCall, MustHead, MustOvertrump
from pinochle.rules import PRESETS, SideResult, meld_points
from pinochle.table import Bid, State

RULES = PRESETS["standard"]
DEAL = worked()
TRUMP = trump()
LAST = RULES.deck.hand_size - 1
GIVEN, BACK = Hand.parse("A♠ A♥ J♣ J♣"), Hand.parse("9♠ 9♥ 9♦ 9♦")

# What each trick is about. The marks and the points come from the engine.
_ABOUT = (
    "North leads an ace while everybody still has spades. South cannot go higher, and puts a 10 on a trick that is their own.",
    "The same with hearts. South puts the king on a trick that is their own, and West's jack is forced.",
    "Now trump, to draw the others' out. East has none and may throw away anything. South has only the ace.",
    "Trump once more. South has no club left, and plays a worthless nine. West's nine is a free choice among those that cannot go higher.",
    "North leads the jack of diamonds, and East goes up with the ace. In the story South keeps the ace and plays the nine.",
    "East plays diamonds again. South and West have to follow with their last one. North has none left: so North trumps.",
    "North leads its only spade, the queen. East has to go higher, and so has South.",
    "South leads the ace of hearts. But West has no hearts any more, and trumps. North gives the king; East's 10 is forced.",
    "West leads the king of spades. North has no spade and trumps low; nobody else can beat it.",
    "North leads the 10 of hearts. Again West trumps.",
    "The other king of spades, and North trumps again. The rest is forced, or nearly.",
    "The last trick. Everybody has one card left. West's 10 of trump takes it, and 10 points more.",
)


def _why_forced(play: Played, last: bool) -> str:
    """What left the player no choice; ``last`` says that nobody has more than one card."""
    if last:
        return "nothing else is left"
    match play.reason:
        case MustHead(beat, _) | MustOvertrump(beat, _):
            return f"the only one that beats {beat}"
        case FreeLead() | FreeToThrow():
            return "nothing else is left"
    return f"the only {play.card.suit.named()[:-1]} in the hand"


def _trick(number: int) -> tuple[Step, ...]:
    """A trick with every card forced or free; before it the question where the story may be stopped."""
    plays = played(number)
    rows = tuple(
        (
            play.seat.named(), str(play.card),
            f"forced: {_why_forced(play, number == LAST)}" if play.forced else f"free: {play.allowed} different cards were allowed",
        )
        for play in plays
    )  # fmt: skip
    counted = Rows(
        ("", "North–South", "East–West"), (("points so far", *map(str, running(number))),), "Points so far"
    )
    whole = Step(
        f"trick-{number + 1}", f"Trick {number + 1} of 12", (_ABOUT[number],),
        (
            TrickCards(tuple(play.card for play in plays), plays[0].seat, TRUMP, taken=True),
            Rows(("", "card", "forced or free"), rows, "Every card of this trick"),
            *(() if number in _ASKED else (counted,)),
        ),
        _ASKED.get(number),
    )  # fmt: skip
    return (_STOPS[number], whole) if number in _STOPS else (whole,)


def _before(number: int, place: int) -> tuple[Show, ...]:
    """A trick as the player at ``place`` finds it, and that player's hand."""
    seat = played(number)[place].seat
    view = at(first_play() + 4 * number + place).view(seat)
    cards = tuple(play.card for play in played(number)[:place])
    return (
        TrickCards(cards, played(number)[0].seat, TRUMP),
        Cards(tuple(view.hand), f"{seat.named()}'s hand"),
    )


def _may_play(number: int, place: int) -> MayPlay:
    """Which cards the player at ``place`` of a trick may play."""
    plays = played(number)
    hand = at(first_play() + 4 * number + place).view(plays[place].seat).hand
    return MayPlay(hand, tuple(play.card for play in plays[:place]), TRUMP, plays[0].seat)


def _side(side: Side) -> SideResult:
    return DEAL.state.side_result(side)


_STOPS = {
    1: Step(
        "west-to-play", "Trick 2: what may West play?",
        ("North leads the ace of hearts, East plays the nine, and South puts the king on it. For a moment you are West.",),
        _before(1, 3)[:1],
        Question(
            "jack-forced", "You are West. Mark every card that West may play.",
            _may_play(1, 3), "JH", "Hearts were led. What does West hold in hearts?", "cannot-head",
            (
                Wrong("throwing away", "9C", "A nine is what one would like to play here, true. But West holds a heart, and has to follow."),
                Wrong("trump", "QC", "A trump would take it, true. But West holds a heart, and following comes first."),
            ),
            ("When only one card is allowed, it is called forced.",),
        ),
    ),
    4: Step(
        "stop-two", "Trick 5: the second stop",
        ("North leads the jack of diamonds, and East goes up with the ace. It is South's turn.",),
        _before(4, 2),
        Question(
            "stop-two", "Stop here. You are South. What would you play?",
            WhatPlay(at(first_play() + 18).record(), both_ways=True), "9D", "Can South's ace beat East's?", "what-play",
            (Wrong("the ace on the ace", "AD", "It is a diamond, true, and allowed. But it cannot win: you would give the other side 10 points for nothing."),),
            ("A twin does not beat its twin, so the ace is better kept for a trick that it takes.",
             "In the story the four go on in their own way, so it ends a little differently from this table."),
        ),
    ),
}  # fmt: skip
_ASKED = {
    11: Question(
        "counted", "South and North took 15 counters. How many points is that, and how many do East and West have?",
        Choose(
            options(("150-100", "150 and 100"), ("150-90", "150 and 90"), ("160-90", "160 and 90")),
            lambda: "{}-{}".format(*running(11)),
            ("15 counters are 150. The others have 9 counters and the last trick: 100.",),
            "Each counter is 10, and all the tricks of a deal are 250 together.",
        ),
        "150-100", "Who took the last trick?", "pile",
        (
            Wrong("the last trick forgotten", "150-90", "The counters are right. East–West also took the last trick."),
            Wrong("the last trick on the wrong side", "160-90", "The last trick counts 10, true. But West took it."),
        ),
    ),
}  # fmt: skip


def _auction() -> tuple[Show, ...]:
    """Every call with what might have been called instead."""
    said = []
    for number in range(6):
        before = at(number)
        seat, action = DEAL.actions[number]
        call = f"bids {action.points}" if isinstance(action, Bid) else "passes"
        allowed = say(MayCall(before.state.auction.minimum, RULES.bid_step)).replace(
            "You may", f"{seat.named()} might"
        )
        said.append(f"{allowed} {seat.named()} {call}.")
    return (Calls(DEAL.state.auction), Said(tuple(said)))


def _shown(state: State, seat: Seat) -> Melds:
    return Melds(state.shown_by(seat) or Hand(), TRUMP, label=f"What {seat.named()} shows")


WORKED = Lesson(
    9,
    "worked",
    "A worked example hand",
    10,
    "follow a whole deal from the first call to the score, and say at each card whether there was a choice",
    (
        Step(
            "hands",
            "The four hands",
            (
                "Here is one complete deal, with all cards open. You watch it action by action. Twice you may stop it and choose another way.",
                "West has dealt. South starts with six aces. That is rare, and you will see what comes of it.",
            ),
            (FourHands(DEAL.hands, "Before the pass"),),
            Question(
                "six-aces", "How much does South show with clubs as trump, before any card is passed?",
                MeldWorth(DEAL.hands[Seat.S], TRUMP), "100", "One ace of each suit. Is there a king with his queen?", "around",
                (
                    Wrong("all the aces", "1000", "Six aces are there, true. For the double it would take all eight."),
                    Wrong("nothing", "0", "There is neither run nor marriage, true. But there is an ace of every suit."),
                ),
            ),
        ),
        Step(
            "stop-one",
            "The auction, and the first stop",
            ("North opens with 250, East goes to 260. It is South's turn.",),
            (Calls(at(2).state.auction), Cards(tuple(DEAL.hands[Seat.S]), "South's hand")),
            Question(
                "stop-one", "Stop here. You are South. Do you bid 270, or pass?",
                BidOrPass(DEAL.hands[Seat.S], 270), "bid", "Six aces, and a partner who has bid.", "hand-value",
                (Wrong("leaving it to the partner", "pass", "Your partner has bid, and the story's South thinks just like you. But such a hand is worth far more than 270."),),
                ("In the story South passes, and we follow the story. The next page also shows what comes of 270.",),
            ),
        ),
        Step(
            "auction",
            "How the auction ends",
            (
                "In the story South passes, West passes, North goes to 270, and East gives up. North has it for 270.",
                "Under the calls you see what North and South score in the story. The other way is that South bids 270, and four sound players go on from there.",
                "This once the pass brings more, because North goes on. South could not count on that: had North passed, East would have had it for 260.",
            ),
            (*_auction(), finished(at(2), Bid(270))),
        ),
        Step(
            "trump",
            "North names trump",
            ("North may name any suit.",),
            (Cards(tuple(DEAL.hands[Seat.N]), "North's hand"),),
            Question(
                "names", "You are North. Which suit do you name?",
                NamesTrump(DEAL.hands[Seat.N]), "C", "One card is missing to a run.", "name-trump",
                (Wrong("the other long one", "H", "Three hearts and the 10, well. But in clubs only the jack is missing to a run."),),
            ),
        ),
        Step(
            "pass",
            "South gives four cards",
            ("Clubs are trump. South gives North four cards. You may choose; then the story goes on with what its South gave.",),
            (),
            Question(
                "gives", "Clubs are trump. You are South. Choose the four cards that you give.",
                PassFour(DEAL.hands[Seat.S], DEAL.hands[Seat.N], TRUMP), GIVEN.ascii(), "Of which cards do you hold a second one?", "pass-four",
                (
                    Wrong("the ace of trump", "AS AH AC JC", "Aces and a trump: fine cards. But the ace of clubs is part of your aces around."),
                    Wrong("low cards", "10S QS KH JH", "You keep all your aces, true. But these cards help North with nothing."),
                ),
                ("In the story South gave both jacks of clubs and two aces. North gets the jack for the run, and South still has one ace of each suit: 100.",),
            ),
        ),
        Step(
            "back",
            "North gives four back",
            ("North now holds sixteen cards, and gives four back.",),
            (),
            Question(
                "returns", "You are North. Choose the four cards to give back.",
                PassFour(DEAL.hands[Seat.N] + GIVEN, DEAL.hands[Seat.S] - GIVEN, TRUMP, back=True), BACK.ascii(),
                "Four cards are of no use to anybody.", "give-back",
                (
                    Wrong("half the pinochle", "QS 9S 9H 9D", "The nines are well chosen. But Q♠ and J♦ together are a pinochle."),
                    Wrong("the aces back", "AS AH 9D 9D", "The nines of diamonds are well chosen. The aces you have just got are meant to win tricks."),
                ),
            ),
        ),
        Step(
            "meld",
            "All show their meld",
            ("Everybody lays down what scores, the bidder first.",),
            tuple(_shown(DEAL.state, seat) for seat in (Seat.N, Seat.E, Seat.S, Seat.W)),
            Question(
                "needs", "North and South have 190 and 100. The bid is 270. How much must they take in tricks?",
                Count(at(first_play()).state.still_needs, ("190 and 100 are 290: the bid is covered before a card is played.",),
                      hint="The bid, less what both partners show; never less than nothing."),
                "0", "Add what the two of them show.", "hand-value",
                (
                    Wrong("North alone", "80", "North shows 190, true. South's 100 count for the bid as well."),
                    Wrong("the whole bid", "270", "270 was promised, true. What is shown counts towards it."),
                ),
                ("There is a check: all four hands together show " + str(sum(meld_points(DEAL.state.shown_by(s) or Hand(), TRUMP) for s in Seat)) + ". Both nines of trump lie in somebody's hand and make 20, and every other meld but the run comes in twenties too. So with one run at the table the number of tens must be odd; another sum is a slip.",),
            ),
        ),
        *(step for number in range(12) for step in _trick(number)),
        Step(
            "sheet",
            "The score sheet",
            ("Now everything is added up.",),
            (
                Rows(
                    ("", "North–South", "East–West"),
                    (
                        ("bid", "270", ""),
                        *(
                            (name, str(getattr(_side(Side.NORTH_SOUTH), of)), str(getattr(_side(Side.EAST_WEST), of)))
                            for name, of in (("meld", "meld"), ("tricks", "trick_points"))
                        ),
                    ),
                    "Meld and tricks",
                ),
            ),
            Question(
                "sheet", "What do East and West score?",
                Scores(270, _side(Side.NORTH_SOUTH), _side(Side.EAST_WEST), "others"), "180", "Did they take a counter?", "meld-lost",
                (Wrong("tricks only", "100", "That is what they took. They also keep what they showed, because they took counters."),),
                ("North and South have 290 and 150: 440. With small numbers one writes 44 and 18.",),
            ),
        ),
        Step(
            "what-if",
            "What if the bid had been 460?",
            ("Suppose North had been pushed up to 460, with exactly the same cards and the same play.",),
            (),
            Question(
                "what-if", "What would North and South score then?",
                Scores(460, _side(Side.NORTH_SOUTH), _side(Side.EAST_WEST), "bidders"), "-460", "They have 440. Was that promised?", "set",
                (
                    Wrong("all the same", "440", "440 is what they have, exactly. But it is 20 short of the promise, so nothing of it counts."),
                    Wrong("only what is missing", "-20", "20 are missing, exactly. But what it costs is the whole bid."),
                ),
                ("A low bid that is made beats a high one that is not. Now you have seen a whole deal. The next one is yours.",),
            ),
        ),
    ),
    known=EVERY_WORD,
)  # fmt: skip
