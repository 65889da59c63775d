"""The score pad: what follows from what is written down, with its reason; undo, changing a deal, saving."""

import json
import random
import re
from html import unescape

import pytest

from pinochle import PRESETS, Hand, HouseRules, Suit, meld_points
from pinochle.reasons import (
    BidderGoesOut,
    BidImpossible,
    BidMade,
    GameWon,
    MeldLostNoPoint,
    NinesKept,
    SetCostsBid,
    explain,
)
from pinochle.rules import CountingScheme, MeldKind, MeldNeeds, MeldNeedsApplies, Renege
from pinochle.screens.base import Fields, InputError
from pinochle.screens.score_pad import ScorePad
from pinochle.screens.score_pad_deal import (
    THEY,
    WE,
    PadDeal,
    bid_problem,
    meld_problem,
    most_meld,
    said,
    took_for_certain,
    tricks_problem,
)
from pinochle.screens.table.speech import Speech
from tests.screens.lint import faults
from tests.screens.table_driver import do, offered, press, resumed

STANDARD = PRESETS["standard"]


def text_of(pad: ScorePad) -> str:
    return " ".join(unescape(re.sub("<[^>]*>", " ", str(pad.html()))).split())


def filled(pad: ScorePad, bidder: str, bid: str, ours: str, theirs: str, tricks: str = "") -> ScorePad:
    pad = do(pad, "bidder", choice=bidder)
    for name, text in (("bid", bid), ("our-meld", ours), ("their-meld", theirs), ("our-tricks", tricks)):
        pad = do(pad, "enter", field=name, text=text)
    return pad


def written(pad: ScorePad, bidder: str, bid: str, ours: str, theirs: str, tricks: str = "") -> ScorePad:
    return write(filled(pad, bidder, bid, ours, theirs, tricks))


def write(pad: ScorePad) -> ScorePad:
    return do(pad, "write", deal=pad.form.editing, at=len(pad.deals))


def test_the_other_sides_points_follow_while_one_types() -> None:
    pad = do(ScorePad(), "enter", field="our-tricks", text="150")
    assert "They: 100" in text_of(pad)
    kitchen = do(do(ScorePad(), "preset", text="kitchen"), "enter", field="our-tricks", text="15")
    assert "They: 10" in text_of(kitchen)


def test_a_bid_made_counts_everything() -> None:
    pad = written(ScorePad(), "we", "270", "290", "80", "150")
    assert pad.totals() == ((440, 180),)
    assert explain(BidMade(270, 290, 150)).says in text_of(pad)
    assert pad.status() == "After one deal: We 440, They 180."
    order = [str(pad.html()).index(f'data-key="{key}"') for key in ("write", "say", "rows")]
    assert order == sorted(order)  # what came of it stands where one has just pressed


def test_a_set_costs_the_bid_and_says_why() -> None:
    pad = written(ScorePad(), "they", "300", "40", "100", "100")
    assert pad.totals() == ((140, -300),)
    assert explain(SetCostsBid(300)).says in text_of(pad)


def test_meld_is_lost_without_a_point_and_a_bid_out_of_reach_asks_for_no_points() -> None:
    pad = written(ScorePad(), "we", "250", "100", "60", "250")
    assert pad.totals() == ((350, 0),)
    assert any(isinstance(reason, MeldLostNoPoint) for reason in pad.deals[0].score(STANDARD).reasons)
    assert f"{pad.names[1]} scored meld 0 and tricks 0." in text_of(pad)
    out_of_reach = written(ScorePad(), "we", "400", "140", "60")
    assert out_of_reach.totals() == ((-400, 60),)
    assert 'data-key="our-tricks"' in str(ScorePad().html())
    assert do(do(ScorePad(), "name", side="we", text=" "), "name", side="they", text="").names == (
        "We",
        "They",
    )


@pytest.mark.parametrize(
    ("points", "changes", "certain"),
    [
        (10, {}, True),
        (0, {}, False),
        (0, {"last_trick": 0}, None),
        (10, {"meld_needs": "COUNTER"}, None),
        (20, {"meld_needs": "COUNTER"}, True),
        (0, {"meld_needs": "COUNTER"}, False),
        (50, {"meld_needs": "COUNTER", "counters": "CLASSIC"}, None),
        (51, {"meld_needs": "COUNTER", "counters": "CLASSIC"}, True),
        (0, {"meld_needs": "TRICK"}, None),
        (0, {"meld_needs": "NOTHING"}, True),
    ],
)
def test_what_the_points_leave_open_is_asked_and_nothing_else(
    points: int, changes: dict, certain: bool | None
) -> None:
    rules = HouseRules.from_changes(changes)
    assert took_for_certain(points, rules) is certain
    deal = PadDeal(THEY, 250, (40, 240), points)
    assert deal.doubts(WE, rules) is (certain is None)


def test_the_answer_decides() -> None:
    rules = HouseRules(meld_needs=MeldNeeds.COUNTER, meld_needs_applies=MeldNeedsApplies.BOTH)
    deal = PadDeal(THEY, 250, (40, 240), 10)
    assert deal.answered(WE, took=True).points(rules) == (50, 480)
    assert deal.answered(WE, took=False).points(rules) == (10, 480)
    pad = do(ScorePad(), "rule", name="meld_needs", text="COUNTER")
    pad = do(pad, "bidder", choice="they")
    for name, text in (("bid", "250"), ("our-meld", "40"), ("their-meld", "240"), ("our-tricks", "10")):
        pad = do(pad, "enter", field=name, text=text)
    assert offered(pad, "took") == [{"do": "took", "side": "we"}]
    pad = write(do(pad, "took", side="we", on=False))
    assert pad.totals() == ((10, 480),)


def test_nines_that_save_themselves_are_asked_for() -> None:
    pad = do(ScorePad(), "preset", text="reference")
    pad = do(pad, "bidder", choice="they")
    for name, text in (("bid", "250"), ("our-meld", "20"), ("their-meld", "100"), ("our-tricks", "0")):
        pad = do(pad, "enter", field=name, text=text)
    assert offered(pad, "nines") == [{"do": "nines", "side": "we"}]
    pad = write(do(pad, "nines", side="we", on=True))
    assert pad.totals() == ((20, 350),)
    assert any(isinstance(reason, NinesKept) for reason in pad.deals[0].score(pad.house.rules).reasons)


def test_a_wrong_card_and_a_bid_given_up() -> None:
    wrong = PadDeal(WE, 300, (100, 60), how="wrong card by us")
    assert wrong.points(STANDARD) == (0, 310)
    assert PadDeal(THEY, 300, (100, 60), how="wrong card by us").points(STANDARD) == (0, 310)
    assert PadDeal(THEY, 300, (100, 60), how="wrong card by them").points(STANDARD) == (350, 0)
    assert PadDeal(WE, 300, (100, 60), how="given up").points(PRESETS["reference"]) == (-300, 60)
    assert "given up" not in str(ScorePad().html())


@pytest.mark.parametrize("renege", Renege)
def test_the_row_of_a_wrong_card_says_so_and_neither_made_nor_set(renege: Renege) -> None:
    pad = do(ScorePad(), "rule", name="renege", text=renege.name)
    for how in ("wrong card by us", "wrong card by them"):
        pad = do(pad, "how", text=how)
        pad = written(pad, "we", "300", "100", "60")
    table = str(pad.html()).partition("pn-score")[2].partition("</table>")[0]
    assert table.count("300 <small>wrong card</small>") == 2
    assert "set</small>" not in table
    assert "made</small>" not in table


def test_a_bid_out_of_reach_says_why_there_is_nothing_to_fill_in() -> None:
    pad = ScorePad()
    for name, text in (("bid", "290"), ("our-meld", "40"), ("their-meld", "60")):
        pad = do(pad, "enter", field=name, text=text)
    why = explain(BidImpossible(300, 40, 250)).says
    assert why not in text_of(pad)
    assert "Played out" in text_of(pad)
    assert 'data-key="our-tricks"' in str(pad.html())
    pad = do(pad, "enter", field="bid", text="300")
    assert why in text_of(pad)
    assert "Not played" in text_of(pad)
    assert "Played out" not in text_of(pad)
    assert 'data-key="our-tricks"' not in str(pad.html())


@pytest.mark.parametrize(
    ("field", "text", "says"),
    [
        ("bid", "240", "You must bid at least 250 now."),
        ("bid", "255", "bid 250 or 260"),
        ("bid", "x", "Write the bid as a number, such as 300."),
        ("bid", "99999", "No side can reach that: 4820 is more than two hands ever meld, and the play brings 250."),
        ("our-tricks", "260", "A deal has 250 points in the play, so no side can have more."),
        ("our-tricks", "255", "250 points in the play"),
        ("our-tricks", "15", "steps of 10"),
        ("our-meld", "-10", "Write the meld in points, such as 60."),
        ("our-meld", "15", "Meld comes in steps of 10."),
        ("their-meld", "9999", "Two hands never show that much: all there is to meld, taken together, pays 4820."),
    ],
)  # fmt: skip
def test_what_cannot_be_is_said_under_the_field(field: str, text: str, says: str) -> None:
    pad = ScorePad()
    for name, right in (("bid", "270"), ("our-meld", "290"), ("their-meld", "80"), ("our-tricks", "150")):
        pad = do(pad, "enter", field=name, text=text if name == field else right)
    problem = pad.form.problem(field, STANDARD)
    assert problem
    assert says in said(problem, Speech())
    assert said(problem, Speech()) in text_of(pad)
    with pytest.raises(InputError):
        write(pad)


def test_numbers_are_asked_for_in_the_words_and_the_scale_of_the_table() -> None:
    pad = do(do(ScorePad(), "preset", text="kitchen"), "words", choice="plain")
    pad = do(do(pad, "enter", field="bid", text="x"), "enter", field="our-meld", text="999")
    assert "such as 30." in text_of(pad)
    assert "all there is to combine, taken together, pays 482." in text_of(pad)


def test_meld_comes_in_the_steps_of_what_the_table_pays() -> None:
    melds = {kind.value: [] for kind in MeldKind}
    fives = HouseRules.from_changes({"melds": {**melds, "pinochle": [15, 100]}})
    assert meld_problem(15, fives) is None
    assert "steps of 5" in said(meld_problem(12, fives), Speech())
    assert most_meld(fives) == 100
    nothing = HouseRules.from_changes({"melds": melds})
    assert meld_problem(0, nothing) is None
    assert meld_problem(10, nothing)


def test_no_hands_hold_more_than_the_most_there_is() -> None:
    single, spread = STANDARD, HouseRules.from_changes({"melds": {**_rows(STANDARD), "run": [150]}})
    assert most_meld(single) == 1500 + 80 + 3 * 40 + 20 + 1000 + 800 + 600 + 400 + 300, (
        "more than can be held at once"
    )
    assert most_meld(spread) == most_meld(single) - 1500 + 300, "two partners with a run each"
    extras = HouseRules.from_changes({**PRESETS["double-deck"].changes(), "run_extras": True}, "double-deck")
    assert most_meld(extras) == most_meld(PRESETS["double-deck"]) - 160 + 6 * 40
    assert bid_problem(most_meld(single) + 250, single) is None
    assert bid_problem(most_meld(single) + 260, single)
    assert bid_problem(1000, HouseRules(jump_bids=False)) is None, "step by step it may have gone so far"


def _rows(rules: HouseRules) -> dict:
    return {kind.value: list(row) for kind, row in rules.melds.items()}


def test_points_in_the_play_come_in_the_steps_of_the_counting() -> None:
    assert tricks_problem(15, STANDARD)
    assert tricks_problem(15, HouseRules(counters=CountingScheme.FIVES)) is None
    assert tricks_problem(13, HouseRules(counters=CountingScheme.CLASSIC)) is None


def test_the_game_ends_with_its_reason_and_the_names_of_the_people() -> None:
    pad = do(do(ScorePad(), "name", side="we", text="Ann & Bob"), "rule", name="target", text="400")
    pad = written(pad, "we", "270", "290", "80", "150")
    assert "Ann & Bob has 440" in pad.status()
    assert isinstance(pad.result()[1].reason, GameWon)
    assert offered(pad, "write") == []
    assert "Ann &amp; Bob" in str(pad.html())
    with pytest.raises(InputError):
        write(pad)


def test_the_bidders_win_when_both_arrive() -> None:
    pad = do(ScorePad(), "rule", name="target", text="300")
    pad = written(pad, "they", "250", "300", "200", "100")
    assert isinstance(pad.result()[1].reason, BidderGoesOut)
    assert pad.result()[1].winner is THEY


def test_an_earlier_deal_is_changed_and_undo_takes_it_back() -> None:
    pad = written(written(ScorePad(), "we", "270", "290", "80", "150"), "they", "250", "40", "100", "60")
    before = pad.totals()
    pad = do(pad, "edit", deal=1)
    assert pad.form.bid == "270"
    pad = write(do(pad, "enter", field="our-tricks", text="100"))
    assert pad.totals()[0] == (390, 230)
    assert len(pad.deals) == 2
    assert pad.form.editing == 0
    pad = do(pad, "undo", at=len(pad.before))
    assert pad.totals() == before
    assert do(pad, "undo", at=99) == pad
    pad = do(pad, "new")
    assert pad.deals == ()
    assert do(pad, "undo", at=len(pad.before)).totals() == before


def test_the_second_of_two_presses_finds_it_written_down() -> None:
    pad = filled(ScorePad(), "we", "270", "290", "80", "150")
    (press_it,) = offered(pad, "write")
    once = press(pad, press_it)
    assert press(once, press_it) == once
    assert len(once.deals) == 1
    changing = do(do(once, "edit", deal=1), "enter", field="our-tricks", text="100")
    (press_it,) = offered(changing, "write")
    changed = press(changing, press_it)
    assert changed.totals() == ((390, 230),)
    assert press(changed, press_it) == changed
    with pytest.raises(InputError, match="Fill in the bid"):
        write(changed)


def test_it_is_saved_with_what_is_half_typed() -> None:
    pad = written(ScorePad(), "we", "270", "290", "80", "150")
    pad = do(do(pad, "enter", field="bid", text="26"), "name", side="they", text="Cleo & Dan")
    again = resumed(pad)
    assert again.html() == pad.html()
    assert again.totals() == pad.totals()
    assert json.loads(json.dumps(pad.spec())) == pad.spec()


@pytest.mark.parametrize(
    "damage",
    [
        {"deals": "x"},
        {"deals": [1]},
        {"deals": [{"we": True}]},
        {"names": ["a"]},
        {"rules": {"preset": "none"}},
    ],
)
def test_a_damaged_save_is_refused(damage: dict) -> None:
    spec = written(ScorePad(), "we", "270", "290", "80", "150").spec()
    with pytest.raises(InputError):
        ScorePad.from_spec(Fields({**spec, **damage}))


def test_rules_that_do_not_fit_the_deals_written_down_are_refused() -> None:
    pad = do(do(ScorePad(), "preset", text="double-deck"), "enter", field="bid", text="")
    pad = written(pad, "we", "500", "200", "80", "400")
    with pytest.raises(InputError):
        do(pad, "preset", text="standard")


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_draws_by_the_rules(preset: str) -> None:
    pad = do(ScorePad(), "preset", text=preset)
    low = pad.house.rules.minimum_bid // (10 // pad.house.rules.scale)
    assert faults(str(pad.html())) == []
    pad = written(pad, "we", str(low), "20", "40", "10" if pad.house.rules.scale == 1 else "100")
    assert len(pad.deals) == 1
    assert faults(str(pad.html())) == []
    assert faults(str(do(pad, "edit", deal=1).html())) == []


@pytest.mark.parametrize("preset", PRESETS)
def test_no_two_hands_show_more_than_the_most_there_is(preset: str) -> None:
    rules = PRESETS[preset]
    cards = list(rules.deck.cards())
    rng = random.Random(4)
    shown = []
    for _ in range(200):
        rng.shuffle(cards)
        hands = (
            Hand(cards[: rules.deck.hand_size]),
            Hand(cards[rules.deck.hand_size : 2 * rules.deck.hand_size]),
        )
        shown.append(sum(meld_points(hand, Suit.HEARTS, rules) for hand in hands))
    assert max(shown) < most_meld(rules)
    assert {meld_problem(points, rules) for points in shown} == {None}
