"""The known answers are copies: they are changed at their source, never here."""

from hashlib import sha256

from tests.cases import FOLDER

SOURCE = FOLDER.parents[2] / "shared" / "cases"


def test_copies_are_as_recorded():
    recorded = {}
    for line in (FOLDER / "SHA256SUMS").read_text(encoding="ascii").splitlines():
        digest, name = line.split()
        recorded[name] = digest
    assert recorded == {path.name: sha256(path.read_bytes()).hexdigest() for path in FOLDER.glob("*.yaml")}


def test_copies_equal_their_source_where_it_is_at_hand():
    """In a clone on its own there is no source, so nothing can differ, and the record above stands alone."""
    differing = [
        path.name
        for path in SOURCE.glob("*.yaml")
        if not (FOLDER / path.name).exists() or (FOLDER / path.name).read_bytes() != path.read_bytes()
    ]
    assert differing == []
