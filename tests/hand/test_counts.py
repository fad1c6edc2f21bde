"""Numbers of several things at once: what the engine takes in some order, the steppers offer (docs/hand.md)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from feldherr import games
from feldherr.kernel.answers import Illegal
from feldherr.kernel.lines import write
from feldherr.kernel.position import look_ahead
from feldherr.proving.battery.play import Walk


def test_hits_may_fall_on_several_kinds() -> None:
    """NE §16.5.5: each split of the hits that the engine takes is open to who looks ahead, in one of both orders."""
    game, mixed = games.game("napoleon-in-europe"), 0
    for seed in range(6):
        walk = Walk(game, game.options_type(players=3), seed, talk=0, resign=0, brake=0.7, dealt=True)
        for question in walk.positions(2500):
            if question.name != "casualties":
                continue
            table, seat = walk.table, question.actor
            kinds: dict[tuple[int, int], Any] = {}
            for strike in question.options():
                kinds.setdefault((strike.nation, strike.kind), strike)
            pair = [strike for strike in kinds.values() if strike.count == 1][:2]
            taken = False
            for order in permutations(pair) if len(pair) == 2 and question.hits >= 2 else ():
                mark = table.mark()
                try:
                    table.play(seat, list(order))
                    taken = True
                except Illegal:
                    pass
                finally:
                    table.restore(mark)
            if not taken:
                continue
            seen: list[list[str]] = []
            for turned in (pair, pair[::-1]):
                try:
                    look_ahead(game, table.position, seat, turned)
                    seen.append([write(strike) for strike in turned])
                except Illegal:
                    pass
            assert seen, pair
            mixed += 1
    assert mixed > 0
