"""Computer players, who see only a view, and why they do what they do."""

from pinochle.players.bidding import bid_or_pass, name_trump
from pinochle.players.choice import LEVELS, Choice, Level, Player
from pinochle.players.make import Computer, make, play_deal
from pinochle.players.passing import pass_back, pass_to_bidder, why_show
from pinochle.players.playing import reasons_for
from pinochle.players.why import why_play

__all__ = [
    "LEVELS",
    "Choice",
    "Computer",
    "Level",
    "Player",
    "bid_or_pass",
    "make",
    "name_trump",
    "pass_back",
    "pass_to_bidder",
    "play_deal",
    "reasons_for",
    "why_play",
    "why_show",
]
