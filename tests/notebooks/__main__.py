"""`make outputs`: run the notebooks named (or all of them) and store what they print."""

import sys
from pathlib import Path

import nbformat

from tests.notebooks import notebooks

for path in [Path(name) for name in sys.argv[1:]] or notebooks.ALL:
    nbformat.write(notebooks.run(path), path)
    print(path)
