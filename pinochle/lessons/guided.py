"""The guided first deal: a composed deal in which South has the best hand, and what the coach says at every point.

Nothing is scripted but the cards: the coach looks at what the learner sees and has chosen, and picks its line. In
this deal North speaks first and passes, so either South has the bid or the other side.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache

from pinochle import players
from pinochle.analysis import value_hand
from pinochle.cards import Hand, Rank, Seat, Suit, deal_from_code
from pinochle.lessons.guided_lines import LINES, Line
from pinochle.lessons.tasks.cards import WhoTakes
from pinochle.players import Choice, Level
from pinochle.reasons import (
    AlreadyTrumped,
    CannotHead,
    CannotOvertrump,
    FreeToThrow,
    MustHead,
    MustOvertrump,
    MustTrump,
    Reason,
    Words,
    explain,
    listed,
    render,
)
from pinochle.reasons.words import number
from pinochle.rules import PRESETS, count_cards, find_melds, is_counter, meld_points
from pinochle.table import Deal, PassCards, Phase, Play, View

RULES = PRESETS["standard"]
DEALER = Seat.W
CODE = "A48RMQ-VBYKW0-7ZWEJC"
LEVEL: Level = "medium"
COACH: Level = "hard"
SEED = "guided"
LEARNER = Seat.S
NOTHING = Hand()
ASKED = "asked"  # met once the learner has asked a card why it must wait, or has played on
SOUND = 60  # a bid made at least this often in 100 is worth it

_DUTIES = {
    MustHead: "must-head",
    MustTrump: "must-trump",
    MustOvertrump: "must-overtrump",
    CannotHead: "cannot-head",
    AlreadyTrumped: "cannot-head",
    CannotOvertrump: "cannot-head",
    FreeToThrow: "free",
}


@dataclass(frozen=True, slots=True)
class Said:
    """A line with its values, in one vocabulary; ``number`` tells lines apart that come again (the trick's)."""

    key: str
    values: dict[str, object] = field(default_factory=dict)
    number: int = 0
    words: Words = "plain"

    @property
    def line(self) -> Line:
        """The line as it is written."""
        return LINES[self.key]

    @property
    def name(self) -> str:
        """What names it, so that the learner can go on from it: ``"taken-3"``."""
        return f"{self.key}-{self.number}" if self.number else self.key

    @property
    def title(self) -> str:
        """The title with its values."""
        return render(self.line.title, self.words, values=self.values, sentence_case=True)

    @property
    def text(self) -> str:
        """The text with its values."""
        return render(self.line.text, self.words, values=self.values, sentence_case=True).strip()

    @property
    def do(self) -> str:
        """The one thing to do now; empty while there is something to read or to watch."""
        return render(self.line.do, self.words, values=self.values, sentence_case=True)


def first_deal() -> Deal:
    """The composed deal, before anybody has spoken."""
    return Deal.start(RULES, DEALER, deal_from_code(CODE))


@lru_cache(maxsize=32)
def advice(view: View) -> Choice:
    """What the coach would do: the same as a hint at this table, and asked again and again while one looks at it."""
    return players.make(COACH, f"{SEED}/1/{LEARNER}").choose(view)


def coach(
    view: View,
    raised: Hand = NOTHING,
    met: frozenset[str] = frozenset(),
    *,
    looking: bool = False,
    words: Words = "plain",
) -> tuple[Said, ...]:
    """The lines that belong here, in order: those that pause first, then what is to be done or watched.

    ``raised`` are the cards the learner has raised, ``met`` the names of lines gone on from, ``looking`` that all
    combinations lie on the table and the play has not begun.
    """
    lines = _Coach(view, raised, met, words).lines(looking=looking)
    return tuple(replace(one, words=words) for one in lines)


@dataclass(frozen=True, slots=True)
class _Coach:
    """What the coach looks at; every method picks a line and its values."""

    view: View
    raised: Hand
    met: frozenset[str]
    words: Words

    def lines(self, *, looking: bool) -> Iterator[Said]:
        if looking:
            yield self.all_shown()
            return
        match self.view.phase:
            case Phase.AUCTION:
                yield from self.auction()
            case Phase.TRUMP | Phase.PASS | Phase.PASS_BACK:
                yield self.before_meld()
            case Phase.MELD:
                yield self.meld()
            case Phase.PLAY:
                yield from self.play()
            case _:
                yield self.end()

    def say(self, template: str, **values: object) -> str:
        """A part of a line in the words of the learner."""
        return render(template, self.words, values=values)

    # ------------------------------------------------------------ auction, trump, pass

    def auction(self) -> Iterator[Said]:
        view, auction = self.view, self.view.auction
        if not auction.calls:
            yield Said("welcome")
            yield Said("cards")
            yield Said("points", {"counter": 10, "total": view.rules.trick_total})
            yield Said("bidding", {"first": auction.turn})
        if LEARNER in auction.passed:
            yield Said("passed", {"worth": value_hand(view.dealt, view.rules).best.bid_at(SOUND / 100)})
        elif not view.my_turn:
            yield Said("listen")
        else:
            yield self.my_call()

    def my_call(self) -> Said:
        auction = self.view.auction
        best = value_hand(self.view.dealt, self.view.rules).best
        low = auction.minimum
        chance = round(best.chance(low) * 100)
        who, bid = auction.highest or (None, 0)
        told: dict[str, object] = {"who": who, "bid": bid, "low": low, "chance": chance}
        if chance < SOUND:
            return Said("let-it-go", told)
        if any(seat is LEARNER for seat, _ in auction.calls):
            return Said("bid-again", told)
        about = (round(part, -1) for part in (best.partner_share, best.tricks))
        split = dict(zip(("share", "tricks"), about, strict=True)) | {"suit": best.suit, "own": best.own_meld}
        held = find_melds(self.view.dealt, best.suit, self.view.rules)
        melds = ", ".join(f"{' '.join(map(str, meld.cards))} {meld.points}" for meld in held)
        return Said("first-bid", told | split | {"melds": melds})

    def before_meld(self) -> Said:
        view, trump, bidder = self.view, self.view.trump, self.view.bidder
        if view.phase is Phase.TRUMP and bidder is LEARNER:
            return self.name_trump()
        if bidder is None or bidder.side is not LEARNER.side or trump is None:
            return Said("they-pass", {"bidder": bidder, "trump": trump or "a suit"})
        if view.my_turn:
            return self.my_pass(trump)
        if bidder is LEARNER:
            return self.named(trump)
        return Said("they-pass", {"bidder": bidder, "trump": trump})

    def name_trump(self) -> Said:
        view = self.view
        best = value_hand(view.hand, view.rules).best
        told: dict[str, object] = {"bid": view.bid, "suit": best.suit, "own": best.own_meld}
        if (view.bid or 0) > best.total:
            return Said("won-wild", told | {"total": best.total})
        return Said("won", told | {"count": len(view.hand.of(best.suit))})

    def my_pass(self, trump: Suit) -> Said:
        view, raised = self.view, self.raised
        before, after = (meld_points(hand, trump, view.rules) for hand in (view.hand, view.hand - raised))
        if after < before:
            left = find_melds(view.hand - raised, trump, view.rules)
            melds = find_melds(view.hand, trump, view.rules)
            broken = [meld.named(self.words) for meld in melds if meld not in left]
            return Said("breaks", {"lost": before - after, "broken": listed(broken)})
        if strong := self.strong(trump):
            return Said("strong", {"own": after, "cards": listed(strong), "trump": trump})
        more = view.rules.pass_count - len(raised)
        if not more:
            return Said("enough-raised", {"own": after})
        cards = f"{number(more)}{' more' if raised else ''} card{'' if more == 1 else 's'}"
        return Said("give-back", {"trump": trump, "more": cards, "them": "it" if more == 1 else "them"})

    def strong(self, trump: Suit) -> list[str]:
        """The raised trumps and aces that a sound player would keep."""
        choice = advice(self.view)
        given = choice.action.cards if isinstance(choice.action, PassCards) else NOTHING
        better_kept = (card for card in self.raised.kinds() if self.raised.count(card) > given.count(card))
        return [str(card) for card in better_kept if card.suit is trump or card.rank is Rank.ACE]

    def named(self, trump: Suit) -> Said:
        value = value_hand(self.view.dealt, self.view.rules)
        if value.best.suit is trump:
            return Said("named-best", {"trump": trump})
        more = value.best.total - value.of(trump).total
        return Said("named-other", {"trump": trump, "suit": value.best.suit, "more": more})

    # ------------------------------------------------------------ meld

    def meld(self) -> Said:
        if not self.view.my_turn:
            return Said("watch-meld")
        lost = cost_of_pass(self.view)
        return Said("broke", {"lost": lost}) if lost else Said("show")

    def all_shown(self) -> Said:
        state = self.view.state
        bidder, bid, needs = state.bidder or LEARNER, state.bid or 0, state.still_needs()
        ours = bidder.side is LEARNER.side
        short = "" if ours else " Short of that they [are set|“go set”]."
        template = "the [tricks] must bring {n:pts} more." + short if needs else "that is enough already."
        rest = self.say(template, n=needs)
        told: dict[str, object] = {"bid": bid, "meld": state.meld_points(bidder.side), "rest": rest}
        return Said("shown-ours" if ours else "shown-theirs", told)

    # ------------------------------------------------------------ play

    def play(self) -> Iterator[Said]:
        view, state = self.view, self.view.state
        if not state.tricks and not (state.trick and state.trick.cards):
            yield Said("rounds")
        if state.tricks and not (state.trick and state.trick.cards):
            yield self.taken()
            if 2 * len(state.tricks) == view.rules.deck.hand_size:
                told = {"points": state.trick_points(LEARNER.side), "standing": self.standing()}
                yield Said("halfway", told)
        if not view.my_turn:
            yield Said("watch-play")
        elif len(view.hand) == 1:
            yield Said("last", {"last": view.rules.last_trick})
        else:
            yield self.my_play()

    def taken(self) -> Said:
        """Who has won the trick on the table, why, and what it brings."""
        state = self.view.state
        trick, trump = state.tricks[-1], state.trump
        winner = trick.winner(trump or trick.cards[0].suit)
        counters = [card for card in trick.cards if is_counter(card)]
        points = count_cards(trick.cards, state.rules)
        side = "your side" if winner.side is LEARNER.side else winner.side.seats
        worth = (
            self.say(f"{{cards}} {'count' if counters[1:] else 'counts'}: {{n:pts}} for {{side}}.",
                     cards=listed(map(str, counters)), n=points, side=side)
            if counters
            else "No ace, ten or king is in it: no points."
        )  # fmt: skip
        who = "You win" if winner is LEARNER else f"{winner.named()} wins"
        because = WhoTakes(trick.cards, trick.leader, trump).because()
        why = explain(_to_you(because) if winner is LEARNER else because, self.words).says
        return Said("taken", {"who": who, "why": why, "worth": worth}, len(state.tricks))

    def my_play(self) -> Said:
        view = self.view
        legal, trick = view.legal, view.trick
        if legal is None or trick is None or not trick.cards:
            return Said("lead-again" if view.state.tricks else "lead-first", self.idea())
        if len(legal) < len(view.hand.kinds()) and ASKED not in self.met:
            return Said("try-illegal")
        if len(legal) == 1:
            return Said("only-one", {"card": next(iter(legal))})
        key = _DUTIES.get(type(legal.reason), "cannot-head")
        return Said(key, {"best": getattr(legal.reason, "beat", trick.cards[0])} | self.idea())

    def idea(self) -> dict[str, object]:
        """The card that a sound player would play here, and why."""
        choice = advice(self.view)
        card = choice.action.card if isinstance(choice.action, Play) else None
        return {"card": card, "why": explain(choice.reasons[0], self.words).says}

    def standing(self) -> str:
        """How the bid stands."""
        state = self.view.state
        needs = state.still_needs()
        if state.bidder is not None and state.bidder.side is LEARNER.side:
            return self.say("The bid needs {n:pts} more.", n=needs) if needs else "The bid is safe."
        return self.say("The others need {n:pts} more.", n=needs) if needs else "The others have made it."

    # ------------------------------------------------------------ the end

    def end(self) -> Said:
        state = self.view.state
        if state.score is None or state.bidder is None:
            return Said("others-made", {"bid": 0, "kept": ""})
        side, made = state.bidder.side, state.score.made
        if not state.score.played:
            who = "your side" if side is LEARNER.side else side
            told: dict[str, object] = {"meld": state.meld_points(side), "most": state.rules.trick_total}
            return Said("not-played", told | {"bid": state.bid, "who": who})
        if side is LEARNER.side:
            total = state.meld_points(side) + state.trick_points(side)
            return Said("made" if made else "missed", {"bid": state.bid, "total": total})
        kept = self.say("Your side scores {n:pts}.", n=state.score.others)
        return Said("others-made" if made else "others-missed", {"bid": state.bid, "kept": kept})


@dataclass(frozen=True, slots=True)
class _You:
    """The learner, as a sentence to the learner says it."""

    def named(self, words: Words = "table") -> str:
        return "you"


def _to_you(reason: Reason) -> Reason:
    """A reason about the learner's seat, said to the learner."""
    return type(reason)(**{**reason.values(), "seat": _You()})


def cost_of_pass(view: View) -> int:
    """The points (x10) of meld that the learner's own pass has broken."""
    kept = meld_points(view.hand, view.trump, view.rules)
    return meld_points(view.hand + view.given, view.trump, view.rules) - kept if view.given else 0
