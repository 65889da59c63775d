"""What `inside.mjs` calls in Pyodide when the site is built. It imports nothing by itself: see `build`."""


def build(root: str, out: str) -> None:
    """Write `stdlib.pack`, what Python starts with, and `pinochle.pack`, all the rest, into the folder `out`."""
    from pathlib import Path

    from site_build import methods

    kept = methods.kept()
    from site_build.exercise import needed, our_sources

    names = needed(Path(root))
    # Only now, since what these import is not needed by the site.
    from site_build.packing import first, library_sources, others

    sources = library_sources(names)
    ours = our_sources(Path(root)) | {
        "start.py": Path(root, "site_build", "start.py").read_text(encoding="utf-8")
    }
    Path(out, "stdlib.pack").write_bytes(first(sources))
    Path(out, "pinochle.pack").write_bytes(others(sources | ours, {"methods.py": methods.module(kept)}))
