"""What the panel says at the practice table: where the deal stands, in two sentences."""

from __future__ import annotations

from pinochle.rules import score_deal
from pinochle.screens.html import Html, heading, tag
from pinochle.screens.table.speech import LEARNER
from pinochle.screens.table.table import Table
from pinochle.table import Phase, State

STEPS = {
    "Auction": (Phase.AUCTION,),
    "[Trump|Strongest suit]": (Phase.TRUMP,),
    "Exchange": (Phase.PASS, Phase.PASS_BACK),
    "[Meld|Combinations]": (Phase.MELD,),
    "Play": (Phase.PLAY,),
    "Score": (Phase.SCORED,),
}


def deal_steps(t: Table) -> Html:
    """The steps of a deal, with the one that is on."""
    now = Phase.MELD if t.looking else t.session.phase
    items = (
        tag(
            "li",
            f"{number} {t.speech.text(name)}",
            aria_current="step" if now in phases else None,
            key=f"step-{number}",
        )
        for number, (name, phases) in enumerate(STEPS.items(), 1)
    )
    return tag("ol", items, aria_label="Steps of a deal", cls="pn-phases", key="steps-of-deal")


def practice_coach(t: Table) -> Html:
    """A heading for the phase, and what it is about where the panel itself does not say it."""
    title, text = _about(t)
    return tag(
        "section",
        heading(2, t.speech.text(title), key="coach-title"),
        tag("p", t.speech.text(text), key="coach-text") if text else None,
        key="coach-about",
    )


def _about(t: Table) -> tuple[str, str]:
    state = t.deal.state
    ours = state.bidder is not None and state.bidder.side is LEARNER.side
    match Phase.MELD if t.looking else t.session.phase:
        case Phase.AUCTION:
            return "The auction", ""
        case Phase.TRUMP:
            return "[Trump|The strongest suit]", ""
        case Phase.PASS | Phase.PASS_BACK:
            if not ours:
                return "The pass", "The partners who have the bid exchange cards; you see nothing of it."
            return "The pass", "Your side has the bid. The best cards should lie together with the [bidder]."
        case Phase.MELD:
            return "The [meld]", "Everybody lays [meld] face up. It counts before the first card is played."
        case Phase.PLAY:
            if state.still_needs() == 0:
                who, saves = (
                    ("Your side has", "it saves its") if ours else ("The others have", "they save their")
                )
                doubt = "" if _is_made(state) else f", if {saves} [meld|combinations]"
                return (
                    "The play",
                    f"{who} enough for the bid{doubt}. What either side wins now is added all the same.",
                )
            if ours:
                return "The play", "Your side has the bid: win enough [counters] to reach it."
            return (
                "The play",
                "The others have the bid: every [counter] you win may [set them|leave them short].",
            )
        case _:
            return "The score", "What the deal brought, and where the game stands."


def _is_made(state: State) -> bool:
    """Whether the bid would be made if the deal ended here: some tables ask the bidders too to save their meld."""
    side = (state.bidder or LEARNER).side
    ours, theirs = state.side_result(side), state.side_result(side.other)
    return score_deal(state.bid or 0, ours, theirs, state.rules).made
