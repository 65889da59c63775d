"""When the coach of the guided deal speaks, and when it waits."""

from pinochle.table import Phase, Play
from tests.screens.guided_driver import on, start, until
from tests.screens.table_driver import acted, do, text_of


def test_what_the_hand_is_worth_waits_until_the_auction_is_explained() -> None:
    screen = start()
    while screen.paused:
        assert "What your hand can stand" not in text_of(screen)
        screen = on(screen)
    assert "What your hand can stand" in text_of(screen)


def test_a_card_that_the_coach_would_not_have_played_is_spoken_of_once_and_can_be_taken_back() -> None:
    first, spoken = until(start("normal"), Phase.PLAY), []
    advised = first.table.session.hint().action
    for card in first.table.session.view.hand.kinds():
        screen = acted(first, Play(card))
        said = screen.said
        if Play(card) == advised:
            assert said.key != "other-card"
        if said.key != "other-card":
            continue
        spoken.append(card)
        assert said.title == f"I would have played {advised.card}"
        assert screen.paused
        assert on(screen).said.key != "other-card"
        again = acted(do(on(screen), "undo", at=screen.table.session.at), Play(card))
        assert again.said.name == said.name, "told again when it is played again"
    assert len(spoken) > 3
