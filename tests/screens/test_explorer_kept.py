"""What the explorer takes from links, saves and forged input, and that whatever is pressed can be saved."""

import random

import pytest

from pinochle import PRESETS, Hand, Suit
from pinochle.screens import InputError, Intent, build
from pinochle.screens.base import Fields
from pinochle.screens.explorer import MeldExplorer
from pinochle.screens.host import Host
from tests.screens.explorer_driver import README, a_hand, do, text_of, typed
from tests.screens.lint import faults, intents


def test_a_link_brings_hand_suit_and_rules():
    sent = do(do(typed(README), "trump", choice="S"), "rules", text="kitchen")
    assert sent.address == "?hand=KS.QS.AH.10H.KH.QH.JH.9H.KD.JD.10C.KC&trump=S&rules=kitchen"
    got = do(MeldExplorer(), "link", hand="KS.QS.AH.10H.KH.QH.JH.9H.KD.JD.10C.KC", trump="s", rules="kitchen")
    assert (got.hand, got.shown_trump, got.rules.name) == (sent.hand, Suit.SPADES, "kitchen")
    assert do(got, "link", hand="AH").rules.name == "kitchen"
    assert do(MeldExplorer(), "copied").status() == "The link to this hand was copied."


@pytest.mark.parametrize(
    ("link", "says"),
    [
        ({"hand": "AH.8H"}, "“8H”"),
        ({"trump": "x"}, "“x” is not a suit"),
        ({"rules": "pub"}, "no rules called “pub”"),
    ],
)
def test_a_bad_link_is_told_and_changes_nothing_else(link, says):
    explorer = do(typed(README), "link", **link)
    assert says in explorer.status()
    assert says in text_of(explorer)
    assert explorer.hand == Hand.parse(README)


def test_a_link_whose_rules_cannot_be_read():
    with pytest.raises(InputError):
        do(MeldExplorer(), "link", changes="{")


@pytest.mark.parametrize(
    "spec",
    [
        {"rules": "pub"}, {"changes": 3}, {"changes": {"scale": 7}}, {"changes": {"deck": 5}}, {"trump": "X"},
        {"words": "x"}, {"colours": 3}, {"digits": 5}, {"text": 7}, {"hand": "8H"}, {"hand": "AH AH AH"}, {"lit": []},
    ],
)  # fmt: skip
def test_a_damaged_save_is_refused(spec):
    host = Host(MeldExplorer())
    answer = host.answer(
        {"intent": {"do": "restore"}, "seq": 1, "view": "v", "saved": {"version": 1, "spec": spec}}
    )
    assert "set aside" in answer["status"]
    assert host.screen == MeldExplorer()


@pytest.mark.parametrize(
    "forged",
    [
        {"do": "nothing"}, {"do": "add"}, {"do": "add", "card": 5, "held": 0},
        {"do": "add", "card": "AH KH", "held": 0},
        {"do": "take", "card": "AH", "held": "1"}, {"do": "trump", "choice": "X"}, {"do": "rules", "text": ["x"]},
        {"do": "light", "meld": 3}, {"do": "words", "on": "yes"}, {"do": "type", "text": "A" * 5000},
        {"do": "type", "text": "A" * 4000}, {"do": "link", "hand": {"a": 1}}, {"do": "options"},
    ],
)  # fmt: skip
def test_forged_intents_never_lose_the_hand(forged):
    host = Host(typed(README))
    answer = host.answer({"intent": forged, "seq": 1, "view": "v"})
    assert host.screen.hand == Hand.parse(README)
    assert "program" not in answer["status"], "no fault, but a refusal"
    assert answer["status"]


def test_spec_comes_back_whole():
    explorer = do(
        do(do(typed(README), "trump", choice="C"), "light", meld="marriage-S"), "rules", text="kitchen"
    )
    explorer = do(do(explorer, "digits", on=False), "words", on=True)
    assert MeldExplorer.from_spec(Fields(explorer.spec())).spec() == explorer.spec()
    assert MeldExplorer.from_spec(Fields({})) == MeldExplorer(kept=Hand())


# ---------------------------------------------------------------- every state


def walk(explorer: MeldExplorer, rng: random.Random, steps: int) -> list[MeldExplorer]:
    """The screens that a person meets who presses whatever can be pressed."""
    met = [explorer]
    for _ in range(steps):
        values = dict(rng.choice(intents(met[-1].html())))
        if values["do"] == "type":
            values["text"] = rng.choice([README, "", "AH 1", "x" * 30, "♥ A 10 K Q J"])
        if values["do"] == "rules":
            values["text"] = rng.choice(list(PRESETS))
        if values["do"] in ("words", "digits", "colours"):
            values["on"] = rng.random() < 0.5
        met.append(met[-1].handle(Intent(values, do=values.pop("do"), entropy=f"{rng.getrandbits(64):x}")))
    return met


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_pressed_the_html_is_sound_and_can_be_saved(seed):
    for explorer in walk(MeldExplorer(), random.Random(seed), 50):
        assert not faults(explorer.html())
        again = build("meld-explorer", explorer.spec())
        assert (again.spec(), again.melds) == (explorer.spec(), explorer.melds)
        assert explorer.status()


@pytest.mark.parametrize("name", list(PRESETS))
def test_one_update_stays_under_25_kb(name):
    rng = random.Random(11)
    rules = PRESETS[name]
    sizes = [len(MeldExplorer(text=str(a_hand(rng, rules)), rules=rules).html().encode()) for _ in range(40)]
    assert max(sizes) < 25 * 1024
