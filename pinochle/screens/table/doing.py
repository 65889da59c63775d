"""What each intent does to a table: functions from one table to the next. What the rules refuse is raised."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal, TypeAlias

from pinochle.analysis import value_hand
from pinochle.cards import Hand, Seat, Suit
from pinochle.reasons import IllegalAction, PinochleError, ToldAfterwards
from pinochle.review import Review
from pinochle.rules.check import MOST_POINTS
from pinochle.screens.base import InputError, Intent
from pinochle.screens.table.draft import card_named
from pinochle.screens.table.said import Said
from pinochle.screens.table.showing import to_show
from pinochle.screens.table.speech import LEARNER
from pinochle.screens.table.typed import read_typed
from pinochle.table import Action, Bid, Concede, NameTrump, Pass, PassCards, Phase, Play, ShowMeld

if TYPE_CHECKING:
    from pinochle.screens.table.table import Table

Doing: TypeAlias = "Callable[[Table, Intent], Table]"

HIDDEN = (Bid, Pass, NameTrump, PassCards)  # decided by cards that nobody else has seen

HAND_NOW: Mapping[Phase, str] = MappingProxyType(
    {
        Phase.AUCTION: "tell how high you can bid",
        Phase.TRUMP: "tell which suit would be best for you",
        Phase.PASS: "wait until the others have passed theirs",
        Phase.PASS_BACK: "wait until the others have passed theirs",
        Phase.MELD: "are looked through for [meld|combinations]",
    }
)


def raised(table: Table, intent: Intent) -> Table:
    """A card is raised or laid back; one that may not be played says why."""
    card = card_named(intent.string("card"), table.session.view.hand)
    phase = table.session.phase
    if phase in (Phase.PASS, Phase.PASS_BACK) and table.session.my_turn:
        most, draft = table.session.game.rules.pass_count, table.draft.toggled(intent.string("card"))
        if len(draft.raised) > max(most, len(table.draft.raised)):
            enough = "{most:number} cards are raised already. Lower one with a tap before you raise another."
            return replace(table, said=Said("refused", table.speech.text(enough, most=most)))
        return replace(table, draft=draft, said=None)
    refused = table.deal.refusal(Play(card), LEARNER)
    if refused:
        raise IllegalAction(refused)
    if table.settings.one_tap:
        return table.act(Play(card))
    draft = replace(table.draft, raised=(intent.string("card"),))
    return replace(table, draft=draft, said=None)


def asked_of_hand(table: Table, intent: Intent) -> Table:
    """What the hand is there for while no card of it can be chosen."""
    use = HAND_NOW.get(Phase.MELD if table.looking else table.session.phase)
    if use is None or table.asked:
        return table
    says = table.speech.text(f"For now your cards {use}; they are played later.")
    return replace(table, said=Said("hand", says))


def played(table: Table, intent: Intent) -> Table:
    """A card is played."""
    if not intent.string("card"):
        return replace(table, said=Said("refused", "Raise a card first: tap it, or press Space."))
    card = card_named(intent.string("card"), table.session.view.hand)
    return table.act(Play(card))


def stepped(table: Table, intent: Intent) -> Table:
    """A computer acts."""
    return table.step()


def looked(table: Table, intent: Intent) -> Table:
    """The learner has seen the meld; the play begins."""
    return replace(table, ready=True, said=None)


def bid_moved(table: Table, intent: Intent) -> Table:
    """The bid in the box goes up or down by some points (x10)."""
    by, auction = intent.number("by", low=-MOST_POINTS, high=MOST_POINTS), table.deal.state.auction
    draft, said = table.draft.raised_bid(by, auction), None
    if by < 0 and table.draft.bid_for(auction) == auction.minimum:
        lowest = "{low:pts} is the lowest bid now."
        said = Said("refused", table.speech.text(lowest, low=auction.minimum))
    return replace(table, draft=draft, said=said)


def bid(table: Table, intent: Intent) -> Table:
    """The learner bids; far more than the hand can bring only after a question."""
    points = intent.number("points", low=0, high=MOST_POINTS)
    return _bid(table, points, sure=intent.flag("sure", default=False))


def kept(table: Table, intent: Intent) -> Table:
    """A question is answered with no; the box goes back to the lowest bid."""
    return replace(table, said=None, draft=replace(table.draft, bid=0))


def _bid(table: Table, points: int, *, sure: bool) -> Table:
    best = value_hand(table.session.view.dealt, table.deal.rules).best
    if sure or table.deal.refusal(Bid(points), LEARNER) or not best.out_of_reach(points):
        return table.act(Bid(points))
    text = table.speech.text(
        "A bid of {bid:pts} is out of reach: this hand brings about {total:pts} with {suit}, "
        "and hardly ever more than {most:pts}. Bid it all the same?",
        bid=points,
        total=best.total,
        suit=best.suit,
        most=best.bid_at(0),
    )
    yes = f"Bid {table.speech.points(points)} all the same"
    return table.ask(text, yes, "Change the bid", do="bid", points=points, at=table.session.at)


def gave(table: Table, intent: Intent) -> Table:
    """The raised cards are passed."""
    return table.act(PassCards(Hand(table.draft.cards(table.session.view.hand))))


def left_out(table: Table, intent: Intent) -> Table:
    """A meld is left out of what is shown, or put back."""
    name = intent.string("meld")[:60]
    out = table.draft.unshown
    left = tuple(other for other in out if other != name) if name in out else (*out, name)
    return replace(table, draft=replace(table.draft, unshown=left[:30]), said=None)


def showed(table: Table, intent: Intent) -> Table:
    """The learner's meld goes down, without what was left out."""
    return table.act(ShowMeld(to_show(table.session.view, table.draft)))


def named(table: Table, intent: Intent) -> Table:
    """The learner names trump."""
    return table.act(NameTrump(Suit.parse(intent.string("suit"))))


def simply(table: Table, intent: Intent, action: Action) -> Table:
    """The learner does what needs no choice."""
    return table.act(action)


def hinted(table: Table, intent: Intent) -> Table:
    """The coach says one good action and why, as often as the level allows."""
    again = table.hinted_at == table.session.at
    if why_not := table.why_no_hint:
        return replace(table, said=Said("refused", f"{why_not.capitalize()}."))
    choice = table.session.hint()
    said = Said("hint", reasons=choice.reasons, action=choice.action, seat=LEARNER)
    return replace(table, said=said, hints=table.hints + (not again), hinted_at=table.session.at)


def asked_why(table: Table, intent: Intent) -> Table:
    """Why a computer did the last thing it did, or the one of a number."""
    seat = Seat.parse(intent.string("seat"))
    numbers = [number for number, (who, _) in enumerate(table.deal.actions) if who is seat]
    if not numbers or seat is LEARNER:
        return replace(table, said=Said("refused", f"{seat.named()} has done nothing yet."))
    number = intent.number("number", numbers[-1])
    if number not in numbers:
        raise InputError(f"{seat.named()} did not do this.")
    action = table.deal.actions[number][1]
    choice = table.session.why(number)
    kind: Literal["why", "otherwise"] = "why" if choice.action == action else "otherwise"
    still_hidden = isinstance(action, HIDDEN) and table.session.phase is not Phase.SCORED
    reasons = (ToldAfterwards(seat),) if still_hidden else choice.reasons
    return replace(table, said=Said(kind, reasons=reasons, action=action, seat=seat, number=number))


def took_back(table: Table, intent: Intent) -> Table:
    """Back to the learner's last own decision."""
    return _undone(table.moved(table.session.back()))


def went_back(table: Table, intent: Intent) -> Table:
    """Back to the moment before one of the learner's own actions, to play on from there."""
    number = intent.number("number", low=0, high=max(0, len(table.deal.actions) - 1))
    if not table.deal.actions or table.deal.actions[number][0] is not LEARNER:
        raise InputError("Only your own decisions can be taken back.")
    return _undone(table.moved(table.session.back_to(number)))


def typed(table: Table, intent: Intent) -> Table:
    """A card, a bid, a suit or several cards were typed."""
    if not intent.text.strip():
        return table
    table = replace(table, typing=True)
    try:
        action = read_typed(intent.text, table.session)
        if isinstance(action, Hand):
            return replace(table, draft=table.draft.with_cards(table.session.view.hand, action), said=None)
        return _bid(table, action.points, sure=False) if isinstance(action, Bid) else table.act(action)
    except InputError as unread:
        return replace(table, said=Said("refused", str(unread), typed=intent.text))
    except PinochleError as refused:
        return replace(table, said=Said("refused", reasons=(refused.reason,), typed=intent.text))


def looked_back(table: Table, intent: Intent) -> Table:
    """The trick before the one on the table lies there, or this one again."""
    trump = table.deal.state.trump
    if table.looking_back or trump is None or len(table.lying) < 2:
        return replace(table, said=None)
    told = table.speech.trick(table.lying[-2], trump)
    return replace(table, said=Said("previous", table.speech.text(f"The previous [trick]: {told}")))


def hands_toggled(table: Table, intent: Intent) -> Table:
    """All hands are shown, after the deal, or hidden."""
    return replace(table, hands_open=not table.hands_open)


def reviewed(table: Table, intent: Intent) -> Table:
    """The review of a deal that was played is opened, or closed."""
    if table.review or table.deal.score is None or not table.deal.state.tricks:
        return replace(table, review=None)
    return replace(table, review=Review.start(table.deal, LEARNER))


def review_went_on(table: Table, intent: Intent) -> Table:
    """A little more of the review is worked out."""
    return replace(table, review=table.review.advance()) if table.review else table


def review_turned(table: Table, intent: Intent) -> Table:
    """Another part of the review is shown."""
    return replace(table, review_tab=intent.choice("choice", ("turning", "own", "all")))


def setting_changed(table: Table, intent: Intent) -> Table:
    """A setting is changed."""
    return replace(table, settings=table.settings.changed(intent))


def _undone(table: Table) -> Table:
    """One more action taken back. Whoever takes back a card has seen the meld already."""
    ready = table.session.phase is Phase.PLAY
    return replace(table, undone=table.undone + 1, ready=ready, hands_open=False)


DOINGS: Mapping[str, Doing] = MappingProxyType(
    {
        "step": stepped,
        "raise": raised,
        "hand": asked_of_hand,
        "play": played,
        "look": looked,
        "move-bid": bid_moved,
        "bid": bid,
        "keep": kept,
        "pass": partial(simply, action=Pass()),
        "trump": named,
        "give": gave,
        "leave-out": left_out,
        "show": showed,
        "concede": partial(simply, action=Concede()),
        "hint": hinted,
        "why": asked_why,
        "undo": took_back,
        "from": went_back,
        "type": typed,
        "last": looked_back,
        "hands": hands_toggled,
        "set": setting_changed,
        "review": reviewed,
        "review-step": review_went_on,
        "review-tab": review_turned,
    }
)
