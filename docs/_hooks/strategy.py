"""The shortcodes of the page on strategy: what a hand is worth in the auction, and advice shown at moments of deals."""

from functools import partial

from docs._hooks import moments
from docs._hooks.figures import GuideError, both, expected, figure, in_both, row, sorted_cards, table_of
from pinochle import Hand, Side
from pinochle.analysis import value_hand
from pinochle.screens.faces import card, card_text, drawn, numbered
from pinochle.screens.html import Html, join, tag
from pinochle.table import Action, Bid, PassCards, Phase, Play, View

ESTIMATED = "What is hoped for, to the nearest ten; the bid is the highest that is made 7 times in 10."


def shown(advice: str, caption: str = "") -> str:
    """A moment of a deal at which a piece of advice (``moments.ADVICE``) was followed, and what both ways brought."""
    found = moments.shown(advice)
    if found is None:
        raise GuideError(f"no deal looked through bears out the advice {advice}")
    moment, view = found.moment, found.moment.view
    played = view.trick.plays if view.trick else ()
    taken = _cards_of(moment.action)
    held = [
        card(each, cls="pn-chosen" if copy <= taken.count(each) else "")
        for each, copy in numbered(sorted_cards(view.hand))
    ]
    reason = moment.reason(moments.ADVICE[advice].reason) or moment.reasons[0]
    return figure(
        tag("p", _setting(view), " ", moment.seat.named(), " ", _done(moment.action, bool(played)), "."),
        table_of(played) if played else None,
        tag("div", *held, cls="pn-hand"),
        tag("p", both(reason)),
        _both_ways(found),
        caption=caption,
    )


def _setting(view: View) -> Html:
    """What everybody at the table knows, in a sentence."""
    if view.phase is Phase.AUCTION:
        said = ", ".join(f"{seat.named()} {call or 'passes'}" for seat, call in view.auction.calls)
        return in_both(f"The auction: {said}." if said else "The auction begins.")
    trump = view.trump.named().capitalize() if view.trump else ""
    return in_both(f"{trump} are [trump], {view.bidder.named() if view.bidder else ''} is the [bidder].")


def _done(action: Action, following: bool = False) -> Html:
    """What was done, as it follows a player's name."""
    match action:
        case Bid(number):
            return Html(f"bids {number}")
        case PassCards(cards_):
            return join(("passes ", tag("span", drawn(" ".join(map(str, sorted_cards(cards_)))))))
        case Play(played):
            verb = in_both("plays" if following else "[leads|starts with]", sentence_case=False)
            return join((verb, " ", card_text(played)))
    return Html("passes")


def _cards_of(action: Action) -> Hand:
    match action:
        case PassCards(given):
            return given
        case Play(played):
            return Hand([played])
    return Hand()


def _both_ways(found: moments.Shown) -> Html:
    following = bool(found.moment.view.trick and found.moment.view.trick.plays)
    what = in_both("Points in [tricks]" if isinstance(found.contrary, Play) else "Score")
    sides = (tag("th", side.named(), scope="col") for side in (Side.NORTH_SOUTH, Side.EAST_WEST))
    ways = ((found.moment.action, found.brought), (found.contrary, found.otherwise))
    lines = [
        tag(
            "tr",
            tag("th", f"{found.moment.seat.named()} ", _done(action, following), scope="row"),
            *map(partial(tag, "td"), map(str, points_)),
        )
        for action, points_ in ways
    ]
    head = tag("thead", tag("tr", tag("th", what, ", played out", scope="col"), *sides))
    return tag("table", head, tag("tbody", *lines), cls="pn-chart")


def advice(hand: str, expect: int | None = None) -> str:
    """What a hand is worth in the auction with each suit as trump: own meld, partner, tricks, and what to bid."""
    held = Hand.parse(hand, size=12)
    head = ("Suit", "Own [meld|points]", "Partner", "[Tricks]", "Together", "Bid")
    suits = value_hand(held).suits
    expected(f"the bid on {hand}", max(each.bid_at(0.7) for each in suits), expect)
    lines = []
    for each in suits:
        bid = each.bid_at(0.7)
        numbers = (  # no estimate is closer than ten
            each.own_meld,
            round(each.partner_share, -1),
            round(each.tricks, -1),
            round(each.total, -1),
            bid if bid >= 250 else "pass",
        )
        cells = [tag("td", number) for number in numbers]
        lines.append(tag("tr", tag("th", each.suit.named(), scope="row"), *cells))
    top = tag("thead", tag("tr", *(tag("th", in_both(name), scope="col") for name in head)))
    chart = tag("table", top, tag("tbody", *lines), cls="pn-chart")
    return figure(row(sorted_cards(held)), chart, caption=ESTIMATED)
