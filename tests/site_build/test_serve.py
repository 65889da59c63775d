"""The local server answers as a good host would."""

import gzip
import http.client
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from site_build.serve import SiteServer, serving

SCRIPT = "const a = 1;\n" * 100


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    site = tmp_path / "site"
    (site / "learn").mkdir(parents=True)
    (site / "index.html").write_text("<h1>Start</h1>")
    (site / "404.html").write_text("<h1>Not here</h1>")
    (site / "learn" / "index.html").write_text("<h1>Learn</h1>")
    (site / "live.0123abcd.js").write_text(SCRIPT)
    (site / "python.wasm").write_bytes(b"\0asm" * 100)
    (tmp_path / "secret").write_text("secret")
    return site


@pytest.fixture
def server(folder: Path) -> Iterator[SiteServer]:
    with serving(folder, under="/sub/") as running:
        yield running


def get(server: SiteServer, path: str, **head: str) -> tuple[http.client.HTTPResponse, bytes]:
    connection = http.client.HTTPConnection("127.0.0.1", server.server_port, timeout=10)
    connection.request("GET", path, headers=head)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer, body


def test_pages_types_and_redirects(server: SiteServer) -> None:
    answer, body = get(server, "/sub/learn/")
    assert (answer.status, body, answer.headers["Cache-Control"]) == (200, b"<h1>Learn</h1>", "no-cache")
    answer, _ = get(server, "/sub/learn")
    assert (answer.status, answer.headers["Location"]) == (301, "/sub/learn/")
    assert get(server, "/sub/python.wasm")[0].headers["Content-Type"] == "application/wasm"


@pytest.mark.parametrize("path", ["/", "/learn/", "/sub/../secret", "/sub/%2e%2e/secret", "/sub/nothing"])
def test_nothing_outside_is_served(server: SiteServer, path: str) -> None:
    answer, body = get(server, path)
    assert (answer.status, body) == (404, b"<h1>Not here</h1>")


def test_what_has_a_hash_is_kept_for_ever_and_compressed(server: SiteServer) -> None:
    answer, body = get(server, "/sub/live.0123abcd.js", **{"Accept-Encoding": "gzip"})
    assert "immutable" in answer.headers["Cache-Control"]
    assert gzip.decompress(body).decode() == SCRIPT
    assert server.answered[-1] == ("/sub/live.0123abcd.js", len(body))


def test_what_is_known_is_not_sent_again(server: SiteServer) -> None:
    first, _ = get(server, "/sub/")
    again, body = get(server, "/sub/", **{"If-None-Match": first.headers["ETag"]})
    assert (again.status, body) == (304, b"")


def test_a_slow_line_is_slow(folder: Path) -> None:
    (folder / "big.bin").write_bytes(b"x" * 50_000)
    with serving(folder, mbit=1) as slow:
        begin = time.monotonic()
        get(slow, "/big.bin")
        assert 0.35 < time.monotonic() - begin < 5
