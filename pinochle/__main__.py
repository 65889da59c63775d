"""``python -m pinochle`` is the command ``pinochle``."""

import sys

from pinochle.cli import main

if __name__ == "__main__":
    sys.exit(main())
