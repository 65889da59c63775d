"""What all tests share: where Chromium is, how tests are spread, and when a run counts as whole.

A test that was not run is not a test that passed. On a reader's machine the closing summary says what was
left out and how to get it; where `CI` is set, anything skipped fails the run, and so does a whole run with
fewer passing tests than `tests/minimum.txt` (raised by hand as tests are added).
"""

import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import Phase, settings

from site_build.chromium import find_chromium

TESTS = Path(__file__).parent
ROOT = TESTS.parent
IN_CI = os.environ.get("CI", "").lower() in {"1", "true", "yes"}

HOW_TO_GET_CHROMIUM = (
    "They need Chromium or Chrome. Debian: apt install chromium. Fedora: dnf install chromium. "
    "Mac: brew install --cask chromium. Or name one: make test CHROMIUM=/path/to/chromium"
)
IN_A_BROWSER = {"browser", "site"}
# Folders whose tests share a server or a build are each run by one worker, docs and site by the same one.
TOGETHER = {folder: folder for folder in ("browser", "live", "notebooks", "packaging", "site")} | {
    "docs": "site"
}

settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.register_profile(  # one failure is enough, the smallest is not looked for
    "mutants", deadline=None, derandomize=True, max_examples=10, phases=[Phase.explicit, Phase.generate]
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if IN_CI else "here"))


CHROMIUM = find_chromium()


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """How pytest-playwright starts the system's Chromium, as root too, with no chatter to the outside."""
    return {
        "executable_path": CHROMIUM,
        "args": [
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
        ],
    }


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--whole", action="store_true", help="all tests are meant: hold the count of tests/minimum.txt"
    )


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what needs a browser, and keep together what shares a server or a build."""
    for item in items:
        folder = item.path.relative_to(TESTS).parts[0] if item.path.is_relative_to(TESTS) else ""
        if folder in IN_A_BROWSER or "browser" in getattr(item, "fixturenames", ()):
            item.add_marker("browser")
            # A crowded machine may let a real page miss a deadline.
            item.add_marker(pytest.mark.flaky(reruns=2))
            if CHROMIUM is None:
                item.add_marker(pytest.mark.skip(reason="no Chromium on this machine"))
        if item.get_closest_marker("xdist_group") is None:
            item.add_marker(pytest.mark.xdist_group(TOGETHER.get(folder, item.path.name)))


def shortcomings(config: pytest.Config, stats: dict[str, list[Any]]) -> list[str]:
    """Why a run in which nothing failed is still not good enough where `CI` is set."""
    found = []
    if skipped := len(stats.get("skipped", [])):
        found.append(f"{skipped} skipped; here every test must run")
    passed, minimum = len(stats.get("passed", [])), int((TESTS / "minimum.txt").read_text())
    if config.getoption("--whole") and passed < minimum:
        found.append(f"{passed} passed; tests/minimum.txt asks for {minimum}")
    return found


def reporter_stats(config: pytest.Config) -> dict[str, list[Any]]:
    return getattr(config.pluginmanager.get_plugin("terminalreporter"), "stats", {})


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    is_worker = hasattr(session.config, "workerinput")
    if (
        IN_CI
        and not is_worker
        and session.exitstatus == 0
        and shortcomings(session.config, reporter_stats(session.config))
    ):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    reports = terminalreporter.stats.get("skipped", [])
    left_out = sum("no Chromium" in str(report.longrepr) for report in reports)
    if left_out:
        terminalreporter.section("NOT RUN", yellow=True)
        terminalreporter.line(f"{left_out} tests in a browser were not run. {HOW_TO_GET_CHROMIUM}")
    if IN_CI and (found := shortcomings(config, terminalreporter.stats)):
        terminalreporter.section("NOT ENOUGH", red=True)
        for line in found:
            terminalreporter.line(line)
