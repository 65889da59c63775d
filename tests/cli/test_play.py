"""`pinochle play`: watching, playing to the end by typing, and what is typed wrong."""

import io
import re
import sys
from collections.abc import Callable

import pytest

from pinochle import Seat
from pinochle.players import make
from pinochle.table import Bid, NameTrump, Pass, PassCards, Play, ShowMeld
from tests.cli.conftest import Ran

Run = Callable[..., Ran]


def typing(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_watching_tells_every_action_with_its_reasons_and_the_score(run: Run) -> None:
    ran = run("play", "--watch", "--level", "easy", "--seed", "7", "--deals", "1")
    assert ran.status == 0
    assert ran.err == ""
    for seat in Seat:
        assert ran.out.count(f"{seat.named()}: Play ") == 12
    assert len(re.findall(r"^  \w+ takes the trick: \d+\.$", ran.out, re.MULTILINE)) == 12
    dealt = re.findall(r"^(\w+): ([AKQJ910♠♥♦♣ ]+)$", ran.out, re.MULTILINE)
    assert [seat for seat, _ in dealt] == [seat.named() for seat in Seat]
    assert all(len(hand.split()) == 12 for _, hand in dealt)
    assert not re.search(r"^ *You ", ran.out, re.MULTILINE)
    assert "Game: North–South" in ran.out
    assert run("play", "--watch", "--level", "easy", "--seed", "7", "--deals", "1").out == ran.out


class Typist:
    """Reads what is printed as a person would, and types something allowed."""

    def __init__(self, preset: str) -> None:
        self.player = make("random", seed=preset)
        self.asked = 0

    def readline(self) -> str:
        """What South types: taken from the table that asks."""
        frame = sys._getframe()
        while frame and "table" not in frame.f_locals:
            frame = frame.f_back
        self.asked += 1
        view = frame.f_locals["table"].session.view
        if self.asked % 5 == 0 and view.state.tricks:
            return "last\n"
        return typed(self.player.choose(view).action) + "\n"


def typed(action) -> str:
    match action:
        case Bid(points):
            return str(points)
        case Pass():
            return "pass"
        case NameTrump(suit):
            return suit.named()
        case PassCards(cards):
            return str(cards)
        case Play(card):
            return card.code
        case ShowMeld():
            return ""
    return "quit"


@pytest.mark.parametrize("preset", ["standard", "eight-deals"])
def test_a_deal_is_played_to_its_end_by_typing(
    run: Run, monkeypatch: pytest.MonkeyPatch, preset: str
) -> None:
    typist = Typist(preset)
    monkeypatch.setattr(sys, "stdin", typist)
    ran = run("play", "--level", "easy", "--seed", "12", "--deals", "1", "--rules", preset)
    assert ran.status == 0
    assert typist.asked >= 13
    assert re.search(r"Before: (\w+ \S+, ){3}\w+ \S+\. \w+ took it\.", ran.out)
    assert "Game: North–South" in ran.out
    bars = re.findall(r"^Trump \w+ · bid (\d+) \(\w+\) · You and North (\d+), .*$", ran.out, re.MULTILINE)
    assert len(bars) >= 12  # at every card
    assert [int(points) for _, points in bars] == sorted(int(points) for _, points in bars)


def test_the_cards_that_the_partner_passes_are_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    typing(monkeypatch, "400", "hearts", "AH AH 10D 10D", "quit")
    out = run("play", "--level", "easy", "--seed", "12").out
    got = re.search(r"North passes 4 cards\.\n  You get (.+)\.\n", out)
    assert got
    hand = out.split("Your hand: ")[-1].splitlines()[0]
    named = re.findall(r"[AKQJ109]+[♠♥♦♣]", got[1])
    assert len(named) == 4
    assert all(card in hand for card in named)


def test_what_cannot_be_done_is_said_and_asked_again(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    typing(monkeypatch, "nonsense", "10", "hint", "why", "undo", "last", "rules", "", "quit")
    ran = run("play", "--level", "easy", "--seed", "12")
    assert ran.status == 0
    assert "Type a bid as a number" in ran.out
    assert "at least" in ran.out
    assert "No trick has been taken yet." in ran.out
    assert "Hint: " in ran.out
    assert ran.out.rstrip().endswith("Goodbye.")


def test_help_and_a_question_mark_say_what_can_be_typed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    typing(monkeypatch, "help", "?", "quit")
    out = run("play", "--level", "easy", "--seed", "12", "--words", "plain").out
    for word in (
        "hint",
        "why",
        "undo",
        "last",
        "rules",
        "quit",
        "a suit (hearts)",
        "the round before this one",
        "(left in this deal: 2)",
    ):
        assert out.count(word) >= 2, word


def test_a_wild_bid_is_asked_about_once(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    typing(monkeypatch, "9990", "no", "9990", "yes", "quit")
    out = run("play", "--level", "easy", "--seed", "12").out
    assert out.count("Bid it all the same? (yes or no)") == 2
    assert out.count("Bid more, or pass for good.") == 2
    assert "You have won the auction." in out


def test_the_end_of_the_input_ends_the_game_quietly(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    typing(monkeypatch)
    assert run("play", "--seed", "12").out.rstrip().endswith("Goodbye.")


def test_a_wrong_code_or_preset_is_one_line(run: Run) -> None:
    assert run("play", "--code", "XYZ").status == 2
    assert run("play", "--deals", "0").err.startswith("pinochle play: argument --deals: it must be 1 or more")
    assert run("play", "--rules", "none").status == 2
    assert run("play", "--deals", "-1").status == 2


def test_plain_words_reach_the_terminal(run: Run) -> None:
    ran = run("play", "--watch", "--level", "easy", "--seed", "7", "--deals", "1", "--words", "plain")
    assert "takes the round" in ran.out
    assert "trick" not in ran.out
