"""Pyodide's core without what a page never asks of it: what is left fits together, and all that is used is left."""

import json
import re
from pathlib import Path

import pytest

from site_build.core import lean_module, lean_script
from site_build.runtime import CORE, installed, run
from tests.npm import or_skip

SCRIPT = """\
async function _createPyodideModule(moduleArg={}){var _first,_second,_third;function assign(wasmExports){\
_first=Module["_first"]=wasmExports["first"];_second=Module["_second"]=wasmExports["second"];\
_third=Module["_third"]=wasmExports["third"];memory=wasmExports["memory"]}\
LDSO.init();loadDylibs();updateMemoryViews();return _second()}
export default _createPyodideModule;
"""


@pytest.fixture(scope="module")
def core() -> tuple[str, bytes, str, bytes]:
    """Script and module as they come, and lean."""
    with or_skip():
        package = installed()
    script, module = (package / CORE[0]).read_text(encoding="utf-8"), (package / CORE[1]).read_bytes()
    lean = lean_script(script)
    return script, module, lean, lean_module(module, lean)


def test_what_is_not_used_is_not_named() -> None:
    lean = lean_script(SCRIPT)
    assert not re.search("first|third", lean)
    assert 'wasmExports["second"]' in lean
    assert "var _second;" in lean
    assert 'wasmExports["memory"]' in lean
    assert "loadDylibs" not in lean
    assert lean.startswith("export default (async function _createPyodideModule(")
    assert lean.endswith("return _second()});\n")


def test_another_core_stops_the_build() -> None:
    with pytest.raises(ValueError, match="not enough values"):
        lean_script(SCRIPT.replace("LDSO.init()", "LDSO.start()"))


@pytest.mark.slow
def test_every_name_that_the_script_uses_is_still_declared(core: tuple[str, bytes, str, bytes]) -> None:
    whole, _, lean, _ = core
    assert len(lean) < 0.7 * len(whole)
    words = set(re.findall(r"[\w$]+", lean))
    gone = set(re.findall(r'(\w+)=Module\["\1"\]=wasmExports', whole)) - set(
        re.findall(r'(\w+)=Module\["\1"\]=wasmExports', lean)
    )
    assert len(gone) > 4000
    assert not gone & words


@pytest.mark.slow
def test_the_module_is_sound_and_exports_what_the_script_names(
    core: tuple[str, bytes, str, bytes], tmp_path: Path
) -> None:
    _, whole, lean, module = core
    (tmp_path / "whole.wasm").write_bytes(whole)
    (tmp_path / "lean.wasm").write_bytes(module)
    look = (
        "const { readFileSync } = require('node:fs');"
        "const read = (name) => new WebAssembly.Module(readFileSync(name));"
        "const [whole, lean] = process.argv.slice(1).map(read);"
        "const all = WebAssembly.Module.exports(whole).map((e) => `${e.kind} ${e.name}`);"
        "const left = WebAssembly.Module.exports(lean).map((e) => `${e.kind} ${e.name}`);"
        "console.log(JSON.stringify([all, left]))"
    )
    files = [str(tmp_path / "whole.wasm"), str(tmp_path / "lean.wasm")]
    everything, left = map(
        set, json.loads(run(["node", "-e", look, *files], "node could not read the module"))
    )
    assert left < everything
    named = set(re.findall(r'wasmExports\["([^"]+)"\]', lean))
    assert {name.split(" ")[1] for name in left} >= named & {name.split(" ")[1] for name in everything}
    assert len(left) < 0.1 * len(everything)
