"""As it asks for it by this name too."""

from _pyodide._base import eval_code

__all__ = ["eval_code"]
