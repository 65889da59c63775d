"""House rules as plain dictionaries: field names of the rules page, enum members by name."""

SINGLE_MELDS = {
    "run": (150, 1500),
    "royal-marriage": (40, 80),
    "marriage": (20, 40),
    "dix": (10, 20),
    "aces-around": (100, 1000),
    "kings-around": (80, 800),
    "queens-around": (60, 600),
    "jacks-around": (40, 400),
    "pinochle": (40, 300),
}

DOUBLE_MELDS = {
    "run": (150, 1500, 2250, 3000),
    "royal-marriage": (40, 80, 120, 160),
    "marriage": (20, 40, 60, 80),
    "dix": (),
    "aces-around": (100, 1000, 1500, 2000),
    "kings-around": (80, 800, 1200, 1600),
    "queens-around": (60, 600, 900, 1200),
    "jacks-around": (40, 400, 600, 800),
    "pinochle": (40, 300, 600, 900),
}

STANDARD = {
    "name": "standard",
    "deck": "SINGLE_DECK",
    "scale": 10,
    "minimum_bid": 250,
    "bid_step": 10,
    "jump_bids": True,
    "step_after": None,
    "all_pass": "STUCK",
    "stuck_may_raise": False,
    "trump_needs_marriage": False,
    "pass_count": 4,
    "show_before_return": False,
    "melds": SINGLE_MELDS,
    "run_extras": False,
    "head": "UNLESS_TRUMPED",
    "forced_trump": "ALWAYS",
    "counters": "ACE_TEN_KING",
    "last_trick": 10,
    "meld_needs": "POINT",
    "meld_needs_applies": "OTHERS",
    "nines_save_themselves": False,
    "set_rule": "SUBTRACT_BID",
    "impossible_bid": "THROW_IN",
    "may_concede": False,
    "renege": "OTHERS_TAKE_ALL",
    "target": 1500,
    "max_deals": None,
}

KITCHEN = {
    "scale": 1,
    "stuck_may_raise": True,
    "meld_needs": "COUNTER",
    "meld_needs_applies": "BOTH",
    "impossible_bid": "PLAY_ON",
}

EIGHT_DEALS = {
    "counters": "CLASSIC",
    "pass_count": 0,
    "run_extras": True,
    "melds": {
        "run": (150, 300),
        "aces-around": (100, 200),
        "kings-around": (80, 160),
        "queens-around": (60, 120),
        "jacks-around": (40, 80),
    },
    "head": "EVEN_IF_TRUMPED",
    "meld_needs": "TRICK",
    "impossible_bid": "PLAY_ON",
    "max_deals": 8,
}

DOUBLE_DECK = {
    "deck": "DOUBLE_DECK",
    "pass_count": 0,
    "minimum_bid": 500,
    "last_trick": 20,
    "target": 5000,
    "melds": DOUBLE_MELDS,
}

PRESETS = {
    "standard": {},
    "online": {"meld_needs_applies": "BOTH"},
    "kitchen": KITCHEN,
    "kitchen-classic": {**KITCHEN, "scale": 10, "counters": "CLASSIC"},
    "eight-deals": EIGHT_DEALS,
    "reference": {"run_extras": True, "nines_save_themselves": True, "may_concede": True},
    "double-deck": DOUBLE_DECK,
}


def changed(rules, changes):
    """Rules with some fields replaced; a meld table given in part leaves the other melds as they are."""
    melds = {**rules["melds"], **{kind: tuple(row) for kind, row in changes.get("melds", {}).items()}}
    unknown = set(changes) - set(rules)
    if unknown:
        raise KeyError(f"no such house rule: {sorted(unknown)}")
    return {**rules, **changes, "melds": melds}


def ruleset(preset="standard", **changes):
    """A preset by its key, with some fields replaced."""
    return changed(changed({**STANDARD, "name": preset}, PRESETS[preset]), changes)
