"""What lies around the table in practice: which cards, which rules, games, records, statistics, saves."""

import random
import re

import pytest

from pinochle import Seat, deal_code
from pinochle.reasons import BadDealCode, WrongSize, explain
from pinochle.screens.base import Fields, InputError
from pinochle.screens.host import BROKEN, SET_ASIDE, Host
from pinochle.screens.practice import PracticeTable
from pinochle.screens.practice_stats import PREFIX, GamePlayed, best_run, read_games
from pinochle.table import Phase
from tests.screens.lint import intents
from tests.screens.table_driver import (
    SOUTH,
    at_table,
    do,
    offered,
    play_until,
    practice,
    press,
    resumed,
    sensible,
    text_of,
)


def test_a_deal_by_code_or_by_typed_hand_is_dealt_and_does_not_count() -> None:
    hands = at_table(practice(seed="12")).deal.hands
    screen = do(PracticeTable(), "cards", text=deal_code(hands))
    screen = do(screen, "start")
    assert at_table(screen).deal.hands == hands
    screen = do(do(PracticeTable(), "cards", text=str(SOUTH)), "start")
    assert at_table(screen).deal.hands[Seat.S] == SOUTH
    assert not screen.counted
    linked = do(PracticeTable(), "link", deal=deal_code(hands))
    assert at_table(do(linked, "start")).deal.hands == hands


@pytest.mark.parametrize("cards", ["AS", "A48RMQ-VBYKW0-7ZWEJX", "AH AH AH", "hello"])
def test_cards_that_are_no_deal_are_refused_in_place(cards: str) -> None:
    screen = do(PracticeTable(), "cards", text=cards)
    assert screen.setup.problem()
    assert screen.setup.problem() in text_of(screen)
    host = Host(screen)
    host.answer({"intent": {"do": "start"}, "seq": 1, "view": "v"})
    assert host.screen.table is None


@pytest.mark.parametrize("cards", ["A48RMQ-VBYKW0", "a48rmq-", "A48RMQ-VBYKW0-7ZWEJ", "AS48RM-VBYKW0"])
def test_a_deal_code_cut_short_is_refused_as_a_deal_code(cards: str) -> None:
    said = do(PracticeTable(), "cards", text=cards).setup.problem()
    assert said == explain(BadDealCode(cards)).says


def test_cards_with_dashes_between_them_are_no_deal_code() -> None:
    said = do(PracticeTable(), "cards", text="AHKHQH-AS-KS").setup.problem()
    assert said == explain(WrongSize(12, 5)).says


def test_a_game_is_not_lost_without_a_question() -> None:
    fresh = practice(seed="12")
    begun = sensible(fresh)
    assert do(fresh, "new").table is None, "nothing was done yet"
    for asked in (do(begun, "new"), do(begun, "link", deal="A48RMQ-VBYKW0-7ZWEJC")):
        assert at_table(asked).deal == at_table(begun).deal
        assert "would be lost" in asked.status()
        assert do(asked, "keep").table.deal == at_table(begun).deal
        yes = next(i for i in intents(str(asked.html())) if i.get("sure"))
        after = press(asked, yes)
        assert after.table is None or deal_code(at_table(after).deal.hands) == yes["deal"]
        assert (after.table is None) == (yes["do"] == "new")
    wrong = do(begun, "link", deal="A48RMQ")
    assert press(wrong, at_table(wrong).asked.intent).setup.problem()
    record = at_table(practice(seed="ab")).deal.record()
    asked = opening(begun, record)
    assert at_table(asked).asked
    assert at_table(press(asked, at_table(asked).asked.intent)).deal.record() == record
    wrong = opening(begun, "nonsense")
    assert wrong.refused
    assert not at_table(wrong).asked


def test_a_record_is_written_and_opened_again() -> None:
    screen = practice(seed="abc")
    for _ in range(12):
        screen = sensible(screen)
    record = at_table(screen).deal.record()
    assert screen.state()["record"] == record
    opened = opening(PracticeTable(), record)
    assert at_table(opened).deal == at_table(screen).deal
    bad = opening(PracticeTable(), "nonsense")
    assert bad.table is None
    assert bad.refused
    assert bad.status() == bad.refused


def test_the_second_of_two_presses_finds_the_record_open() -> None:
    record, other = at_table(practice(seed="abc")).deal.record(), at_table(practice(seed="ab")).deal.record()
    for screen in (PracticeTable(), sensible(practice(seed="12"))):
        typed = do(do(screen, "records"), "record", text=record)
        (press_it,) = offered(typed, "open")
        opened = press(typed, press_it)
        if at_table(opened).asked:
            press_it = at_table(opened).asked.intent
            opened = press(opened, press_it)
        assert at_table(opened).deal.record() == record
        late = press(opened, press_it)
        assert late == opened
        assert late.refused == ""
        again = opening(sensible(opened), other)
        assert at_table(again).asked, "a new press asks again"


def opening(screen: PracticeTable, record: str) -> PracticeTable:
    """After the button was pressed with a record in its field."""
    typed = do(screen, "record", text=record)
    typed = typed if typed.records_open else do(typed, "records")
    (press_it,) = offered(typed, "open")
    return press(typed, press_it)


def test_a_record_stays_folded_while_it_would_give_the_cards_away() -> None:
    begun = do(practice(seed="abc"), "records")
    assert re.search(r'<details data-key="mine-box">', str(begun.html()))
    over = do(play_until(practice(seed="abc"), Phase.SCORED, mine=False), "records")
    assert re.search(r'<details data-key="mine-box" open>', str(over.html()))


def test_a_record_too_long_is_said_to_be() -> None:
    host = Host(PracticeTable())
    answer = host.answer({"intent": {"do": "record", "text": "x" * 20_000}, "seq": 1, "view": "v"})
    assert answer["status"].startswith("That text is too long")


def test_house_rules_are_chosen_field_by_field_and_nonsense_is_said_under_the_field() -> None:
    screen = do(PracticeTable(), "preset", text="kitchen")
    screen = do(do(screen, "rule", name="minimum_bid", text="20"), "rule", name="head", text="TRUMP_LED_ONLY")
    rules = screen.setup.form.rules
    assert (rules.minimum_bid, rules.head.name, rules.title) == (200, "TRUMP_LED_ONLY", "Kitchen, 2 changes")
    screen = do(screen, "rule", name="melds:run", text="15 150")
    assert screen.setup.form.rules == rules
    wrong = do(screen, "rule", name="target", text="none")
    assert wrong.setup.form.rules == rules
    assert wrong.setup.form.field == "target"
    assert wrong.setup.form.refused == "This should be a whole number from 1."
    assert wrong.setup.form.refused in text_of(wrong)
    assert resumed(screen).setup.form.rules == rules


def test_statistics_come_from_an_entry_a_game() -> None:
    games = [
        GamePlayed("hard", won=True, at=1),
        GamePlayed("hard", won=True, at=2),
        GamePlayed("hard", won=True, undone=1, at=3),
        GamePlayed("hard", won=True, at=4),
        GamePlayed("easy", won=True, at=5),
        GamePlayed("hard", won=False, at=6),
    ]
    assert best_run(games) == 2
    assert best_run(games[:1]) == 1
    assert best_run([]) == 0
    stored = {f"{PREFIX}a": games[0].write(), f"{PREFIX}b": {"level": "none"}, f"{PREFIX}c": "x", "other": {}}
    assert read_games(stored) == {f"{PREFIX}a": games[0]}
    screen = PracticeTable().with_store(stored)
    assert "hard 1 1" in text_of(screen)
    assert screen.keep()[f"{PREFIX}a"] == games[0].write()


def test_a_deal_opened_from_a_record_leaves_the_statistics_as_they_are() -> None:
    over = play_until(practice(seed="abc"), Phase.SCORED, mine=False)
    assert "Deals played: 1." in text_of(over)
    opened = opening(over, at_table(practice(seed="12")).deal.record())
    opened = opened if not opened.table.asked else press(opened, opened.table.asked.intent)
    for screen in (opened, do(over, "new", sure=True)):
        assert "Deals played: 1." in text_of(screen)


def test_a_damaged_save_is_set_aside_and_said() -> None:
    screen = practice(seed="abc")
    saved = {"version": 1, "spec": screen.spec()}
    saved["spec"]["table"]["record"] = saved["spec"]["table"]["record"].replace("Auction", "Auktion", 1)
    saved["spec"]["table"]["record"] += "Play N AS AS AS AS\n"
    host = Host(PracticeTable())
    answer = host.answer({"intent": {"do": "restore"}, "seq": 1, "view": "v", "saved": saved})
    assert answer["status"] == SET_ASIDE
    assert answer["aside"] is True
    assert host.screen.table is None


def test_a_save_with_a_card_raised_that_is_not_held_is_drawn_without_it() -> None:
    spec = play_until(practice(seed="12"), Phase.PLAY).spec()
    spec["table"]["draft"]["raised"] = ["ZZ1", "AS7"]
    screen = PracticeTable.from_spec(Fields(spec))
    assert "raise a card first" in text_of(screen)


@pytest.mark.parametrize("totals", [None, [1], [1, "x"], [10**9, 0]])
def test_a_save_with_impossible_totals_is_refused(totals: object) -> None:
    spec = practice(seed="abc").spec()
    spec["table"]["totals"] = totals
    with pytest.raises(InputError):
        PracticeTable.from_spec(Fields(spec))


def test_two_tables_side_by_side_know_nothing_of_each_other() -> None:
    one, other = practice(seed="a"), practice(seed="b")
    assert at_table(one).deal != at_table(other).deal
    assert at_table(sensible(one)).session.game.seed == "a"
    assert at_table(other) == at_table(practice(seed="b"))


@pytest.mark.slow
def test_ten_thousand_random_intents_never_break_the_table() -> None:
    chance = random.Random("ten thousand")
    host = Host(PracticeTable(), clock=lambda: 1000, entropy=lambda: f"{chance.getrandbits(48):x}")
    host.answer({"intent": {"do": "set", "name": "pace", "choice": "off"}, "seq": 0, "view": "v"})
    seen: list[dict] = []
    for step in range(10_000):
        if step % 4 == 0 or not seen:
            seen = [
                i
                for i in intents(str(host.screen.html()))
                if i["do"] not in ("new", "preset", "rule", "cards")
            ]
        intent = dict(chance.choice(seen))
        if chance.random() < 0.1:
            intent[chance.choice(list(intent))] = chance.choice(
                ["ZZ", -1, None, 10**9, "AS1", "1.3", True, [], "♥"]
            )
        if intent["do"] == "type":
            intent["text"] = chance.choice(["A♠", "pass", "250", "hearts", "9D 9D QS JC", "?"])
        answer = host.answer({"intent": intent, "seq": step, "view": "v"})
        assert answer["status"] != BROKEN, intent
