"""What `inside.mjs` calls in Pyodide when the site is built. It imports nothing by itself: see `build`."""


def build(root: str, out: str) -> None:
    """Write `stdlib.pack` and `pinochle.pack` (a zip, gzipped) into the folder `out`."""
    from pathlib import Path

    from site_build import methods

    kept = methods.kept()
    from site_build.exercise import needed, our_sources

    names = needed(Path(root))
    # Only now, since what these import is not needed by the site.
    from site_build.packing import archive, library_sources

    ours = {
        **our_sources(Path(root)),
        "start.py": Path(root, "site_build", "start.py").read_text(encoding="utf-8"),
    }
    Path(out, "stdlib.pack").write_bytes(archive(library_sources(names)))
    Path(out, "pinochle.pack").write_bytes(archive(ours, {"methods.py": methods.module(kept)}))
