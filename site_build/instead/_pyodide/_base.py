"""Run a few lines, and find a module, for JavaScript."""

from importlib import import_module as pyimport_impl

__all__ = ["eval_code", "pyimport_impl"]


def eval_code(source: str, names: dict[str, object] | None = None, **_: object) -> object:
    """The value of what comes last, after a semicolon or alone."""
    *before, last = source.split(";")
    names = {} if names is None else names
    exec(";".join(before), names)
    return eval(last.strip(), names)
