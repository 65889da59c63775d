"""Random hands, tricks, results and house rules for the comparison with the oracle.

Hypothesis draws a seed and the choices dealt from it are evenly random: left to draw card by card it dwells on
short and ordered lists, in which double runs and overtrumped tricks hardly ever come up.
"""

from random import Random

from hypothesis import strategies as st

from tests.oracle import play
from tests.oracle.cards import RANKS, SUITS, deck_of, rank, suit, without
from tests.oracle.rulesets import DOUBLE_MELDS, PRESETS, SINGLE_MELDS, ruleset

dice = st.integers(0, 2**32 - 1).map(Random)


def choose(**fields):
    """A strategy of dictionaries, each field one of the values given for it."""
    return st.fixed_dictionaries({name: st.sampled_from(values) for name, values in fields.items()})


presets = st.sampled_from(sorted(PRESETS)).map(ruleset)
decks = st.sampled_from(["standard", "double-deck"]).map(ruleset)
orders = choose(
    head=["UNLESS_TRUMPED", "EVEN_IF_TRUMPED", "TRUMP_LED_ONLY"], forced_trump=["ALWAYS", "IF_IT_WINS"]
)
scorings = choose(
    scale=[10],
    counters=["ACE_TEN_KING", "CLASSIC", "FIVES"],
    last_trick=[0, 10, 20],
    meld_needs=["POINT", "COUNTER", "TRICK", "NOTHING"],
    meld_needs_applies=["OTHERS", "BOTH"],
    nines_save_themselves=[False, True],
    set_rule=["SUBTRACT_BID", "BID_TO_OTHERS", "SUBTRACT_BID_AND_MELD"],
    impossible_bid=["THROW_IN", "PLAY_ON"],
    renege=["OTHERS_TAKE_ALL", "SET"],
)
biddings = choose(
    jump_bids=[True, False], all_pass=["STUCK", "REDEAL_NEXT", "REDEAL_SAME"], stuck_may_raise=[False, True]
)

order_rules = st.builds(lambda rules, order: {**rules, **order}, decks, orders)
scoring_rules = st.builds(lambda rules, scoring: {**rules, **scoring}, decks, scorings)


def hand(rng, rules):
    """A hand of up to four cards more than are dealt, made of whole melds, parts of melds and a few other cards."""
    deck = deck_of(rules)
    most = len(deck) // 4 + 4
    main = rng.choice(SUITS)
    pieces = [
        *[[r + main for r in "ATKQJ"]] * 3,
        ["K" + main],
        ["Q" + main],
        ["QS", "JD"],
        *[["K" + each, "Q" + each] for each in SUITS],
        *[[r + each for each in SUITS] for r in "AKQJ"],
    ]
    held = []
    for _ in range(rng.randint(0, 8)):
        try:
            deck = without(deck, piece := rng.choice(pieces))
        except ValueError:
            continue
        held += piece
    held += rng.sample(deck, rng.randint(0, 6))
    return held[:most]


def meld_table(rng, deck):
    """A table of meld points in which more is never worth less; here and there a kind is not scored.

    A run pays at least what it takes from the royal marriages: with less, whether to lay down a run at all would
    be the player's choice, and no table plays that.
    """
    usual = SINGLE_MELDS if deck == "SINGLE_DECK" else DOUBLE_MELDS
    table = {}
    for kind in sorted(usual, key="run".__eq__):  # the run last
        copies = len(usual[kind]) or 4
        royal = table.get("royal-marriage", ()) if kind == "run" else ()
        least = max(royal[-1], 6 * royal[0]) // 10 if royal else 1
        steps = [10 * rng.randint(least, least + 50) for _ in range(copies)]
        row = tuple(sum(steps[:length]) for length in range(1, copies + 1))
        table[kind] = () if rng.random() < 0.2 else row
    return table


@st.composite
def meld_rules(draw):
    """House rules that differ in what hands are worth."""
    rules = draw(presets)
    if draw(st.booleans()):
        rules = {**rules, "melds": meld_table(draw(dice), rules["deck"])}
    return {**rules, "run_extras": draw(st.booleans())}


def trick(rng, rules):
    """(hand, trick of up to three cards, trump), often in two or three suits so that every duty comes up."""
    in_suits = rng.sample(SUITS, rng.choice([2, 2, 3, 4]))
    pool = [card for card in deck_of(rules) if suit(card) in in_suits]
    drawn = rng.sample(pool, rng.randint(5, 10))
    played = rng.choice([0, 1, 2, 2, 3, 3])
    return drawn[played:], drawn[:played], rng.choice(in_suits)


def results(rng, rules):
    """Both sides' results of one deal whose tricks were really taken, sweeps and worthless tricks included."""
    deck = deck_of(rules)
    total = len(deck) // 4
    cheap_first = sorted(deck, key=lambda card: RANKS.index(rank(card)))
    dealt = rng.choice([cheap_first, rng.sample(deck, len(deck))])
    taken = rng.choice([0, 1, 2, rng.randint(0, total)])
    piles = [dealt[: 4 * taken], dealt[4 * taken :]]
    rng.shuffle(piles)
    last = rng.choice([number for number, pile in enumerate(piles) if pile])
    return [side(rng, pile, rules, last == number) for number, pile in enumerate(piles)]


def side(rng, pile, rules, last):
    only_nines = rng.random() < 0.3
    return {
        "meld": rng.choice([10, 20]) if only_nines else 10 * rng.randint(0, 60),
        "trick_points": play.count(pile, rules, last_trick=last),
        "counters": play.counters(pile),
        "tricks": len(pile) // 4,
        "last_trick": last,
        "only_nines": only_nines,
    }


def near_bid(rng, rules, bidders):
    """A bid about as high as the bidders reached, as high as they could reach, or any."""
    reached = bidders["meld"] + rng.choice([bidders["trick_points"], play.all_trick_points(rules)])
    return max(100, rng.choice([reached // 10 * 10 + 10 * rng.randint(-1, 2), 10 * rng.randint(10, 120)]))


@st.composite
def auction_rules(draw):
    """House rules that differ in how a hand is bid for."""
    rng, rules = draw(dice), ruleset(**draw(biddings))
    step = rng.choice([5, 10, 25, 50])
    minimum = step * rng.randint(3, 30)
    after = (minimum + step * rng.randint(-2, 8), step * rng.randint(1, 6))
    return {**rules, "bid_step": step, "minimum_bid": minimum, "step_after": rng.choice([None, after])}
