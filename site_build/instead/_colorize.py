"""No terminal, no colours: what a traceback asks for. Python's own makes some thirty dataclasses of colours."""


class _Plain:
    """A theme, and each part of it."""

    def __getattr__(self, part: str) -> object:
        return "" if part != "traceback" else self


def can_colorize(*, file: object = None) -> bool:
    """No."""
    return False


def get_theme(**_: bool) -> _Plain:
    """The same for everybody."""
    return _Plain()
