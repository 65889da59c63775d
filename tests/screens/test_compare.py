"""Two tables side by side: known answers, bad input, links."""

import re
from html import unescape

import pytest

from pinochle import PRESETS
from pinochle.screens import build
from pinochle.screens.base import InputError, Intent
from pinochle.screens.compare import HouseRulesCompared

TAG = re.compile("<[^>]*>")


def shown(screen):
    """All text, with one space between the elements."""
    return " ".join(unescape(TAG.sub(" ", screen.html())).split())


def act(screen, do, **values):
    return screen.handle(Intent.of(do, **values))


@pytest.fixture
def compared():
    return HouseRulesCompared()


def test_every_rule_that_differs_is_shown_with_both_meanings(compared):
    for name in PRESETS:
        screen = act(compared, "there", text=name)
        text = shown(screen)
        for differs in PRESETS["standard"].differences(PRESETS[name]):
            assert differs.there.named() in text, (name, differs.field)
            assert differs.here.named() in text
    assert "play alike" in shown(act(compared, "there", text="standard"))


def test_a_spare_king_beside_a_run_pays_at_one_table_only(compared):
    text = shown(act(act(compared, "hand", text="AH 10H 2xKH QH JH"), "there", text="reference"))
    assert "Meld, hearts as trump 150 190" in text
    assert "also marries" in text


def test_a_bid_out_of_reach_is_played_at_one_table_only(compared):
    text = shown(compared)
    assert "Bidders −400 −400" in text
    assert "The others 60 110" in text


def test_a_hand_that_fits_one_deck_only_is_refused_with_a_reason(compared):
    text = shown(act(act(compared, "hand", text="9H 9S"), "there", text="double-deck"))
    assert "9" in text
    assert "Meld," not in text


@pytest.mark.parametrize(
    ("field", "typed", "says"),
    [
        ("bid", "12", "250"),
        ("tricks", "260", "250 points in the play"),
        ("our-meld", "145", "Meld comes in steps of 10."),
        ("their-meld", "9990", "Two hands never show that much"),
        ("bid", "99999", "No side can reach that"),
        ("bid", "x", "A whole number"),
        ("bid", "", "Fill in"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(compared, field, typed, says):
    screen = act(compared, "enter", field=field, text=typed)
    text = shown(screen)
    assert says in text
    wrong = re.findall(r'<input id="[^"]*?\b([a-z-]*)"[^>]*aria-invalid="true"', screen.html())
    assert wrong == [field] * bool(typed), "the field that is wrong is marked, and no other"
    assert "Bidders" not in text.split("What a deal scores")[1].replace("of the bidders", "")


@pytest.mark.parametrize("here", PRESETS)
@pytest.mark.parametrize("there", PRESETS)
def test_the_example_can_be_at_both_tables_until_another_is_typed(compared, here, there):
    screen = act(act(compared, "here", text=here), "there", text=there)
    text = shown(screen)
    assert "A hand is" not in text
    assert "Meld," in text
    assert "Bidders −" in text
    assert "The other side scored meld" in text
    assert act(act(screen, "here", text="standard"), "there", text="eight-deals") == compared
    assert build("house-rules", {"here": here, "there": there}) == screen
    own = act(compared, "hand", text="KS QS")
    assert act(own, "there", text=there).text == "KS QS"


def test_a_hand_that_is_not_whole_is_counted_and_said_so(compared):
    text = shown(act(compared, "hand", text=f"{compared.text} 9D"))
    assert "A hand is twelve cards; you have 13." in text
    assert "290" in text
    between = shown(act(act(compared, "there", text="double-deck"), "hand", text="AS KS QS"))
    assert "Standard: A hand is twelve cards; you have 3." in between
    assert "Double deck: A hand is twenty cards; you have 3." in between


def test_what_is_wrong_with_a_deal_is_said_in_the_words_chosen(compared):
    plain = act(compared, "enter", field="our-meld", text="145").with_store({"settings/words": "plain"})
    assert "Combinations come in steps of 10." in shown(plain)


def test_swapping_twice_by_one_click_swaps_once(compared):
    once = act(compared, "swap", here="standard")
    assert (once.here, once.there) == ("eight-deals", "standard")
    assert act(once, "swap", here="standard") == once


def test_a_link_opens_two_tables_and_a_hostile_one_is_refused(compared):
    linked = act(compared, "link", here="kitchen", there="online")
    assert linked.status().startswith("Kitchen and Online: ")
    with pytest.raises(InputError):
        act(compared, "link", here="<img src=x>")


def test_what_is_saved_comes_back(compared):
    changed = act(act(compared, "hand", text="KS QS"), "enter", field="bid", text="310")
    assert build("house-rules", changed.spec()) == changed
    assert build("house-rules", {}) == compared


def test_it_follows_the_words_chosen_elsewhere(compared):
    plain = compared.with_store({"settings/words": "plain"})
    assert "as the strongest suit" in shown(plain)
    assert "trump" not in shown(plain)
