"""Positions and what can be asked about them: each task derives its answer from the engine.

- ``facts``: one of several, or a number, straight from a rule
- ``cards``: order, piles, who takes a trick
- ``calls``: the auction
- ``melding``: finding and counting meld
- ``play``: which cards may be played
- ``scoring``: the score of a deal
- ``choosing``: choices ranked by what they bring (trump, four to pass, a card to play, a bid)
"""
