"""Four cards for the bidder, and four cards back: every choice ranked by what both partners then hold."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from pinochle.analysis.melds import fast_meld
from pinochle.analysis.packed import packed_deck
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
NEARLY = 10  # points (x10) by which a choice may fall behind the coach's and still be called as good
# What a card is worth in the bidder's hand beyond meld, in points (x10), as simulated deals say: a trump, and more for
# its ace, 10 and king; an ace of another suit, which is worth half as much in the partner's hand.
A_TRUMP, TRUMP_EXTRA, SIDE_ACE = 15, {Rank.ACE: 21, Rank.TEN: 10, Rank.KING: 7}, 21


def held(bidder: Hand, helper: Hand, trump: Suit) -> int:
    """What both partners hold: their melds, and the strength of the bidder's hand in the play."""
    strength = sum(A_TRUMP + TRUMP_EXTRA.get(card.rank, 0) for card in bidder.of(trump))
    aces = sum(SIDE_ACE for card in bidder.of(Rank.ACE) if card.suit is not trump)
    aces += sum(SIDE_ACE // 2 for card in helper.of(Rank.ACE) if card.suit is not trump)
    return meld_points(bidder, trump) + meld_points(helper, trump) + strength + aces


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

    def worth(self, given: Iterable[Card]) -> int:
        """What both hold after these cards have been given."""
        cards = Hand(given)
        kept, with_them = self.hand - cards, self.partner + cards
        return held(kept, with_them, self.trump) if self.back else held(with_them, kept, self.trump)

    def place(self, given: Hand) -> tuple[int, int]:
        """How many choices leave both better off, and how many there are."""
        return _place(self, self.worth(given))

    def mark(self, answer: str) -> Mark:
        given, coach = Hand.parse(answer), self._coached
        right = given == coach or self.worth(given) >= self.worth(coach) - NEARLY
        better, of = self.place(given)
        rank = f"{better if better > 1 else 'Only one'} of the {of} ways to choose four cards would have done better."
        good, meld = self._gifts(given), self._meld(given)
        if right:
            best = () if better else (f"None of the {of} ways to choose four cards would have done better.",)
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
            (*lost, *self._idle(Hand(card for card in given if card not in coach)), rank),
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


@lru_cache(maxsize=64)
def _worths(task: PassFour) -> tuple[int, ...]:
    """What every choice is worth, equal choices once. As ``task.worth`` says, on packed hands: there are up to 1820."""
    packed, meld = packed_deck(RULES.deck), fast_meld(RULES).points
    mine, theirs = packed.pack(task.hand), packed.pack(task.partner)
    each = packed.each(mine)
    moved = {unit: _moved(packed.card[unit], task) for unit in each}
    base = task.worth(()) - meld(mine, task.trump) - meld(theirs, task.trump)
    return tuple(
        base
        + meld(mine - sum(four), task.trump)
        + meld(theirs + sum(four), task.trump)
        + sum(moved[u] for u in four)
        for four in dict.fromkeys(combinations(each, FOUR))
    )


def _moved(card: Card, task: PassFour) -> int:
    """What giving a card away changes in the strength of both hands."""
    if card.suit is task.trump:
        gain = A_TRUMP + TRUMP_EXTRA.get(card.rank, 0)
    else:
        gain = SIDE_ACE - SIDE_ACE // 2 if card.rank is Rank.ACE else 0
    return -gain if task.back else gain


def _place(task: PassFour, worth: int) -> tuple[int, int]:
    worths = _worths(task)
    return sum(other > worth for other in worths), len(worths)


def _listed(cards: Iterable[Card]) -> str:
    return ", ".join(map(str, dict.fromkeys(cards)))
