"""The one line in which the table speaks: a refusal, a hint, a reason, or what is to be done now."""

from __future__ import annotations

from pinochle.screens.table.auction import AuctionShown
from pinochle.screens.table.melding import MeldingShown
from pinochle.screens.table.naming import NamingShown
from pinochle.screens.table.passing import PassingShown
from pinochle.screens.table.phase import PhaseShown
from pinochle.screens.table.play import PlayShown, trick_told
from pinochle.screens.table.sheet import SheetShown
from pinochle.screens.table.speech import LEARNER
from pinochle.screens.table.table import Table
from pinochle.table import Phase

SHOWN: dict[Phase, PhaseShown] = {
    Phase.AUCTION: AuctionShown(),
    Phase.TRUMP: NamingShown(),
    Phase.PASS: PassingShown(),
    Phase.PASS_BACK: PassingShown(),
    Phase.MELD: MeldingShown(),
    Phase.PLAY: PlayShown(),
    Phase.SCORED: SheetShown(),
}
RECENT = 4  # actions that are told again when several came at once


def shown(t: Table) -> PhaseShown:
    """The phase in the frame: while the learner looks at the meld, that of the meld."""
    return SHOWN[Phase.MELD if t.looking else t.session.phase]


def line(t: Table) -> str:
    """What stands above the hand. What was typed wrong is said under the box where it stands."""
    return t.said.told(t.speech) if t.said and not t.said.typed else now(t)


def now(t: Table) -> str:
    """Where the deal stands, and what is to be done."""
    face = shown(t)
    mine = (t.session.my_turn and not t.looking) or t.session.over
    told = trick_told(t.deal, t.speech) if t.session.phase is Phase.PLAY else ""
    return " ".join(filter(None, (told, face.prompt(t) if mine else face.others(t))))


def status(t: Table, instead: str = "") -> str:
    """What is said aloud: what the others did since, and the line (or what stands ``instead`` of it)."""
    if t.said:
        told = t.said.told(t.speech)
        return f"{told} {now(t)}" if t.said.answers else told
    recent: list[str] = []
    for seat, action in reversed(t.deal.actions):
        if seat is LEARNER or len(recent) == RECENT:
            break
        recent.append(t.speech.told(seat, action))
    return " ".join([*reversed(recent), instead or line(t)])
