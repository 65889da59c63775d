"""The house's own rules: what is not run does not count as passed, and a missed limit is seen."""

import json
from pathlib import Path

import pytest

import benchmarks.__main__ as runner
from benchmarks.row import Row, at_least, at_most

TESTS = Path(__file__).parents[1]

pytest_plugins = ["pytester"]

ONE_SKIPPED = """
    import pytest
    def test_runs(): pass
    def test_also_runs(): pass
    @pytest.mark.skip(reason="cannot")
    def test_does_not(): pass
"""


@pytest.fixture
def house(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A small project that stands under this house's conftest."""
    pytester.makeconftest((TESTS / "conftest.py").read_text())
    pytester.path.joinpath("minimum.txt").write_text("2\n")
    pytester.makeini("[pytest]\nmarkers =\n  browser: in a browser\n")
    monkeypatch.delenv("CI", raising=False)
    return pytester


def run(house: pytest.Pytester, *arguments: str) -> pytest.RunResult:
    return house.runpytest_subprocess("-p", "no:cacheprovider", *arguments)


def test_a_skipped_test_fails_the_run_only_where_ci_is_set(
    house: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.makepyfile(ONE_SKIPPED)
    assert run(house).ret == pytest.ExitCode.OK
    monkeypatch.setenv("CI", "true")
    assert run(house, "-k", "runs").ret == pytest.ExitCode.OK
    result = run(house)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["*NOT ENOUGH*", "1 skipped; here every test must run"])


def test_a_skip_is_seen_when_tests_are_spread(
    house: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.makepyfile(ONE_SKIPPED)
    monkeypatch.setenv("CI", "true")
    assert run(house, "-n", "1", "--dist", "loadgroup").ret == pytest.ExitCode.TESTS_FAILED


def test_a_whole_run_in_ci_must_hold_the_count(
    house: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.makepyfile("def test_runs(): pass")
    monkeypatch.setenv("CI", "true")
    assert run(house).ret == pytest.ExitCode.OK
    result = run(house, "--whole")
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["1 passed; tests/minimum.txt asks for 2"])


def test_without_chromium_the_rest_runs_and_the_reader_is_told(
    house: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.makepyfile(
        **{"browser/test_page": "def test_page(): assert False", "test_rest": "def test_rest(): pass"}
    )
    house.path.joinpath("browser").mkdir(exist_ok=True)
    monkeypatch.delenv("CHROMIUM", raising=False)
    conftest = house.path / "conftest.py"
    conftest.write_text(conftest.read_text().replace("CHROMIUM = find_chromium()", "CHROMIUM = None"))
    result = run(house)
    assert result.ret == pytest.ExitCode.OK
    result.assert_outcomes(passed=1, skipped=1)
    result.stdout.fnmatch_lines(["*NOT RUN*", "1 tests in a browser were not run.*apt install chromium*"])


@pytest.mark.parametrize(
    ("row", "met"),
    [
        (at_most("ms", 5, 5), True),
        (at_most("ms", 5.1, 5), False),
        (at_least("a second", 5, 5), True),
        (at_least("a second", 4.9, 5), False),
        (at_most("ms", float("nan"), 5), False),
    ],
)
def test_a_limit_is_kept_or_missed(row: Row, met: bool) -> None:
    assert row.met is met


@pytest.mark.parametrize(("measured", "status"), [(4.0, 0), (6.0, 1)])
def test_the_runner_fails_on_a_missed_line(
    measured: float,
    status: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(runner, "modules", lambda words: ["bench_some"])
    monkeypatch.setattr(
        runner.importlib, "import_module", lambda name: Bench([at_most("some, ms", measured, 5)])
    )
    assert runner.main([]) == status
    (row,) = json.loads((tmp_path / "build/bench.json").read_text())["rows"]["bench_some"]
    assert row == {
        "what": "some, ms",
        "measured": measured,
        "limit": 5,
        "kind": "at most",
        "met": status == 0,
    }
    assert ("missed: some, ms" in capsys.readouterr().err) is (status == 1)


def test_a_bench_that_breaks_is_a_failure_and_hides_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    found = {"benchmarks.bench_a": Bench(None), "benchmarks.bench_b": Bench([at_most("b", 1, 2)])}
    monkeypatch.setattr(runner, "modules", lambda words: ["bench_a", "bench_b"])
    monkeypatch.setattr(runner.importlib, "import_module", found.__getitem__)
    assert runner.main([]) == 1
    assert "could not measure: bench_a" in capsys.readouterr().err
    assert json.loads((tmp_path / "build/bench.json").read_text())["rows"]["bench_b"][0]["met"]


def test_a_word_that_names_no_bench_is_a_failure() -> None:
    assert runner.main(["no-such-bench"]) == 1


class Bench:
    """A stand-in for a bench module; without rows it breaks."""

    def __init__(self, rows: list[Row] | None) -> None:
        self._rows = rows

    def rows(self) -> list[Row]:
        if self._rows is None:
            raise RuntimeError("cannot measure")
        return self._rows
