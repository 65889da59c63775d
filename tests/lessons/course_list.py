"""The wrong answers that the course must know, as COURSE.md lists them: lesson, idea, the words of the list, and the
names that they have in ``lessons/``. What explains a wrong answer there ("as in most games") has no name of its own.
"""

WRONG = (
    (1, "4, 1: “in one ordinary deck”", ("4", "1")),
    (1, "K over 10, “as in most games”", ("K over 10",)),
    (1, "the later one; “it is shared”", ("the later one", "it is shared")),
    (1, "counting queens; forgetting tens", ("counting queens", "forgetting tens")),
    (1, "East; North", ("East", "North")),
    (2, "270, 275", ("270", "275")),
    (2, "counting own meld only; adding 250", ("counting own meld only", "adding 250")),
    (3, "K and Q of different suits", ("K and Q of different suits",)),
    (3, "three suits; tens", ("three suits", "tens")),
    (3, "Q♦ J♠", ("Q♦ J♠",)),
    (3, "“used already”", ("used already",)),
    (
        4,
        "side-suit nines; breaking one's own aces around for nothing",
        ("side-suit nines", "breaking one's own aces around for nothing"),
    ),
    (
        4,
        "giving back a card just received that completes something",
        ("giving back a card just received that completes something",),
    ),
    (6, "“we won a trick, so we keep it”, when the trick was Q J 9 9", ("we won a trick, so we keep it",)),
    (7, "saving them all", ("saving them all",)),
)
