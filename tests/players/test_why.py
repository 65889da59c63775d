"""Every reason a player gives is true of that very decision, looked up in the hands that it does not see."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from pinochle import reasons as r
from pinochle.analysis import value_hand
from pinochle.cards import Card, Hand, Rank, Seat, Suit
from pinochle.players import (
    bid_or_pass,
    make,
    name_trump,
    pass_back,
    pass_to_bidder,
    reasons_for,
    why_play,
    why_show,
)
from pinochle.players.bidding import CHANCE
from pinochle.rules import PRESETS, Auction, count_cards, meld_points, winning_index
from pinochle.table import Bid, Deal, Pass, PassCards, Phase, Play, deal_hands

STANDARD = PRESETS["standard"]


class Table:
    """A play at the table, seen by someone who sees everything."""

    def __init__(self, deal, card):
        self.deal, self.card, self.seat, self.trump = deal, card, deal.to_act, deal.state.trump
        self.legal = deal.view(self.seat).legal
        self.hand = deal.state.hand(self.seat)
        self.others = Hand(c for seat in Seat if seat is not self.seat for c in deal.state.hand(seat))
        self.trick = deal.state.trick.cards if deal.state.trick else ()
        self.higher = any(other.outranks(card) for other in self.others)
        self.counts = deal.rules.counters.points(card) > 0
        self.leads = not self.trick
        self.wins = self.would_win(card)

    def would_win(self, card):
        return winning_index((*self.trick, card), self.trump) == len(self.trick)

    @property
    def partner_wins(self):
        return not self.wins and self.deal.state.trick.winner(self.trump).side is self.seat.side

    @property
    def others_win(self):
        return not self.wins and self.deal.state.trick.winner(self.trump).side is not self.seat.side

    @property
    def best(self):
        trick = self.deal.state.trick
        return dict(trick.plays)[trick.winner(self.trump)]

    @property
    def something_counts(self):
        return any(map(self.deal.rules.counters.points, self.legal))

    @property
    def something_free(self):
        return not all(map(self.deal.rules.counters.points, self.legal))

    def after_the_trick(self):
        """What the others hold when all have played to this trick."""
        deal = self.deal.act(Play(self.card))
        while deal.state.trick and deal.state.trick.cards:
            deal = deal.act(Play(next(iter(deal.view(deal.to_act).legal))))
        return Hand(c for seat in Seat if seat is not self.seat for c in deal.state.hand(seat))

    def taken_at_once(self):
        tricks = self.deal.act(Play(self.card)).state.tricks
        return bool(tricks) and tricks[-1].winner(self.trump) is self.seat


IS_TRUE = {
    r.OnlyChoice: lambda t, why: list(t.legal) == [t.card],
    r.LastCard: lambda t, why: list(t.hand) == [t.card],
    r.OnlyOneOfSuit: lambda t, why: (
        list(t.legal) == [t.card] and why.suit is t.card.suit and list(t.hand.of(why.suit)) == [t.card]
    ),
    r.OnlyOneThatBeats: lambda t, why: (
        list(t.legal) == [t.card] and [c for c in t.hand if c.outranks(why.beat)] == [t.card]
    ),
    r.NothingBeatsIt: lambda t, why: (
        t.leads and not t.higher and (t.card.suit is t.trump or not t.others.of(t.trump))
    ),
    r.HighestOut: lambda t, why: t.leads and not t.higher and t.card.suit is why.suit is not t.trump,
    r.KeepsTrumpForLast: lambda t, why: (
        t.leads
        and list(t.hand - [t.card]) == [why.trump]
        and why.trump.suit is t.trump is not t.card.suit
        and why.points == t.deal.rules.last_trick
    ),
    r.DrawsTrumps: lambda t, why: (
        t.leads
        and t.card.suit is t.trump
        and why.out == len(t.others.of(t.trump)) > 1
        and t.seat.side is t.deal.state.bidder.side
    ),
    r.DrawsLastTrump: lambda t, why: (
        t.leads
        and t.card.suit is t.trump
        and not t.after_the_trick().of(t.trump)
        and t.seat.side is t.deal.state.bidder.side
    ),
    r.LeadsCheaply: lambda t, why: t.leads and not t.counts,
    r.LeadsWhatIsLeft: lambda t, why: t.leads and t.counts,
    r.FeedsPartner: lambda t, why: t.partner_wins and t.counts,
    r.SavesPoints: lambda t, why: t.partner_wins and not t.counts and t.something_counts,
    r.NothingToGive: lambda t, why: t.partner_wins and not t.something_counts,
    r.KeepsPoints: lambda t, why: t.others_win and not t.counts and why.best == t.best,
    r.LosesLeast: lambda t, why: t.others_win and t.counts and not t.something_free and why.best == t.best,
    r.PartnerMayTakeIt: lambda t, why: (
        t.others_win and t.counts and len(t.trick) == 1 and any(map(t.would_win, t.others))
    ),
    r.TakesForSure: lambda t, why: (
        t.taken_at_once() and why.points == count_cards((*t.trick, t.card), t.deal.rules)
    ),
    r.OtherAceOut: lambda t, why: (
        t.card in t.others
        and t.card.rank is Rank.ACE
        and t.card.outranks(why.lower)
        and why.lower in t.legal
        and t.would_win(why.lower)
    ),
    r.GoesHigher: lambda t, why: t.wins and 0 < len(t.trick) < 3,
    r.TriedOut: lambda t, why: (
        why.other != t.card and why.other in t.legal and why.more > 0 and why.times == 5
    ),
}


def check_play(deal, reason, card):
    """Whether what the reason says of this card is so; the reasons of the rules are the rules' own."""
    table = Table(deal, card)
    told = IS_TRUE.get(type(reason))
    return told(table, reason) if told else reason == table.legal.reason


@pytest.mark.parametrize(
    ("hand", "card", "reasons"),
    [
        ("10H KH 9C", "KH", ["highest-out"]),
        ("KH 9S", "KH", ["highest-out", "keeps-trump-for-last"]),
        ("KC 9S", "KC", ["keeps-trump-for-last"]),
        ("KC 9S", "9S", ["leads-cheaply"]),
        ("KC 9S 9S", "KC", ["leads-what-is-left"]),
    ],
)
def test_a_trump_kept_for_the_last_trick_is_told_beside_a_lead_that_only_a_trump_beats(hand, card, reasons):
    why = why_play(Card.parse(card), Hand.parse(hand), (), Suit.SPADES, Hand.parse("QH JH AC AS"), "defender")
    assert [each.code for each in why] == reasons


def test_of_the_highest_card_out_nothing_is_said_that_the_own_hand_denies():
    why = why_play(Card.parse("KH"), Hand.parse("10H KH"), (), Suit.SPADES, Hand.parse("QH AS"), "defender")
    assert r.explain(why[0]).says.startswith(
        "The other players hold no card of hearts higher than K♥: only a trump"
    )


def test_a_last_trick_that_brings_nothing_is_nothing_to_keep_a_trump_for():
    rules = replace(STANDARD, last_trick=0)
    why = why_play(
        Card.parse("KC"), Hand.parse("KC 9S"), (), Suit.SPADES, Hand.parse("AC AS"), "defender", rules
    )
    assert why == (r.LeadsWhatIsLeft(Card.parse("KC")),)


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
@pytest.mark.parametrize("preset", ["standard", "kitchen-classic", "eight-deals", "double-deck"])
def test_reasons_of_plays_are_true(preset, level):
    rules, met = PRESETS[preset], Counter()
    for number in range(2 if level == "hard" else 6):
        deal = Deal.start(rules, Seat.N, deal_hands(f"why {number}", rules))
        player = make(level, seed=number, worlds=5)
        while (seat := deal.to_act) is not None:
            choice = player.choose(deal.view(seat))
            if isinstance(choice.action, Play):
                card = choice.action.card
                for reason in choice.reasons:
                    assert check_play(deal, reason, card), (reason, card, deal.record())
                    assert getattr(reason, "card", card) == card
                    met[type(reason)] += 1
                assert (
                    choice.reasons[: len(choice.reasons) - (level == "hard")]
                    == reasons_for(deal.view(seat), card)[: len(choice.reasons) - (level == "hard")]
                )
            deal = deal.act(choice.action)
    assert len(met) >= 8


def test_reasons_of_calls_are_true():
    for number in range(150):
        hands, auction = deal_hands(number, STANDARD), Auction(Seat.N, STANDARD)
        while auction.turn is not None:
            hand, low, level = hands[auction.turn], auction.minimum, "hard" if number % 2 else "medium"
            choice = bid_or_pass(hand, auction, level)
            value = value_hand(hand)
            limit = value.best.bid_at(CHANCE[level])
            match choice.reasons[0]:
                case r.BidWithinReach(bid, suit, own, share, tricks, times):
                    assert choice.action == Bid(bid) == Bid(low)
                    assert bid <= limit
                    assert (suit, own, share, tricks) == (
                        value.best.suit, value.best.own_meld, value.best.partner_share, value.best.tricks,
                    )  # fmt: skip
                    assert times == round(100 * value.best.chance(bid)) >= 100 * CHANCE[level] - 1
                case r.PriceTooHigh(bid, times):
                    assert choice.action == Pass()
                    assert bid == low > limit
                    assert times == round(100 * value.best.chance(bid)) <= 100 * CHANCE[level] + 1
                case r.PartnerHasIt(partner, bid):
                    assert choice.action == Pass()
                    assert auction.highest == (partner, bid)
                    assert partner is auction.turn.partner
                case other:
                    raise AssertionError(other)
            call = choice.action.points if isinstance(choice.action, Bid) else None
            auction = auction.call(auction.turn, call)


def test_easy_says_its_rule_of_thumb():
    hand = deal_hands(5, STANDARD)[Seat.E]
    choice = bid_or_pass(hand, Auction(Seat.N, STANDARD), "easy")
    best = value_hand(hand).best
    assert choice.reasons == (r.OwnMeldAndTricks(best.own_meld, 200, best.own_meld + 200),)
    assert isinstance(choice.action, Bid) == (best.own_meld + 200 >= 250)


@pytest.mark.parametrize(("hand", "reason"), [("KH QH 9S", r.ShowsMeld(30)), ("KH JH 9H", r.HasNoMeld())])
def test_why_meld_is_shown_says_what_it_counts(hand, reason):
    assert why_show(Hand.parse(hand), Suit.SPADES, STANDARD) == (reason,)


def test_reasons_of_passes_are_true():
    for number in range(40):
        hands = deal_hands(number, STANDARD)
        for trump in Suit:
            helper = pass_to_bidder(hands[Seat.N], trump, STANDARD)
            check_pass(hands[Seat.N], helper, trump)
            held = hands[Seat.S] + helper.action.cards
            check_pass(held, pass_back(held, trump, STANDARD), trump)


def check_pass(hand, choice, trump):
    assert isinstance(choice.action, PassCards)
    told, lost = [], 0
    for reason in choice.reasons:
        match reason:
            case r.GivesTrumps(cards):
                assert all(card.suit is trump for card in cards)
            case r.GivesAces(cards):
                assert all(card.rank is Rank.ACE and card.suit is not trump for card in cards)
            case r.GivesTheRest(cards) | r.GivesBackIdle(cards):
                assert all(card.rank is not Rank.ACE and card.suit is not trump for card in cards)
            case r.GivesBackStrength(cards):
                assert all(card.rank is Rank.ACE or card.suit is trump for card in cards)
            case r.BreaksMeld(points):
                lost = points
            case r.KeepsMeld(points):
                assert points == meld_points(hand, trump)
        told += getattr(reason, "cards", ())
    assert Hand(told) == choice.action.cards
    assert meld_points(hand, trump) - meld_points(hand - choice.action.cards, trump) == lost


def test_the_suit_named_is_the_best_that_may_be_named():
    for number in range(40):
        hand = deal_hands(number, STANDARD)[Seat.S]
        choice = name_trump(hand, STANDARD)
        value = value_hand(hand)
        assert choice.action.suit is value.best.suit
        (reason,) = choice.reasons
        assert (reason.total, reason.other_total) == (value.suits[0].total, value.suits[1].total)


@pytest.mark.parametrize(("out", "safe"), [("KH AS", True), ("KH 9H AS", False), ("KH QH JH 9H", False)])
def test_side_aces_are_called_safe_only_when_the_last_trump_comes_down(out, safe):
    hand = Hand.parse("AH 10H AC")
    (told, *_) = why_play(Card.parse("AH"), hand, [], Suit.HEARTS, Hand.parse(out), "bidder")
    assert type(told) is (r.DrawsLastTrump if safe else r.DrawsTrumps)
    assert ("then side aces are safe" in str(told)) is safe


def test_forced_plays_name_the_duty():
    hand, trick = Hand.parse("9H AS"), [Card.parse("KH")]
    told = why_play(Card.parse("9H"), hand, trick, Suit.SPADES, Hand(), "defender")
    assert told == (r.OnlyOneOfSuit(Card.parse("9H"), Suit.HEARTS),)
    ace, nine = Hand.parse("AH 9H AS"), Card.parse("AH")
    assert why_play(nine, ace, trick, Suit.SPADES, Hand(), "defender") == (
        r.OnlyOneThatBeats(nine, trick[0]),
    )
    assert why_play(nine, Hand([nine]), trick, Suit.SPADES, Hand(), "defender") == (r.LastCard(nine),)
    twins = (r.OnlyChoice(nine),)
    assert why_play(nine, Hand([nine, nine]), [], Suit.SPADES, Hand(), "defender") == twins


def test_a_bid_too_far_is_given_up_where_the_table_allows_it():
    """North and South show nothing to speak of for a bid of 330: more than nine tenths of the tricks are needed."""
    rules = PRESETS["reference"]
    for number in range(400):
        deal = (
            Deal.start(rules, Seat.E, deal_hands(number, rules))
            .act(Bid(330))
            .act(Pass())
            .act(Pass())
            .act(Pass())
        )
        player, rng = make("medium"), random.Random(number)
        while deal.phase is not Phase.PLAY and deal.to_act is not None:
            deal = deal.act(player.choose(deal.view(deal.to_act)).action)
        if deal.phase is Phase.PLAY and deal.state.still_needs() > 225:
            choice = make(rng.choice(["medium", "hard"])).choose(deal.view(Seat.S))
            assert choice.reasons == (r.GivesUpBid(deal.state.still_needs(), 250),)
            assert deal.act(choice.action).state.conceded
            return
    raise AssertionError("no such deal was found")
