"""`make mutants`: change the rules in many small ways (mutmut) and demand that a test notices each.

The exit status is 1 when a change survives that `equivalent.toml` does not list with a reason, or when
that list names a change that no longer survives.
"""

import shutil
import subprocess
import sys
from pathlib import Path

from tests.mutants import survivors

LISTED = Path(__file__).with_name("equivalent.toml")
FOLDER = Path("mutants")


def main() -> int:
    listed = survivors.read_equivalent(LISTED.read_text())
    shutil.rmtree(FOLDER, ignore_errors=True)
    ran = subprocess.run([sys.executable, "-m", "mutmut", "run", "--max-children", "2"], check=False)
    if ran.returncode:
        return ran.returncode
    changes = [survivors.change(name) for name in survivors.undetected(FOLDER)]
    unnoticed, stale = survivors.judge(changes, listed)
    for one in unnoticed:
        print(f"not noticed by any test: {one}")
    for one in stale:
        print(f"listed as equivalent, but does not survive: {one}")
    print(
        f"{survivors.total(FOLDER)} changes, {len(changes)} not noticed, {len(listed)} listed as equivalent"
    )
    return 1 if unnoticed or stale or not survivors.total(FOLDER) else 0


if __name__ == "__main__":
    sys.exit(main())
