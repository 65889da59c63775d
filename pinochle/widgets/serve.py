"""``pinochle learn``: the tutorials in the browser, served by Voila on this machine.

Four things are ours: a template that asks no outside host (``static/voila``); a websocket that sends each
message at once (tornado puts Nagle's algorithm back on after the handshake, which costs 40 ms an answer); kernels
that end when their page is closed; and a fixed port, since a browser keeps what it saves by address.
"""

from __future__ import annotations

import argparse
import errno
import logging
import os
import socket
import sys
import threading
import webbrowser
from importlib.resources import files
from ipaddress import IPv4Address
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

PORT = 8866


def learn(argv: Sequence[str] = ()) -> int:
    """Serve the tutorials until interrupted, as ``run`` does with the options in ``argv``."""
    parser = argparse.ArgumentParser(prog="pinochle learn", description="Open the tutorials in the browser.")
    add_options(parser)
    return run(parser.parse_args(argv))


def run(options: argparse.Namespace) -> int:
    """Serve until interrupted. Returns the exit status: 2 where something has to be done first."""
    ip: IPv4Address = options.ip
    problem = _problem(options.tutorials, str(ip), options.port)
    if problem:
        print(f"pinochle learn: {problem}", file=sys.stderr)  # noqa: T201
        return 2
    address = f"http://{'localhost' if ip.is_unspecified else ip}:{options.port}/"
    print(f"Learn Pinochle: {address}   (Ctrl+C ends it)", flush=True)  # noqa: T201
    if not ip.is_loopback:
        os.environ["PINOCHLE_STORE"] = "browser"
    _serve(options.tutorials, str(ip), options.port, "" if options.no_browser else address)
    return 0


def tutorials() -> Path:
    """The folder of notebooks: inside the installed package, or beside it in a source tree."""
    package = Path(str(files("pinochle")))
    installed = package / "tutorials"
    return installed if installed.is_dir() else package.parent / "tutorials"


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of ``run``."""
    parser.add_argument(
        "tutorials", nargs="?", type=Path, default=tutorials(), help="a folder or one notebook"
    )
    parser.add_argument(
        "--port", type=int, default=PORT, help="default %(default)s; progress is kept by port"
    )
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    parser.add_argument(
        "--ip", type=_address, default="127.0.0.1",
        help="0.0.0.0 serves a class; each browser then keeps its own progress",
    )  # fmt: skip


def _address(text: str) -> IPv4Address:
    """The address to serve at. Raises ArgumentTypeError in plain words."""
    try:
        return IPv4Address("127.0.0.1" if text == "localhost" else text)
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"{text!r} is no address: it has four numbers, such as 127.0.0.1 or 0.0.0.0"
        ) from None


def _problem(notebooks: Path, ip: str, port: int) -> str | None:
    """What prevents serving, in one line, or None."""
    if not notebooks.exists():
        return f"there are no notebooks at {notebooks}"
    try:
        import voila.app  # noqa: F401
    except ModuleNotFoundError:
        return "Voila is not installed; pip install 'learn-pinochle[notebooks]'"
    if not 0 < port < 65536:
        return f"a port is a number from 1 to 65535, not {port}"
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((ip, port))
        except OSError as problem:
            if problem.errno == errno.EADDRNOTAVAIL:
                return f"this machine does not have the address {ip}"
            return (
                f"port {port} cannot be used. Is the course open already? "
                f"If so go to http://localhost:{port}/; otherwise choose another with --port."
            )
    return None


def _serve(notebooks: Path, ip: str, port: int, opened: str) -> None:
    os.environ["JUPYTER_PATH"] = os.pathsep.join(
        filter(None, (str(files("pinochle") / "static"), os.environ.get("JUPYTER_PATH")))
    )
    from traitlets.config import Config
    from voila.app import Voila
    from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
    from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

    class PromptWebsocket(VoilaKernelWebsocketHandler):  # type: ignore[misc]
        def write_message(self, message: Any, binary: bool = False) -> Any:
            self.set_nodelay(True)
            return super().write_message(message, binary)

    class ClosedPage(VoilaShutdownKernelHandler):  # type: ignore[misc]
        def check_xsrf_cookie(self) -> None:
            """A page that closes sends no token; without this its kernel would stay. Its id is a secret of the page."""

    class LearnVoila(Voila):  # type: ignore[misc]
        def init_handlers(self) -> list[Any]:
            ours = {VoilaKernelWebsocketHandler: PromptWebsocket, VoilaShutdownKernelHandler: ClosedPage}
            routes = [
                (route[0], ours.get(route[1], route[1]), *route[2:]) for route in super().init_handlers()
            ]
            return [*_own_routes(notebooks), *routes]

        def launch_browser(self) -> None:
            threading.Thread(target=_open, args=(opened,), daemon=True).start()

    config = Config()
    config.Voila.ip, config.Voila.port, config.Voila.port_retries = ip, port, 0
    config.Voila.open_browser = bool(opened)
    config.Voila.log_level = "ERROR"
    # Jupyter's ping makes it warn, to no purpose.
    logging.getLogger("tornado.general").setLevel(logging.ERROR)
    config.VoilaConfiguration.template = "pinochle"
    config.VoilaConfiguration.classic_tree = True
    config.MappingKernelManager.cull_idle_timeout = 1200
    config.MappingKernelManager.cull_interval = 60
    if sys.platform == "linux":
        config.KernelManager.transport = "ipc"  # private to this user, where TCP on localhost is open to all
    app = LearnVoila(config=config)
    app.initialize([str(notebooks)])
    app.start()


def _own_routes(notebooks: Path) -> list[Any]:
    """Addresses as on the site: ``../03-counting-meld/`` from one notebook to another, and the contents first."""
    from tornado.web import RedirectHandler

    page = r"/voila/(?!render|tree|static|files|templates)([\w-]+)/"
    routes: list[Any] = [(page, RedirectHandler, {"url": "/voila/render/{0}.ipynb", "permanent": False})]
    if (notebooks / "00-contents.ipynb").exists():
        contents = {"url": "/voila/render/00-contents.ipynb", "permanent": False}
        routes.append(("/", RedirectHandler, contents))
    return routes


def _open(address: str) -> None:
    """Open the browser, where there is one that has a screen."""
    if sys.platform.startswith("linux") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        return
    webbrowser.open(address)
