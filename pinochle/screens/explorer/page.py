"""The whole explorer: the hand on top, the four suits, then what lies behind the chosen one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pinochle.screens import faces
from pinochle.screens.explorer import chances, hand, melds, options, suits, tables
from pinochle.screens.explorer.letters import letters_of
from pinochle.screens.html import Html, heading, tag

if TYPE_CHECKING:
    from pinochle.screens.explorer.screen import MeldExplorer


def drawn_page(explorer: MeldExplorer) -> Html:
    """The HTML of the explorer."""
    look, rules, held, trump = explorer.look, explorer.rules, explorer.hand, explorer.shown_trump
    return faces.page(
        heading(2, "What is this hand worth?", key="title"),
        _editor(explorer),
        suits.suits(held, trump, explorer.recommended, rules, look),
        tag(
            "div",
            options.house_rules(rules),
            options.display(look, is_open=explorer.options),
            cls="pn-options",
            key="settings",
        ),
        tag(
            "div",
            tag(
                "div",
                melds.melds(explorer.melds, trump, explorer.lit, look),
                melds.twice(held, trump, rules, look),
                key="scored",
            ),
            tag(
                "div",
                melds.not_scored(held, trump, rules, look),
                chances.chances(held, trump, rules, look),
                key="behind",
            ),
            cls="pn-beside",
            key="detail",
        ),
        tables.tables(held, trump, rules, look) if held else None,
        options.share(explorer.address) if held else None,
        kind=explorer.kind,
        words=look.words,
        colours=look.colours,
    )


def _editor(explorer: MeldExplorer) -> Html:
    look, deck, held = explorer.look, explorer.rules.deck, explorer.hand
    wrong = explorer.error.reason if explorer.error else None
    error = (look.sentence(wrong), " ", hand.marked(explorer.text, wrong)) if wrong else None
    lit = next((each.letter for each in explorer.melds if each.name == explorer.lit), "")
    return tag(
        "div",
        tag(
            "div",
            hand.text_box(explorer.text, error),
            hand.buttons(explorer.before is not None),
            key="typing",
        ),
        hand.pad(held, deck, look),
        tag("p", faces.drawn(explorer.line), cls="pn-say", key="say"),
        hand.cards(held, letters_of(held, explorer.melds), lit),
        cls="pn-editor",
        key="editor",
    )
