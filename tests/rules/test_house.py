"""House rules: nonsense is refused by name, and rules travel as plain values."""

import json
from dataclasses import fields, replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pinochle.cards import DOUBLE_DECK, Deck, Rank
from pinochle.reasons import (
    BadField,
    MissingMeld,
    NothingToDrop,
    RulesError,
    StepDoesNotDivide,
    UnknownField,
    UnknownPreset,
    explain,
)
from pinochle.rules import (
    DOUBLE_MELDS,
    PRESETS,
    SINGLE_MELDS,
    AllPass,
    CountingScheme,
    Head,
    HouseRules,
    MeldKind,
    MeldTable,
)
from pinochle.rules.check import MOST_POINTS
from tests.rules import bridge, strategies

STANDARD = PRESETS["standard"]


def refused(**changes):
    with pytest.raises(RulesError) as caught:
        replace(STANDARD, **changes)
    return caught.value.reason


BOOLS = (
    "jump_bids",
    "stuck_may_raise",
    "trump_needs_marriage",
    "show_before_return",
    "run_extras",
    "nines_save_themselves",
    "may_concede",
)
ENUMS = (
    "all_pass",
    "head",
    "forced_trump",
    "counters",
    "meld_needs",
    "meld_needs_applies",
    "set_rule",
    "impossible_bid",
    "renege",
)
NONSENSE = {
    "name": ["", "   ", 5, "x" * 61],
    "deck": [None, "single", Deck((Rank.ACE,), 2)],
    "scale": [0, 2, 100, True, None, "10"],
    "minimum_bid": [0, -10, 250.0, "250", True, MOST_POINTS + 10],
    "bid_step": [0, -5, 2.5, None, False],
    "step_after": [
        (600,),
        (600, 50, 5),
        [600, 50],
        (600, 55),
        (605, 50),
        (0, 50),
        (600, 0),
        600,
        (600.0, 50),
    ],
    "pass_count": [-1, 13, 4.0, None, True],
    "melds": [None, 5, "run"],
    "last_trick": [-1, 10.0, True, None],
    "target": [0, -1500, 1500.0, None, True, MOST_POINTS + 1],
    "max_deals": [0, -8, 8.0, True],
    **{field: [0, 1, None, "yes"] for field in BOOLS},
    **{field: [None, "stuck", 5, Rank.ACE] for field in ENUMS},
}
CASES = [(field, value) for field, values in NONSENSE.items() for value in values]


WANTED = {
    "name": "a name of up to 60 letters",
    "deck": "SINGLE_DECK or DOUBLE_DECK",
    "scale": "10 or 1",
    "minimum_bid": "a whole number from 1",
    "bid_step": "a whole number from 1",
    "step_after": "nothing, or a bid and the step above it, both multiples of the bid step",
    "pass_count": "a number from 0 to 12, the cards of a hand",
    "melds": "a table with the points of every kind of meld",
    "last_trick": "a whole number from 0",
    "target": "a whole number from 1",
    "max_deals": "a whole number from 1, or nothing",
    **dict.fromkeys(BOOLS, "true or false"),
    **{field: " or ".join(type(getattr(STANDARD, field)).__members__) for field in ENUMS},
}


@pytest.mark.parametrize(("field", "value"), CASES, ids=[f"{field}={value!r}"[:40] for field, value in CASES])
def test_nonsense_is_refused_by_name_and_remedy(field, value):
    reason = refused(**{field: value})
    assert reason == BadField(field, repr(value), WANTED[field])
    assert explain(reason).says == f"The rule “{field}” cannot be {value!r}: it must be {WANTED[field]}."


def test_every_field_has_its_nonsense():
    assert set(NONSENSE) == {field.name for field in fields(HouseRules)}


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"minimum_bid": 255}, StepDoesNotDivide(255, 10)),
        ({"bid_step": 20}, StepDoesNotDivide(250, 20)),
        ({"scale": 1, "counters": CountingScheme.CLASSIC}, NothingToDrop("CLASSIC")),
        ({"scale": 1, "counters": CountingScheme.FIVES}, NothingToDrop("FIVES")),
        ({"melds": MeldTable.of({"run": (150,)})}, MissingMeld("royal-marriage")),
        ({"melds": {}}, MissingMeld("run")),
    ],
)
def test_rules_that_contradict_each_other(changes, reason):
    assert refused(**changes) == reason


def test_the_lowest_bid_must_stand_on_the_larger_step():
    assert refused(step_after=(200, 100)) == BadField(
        "step_after", "(200, 100)", "such that the lowest bid, 250, is a multiple of the larger step"
    )


@pytest.mark.parametrize(
    "changes",
    [
        {"minimum_bid": 1, "bid_step": 1},
        {"minimum_bid": MOST_POINTS},
        {"last_trick": 0},
        {"last_trick": MOST_POINTS},
        {"target": 1},
        {"max_deals": 1},
        {"max_deals": None},
        {"pass_count": 0},
        {"pass_count": 12},
        {"pass_count": 20, "deck": DOUBLE_DECK, "melds": DOUBLE_MELDS},
        {"step_after": (200, 50)},
        {"step_after": (250, 100)},
        {"step_after": (10, 10)},
        {"step_after": (1, 1), "bid_step": 1},
        {"name": "x" * 60},
        {"scale": 1},
    ],
)
def test_the_edges_are_allowed(changes):
    changed = replace(STANDARD, **changes)
    assert all(getattr(changed, field) == value for field, value in changes.items())


@pytest.mark.parametrize("rules", PRESETS.values(), ids=list(PRESETS))
def test_presets_travel(rules):
    assert rules.changes() == {}
    assert rules.title == {
        "eight-deals": "Eight deals",
        "double-deck": "Double deck",
        "kitchen-classic": "Kitchen classic",
    }.get(rules.name, rules.name.capitalize())
    assert HouseRules.from_changes({}, rules.name) == rules == HouseRules.preset(rules.name)
    assert rules.differences(rules) == ()


@settings(max_examples=200)
@given(st.data())
def test_any_rules_travel_as_plain_values(data):
    told = data.draw(strategies.scoring_rules) | {
        "melds": strategies.meld_table(data.draw(strategies.dice), "SINGLE_DECK"),
        "deck": "SINGLE_DECK",
    }
    rules = replace(bridge.house_rules(told), name=data.draw(st.sampled_from([*PRESETS, "Tuesday", "über"])))
    plain = json.loads(json.dumps(rules.changes()))
    base = rules.name if rules.name in PRESETS else "standard"
    assert HouseRules.from_changes(plain, base) == rules
    differing = {difference.field for difference in PRESETS[base].differences(rules)}
    assert differing == set(plain) - {"name"}
    known = PRESETS.get(rules.name)
    assert rules.title == (known.title if known else rules.name) + (
        f", {len(plain)} change{'s' if len(plain) > 1 else ''}" if known and plain else ""
    )


@pytest.mark.parametrize(
    ("typed", "field", "value"),
    [
        ({"all_pass": "redeal-next"}, "all_pass", AllPass.REDEAL_NEXT),
        ({"all_pass": " redeal next "}, "all_pass", AllPass.REDEAL_NEXT),
        ({"head": "TRUMP_LED_ONLY"}, "head", Head.TRUMP_LED_ONLY),
        ({"step_after": [600, 50]}, "step_after", (600, 50)),
        (
            {"melds": {"Aces around": [100, 200]}},
            "melds",
            MeldTable.of({**SINGLE_MELDS, "aces-around": (100, 200)}),
        ),
        ({"max_deals": None}, "max_deals", None),
    ],
)
def test_what_a_person_types(typed, field, value):
    assert getattr(HouseRules.from_changes(typed), field) == value


def test_decks_by_name():
    assert HouseRules.from_changes({"deck": "double", "melds": {"dix": []}}).deck == DOUBLE_DECK
    assert HouseRules.from_changes({"deck": "single"}) == STANDARD
    assert replace(STANDARD, deck=DOUBLE_DECK).changes() == {"deck": "double"}
    assert replace(PRESETS["double-deck"], deck=STANDARD.deck).changes() == {"deck": "single"}


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ({"targett": 1}, UnknownField("targett", tuple(field.name for field in fields(HouseRules)))),
        ({"all_pass": "maybe"}, BadField("all_pass", "'maybe'", "STUCK or REDEAL_NEXT or REDEAL_SAME")),
        ({"deck": "triple"}, BadField("deck", "'triple'", "single or double")),
        ({"melds": {"tens around": [10]}}, None),
        ({"melds": {"run": [150, -1]}}, None),
        ({"melds": {"run": [1, 2, 3, 4, 5]}}, None),
        ({"melds": {"run": 150}}, None),
        ({"melds": {"run": [True]}}, None),
        ({"melds": {"run": [100_001]}}, None),
        ({"step_after": 600}, None),
        ({"target": {"run": [10]}}, BadField("target", "{'run': [10]}", "a whole number from 1")),
    ],
)
def test_what_cannot_be_read(typed, reason):
    with pytest.raises(RulesError) as caught:
        HouseRules.from_changes(typed)
    assert isinstance(caught.value.reason, BadField | UnknownField)
    assert reason is None or caught.value.reason == reason


@pytest.mark.parametrize("changes", [[1], None, "target=1", 5])
def test_changes_that_are_no_mapping(changes):
    with pytest.raises(TypeError, match="changes are a mapping of house rules to their values, not "):
        HouseRules.from_changes(changes)


def test_a_field_that_is_no_text_is_told_by_its_value():
    with pytest.raises(RulesError, match="There is no house rule called “1”"):
        HouseRules.from_changes({1: 2})


def test_unknown_presets():
    for read in (HouseRules.preset, lambda name: HouseRules.from_changes({}, name)):
        with pytest.raises(RulesError) as caught:
            read("pub")
        assert caught.value.reason == UnknownPreset("pub", tuple(PRESETS))


def test_titles():
    assert STANDARD.title == "Standard"
    assert replace(STANDARD, target=1000).title == "Standard, 1 change"
    assert replace(STANDARD, target=1000, scale=1).title == "Standard, 2 changes"
    assert replace(STANDARD, target=1000, name="Tuesday").title == "Tuesday"


def test_without_pass():
    bare = STANDARD.without_pass()
    assert (bare.pass_count, bare.minimum_bid) == (0, 150)
    assert {difference.field for difference in STANDARD.differences(bare)} == {"pass_count", "minimum_bid"}


@pytest.mark.parametrize(
    ("key", "total"), [("standard", 250), ("kitchen-classic", 250), ("double-deck", 500)]
)
def test_all_the_points_of_a_deal(key, total):
    assert PRESETS[key].trick_total == total
    assert replace(PRESETS[key], last_trick=0).trick_total == total - PRESETS[key].last_trick


def test_differences_are_told_from_here():
    (difference,) = STANDARD.differences(replace(STANDARD, target=1000))
    assert str(difference) == "The game goes to 1000 (here: the game goes to 1500)."
    (difference,) = STANDARD.differences(STANDARD.with_melds({"run": (150, 300)}))
    assert str(difference) == "Run 150/300 (here: run 150/1500)."
    (difference,) = STANDARD.differences(STANDARD.with_melds({MeldKind.DIX: ()}))
    assert str(difference) == "Dix nothing (here: dix 10/20)."
    (difference,) = STANDARD.differences(replace(STANDARD, step_after=(600, 50)))
    assert str(difference) == "Above 600 bids go in steps of 50 (here: the step is the same for all bids)."
    assert str(STANDARD.setting("target")) == "the game goes to 1500"
    assert str(PRESETS["kitchen"].setting("target")) == "the game goes to 150"
    kitchen = PRESETS["kitchen"]
    (difference,) = kitchen.differences(kitchen.with_melds({"run": (150, 300)}))
    assert explain(difference, scale=1).says == "Run 15/30 (here: run 15/150)."
    assert replace(STANDARD, step_after=(600, 50)).changes() == {"step_after": [600, 50]}
    assert STANDARD.setting("melds").named("plain").startswith("run 150/1500, royal marriage 40/80")


def test_meld_tables():
    assert (len(SINGLE_MELDS), len(DOUBLE_MELDS), [*SINGLE_MELDS]) == (9, 9, [*MeldKind])
    assert [SINGLE_MELDS.points(MeldKind.RUN, count) for count in (0, 1, 2, 3)] == [0, 150, 1500, 1500]
    assert DOUBLE_MELDS.points(MeldKind.DIX, 1) == 0
    assert SINGLE_MELDS.missing() == ()
    with pytest.raises(KeyError, match=r"MeldKind\.RUN"):
        MeldTable({})[MeldKind.RUN]
    same = MeldTable.of({kind.value.replace("-", "_").upper(): row for kind, row in SINGLE_MELDS.items()})
    assert same == SINGLE_MELDS
    assert hash(same) == hash(SINGLE_MELDS) != hash(DOUBLE_MELDS)
    assert eval(repr(SINGLE_MELDS)) == SINGLE_MELDS
    assert SINGLE_MELDS != 5
    assert MeldTable.kind(MeldKind.DIX) is MeldTable.kind(" Dix ") is MeldKind.DIX


@pytest.mark.parametrize("key", ["tens-around", 5, None])
def test_unknown_kinds_of_meld(key):
    with pytest.raises(RulesError) as caught:
        MeldTable.kind(key)
    assert caught.value.reason == BadField(
        "melds",
        repr(key),
        "a kind of meld: run, royal-marriage, marriage, dix, aces-around, kings-around, queens-around, "
        "jacks-around, pinochle",
    )


@pytest.mark.parametrize("row", [(1, 2, 3, 4, 5), (-1,), (100_001,), (True,), 150, [150]])
def test_impossible_points(row):
    with pytest.raises(RulesError) as caught:
        MeldTable.of({"run": row})
    assert caught.value.reason == BadField(
        "melds: run", repr(row), "up to four numbers of points, none below 0"
    )


def test_the_edges_of_a_row():
    assert MeldTable.of({"dix": (0, 100_000)}).points(MeldKind.DIX, 2) == 100_000


def test_kinds_of_meld():
    assert [kind.class_letter for kind in MeldKind] == [*"AAAABBBBC"]
    assert MeldKind.DIX.named() == "dix"
    assert MeldKind.DIX.named("plain") == "nine of the strongest suit"
    assert MeldKind.ROYAL_MARRIAGE.named("plain") == MeldKind.ROYAL_MARRIAGE.named() == "royal marriage"
