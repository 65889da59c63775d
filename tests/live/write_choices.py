"""`python -m tests.live.write_choices` writes `tests/cases/choices.txt` anew; for players changed on purpose.

A line says what a computer player does with a deal: the deal's code, its seat, its seed, its level, then its actions.
"""

from pinochle import HouseRules, Seat, deal_code
from pinochle.players import LEVELS
from pinochle.table import deal_hands
from tests.cases import FOLDER
from tests.live.answers import choices

FILE = FOLDER / "choices.txt"
DEALS = 3


def main() -> None:
    """Three deals for each level, every seat in turn."""
    keys = [
        f"{deal_code(deal_hands(number, HouseRules()))} {list(Seat)[number % 4].value} {number} {level}"
        for level in LEVELS
        for number in range(DEALS * LEVELS.index(level), DEALS * LEVELS.index(level) + DEALS)
    ]
    FILE.write_text("\n".join(keys) + "\n", encoding="utf-8")
    FILE.write_text(choices(str(FILE)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
