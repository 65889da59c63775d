"""What the build writes: bare scripts, hashed names, heads with a policy, the list of what can be kept."""

import base64
import gzip
import hashlib
import json
import re
import subprocess
from pathlib import Path

import pytest

from site_build import runtime, sheet
from site_build.__main__ import main
from site_build.assets import STATIC, linked, write_assets
from site_build.minify import minified
from site_build.notebooks import folded, lighten
from site_build.offline import write_manifest, write_service_worker
from site_build.pages import SEARCH, policy, with_head
from site_build.runtime import FROM_PYODIDE, LOCK, MADE, CannotBuild
from site_build.search import beginning
from site_build.sheets import used_rules

ASSETS = {
    "screen.css": "live/screen.1.css",
    "live.css": "live/live.2.css",
    "screen.js": "live/screen.3.js",
    "live.js": "live/live.4.js",
}


@pytest.fixture
def made(tmp_path: Path) -> Path:
    """A stand-in for the runtime: what the build needs of it, without Pyodide."""
    folder = tmp_path / "runtime"
    folder.mkdir()
    for name in (*FROM_PYODIDE, *MADE):
        (folder / name).write_bytes(name.encode() * 10)
    (folder / LOCK).write_text('{"info": {"abi_version": "1", "python": "3"}, "packages": {"numpy": {}}}')
    return folder


# ---------------------------------------------------------------- scripts


def test_a_minified_script_is_the_same_program() -> None:
    text = """\
// top
const long_name = "http://x//y"; // why

/** Doc. */
export function twice(another) {
  return `// ${long_name}` + another + another;
}
"""
    short = minified(text)
    assert len(short) < 90
    said = f"{short}; console.log(twice(2))"
    done = subprocess.run(
        ["node", "--input-type=module"], input=said, capture_output=True, text=True, check=True
    )
    assert done.stdout == "// http://x//y22\n"


def test_a_script_with_a_fault_stops_the_build() -> None:
    with pytest.raises(CannotBuild, match="terser cannot read a script"):
        minified("const = 1")


def test_all_our_javascript_is_small(tmp_path: Path, made: Path) -> None:
    write_assets(tmp_path, made)
    write_service_worker(tmp_path)
    ours = [path for path in tmp_path.rglob("*.js") if not path.name.startswith("pyodide")]
    sizes = {path.name: len(gzip.compress(path.read_bytes(), 9)) for path in ours}
    assert len(sizes) == 4
    inline = len(gzip.compress(minified((STATIC / "words.js").read_text()).encode(), 9))
    assert sum(sizes.values()) + inline <= 8_000, sizes


def test_our_javascript_knows_nothing_of_the_game() -> None:
    text = " ".join(path.read_text().lower() for path in STATIC.glob("*.js"))
    words = set(re.findall(r"[a-z]+", text))
    assert not words & {
        "trump",
        "meld",
        "suit",
        "bid",
        "bidder",
        "trick",
        "spades",
        "hearts",
        "deck",
        "pinochles",
    }


def test_a_script_names_its_neighbours_by_hash(tmp_path: Path, made: Path) -> None:
    site = tmp_path / "site"
    site.mkdir()
    names = write_assets(site, made)
    for address in names.values():
        content = (site / address).read_bytes()
        assert hashlib.sha256(content).hexdigest()[:8] == address.split(".")[-2]
    worker = (site / names["worker.js"]).read_text()
    assert names["stdlib.pack"].removeprefix("live/") in worker
    assert str(sum((made / n).stat().st_size for n in ("pyodide.asm.wasm", *MADE))) in worker
    assert '{info:{abi_version:"1"},packages:{}}' in worker
    assert not list((site / "live").glob("*.mjs"))


def test_a_neighbour_that_is_not_there_stops_the_build() -> None:
    with pytest.raises(KeyError):
        linked('import "./gone.js"', {})


# ---------------------------------------------------------------- pages

PAGE = '<html><head><meta charset="utf-8"><title>x</title></head><body>{body}</body></html>'


def test_a_head_leads_to_the_root_of_the_site() -> None:
    text = with_head(PAGE.format(body='<div class="pinochle-screen"></div>'), "../../", ASSETS)
    addresses = re.findall(r'(?:href|src)="([^"]+)"', text)
    assert len(addresses) == 6
    assert all(address.startswith("../../") for address in addresses)
    assert "modulepreload" not in with_head(PAGE.format(body=""), "", ASSETS)


def test_the_words_chosen_are_shown_before_the_page_and_can_be_changed_in_its_header() -> None:
    text = with_head(PAGE.format(body=f"<header>{SEARCH}</header><p>x</p>"), "", ASSETS)
    assert text.count('role="switch"') == 1
    (inline,) = re.findall(r"<script>(.*?)</script>", text)
    assert "pinochleWords" in inline
    assert text.index(inline) < text.index("<link")
    assert base64.b64encode(hashlib.sha256(inline.encode()).digest()).decode() in text


def test_the_link_of_a_heading_to_itself_is_no_stop_of_the_tab_key() -> None:
    for link in ('<a class="headerlink" href="#a">', '<a class="anchor-link" href="#a">'):
        (tag,) = re.findall(
            r"<a [^>]*#a[^>]*>", with_head(PAGE.format(body=f"<h2>A{link}¶</a></h2>"), "", ASSETS)
        )
        assert 'tabindex="-1"' in tag


def test_a_page_that_names_its_own_root_is_believed() -> None:
    page = PAGE.format(body="").replace(
        "<title>", '<link rel="stylesheet" href="/sub/assets/stylesheets/main.css"><title>'
    )
    assert 'src="/sub/live/live.4.js"' in with_head(page, "", ASSETS)


def test_a_sheet_that_the_page_links_already_is_not_linked_twice() -> None:
    page = PAGE.format(body="").replace("<title>", '<link rel="stylesheet" href="../screen.css"><title>')
    text = with_head(page, "../", ASSETS)
    assert re.findall(r'href="[^"]*screen[^"]*css"', text) == ['href="../live/screen.1.css"']


def test_the_policy_allows_what_stands_in_the_page_and_no_more() -> None:
    script = "let a = '<b>';\n"
    said = policy(
        f'<script>{script}</script><script type="application/json">{{}}</script><p style="color: red">x</p>'
    )
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    assert f"script-src 'self' 'wasm-unsafe-eval' 'sha256-{digest}';" in said
    assert "unsafe-inline" not in said
    assert said.count("sha256-") == 2
    assert said.startswith("default-src 'none'")


def test_a_page_may_ask_its_own_site_and_nobody_else() -> None:
    assert policy("<p>x</p>").split("; ") == [
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "img-src 'self' data:",
        *(f"{what} 'self'" for what in ("font-src", "connect-src", "worker-src", "manifest-src")),
        *(f"{what} 'self'" for what in ("base-uri", "form-action")),  # these do not follow the default
    ]


def test_notebooks_share_their_sheets_and_ask_nobody_for_scripts(tmp_path: Path) -> None:
    style = "<style>" + ".jp-Notebook{color:red}" * 100 + ".jp-Gone{color:red}" * 100 + "</style>"
    outside = '<script src=""></script><script>window.MathJax</script><script type="module">mermaid</script>'
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "index.html").write_text(
            f'<div class="jp-Notebook">{style}{outside}<script>ours</script></div>'
        )
    assert lighten(tmp_path) == 2
    (sheet,) = (tmp_path / "live").iterdir()
    assert sheet.read_text() == ".jp-Notebook{color:red}" * 100
    text = (tmp_path / "a" / "index.html").read_text()
    assert re.sub(r"notebook\.\w{8}", "notebook.X", text) == (
        '<div class="jp-Notebook"><link rel="stylesheet" href="../live/notebook.X.css"><script>ours</script></div>'
    )


def cell(output: str) -> str:
    """A cell as nbconvert writes it."""
    code = '<div class="CodeMirror"><pre>f(1)</pre><div class="clipboard-copy-txt" id="c">f(1)</div>\n</div>\n</div>'
    editor = f'<div class="jp-CodeMirrorEditor jp-Editor">{code}'
    return f'<div class="jp-Cell-inputWrapper" tabindex="0">{editor}</div>{output}'


def test_code_is_folded_save_where_its_output_is_to_be_read() -> None:
    screen = '<div class="jp-OutputArea-output"><div class="pinochle-screen"></div></div>'
    text = folded(cell("") + cell(screen) + cell('<div class="jp-OutputArea-output">300</div>'))
    assert re.findall(r"<details[^>]*>", text) == ['<details class="pn-code">'] * 2 + [
        '<details class="pn-code" open>'
    ]
    assert text.count("</div></details></div>") == text.count("<summary>Python</summary>") == 3
    assert "tabindex" not in text


@pytest.mark.parametrize(
    ("sheet", "left"),
    [
        ('@charset "UTF-8";.a{x:1}.b{x:1}', '@charset "UTF-8";.a{x:1}'),
        (".b,.a .c{x:1}", ".b,.a .c{x:1}"),
        (".b .a{x:1}p{x:1}", "p{x:1}"),
        ("p:not(.b,.d){x:1}", "p:not(.b,.d){x:1}"),
        ("@media print{.b{x:1}.a{x:1}}@media print{.b{x:1}}", "@media print{.a{x:1}}"),
        (
            "@font-face{x:1}/* .b{ */@keyframes k{from{x:1}to{x:2}}",
            "@font-face{x:1}@keyframes k{from{x:1}to{x:2}}",
        ),
        (".a :root{--x:1}:root{--y:1}", ":root{--y:1}"),
        (".a{x:1", ".a{x:1}"),
    ],
)
def test_rules_that_nothing_needs_are_left_out(sheet: str, left: str) -> None:
    assert used_rules(sheet, {"a", "c"}) == left


def test_what_is_found_by_search_is_the_beginning_and_stays_text() -> None:
    assert beginning("<p>Ace &amp; <b>ten</b> &lt;img&gt;</p>") == "Ace &amp; ten &lt;img&gt;"
    assert beginning("<p>" + "word " * 1000).count("word") == 80


def test_without_a_browser_the_sheet_has_no_links_to_files_that_are_not_there(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sheet, "find_chromium", lambda: None)
    (tmp_path / "cheat-sheet").mkdir()
    page = tmp_path / "cheat-sheet" / "index.html"
    page.write_text(f'{sheet.HIDDEN_LINKS}<a href="../{sheet.file_name("A4")}">A4</a></p>')
    assert not sheet.print_sheet(tmp_path)
    assert sheet.HIDDEN_LINKS in page.read_text()
    assert not list(tmp_path.glob("*.pdf"))


def test_the_sheet_of_the_guide_has_the_links_that_the_build_shows() -> None:
    text = (runtime.ROOT / "docs" / "cheat-sheet.md").read_text(encoding="utf-8")
    assert sheet.HIDDEN_LINKS in text
    assert all(f"../{sheet.file_name(size)}" in text for size in sheet.SIZES)


# ---------------------------------------------------------------- keeping


def test_the_list_names_every_file_as_a_browser_asks_for_it(tmp_path: Path) -> None:
    (tmp_path / "live").mkdir()
    (tmp_path / "learn").mkdir()
    for name in ("index.html", "learn/index.html", "404.html", "live/a.js", "live/a.js.map"):
        (tmp_path / name).write_text(name)
    write_manifest(tmp_path)
    write_service_worker(tmp_path)
    listed = json.loads((tmp_path / "offline.json").read_text())
    assert {"", "learn/", "live/a.js", "manifest.webmanifest", "live/icon-512.png"} <= set(listed)
    assert not {"404.html", "sw.js", "offline.json", "live/a.js.map", "index.html"} & set(listed)
    manifest = json.loads((tmp_path / "manifest.webmanifest").read_text())
    assert all((tmp_path / icon["src"]).is_file() for icon in manifest["icons"])


def test_a_changed_page_makes_another_service_worker(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("one")
    write_service_worker(tmp_path)
    first = (tmp_path / "sw.js").read_text()
    write_service_worker(tmp_path)
    assert (tmp_path / "sw.js").read_text() == first
    (tmp_path / "index.html").write_text("two")
    write_service_worker(tmp_path)
    assert (tmp_path / "sw.js").read_text() != first


def test_asked_for_help_the_build_builds_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("site_build.__main__.runtime", lambda: pytest.fail("it builds"))
    for asked, status in (("--help", 0), ("--hlep", 2), ("build", 2)):
        with pytest.raises(SystemExit) as end:
            main([asked])
        assert end.value.code == status
    assert "into build/site" in capsys.readouterr().out


def test_a_machine_without_npm_is_told_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(CannotBuild, match="needs node, which this machine does not have"):
        runtime.installed()
