"""Plain words until the table word is known, then the table word."""

from pinochle.cards import Suit
from pinochle.lessons.wording import EVERY_WORD, find_word, say, words_in
from pinochle.reasons import DixMeld, MeldLostNoPoint, MustTrump

NONE: frozenset[str] = frozenset()


def test_a_marked_word_is_plain_until_it_is_known() -> None:
    assert say("Take the [trick].", NONE) == "Take the round."
    assert say("Take the [trick].", frozenset({"trick"})) == "Take the trick."
    assert say("[Tricks] count.", NONE) == "Rounds count."
    assert say("[Goes set|Falls short]", frozenset({"trick"})) == "Falls short"
    assert say("[Goes set|Falls short]", frozenset({"set"})) == "Goes set"


def test_a_phrase_needs_all_its_table_words() -> None:
    assert say("[trump the trick|take it]", frozenset({"trick"})) == "take it"
    assert say("[trump the trick|take it]", frozenset({"trick", "trump"})) == "trump the trick"


def test_a_verb_goes_with_the_word_before_it() -> None:
    assert say("[Meld|Combinations] [is|are] lost", NONE) == "Combinations are lost"
    assert say("[Meld|Combinations] [is|are] lost", frozenset({"meld"})) == "Meld is lost"


def test_a_reason_speaks_the_words_that_are_known() -> None:
    assert "strongest suit" in say(MustTrump(Suit.SPADES), NONE)
    assert "strongest suit" not in say(MustTrump(Suit.SPADES), EVERY_WORD)
    assert say(DixMeld(Suit.HEARTS, 1, 10), frozenset({"trump"})).startswith("Nine of")
    assert say(DixMeld(Suit.HEARTS, 1, 10), EVERY_WORD).startswith("Dix")
    lost = MeldLostNoPoint(80, "others")
    assert words_in(say(lost, NONE)) == set()
    assert "80" in say(lost)
    assert "of 8" in say(lost, EVERY_WORD, 1)


def test_an_authors_own_table_words_become_plain_for_who_wants_them_plain() -> None:
    says = "Spades are trump. Whoever *leads* a trump was led on; two tricks, no counters."
    assert say(says, NONE) == (
        "Spades are the strongest suit. Whoever *leads* a card of the strongest suit was started on; "
        "two rounds, no scoring cards."
    )
    assert say(says, EVERY_WORD) == says


def test_words_are_found_in_their_forms() -> None:
    assert words_in("He overtrumped two tricks.") == {"trump", "trick"}
    assert words_in("A trumpet and a leader.") == set()
    assert find_word("trick", "No tricks here") == (3, 9)
    assert find_word("dix", "No tricks here") is None
