"""What a reason is: a frozen value with one catalogue entry, and how it is explained to a person."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import FrozenInstanceError, dataclass
from functools import cached_property
from types import MappingProxyType
from typing import ClassVar, dataclass_transform

from pinochle.reasons.words import Words, render


@dataclass(frozen=True, slots=True)
class Example:
    """A situation in words (a template), and one Python expression over the package that yields the reason."""

    situation: str
    code: str

    def __str__(self) -> str:
        return self.situation


@dataclass(frozen=True, slots=True)
class Entry:
    """One catalogue entry: templates (see ``reasons.words``), a link into the guide, an example."""

    title: str
    says: str
    why: str
    rule: str
    example: Example


@dataclass(frozen=True)
class Explanation:
    """A reason in words: what it is called, what it says here, why the rule exists, where it stands.

    Each is put into words when it is asked for; most who ask want one sentence.
    """

    reason: Reason
    words: Words
    scale: int

    @property
    def code(self) -> str:
        """The reason's code: ``must-follow``."""
        return self.reason.code

    @cached_property
    def title(self) -> str:
        """What the reason is called."""
        return self._render(self.reason.entry.title)

    @cached_property
    def says(self) -> str:
        """What it says in this case."""
        return self._render(self.reason.entry.says)

    @cached_property
    def why(self) -> str:
        """Why the rule exists."""
        return self._render(self.reason.entry.why)

    @property
    def rule(self) -> str:
        """Where in the guide the rule stands."""
        return self.reason.entry.rule

    @property
    def example(self) -> Example:
        """A situation in which it is said."""
        example = self.reason.entry.example
        return Example(self._render(example.situation), example.code)

    def __str__(self) -> str:
        return self.says

    def _render(self, template: str) -> str:
        return render(template, self.words, self.scale, self._values, sentence_case=True)

    @cached_property
    def _values(self) -> dict[str, object]:
        """The fields of the reason by name; one that is a reason itself as its sentence."""
        return {
            name: explain(value, self.words, self.scale).says if isinstance(value, Reason) else value
            for name, value in self.reason.values().items()
        }


_CATALOGUE: dict[str, type[Reason]] = {}


@dataclass_transform(frozen_default=True)
class Reason:
    """The base of every reason. A subclass holds the cards, suits and numbers of the case, never sentences.

    Subclasses name their ``entry``; defining one puts it in the catalogue under its code,
    which is the class name in kebab case (``NotAPinochle`` is ``not-a-pinochle``). A subclass is used like a
    frozen dataclass, but nothing is generated for it: with so many of them that was half of the time it takes
    to import the package in a browser.
    """

    entry: ClassVar[Entry]
    code: ClassVar[str]
    __match_args__: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.__match_args__ = (*cls.__match_args__, *cls.__annotations__)  # type: ignore[misc]  # mypy's is final
        cls.code = re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()
        _CATALOGUE[cls.code] = cls

    def __init__(self, *given: object, **named: object) -> None:
        wanted = self.__match_args__
        values = dict(zip(wanted, given, strict=False))
        unknown = [name for name in named if name not in wanted or name in values]
        values |= named
        missing = [name for name in wanted if name not in values and not hasattr(type(self), name)]
        if len(given) > len(wanted) or unknown or missing:
            raise TypeError(f"{type(self).__name__} takes {wanted}, not {given} and {named}")
        self.__dict__.update({name: values.get(name, getattr(type(self), name, None)) for name in wanted})

    def __setattr__(self, name: str, value: object) -> None:
        raise FrozenInstanceError(f"cannot assign to {name!r}: a reason does not change")

    def __eq__(self, other: object) -> bool:
        return self.__dict__ == other.__dict__ if type(self) is type(other) else NotImplemented

    def __hash__(self) -> int:
        return hash((self.code, *self.__dict__.values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self.__dict__.items())})"

    def values(self) -> dict[str, object]:
        """The fields by name, as the templates use them."""
        return dict(self.__dict__)

    def __str__(self) -> str:
        return explain(self).says


def catalogue() -> Mapping[str, type[Reason]]:
    """Every reason by its code, in the order of the topics."""
    return MappingProxyType(_CATALOGUE)


def explain(reason: Reason, words: Words = "table", scale: int = 10) -> Explanation:
    """``reason`` in words.

    ``words`` is ``"table"`` (trick, trump, meld) or ``"plain"`` (round, strongest suit, combinations);
    ``scale`` is 10, or 1 for tables that drop the last zero of every number of points.
    Raises ValueError for other words.
    """
    if words not in ("table", "plain"):
        raise ValueError(f"words are 'table' or 'plain', not {words!r}")
    return Explanation(reason, words, scale)
