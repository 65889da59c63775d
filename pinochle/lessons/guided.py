"""The guided first deal: a composed deal in which South has the best hand, and what the coach says at every point.

Nothing is scripted but the cards: the coach looks at what the learner sees and has chosen, and picks its line. In
this deal North speaks first and passes, so either South has the bid or the other side.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from pinochle import players
from pinochle.analysis import value_hand
from pinochle.cards import Hand, Seat, Suit, deal_from_code
from pinochle.lessons.guided_lines import LINES, Line
from pinochle.players import Level
from pinochle.reasons import (
    AlreadyTrumped,
    CannotHead,
    CannotOvertrump,
    FreeToThrow,
    MustHead,
    MustOvertrump,
    MustTrump,
    explain,
    listed,
    render,
)
from pinochle.rules import PRESETS, find_melds, meld_points
from pinochle.table import Deal, Phase, View

RULES = PRESETS["standard"]
DEALER = Seat.W
CODE = "A48RMQ-VBYKW0-7ZWEJC"
LEVEL: Level = "medium"
SEED = "guided"
LEARNER = Seat.S
NOTHING = Hand()
ASKED = "asked"  # met once the learner has asked a card why it must wait
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
    """A line with its values: ``key`` names it, so that the learner can go on from it."""

    key: str
    values: dict[str, object] = field(default_factory=dict)

    @property
    def line(self) -> Line:
        """The line as it is written."""
        return LINES[self.key]

    @property
    def title(self) -> str:
        """The title with its values."""
        return render(self.line.title, "plain", values=self.values, sentence_case=True)

    @property
    def text(self) -> str:
        """The text with its values."""
        return render(self.line.text, "plain", values=self.values, sentence_case=True)


def first_deal() -> Deal:
    """The composed deal, before anybody has spoken."""
    return Deal.start(RULES, DEALER, deal_from_code(CODE))


def coach(
    view: View, raised: Hand = NOTHING, met: frozenset[str] = frozenset(), *, looking: bool = False
) -> tuple[Said, ...]:
    """The lines that belong here, in order: those that pause first, then what is to be done or watched.

    ``raised`` are the cards the learner has raised, ``met`` the keys of lines gone on from, ``looking`` that all
    combinations lie on the table and the play has not begun.
    """
    if looking:
        return (_all_shown(view),)
    match view.phase:
        case Phase.AUCTION:
            return tuple(_auction(view))
        case Phase.TRUMP | Phase.PASS | Phase.PASS_BACK:
            return (_before_meld(view, raised),)
        case Phase.MELD:
            return (_meld(view),)
        case Phase.PLAY:
            return tuple(_play(view, met))
    return (_end(view),)


def _auction(view: View) -> Iterator[Said]:
    auction = view.auction
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
        yield _my_call(view)


def _my_call(view: View) -> Said:
    auction = view.auction
    best = value_hand(view.dealt, view.rules).best
    low = auction.minimum
    chance = round(best.chance(low) * 100)
    spoken = any(seat is LEARNER for seat, _ in auction.calls)
    who, bid = auction.highest or (None, 0)
    told: dict[str, object] = {"who": who, "bid": bid, "low": low, "chance": chance}
    if spoken:
        return Said("bid-again", told)
    about = (round(part, -1) for part in (best.partner_share, best.tricks))
    split = dict(zip(("share", "tricks"), about, strict=True)) | {"suit": best.suit, "own": best.own_meld}
    return Said("first-bid", told | split)


def _before_meld(view: View, raised: Hand) -> Said:
    trump, bidder = view.trump, view.bidder
    if view.phase is Phase.TRUMP and bidder is LEARNER:
        best = value_hand(view.hand, view.rules).best
        count = len(view.hand.of(best.suit))
        return Said("won", {"bid": view.bid, "suit": best.suit, "own": best.own_meld, "count": count})
    if bidder is None or bidder.side is not LEARNER.side or trump is None:
        return Said("they-pass", {"bidder": bidder, "trump": trump or "a suit"})
    if view.my_turn:
        return _my_pass(view, raised, trump)
    return _named(view, trump) if bidder is LEARNER else Said("they-pass", {"bidder": bidder, "trump": trump})


def _my_pass(view: View, raised: Hand, trump: Suit) -> Said:
    before, after = (meld_points(hand, trump, view.rules) for hand in (view.hand, view.hand - raised))
    if after < before:
        left = find_melds(view.hand - raised, trump, view.rules)
        broken = [
            meld.named("plain") for meld in find_melds(view.hand, trump, view.rules) if meld not in left
        ]
        return Said("breaks", {"lost": before - after, "broken": listed(broken)})
    if len(raised) == view.rules.pass_count:
        return Said("enough-raised", {"own": after})
    return Said("give-back", {"trump": trump})


def _named(view: View, trump: Suit) -> Said:
    value = value_hand(view.dealt, view.rules)
    if value.best.suit is trump:
        return Said("named-best", {"trump": trump})
    more = value.best.total - value.of(trump).total
    return Said("named-other", {"trump": trump, "suit": value.best.suit, "more": more})


def _meld(view: View) -> Said:
    if not view.my_turn:
        return Said("watch-meld")
    lost = cost_of_pass(view)
    return Said("broke", {"lost": lost}) if lost else Said("show")


def cost_of_pass(view: View) -> int:
    """The points (x10) of meld that the learner's own pass has broken."""
    kept = meld_points(view.hand, view.trump, view.rules)
    return meld_points(view.hand + view.given, view.trump, view.rules) - kept if view.given else 0


def _all_shown(view: View) -> Said:
    state = view.state
    bidder, bid = state.bidder or LEARNER, state.bid or 0
    meld = state.meld_points(bidder.side)
    told: dict[str, object] = {"bid": bid, "meld": meld, "needs": state.still_needs()}
    if bidder.side is not LEARNER.side:
        return Said("shown-theirs", told)
    return Said("shown-ours", told)


def _play(view: View, met: frozenset[str]) -> Iterator[Said]:
    state = view.state
    between = not (state.trick and state.trick.cards)
    if between and 2 * len(state.tricks) == view.rules.deck.hand_size:
        yield Said("halfway", {"points": state.trick_points(LEARNER.side), "standing": _standing(view)})
    if not view.my_turn:
        yield Said("watch-play")
    elif len(view.hand) == 1:
        yield Said("last", {"last": view.rules.last_trick})
    else:
        yield _my_play(view, met)


def _my_play(view: View, met: frozenset[str]) -> Said:
    legal, trick = view.legal, view.trick
    if legal is None or trick is None or not trick.cards:
        return Said("lead-again" if view.state.tricks else "lead-first", {"idea": _idea(view)})
    if len(legal) < len(view.hand.kinds()) and ASKED not in met:
        return Said("try-illegal")
    if len(legal) == 1:
        return Said("only-one")
    key = _DUTIES.get(type(legal.reason), "cannot-head")
    return Said(key, {"best": getattr(legal.reason, "beat", trick.cards[0]), "idea": _idea(view)})


def _idea(view: View) -> str:
    """Why a sound player would play what it would play here, in plain words."""
    reasons = players.make(LEVEL, SEED).choose(view).reasons
    return f"A thought: {explain(reasons[0], 'plain').says}" if reasons else ""


def _standing(view: View) -> str:
    state = view.state
    needs = state.still_needs()
    ours = state.bidder is not None and state.bidder.side is LEARNER.side
    if ours:
        return (
            render("The bid needs {n:pts} more.", "plain", values={"n": needs})
            if needs
            else "The bid is safe."
        )
    return (
        render("The others need {n:pts} more.", "plain", values={"n": needs})
        if needs
        else "The others have made it."
    )


def _end(view: View) -> Said:
    state = view.state
    if state.score is None or state.bidder is None:
        return Said("others-made", {"bid": 0})
    side = state.bidder.side
    total = state.meld_points(side) + state.trick_points(side)
    told: dict[str, object] = {"bid": state.bid, "total": total}
    if side is LEARNER.side:
        return Said("made" if state.score.made else "missed", told)
    return Said("others-made" if state.score.made else "others-missed", told)
