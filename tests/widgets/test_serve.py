"""`pinochle learn`: what it says before anything is served, and that its page is its own."""

import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from pinochle.widgets import serve
from pinochle.widgets.serve import learn, tutorials
from tests.browser.harness import free_port, listening, notebook, render, voila, wait_until

TEMPLATES = Path(serve.__file__).parents[1] / "static" / "voila" / "templates" / "pinochle"


def test_a_busy_port_is_a_clear_error(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert learn([str(tmp_path), "--port", str(port), "--no-browser"]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert f"port {port} cannot be used" in shown.err
    assert "--port" in shown.err
    assert shown.err.count("\n") == 1


@pytest.mark.parametrize("port", ["99999", "-1"])
def test_a_port_that_does_not_exist(capsys: pytest.CaptureFixture[str], tmp_path: Path, port: str) -> None:
    assert learn([str(tmp_path), "--port", port]) == 2
    assert f"a port is a number from 1 to 65535, not {port}" in capsys.readouterr().err


@pytest.mark.parametrize("ip", ["x", "", "a..b", "::1", "1.2.3", "\u00b2"])
def test_what_is_no_address_is_said_and_does_not_blame_the_port(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, ip: str
) -> None:
    with pytest.raises(SystemExit):
        learn([str(tmp_path), "--ip", ip, "--no-browser"])
    said = capsys.readouterr().err
    assert f"{ip!r} is no address: it has four numbers" in said
    assert "cannot be used" not in said


def test_an_address_of_another_machine(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert learn([str(tmp_path), "--ip", "192.0.2.1", "--no-browser"]) == 2
    assert capsys.readouterr().err == "pinochle learn: this machine does not have the address 192.0.2.1\n"


@pytest.mark.parametrize(
    ("ip", "at", "keeps"),
    [
        ("127.0.0.1", "127.0.0.1", None),
        ("localhost", "127.0.0.1", None),
        ("0.0.0.0", "localhost", "browser"),
    ],
)
def test_on_ones_own_machine_progress_lies_in_a_file_for_a_class_in_each_browser(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    ip: str,
    at: str,
    keeps: str | None,
) -> None:
    monkeypatch.setenv("PINOCHLE_STORE", "")
    monkeypatch.delenv("PINOCHLE_STORE")
    monkeypatch.setattr(serve, "_serve", lambda *_: None)
    port = free_port()
    assert learn([str(tmp_path), "--ip", ip, "--port", str(port)]) == 0
    assert capsys.readouterr().out.startswith(f"Learn Pinochle: http://{at}:{port}/ ")
    assert os.environ.get("PINOCHLE_STORE") == keeps


def test_no_notebooks_is_a_clear_error(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert learn([str(tmp_path / "nowhere")]) == 2
    assert "no notebooks" in capsys.readouterr().err


def test_without_voila_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "voila.app", None)
    assert learn([str(tmp_path)]) == 2
    assert "pip install 'learn-pinochle[notebooks]'" in capsys.readouterr().err


def test_the_tutorials_have_a_place() -> None:
    assert tutorials().name == "tutorials"


def test_the_templates_name_no_outside_host() -> None:
    assert TEMPLATES.is_dir()
    for path in TEMPLATES.iterdir():
        assert not re.search(r"(https?:)?//\w", path.read_text(encoding="utf-8")), path.name


def test_the_address_is_printed_first_and_interrupting_ends_it(tmp_path: Path) -> None:
    port = free_port()
    code = "import sys; from pinochle.widgets.serve import learn; sys.exit(learn(sys.argv[1:]))"
    command = [sys.executable, "-c", code, str(tmp_path), "--port", str(port), "--no-browser"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env=os.environ | {"PYTHONUNBUFFERED": ""}
    ) as server:
        assert server.stdout
        first = server.stdout.readline()
        assert first.startswith(f"Learn Pinochle: http://127.0.0.1:{port}/ ")
        try:
            wait_until(lambda: listening(port), "the server")
            server.send_signal(signal.SIGINT)
            assert server.wait(20) == 0
        finally:
            server.kill()  # one that does not end must fail the test, not hold it up for ever


def test_the_page_is_our_own(tmp_path: Path) -> None:
    notebook(tmp_path / "01-the-cards.ipynb", "# The cards", "print(1)")
    with voila(tmp_path, tmp_path / "data") as address:
        home = urllib.request.urlopen(address).read().decode()
        page = urllib.request.urlopen(render(address, "01-the-cards.ipynb")).read().decode()
    assert '<a href="/voila/render/01-the-cards.ipynb">01 the cards</a>' in home
    assert 'role="main"' in page
    for html in (home, page):
        loads = re.findall(r'(?:src|href)="((?:https?:)?//[^"]+)"', html)
        assert [url for url in loads if not url.startswith(address)] == []
        assert '<html lang="en">' in html
