"""What a device can keep: the app's manifest and icons, the list of all files, and the service worker."""

from __future__ import annotations

import hashlib
import json
import shutil
from typing import TYPE_CHECKING

from site_build.assets import STATIC
from site_build.minify import minified
from site_build.runtime import ROOT

if TYPE_CHECKING:
    from pathlib import Path

ICONS = ROOT / "site_build" / "icons"
LIST = "offline.json"
NOT_KEPT = frozenset(
    {LIST, "sw.js", "404.html", "sitemap.xml", "sitemap.xml.gz", "robots.txt", "CNAME", ".nojekyll"}
)

MANIFEST = {
    "name": "Learn Pinochle",
    "short_name": "Pinochle",
    "description": "The game of pinochle, taught and played in the page.",
    "start_url": "./",
    "scope": "./",
    "id": "./",
    "display": "standalone",
    "background_color": "#ffffff",
    "theme_color": "#27836d",
    "icons": [
        {"src": "live/icon-192.png", "sizes": "192x192", "type": "image/png"},
        {"src": "live/icon-512.png", "sizes": "512x512", "type": "image/png", "purpose": "any"},
        {"src": "live/icon-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
        {"src": "live/icon.svg", "sizes": "any", "type": "image/svg+xml"},
    ],
}


def write_manifest(site: Path) -> None:
    """Write `manifest.webmanifest` and its icons."""
    (site / "manifest.webmanifest").write_text(json.dumps(MANIFEST, indent=1) + "\n", encoding="utf-8")
    for icon in ICONS.glob("icon*"):
        shutil.copyfile(icon, site / "live" / icon.name)


def write_service_worker(site: Path) -> int:
    """Write `offline.json` and `sw.js`, once every other file is there; how many files can be kept."""
    files = {_address(path, site): _hash(path) for path in sorted(site.rglob("*")) if _kept(path, site)}
    listed = json.dumps(files, indent=0, sort_keys=True)
    (site / LIST).write_text(listed, encoding="utf-8")
    script = minified((STATIC / "sw.js").read_text(encoding="utf-8"))
    build = hashlib.sha256((script + listed).encode()).hexdigest()[:12]
    (site / "sw.js").write_text(script.replace('"unbuilt"', f'"{build}"'), encoding="utf-8")
    return len(files)


def _kept(path: Path, site: Path) -> bool:
    return path.is_file() and path.relative_to(site).as_posix() not in NOT_KEPT and path.suffix != ".map"


def _address(path: Path, site: Path) -> str:
    """As a browser asks for it: `learn/` for `learn/index.html`."""
    place = path.relative_to(site).as_posix()
    return place[: -len("index.html")] if path.name == "index.html" else place


def _hash(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:12]
