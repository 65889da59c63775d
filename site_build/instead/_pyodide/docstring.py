"""Nobody reads the documentation of Pyodide's core in a page."""


def get_cmeth_docstring(_method: object) -> str:
    return ""
