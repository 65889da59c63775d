"""Text as markup, without the names of two thousand characters."""

_WRITTEN = {"&": "&amp;", "<": "&lt;", ">": "&gt;"}
_PLAIN = str.maketrans(_WRITTEN)
_QUOTED = str.maketrans(_WRITTEN | {'"': "&quot;", "'": "&#x27;"})


def escape(text: str, quote: bool = True) -> str:
    return text.translate(_QUOTED if quote else _PLAIN)
