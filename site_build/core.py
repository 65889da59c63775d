"""Pyodide's core without what a page never asks of it: a third of its JavaScript, and the names for it in WebAssembly.

The core exports every function of Python's, so that libraries written in C could be loaded later. The site loads
none. Its JavaScript names some 4,500 of them and uses 150; only those stay, in either file.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

_TAKEN = re.compile(r'(?<=[{;])(\w+)=Module\["\1"\]=wasmExports\["[^"]+"\];')
"""`_name=Module["_name"]=wasmExports["name"];`"""
_NAMED = re.compile(r'wasmExports(?:\["([^"]+)"\]|\.(\w+))')
_WORD = re.compile(r"[\w$]+")
_BEGIN, _END = "async function _createPyodideModule(", "export default _createPyodideModule;"
_LINKING = "LDSO.init();loadDylibs();updateMemoryViews()"
ALWAYS = frozenset({"main", "__main_argc_argv"})
"""Looked up by names put together."""
EXPORTS = 7
"""The number of that section in a WebAssembly file."""


def lean_script(script: str) -> str:
    """The core's JavaScript, naming only what it uses."""
    count = Counter(_WORD.findall(script))
    # Declared once, and twice in the taking itself.
    unused = {name for name in _TAKEN.findall(script) if count[name] == 3}
    script = _TAKEN.sub(lambda taken: "" if taken[1] in unused else taken[0], script)
    script = re.sub(r"\b(\w+),", lambda word: "" if word[1] in unused else word[0], script)
    script = re.sub(r",(\w+);", lambda word: ";" if word[1] in unused else word[0], script)
    # Some 280 functions of OpenGL would each get an adapter, in case Python draws with them.
    before, after = script.split(_LINKING)
    script = before + _LINKING.replace("loadDylibs();", "") + after
    # In brackets, a function is compiled at once: it would be read twice otherwise.
    start, end = script.index(_BEGIN), script.rindex(_END)
    return f"{script[:start]}export default ({script[start:end].rstrip()});\n"


def lean_module(module: bytes, script: str) -> bytes:
    """The core's WebAssembly, exporting only what that JavaScript names."""
    kept = ALWAYS | {quoted or plain for quoted, plain in _NAMED.findall(script)}
    sections = [module[:8]]
    for number, whole in _sections(module):
        exports = [entry for name, entry in _exports(whole) if name in kept] if number == EXPORTS else []
        content = _size(len(exports)) + b"".join(exports) if number == EXPORTS else whole
        sections += [bytes([number]), _size(len(content)), content]
    return b"".join(sections)


def _sections(module: bytes) -> Iterator[tuple[int, bytes]]:
    at = 8
    while at < len(module):
        length, begin = _read(module, at + 1)
        yield module[at], module[begin : begin + length]
        at = begin + length


def _exports(content: bytes) -> Iterator[tuple[str, bytes]]:
    """Each name with the whole entry: name, kind, index."""
    count, at = _read(content, 0)
    for _ in range(count):
        length, begin = _read(content, at)
        _, end = _read(content, begin + length + 1)
        yield content[begin : begin + length].decode(), content[at:end]
        at = end


def _read(data: bytes, at: int) -> tuple[int, int]:
    """A number as WebAssembly writes it, seven bits a byte, and where it ends."""
    value = shift = 0
    while True:
        value |= (data[at] & 127) << shift
        shift, at = shift + 7, at + 1
        if data[at - 1] < 128:
            return value, at


def _size(value: int) -> bytes:
    """A number as WebAssembly writes it."""
    low = bytearray()
    while value > 127:
        low.append(value & 127 | 128)
        value >>= 7
    return bytes([*low, value])
