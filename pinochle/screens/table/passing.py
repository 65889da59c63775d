"""Passing cards: raise them, see what it does to your own meld, then pass."""

from __future__ import annotations

from collections.abc import Iterable

from pinochle.cards import Hand, Suit
from pinochle.reasons import listed
from pinochle.rules import find_melds, meld_points
from pinochle.screens import faces
from pinochle.screens.html import Html, Node, button, tag
from pinochle.screens.table.hand import passing_hand, plain_hand
from pinochle.screens.table.phase import PhaseShown
from pinochle.screens.table.showing import letters
from pinochle.screens.table.speech import LEARNER
from pinochle.screens.table.table import Table
from pinochle.table import PassCards, Phase


class PassingShown(PhaseShown):
    """The bidder's partner passes, or the bidder passes back."""

    def prompt(self, t: Table) -> str:
        """How many cards to whom."""
        count = t.deal.rules.pass_count
        chosen = len(t.draft.raised)
        if t.session.phase is Phase.PASS:
            start = t.speech.text("Pass {n:number} cards to your partner, who has the bid.", n=count)
        else:
            start = t.speech.text("Give {n:number} cards back to your partner.", n=count)
        return f"{start} {chosen} of {count} raised." if chosen else start

    def others(self, t: Table) -> str:
        """Who passes."""
        seat = t.session.to_act
        back = " back" if t.session.phase is Phase.PASS_BACK else ""
        return f"{seat.named() if seat else ''} is to pass cards{back}."

    def hand(self, t: Table) -> Html:
        """Cards to raise, with the letters of the melds they are in."""
        marks = letters(find_melds(t.session.view.hand, t.deal.state.trump, t.deal.rules))
        return passing_hand(t, marks) if t.session.my_turn else plain_hand(t, marks)

    def acts(self, t: Table) -> Iterable[Node]:
        """Pass what is raised."""
        cards = Hand(t.draft.cards(t.session.view.hand))
        refused = t.deal.refusal(PassCards(cards))
        yield button(
            self._label(t, ready=refused is None),
            intent={"do": "give", "at": t.session.at},
            key="give",
            cls="pn-main",
            why_not=t.speech.says(refused) if refused else None,
        )

    def _label(self, t: Table, *, ready: bool) -> str:
        """In the auction “Pass” means something else, so the button always says what is passed."""
        count = t.deal.rules.pass_count
        if t.session.phase is Phase.PASS:
            template = "Pass these {n:number} to {who}" if ready else "Pass {n:number} cards to {who}"
        else:
            template = "Give these {n:number} back" if ready else "Give {n:number} cards back"
        return t.speech.text(template, n=count, who=LEARNER.partner)

    def aside(self, t: Table) -> Node:
        """What the pass does to the learner's own meld."""
        trump = t.deal.state.trump
        if trump is None or not t.session.my_turn:
            return None
        return effect(t, trump)


def effect(t: Table, trump: Suit) -> Html:
    """The learner's own meld before and after giving the raised cards away."""
    rules, hand = t.deal.rules, t.session.view.hand
    cards = t.draft.cards(hand)
    before, after = meld_points(hand, trump, rules), meld_points(hand - cards, trump, rules)
    now, then = find_melds(hand, trump, rules), find_melds(hand - cards, trump, rules)
    lost = [meld.named(t.settings.words) for meld in now if meld not in then]
    marks = (
        tag(
            "li",
            tag("b", letter),
            f" {meld.named(t.settings.words)}, {t.speech.points(meld.points)}",
            key=f"own-{letter}",
        )
        for letter, meld in zip("abcdefghijklmnop", now, strict=False)
    )
    return tag(
        "section",
        tag("h3", t.speech.text("Your own [meld]"), key="effect-title"),
        tag(
            "p",
            faces.suit(trump, name=False),
            f" {trump.named()}: ",
            tag("b", t.speech.points(before)),
            " now, ",
            tag("b", t.speech.points(after)),
            " after passing what is raised.",
            key="effect",
        ),
        tag("p", f"This breaks: {listed(lost)}.", cls="pn-bad", key="breaks")
        if lost and after < before
        else None,
        tag("ul", marks, cls="pn-plain-list", key="own-melds"),
        key="pass-effect",
    )
