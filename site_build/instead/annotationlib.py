"""Annotations as they are written, which ours stay: every module of ours begins with the future import that says so."""


class Format:
    """Only the first is asked for."""

    FORWARDREF = STRING = VALUE = 1


def get_annotations(owner: object, *, format: int = Format.VALUE) -> dict[str, object]:
    """Those of a class, without those of its bases."""
    return dict(getattr(owner, "__annotations__", {}))
