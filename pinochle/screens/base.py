"""What a screen is, and how the untrusted things it is given are read.

A *screen* is a frozen value: ``html()`` is all a person sees, ``handle(intent)`` is the next value. The
host (``screens.host``; in a notebook ``pinochle.widgets``, on the site ``pinochle.live``) carries intents
in and HTML out. A screen in short::

    @dataclass(frozen=True)
    class Counter(Screen):
        kind: ClassVar[str] = "counter"
        count: int = 0

        def html(self) -> Html:
            return button(f"Count: {self.count}", {"do": "add", "at": self.count}, key="add")

        def handle(self, intent: Intent) -> Self:
            if intent.do != "add":
                raise intent.unknown()
            return replace(self, count=self.count + 1) if intent.number("at") == self.count else self

        def spec(self) -> dict[str, Json]:
            return {"count": self.count}

        @classmethod
        def from_spec(cls, spec: Fields) -> Self:
            return cls(spec.number("count", 0))

        def status(self) -> str:
            return f"The count is {self.count}."

Rules a screen keeps: intents name things, never positions, and carry what they assume (``at``); ``handle``
raises ``InputError`` or a ``PinochleError`` for what it does not know or what no longer holds, and the host
then shows the sentence and keeps the screen; time and chance come from the intent (``now``, ``seed``).
``from_spec(Fields({}))`` gives the screen as it first stands. ``html()`` is built with ``screens.html``
and ``screens.faces``; add the class to ``screens.registry`` and the tests walk it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, ClassVar, Protocol, Self, TypeAlias, TypeVar

if TYPE_CHECKING:
    from pinochle.screens.html import Html

Json: TypeAlias = bool | int | float | str | list["Json"] | dict[str, "Json"] | None
Name = TypeVar("Name", bound=str)

LONGEST_TEXT = 4000
DEEPEST = 12
BIGGEST = 10**15  # what a JavaScript number still holds exactly
_UNREADABLE = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff]")


class InputError(ValueError):
    """An intent, a link or a saved state that cannot be read. Its text is one sentence for the person."""


@dataclass(frozen=True)
class Fields:
    """A JSON object from outside, read field by field: each reader checks and raises InputError.

    ``default`` answers for a field that is missing; without one a missing field is bad input.
    """

    values: Mapping[str, Json] = field(default_factory=dict)

    def string(self, name: str, default: str | None = None, longest: int = LONGEST_TEXT) -> str:
        """Text, without control characters and at most ``longest`` letters long."""
        value = self.values.get(name, default)
        if not isinstance(value, str):
            raise self.bad(name, "a text")
        if len(value) > longest:
            raise InputError(f"That text is too long: {longest} letters is the most that fits here.")
        return _UNREADABLE.sub("", value)

    def choice(self, name: str, options: tuple[Name, ...], default: Name | None = None) -> Name:
        """One of ``options``."""
        value = self.values.get(name, default)
        for option in options:
            if option == value:
                return option
        raise self.bad(name, f"one of {', '.join(options)}")

    def number(self, name: str, default: int | None = None, low: int = -BIGGEST, high: int = BIGGEST) -> int:
        """A whole number from ``low`` to ``high``."""
        value = self.values.get(name, default)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.bad(name, f"a whole number from {low} to {high}")
        return value

    def flag(self, name: str, default: bool | None = None) -> bool:
        """True or false."""
        value = self.values.get(name, default)
        if not isinstance(value, bool):
            raise self.bad(name, "true or false")
        return value

    def strings(self, name: str, default: tuple[str, ...] | None = None) -> tuple[str, ...]:
        """Several texts."""
        value = self.values.get(name, default)
        if not isinstance(value, list | tuple) or len(value) > LONGEST_TEXT:
            raise self.bad(name, "a list of texts")
        return tuple(Fields({name: item}).string(name) for item in value)

    def fields(self, name: str) -> Fields:
        """An object inside this one; empty where it is missing."""
        return read_fields(self.values.get(name, {}), name)

    def bad(self, name: str, wanted: str) -> InputError:
        """The error for a field that is not what was wanted."""
        return InputError(f"“{name}” should be {wanted}.")


@dataclass(frozen=True)
class Intent(Fields):
    """What a person (or a timer) asks of a screen: ``do`` and the other fields of ``data-intent``.

    The host adds ``now`` (milliseconds since 1970) and ``entropy`` (random hexadecimal digits).
    """

    do: str = field(kw_only=True)
    now: int = field(default=0, kw_only=True)
    entropy: str = field(default="0", kw_only=True)

    @classmethod
    def of(cls, do: str, *, now: int = 0, entropy: str = "0", **values: Json) -> Self:
        """An intent as a test or another screen writes it: ``Intent.of("play", card="QS", at=14)``."""
        return cls(values, do=do, now=now, entropy=entropy)

    @classmethod
    def read(cls, raw: object, *, now: int, entropy: str) -> Self:
        """An intent from the wire. Raises InputError."""
        values = dict(read_fields(raw, "intent").values)
        do = Fields({"do": values.pop("do", None)}).string("do")
        return cls(MappingProxyType(values), do=do, now=now, entropy=entropy)

    @property
    def text(self) -> str:
        """What stands in the text field that sent the intent; empty for a button."""
        return self.string("text", "")

    @property
    def seed(self) -> int:
        """The entropy as a number, for ``random.Random``."""
        return int(self.entropy, 16)

    def unknown(self) -> InputError:
        """The error for a ``do`` that the screen does not have."""
        return InputError(f"There is no “{self.do[:40]}” here.")


class Screen(Protocol):
    """What the hosts need of a screen. Subclass it, so that the methods with a default come with it."""

    kind: ClassVar[str]
    """The name in ``screens.registry`` and in ``data-kind``: ``"meld-explorer"``."""
    version: ClassVar[int] = 1
    """Raise it when an older ``spec`` can no longer be read: such a save is then set aside."""
    links: ClassVar[frozenset[str]] = frozenset()
    """Parameters of the page's address that the screen reads, sent as ``Intent.of("link", hand=...)``."""
    waits: ClassVar[bool] = False
    """Whether ``static`` is long to read: it is not taken from under its reader until a button in it is pressed."""

    def html(self) -> Html:
        """All a person sees. Pure; escaped by construction (``screens.html``)."""
        ...

    def static(self) -> Html:
        """What a page shows that has no Python (yet); as ``html`` unless a screen has more to show there."""
        return self.html()

    def handle(self, intent: Intent) -> Self:
        """The next screen. Pure. Raises InputError or PinochleError; the screen then stays as it is."""
        ...

    def spec(self) -> dict[str, Json]:
        """JSON from which ``from_spec`` rebuilds the screen."""
        ...

    @classmethod
    def from_spec(cls, spec: Fields) -> Self:
        """The screen from an untrusted spec; an empty one gives it as it first stands. Raises InputError."""
        ...

    def status(self) -> str:
        """One sentence for the polite live region."""
        ...

    def state(self) -> Json:
        """What the next cell of a notebook may use: the hand, the answers, the record."""
        return self.spec()

    def keep(self) -> Mapping[str, Json]:
        """Entries for the store that all screens share (``screens.store``), as this screen now has them.

        The host writes those that an intent has changed, with the time.
        """
        return {}

    def with_store(self, entries: Mapping[str, Json]) -> Self:
        """The screen, knowing what the shared store holds: at the start and when another screen wrote."""
        return self


def digits(text: str, most: int) -> int | None:
    """A whole number of at most so many figures; None for any other text."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= most else None


def read_fields(raw: object, name: str = "state") -> Fields:
    """A JSON object from outside, checked to be JSON of reasonable depth. Raises InputError."""
    if not isinstance(raw, dict) or not is_json(raw, DEEPEST):
        raise InputError(f"The {name} is not a readable object.")
    return Fields(MappingProxyType(raw))


def is_json(value: object, depth: int = DEEPEST) -> bool:
    """Whether this is JSON, and nested no deeper than ``depth``."""
    if isinstance(value, dict):
        return depth > 0 and all(isinstance(k, str) and is_json(v, depth - 1) for k, v in value.items())
    if isinstance(value, list):
        return depth > 0 and all(is_json(item, depth - 1) for item in value)
    return value is None or isinstance(value, bool | int | float | str)
