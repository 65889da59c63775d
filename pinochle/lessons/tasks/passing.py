"""Four cards for the bidder, and four cards back: every choice marked by what it brings the side on average.

What the partner holds decides nothing, since nobody can see it: a good choice stays one where the cards lie badly.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from pinochle.analysis.packed import packed_deck
from pinochle.analysis.passing import BIDDER, HELPER, pricing
from pinochle.cards import Card, Hand, Rank, Suit
from pinochle.lessons.forms import Form, MarkCards
from pinochle.lessons.model import Mark, Task
from pinochle.lessons.shows import Rows
from pinochle.lessons.wording import Text
from pinochle.players import pass_back, pass_to_bidder
from pinochle.reasons import (
    BreaksMeld,
    GivesAces,
    GivesBackIdle,
    GivesBackStrength,
    GivesTheRest,
    GivesTrumps,
    KeepsMeld,
    Reason,
)
from pinochle.rules import PRESETS, meld_points
from pinochle.table import PassCards

RULES = PRESETS["standard"]
FOUR = RULES.pass_count
NEARLY = (
    12  # points (x10), about one counter, by which a choice may fall behind the coach's and still be right
)


@dataclass(frozen=True, slots=True)
class PassFour(Task):
    """Choose four cards: for the bidder (``back`` False, ``hand`` is the helper's) or to give back."""

    hand: Hand
    partner: Hand
    trump: Suit
    back: bool = False

    @property
    def form(self) -> Form:
        return MarkCards(tuple(self.hand), FOUR)

    def answer(self) -> str:
        return _coach(self)

    @property
    def _coached(self) -> Hand:
        return Hand.parse(self.answer())

    def behind(self, given: Hand) -> int:
        """How many points (x10) fewer these four bring the side, on average, than the coach's."""
        return _price(self, given) - _price(self, self._coached)

    def mark(self, answer: str) -> Mark:
        given, coach = Hand.parse(answer), self._coached
        behind = self.behind(given)
        good, meld = self._gifts(given), self._meld(given)
        if behind <= NEARLY:
            best = () if behind else ("On average no other four would do better.",)
            return Mark(True, (*good, *meld, *best), (), (self.before_and_after(given),))
        lost = tuple(
            f"{r.points} of your own [meld|combinations] would be lost by it."
            for r in meld
            if isinstance(r, BreaksMeld)
        )
        common = [card for card in given.kinds() if card in coach]
        true: tuple[Text, ...] = (f"{_listed(common)}: a good choice.",) if common else ()
        return Mark(
            False,
            (
                *lost,
                *self._idle(Hand(card for card in given if card not in coach)),
                f"On average these four bring your side about {behind} points less than the best.",
            ),
            (),
            (self.before_and_after(given),),
            true,
        )

    def _gifts(self, given: Hand) -> tuple[Reason, ...]:
        """What is good about these four."""
        trumps = tuple(card for card in given if card.suit is self.trump)
        aces = tuple(card for card in given if card.rank is Rank.ACE and card.suit is not self.trump)
        if self.back:
            idle = tuple(card for card in given if card not in trumps and card not in aces)
            strong = (*trumps, *aces)
            return (
                *((GivesBackIdle(idle),) if idle else ()),
                *((GivesBackStrength(strong),) if strong else ()),
            )
        rest = tuple(card for card in given if card not in (*trumps, *aces)) if given == self._coached else ()
        return (
            *((GivesTrumps(trumps),) if trumps else ()),
            *((GivesAces(aces),) if aces else ()),
            *((GivesTheRest(rest),) if rest else ()),
        )

    def _meld(self, given: Hand) -> tuple[Reason, ...]:
        before, after = meld_points(self.hand, self.trump), meld_points(self.hand - given, self.trump)
        if after < before:
            return (BreaksMeld(before - after),)
        return (KeepsMeld(before),) if before else ()

    def _idle(self, given: Hand) -> tuple[Text, ...]:
        """What is not so good about them."""
        strong = [card for card in given if card.suit is self.trump or card.rank is Rank.ACE]
        if self.back and strong:
            return (f"{_listed(strong)}: the [bidder] can use that in the play.",)
        weak = [card for card in given if card.suit is not self.trump and card.rank in {Rank.NINE, Rank.JACK}]
        if not self.back and weak:
            return (
                f"{_listed(weak)}: this helps nobody, unless it completes something. A 10 or a king can do more.",
            )
        return ()

    def before_and_after(self, given: Hand) -> Rows:
        """Both partners' meld before and after."""
        rows = (
            (
                f"you, the {'[bidder|auction winner]' if self.back else 'helper'}",
                self.hand,
                self.hand - given,
            ),
            (
                f"{'your partner' if self.back else 'the [bidder|auction winner]'}",
                self.partner,
                self.partner + given,
            ),
        )
        shown = tuple(
            (who, str(meld_points(b, self.trump)), str(meld_points(a, self.trump))) for who, b, a in rows
        )
        return Rows(("[meld|combinations]", "before", "after"), shown, "Both partners")

    def rule(self) -> Text:
        if self.back:
            return "Keep the run, the [trumps] and the aces. Give back what scores nothing; a suit that is gone helps."
        return (
            "What the [bidder] needs: [trumps] first, then aces, then a 10 or a king, which may still win a [trick] "
            "or find its queen."
        )


@lru_cache(maxsize=256)
def _coach(task: PassFour) -> str:
    """What the coach would give, who sees only one's own cards."""
    chosen = (pass_back if task.back else pass_to_bidder)(task.hand, task.trump, RULES).action
    assert isinstance(chosen, PassCards)
    return chosen.cards.ascii()


def _price(task: PassFour, given: Hand) -> int:
    packed = packed_deck(RULES.deck)
    price = pricing(packed.pack(task.hand), task.trump, RULES, BIDDER if task.back else HELPER)
    return price([packed.unit[card] for card in given])


def _listed(cards: Iterable[Card]) -> str:
    return ", ".join(map(str, dict.fromkeys(cards)))
