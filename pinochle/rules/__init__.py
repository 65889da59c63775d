"""The rules of pinochle: house rules, melds, the auction, the order of play, counting and scoring."""

from pinochle.rules.auction import Auction, Call, can_name_trump, trump_refusal
from pinochle.rules.choices import (
    AllPass,
    CountingScheme,
    ForcedTrump,
    Head,
    ImpossibleBid,
    MeldNeeds,
    MeldNeedsApplies,
    Renege,
    SetRule,
)
from pinochle.rules.compare import at_every_table, meld_differences, preset_note
from pinochle.rules.counting import count_cards, is_counter
from pinochle.rules.ending import GameResult, game_result
from pinochle.rules.house import PRESETS, HouseRules, preset_title
from pinochle.rules.kinds import DOUBLE_MELDS, SINGLE_MELDS, MeldKind, MeldTable
from pinochle.rules.melds import Meld, find_melds, meld_points, shown_cards
from pinochle.rules.near import NearMeld, near_melds, partner_chance
from pinochle.rules.passing import pass_refusal, show_refusal, shown_refusal
from pinochle.rules.play import Duty, LegalPlays, duties, legal_plays, winning_index
from pinochle.rules.scoring import (
    DealScore,
    SideResult,
    is_impossible,
    score_concession,
    score_deal,
    score_no_trump,
    score_renege,
)
from pinochle.rules.unscored import unscored

__all__ = [
    "DOUBLE_MELDS",
    "PRESETS",
    "SINGLE_MELDS",
    "AllPass",
    "Auction",
    "Call",
    "CountingScheme",
    "DealScore",
    "Duty",
    "ForcedTrump",
    "GameResult",
    "Head",
    "HouseRules",
    "ImpossibleBid",
    "LegalPlays",
    "Meld",
    "MeldKind",
    "MeldNeeds",
    "MeldNeedsApplies",
    "MeldTable",
    "NearMeld",
    "Renege",
    "SetRule",
    "SideResult",
    "at_every_table",
    "can_name_trump",
    "count_cards",
    "duties",
    "find_melds",
    "game_result",
    "is_counter",
    "is_impossible",
    "legal_plays",
    "meld_differences",
    "meld_points",
    "near_melds",
    "partner_chance",
    "pass_refusal",
    "preset_note",
    "preset_title",
    "score_concession",
    "score_deal",
    "score_no_trump",
    "score_renege",
    "show_refusal",
    "shown_cards",
    "shown_refusal",
    "trump_refusal",
    "unscored",
    "winning_index",
]
