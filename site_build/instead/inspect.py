"""What the making of dataclasses, and Pyodide's core, ask about functions. Python's own reads sources and bytecode."""

from collections.abc import Callable


def unwrap(function: Callable[..., object]) -> Callable[..., object]:
    """What a decorator has kept of the function it replaced, if anything."""
    while hasattr(function, "__wrapped__"):
        function = function.__wrapped__
    return function


def iscoroutinefunction(_function: object) -> bool:
    """No function of ours waits."""
    return False


def signature(_function: object, **_: object) -> None:
    """For the documentation of a dataclass, which does without if there is none."""
    raise TypeError
