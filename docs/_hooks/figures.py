"""How cards, tricks, sentences and tables are put on a page of the guide, in both vocabularies."""

import re
from collections.abc import Iterable

from pinochle import Card, Seat, Suit
from pinochle.reasons import Reason, explain, lookup
from pinochle.reasons.words import render
from pinochle.screens.faces import card, drawn
from pinochle.screens.html import PREFIX, Html, Node, both_words, tag

ON_PAGE = "pn-guide-"
SUITS = re.compile("(?:10|[AKQJ9])?[♠♥♦♣]")
HEADING = re.compile(r"^(#+ )(.*\[\[.*?)(?: \{ *([^{}\n]*?) *\})?$", re.MULTILINE)
PROSE = re.compile(
    r"(\{\{.*?\}\}|^```.*?^```|`[^`\n]*`)", re.DOTALL | re.MULTILINE
)  # what stands between is prose
MARK = re.compile(r"\[(\[[^][|]+(?:\|[^][|]*)?\])\]")
SUIT_ORDER = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


class GuideError(Exception):
    """A page says something that the rules contradict."""


def expected(what: str, found: object, wanted: object) -> None:
    """Stop the build unless the page and the package agree."""
    if wanted is not None and found != wanted:
        raise GuideError(f"{what}: the page says {wanted!r}, the rules say {found!r}")


def both(reason: Reason, scale: int = 10) -> Html:
    """A reason's sentence in both vocabularies, of which the page's switch shows one."""
    table, plain = explain(reason, "table", scale).says, explain(reason, "plain", scale).says
    return both_words([drawn(table)], [drawn(plain)])


def in_both(template: str, sentence_case: bool = True) -> Html:
    """A template of the catalogue's kind in both vocabularies."""
    table = render(template, "table", sentence_case=sentence_case)
    plain = render(template, "plain", sentence_case=sentence_case)
    return both_words([drawn(table)], [drawn(plain)])


def doubled(template: str) -> str:
    """A template of the catalogue as a piece of a page, to be marked with the rest of it."""
    return re.sub(r"\[([^][]*)\]", r"[[\1]]", template)


def marked(markdown: str) -> str:
    """The marks of a page's prose as both vocabularies; a table word says what it means where it first stands.

    Raises KeyError for a word that has no plain one.
    """
    told: set[str] = set()

    def both_of(mark: re.Match[str]) -> str:
        html = in_both(mark[1], sentence_case=False)
        term = lookup(mark[1][1:-1].removeprefix("a "))
        if term is None or term.word in told:
            return html
        told.add(term.word)
        word = render(mark[1], "table")
        told_by = tag(
            "abbr", word, title=render(term.means, "table", sentence_case=True), tabindex="0", cls="pn-term"
        )
        return html.replace(f">{word}<", f">{told_by}<", 1)

    return MARK.sub(both_of, HEADING.sub(_heading, markdown))


def _heading(found: re.Match[str]) -> str:
    """A heading with marks: both vocabularies, and its marks as they are for the list of contents (``contents.py``)."""
    level, text, attributes = found.groups("")
    said = MARK.sub(lambda mark: in_both(mark[1], sentence_case=False), text)
    label = MARK.sub(r"\1", text).replace("*", "")
    return f'{level}{said} {{ {attributes} data-toc-label="{label}" }}'


def with_suits_drawn(markdown: str) -> str:
    """The ♠ ♥ ♦ ♣ of a page's prose drawn; those of its code and its shortcodes are left alone."""
    pieces = PROSE.split(markdown)
    return "".join(
        piece if at % 2 else SUITS.sub(lambda found: drawn(found[0]), piece)
        for at, piece in enumerate(pieces)
    )


def sorted_cards(hand: Iterable[Card]) -> list[Card]:
    """Sorted as hands are shown: suits in alternating colours, high to low."""
    return sorted(hand, key=lambda each: (SUIT_ORDER.index(each.suit), -each.rank.strength))


def row(shown: Iterable[Card]) -> Html:
    """Cards side by side."""
    return tag("div", *(card(each) for each in shown), cls="pn-hand")


def table_of(plays: Iterable[tuple[Seat, Card]]) -> Html:
    """A trick: each card under the name of its player."""
    places = [tag("span", tag("small", seat.named()), card(each), cls="pn-played") for seat, each in plays]
    return tag("div", *places, cls="pn-trick-row")


def figure(*body: Node, caption: str = "") -> str:
    """A picture from the package, with a caption if it needs one."""
    under = tag("figcaption", drawn(caption)) if caption else None
    return block(tag("figure", *body, under, cls="pn-figure"))


def block(html: Html) -> str:
    """HTML as one block of a page. Its drawn suits are those of the sheet at the end of the page."""
    return "\n" + html.replace(PREFIX, ON_PAGE).replace("\n", " ") + "\n"
