"""The shortcodes of the page on strategy: what a hand is worth in the auction, and advice shown at moments of deals."""

from functools import cache, partial
from statistics import fmean

from docs._hooks import moments
from docs._hooks.figures import GuideError, both, expected, figure, in_both, row, sorted_cards, table_of
from pinochle import Hand, Side
from pinochle.analysis import SuitValue, value_hand
from pinochle.reasons import points
from pinochle.screens.faces import card, card_text, drawn, numbered
from pinochle.screens.html import Html, Node, join, tag
from pinochle.table import Action, Bid, Deal, PassCards, Phase, Play, View, deal_hands

ESTIMATED = "What is hoped for, to the nearest ten; the bid is the highest that is made 7 times in 10."
LIKELY = 0.7
SCALE = 10  # of the points on the page


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
    """What each way brought; where the score counts, also who had the bid and whether it was made."""
    following = bool(found.moment.view.trick and found.moment.view.trick.plays)
    card_played = isinstance(found.contrary.action, Play)
    head: list[Node] = [in_both("Points in [tricks], played out" if card_played else "Score, played out")]
    head += [] if card_played else ["The bid"]
    head += [side.named() for side in (Side.NORTH_SOUTH, Side.EAST_WEST)]
    lines = []
    for way in (found.way, found.contrary):
        cells = [] if card_played else [_bid_of(way.deal)]
        cells += [Html(points(each, SCALE)) for each in way.brought]
        done = tag("th", found.moment.seat.named(), " ", _done(way.action, following), scope="row")
        lines.append(tag("tr", done, *map(partial(tag, "td"), cells)))
    top = tag("thead", tag("tr", *(tag("th", name, scope="col") for name in head)))
    return tag("table", top, tag("tbody", *lines), cls="pn-chart")


def _bid_of(deal: Deal) -> Html:
    """Who had the bid of a finished deal, for how much, and what became of it."""
    bidder, score = deal.state.bidder, deal.score
    if bidder is None or score is None:
        return Html("passed out")
    end = "made" if score.made else "[set|fell short]" if score.played else "out of reach, not played"
    return in_both(f"{bidder.named()} {points(deal.state.bid or 0, SCALE)}: {end}")


def on_average(what: str, expect: int) -> str:
    """Of the best suits of dealt hands, to the nearest ten: what ``partner`` and pass add, what the ``tricks`` bring,
    or the ``margin`` between what is hoped for and the bid that is made 7 times in 10.
    """
    number = {
        "partner": lambda value: value.partner_share,
        "tricks": lambda value: value.tricks,
        "margin": lambda value: value.total - value.bid_at(LIKELY),
    }[what]
    found = round(fmean(map(number, _best_suits())), -1)
    expected(f"{what} on average", found, expect)
    return f"{found:.0f}"


@cache
def _best_suits() -> tuple[SuitValue, ...]:
    hands = (hand for number in range(50) for hand in deal_hands(f"average {number}").values())
    return tuple(value_hand(hand).best for hand in hands)


def advice(hand: str, expect: int | None = None) -> str:
    """What a hand is worth in the auction with each suit as trump: own meld, partner, tricks, and what to bid."""
    held = Hand.parse(hand, size=12)
    head = ("Suit", "Own [meld|points]", "Partner", "[Tricks]", "Together", "Bid")
    suits = value_hand(held).suits
    expected(f"the bid on {hand}", max(each.bid_at(LIKELY) for each in suits), expect)
    lines = []
    for each in suits:
        bid = each.bid_at(LIKELY)
        # No estimate is closer than ten, and the parts have to add up.
        parts = (each.own_meld, round(each.partner_share, -1), round(each.tricks, -1))
        cells = [tag("td", number) for number in (*parts, sum(parts), bid if bid >= 250 else "pass")]
        lines.append(tag("tr", tag("th", each.suit.named(), scope="row"), *cells))
    top = tag("thead", tag("tr", *(tag("th", in_both(name), scope="col") for name in head)))
    chart = tag("table", top, tag("tbody", *lines), cls="pn-chart")
    return figure(row(sorted_cards(held)), chart, caption=ESTIMATED)
