"""The guide says what the rules say: a contradiction or an unknown shortcode stops the build, and every link holds."""

import json
import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from types import SimpleNamespace

import pytest
from mkdocs.structure.toc import AnchorLink

from docs._hooks import contents, figures, moments, shortcodes, strategy
from docs._hooks.house_examples import EXAMPLES
from pinochle import Hand, HouseRules, Seat, catalogue
from pinochle.cards import Rank
from pinochle.reasons.glossary import GLOSSARY
from pinochle.reasons.guide import GUIDE
from pinochle.reasons.words import render
from pinochle.rules import PRESETS
from pinochle.screens.faces import drawn
from pinochle.table import Bid, Deal, Pass, PassCards, Phase, Play, deal_hands

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
    lambda: shortcodes.on_average("margin", 20),
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
    assert moments.after(found.moment, found.contrary.action) == found.contrary
    assert found.gain >= 40
    assert found.moment.view.refusal(found.contrary.action) is None
    assert f'{{{{ shown("{name}") }}}}' in (ROOT / "docs" / "guide" / "strategy.md").read_text()


@pytest.mark.parametrize(
    ("name", "good", "contrary"),
    [
        ("reach", "made", ""),
        ("price", "", "set"),
        ("partner", "made", "set"),
        ("give-trumps", "made", "set"),
        ("give-back", "made", "set"),
    ],
)
def test_advice_on_calls_is_shown_by_what_becomes_of_the_own_bid(name: str, good: str, contrary: str) -> None:
    found = moments.shown(name)
    assert found
    for way, end in ((found.way, good), (found.contrary, contrary)):
        bidder = way.deal.state.bidder
        assert not end or bidder.side is found.moment.seat.side
        text = re.sub('<span class="pn-plain-words">.*?</span>|<[^>]*>', "", strategy._bid_of(way.deal))
        assert text.startswith(f"{bidder.named()} {way.deal.state.bid}: ")
        assert text.endswith(end)
        assert text in re.sub('<span class="pn-plain-words">.*?</span>|<[^>]*>', "", strategy.shown(name))


def test_a_bid_that_is_out_of_reach_is_said_not_to_be_played() -> None:
    deal = Deal.start(HouseRules(), Seat.W, deal_hands("out of reach")).act(Bid(900))
    while deal.phase is Phase.AUCTION:
        deal = deal.act(Pass())
    assert strategy._bid_of(moments.played_out(deal)) == "North 900: out of reach, not played"


def test_the_cards_of_the_examples_are_what_their_headings_say() -> None:
    cheap, count, last = (moments.shown(name).moment for name in ("cheap", "count", "last"))
    assert Rank.ACE not in {card.rank for card in cheap.view.hand}
    assert count.led.rank is Rank.KING
    assert not any(card.outranks(count.led) for card in count.view.hand)
    assert last.reason("keeps-trump-for-last").trump == next(iter(last.view.hand - [last.led]))
    assert "is kept for the last" in strategy.shown("last")
    reach, give = (moments.shown(name).moment for name in ("reach", "give-trumps"))
    long = reach.view.hand.of(reach.reason("bid-within-reach").suit)
    assert len(long) >= 5
    assert {Rank.ACE, Rank.TEN} <= {card.rank for card in long}
    assert Rank.ACE not in {card.rank for card in reach.view.hand - long}, "one ace in four suits"
    kept = give.view.hand - give.action.cards
    assert not kept.of(give.view.trump)
    assert not kept.of(Rank.ACE)


def test_the_parts_of_what_a_hand_is_worth_add_up() -> None:
    table = strategy.advice("AS JS 9S AH QH 9H AC JC 9C KD JD 9D")
    rows = [[int(n) for n in re.findall(r"<td>(\d+)</td>", line)] for line in table.split("<tr>")[2:]]
    assert [row[0] + row[1] + row[2] for row in rows] == [row[3] for row in rows]
    assert table.count("<td>pass</td>") == len(rows) == 4


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


def test_marked_words_in_a_heading_stand_in_both_vocabularies_there_and_in_the_contents() -> None:
    said = figures.marked(
        "## Lead [[trump]] early { #lead }\n\n# [[Meld|Combinations]]\n\nThe [[trump]] suit."
    )
    lead, _, meld, _, prose = said.splitlines()
    assert lead.endswith('{ #lead data-toc-label="Lead [trump] early" }')
    assert meld.endswith('{  data-toc-label="[Meld|Combinations]" }')
    assert "the strongest suit</span>" in lead
    assert "<abbr" not in lead + meld
    assert "<abbr" in prose
    below = AnchorLink("[Meld|Combinations]", "meld", 2)
    page = SimpleNamespace(toc=[AnchorLink("Kings &amp; [a trump]", "x", 1)])
    page.toc[0].children.append(below)
    assert contents.on_page_content("", page) == ""
    assert below.title == figures.in_both("[Meld|Combinations]")
    assert page.toc[0].title.startswith('<span class="pn-table-words">Kings &amp; a trump</span>')


def test_the_search_is_given_what_is_seen_and_the_page_keeps_all_of_it() -> None:
    html = (
        f"<h2>The {figures.in_both('[trick]', sentence_case=False)}</h2><p>{drawn('A♥ & K♥')}<br/>end</p>"
        '<template><p>no</p></template><div class="jp-CodeMirrorEditor jp-Editor"><span>code</span></div>'
        f"{figures.row(Hand.parse('AS 9S'))}"
    )
    page = SimpleNamespace(content=html, meta={})
    seen: list[str] = []
    first, last = contents.on_page_context.methods
    first({}, page=page)
    seen.append(re.sub("<[^>]*>", "", page.content))
    last({}, page=page)
    assert (
        " ".join(seen[0].split())
        == "The trick ace of hearts &amp; king of hearts end ace of spades 9 of spades"
    )
    assert page.content == html
    assert page.meta == {}


def test_cards_in_prose_are_drawn_and_those_in_code_are_not() -> None:
    said = figures.with_suits_drawn("Two 10♥, `K♥`, {{ cards('A♥') }}\n```\nQ♥\n```\nor ♠.")
    assert said.count("<svg") == 2
    assert "10 of hearts" in said
    assert "spades" in said
    assert "`K♥`, {{ cards('A♥') }}\n```\nQ♥\n```" in said


def test_points_stand_once_in_a_line_of_meld() -> None:
    lines = re.findall("<tr>.*?</tr>", shortcodes.meld("AH 10H KH QH JH", "h"))
    assert [re.sub("<[^>]*>", " ", line).count("150") for line in lines] == [1, 1]
    assert all(line.startswith("<tr><th") for line in lines)


def test_both_copies_are_marked_only_where_both_are_passed_or_played() -> None:
    for name in moments.ADVICE:
        found = moments.shown(name)
        action = found.moment.action if found else None
        taken = len(action.cards) if isinstance(action, PassCards) else 1 if isinstance(action, Play) else 0
        assert strategy.shown(name).count("pn-chosen") == taken, name


def test_every_set_of_rules_is_headed_by_its_name_for_people() -> None:
    headings = re.findall(r"### (.*) \{#(.*)\}\n\n`(.*)`\n\n- ", shortcodes.presets())
    assert headings == [(rules.title, name, name) for name, rules in PRESETS.items()]


def test_what_is_for_makers_is_found_after_the_guide(site: Path) -> None:
    index = json.loads((site / "search" / "search_index.json").read_text())
    boost = {entry["location"].partition("#")[0]: entry.get("boost", 1) for entry in index["docs"]}
    for makers in ("reference/reasons/", "reference/api/", "howto/add-a-lesson/", "about/changelog/"):
        assert boost[makers] < boost["guide/meld/"] < boost["guide/glossary/"]


def test_a_list_of_values_is_a_list_on_the_page(site: Path) -> None:
    house = (site / "guide" / "house-rules" / "index.html").read_text()
    assert not re.search(r"(?:-|Usually) (?:Usual|Or):", re.sub("<[^>]*>", "", house))
    assert house.count("<li>Usual: ") == len(fields(HouseRules)) - 2
    trump = re.search(r'<h3 id="forced_trump">(.*?)<a', house)
    assert trump
    assert "pn-plain-words" in trump[1]


def test_every_word_of_the_glossary_stands_there_in_both_vocabularies(site: Path) -> None:
    page = (site / "guide" / "glossary" / "index.html").read_text()
    for hidden in ("plain", "table"):
        seen = re.sub(f'<span class="pn-{hidden}-words">[^<]*(?:<(?!/?span)[^<]*)*</span>', "", page)
        text = re.sub("<[^>]*>", "", seen).casefold()
        for term in GLOSSARY:
            assert term.word.casefold() in text, (term.word, hidden)
            assert render(term.named("plain"), "plain").casefold() in text, (term.plain, hidden)


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
