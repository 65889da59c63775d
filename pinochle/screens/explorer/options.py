"""House rules, words, digits and colours, and the link that carries a hand."""

from __future__ import annotations

from pinochle.rules import PRESETS, HouseRules, preset_title
from pinochle.screens.explorer.look import Look
from pinochle.screens.html import Html, button, checkbox, link, select, tag

OWN = "own"
"""The entry of the list that stands for rules which are no preset."""


def house_rules(rules: HouseRules) -> Html:
    """The list of presets; rules of one's own are an entry more as long as they are used."""
    names = {name: preset_title(name) for name in PRESETS}
    is_preset = PRESETS.get(rules.name) == rules
    options = names if is_preset else {OWN: rules.title, **names}
    return select(
        "House rules", options, rules.name if is_preset else OWN, intent={"do": "rules"}, key="rules"
    )


def display(look: Look, *, is_open: bool) -> Html:
    """How it is shown: a button, and the choices while it is pressed."""
    opener = button(
        "How it is shown", intent={"do": "options", "open": not is_open}, key="options", aria_expanded=is_open
    )
    return tag("div", opener, _choices(look) if is_open else None, key="display")


def _choices(look: Look) -> Html:
    plain = "Plain words: the strongest suit, combinations"
    short = "Points without the last zero: a run is 15"
    return tag(
        "div",
        checkbox(plain, look.words == "plain", intent={"do": "words"}, key="words"),
        checkbox(short, look.digits == 1, intent={"do": "digits"}, key="digits"),
        checkbox("Two colours instead of four", look.colours == 2, intent={"do": "colours"}, key="colours"),
        key="choices",
    )


def share(address: str) -> Html:
    """The link to this hand, to copy or to follow."""
    return tag(
        "p",
        button("Copy link", intent={"do": "copied"}, key="copy", copy=address),
        " ",
        link("Link to this hand", href=address, key="link"),
        key="share",
        cls="pn-actions",
    )
