"""Sampled worlds: full hands for all seats that agree with everything one seat knows."""

from __future__ import annotations

import random
from collections.abc import Iterator

from pinochle.analysis.knowledge import Knowledge
from pinochle.analysis.likely import odds
from pinochle.analysis.melds import fast_meld
from pinochle.analysis.packed import packed_deck

TRIES = 12  # to hit upon hands whose meld is just what was shown, before taking the last


class Sampler:
    """Deals the unseen cards out again and again. Raises ValueError where nothing fits; no real deal can cause that."""

    def __init__(self, known: Knowledge, rng: random.Random) -> None:
        packed = packed_deck(known.rules.deck)
        self._rng = rng
        self._others = [seat for seat in range(4) if seat != known.seat]
        self._free = [
            size - packed.size(pinned) for size, pinned in zip(known.sizes, known.pinned, strict=True)
        ]
        self._hands = list(known.pinned)
        self._hands[known.seat] = known.position.hands[known.seat]
        self._free[known.seat] = 0
        cannot = known.position.cannot
        loose = packed.each(known.unseen - sum(known.pinned))
        self._owners = {unit: [s for s in self._others if not unit & cannot[s]] for unit in set(loose)}
        rules = known.rules
        likely = odds(rules.deck, known.trump, known.position.bidder, bool(rules.pass_count))
        # Cards with the fewest possible owners first, then those whose owner is easiest to guess.
        loose.sort(key=lambda unit: (len(self._owners[unit]), -max(likely[unit]), unit))
        self._loose = [(unit, [(seat, likely[unit][seat]) for seat in self._owners[unit]]) for unit in loose]
        meld = fast_meld(known.rules)
        self._melds = [
            (seat, known.played[seat], meld.points(shown, known.trump))
            for seat, shown in enumerate(known.showed)
            if shown is not None and seat != known.seat
        ]
        self._meld = meld.each
        self._trump = known.trump.order

    def worlds(self, count: int) -> Iterator[list[int]]:
        """So many worlds: the packed hands of all four seats."""
        for _ in range(count):
            yield self.world()

    def world(self) -> list[int]:
        """One world; where it can be had cheaply, one in which nobody holds meld that was not shown."""
        hands = self._dealt()
        for _ in range(TRIES):
            if all(self._meld(hands[s] + played)[self._trump] == points for s, played, points in self._melds):
                break
            hands = self._dealt()
        return hands

    def _dealt(self) -> list[int]:
        """The unseen cards to whoever may hold them, by lot, as likely as they lie there."""
        chance, free = self._rng.random, self._free.copy()
        given: dict[int, list[int]] = {seat: [] for seat in self._others}
        for unit, owners in self._loose:
            weights = [free[seat] * likely for seat, likely in owners]
            if total := sum(weights):
                pick, owner = chance() * total, owners[0][0]
                for (seat, _), weight in zip(owners, weights, strict=True):
                    if weight:
                        owner = seat
                        pick -= weight
                        if pick < 0:
                            break
                given[owner].append(unit)
                free[owner] -= 1
            elif not self._squeezed_in(unit, given, free, set()):
                raise ValueError("no hands agree with what is known")
        hands = self._hands.copy()
        for seat, cards in given.items():
            hands[seat] += sum(cards)
        return hands

    def _squeezed_in(self, unit: int, given: dict[int, list[int]], free: list[int], tried: set[int]) -> bool:
        """Find a place for a card whose owners are full, by moving another card of theirs on."""
        owners = self._owners[unit].copy()
        self._rng.shuffle(owners)
        for seat in owners:
            if free[seat]:
                given[seat].append(unit)
                free[seat] -= 1
                return True
        for seat in owners:
            if seat in tried:
                continue
            tried.add(seat)
            for other in given[seat].copy():
                given[seat].remove(other)
                if self._squeezed_in(other, given, free, tried):
                    given[seat].append(unit)
                    return True
                given[seat].append(other)
        return False
