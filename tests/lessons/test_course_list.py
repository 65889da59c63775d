"""Every wrong answer of the course's list is one that the lessons know by name."""

import re
from pathlib import Path

from pinochle.lessons import lessons
from tests.lessons.course_list import WRONG

COURSE = Path(__file__).parents[3] / "shared" / "COURSE.md"


def _straight(text: str) -> str:
    return text.translate(str.maketrans("“”’", '""\''))


def test_the_lessons_know_every_wrong_answer_of_the_list() -> None:
    for number, words, names in WRONG:
        known = {wrong.name for q in lessons()[number - 1].questions() for wrong in q.wrong}
        assert set(names) <= known, (number, words, set(names) - known)


def test_every_name_stands_in_the_words_of_the_list() -> None:
    for _, words, names in WRONG:
        assert all(name in words for name in names)


def test_the_list_is_that_of_the_course_where_it_is_at_hand() -> None:
    """In a clone on its own there is no COURSE.md, so nothing can differ, and the list above stands alone."""
    text = _straight(COURSE.read_text(encoding="utf-8")) if COURSE.exists() else None
    listed = [(number, _straight(words)) for number, words, _ in WRONG]
    found = listed
    if text is not None:
        found = [
            (int(part.split(".", 1)[0]), words)
            for part in re.split(r"^## ", text, flags=re.MULTILINE)[1:]
            if part[0].isdigit()
            for words in re.findall(r"\(wrong: (.*?)\)", part, flags=re.DOTALL)
        ]
    assert listed == found
