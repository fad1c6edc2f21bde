"""Another world a seat cannot tell from the true one (V2 §3.2.6 §3.2.7).

Tiles that lie face down are no part of the state, so there is nothing to guess: chance draws them when they are turned
up. Only a map laid by number could be looked up, so the number is forgotten.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from msgspec.structs import replace

from feldherr.games.viktory_ii.state import copy
from feldherr.kernel.position import Position, reopen

if TYPE_CHECKING:
    from feldherr.kernel.game import Game


def resample(game: Game, position: Position, viewer: int, rng: random.Random) -> Position:
    settled = position.settled
    if position.call is None or not settled.rules.map_seed:
        return position._replace()
    world = copy(settled)
    world.rules = replace(settled.rules, map_seed=0)
    return reopen(game, world, position.call, position.given)
