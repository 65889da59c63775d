"""What a hand is worth: every way to lay its cards down is tried, and the dearest is taken.

A card may serve once in each class and never twice in one class, so each class is laid down by itself
from the whole hand.
"""

from functools import cache

from tests.oracle.cards import SUITS, rank, suit, without

AROUNDS = {"A": "aces-around", "K": "kings-around", "Q": "queens-around", "J": "jacks-around"}


def groups(trump):
    """The melds by class: (kind, suit or None, the cards of one copy)."""
    first = []
    for each in SUITS:
        pair = ["K" + each, "Q" + each]
        if each == trump:
            first.append(("run", each, [r + each for r in "ATKQJ"]))
            first.append(("royal-marriage", each, pair))
            first.append(("dix", each, ["9" + each]))
        else:
            first.append(("marriage", each, pair))
    second = [(kind, None, [r + each for each in SUITS]) for r, kind in AROUNDS.items()]
    third = [("pinochle", None, ["QS", "JD"])]
    return [first, second, third]


def layings(hand, some):
    """Every way to lay down some of these groups from the hand: ({(kind, suit): copies}, cards left over)."""
    if not some:
        yield {}, hand
        return
    (kind, which, needed), rest = some[0], some[1:]
    copies, left = 0, hand
    while True:
        for laid, over in layings(left, rest):
            yield {**laid, (kind, which): copies}, over
        try:
            left = without(left, needed)
        except ValueError:
            return
        copies += 1


def paid(laid, over, trump, rules):
    """The melds that one way of laying down scores, or None where the rules do not allow it."""
    scored = []
    for (kind, which), copies in laid.items():
        if copies == 0:
            continue
        row = rules["melds"][kind]
        if copies > len(row):
            return None
        scored.append((kind, which, copies, row[copies - 1]))
    royal = rules["melds"]["royal-marriage"]
    if rules["run_extras"] and laid.get(("run", trump)) == 1 and royal:
        if laid[("royal-marriage", trump)]:
            return None  # beside a single run every spare king and queen pairs with the run's
        spare = [card for card in over if suit(card) == trump and rank(card) in "KQ"]
        scored += [("royal-marriage", trump, 1, royal[0])] * len(spare)
    return scored


def total(scored):
    return sum(points for *_, points in scored)


def runs(scored):
    return sum(copies for kind, _, copies, _ in scored if kind == "run")


@cache
def dearest(hand, trump, melds, run_extras):
    """The memory behind `find_melds`, with everything it depends on as plain tuples."""
    rules = {"melds": dict(melds), "run_extras": run_extras}
    found = []
    for some in groups(trump):
        useful = [card for card in hand if any(card in needed for *_, needed in some)]
        ways = [paid(laid, over, trump, rules) for laid, over in layings(useful, some)]
        found += max((way for way in ways if way is not None), key=lambda way: (total(way), runs(way)))
    return tuple(sorted(found, key=str))


def find_melds(hand, trump, rules):
    """The melds a hand scores as (kind, suit, copies, points). Trump None: no run, royal marriage or dix."""
    table = tuple(sorted((kind, tuple(row)) for kind, row in rules["melds"].items()))
    return dearest(tuple(sorted(hand)), trump, table, rules["run_extras"])


def meld_points(hand, trump, rules):
    return total(find_melds(hand, trump, rules))


def only_nines(hand, trump, rules):
    """Whether the hand melds something, and nothing but the nine of trump."""
    kinds = {kind for kind, *_ in find_melds(hand, trump, rules)}
    return kinds == {"dix"}
