"""Every registered screen, walked at random: the rules of its HTML hold everywhere, and nothing breaks it."""

import json
import random

import pytest

from pinochle.screens import KINDS, Fields, Screen, screen_class
from pinochle.screens.host import BROKEN, Host
from tests.screens.lint import faults, intents
from tests.screens.sample import Sample

STEPS = 120
BIGGEST = 40_000  # bytes of one update
TEXTS = ["", "a", "A♥ 10♥ K♥", "9" * 50, "<b>&\"'", "hearts: A 10 K Q J", "\ue000-x", "🂡"]

ALL = [Sample.kind, *KINDS]


def first(kind: str) -> Screen:
    return Sample() if kind == Sample.kind else screen_class(kind).from_spec(Fields({}))


@pytest.mark.parametrize("kind", ALL)
def test_a_random_walk_keeps_the_rules(kind: str) -> None:
    chance = random.Random(kind)
    host = Host(first(kind), clock=lambda: 1000, entropy=lambda: f"{chance.getrandbits(64):x}")
    for step in range(STEPS):
        html = str(host.screen.html())
        assert faults(html) == [], f"step {step}"
        assert len(html.encode()) <= BIGGEST
        assert host.screen.status()
        intent = {**chance.choice(possible(html)), **given_by_hand(chance)}
        answer = host.answer({"intent": intent, "seq": step, "view": "v"})
        assert answer["status"] != BROKEN, intent


@pytest.mark.parametrize("kind", ALL)
def test_a_walk_can_be_saved_and_taken_up_anywhere(kind: str) -> None:
    chance = random.Random(kind + "saved")
    host = Host(first(kind), clock=lambda: 1000, entropy=lambda: f"{chance.getrandbits(64):x}")
    for step in range(STEPS // 3):
        host.answer({"intent": chance.choice(possible(host.screen.html())), "seq": step, "view": "v"})
        spec = json.loads(json.dumps(host.screen.spec()))
        assert type(host.screen).from_spec(Fields(spec)).spec() == spec
        json.dumps(host.screen.state())
        json.dumps(dict(host.screen.keep()))


@pytest.mark.parametrize("kind", ALL)
def test_stale_and_tampered_intents_never_break_a_screen(kind: str) -> None:
    chance = random.Random(kind + "tampered")
    host = Host(first(kind), clock=lambda: 1000, entropy=lambda: f"{chance.getrandbits(64):x}")
    seen = possible(host.screen.html())
    for step in range(STEPS):
        intent = dict(chance.choice(seen))
        for name in list(intent):
            if name != "do" and chance.random() < 0.4:
                intent[name] = chance.choice([None, -1, 10**9, "", "ZZ", [], {}, True, 1.5, "♥" * 100])
        answer = host.answer({"intent": intent, "seq": step, "view": "v"})
        assert answer["status"] != BROKEN, intent
        seen = [*seen[-200:], *possible(str(answer["html"]))]


def possible(html: str) -> list[dict[str, object]]:
    """All that a person could do here; the sample's wilful fault aside."""
    return [intent for intent in intents(html) if intent["do"] != "fail"]


def given_by_hand(chance: random.Random) -> dict[str, object]:
    return {"text": chance.choice(TEXTS), "on": chance.random() < 0.5} if chance.random() < 0.5 else {}
