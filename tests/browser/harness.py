"""What the browser tests share: a Voila server, a proxy that refuses and remembers, axe, and ways to wait."""

from __future__ import annotations

import http.client
import json
import os
import socket
import subprocess
import sys
import threading
import time
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import nbformat
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Locator, Page

ROOT = Path(__file__).parents[2]
SCREEN = ".pinochle-screen"
AXE = Axe()
expect.set_options(timeout=15_000)  # milliseconds; a crowded machine is slower than any reader's


# ---------------------------------------------------------------- servers


# What Chromium itself asks of its maker, whatever page it shows.
BROWSERS_OWN = frozenset({
    "accounts.google.com", "android.clients.google.com", "clients2.google.com", "clientservices.googleapis.com",
    "content-autofill.googleapis.com", "optimizationguide-pa.googleapis.com", "safebrowsingohttpgateway.googleapis.com",
    "update.googleapis.com", "www.google.com",
})  # fmt: skip


@dataclass
class RefusingProxy:
    """Takes every request for an outside host, refuses it and remembers it."""

    asked: list[str] = field(default_factory=list)

    def start(self) -> int:
        """Start listening; the port."""
        listener = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self._serve, args=(listener,), daemon=True).start()
        port: int = listener.getsockname()[1]
        return port

    def _serve(self, listener: socket.socket) -> None:
        while True:
            connection, _ = listener.accept()
            with connection:
                wanted = connection.recv(4096).decode("latin-1").split("\r\n")[0]
                host = (
                    wanted.split(" ")[1].removeprefix("http://").split("/")[0].split(":")[0] if wanted else ""
                )
                if host not in BROWSERS_OWN:
                    self.asked.append(wanted)
                connection.sendall(
                    b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
                )


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def listening(port: int) -> bool:
    """Whether a server takes connections there."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


@contextmanager
def voila(notebooks: Path, data: Path, **environment: str) -> Iterator[str]:
    """`pinochle learn` on a folder of notebooks; the address it serves."""
    port = free_port()
    code = "import sys; from pinochle.widgets.serve import learn; sys.exit(learn(sys.argv[1:]))"
    command = [sys.executable, "-c", code, str(notebooks), "--port", str(port), "--no-browser"]
    with _served(command, port, data, environment) as address:
        yield address


@contextmanager
def lab(notebooks: Path, data: Path) -> Iterator[str]:
    """JupyterLab on a folder of notebooks; the address it serves."""
    port = free_port()
    command = [
        sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", f"--port={port}",
        "--ServerApp.port_retries=0", f"--ServerApp.root_dir={notebooks}", "--ServerApp.log_level=ERROR",
        "--IdentityProvider.token=", "--LabApp.expose_app_in_browser=True", "--LabApp.news_url=",
    ]  # fmt: skip
    with _served(command, port, data, {}) as address:
        yield address


@contextmanager
def _served(command: list[str], port: int, data: Path, environment: dict[str, str]) -> Iterator[str]:
    own = {"PINOCHLE_DATA": str(data), "PYTHONPATH": str(ROOT), "JUPYTER_CONFIG_DIR": str(data / "jupyter")}
    with subprocess.Popen(command, env=os.environ | own | environment, cwd=ROOT) as server:
        try:
            address = f"http://127.0.0.1:{port}/"
            wait_until(lambda: _answers(address, server), "the server")
            yield address
        finally:
            server.terminate()
            server.wait(20)


def _answers(address: str, server: subprocess.Popen[bytes]) -> bool:
    assert server.poll() is None, "the server ended"
    connection = http.client.HTTPConnection(urlsplit(address).netloc, timeout=5)
    try:
        connection.request("GET", "/")
        return (
            connection.getresponse().status < 400
        )  # a redirect is an answer; to follow it would start a kernel
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()


def notebook(path: Path, *cells: str) -> None:
    """A notebook with these cells: code, or Markdown where a cell starts with `#`."""
    make = nbformat.v4
    made = [make.new_markdown_cell(c) if c.startswith("#") else make.new_code_cell(c) for c in cells]
    metadata = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    nbformat.write(make.new_notebook(cells=made, metadata=metadata), path)


def render(address: str, name: str, query: str = "") -> str:
    """The address at which Voila shows a notebook."""
    return f"{address}voila/render/{name}{query}"


# ---------------------------------------------------------------- looking and waiting


def wait_until(true: Any, what: str, seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, f"waited {seconds} s for {what}"
        time.sleep(0.05)


def open_screen(page: Page, address: str, nth: int = 0) -> Locator:
    """Go to a page and wait until its screen has had its first answer from Python."""
    page.goto(address)
    screen = page.locator(SCREEN).nth(nth)
    screen.locator(".pn-page").wait_for(timeout=60_000)
    page.wait_for_function(
        "n => document.querySelectorAll('.pn-status')[n]?.textContent", arg=nth, timeout=60_000
    )
    return screen


def key(name: str) -> str:
    """The selector of what carries this `data-key`."""
    return f'[data-key="{name}"]'


def status(screen: Locator) -> str:
    return screen.locator(".pn-status").inner_text().strip()


def focused(page: Page) -> str:
    """The `data-key` of what has the focus."""
    return str(page.evaluate("document.activeElement?.dataset?.key ?? document.activeElement?.className"))


def swipe_up(page: Page, selector: str) -> None:
    """A finger moved up over an element, as the browser reports it."""
    box = page.locator(selector).bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    client = page.context.new_cdp_session(page)
    for kind, points in (
        ("touchStart", [{"x": x, "y": y}]),
        *(("touchMove", [{"x": x, "y": y - step}]) for step in (15, 35, 60, 80)),
        ("touchEnd", []),
    ):
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def violations(page: Page, within: str = SCREEN) -> list[str]:
    """What axe finds wrong in what we draw: every rule it has, nothing left out. A page gets axe once."""
    tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
    options = {"runOnly": {"type": "tag", "values": tags}, "resultTypes": ["violations"]}
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.axe_script)
    run = "async ([within, options]) => (await axe.run(within, options)).violations"
    found = page.evaluate(run, [within, options])
    return [f"{v['id']}: {v['help']}: {json.dumps([n['html'][:160] for n in v['nodes'][:3]])}" for v in found]


def sideways(page: Page) -> int:
    """How many pixels the page is wider than the window."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def roles(page: Page, within: str = SCREEN) -> str:
    """The name-and-role tree that Chromium reports."""
    return page.locator(within).first.aria_snapshot()
