"""A server for this machine that answers as a good host would: compressed, with cache headers, from this site only.

It can serve below a path (`--under /pinochle/`) and slowly (`--mbit 10`), to try what readers get.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import mimetypes
import re
import socket
import sys
import threading
import time
from contextlib import contextmanager, suppress
from functools import cache
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote, urlsplit

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".pack": "application/octet-stream",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}
NEVER_CHANGES = re.compile(r"\.[0-9a-f]{8}\.(?:min\.)?[a-z]+$")
PACKED_ALREADY = frozenset({".pack", ".png", ".gz", ".pdf", ".zip", ".woff2"})
PIECE = 16_384


class SiteServer(ThreadingHTTPServer):
    """Serves a folder; `answered` tells the path and the bytes of each answer, heads left out."""

    daemon_threads = True
    request_queue_size = 64

    def __init__(self, folder: Path, port: int = 0, under: str = "/", mbit: float | None = None) -> None:
        super().__init__(("127.0.0.1", port), _Answer)
        self.folder = folder.resolve()
        self.under = f"/{under.strip('/')}/".replace("//", "/")
        self.answered: list[tuple[str, int]] = []
        self._bytes_a_second = mbit * 1e6 / 8 if mbit else None
        self._free_at = 0.0
        self._lock = threading.Lock()
        self._connections: set[socket.socket] = set()

    def process_request(self, request: Any, client_address: Any) -> None:
        """As ever, and remember the connection: a browser keeps it open, and would be served beyond the end."""
        self._connections.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request: Any) -> None:
        """As ever, and forget the connection."""
        self._connections.discard(request)
        super().shutdown_request(request)

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Say nothing of a browser that went away in mid-answer."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)

    def server_close(self) -> None:
        """End, for those connected too."""
        super().server_close()
        for connection in list(self._connections):
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)

    @property
    def address(self) -> str:
        """Where the site begins."""
        return f"http://127.0.0.1:{self.server_port}{self.under}"

    def prepare(self, file: Path) -> None:
        """Compress a file before it is asked for."""
        _content(file, file.stat().st_mtime_ns)

    def wait_for_line(self, size: int) -> None:
        """Wait as long as a line of the given speed needs for so many bytes; all answers share it."""
        if self._bytes_a_second is None:
            return
        with self._lock:
            self._free_at = max(time.monotonic(), self._free_at) + size / self._bytes_a_second
            until = self._free_at
        time.sleep(max(0.0, until - time.monotonic()))

    def file_for(self, path: str) -> Path | None:
        """The file that a path of the address means, or None; never one outside the folder."""
        if not path.startswith(self.under):
            return None
        wanted = (self.folder / unquote(path[len(self.under) :])).resolve()
        if not wanted.is_relative_to(self.folder):
            return None
        wanted = wanted / "index.html" if wanted.is_dir() else wanted
        return wanted if wanted.is_file() else None


class _Answer(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    server: SiteServer

    def do_GET(self) -> None:
        path = urlsplit(self.path).path
        file = self.server.file_for(path)
        if file is None:
            return self._not_found(path)
        if file.name == "index.html" and not path.endswith(("/", ".html")):
            return self._send(path, HTTPStatus.MOVED_PERMANENTLY, b"", {"Location": path + "/"})
        body, packed, tag = _content(file, file.stat().st_mtime_ns)
        forever = "public, max-age=31536000, immutable" if NEVER_CHANGES.search(file.name) else "no-cache"
        head = {
            "Content-Type": content_type(file),
            "Cache-Control": forever,
            "ETag": tag,
            "Vary": "Accept-Encoding",
        }
        if self.headers.get("If-None-Match") == tag:
            return self._send(path, HTTPStatus.NOT_MODIFIED, b"", head)
        if packed and "gzip" in self.headers.get("Accept-Encoding", ""):
            return self._send(path, HTTPStatus.OK, packed, {**head, "Content-Encoding": "gzip"})
        return self._send(path, HTTPStatus.OK, body, head)

    do_HEAD = do_GET  # noqa: N815

    def _not_found(self, path: str) -> None:
        page = self.server.folder / "404.html"
        body = page.read_bytes() if page.is_file() else b"Not found"
        self._send(path, HTTPStatus.NOT_FOUND, body, {"Content-Type": "text/html; charset=utf-8"})

    def _send(self, path: str, status: HTTPStatus, body: bytes, head: dict[str, str]) -> None:
        self.send_response(status)
        for name, value in head.items():
            self.send_header(name, value)
        if status != HTTPStatus.NOT_MODIFIED:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.server.answered.append((path, len(body)))
        if self.command == "HEAD":
            return
        for start in range(0, len(body), PIECE):
            piece = body[start : start + PIECE]
            self.server.wait_for_line(len(piece))
            self.wfile.write(piece)

    def log_message(self, *args: object) -> None:
        """Say nothing: the terminal is for the address."""


def content_type(file: Path) -> str:
    """The type that a file is served as."""
    found = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return f"{found}; charset=utf-8" if found.startswith("text/") else found


@cache
def _content(file: Path, changed: int) -> tuple[bytes, bytes | None, str]:
    """A file, the same compressed where that helps, and its tag."""
    body = file.read_bytes()
    packed = None if file.suffix in PACKED_ALREADY or len(body) < 200 else gzip.compress(body, 9)
    return body, packed, f'"{hashlib.sha256(body).hexdigest()[:16]}"'


@contextmanager
def serving(
    folder: Path, *, port: int = 0, under: str = "/", mbit: float | None = None
) -> Iterator[SiteServer]:
    """A server in a thread, for tests and measurements."""
    with SiteServer(folder, port, under, mbit) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()


def serve(folder: Path, arguments: Sequence[str]) -> int:
    """Serve until interrupted; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m site_build serve", description="Serve the built site.")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--under", default="/", metavar="PATH", help="serve below a path, as /pinochle/")
    parser.add_argument("--mbit", type=float, metavar="N", help="no faster than N Mbit/s")
    options = parser.parse_args(arguments)
    if not (folder / "index.html").is_file():
        print(f"There is no site in {folder.name}: run `make site` first.", file=sys.stderr)
        return 2
    try:
        server = SiteServer(folder, options.port, options.under, options.mbit)
    except OSError as problem:
        print(
            f"Port {options.port} cannot be used ({problem.strerror}); choose another with --port.",
            file=sys.stderr,
        )
        return 2
    with server:
        print(f"{server.address}   (Ctrl+C ends it)", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()
    return 0
