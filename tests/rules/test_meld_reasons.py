"""What melds say of themselves, what scores nothing and why, what one more card would add, and other tables."""

from dataclasses import replace
from fractions import Fraction
from math import comb

import pytest

from pinochle.cards import Card, Hand, Rank, Suit
from pinochle.reasons import (
    InsideTheRun,
    NoAroundFor,
    NotAPinochle,
    NotationError,
    NotPaid,
    NotPaidExtra,
    OneShortOfRun,
    OurReading,
    PaidDifferently,
    PaidExtra,
    PlainNine,
    PlainRun,
    SingleDigits,
    SpareBesideRun,
    ThreeSuitsOnly,
    Unmarried,
)
from pinochle.rules import (
    PRESETS,
    HouseRules,
    MeldKind,
    at_every_table,
    find_melds,
    meld_differences,
    meld_points,
    near_melds,
    partner_chance,
    preset_note,
    shown_cards,
    unscored,
)

USUAL, EXTRAS = PRESETS["standard"], HouseRules(run_extras=True)
H = Suit.HEARTS
EXAMPLE = Hand.parse("AH 10H KH QH JH 9H KS KC KD QS JD 10C")


def card(text):
    return Card.parse(text)


def told(hand, rules=USUAL, trump=H):
    return [(str(meld), meld.points) for meld in find_melds(Hand.parse(hand, deck=rules.deck), trump, rules)]


def test_the_example_of_the_readme():
    assert meld_points(EXAMPLE, H) == 300
    assert told(EXAMPLE.ascii()) == [
        ("run in hearts", 150), ("marriage in spades", 20), ("dix", 10), ("kings around", 80), ("pinochle", 40),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("hand", "melds"),
    [
        ("2xAH 2x10H 2xKH 2xQH 2xJH", [("double run in hearts", 1500)]),
        ("AH 10H KH QH JH KH", [("run in hearts", 150)]),
        ("AH 10H KH QH JH KH QH", [("run in hearts", 150), ("royal marriage in hearts", 40)]),
        ("2xKH 2xQH", [("double royal marriage in hearts", 80)]),
        (
            "2xKS 2xQS 2xJD 2x9H",
            [("double marriage in spades", 40), ("double dix", 20), ("double pinochle", 300)],
        ),
        ("KS QS QS JD JD", [("marriage in spades", 20), ("double pinochle", 300)]),
        ("AS AH AD AC", [("aces around", 100)]),
        ("10S 10H 10D 10C 9S 9D 9C", []),
    ],
)
def test_melds_by_name(hand, melds):
    assert told(hand) == melds


def test_melds_of_the_double_deck():
    double = PRESETS["double-deck"]
    assert told("3xQS 3xJD", double) == [("triple pinochle", 600)]
    assert told("4xKC 4xQC", double) == [("quadruple marriage in clubs", 80)]
    assert told("2xAH 2x10H 3xKH 3xQH 2xJH", double) == [
        ("double run in hearts", 1500),
        ("royal marriage in hearts", 40),
    ]


def test_run_extras_are_marriages_of_their_own():
    melds = find_melds(Hand.parse("AH 10H KH KH QH QH JH"), H, EXTRAS)
    assert [(str(meld), meld.count, meld.points) for meld in melds] == [
        ("run in hearts", 1, 150), ("royal marriage in hearts", 1, 40), ("royal marriage in hearts", 1, 40),
    ]  # fmt: skip
    assert melds[1].cards == (card("KH"), card("QH"))


def test_without_trump():
    assert told("AH 10H KH QH JH 9H", trump=None) == [("marriage in hearts", 20)]


def test_each_meld_has_its_reason():
    reasons = [meld.reason for meld in find_melds(EXAMPLE, H)]
    assert [reason.code for reason in reasons] == [
        "run-meld",
        "marriage-meld",
        "dix-meld",
        "around-meld",
        "pinochle-meld",
    ]
    assert str(find_melds(Hand.parse("2xKH 2xQH"), H)[0].reason) == (
        "Royal marriage, king and queen of hearts, which are trump, two copies: 80."
    )
    (dix,) = find_melds(Hand.parse("9H"), H)
    assert dix.named("plain") == "nine of the strongest suit"


@pytest.mark.parametrize(
    ("hand", "rules", "shown"),
    [
        ("AH 10H KH QH JH AS", USUAL, "AH 10H KH QH JH"),
        ("KS QS JD QH QD QC", USUAL, "KS QS JD QH QD QC"),
        ("KS QS QS JD 9C", USUAL, "KS QS JD"),
        ("AH 10H KH KH QH JH", USUAL, "AH 10H KH QH JH"),
        ("AH 10H KH KH QH JH", EXTRAS, "AH 10H KH KH QH JH"),
        ("AS 10S", USUAL, ""),
    ],
)
def test_what_lies_on_the_table(hand, rules, shown):
    assert shown_cards(Hand.parse(hand), H, rules) == Hand.parse(shown)


@pytest.mark.parametrize(
    ("hand", "reasons"),
    [
        ("AH 10H KH QH JH", [InsideTheRun(card("KH"), card("QH"))]),
        (
            "AH 10H KH KH QH JH",
            [InsideTheRun(card("KH"), card("QH")), SpareBesideRun(card("KH"), card("QH"))],
        ),
        (
            "AH 10H KH QH QH JH",
            [InsideTheRun(card("KH"), card("QH")), SpareBesideRun(card("QH"), card("KH"))],
        ),
        ("AH 10H KH KH QH QH JH", [InsideTheRun(card("KH"), card("QH"))]),
        ("AH 10H KH JH", [OneShortOfRun(H, card("QH")), Unmarried(card("KH"), 1)]),
        ("10H KH QH JH", [OneShortOfRun(H, card("AH"))]),
        ("AH 10H JH", []),
        ("AH 10H KH QH JH KD", [InsideTheRun(card("KH"), card("QH")), Unmarried(card("KD"), 1)]),
        ("AS 10S KS QS JS", [PlainRun(Suit.SPADES)]),
        ("10S 10H 10D 10C", [NoAroundFor(Rank.TEN)]),
        ("9S 9H 9D 9C", [NoAroundFor(Rank.NINE), PlainNine((card("9S"), card("9D"), card("9C")))]),
        ("AS AH AD", [ThreeSuitsOnly(Rank.ACE, Suit.CLUBS)]),
        ("AS AS AH AH", []),
        ("QD JS", [NotAPinochle(), Unmarried(card("QD"), 1)]),
        ("QD JS QS JD", [Unmarried(card("QS"), 1), Unmarried(card("QD"), 1)]),
        ("KS KS QC", [Unmarried(card("KS"), 2), Unmarried(card("QC"), 1)]),
        ("KS QS", []),
        ("9H", []),
        ("AS 10D", []),
    ],
)
def test_what_scores_nothing(hand, reasons):
    assert list(unscored(Hand.parse(hand), H, USUAL)) == reasons


def test_what_the_table_does_not_pay():
    no_dix = USUAL.with_melds({MeldKind.DIX: ()})
    assert unscored(Hand.parse("9H"), H, no_dix) == (NotPaid(MeldKind.DIX),)
    assert str(NotPaid(MeldKind.DIX)) == "These rules pay nothing for the dix."
    assert unscored(Hand.parse("2xQS 2xJD"), H, USUAL.with_melds({"pinochle": ()}))[0] == NotPaid(
        MeldKind.PINOCHLE
    )
    no_run = USUAL.with_melds({"run": ()})
    assert unscored(Hand.parse("AH 10H KH QH JH"), H, no_run) == (NotPaid(MeldKind.RUN),)
    assert meld_points(Hand.parse("AH 10H KH QH JH"), H, no_run) == 40
    assert meld_points(Hand.parse("KH QH"), H, no_run) == 40
    one_run = USUAL.with_melds({"run": (150,)})
    assert meld_points(Hand.parse("2xAH 2x10H 2xKH 2xQH 2xJH"), H, one_run) == 190
    no_royal = EXTRAS.with_melds({"royal-marriage": ()})
    assert NotPaid(MeldKind.ROYAL_MARRIAGE) in unscored(Hand.parse("AH 10H KH QH JH KH"), H, no_royal)
    assert unscored(Hand.parse("AH 10H KH QH JH KH"), H, EXTRAS) == (InsideTheRun(card("KH"), card("QH")),)


def test_near_melds_of_the_example():
    first, second, *_ = near = near_melds(Hand.parse("AH KH QH JH AS AD 9S 9S JC JC 10D 10D"), H)
    assert (first.card, first.gain, first.unseen) == (card("10H"), 110, 2)
    assert [str(meld) for meld in first.melds] == ["run in hearts"]
    assert float(first.chance) == pytest.approx(0.5619, abs=0.0001)
    assert (second.card, second.gain, second.chance) == (card("AC"), 100, first.chance)
    assert [one.gain for one in near] == sorted((one.gain for one in near), reverse=True)


def test_chances():
    hand = Hand.parse("KH QH JH AS AD 9S 9S JC JC 10D 10D 9C")
    assert partner_chance(hand, card("10H")) == 1 - Fraction(24 * 23, 36 * 35) == Fraction(59, 105)
    assert partner_chance(hand, card("KH")) == Fraction(1, 3)
    assert partner_chance(hand, card("9S")) == 0
    assert partner_chance(USUAL.deck.cards(), card("9S")) == 0
    with pytest.raises(NotationError):
        near_melds(Hand([card("AH")] * 3), H)


def test_near_melds_follow_the_house_rules():
    run = Hand.parse("AH 10H KH QH JH")
    assert near_melds(run, H, EXTRAS)[0].card == card("KH")
    assert [str(meld) for meld in near_melds(run, H, EXTRAS)[0].melds] == ["royal marriage in hearts"]
    assert all(near.card.rank is not Rank.KING for near in near_melds(run, H) if near.card.suit is H)
    double, aces = PRESETS["double-deck"], Hand.parse("AH AD AC")
    (spade,) = (near for near in near_melds(aces, H, double) if near.card == card("AS"))
    assert (spade.unseen, spade.chance) == (4, 1 - Fraction(comb(73, 20), comb(77, 20)))
    pennies = USUAL.with_melds({"dix": (1, 2)})
    assert near_melds(Hand.parse("9H"), H, pennies)[-1].gain == 1


def test_near_melds_add_what_they_say():
    for near in near_melds(EXAMPLE, H):
        more = Hand([near.card])
        assert meld_points(EXAMPLE + more, H) == 300 + near.gain
        assert near.gain > 0
        assert near.unseen == 2 - EXAMPLE.count(near.card)


@pytest.mark.parametrize(
    ("hand", "here", "there", "reasons"),
    [
        ("AH 10H KH KH QH JH", USUAL, EXTRAS, [PaidExtra(card("KH"), card("QH"), 40)]),
        ("AH 10H KH QH QH JH", USUAL, EXTRAS, [PaidExtra(card("QH"), card("KH"), 40)]),
        ("AH 10H KH KH QH QH JH", USUAL, EXTRAS, [PaidExtra(card("KH"), card("QH"), 40)]),
        ("AH 10H KH KH QH JH", EXTRAS, USUAL, [NotPaidExtra(card("KH"), card("QH"), 40)]),
        (
            "2xAS 2xAH 2xAD 2xAC",
            USUAL,
            PRESETS["eight-deals"],
            [PaidDifferently(MeldKind.ACES_AROUND, 2, 1000, 200)],
        ),
        (
            "KH QH",
            USUAL,
            USUAL.with_melds({"royal-marriage": (50, 90)}),
            [PaidDifferently(MeldKind.ROYAL_MARRIAGE, 1, 40, 50)],
        ),
        (
            "AH 10H KH KH QH JH",
            USUAL.with_melds({"royal-marriage": (1, 2)}),
            EXTRAS.with_melds({"royal-marriage": (1, 2)}),
            [PaidExtra(card("KH"), card("QH"), 1)],
        ),
        ("9H", USUAL, USUAL.with_melds({"dix": ()}), [PaidDifferently(MeldKind.DIX, 1, 10, 0)]),
        ("KS QS", USUAL, PRESETS["kitchen"], [SingleDigits("20", "2")]),
        ("KS QS", PRESETS["kitchen"], USUAL, [SingleDigits("2", "20")]),
        ("AS", USUAL, PRESETS["kitchen"], []),
        ("KS QS", USUAL, PRESETS["online"], []),
        (
            "KH QH",
            USUAL,
            replace(EXTRAS.with_melds({"royal-marriage": (50, 90)})),
            [PaidDifferently(MeldKind.ROYAL_MARRIAGE, 1, 40, 50)],
        ),
    ],
)
def test_why_a_hand_is_worth_something_else(hand, here, there, reasons):
    assert list(meld_differences(Hand.parse(hand), H, here, there)) == reasons


def test_the_same_hand_at_every_table():
    hand = Hand.parse("AH 10H KH KH QH JH")
    tables = at_every_table(hand, H)
    assert {name: points for name, (points, _) in tables.items()} == {
        "standard": 150, "online": 150, "kitchen": 150, "kitchen-classic": 150, "eight-deals": 190, "reference": 190,
    }  # fmt: skip
    assert tables["standard"][1] == ()
    assert tables["reference"][1] == (PaidExtra(card("KH"), card("QH"), 40),)
    assert list(at_every_table(Hand.parse("QS JD"), H, PRESETS["double-deck"])) == ["double-deck"]


def test_notes_on_presets():
    assert preset_note("eight-deals") == OurReading("Eight deals")
    assert preset_note("standard") is None
