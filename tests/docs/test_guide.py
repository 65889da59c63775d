"""The guide says what the rules say: a contradiction or an unknown shortcode stops the build, and every link holds."""

import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from docs._hooks import figures, moments, shortcodes, strategy
from docs._hooks.house_examples import EXAMPLES
from pinochle import HouseRules, catalogue
from pinochle.reasons.guide import GUIDE

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.slow

WRONG = [
    lambda: shortcodes.worth("KS QS", "h", expect=40),
    lambda: shortcodes.meld("KS QS", "h", expect=40),
    lambda: shortcodes.pile("AS QS", expect=20),
    lambda: shortcodes.chance("AS", "AH", expect="50 %"),
    lambda: shortcodes.trick("AS 9H", "h", wins="W"),
    lambda: shortcodes.legal("AC JC", trick="KC", trump="s", may="AC JC"),
    lambda: shortcodes.score(300, "100, 200, 19, 6, last", "60, 50, 5, 6", expect="300 120"),
    lambda: strategy.advice("AS AS 10S KS QS JS 9S AH AD KD QD 9C", expect=250),
]


@pytest.mark.parametrize("say", WRONG)
def test_a_page_that_contradicts_the_rules_is_refused(say) -> None:
    with pytest.raises(shortcodes.GuideError):
        say()


@pytest.mark.parametrize("name", moments.ADVICE)
def test_every_piece_of_advice_has_its_deal_on_the_page_on_strategy(name: str) -> None:
    found = moments.shown(name)
    assert found
    assert moments.after(found.moment, found.contrary) == found.otherwise != found.brought
    assert found.moment.view.refusal(found.contrary) is None
    assert f'{{{{ shown("{name}") }}}}' in (ROOT / "docs" / "guide" / "strategy.md").read_text()


def test_advice_that_no_deal_bears_out_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    never = moments.Advice(lambda moment: None)
    monkeypatch.setitem(moments.ADVICE, "never", never)
    monkeypatch.setattr(moments, "DEALS", 1)
    with pytest.raises(shortcodes.GuideError, match="bears out the advice never"):
        strategy.shown("never")


def test_marked_words_are_given_in_both_vocabularies() -> None:
    said = figures.marked("The [[bidder]] [[leads|starts]]; [a link](x) and [1, 2] stay.")
    plain = re.sub(r'<span class="pn-table-words">.*?</span>', "", said)
    assert re.sub("<[^>]*>", "", plain) == "The auction winner starts; [a link](x) and [1, 2] stay."
    assert figures.marked("[[Tricks]], [[trick]], [[leads|starts]]").count("<abbr") == 1
    with pytest.raises(KeyError):
        figures.marked("[[no such word]]")


@pytest.mark.parametrize(
    "text", ["{{ nonsense('KS') }}", "{{ worth('KS QS', 'h', expect=40) }}", "{{ unheard_of }}"]
)
def test_a_wrong_shortcode_stops_the_build(tmp_path: Path, text: str) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text(f"# A page\n\n{text}\n")
    config = re.search(r"  - macros:\n(?:      .*\n)+", (ROOT / "mkdocs.yml").read_text())
    assert config
    settings = f"site_name: x\ndocs_dir: {tmp_path / 'docs'}\nsite_dir: {tmp_path / 'site'}\nplugins:\n{config.group()}"
    (tmp_path / "mkdocs.yml").write_text(
        settings.replace("docs/_hooks/shortcodes", str(ROOT / "docs/_hooks/shortcodes"))
    )
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "-f", tmp_path / "mkdocs.yml"]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert built.returncode != 0
    assert not re.search(r"No module named", built.stderr), "the shortcodes themselves were not found"


def test_every_house_rule_has_an_example_that_it_changes() -> None:
    assert set(EXAMPLES) == {each.name for each in fields(HouseRules)}
    for name, example in EXAMPLES.items():
        here, there = example.outcomes()
        assert here != there, name
        assert set(example.changed) == {name}


def test_the_guide_has_every_page_and_heading_that_reasons_link_to(site: Path) -> None:
    for page, headings in GUIDE.items():
        text = (site / "guide" / page / "index.html").read_text()
        for heading in headings:
            assert f'id="{heading}"' in text, f"guide/{page}/ has no heading #{heading}"


def test_every_reason_and_every_house_rule_stands_in_the_reference(site: Path) -> None:
    reference = (site / "reference" / "reasons" / "index.html").read_text()
    house = (site / "guide" / "house-rules" / "index.html").read_text()
    for code in catalogue():
        assert f'id="{code}"' in reference, code
    for each in fields(HouseRules):
        assert f'id="{each.name}"' in house, each.name


def test_no_template_mark_is_left_on_a_page(site: Path) -> None:
    for page in site.rglob("index.html"):
        body = page.read_text().split("<main", 1)[-1].split("</main>", 1)[0]
        shown = re.sub(r"<(pre|code|script|style)\b.*?</\1>", "", body, flags=re.DOTALL)
        prose = re.sub(r"<[^>]*>", "", shown)
        assert not re.search(r"\{\{|\}\}|\{:[a-z]+\}|\[[a-z ]+\|[a-z ]+\]", prose), page
        assert "\ue000" not in body, page
