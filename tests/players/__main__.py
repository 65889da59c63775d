"""`python -m tests.players [--deals 1000] [--hard 1000]`: so many deals of every preset and level end legally."""

import argparse
import sys

from pinochle.players import LEVELS
from pinochle.rules import PRESETS
from tests.players.whole_deals import played

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--deals", type=int, default=1000, help="deals a preset for random, easy and medium")
parser.add_argument("--hard", type=int, default=1000, help="deals a preset for hard, with five worlds")
options = parser.parse_args()
for name, rules in PRESETS.items():
    for level in LEVELS:
        count = options.hard if level == "hard" else options.deals
        out = sum(played(level, rules, number).passed_out for number in range(count))
        sys.stdout.write(f"{name:>16} {level:>6}: {count} deals ended legally, {out} passed out\n")
        sys.stdout.flush()
