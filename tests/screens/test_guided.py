"""The guided first deal: its expected course, what it lets a learner try, and that it adapts to whatever is chosen."""

import random
import re

import pytest

from pinochle import Hand, Seat, Side, Suit, meld_points
from pinochle.lessons.guided import ASKED, DEALER, RULES, Said, coach, first_deal
from pinochle.lessons.guided_lines import LINES, LONGEST
from pinochle.lessons.tasks.cards import WhoTakes
from pinochle.reasons import MustFollow, MustTrump, explain
from pinochle.rules import MeldKind, count_cards, find_melds
from pinochle.screens.faces import drawn
from pinochle.screens.guided import GuidedDeal
from pinochle.table import (
    Bid,
    Pass,
    Phase,
)
from tests.screens.guided_driver import anything, on, played_as_expected, start, until
from tests.screens.lint import faults, intents
from tests.screens.table_driver import do, offered, press, resumed, text_of

# ---------------------------------------------------------------- the composed deal


def test_the_deal_takes_its_expected_course() -> None:
    deal = played_as_expected().table.deal
    calls = [(seat, call) for seat, call in deal.state.auction.calls]
    assert DEALER is Seat.W
    assert calls == [
        (Seat.N, None), (Seat.E, 250), (Seat.S, 260), (Seat.W, None), (Seat.E, 270), (Seat.S, 280), (Seat.E, None),
    ]  # fmt: skip
    assert deal.state.trump is Suit.SPADES
    assert deal.score.made
    assert deal.state.meld_points(Side.NORTH_SOUTH) + deal.state.trick_points(Side.NORTH_SOUTH) >= 280 + 50


def test_north_passes_what_completes_a_run() -> None:
    before = first_deal().hands[Seat.S]
    shown = played_as_expected().table.deal.state.shown_by(Seat.S)
    runs = [
        [meld for meld in find_melds(hand, Suit.SPADES, RULES) if meld.kind is MeldKind.RUN]
        for hand in (before, shown)
    ]
    assert [len(found) for found in runs] == [0, 1]


def test_the_play_asks_for_following_and_for_trumping() -> None:
    screen, met = until(start(), Phase.PLAY), set()
    while not screen.table.session.over:
        view = screen.table.session.view
        if view.legal:
            met |= {type(view.legal.why_not(card)) for card in view.hand}
        screen = on(screen)
    assert {MustFollow, MustTrump} <= met


def test_it_is_read_in_about_ten_minutes() -> None:
    """Every sentence shown at 130 words a minute, and six seconds for each thing done."""
    screen, lines, done = start(), [], 0
    while not screen.table.session.over:
        if not lines or lines[-1] != screen.said.text:
            lines.append(screen.said.text)
        screen, done = on(screen), done + 1
    minutes = sum(len(line.split()) for line in lines) / 130 + done * 6 / 60
    assert 5 < minutes < 13


def test_after_each_trick_it_is_said_who_won_it_why_and_for_how_much() -> None:
    screen, told = until(start(), Phase.PLAY), {}
    while not screen.table.session.over:
        if screen.said.key == "taken":
            state = screen.table.deal.state
            trick = state.tricks[-1]
            winner = trick.winner(state.trump)
            assert screen.said.title.startswith("You win" if winner is Seat.S else winner.named())
            why = explain(WhoTakes(trick.cards, trick.leader, state.trump).because(), "plain").says
            assert why.replace("South", "you").casefold() in screen.said.text.casefold()
            assert "South" not in screen.said.text
            points = count_cards(trick.cards, RULES)
            side = "your side" if winner.side is Side.NORTH_SOUTH else "East and West"
            assert f": {points} for {side}." in screen.said.text or (
                not points and "no points" in screen.said.text
            )
            told[screen.said.number] = points
        screen = on(screen)
    assert list(told) == list(range(1, 12)), "the sheet tells of the last one"


def test_what_was_told_of_a_trick_is_told_again_when_it_is_played_again() -> None:
    screen = until(start(), Phase.PLAY)
    while "taken-2" not in screen.met:
        screen = on(screen)
    screen = do(until(screen, Phase.PLAY), "undo", at=screen.table.session.at)
    assert len(screen.table.deal.state.tricks) < 2
    assert "taken-2" not in screen.met


@pytest.mark.parametrize(("told", "again"), [("halfway", True), ("taken-7", False)])
def test_that_half_of_the_cards_are_gone_is_told_again_only_where_it_is_played_again(
    told: str, again: bool
) -> None:
    screen = until(start(), Phase.PLAY)
    while told not in screen.met:
        screen = on(screen)
    screen = do(until(screen, Phase.PLAY), "undo", at=screen.table.session.at)
    assert (len(screen.table.deal.state.tricks) < 6) is again
    assert ("halfway" not in screen.met) is again
    assert told not in screen.met


# ---------------------------------------------------------------- its words


def test_plain_words_come_first_with_the_table_word_beside_them() -> None:
    screen = start()
    while screen.said.key != "points":
        screen = on(screen)
    assert "combinations of cards you hold (“meld”)" in screen.said.text
    table = do(screen, "set", name="words", choice="table")
    assert "First from meld, then" in table.said.text
    assert "combinations" not in str(table.html())


@pytest.mark.parametrize(
    ("entries", "words"),
    [
        ({}, "plain"),
        ({"settings/words": "table"}, "table"),
        ({"settings/lesson-words": "table"}, "table"),
        ({"settings/words": "plain", "progress/scoring/made": {"v": 1}}, "plain"),
        ({"settings/lesson-words": "course", "progress/cards/aces": {"v": 1}}, "plain"),
        ({"progress/cards/aces": {"v": 1}, "progress/scoring/made": {"v": 1}}, "table"),
        ({"settings/words": 3, "progress/none/x": None, "progress/": 1}, "plain"),
    ],
)
def test_the_words_follow_the_setting_and_what_the_lessons_have_taught(entries: dict, words: str) -> None:
    screen = GuidedDeal().with_store(entries)
    assert screen.table.settings.words == words
    assert screen.keep() == {"settings/words": words}


# ---------------------------------------------------------------- one thing at a time, and erring


def test_the_start_asks_for_one_thing_at_a_time() -> None:
    screen, seen = start(), []
    while screen.paused:
        assert [i["do"] for i in intents(str(screen.html())) if i["do"] in ("bid", "pass", "step")] == []
        seen.append(screen.said.key)
        assert do(screen, "step", at=screen.table.session.at).table.deal == screen.table.deal
        screen = on(screen)
    assert seen == ["welcome", "cards", "points", "bidding"]
    assert screen.said.key == "first-bid"
    late = do(screen, "go-on", line="welcome")
    assert late.met == screen.met


def test_an_illegal_card_is_invited_once_and_explained() -> None:
    screen = until(start(), Phase.PLAY)
    while screen.said.key != "try-illegal":
        screen = on(screen)
    view = screen.table.session.view
    bad = next(card for card in view.hand if card not in view.legal)
    asked = do(screen, "raise", card=f"{bad.code}1", at=screen.table.session.at)
    assert asked.table.said.reasons == (view.legal.why_not(bad),)
    assert ASKED in asked.met
    after = on(asked)
    assert after.said.key != "try-illegal"
    assert ASKED in resumed(after).met


def test_who_plays_on_is_not_invited_again() -> None:
    screen = until(start(), Phase.PLAY)
    while screen.said.key != "try-illegal":
        screen = on(screen)
    screen = on(screen)
    while not screen.table.session.over:
        assert screen.said.key != "try-illegal"
        screen = on(screen)


def test_a_pass_that_breaks_a_meld_is_warned_of_allowed_and_explained() -> None:
    screen = until(start(), Phase.PASS_BACK)
    run = Hand.parse("AS 10S KS QS")
    raised = do(screen, "type", text=run.ascii(), at=screen.table.session.at)
    assert raised.said.key == "breaks"
    hand, left = screen.table.session.view.hand, screen.table.session.view.hand - run
    lost = meld_points(hand, Suit.SPADES) - meld_points(left, Suit.SPADES)
    assert str(lost) in raised.said.text
    assert "run" in raised.said.text
    given = do(raised, "give", at=raised.table.session.at)
    assert given.table.deal.phase is Phase.MELD
    assert given.said.key == "broke"
    back = do(given, "undo", at=given.table.session.at)
    assert back.said.key == "give-back"


def raising(screen: GuidedDeal, cards: str) -> GuidedDeal:
    return do(screen, "type", text=cards, at=screen.table.session.at)


@pytest.mark.parametrize(
    ("cards", "key", "do_now"),
    [
        ("", "give-back", "Tap four cards to raise them."),
        ("QH 9H", "give-back", "Tap two more cards to raise them."),
        ("QH 9H 10C", "give-back", "Tap one more card to raise it."),
        ("QH 9H 10C KC", "enough-raised", "Press “Give these four back”."),
        ("QH 9H AH", "strong", "Lower a card with a second tap, or give it all the same."),
        ("QH 9H AH AH", "strong", "Lower a card with a second tap, or give it all the same."),
        ("QH 9H JD KC", "breaks", "Lower a card with a second tap, or give it all the same."),
    ],
)
def test_the_coach_looks_at_the_cards_that_are_raised(cards: str, key: str, do_now: str) -> None:
    screen = until(start(), Phase.PASS_BACK)
    screen = raising(screen, cards) if cards else screen
    assert (screen.said.key, screen.said.do) == (key, do_now)
    assert ("A♥" in screen.said.text) == (key == "strong")


def test_passing_at_once_hands_the_deal_to_the_others_and_the_coach_goes_along() -> None:
    screen = until(start(), Phase.AUCTION)
    screen = do(screen, "pass", at=screen.table.session.at)
    keys = set()
    while not screen.table.session.over:
        keys.add(screen.said.key)
        screen = on(screen)
    keys.add(screen.said.key)
    assert keys & {"others-made", "others-missed"}
    assert "shown-theirs" in keys
    assert screen.moments


@pytest.mark.parametrize(("bid", "key"), [(300, "won"), (340, "won"), (350, "won-wild"), (400, "won-wild")])
def test_the_coach_says_when_the_bid_is_more_than_the_hand_makes(bid: int, key: str) -> None:
    assert on(until(start(), Phase.AUCTION), Bid(bid)).said.key == key


def test_a_bid_out_of_reach_and_a_wrong_suit_are_told_for_what_they_are() -> None:
    screen = until(on(until(start(), Phase.AUCTION), Bid(450)), Phase.TRUMP)
    screen = do(screen, "trump", suit="C", at=screen.table.session.at)
    while not screen.table.session.over:
        screen = on(screen)
    assert screen.said.key == "not-played"
    assert "cannot reach 450, so no card is played: your side falls short" in screen.said.text
    assert [moment.title for moment in screen.moments] == ["Your last call", "The suit you named"]
    assert "Two moments" in str(screen.html())


def test_another_trump_is_played_and_named_for_what_it_is() -> None:
    screen = until(start(pace="step"), Phase.TRUMP)
    screen = do(screen, "trump", suit="D", at=screen.table.session.at)
    assert screen.said.key == "named-other"
    assert screen.said.title == "Diamonds it is"


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_chosen_the_coach_has_a_line_and_blocks_nothing(seed: int) -> None:
    chance, screen = random.Random(seed), start("step" if seed % 3 == 0 else "off")
    for _ in range(400):
        said = screen.said
        assert said.text
        assert len(said.text) + len(said.do) <= LONGEST, "the screen keeps room for no more"
        assert not re.search(r"\{|\bNone\b|\[", said.title + said.text + said.do)
        if screen.table.session.over:
            break
        action = anything(chance, screen) if screen.table.session.my_turn and not screen.paused else None
        before = len(screen.table.deal.actions)
        screen = on(screen, action)
        if action and not screen.table.looking:
            assert len(screen.table.deal.actions) > before, action
    assert screen.table.session.over
    assert faults(str(screen.html())) == []
    assert 1 <= len(screen.moments) <= 3


def test_every_line_is_reached_by_some_way_of_playing() -> None:
    reached = set()
    for seed in range(40):
        chance, screen = random.Random(f"lines {seed}"), start("fast")
        while True:
            t = screen.table
            raised = Hand(t.draft.cards(t.session.view.hand))
            lines = coach(t.session.view, raised, frozenset(screen.met), looking=t.looking)
            reached |= {line.key for line in lines} | {screen.said.key}
            if t.session.over:
                break
            if t.session.my_turn and t.deal.phase in (Phase.PASS, Phase.PASS_BACK) and not t.draft.raised:
                four = (
                    chance.sample(list(t.session.view.hand), 4) if seed % 2 else t.session.hint().action.cards
                )
                screen = do(screen, "type", text=Hand(four).ascii(), at=t.session.at)
                continue
            if t.session.my_turn and t.deal.phase in (Phase.PASS, Phase.PASS_BACK):
                screen = do(screen, "give", at=t.session.at)
                continue
            mine = t.session.my_turn and not screen.paused
            if mine and seed % 4 and t.deal.phase is Phase.PLAY and t.session.view.legal:
                view = t.session.view
                bad = [card for card in view.hand if card not in view.legal]
                if bad and ASKED not in screen.met:
                    screen = do(screen, "raise", card=f"{bad[0].code}1", at=t.session.at)
            wild = mine and (seed % 4 == 3 or chance.random() < 0.25)
            screen = on(screen, anything(chance, screen) if wild else None)
    assert set(LINES) - reached <= RARE


RARE = {"must-overtrump", "others-missed", "let-it-go", "strong"}  # one way of playing in many hundreds


def test_the_coach_advises_to_let_a_bid_go_that_the_hand_cannot_stand() -> None:
    deal = first_deal().act(Pass()).act(Bid(400))
    (said,) = coach(deal.view(Seat.S))
    assert said.key == "let-it-go"
    assert said.text.startswith("East said 400. At 410 your hand makes it only about ")


@pytest.mark.parametrize("key", LINES)
def test_every_line_is_whole_with_its_values(key: str) -> None:
    names = re.findall(r"\{(\w+)", LINES[key].title + LINES[key].text)
    said = Said(key, dict.fromkeys(names, "Word."))
    assert said.title[0].isupper()
    assert said.text[-1] in ".!"
    assert "{" not in said.title + said.text


# ---------------------------------------------------------------- one thing to do, whatever is asked


def test_what_is_to_be_done_stays_when_something_is_asked_or_refused() -> None:
    screen, asked = start(), set()
    while not screen.table.session.over:
        todo, title = screen.said.do, screen.said.title
        if todo:
            assert screen.status().endswith(todo)
        for intent in offered(screen, "why"):
            answered = press(screen, intent)
            html = str(answered.html())
            assert answered.table.said.kind == "why"
            assert title in html
            assert str(drawn(todo)) in html
            assert answered.status().endswith(todo)
            asked.add(screen.said.key)
        if not screen.paused and screen.table.deal.phase is Phase.PLAY and not screen.table.looking:
            refused = do(screen, "play", card="", at=screen.table.session.at)
            assert "Raise a card first" in refused.status()
            assert refused.status().endswith(screen.said.do)
        screen = on(screen)
    assert {"taken", "lead-again", "give-back", "shown-ours"} <= asked


def test_an_answer_leads_back_to_what_was_to_be_read() -> None:
    screen = until(start(), Phase.PLAY)
    while screen.said.key != "taken":
        screen = on(screen)
    answered = press(screen, offered(screen, "why")[0])
    assert screen.said.text not in text_of(answered)
    (back,) = offered(answered, "go-on")
    assert press(answered, back).said == screen.said
    assert press(answered, back).table.said is None
