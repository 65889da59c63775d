"""The words of a lesson: plain until the table word has been introduced, then the table word.

Texts are templates in the notation of ``reasons.words``. What a person has met so far is a set of table words
(``trick``, ``trump``, …); each marked word of a text is shown as a table word when all table words in it are known.
"""

from __future__ import annotations

import re
from typing import TypeAlias

from pinochle.reasons import Reason, render
from pinochle.reasons.words import TERMS

Text: TypeAlias = "str | Reason"
"""A sentence of a lesson, or a reason whose sentence the catalogue has."""

TABLE_WORDS = ("trick", "trump", "meld", "counter", "bidder", "dix", "set", "led", "head", "lead")
EVERY_WORD = frozenset(TABLE_WORDS)

_FORMS = {
    "trump": "(?:over)?trump(?:s|ed)?",
    "meld": "meld(?:s|ing)?",
    "head": "head(?:s|ed)?",
    "lead": "leads?",
    "dix": "dix",
    "set": "sets?",
    "led": "led",
}
_PATTERNS = {word: re.compile(rf"\b{_FORMS.get(word, word + 's?')}\b", re.IGNORECASE) for word in TABLE_WORDS}
_MARK = re.compile(r"\[([^\[\]|]+)(?:\|([^\[\]]*))?\]")


def words_in(text: str) -> frozenset[str]:
    """The table words that stand in a text."""
    return frozenset(word for word, pattern in _PATTERNS.items() if pattern.search(text))


def find_word(word: str, text: str) -> tuple[int, int] | None:
    """Where a table word first stands in ``text``, in any of its forms."""
    found = _PATTERNS[word].search(text)
    return found.span() if found else None


_EACH = (
    "[Aa]|[Tt]he|[Oo]ne|[Aa]ny|[Ee]very|[Ee]ach|[Nn]o|[Ll]ow|[Hh]igh|[Hh]igher|[Ll]ast|[Ss]mall|[Oo]ther|[Aa]nother|"
    "[Yy]our|[Oo]nly|[Hh]ighest|[Ww]hose"
)  # words before "trump" that make it a card
# What the authors' own sentences become for somebody who wants plain words throughout; longer phrases first.
_PLAINLY = tuple(
    (re.compile(rf"\b{table}\b"), plain)
    for table, plain in (
        ("overtrumped", "played higher in the strongest suit"),
        ("overtrumping", "playing higher in the strongest suit"),
        ("overtrump", "play higher in the strongest suit"),
        ("trumped (West's ace) with", r"took \1 with"),
        ("trumped with", "played"),
        ("(is|be|often) trumped", r"\1 taken by the strongest suit"),
        ("trumped", "played the strongest suit"),
        ("suit led", "suit that was started"),
        ("trump suit", "strongest suit"),
        (r"(can|may|must) trump (it|the [\w ]+|your [\w ]+)", r"\1 play the strongest suit on \2"),
        ("(can|may|must|to) trump", r"\1 play the strongest suit"),
        ("(North|South|East|West|and) trumps", r"\1 plays the strongest suit"),
        (rf"({_EACH}) trump", r"\1 card of the strongest suit"),
        (r"(\w+'s) trump", r"\1 cards of the strongest suit"),
        ("More trump", "More of the strongest suit"),
        ("trumps", "cards of the strongest suit"),
        ("trump", "the strongest suit"),
        ("Trumps?", "The strongest suit"),
        ("Trick", "Round"),
        ("tricks", "rounds"),
        ("trick", "round"),
        ("counters", "scoring cards"),
        ("counter", "scoring card"),
        ("(a|single) meld", r"\1 combination"),
        (r"meld( of \d+)? is", r"combinations\1 are"),
        ("melds?", "combinations"),
        ("Meld comes", "Combinations come"),
        ("Meld", "Combinations"),
        ("a bidder", "an auction winner"),
        ("bidders", "auction winners"),
        ("bidder", "auction winner"),
        ("dix", "nine of the strongest suit"),
        ("are set", "fall short"),
        ("(was|were) led", r"\1 started"),
        ("led", "started"),
        ("on lead", "to start"),
        ("On lead", "To start"),
        ("leads", "starts"),
        ("lead", "start"),
    )
)


def say(text: Text, known: frozenset[str] = EVERY_WORD, scale: int = 10) -> str:
    """A text as someone reads it who knows the table words ``known``. Points are shown in ``scale``."""
    if isinstance(text, str):
        said = _resolved(text, known)
        return said if known else _plainly(said)
    template = _resolved(text.entry.says, known)
    return render(template, "table" if "dix" in known else "plain", scale, text.values(), sentence_case=True)


def general(text: Text) -> Text:
    """What stands behind a reason, told without the case: a hint that leaves the answer to be found."""
    return text if isinstance(text, str) else text.entry.why


def _plainly(text: str) -> str:
    """The text without table words, but for those that it *introduces*."""
    parts = text.split("*")
    for place in range(0, len(parts), 2):
        for pattern, plain in _PLAINLY:
            parts[place] = pattern.sub(plain, parts[place])
    return "*".join(parts)


def _resolved(template: str, known: frozenset[str]) -> str:
    """The template with each marked word decided. One without a table word (``[is|are]``) goes with the one before."""
    table_before = known == EVERY_WORD

    def decide(match: re.Match[str]) -> str:
        nonlocal table_before
        table, plain = match.group(1), match.group(2)
        if plain is None:
            table, plain = _pair(table)
        needed = words_in(table)
        table_before = needed <= known if needed else table_before
        return table if table_before else plain

    return _MARK.sub(decide, template)


def _pair(key: str) -> tuple[str, str]:
    if key in TERMS:
        return TERMS[key]
    table, plain = TERMS[key[0].lower() + key[1:]]
    return table[0].upper() + table[1:], plain[0].upper() + plain[1:]
