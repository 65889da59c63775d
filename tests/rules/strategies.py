"""Random hands, tricks, house rules and results for the comparison with the oracle."""

from hypothesis import strategies as st

from tests.oracle import play
from tests.oracle.cards import RANKS, SUITS, deck_of, rank, suit
from tests.oracle.rulesets import DOUBLE_MELDS, PRESETS, SINGLE_MELDS, ruleset

presets = st.sampled_from(sorted(PRESETS)).map(ruleset)
trumps = st.sampled_from(SUITS)
deck_rules = st.sampled_from(["standard", "double-deck"]).map(ruleset)
orders = st.builds(
    lambda rules, head, forced: {**rules, "head": head, "forced_trump": forced},
    deck_rules,
    st.sampled_from(["UNLESS_TRUMPED", "EVEN_IF_TRUMPED", "TRUMP_LED_ONLY"]),
    st.sampled_from(["ALWAYS", "IF_IT_WINS"]),
)


def some_of(pool, least, most):
    """Different cards of a pool that may hold twins."""
    places = st.lists(
        st.sampled_from(range(len(pool))), unique=True, min_size=least, max_size=min(most, len(pool))
    )
    return places.map(lambda chosen: [pool[place] for place in chosen])


@st.composite
def hands(draw, rules):
    """Up to a full hand and four cards more, often crowded into few suits and ranks so that melds abound."""
    deck = deck_of(rules)
    in_suits = draw(st.sets(st.sampled_from(SUITS), min_size=1))
    in_ranks = draw(st.sets(st.sampled_from(RANKS), min_size=1))
    pool = [card for card in deck if suit(card) in in_suits or rank(card) in in_ranks]
    return draw(some_of(pool, 0, len(deck) // 4 + 4))


@st.composite
def meld_tables(draw, deck):
    """A table of meld points in which more is never worth less.

    A run pays at least what it takes from the royal marriages: with less, whether to lay down a run at
    all would be the player's choice, and no table plays that.
    """
    usual = SINGLE_MELDS if deck == "SINGLE_DECK" else DOUBLE_MELDS
    table = {}
    for kind in sorted(usual, key="run".__eq__):  # the run last
        copies = len(usual[kind]) or 4
        least = 1
        if kind == "run" and table["royal-marriage"]:
            least = max(table["royal-marriage"][-1], 6 * table["royal-marriage"][0]) // 10
        steps = draw(st.lists(st.integers(least, least + 50), min_size=copies, max_size=copies))
        row = tuple(10 * sum(steps[:length]) for length in range(1, copies + 1))
        table[kind] = draw(st.sampled_from([row, row, row, ()]))
    return table


@st.composite
def meld_rules(draw):
    """House rules that differ in what hands are worth."""
    rules = draw(presets)
    if draw(st.booleans()):
        rules = {**rules, "melds": draw(meld_tables(rules["deck"]))}
    return {**rules, "run_extras": draw(st.booleans())}


@st.composite
def tricks(draw, rules):
    """(hand, trick of up to three cards, trump), often in few suits so that every duty comes up."""
    in_suits = draw(st.sets(st.sampled_from(SUITS), min_size=2))
    pool = [card for card in deck_of(rules) if suit(card) in in_suits]
    drawn = draw(some_of(pool, 4, 9))
    played = draw(st.integers(0, 3))
    return drawn[played:], drawn[:played], draw(trumps)


@st.composite
def scoring_rules(draw):
    """House rules that differ in how a deal is counted and paid."""
    return {
        **draw(presets),
        "counters": draw(st.sampled_from(["ACE_TEN_KING", "CLASSIC", "FIVES"])),
        "scale": 10,
        "last_trick": draw(st.sampled_from([0, 10, 20])),
        "meld_needs": draw(st.sampled_from(["POINT", "COUNTER", "TRICK", "NOTHING"])),
        "meld_needs_applies": draw(st.sampled_from(["OTHERS", "BOTH"])),
        "nines_save_themselves": draw(st.booleans()),
        "set_rule": draw(st.sampled_from(["SUBTRACT_BID", "BID_TO_OTHERS", "SUBTRACT_BID_AND_MELD"])),
        "impossible_bid": draw(st.sampled_from(["THROW_IN", "PLAY_ON"])),
        "renege": draw(st.sampled_from(["OTHERS_TAKE_ALL", "SET"])),
        "may_concede": draw(st.booleans()),
    }


@st.composite
def results(draw, rules):
    """Both sides' results of one deal whose tricks were really taken, sweeps and worthless ones included."""
    deck = deck_of(rules)
    total = len(deck) // 4
    cheap_first = sorted(deck, key=lambda card: RANKS.index(rank(card)))
    dealt = cheap_first if draw(st.booleans()) else draw(st.permutations(deck))
    taken = draw(st.sampled_from([0, 1, 2, total - 2, total - 1, total]) | st.integers(0, total))
    piles = [dealt[: 4 * taken], dealt[4 * taken :]]
    if draw(st.booleans()):
        piles.reverse()
    ends = draw(st.sampled_from([side for side in (0, 1) if piles[side]]))
    return [side(draw, pile, rules, last=ends == number) for number, pile in enumerate(piles)]


def side(draw, pile, rules, last):
    only_nines = draw(st.sampled_from([False, False, True]))
    return {
        "meld": draw(
            st.sampled_from([10, 20]) if only_nines else st.integers(0, 60).map(lambda tens: 10 * tens)
        ),
        "trick_points": play.count(pile, rules, last_trick=last),
        "counters": play.counters(pile),
        "tricks": len(pile) // 4,
        "last_trick": last,
        "only_nines": only_nines,
    }


@st.composite
def auction_rules(draw):
    """House rules that differ in how a hand is bid for."""
    step = draw(st.sampled_from([5, 10, 25, 50]))
    minimum = step * draw(st.integers(3, 30))
    after = st.tuples(st.integers(-2, 8), st.integers(1, 6)).map(
        lambda n: (minimum + n[0] * step, n[1] * step)
    )
    return ruleset(
        bid_step=step,
        minimum_bid=minimum,
        step_after=draw(st.none() | after),
        jump_bids=draw(st.booleans()),
        all_pass=draw(st.sampled_from(["STUCK", "REDEAL_NEXT", "REDEAL_SAME"])),
        stuck_may_raise=draw(st.booleans()),
    )
