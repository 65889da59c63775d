"""Records and deal codes: this deal to keep or to send, and a deal from elsewhere to open."""

from __future__ import annotations

from pinochle.cards import deal_code
from pinochle.screens.html import Html, Node, button, details, tag
from pinochle.table import Deal


def records(deal: Deal | None, typed: str, refused: str, *, at: str, opened: bool, copied: bool) -> Html:
    """The panel; closed it is one button. ``at`` names the game in whose place a record is opened."""
    toggle = button(
        "Records and deal codes", intent={"do": "records"}, key="records-toggle", aria_expanded=opened
    )
    head = tag("p", toggle, cls="pn-actions", key="records-head")
    if not opened:
        return tag("section", head, key="records")
    box = tag(
        "textarea",
        typed,
        id="record",
        key="record",
        rows="5",
        intent={"do": "record"},
        on="input",
        spellcheck="false",
    )
    return tag(
        "section",
        head,
        _mine(deal, copied=copied) if deal else None,
        tag("div", tag("label", "A record to open", for_="record"), box, cls="pn-field", key="record-field"),
        tag("p", refused, cls="pn-error", key="record-wrong") if refused else None,
        tag(
            "p",
            button("Open this record", intent={"do": "open", "at": at}, key="open-record"),
            cls="pn-actions",
            key="record-acts",
        ),
        key="records",
    )


def _mine(deal: Deal, *, copied: bool) -> Node:
    record, code = deal.record(), deal_code(deal.hands)
    buttons = (
        button("Copy the record", intent={"do": "copied"}, copy=record, key="copy-record"),
        button("Copy a link to these cards", intent={"do": "copied"}, copy=f"?deal={code}", key="copy-link"),
    )
    return (
        tag("p", "The cards of this deal: ", tag("code", code), key="code"),
        details(
            "The record, with all four hands",
            tag(
                "pre",
                record,
                tabindex=0,
                role="group",
                aria_label="Record of this deal",
                cls="pn-record",
                key="mine",
            ),
            key="mine-box",
            open_=deal.to_act is None,  # before that it would give the cards away
        ),
        tag("p", buttons, "Copied." if copied else None, cls="pn-actions", key="copies"),
    )
