"""The auction: the box with the next bid, and the helper that says what the hand can stand."""

from __future__ import annotations

from collections.abc import Iterable

from pinochle.analysis.value import HandValue, SuitValue, value_hand
from pinochle.cards import SUITS
from pinochle.screens import faces
from pinochle.screens.html import Html, Node, button, decoration, hidden, tag
from pinochle.screens.table.hand import lead
from pinochle.screens.table.phase import PhaseShown
from pinochle.screens.table.speech import LEARNER
from pinochle.screens.table.table import Table
from pinochle.table import Pass

ADVISED = 0.7  # the chance at which a learner is advised to bid
STEPS = (1, 5, 10)


class AuctionShown(PhaseShown):
    """Bid or pass."""

    def prompt(self, t: Table) -> str:
        """Whose bid stands, and what may be called."""
        auction = t.deal.state.auction
        if auction.dealer_stuck:
            return t.speech.says(t.deal.refusal(Pass()))  # type: ignore[arg-type]
        if auction.highest is None:
            return t.speech.text("Nobody has bid. Bid {low:pts} or more, or pass.", low=auction.minimum)
        seat, bid = auction.highest
        who = "your partner" if seat is LEARNER.partner else seat.named()
        return t.speech.text(f"{{bid:pts}} by {who} stands. Bid more, or pass for good.", bid=bid)

    def others(self, t: Table) -> str:
        """Who is to call."""
        seat = t.session.to_act
        return f"{seat.named()} is to bid or pass." if seat else ""

    def acts(self, t: Table) -> Iterable[Node]:
        """The bid in the box, what moves it, and Pass."""
        auction = t.deal.state.auction
        bid = t.draft.bid_for(auction)
        key, at = t.settings.key, t.session.at
        yield button(
            f"Bid {t.speech.points(bid)}",
            intent={"do": "bid", "points": bid, "at": at},
            key="bid",
            cls="pn-main",
            focus=lead(t),
        )
        refused = t.deal.refusal(Pass())
        yield button(
            "Pass",
            intent={"do": "pass", "at": at},
            key="pass",
            hotkey=key("p"),
            why_not=t.speech.says(refused) if refused else None,
        )
        if not auction.rules.jump_bids:
            return
        step = auction.rules.bid_step
        yield tag(
            "span",
            self._move(t, -step, "−", "ArrowDown"),
            (self._move(t, step * times, "+", "ArrowUp" if times == 1 else None) for times in STEPS),
            cls="pn-steps",
            key="steps",
        )

    def aside(self, t: Table) -> Node:
        """What the hand is worth with each suit; not before the auction has been explained."""
        return None if t.paused else bid_help(t)

    def _move(self, t: Table, by: int, sign: str, hotkey: str | None) -> Html:
        points = t.speech.points(abs(by))
        return button(
            f"{sign}{points}",
            intent={"do": "move-bid", "by": by},
            key=f"move{by}",
            hotkey=t.settings.key(hotkey) if hotkey else None,
        )


def bid_help(t: Table) -> Html:
    """For each suit the sum of what it brings, drawn, and the bid it stands; for the best the chance of the bid."""
    hand = t.session.view.dealt
    value = value_hand(hand, t.deal.rules)
    auction = t.deal.state.auction
    bid = auction.winner[1] if auction.winner else max(t.draft.bid_for(auction), t.deal.state.bid or 0)
    rows = (_row(t, value.of(suit), value) for suit in SUITS)
    chance = round(value.best.chance(bid) * 100)
    made = f"about {chance} times in 100" if chance > 1 else "hardly ever"
    return tag(
        "section",
        tag("h3", "What your hand can stand", key="worth-title"),
        tag(
            "p",
            faces.suit(value.best.suit, name=False),
            f" {value.best.suit.named()}: a bid of ",
            tag("b", t.speech.points(bid)),
            f" is made {made}.",
            key="chance",
        ),
        tag("div", _legend(t), rows, cls="pn-worth", key="worth-rows"),
        tag(
            "p",
            "The sum is what you make on average. “Up to” is the bid that you make about "
            f"{round(ADVISED * 10)} times in 10.",
            cls="pn-hint",
            key="worth-legend",
        ),
        tag("p", t.speech.says(value.note), cls="pn-hint", key="worth-note") if value.note else None,
        key="worth",
    )


def _legend(t: Table) -> Html:
    """How the sum is reckoned."""
    partner = LEARNER.partner.named() + (" and pass" if t.deal.rules.pass_count else "")
    parts = (
        (" + " if place else "", decoration(cls=f"pn-key pn-key{place}"), t.speech.text(part))
        for place, part in enumerate(("Own [meld]", partner, "[Tricks]"))
    )
    return tag("p", parts, " = sum", cls="pn-hint", key="worth-parts")


def _row(t: Table, one: SuitValue, value: HandValue) -> Html:
    pts = t.speech.points
    best = one is value.best
    parts = (one.own_meld, one.partner_share, one.tricks)
    held = t.session.view.dealt.of(one.suit)
    stands = one.bid_at(ADVISED)
    upto = ("up to ", tag("b", pts(stands))) if stands >= t.deal.rules.minimum_bid else "no bid"
    split = t.speech.text(
        "own [meld] {own:pts}, partner {share:pts}, [tricks] {tricks:pts}, together {total:pts}",
        own=parts[0],
        share=parts[1],
        tricks=parts[2],
        total=one.total,
    )
    return tag(
        "div",
        tag(
            "p",
            tag(
                "span",
                faces.suit(one.suit, name=False),
                hidden(f"{one.suit.named()}{', best' if best else ''}, "),
                f" {len(held)} ",
                hidden(f"card{'' if len(held) == 1 else 's'}, "),
            ),
            decoration(f"{pts(parts[0])}+{pts(parts[1])}+{pts(parts[2])} = ", tag("b", pts(one.total))),
            hidden(split, ", "),
            tag("span", upto),
        ),
        split_bar(parts, t.deal.rules.minimum_bid * 2),
        cls=("pn-worth-row", "pn-advised" if best else ""),
        key=f"worth-{one.suit.letter}",
    )


def split_bar(parts: tuple[int, ...], full: int) -> Html:
    """Parts of a total side by side, drawn against ``full`` points."""
    start, drawn = 0, []
    scale = 100 / max(full, sum(max(part, 0) for part in parts), 1)
    for number, part in enumerate(parts):
        width = round(max(part, 0) * scale)
        drawn.append(tag("path", d=f"M{start} 0h{width}v8H{start}z", cls=f"pn-part{number}"))
        start += width
    return tag(
        "svg", drawn, viewBox="0 0 100 8", preserveAspectRatio="none", cls="pn-split", aria_hidden=True
    )
