"""The meld explorer as a value: every intent, what is shown for it, what it keeps, what it refuses."""

import random
from fractions import Fraction

import pytest

from pinochle import DOUBLE_DECK, PRESETS, Card, Hand, Suit
from pinochle.rules import find_melds, near_melds
from pinochle.screens import Intent, build
from pinochle.screens.explorer import MeldExplorer
from pinochle.screens.explorer.chances import in_words, percent
from pinochle.screens.explorer.editing import EXAMPLES
from pinochle.screens.explorer.letters import lettered, letters_of
from pinochle.screens.host import Host
from tests.screens.explorer_driver import DOUBLE, README, a_hand, do, shown, text_of, typed
from tests.screens.lint import faults, intents

# ---------------------------------------------------------------- typing


def test_it_starts_with_an_example_that_pays_and_differs_between_tables():
    explorer = MeldExplorer()
    assert len(explorer.hand) == 12
    assert explorer.status() == "Hearts as trump: 300 points, recommended. A whole hand: 12 cards."
    assert "340" in shown(explorer, "table-reference")


def test_a_typed_hand_is_answered_in_every_suit():
    explorer = typed(README)
    assert explorer.state() == {
        "hand": "KS QS AH 10H KH QH JH 9H KD JD 10C KC",
        "trump": "H",
        "points": 300,
        "rules": "Standard",
    }
    assert shown(explorer, "trump-H").startswith("Hearts 300 points, 6 cards")
    assert shown(explorer, "trump-H").endswith("recommended")
    assert shown(explorer, "trump-S").startswith("Spades 180 points")


def test_a_suit_is_recommended_once_there_is_something_to_go_by():
    few = typed("AH 10H KH")
    assert "recommended" not in text_of(few)
    assert few.status() == "Hearts as trump: 0 points. A hand is twelve cards; you have 3."
    assert shown(few, "suggestion") == "Add more cards, and each suit shows what it brings."
    assert few.shown_trump is Suit.HEARTS, "what one more card would bring is shown for the longest"
    assert "recommended" in shown(typed("AH 10H KH QH"), "trump-H"), "a marriage"
    whole = typed("AC 10C KC JC JC AS 10S KS AH 10H 10D JD")
    assert whole.state()["points"] == 0
    assert "recommended" in shown(whole, "trump-C"), "length, in a whole hand"
    assert shown(typed(""), "suggestion") == "Add some cards, and each suit shows what it brings."


def test_bad_text_is_told_under_the_box_and_loses_nothing():
    explorer = do(typed(README), "type", text="AH 10")
    assert explorer.text == "AH 10"
    assert explorer.hand == Hand.parse(README)
    assert shown(explorer, "text-error").startswith("“10” has no suit.")
    assert explorer.status().startswith("“10” has no suit.")
    assert 'value="AH 10"' in explorer.html()
    assert 'aria-invalid="true"' in explorer.html()
    together = do(explorer, "type", text="AH1OHKH")
    assert shown(together, "text-error").startswith("“1OH” has the letter O where a zero is meant.")
    assert "<mark>1OH</mark>" in together.html()
    assert do(explorer, "type", text="AH 10H").hand == Hand.parse("AH 10H")


def test_bad_text_survives_saving():
    explorer = do(typed(README), "type", text="AH 10")
    again = build("meld-explorer", explorer.spec())
    assert (again.text, again.hand, again.spec()) == ("AH 10", explorer.hand, explorer.spec())


@pytest.mark.parametrize(("text", "says"), [
    ("AH", "A hand is twelve cards; you have 1."),
    (" ".join(README.split()[:11]), "A hand is twelve cards; you have 11."),
    (README + " AS", "A hand is twelve cards; you have 13."),
])  # fmt: skip
def test_any_number_of_cards_is_scored_and_told(text, says):
    explorer = typed(text)
    assert shown(explorer, "say") == says
    assert explorer.state()["points"] >= 0
    assert explorer.error is None


def test_no_cards_at_all():
    explorer = typed("")
    assert "No cards yet." in text_of(explorer)
    assert [shown(explorer, f"trump-{s}") for s in "SHCD"] == [
        f"{name} 0 points, 0 cards" for name in ("Spades", "Hearts", "Clubs", "Diamonds")
    ]
    assert not faults(explorer.html())


def test_hostile_text_is_text():
    html = typed("<img src=x onerror=alert(1)> \"'&\ue000").html()
    assert "<img" not in html
    assert not faults(html)


# ---------------------------------------------------------------- pad, buttons, undo


def test_pad_and_cards_edit_the_text():
    explorer = do(typed("AH"), "add", card="KS", held=0)
    assert (explorer.text, explorer.hand) == ("K♠ A♥", Hand.parse("KS AH"))
    explorer = do(explorer, "take", card="AH", held=1)
    assert explorer.text == "K♠"


def test_the_text_names_the_suits_in_the_order_of_the_pad():
    explorer = typed("9D JC AH QS")
    keys = [each["card"] for each in intents(str(explorer.html())) if each["do"] == "add"]
    suits = [key[-1] for key in keys if key[:-1] == "A"]
    dealt, double = do(explorer, "random"), do(MeldExplorer(rules=DOUBLE), "example")
    linked = do(explorer, "link", hand="AD.AC.AH.AS")
    for each in (do(explorer, "add", card="KD", held=0), dealt, linked, double, MeldExplorer()):
        named = list(dict.fromkeys(Card.parse(word).suit.letter for word in each.text.split()))
        assert named == suits, each.text


def test_a_late_second_press_does_nothing():
    explorer = typed("AH AH")
    once = do(explorer, "take", card="AH", held=2)
    assert do(once, "take", card="AH", held=2).hand == once.hand == Hand.parse("AH")
    added = do(typed(""), "add", card="QS", held=0)
    assert do(added, "add", card="QS", held=0).hand == Hand.parse("QS")
    assert do(typed(""), "take", card="QS", held=0).hand == Hand()


@pytest.mark.parametrize(("rules", "copies"), [("standard", 2), ("double-deck", 4)])
def test_the_pad_has_a_key_for_each_kind_and_stops_at_the_copies_of_the_deck(rules, copies):
    deck = PRESETS[rules].deck
    full = typed(" ".join(["QS"] * copies), rules=PRESETS[rules])
    assert len([i for i in intents(full.html()) if i["do"] == "add"]) == len(deck.kinds)
    refused = do(full, "add", card="QS", held=copies)
    assert refused.hand == full.hand
    assert "Q♠" in refused.line
    assert refused.status() == refused.line
    assert f"of spades, {copies} held, not allowed: " in shown(full, "QS")
    assert do(refused, "add", card="AS", held=0).said == ""


def test_clear_example_random_and_undo():
    explorer = typed(README)
    for what in ("clear", "example", "random"):
        changed = do(explorer, what)
        assert changed.text != README
        assert do(changed, "undo").text == README
        assert do(do(changed, "undo"), "undo").text == changed.text
    assert do(explorer, "clear").hand == Hand()
    dealt = do(explorer, "random")
    assert len(dealt.hand) == 12
    assert do(explorer, "random").text == dealt.text, "chance comes from the intent alone"
    assert explorer.handle(Intent.of("random", entropy="1")).text != dealt.text
    assert do(MeldExplorer(), "undo").line == "Nothing was changed yet."


def test_undo_takes_back_what_was_typed_at_one_go():
    explorer = do(do(MeldExplorer(), "clear"), "example")
    for text in ("A", "AH", "AH K", "AH KH"):
        explorer = do(explorer, "type", text=text)
    assert do(explorer, "type", text="AH KH") == explorer, "leaving the box changes nothing"
    assert do(explorer, "undo").text == MeldExplorer().text
    again = do(do(do(explorer, "trump", choice="S"), "type", text="AH KH Q"), "type", text="AH KH QH")
    assert do(again, "undo").text == "AH KH"


def test_the_word_that_cannot_be_read_is_marked():
    html = str(typed("AH 10H XX KS").html())
    assert "AH 10H <mark>XX</mark> KS" in html
    assert "<mark>" not in str(typed("AH AH AH").html()), "no place is wrong there"


def test_undo_brings_back_text_that_could_not_be_read():
    explorer = do(do(typed("AH KH"), "type", text="AH KH 1"), "add", card="QH", held=0)
    assert explorer.hand == Hand.parse("AH KH QH")
    assert do(explorer, "undo").text == "AH KH 1"


# ---------------------------------------------------------------- trump, melds, letters


def test_the_chosen_suit_stays_chosen():
    explorer = do(typed(README), "trump", choice="S")
    assert explorer.shown_trump is Suit.SPADES
    assert shown(explorer, "melds-title") == "Melds with spades as trump"
    assert do(explorer, "type", text="AH KH").shown_trump is Suit.SPADES
    assert explorer.status().startswith("Spades as trump: 180 points. ")


def test_melds_stand_in_their_classes_with_points():
    explorer = typed(README)
    assert shown(explorer, "class-A") == "A · Runs, marriages and the dix 180"
    assert shown(explorer, "class-B") == "B · One of each suit 80"
    assert shown(explorer, "class-C") == "C · Pinochle 40"
    assert shown(explorer, "run-H") == "a Run in hearts A 10 K Q J hearts 150"
    assert shown(explorer, "kings-around") == "d Kings around K spades hearts diamonds clubs 80"
    assert shown(explorer, "pinochle") == "e Pinochle queen of spades jack of diamonds 40"


def test_choosing_a_meld_lights_its_cards_and_choosing_again_does_not():
    explorer = do(typed(README), "light", meld="marriage-S")
    assert "pn-hand pn-lit-b" in explorer.html()
    assert (
        'data-key="marriage-S" data-intent=\'{"do":"light","meld":"marriage-S"}\' aria-pressed="true"'
        in explorer.html()
    )
    assert "pn-lit-" not in do(explorer, "light", meld="marriage-S").html()
    assert "pn-lit-" not in do(explorer, "type", text="AH").html()
    assert "pn-lit-" not in do(explorer, "light", meld="no such meld").html()


def test_a_card_in_two_melds_shows_both_letters():
    explorer = typed(README)
    assert "king of spades, marked b, d" in text_of(explorer)
    assert 'aria-hidden="true">b d</span>' in explorer.html()
    assert "counts in marriage in spades and kings around" in shown(explorer, "twice")


def test_every_meld_has_its_cards_lettered_once_each():
    rng = random.Random(7)
    for rules in (PRESETS["standard"], PRESETS["reference"], DOUBLE):
        for _ in range(60):
            hand, trump = a_hand(rng, rules), rng.choice(list(Suit))
            melds = lettered(find_melds(hand, trump, rules))
            assert len({each.letter for each in melds}) == len({each.name for each in melds}) == len(melds)
            letters = letters_of(hand, melds)
            for (card, copy), found in letters.items():
                assert 1 <= copy <= hand.count(card)
                classes = [each.meld.kind.class_letter for each in melds if each.letter in found]
                assert len(set(classes)) == len(classes) or rules.run_extras
            for each in melds:
                lit = [card for (card, _), found in letters.items() if each.letter in found]
                assert Hand(lit) == Hand(each.meld.cards)


def test_a_paid_spare_king_shares_the_queen_of_the_run():
    explorer = typed("AH TH KH KH QH JH", rules=PRESETS["reference"])
    letters = letters_of(explorer.hand, explorer.melds)
    assert letters[Card.parse("QH"), 1] == ("a", "b")
    assert (letters[Card.parse("KH"), 1], letters[Card.parse("KH"), 2]) == (("a",), ("b",))


# ---------------------------------------------------------------- what is not scored, near melds, other tables


def test_what_is_not_scored_and_why():
    said = shown(typed("AH TH KH QH JH TS TD TC", trump=Suit.HEARTS), "unscored-list")
    assert "king of hearts and queen of hearts are part of the run" in said
    assert "Your tens of all four suits score nothing" in said


def test_near_melds_with_odds():
    explorer = typed("AH 10H KH JH 9S 9S AC 10C JC AD 10D 9D", trump=Suit.HEARTS)
    near = near_melds(explorer.hand, Suit.HEARTS)[0]
    assert str(near.card) == "Q♥"
    assert near.chance == 1 - Fraction(24 * 23, 36 * 35)
    assert shown(explorer, "near-QH") == "Qhearts+150 run in hearts56 %, about 3 in 5"


@pytest.mark.parametrize(
    ("chance", "in_percent", "said"),
    [
        (Fraction(1, 3), "33 %", "about 1 in 3"),
        (Fraction(59, 105), "56 %", "about 3 in 5"),
        (Fraction(1, 25), "4 %", "about 1 in 25"),
        (Fraction(999, 1000), "99 %", "nearly always"),
        (Fraction(1, 1000), "1 %", "about 1 in 1000"),
        (Fraction(1), "100 %", "always"),
        (Fraction(0), "0 %", "never"),
    ],
)
def test_odds_in_words(chance, in_percent, said):
    assert (percent(chance), in_words(chance)) == (in_percent, said)


def test_the_same_hand_at_every_table():
    explorer = typed("AH 10H KH KH QH JH 9S 9C 10C 10D JS AD", trump=Suit.HEARTS)
    assert shown(explorer, "table-standard") == "Standard150Your table."
    assert shown(explorer, "table-online") == "Online150The same."
    assert shown(explorer, "table-kitchen").startswith("Kitchen15The same points are written as 15")
    assert shown(explorer, "table-eight-deals").startswith("Eight deals190")
    assert "are our reading" in shown(explorer, "table-eight-deals")
    reference = shown(explorer, "table-reference")
    assert (
        reference
        == "Reference19040 more there: the spare king of hearts also marries the queen of hearts of the run."
    )


def test_seen_from_a_table_that_pays_the_spare_king():
    explorer = do(typed("AH 10H KH KH QH JH", trump=Suit.HEARTS), "rules", text="reference")
    assert shown(explorer, "table-reference").startswith("Reference190Your table.")
    assert shown(explorer, "table-standard").startswith("Standard15040 less there")


def test_doubles_that_pay_twice_elsewhere():
    said = shown(typed("AS AS AH AH AD AD AC AC", trump=Suit.HEARTS), "table-eight-deals")
    assert said.startswith("Eight deals200")
    assert "1000" in said


# ---------------------------------------------------------------- options


def test_house_rules_and_digits():
    kitchen = do(typed(README), "rules", text="kitchen")
    assert shown(kitchen, "trump-H").startswith("Hearts 30 points")
    assert shown(kitchen, "table-kitchen") == "Kitchen30Your table."
    in_full = do(kitchen, "digits", on=False)
    assert shown(in_full, "trump-H").startswith("Hearts 300 points")
    assert shown(
        do(typed(README, rules=PRESETS["kitchen-classic"]), "digits", on=True), "trump-H"
    ).startswith("Hearts 30 ")


def test_words_and_colours():
    plain = do(typed(README), "words", on=True)
    assert "Combinations with hearts as the strongest suit" in text_of(plain)
    assert not {"trump", "dix", "meld"} & set(text_of(plain).lower().replace(",", " ").split()) - {"meld"}
    assert "pn-two-colours" in do(plain, "colours", on=True).html()
    assert "pn-words-plain" in plain.html()


def test_the_choices_are_folded_until_asked_for():
    explorer = MeldExplorer()
    assert not [i for i in intents(explorer.html()) if i["do"] in ("words", "digits", "colours")]
    opened = do(explorer, "options", open=True)
    assert {"words", "digits", "colours"} <= {i["do"] for i in intents(opened.html())}


def test_the_double_deck_takes_its_own_example_and_keeps_what_was_typed():
    assert do(MeldExplorer(), "rules", text="double-deck").text == EXAMPLES[DOUBLE_DECK]
    explorer = do(typed(README), "rules", text="double-deck")
    assert explorer.text == README
    assert "9♥" in explorer.look.text(explorer.error.reason)
    assert explorer.hand == Hand()
    assert do(explorer, "rules", text="standard").hand == Hand.parse(README)


def test_rules_of_ones_own():
    own = PRESETS["standard"].with_melds({"pinochle": (40, 400)})
    explorer = MeldExplorer(text="QS QS JD JD", rules=own, trump=Suit.HEARTS)
    assert explorer.state()["points"] == 400
    again = build("meld-explorer", explorer.spec())
    assert again.rules == own
    assert "Standard, 1 change" in shown(explorer, "rules")
    assert do(explorer, "rules", text="own").rules == own
    assert "Your table." not in text_of(explorer)
    linked = Host(MeldExplorer())
    from urllib.parse import parse_qsl

    linked.answer(
        {"intent": {"do": "restore"}, "seq": 1, "view": "v", "link": dict(parse_qsl(explorer.address[1:]))}
    )
    assert (linked.screen.rules, linked.screen.hand) == (own, explorer.hand)


def test_what_all_screens_share():
    explorer = do(do(MeldExplorer(), "words", on=True), "colours", on=True)
    assert explorer.keep() == {"settings/words": "plain", "settings/colours": 2}
    fresh = MeldExplorer().with_store(explorer.keep())
    assert (fresh.words, fresh.colours) == ("plain", 2)
    assert MeldExplorer().with_store({"settings/words": 7, "settings/colours": [4]}) == MeldExplorer()
