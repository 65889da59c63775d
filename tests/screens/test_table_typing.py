"""Everything by typing and by keys, and the pace of the computers."""

import pytest

from pinochle import PRESETS, Hand, Seat, Suit
from pinochle.reasons import (
    BidOffStep,
    BidTooLow,
    NotHeld,
    explain,
)
from pinochle.table import Bid, NameTrump, Pass, Phase, Play
from tests.screens.lint import intents, read
from tests.screens.table_driver import (
    at_table,
    dealt,
    do,
    hand_of,
    keys,
    play_until,
    practice,
    sensible,
    text_of,
    won,
)


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
