"""Names that only a checker of types reads. Dataclasses ask for one of them: which fields are the class's own."""

from collections.abc import Callable


class _Kind:
    """Any, Self, Literal["a", "b"]: whatever stands in its brackets or beside it."""

    def __init__(self, *_: object, **__: object) -> None: ...

    def __getitem__(self, _: object) -> "_Kind":
        return self

    def __or__(self, _: object) -> "_Kind":
        return self

    __ror__ = __or__


class Protocol:
    """A base that adds nothing."""

    def __class_getitem__(cls, _: object) -> type:
        return cls


TYPE_CHECKING = False
Any, ClassVar, Literal, NoReturn, Self, TypeAlias = (_Kind() for _ in range(6))
Generic, TypeVar = Protocol, _Kind


def cast(_: object, value: object) -> object:
    return value


def dataclass_transform(**_: object) -> Callable[[type], type]:
    return lambda made: made


def get_origin(_: object) -> None: ...


def assert_never(value: object) -> None:
    raise AssertionError(f"not expected: {value!r}")
