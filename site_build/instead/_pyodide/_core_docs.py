"""The core takes its documentation from here and gets none. Two kinds of errors it raises."""


class ConversionError(Exception): ...


class InternalError(Exception): ...


class _JsProxyMetaClass(type): ...


_instantiate_token = object()


class _Undescribed:
    """A class whose methods have nothing to say."""

    def __init__(self, _token: object) -> None: ...

    def __getattr__(self, method: str) -> None: ...


def __getattr__(name: str) -> type:
    if name.startswith("__"):
        raise AttributeError(name)
    return _Undescribed
