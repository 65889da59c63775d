"""The judge of `make mutants`: what it reads from mutmut, and what it lets pass."""

import json
from pathlib import Path

import pytest

from tests.mutants import survivors
from tests.mutants.survivors import Change

SHOWN = """\
# pinochle.rules.melds.x_count__mutmut_2: survived
--- pinochle/rules/melds.py
+++ pinochle/rules/melds.py
@@ -1,3 +1,3 @@
 def count(cards):
-    return min(
-        cards)
+    return max(
+        cards)
"""

LISTED = """
[["pinochle.rules.melds.count"]]
is = "return min( cards)"
changed = "return max( cards)"
because = "there is only one"
"""

CHANGE = Change("pinochle.rules.melds.count", "return min( cards)", "return max( cards)")


def test_a_difference_is_told_by_function_and_lines() -> None:
    assert survivors.read_difference("pinochle.rules.melds.count", SHOWN) == CHANGE


@pytest.mark.parametrize(
    ("mutant", "function"),
    [
        ("pinochle.rules.melds.x_find_melds__mutmut_12", "pinochle.rules.melds.find_melds"),
        ("pinochle.rules.melds.x__private__mutmut_1", "pinochle.rules.melds._private"),
        (
            "pinochle.rules.house.xǁHouseRulesǁdifferences__mutmut_3",
            "pinochle.rules.house.HouseRules.differences",
        ),
        (
            "pinochle.rules.house.xǁHouseRulesǁ__post_init____mutmut_3",
            "pinochle.rules.house.HouseRules.__post_init__",
        ),
    ],
)
def test_a_mutant_is_named_after_its_function(mutant: str, function: str) -> None:
    assert survivors.function_of(mutant) == function


def test_only_a_listed_survivor_passes() -> None:
    listed = survivors.read_equivalent(LISTED)
    other = Change("pinochle.rules.melds.count", "a", "b")
    assert survivors.judge([CHANGE], listed) == ([], [])
    assert survivors.judge([CHANGE, other], listed) == ([other], [])
    assert survivors.judge([], listed) == ([], [CHANGE])


def test_a_listed_change_needs_a_reason() -> None:
    with pytest.raises(ValueError, match="without a reason"):
        survivors.read_equivalent(LISTED.replace("there is only one", " "))


def test_what_no_test_reached_counts_as_a_survivor(tmp_path: Path) -> None:
    codes = {
        "killed": 1,
        "survived": 0,
        "no_tests": 33,
        "looped": 36,
        "skipped": 34,
        "unchecked": None,
        "odd": 35,
    }
    (tmp_path / "rules.py.meta").write_text(json.dumps({"exit_code_by_key": codes}))
    assert survivors.undetected(tmp_path) == ["survived", "no_tests", "skipped", "unchecked", "odd"]
    assert survivors.total(tmp_path) == len(codes)


def test_the_list_in_use_can_be_read() -> None:
    text = Path(survivors.__file__).with_name("equivalent.toml").read_text()
    assert survivors.read_equivalent(text) is not None
