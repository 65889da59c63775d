"""How the guided deal ends, is looked back on, saved and begun again."""

import json
import random
from dataclasses import replace

import pytest

from pinochle import Hand, Seat
from pinochle.players import reasons_for
from pinochle.table import (
    PassCards,
    Phase,
)
from tests.screens.guided_driver import anything, on, played_as_expected, start, until
from tests.screens.lint import faults
from tests.screens.table_driver import do, offered, resumed, text_of


def test_it_ends_on_the_sheet_with_three_moments_and_what_now() -> None:
    screen = played_as_expected()
    html = str(screen.html())
    assert faults(html) == []
    assert len(html.encode()) < 40_000
    assert screen.said.key == "made"
    assert [moment.title for moment in screen.moments] == [
        "Your last call",
        "What you passed",
        "A card to think about",
    ]
    assert all(moment.same for moment in screen.moments)
    assert "practice table" in html
    again = offered(screen, "from")
    back = do(screen, "from", number=again[0]["number"], at=screen.table.session.at)
    assert back.table.session.my_turn
    assert back.moments == ()


def reviewed(cards: str) -> str:
    """What the review says of these cards given back."""
    screen = on(until(start(), Phase.PASS_BACK), PassCards(Hand.parse(cards)))
    while not screen.table.session.over:
        screen = on(screen)
    html = text_of(screen)
    return html[html.index("What you passed") : html.index("A card to think about")]


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ("QH 9H 10C KC", "The coach would have done the same."),
        ("QH 9H QD KC", "That leaves no clubs:"),
        ("QH 9H AH KC", "That keeps A ace of hearts :"),
        ("QH 9H JD KC", "That keeps 40 of combinations"),
        ("9H QD 10C KC", "As much speaks for it as for the coach’s choice:"),
    ],
)
def test_the_review_says_what_tells_the_coachs_pass_from_ones_own(given: str, says: str) -> None:
    told = reviewed(given)
    assert says in told
    assert ("and no aces" in told) == ("done the same" in told or "As much" in told)


def test_no_reason_for_the_coachs_card_holds_of_the_card_that_was_played() -> None:
    found = 0
    for seed in range(8):
        chance, screen = random.Random(f"review {seed}"), until(start(), Phase.PLAY)
        while not screen.table.session.over:
            mine = screen.table.session.my_turn and not screen.paused
            screen = on(screen, anything(chance, screen) if mine else None)
        moment = screen.moments[-1]
        before = screen.table.deal.at(moment.number)
        own = {type(reason) for reason in reasons_for(before.view(Seat.S), moment.action.card)}
        assert not own & {type(reason) for reason in moment.telling}
        found += bool(moment.telling)
    assert found >= 6


def test_it_is_saved_and_taken_up_at_every_step() -> None:
    screen = start("normal")
    for _ in range(120):
        again = resumed(screen)
        quiet = replace(screen, table=replace(screen.table, typing=False, said=None))
        assert again.html() == quiet.html()
        if screen.table.session.over:
            break
        screen = on(screen)
    assert screen.table.session.over
    assert json.loads(json.dumps(screen.spec())) == screen.spec()


def test_it_asks_before_a_deal_that_is_under_way_starts_again() -> None:
    assert do(start(), "again").table.asked is None
    screen = do(until(start(), Phase.TRUMP), "again")
    assert "is lost" in screen.status()
    assert faults(str(screen.html())) == []
    assert do(screen, "keep").table.deal == screen.table.deal
    (sure,) = [i for i in offered(screen, "again") if i.get("sure")]
    assert do(screen, sure["do"], sure=True).table.deal.actions == ()


def test_it_starts_again_with_the_settings_kept() -> None:
    screen = do(played_as_expected(), "again")
    assert screen.table.deal.actions == ()
    assert screen.table.settings.pace == "off"
    assert screen.said.key == "welcome"
