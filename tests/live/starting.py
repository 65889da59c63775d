"""How the worker of a page starts. Runs in Pyodide on the library that the site ships, before any of our modules."""

import dataclasses
import json
import marshal
from types import CodeType


def bare(code: CodeType) -> tuple[object, ...]:
    """What a piece of code does, without the numbers of its lines."""
    inner = tuple(bare(part) if isinstance(part, CodeType) else part for part in code.co_consts)
    return code.co_code, code.co_names, code.co_varnames, code.co_freevars, inner


def compiled_late() -> str:
    """What dataclasses write that the site does not hold compiled, and what it holds otherwise than Python would."""
    import methods

    missed = []

    class Watched(dict):
        def get(self, text, default=None):
            if text not in self:
                missed.append(text)
            return super().get(text, default)

    methods.METHODS = Watched(methods.METHODS)
    import start  # imports all that the first screen needs

    from site_build.exercise import use_everything

    use_everything(20, 3)
    assert start.ready is dataclasses.exec
    other = [
        text
        for text, code in methods.METHODS.items()
        if bare(marshal.loads(code)) != bare(compile(text, "", "exec"))
    ]
    return json.dumps(missed + other)
