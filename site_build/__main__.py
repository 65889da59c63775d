"""`python -m site_build`: the whole site into `build/site`. `python -m site_build serve`: serve it on this machine."""

from __future__ import annotations

import subprocess
import sys
from argparse import ArgumentParser
from typing import TYPE_CHECKING

from site_build.runtime import ROOT, CannotBuild, runtime

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

SITE = ROOT / "build" / "site"


def main(arguments: Sequence[str]) -> int:
    """Build or serve; the exit status."""
    if arguments[:1] == ["serve"]:
        from site_build.serve import serve

        return serve(SITE, arguments[1:])
    ArgumentParser(
        prog="python -m site_build",
        description="Build the whole site into build/site; takes about a minute.",
        epilog="With serve as the first word: serve it on this machine (serve --help tells how).",
    ).parse_args(arguments)
    try:
        made = runtime()
    except CannotBuild as problem:
        print(problem, file=sys.stderr)
        return 2
    written = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--clean"], cwd=ROOT, check=False
    )
    if written.returncode == 0:
        print(f"{make_live(SITE, made)} pages in {SITE.relative_to(ROOT)}")
    return written.returncode


def make_live(site: Path, made: Path) -> int:
    """Complete a folder of pages: `live/`, the heads, what can be kept. The number of pages."""
    from site_build.assets import write_assets
    from site_build.notebooks import lighten
    from site_build.offline import write_manifest, write_service_worker
    from site_build.pages import write_heads
    from site_build.search import shorten
    from site_build.sheet import print_sheet

    lighten(site)
    shorten(site)
    pages = write_heads(site, write_assets(site, made))
    if not print_sheet(site) and (site / "cheat-sheet").exists():
        print("No Chromium here: the cheat sheet is left without its PDF files.", file=sys.stderr)
    write_manifest(site)
    write_service_worker(site)
    return pages


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
