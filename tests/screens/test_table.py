"""What the table offers in each phase: the bid in the box, the pass and its effect, why, hints, undo, keys, typing."""

import re
from dataclasses import replace

import pytest

from pinochle import PRESETS, Card, Hand, HouseRules, Seat, Suit, meld_points
from pinochle.analysis import value_hand
from pinochle.reasons import (
    BidOffStep,
    BidTooLow,
    DealerIsStuck,
    MustFollow,
    NeedsMarriage,
    NotHeld,
    NothingToUndo,
    PassExactly,
    explain,
)
from pinochle.rules import find_melds
from pinochle.screens.base import InputError
from pinochle.screens.practice import PracticeTable
from pinochle.screens.table import Session, Table, line
from pinochle.screens.table.draft import Draft
from pinochle.screens.table.showing import cards_of, letters, named_melds
from pinochle.table import Bid, Deal, Game, NameTrump, Pass, PassCards, Phase, Play
from tests.screens.lint import faults, intents, read
from tests.screens.table_driver import (
    SOUTH,
    at_table,
    do,
    hand_of,
    offered,
    play_until,
    practice,
    press,
    resumed,
    sensible,
    text_of,
)


def dealt(
    hand: Hand = SOUTH, rules: HouseRules = PRESETS["standard"], dealer: Seat = Seat.E
) -> PracticeTable:
    """A table at which South holds just this hand and speaks first, unless another dealt."""
    rest = list(rules.deck.unseen(hand))
    size = rules.deck.hand_size
    others = {seat: Hand(rest[n * size : (n + 1) * size]) for n, seat in enumerate((Seat.W, Seat.N, Seat.E))}
    return at(Deal.start(rules, dealer, {Seat.S: hand, **others}))


def at(deal: Deal) -> PracticeTable:
    return replace(PracticeTable(), table=Table(Session(Game(deal.rules, "t", deal)), hint_limit=1))


def won(rules: HouseRules = PRESETS["standard"], hand: Hand = SOUTH) -> PracticeTable:
    """South has bid, and the others have passed."""
    deal = at_table(dealt(hand, rules)).deal.act(Bid(rules.minimum_bid)).act(Pass()).act(Pass()).act(Pass())
    return at(deal)


def labels(screen) -> set[str]:
    """What the buttons say."""
    elements = read(str(screen.html()))[0].walk()
    return {" ".join(e.said().split()) for e in elements if e.name == "button"}


def keys(screen) -> dict[str, str]:
    """Hotkeys of the screen, and the data-key of what they press."""
    elements = read(str(screen.html()))[0].walk()
    return {
        e.attributes["data-hotkey"]: e.attributes["data-key"]
        for e in elements
        if "data-hotkey" in e.attributes
    }


# ---------------------------------------------------------------- the auction


def test_the_box_goes_up_and_down_and_bids_what_it_says() -> None:
    screen = dealt()
    assert offered(screen, "bid") == [{"do": "bid", "points": 250, "at": "1.0"}]
    assert sorted(i["by"] for i in offered(screen, "move-bid")) == [-10, 10, 50, 100]
    screen = do(do(screen, "move-bid", by=50), "move-bid", by=10)
    assert offered(screen, "bid")[0]["points"] == 310
    assert offered(do(screen, "move-bid", by=-100), "bid")[0]["points"] == 250
    screen = press(screen, offered(screen, "bid")[0])
    assert at_table(screen).deal.actions == ((Seat.S, Bid(310)),)


def test_a_bid_out_of_reach_is_asked_about_once_with_a_way_back() -> None:
    best = value_hand(SOUTH).best
    assert at_table(do(dealt(), "bid", points=best.most - best.most % 10, at="1.0")).deal.actions
    screen = do(dealt(), "bid", points=9990, at="1.0")
    assert at_table(screen).deal.actions == ()
    assert f"about {best.total} with {best.suit.named()}" in screen.status()
    assert "Bid it all the same?" in text_of(screen)
    assert {i["do"] for i in intents(str(screen.html()))} & {"bid", "pass", "keep", "hint"} == {"bid", "keep"}
    assert at_table(do(screen, "step", at="1.0")).asked, "a late clock does not answer it"
    back = do(screen, "keep")
    assert offered(back, "bid")[0]["points"] == 250
    (sure,) = offered(screen, "bid")
    assert at_table(press(screen, sure)).deal.actions[0] == (Seat.S, Bid(9990))
    typed = do(dealt(), "type", text="9990", at="1.0")
    assert at_table(typed).asked
    assert at_table(typed).asked.intent == sure


def test_undo_brings_back_the_lowest_bid_in_the_box() -> None:
    screen = do(dealt(), "move-bid", by=50)
    screen = do(press(screen, offered(screen, "bid")[0]), "undo", at="1.1")
    assert offered(screen, "bid")[0]["points"] == 250


def test_single_digits_move_the_box_by_1_5_and_10() -> None:
    shown = text_of(dealt(rules=PRESETS["kitchen"]))
    assert "Bid 25 " in shown
    assert "−1" in shown
    assert "+1" in shown
    assert "+5" in shown
    assert "+10" in shown


def test_larger_steps_and_tables_without_jumps() -> None:
    rules = HouseRules.from_changes({"step_after": [600, 50]}, "double-deck")
    auction = at_table(dealt(rules=rules, hand=Hand(list(rules.deck.cards())[:20]))).deal.state.auction
    box = Draft(600)
    assert box.raised_bid(10, auction).bid == 650
    assert box.raised_bid(10, auction).raised_bid(-10, auction).bid == 600
    assert box.raised_bid(100, auction).bid == 700
    slow = dealt(rules=HouseRules(jump_bids=False))
    assert offered(slow, "move-bid") == []
    assert offered(do(slow, "move-bid", by=100), "bid")[0]["points"] == 250


def test_a_stuck_dealer_is_told_why_passing_is_refused() -> None:
    screen = dealt(rules=HouseRules(stuck_may_raise=True), dealer=Seat.S)
    deal = at_table(screen).deal.act(Pass()).act(Pass()).act(Pass())
    screen = do(at(deal), "pass", at="1.3")
    assert at_table(screen).said.reasons == (DealerIsStuck(250),)
    assert at_table(screen).deal == deal


def test_the_helper_shows_meld_cards_and_a_split_for_each_suit() -> None:
    screen = dealt()
    shown = text_of(screen)
    for suit in Suit:
        assert f"{suit.named()}" in shown
        one = value_hand(SOUTH).of(suit)
        assert one.own_meld == meld_points(SOUTH, suit)
        cards = f"{len(SOUTH.of(suit))} card" + ("s" if len(SOUTH.of(suit)) > 1 else "")
        assert f"{cards}, {one.own_meld}+{one.partner_share}+{one.tricks} = {one.total}" in shown
        assert f"up to {one.bid_at(0.7)}" in shown or "no bid" in shown
    assert "times in 100" in shown
    assert shown.count("Own meld") >= 4


# ---------------------------------------------------------------- trump, pass, meld


def test_each_suit_shows_its_meld_and_its_cards_and_the_best_is_outlined() -> None:
    screen = won()
    assert [i["suit"] for i in offered(screen, "trump")] == ["S", "H", "C", "D"]
    assert f"Spades – best meld {meld_points(SOUTH, Suit.SPADES)}, 5 cards" in text_of(screen)
    screen = do(screen, "trump", suit="H", at="1.4")
    assert at_table(screen).deal.state.trump is Suit.HEARTS


def test_a_suit_without_its_marriage_says_why() -> None:
    screen = do(won(HouseRules(trump_needs_marriage=True)), "trump", suit="C", at="1.4")
    assert at_table(screen).deal.state.trump is None
    assert screen.status() == explain(NeedsMarriage(Suit.CLUBS)).says


def test_the_pass_shows_its_effect_before_it_is_made_and_marks_what_came() -> None:
    screen = play_until(do(won(), "trump", suit="S", at="1.4"), Phase.PASS_BACK)
    hand = hand_of(screen)
    received = at_table(screen).session.view.received
    marked = [
        e
        for e in read(str(screen.html()))[0].walk()
        if "pn-received" in e.attributes.get("class", "").split()
    ]
    assert len(marked) == len(received) == 4
    before = meld_points(hand, Suit.SPADES)
    screen = do(screen, "raise", card="KS1", at=at_table(screen).session.at)
    after = meld_points(hand - [Card.parse("KS")], Suit.SPADES)
    assert f"{before} now, {after} after" in text_of(screen)
    if after < before:
        assert "This breaks:" in text_of(screen)
    assert offered(screen, "give")
    refused = do(screen, "give", at=at_table(screen).session.at)
    assert at_table(refused).said.reasons == (PassExactly(4, 1),)
    assert "Give four cards back" in text_of(screen)
    assert "Pass" not in labels(screen)
    full = do(screen, "type", text=str(Hand(list(hand)[-4:])), at=at_table(screen).session.at)
    assert "Give these four back" in labels(full)


def test_no_more_cards_than_are_passed_can_be_raised_and_one_can_be_lowered() -> None:
    screen = play_until(do(won(), "trump", suit="S", at="1.4"), Phase.PASS_BACK)
    cards = offered(screen, "raise")
    for intent in cards[:4]:
        screen = press(screen, intent)
    fifth = press(screen, cards[4])
    assert len(at_table(fifth).draft.raised) == 4
    assert fifth.status() == "Four cards are raised already. Lower one with a tap before you raise another."
    assert len(at_table(press(screen, cards[0])).draft.raised) == 3
    given = do(screen, "give", at=at_table(screen).session.at)
    assert at_table(given).deal.phase is Phase.MELD
    assert at_table(given).draft.raised == ()


def test_received_cards_stay_marked_until_the_first_lead() -> None:
    screen = play_until(do(won(), "trump", suit="S", at="1.4"), Phase.PLAY)
    assert "pn-received" in str(screen.html()) or not at_table(screen).session.view.received
    screen = sensible(screen)
    assert "pn-received" not in str(screen.html())


def test_all_melds_lie_on_the_table_until_the_learner_has_looked() -> None:
    screen = play_until(do(won(), "trump", suit="S", at="1.4"), Phase.PLAY, mine=False)
    t = at_table(screen)
    assert t.looking
    shown = text_of(screen)
    for seat in Seat:
        for meld in t.deal.state.melds(seat):
            assert f"{meld} {meld.points}" in shown
    needs = t.deal.state.still_needs()
    assert (f"Your side still needs {needs}" if needs else "Your side has enough") in shown
    assert at_table(do(screen, "step", at=t.session.at)).deal == t.deal
    screen = do(screen, "look", at=t.session.at)
    assert not at_table(screen).looking


def test_melds_can_be_left_out_only_where_the_table_lets_the_bidder_choose() -> None:
    rules = HouseRules(show_before_return=True)
    screen = play_until(do(won(rules), "trump", suit="S", at="1.4"), Phase.MELD)
    melds = find_melds(hand_of(screen), Suit.SPADES, rules)
    names = [name for name, _ in named_melds(melds)]
    assert [i["meld"] for i in offered(screen, "leave-out")] == names
    screen = do(screen, "leave-out", meld=names[0])
    screen = do(screen, "show", at=at_table(screen).session.at)
    assert at_table(screen).deal.state.shown_by(Seat.S) == cards_of(melds[1:])
    usual = play_until(do(won(), "trump", suit="S", at="1.4"), Phase.MELD)
    assert offered(usual, "leave-out") == []


def test_letters_tell_which_copies_are_in_which_meld() -> None:
    melds = find_melds(Hand.parse("KS QS QS JD"), Suit.HEARTS)
    assert letters(melds) == {"KS1": ("a",), "QS1": ("a", "b"), "JD1": ("b",)}


# ---------------------------------------------------------------- the play


@pytest.fixture(scope="module")
def playing() -> PracticeTable:
    """South to play second to a spade lead, with spades and other cards."""
    screen = practice(seed="12", level="easy")
    for _ in range(300):
        t = at_table(screen)
        legal = t.session.view.legal
        if (legal and t.session.view.trick and isinstance(legal.reason, MustFollow)) or (
            legal and any(isinstance(legal.why_not(card), MustFollow) for card in t.session.view.hand)
        ):
            return screen
        screen = sensible(screen) if not t.session.over else do(screen, "next", at=t.session.at)
    raise AssertionError


def test_a_refused_card_shows_the_reason_and_the_card_to_beat(playing: PracticeTable) -> None:
    view = at_table(playing).session.view
    bad = next(card for card in view.hand if card not in view.legal)
    screen = do(playing, "raise", card=f"{bad.code}1", at=at_table(playing).session.at)
    assert explain(view.legal.why_not(bad)).says in text_of(screen)
    assert "the card to beat" in text_of(screen)
    assert "pn-refused" in str(screen.html())


def test_a_card_is_raised_then_played_or_played_at_once(playing: PracticeTable) -> None:
    view, moment = at_table(playing).session.view, at_table(playing).session.at
    good = next(iter(view.legal))
    intent = {"do": "raise", "card": f"{good.code}1", "at": moment}
    screen = press(playing, intent)
    assert at_table(screen).deal == at_table(playing).deal
    assert f"Play {good.rank.value}" in text_of(screen)
    again = next(i for i in intents(str(screen.html())) if i.get("card") == f"{good.code}1")
    assert again["do"] == "play"
    assert at_table(press(screen, again)).deal.actions[len(at_table(playing).deal.actions)] == (
        Seat.S,
        Play(good),
    )
    quick = press(do(playing, "set", name="one_tap", on=True), intent)
    assert at_table(quick).deal.actions[len(at_table(playing).deal.actions)] == (Seat.S, Play(good))


def test_nothing_stays_raised_after_a_play_though_a_twin_has_its_name() -> None:
    screen = play_until(practice(seed="12"), Phase.PLAY)
    while not at_table(screen).session.over:
        t = at_table(screen)
        if t.session.my_turn and not t.looking:
            for card in t.session.view.hand.kinds():
                screen = do(screen, "raise", card=f"{card.code}1", at=t.session.at)
        screen = sensible(screen)
        assert at_table(screen).draft.raised == ()


def test_a_late_click_changes_nothing(playing: PracticeTable) -> None:
    t = at_table(playing)
    good = next(iter(t.session.view.legal))
    assert do(playing, "play", card=f"{good.code}1", at="1.0") == playing
    once = do(playing, "play", card=f"{good.code}1", at=t.session.at)
    assert do(once, "play", card=f"{good.code}1", at=t.session.at) == once


def test_the_last_trick_is_shown_on_request() -> None:
    screen = play_until(practice(seed="77"), Phase.PLAY)
    while not at_table(screen).deal.state.tricks:
        screen = sensible(screen)
    assert 'data-key="last-trick"' not in str(screen.html())
    assert 'data-key="last-trick"' in str(do(screen, "last").html())


# ---------------------------------------------------------------- why, hint, undo


def test_why_gives_the_reasons_of_that_very_choice() -> None:
    screen = practice(seed="abc", level="medium", pace="normal")
    asked = 0
    for _ in range(150):
        t = at_table(screen)
        if t.session.over:
            break
        if t.deal.actions and t.deal.actions[-1][0] is not Seat.S:
            seat, action = t.deal.actions[-1]
            said = at_table(do(screen, "why", seat=seat.value, at=t.session.at)).said
            assert said.kind == "why"
            assert (said.seat, said.action) == (seat, action)
            assert said.reasons
            told = [reason.code for reason in said.reasons]
            assert (told == ["told-afterwards"]) == isinstance(action, Bid | Pass | NameTrump | PassCards)
            asked += 1
        screen = sensible(screen)
    assert asked > 30


def test_after_why_it_still_says_what_is_to_be_done() -> None:
    screen = play_until(practice(seed="12"), Phase.AUCTION)
    asked = press(screen, offered(screen, "why")[0])
    assert at_table(asked).said.kind == "why"
    assert line(at_table(screen)) in asked.status()
    assert line(at_table(screen)) in text_of(asked)


def test_what_these_players_would_not_have_done_is_not_explained() -> None:
    deal = at_table(dealt(dealer=Seat.W)).deal.act(Bid(990))
    screen = do(at(deal), "why", seat="N", at="1.1")
    assert at_table(screen).said.kind == "otherwise"


@pytest.mark.parametrize(("level", "allowed"), [("easy", 2), ("medium", 1), ("hard", 0)])
def test_hints_are_counted_by_the_deal_and_one_asked_twice_counts_once(level: str, allowed: int) -> None:
    screen = play_until(practice(seed="12", level=level), Phase.PLAY)
    for number in range(allowed):
        screen = do(screen, "hint", at=at_table(screen).session.at)
        assert at_table(screen).said.kind == "hint"
        assert at_table(screen).said.reasons
        screen = do(screen, "hint", at=at_table(screen).session.at)
        assert at_table(screen).hints == number + 1
        screen = play_until(sensible(screen), Phase.PLAY)
    screen = do(screen, "hint", at=at_table(screen).session.at)
    assert screen.status() == "There are no more hints in this deal."
    assert at_table(resumed(screen)).hints == allowed


def test_undo_leads_back_to_each_own_decision_in_turn() -> None:
    screen = practice(seed="abc")
    while not at_table(screen).session.over:
        screen = sensible(screen)
    own = [n for n, (seat, _) in enumerate(at_table(screen).deal.actions) if seat is Seat.S]
    for number in reversed(own):
        screen = do(screen, "undo", at=at_table(screen).session.at)
        assert len(at_table(screen).deal.actions) == number
        assert at_table(screen).session.my_turn
    assert at_table(screen).undone == len(own)
    refused = do(screen, "undo", at=at_table(screen).session.at)
    assert refused.status() == explain(NothingToUndo()).says


def test_a_finished_deal_can_be_played_again_from_any_own_decision() -> None:
    screen = practice(seed="abc")
    while not at_table(screen).session.over:
        screen = sensible(screen)
    choices = offered(screen, "from")
    assert len(choices) == len([1 for seat, _ in at_table(screen).deal.actions if seat is Seat.S])
    back = press(screen, choices[2])
    assert len(at_table(back).deal.actions) == choices[2]["number"]
    other = next(n for n, (seat, _) in enumerate(at_table(screen).deal.actions) if seat is not Seat.S)
    with pytest.raises(InputError):
        do(screen, "from", number=other, at=at_table(screen).session.at)


# ---------------------------------------------------------------- typing, keys, pace


def test_everything_can_be_typed() -> None:
    screen = do(dealt(), "type", text="260", at="1.0")
    assert at_table(screen).deal.actions == ((Seat.S, Bid(260)),)
    assert at_table(do(dealt(rules=PRESETS["kitchen"]), "type", text="26", at="1.0")).deal.actions[0][
        1
    ] == Bid(260)
    assert at_table(do(dealt(), "type", text="Pass", at="1.0")).deal.actions == ((Seat.S, Pass()),)
    assert at_table(do(won(), "type", text="hearts", at="1.4")).deal.actions[-1] == (
        Seat.S,
        NameTrump(Suit.HEARTS),
    )
    screen = play_until(do(won(), "trump", suit="S", at="1.4"), Phase.PASS_BACK)
    four = Hand(list(hand_of(screen))[-4:])
    screen = do(screen, "type", text=str(four), at=at_table(screen).session.at)
    assert Hand(at_table(screen).draft.cards(hand_of(screen))) == four


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("much", "Type a bid as a number, or “pass”."),
        ("255", explain(BidOffStep(10, 250, 260)).says),
        ("10", explain(BidTooLow(250)).says),
        ("٢٥٠", "Type a bid as a number, or “pass”."),
    ],
)
def test_what_is_typed_wrong_is_said_at_the_table(text: str, says: str) -> None:
    screen = do(dealt(), "type", text=text, at="1.0")
    assert screen.status() == says
    (box,) = [e for e in read(str(screen.html()))[0].walk() if e.attributes.get("data-key") == "typed"]
    (wrong,) = [
        e for e in read(str(screen.html()))[0].walk() if e.attributes.get("data-key") == "typed-error"
    ]
    assert box.attributes["value"] == text
    assert " ".join(wrong.said().split()) == says, "beside the box, and nowhere else"
    assert text_of(screen).count(says) == 1
    gone = do(screen, "move-bid", by=10)
    assert 'value=""' in str(gone.html())


def test_a_typed_card_is_played_and_the_focus_stays_in_the_box() -> None:
    screen = play_until(practice(seed="12"), Phase.PLAY)
    missing = next(card for card in PRESETS["standard"].deck.kinds if card not in hand_of(screen))
    refused = do(screen, "type", text=missing.code, at=at_table(screen).session.at)
    assert at_table(refused).said.reasons == (NotHeld(missing),)
    good = next(iter(at_table(screen).session.view.legal))
    screen = do(screen, "type", text=str(good), at=at_table(screen).session.at)
    assert (Seat.S, Play(good)) in at_table(screen).deal.actions
    assert 'data-focus="turn-' not in str(screen.html())


def test_keys_are_those_of_the_house_and_can_be_switched_off() -> None:
    screen = dealt()
    assert keys(screen) == {"p": "pass", "ArrowDown": "move-10", "ArrowUp": "move10", "h": "hint"}
    screen = play_until(practice(seed="12"), Phase.PLAY)
    assert "l" not in keys(screen), "no trick has been taken yet"
    screen = play_until(sensible(screen), Phase.PLAY)
    assert {"h", "l", "y"} <= set(keys(screen))
    off = do(screen, "set", name="keys", on=False)
    assert keys(off) == {}
    assert "data-focus" not in str(off.html())


def test_the_pace_is_a_timer_a_button_or_nothing() -> None:
    screen = practice(seed="12", pace="normal")
    timers = [e for e in read(str(screen.html()))[0].walk() if "data-after" in e.attributes]
    assert len(timers) == 1
    step = do(screen, "set", name="pace", choice="step")
    assert "data-after" not in str(step.html())
    assert [i["do"] for i in intents(str(step.html())) if i["do"] == "step"] == ["step"]
    off = do(screen, "set", name="pace", choice="off")
    assert at_table(off).session.my_turn


# ---------------------------------------------------------------- words, bar, game


@pytest.mark.parametrize("words", ["plain", "table"])
def test_plain_words_avoid_the_words_of_the_table(words: str) -> None:
    screen = do(practice(seed="12"), "set", name="words", choice=words)
    said = set()
    for _ in range(100):
        shown = text_of(screen)
        said |= {word.strip(".,:()").lower() for word in shown.split()}
        if at_table(screen).session.over:
            break
        screen = sensible(screen)
    table = {"trick", "tricks", "trump", "meld", "melds", "counter", "counters", "bidder", "dix"}
    if words == "plain":
        assert table & said == set()
    else:
        assert {"trick", "meld", "trump"} <= said


def test_the_bar_always_says_trump_bid_order_points_need_and_rules() -> None:
    screen = play_until(practice("kitchen", seed="12"), Phase.PLAY)
    t = at_table(screen)
    bar = next(e for e in read(str(screen.html()))[0].walk() if e.attributes.get("data-key") == "bar").said()
    shown = " ".join(bar.split())
    for part in (
        f"Trump {t.deal.state.trump.named()}",
        "High to low A 10 K Q J 9",
        "Rules: kitchen",
        t.speech.points(t.deal.state.bid),
        "North–South",
        "still need",
    ):
        assert part in shown


def test_the_sheet_gives_the_reasons_of_the_score_and_the_running_game() -> None:
    screen = practice(seed="abc")
    while not at_table(screen).session.over:
        screen = sensible(screen)
    deal = at_table(screen).deal
    shown = text_of(screen)
    for reason in deal.score.reasons:
        assert explain(reason).says in shown
    assert "was dealt" not in shown
    hands = text_of(do(screen, "hands"))
    assert hands.count("was dealt") == 3
    first = at_table(screen).session.game
    nxt = at_table(do(screen, "next", at=at_table(screen).session.at)).session.game
    assert nxt.totals == tuple(first.scores.items())
    assert nxt.deal.dealer is deal.dealer.next


def test_the_partner_plays_at_medium_at_least() -> None:
    assert Session(at_table(dealt()).session.game, "easy")._level(Seat.N) == "medium"
    assert Session(at_table(dealt()).session.game, "hard")._level(Seat.N) == "hard"
    assert Session(at_table(dealt()).session.game, "easy")._level(Seat.E) == "easy"


# ---------------------------------------------------------------- the review


def test_the_review_is_worked_out_in_slices_and_says_what_each_card_cost() -> None:
    screen = practice(seed="abc", level="easy")
    while not at_table(screen).session.over:
        screen = sensible(screen)
    screen = do(screen, "review")
    assert offered(screen, "review-step") == [{"do": "review-step", "at": "0"}]
    assert do(screen, "review-step", at="-1") == screen
    while not at_table(screen).review.done:
        screen = do(screen, "review-step", at=str(at_table(screen).review.slices))
    review = at_table(screen).review
    assert review.done
    assert offered(screen, "review-step") == []
    own, everybody = (do(screen, "review-tab", choice=tab) for tab in ("own", "all"))
    for part in (screen, own, everybody):
        assert faults(str(part.html())) == []
        assert len(str(part.html()).encode()) <= 40_000
    shown = text_of(screen)
    for each in review.turning_points():
        assert plain(explain(each.reason).says) in plain(shown)
    free = [
        mark
        for mark in review.marks
        if mark.seat is Seat.S and isinstance(mark.action, Play) and not mark.forced
    ]
    assert shown.count("Play on from here") == len(review.turning_points())
    assert text_of(own).count("Play on from here") == text_of(own).count(": free.") == len(free)
    assert text_of(everybody).count(" forced") == sum(
        m.forced for m in review.marks if isinstance(m.action, Play)
    )
    assert at_table(do(screen, "review")).review is None
    back = press(screen, next(i for i in offered(own, "from") if i["number"] == free[0].step))
    assert at_table(back).review is None
    assert len(at_table(back).deal.actions) == free[0].step


def plain(text: str) -> str:
    """Without what a drawn card adds to a sentence: its spoken name, and spaces."""
    return re.sub(r"[♠♥♦♣\s]|(10|ace|king|queen|jack|9) of \w+", "", text)
