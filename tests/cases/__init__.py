"""Situations with known answers, as YAML: rank then suit, T a ten, points on the x10 scale."""

from pathlib import Path

import yaml

FOLDER = Path(__file__).parent


def load(name):
    """The rows of one file."""
    return yaml.safe_load((FOLDER / name).read_text(encoding="utf-8"))
