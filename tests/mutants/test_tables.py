"""The changes made to the data of the rules, and that a change is noticed when a test fails."""

from pathlib import Path

from tests.mutants import tables
from tests.mutants.survivors import Change

SOURCE = '''\
"""A module. 1"""
PAYS: dict[int, "x"] = {"♥": 40, "run": Kind.RUN}
class Rules:
    """Rules 2."""
    passes: bool = True
    @property
    def total(self) -> int:
        return 5 if self.a < self.b else self.c
    def left(self) -> int:
        return 7
    @classmethod
    def also_left(cls) -> bool:
        return True
def plain(n=3): return n + 1
'''


def test_numbers_choices_and_comparisons_change_one_at_a_time() -> None:
    def choice(name: str, attribute: str) -> str | None:
        return "MARRIAGE" if (name, attribute) == ("Kind", "RUN") else None

    made = {(one.change.line, one.change.changed) for one in tables.mutants("m", SOURCE.encode(), choice)}
    pays = 'PAYS: dict[int, "x"] = {"♥": 40, "run": Kind.RUN}'
    total = "return 5 if self.a < self.b else self.c"
    assert made == {
        (pays, pays.replace("40", "41")),
        (pays, pays.replace("Kind.RUN", "Kind.MARRIAGE")),
        ("passes: bool = True", "passes: bool = False"),
        (total, total.replace("5", "6")),
        (total, total.replace("self.a < self.b", "(self.a >= self.b)")),
    }


def test_each_mutant_is_the_module_with_that_line_changed() -> None:
    for one in tables.mutants("m", SOURCE.encode(), lambda name, attribute: None):
        lines = [line.strip() for line in SOURCE.splitlines()]
        lines[lines.index(one.change.line)] = one.change.changed
        assert [line.strip() for line in one.source.decode().splitlines()] == lines


def test_the_neighbour_of_a_choice() -> None:
    namespace = vars(__import__("pinochle.cards", fromlist=["*"]))
    assert tables.neighbour(namespace, "Seat", "N") == "E"
    assert tables.neighbour(namespace, "Seat", "W") == "N"
    assert tables.neighbour(namespace, "Seat", "partner") is None
    assert tables.neighbour(namespace, "Hand", "parse") is None


def test_a_change_survives_exactly_when_the_tests_pass(tmp_path: Path) -> None:
    root = tmp_path / "root"
    (root / "pinochle").mkdir(parents=True)
    (root / "site_build").mkdir()
    (root / "tests").mkdir()
    (root / "pyproject.toml").write_text("[tool.pytest.ini_options]\npythonpath = ['.']\n")
    (root / "pinochle/__init__.py").write_text("")
    (root / "pinochle/version.py").write_text("A = 1\nB = 2\n")
    (root / "tests/test_a.py").write_text("from pinochle.version import A\ndef test_a(): assert A == 1\n")
    path = Path("pinochle/version.py")
    source = (root / path).read_bytes()
    made = [(path, one) for one in tables.mutants("pinochle.version", source, lambda name, attribute: None)]
    found = list(tables.tested(root, tmp_path / "work", made, ["-q", "-p", "no:cacheprovider"], jobs=2))
    assert found == [None, Change("pinochle.version", "B = 2", "B = 3")]
    assert (tmp_path / "work/0" / path).read_bytes() == source


def test_a_copy_of_the_tree_can_run_its_tests(tmp_path: Path) -> None:
    here = tables.copy(Path(__file__).parents[2], tmp_path / "copy")
    assert tables.passes(here, ["-q", "-p", "no:cacheprovider", "tests/rules/test_ending.py"])
