"""Lesson 2: the auction."""

from __future__ import annotations

from pinochle.cards import Hand, Seat
from pinochle.lessons.model import Lesson, Question, Step, Wrong
from pinochle.lessons.shows import Calls, Cards, Show
from pinochle.lessons.tasks.calls import AllowedCalls, WhoHasIt, WhoSpeaks
from pinochle.lessons.tasks.facts import Count
from pinochle.lessons.tasks.valuing import BidOrPass, WorthAbout, three_parts, value_of
from pinochle.reasons import AlreadyPassed
from pinochle.rules import PRESETS, Auction, Call

RULES = PRESETS["standard"]


def _auction(dealer: Seat, *calls: Call) -> Auction:
    """The auction after these calls, each by the seat whose turn it is."""
    auction = Auction(dealer, RULES)
    for call in calls:
        assert auction.turn
        auction = auction.call(auction.turn, call)
    return auction


_OPEN = _auction(Seat.E)
_AT_270 = _auction(Seat.N, 250, 270)
_FINAL = _auction(Seat.W, None, 250, 260, None)
_ENDED = _auction(Seat.W, 250, 260, None, None, 270, None)
_RUNNING = _auction(Seat.E, 250, None, None, 270)
_STUCK = _auction(Seat.S, None, None, None)
_PARTNER = _auction(Seat.W, 250, None)
_RUN = Hand.parse("A♠ 10♠ K♠ J♠ 9♠ A♥ K♥ 10♦ J♦ A♣ Q♣ 9♣")
_WEAK = Hand.parse("K♠ Q♠ 9♠ 10♥ J♥ 9♥ K♦ J♦ 9♦ Q♣ J♣ 9♣")
_MELD = Hand.parse("K♠ Q♠ J♠ K♥ Q♥ J♥ 9♥ Q♦ J♦ Q♣ J♣ 9♣")
_TRICKS = Hand.parse("A♠ A♠ 10♠ K♠ 9♠ A♥ 10♥ A♦ K♦ A♣ 10♣ 9♣")


def _hand(hand: Hand) -> tuple[Show, ...]:
    """The hand, and what it promises: meld has not been explained yet, so the figures are given."""
    return (Cards(tuple(hand), "Your hand"), three_parts(value_of(hand).best))


def _shows(hand: Hand) -> int:
    """What the hand itself shows in its best suit."""
    return value_of(hand).best.own_meld


AUCTION = Lesson(
    2,
    "auction",
    "The auction",
    12,
    "say which calls are allowed and who has won, and choose a sound bid and say why",
    (
        Step(
            "promise",
            "A bid is a promise",
            (
                "Before the play there is an auction. Whoever bids highest may choose the strongest suit. Card players call the winner the *bidder*.",
                "A bid is a promise, and it is for both partners together. You promise so many points from two sources: from combinations in your hands, which are shown before the play, and from the tricks you take.",
                "Combinations are the subject of the next lesson. For now it is enough that they are worth points.",
            ),
            (),
            Question(
                "promise", "You have bid 300. Your side's combinations are worth 120. How many points do you need from the [tricks]?",
                Count(lambda: 300 - 120, ("300 were promised, 120 are there: 180 have to come from the tricks.",), hint="What was promised, less what the combinations bring."),
                "180", "Two sources have to make up the 300 together. How much comes from the first?", "hand-value",
                (
                    Wrong("the whole bid", "300", "300 was promised, true. But the combinations count towards it."),
                    Wrong("added", "420", "Both numbers matter, true. The combinations make the rest smaller, not larger."),
                ),
                ("All tricks together bring 250, so this can be done.",),
            ),
            introduces=("bidder",),
        ),
        Step(
            "opening",
            "The lowest bid",
            (
                "The player on the dealer's left speaks first, then it goes round to the left. Everybody either bids or passes.",
                "The first bid must be at least 250. Every bid is a number that ends in 0.",
            ),
            (Calls(_OPEN),),
            Question(
                "opening", "East dealt, and you, South, speak first. Mark every call you may make.",
                AllowedCalls(_OPEN, (None, 240, 250, 255, 300)), "pass 250 300", "Which of them are at least 250 and end in 0?", "calls",
                (
                    Wrong("no jumps", "pass 250", "Both are right. But you may also start higher: nobody has to begin at the bottom."),
                    Wrong("no pass", "250 300", "Both bids are right. And nobody is forced to bid: you may pass as well."),
                    Wrong("halves", "pass 250 255 300", "Three of them are right. But bids go in steps of 10."),
                ),
            ),
        ),
        Step(
            "over-270",
            "Higher than the last",
            ("Each bid must be higher than the one before, by 10 or by as much as you like.",),
            (Calls(_AT_270),),
            Question(
                "over-270", "South has just bid 270, and it is West's turn. Mark every call that West may make.",
                AllowedCalls(_AT_270, (None, 270, 275, 280, 290, 350)), "pass 280 290 350", "What is the first number above 270 that ends in 0?", "calls",
                (
                    Wrong("270", "pass 270 280 290 350", "The others are right. But 270 is taken: it has to be more."),
                    Wrong("275", "pass 275 280 290 350", "275 is more than 270, true. But bids go in steps of 10."),
                    Wrong("only the next step", "pass 280", "Both are right. Jumps are allowed as well."),
                ),
            ),
        ),
        Step(
            "final",
            "A pass is final",
            ("Whoever has passed is out, and may not come back into this auction.",),
            (Calls(_FINAL),),
            Question(
                "final", "North passed at the start, and now would like to come in. West has just passed, too. Whose turn is it?",
                WhoSpeaks(
                    _FINAL, (AlreadyPassed(Seat.N), "So the next who may speak is East."),
                    "It goes on clockwise, past everybody who has passed.",
                ),
                "E", "Who comes after West? And may that player still speak?", "calls",
                (
                    Wrong("a second chance", "N", "North comes after West, true. But North has passed, and that is final."),
                    Wrong("the highest bidder", "S", "South has the highest bid, true. But South is waiting for an answer to it."),
                ),
            ),
        ),
        Step(
            "ended",
            "When it ends",
            ("It goes round and round until three have passed. The one who is left has it, for the last bid that was made.",),
            (Calls(_ENDED),),
            Question(
                "ended", "Who has this auction, and for how much?",
                WhoHasIt(_ENDED), "N-270", "Count the passes. Who is left?", "auction-end",
                (
                    Wrong("East's bid", "E-260", "East did bid 260. But North went higher, and then East passed."),
                    Wrong("one step more", "N-280", "North has it, true. But nobody has to pay more than the last bid."),
                    Wrong("not over", "on", "Three of them have passed by now, so it is over."),
                ),
            ),
        ),
        Step(
            "running",
            "Over, or not?",
            ("Here is another auction, of another deal.",),
            (Calls(_RUNNING),),
            Question(
                "running", "Who has this one, and for how much?",
                WhoHasIt(_RUNNING), "on", "How many have passed?", "auction-end",
                (Wrong("the highest so far", "E-270", "East has the highest bid so far, true. But South is still in, and may answer."),),
            ),
        ),
        Step(
            "stuck",
            "Stuck with it",
            (
                "What if nobody wants to begin? If the first three players pass, the dealer has to take it, for 250. Players say the dealer is stuck.",
                "It is not as bad as it sounds: a partner is there as well.",
            ),
            (Calls(_STUCK),),
            Question(
                "stuck", "South dealt. Who has this deal, and for how much?",
                WhoHasIt(_STUCK), "S-250", "Three have passed. Who is left, and may that one pass as well?", "stuck",
                (
                    Wrong("dealt again", "on", "At some tables the cards would be dealt again, true. Here the dealer has to take it."),
                    Wrong("the first who passed", "W-250", "250 is right. But it is the dealer who is stuck with it."),
                ),
            ),
        ),
        Step(
            "partner",
            "Over your own partner",
            (
                "You may bid over your own partner. It is the only way in which partners may talk: by the numbers they bid.",
                "A raise says: my hand would do even better with my own suit. If you only mean “I like your bid”, pass. The promise is for both of you in any case.",
            ),
            (Calls(_PARTNER),),
            Question(
                "partner", "North, your partner, has bid 250. East has passed. Mark every call you may make.",
                AllowedCalls(_PARTNER, (None, 250, 260, 300)), "pass 260 300", "Does it matter whose bid it is?", "calls",
                (
                    Wrong("must pass", "pass", "A pass is often wise here. But you may go higher as well."),
                    Wrong("the same again", "pass 250 260 300", "Three are right. 250 is taken, even by a friend."),
                ),
            ),
        ),
        Step(
            "worth",
            "What is my hand worth?",
            (
                "Add three things. First what your own hand shows in its best suit. Then what your partner brings, on average: some combinations, and four cards that are passed to you. Then what the two of you win in tricks.",
                "Nobody can know the last two. But over many deals one knows what to expect. Here all three are worked out for you, and drawn as bars. Counting your own cards is the next lesson.",
            ),
            _hand(_RUN),
            Question(
                "worth", f"This hand shows just {_shows(_RUN)} points by itself. What will your side make with it, on average?",
                WorthAbout(_RUN), "sum", "You are not alone, and there are tricks to win.", "hand-value",
                (
                    Wrong("counting own meld only", "own", "The 10 is right, for what you can show. But a partner and the play come on top."),
                    Wrong("adding 250", "every", "You thought of the play, very good. But the other side takes tricks as well."),
                ),
                ("Five spades with the ace and the 10, and two more aces: such a hand wins a lot.",),
            ),
        ),
        Step(
            "tricks-hand",
            "Another hand",
            (
                f"Here are five aces. The best suit is spades: two aces, the 10, the king. Your cards show {_shows(_TRICKS)}.",
                "What does a bid cost? If your side makes it, you score all that you have. If it falls short, you score nothing, and the whole bid is taken off.",
                "Here falling short would cost your side 330.",
            ),
            _hand(_TRICKS),
            Question(
                "tricks-hand", "The bid to beat is 320. Do you bid 330, or pass?",
                BidOrPass(_TRICKS, 330), "bid", "Add up the three bars. Is there room above 330?", "hand-value",
                (Wrong("too dear", "pass", "330 is a lot, true. But this hand can carry it.",),),
            ),
        ),
        Step(
            "meld-hand",
            "Much to show",
            (f"With hearts your cards show {_shows(_MELD)}. By themselves they win few tricks: there is no ace, and no 10. Once more all three bars count. Falling short of 250 would cost 250.",),
            _hand(_MELD),
            Question(
                "meld-hand", "Do you open with 250?",
                BidOrPass(_MELD, 250), "bid", "How much is missing to 250 when you have shown your cards?", "hand-value",
                (Wrong("no aces, no bid", "pass", f"You see that it will win few tricks, very good. But with {_shows(_MELD)} on the table, very little is missing."),),
            ),
        ),
        Step(
            "weak-hand",
            "And this one?",
            (f"The auction has gone on for a while before it is your turn. With spades your cards show {_shows(_WEAK)}. If 300 falls short, your side loses 300.",),
            _hand(_WEAK),
            Question(
                "weak-hand", "East has bid 290. Do you bid 300, or pass?",
                BidOrPass(_WEAK, 300), "pass", "Add up the three bars. Do they come near 300?", "hand-value",
                (Wrong("hope", "bid", "It may succeed, about three times in ten. The other seven times your side loses 300.",),),
                ("Passing costs nothing. You still score what you win. And what you show counts too, as long as your side takes a counter or the last trick.",),
            ),
        ),
        Step(
            "too-dear",
            "The same hand, later in the auction",
            (
                "Every hand has a price up to which it is worth bidding. Here is the hand with the five spades again. If your side falls short of 420, it loses 420.",
            ),
            _hand(_RUN),
            Question(
                "too-dear", "East–West have climbed to 410. Do you bid 420, or pass?",
                BidOrPass(_RUN, 420), "pass", "Add up the three bars. Is it 420?", "hand-value",
                (Wrong("falling in love", "bid", f"It is a good hand, no doubt. It is good for about {round(value_of(_RUN).best.total, -1)}. 420 is another matter.",),),
                ("Let them have it. If they cannot keep the promise, they lose the whole bid.",),
            ),
        ),
    ),
    known=frozenset({"trick", "counter"}),
)  # fmt: skip
