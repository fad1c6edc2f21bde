"""Another world a seat cannot tell from the true one.

Chips, special cards and the automa's tokens that nobody has seen are no part of the state, so there is nothing to guess
(TC §2.4 §10.16 §15.8). Hidden is only how the others split their armies, while they do so (TC §2.6, ruling r2).
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from feldherr.games.trench_club.actions import Assign
from feldherr.games.trench_club.rules.choices.opening import unit_to_assign
from feldherr.games.trench_club.rules.units import KINDS
from feldherr.games.trench_club.state import ARMIES
from feldherr.kernel.answers import DONE, Given, Interjection
from feldherr.kernel.position import Position, is_round, reopen

if TYPE_CHECKING:
    from feldherr.kernel.game import Game


def resample(game: Game, position: Position, viewer: int, rng: random.Random) -> Position:
    """In a secret round the others' answers are forgotten and dealt anew; how many there are is public."""
    if position.call is None or not is_round(position):
        return position
    start = position.questions[0].round or 0
    given = list(position.given)
    others = sorted({g.seat for g in given[start:] if g.seat != viewer and not isinstance(g.answer, Interjection)})
    for seat in others:
        places = [at for at in range(start, len(given)) if given[at].seat == seat]
        places = [at for at in places if not isinstance(given[at].answer, Interjection)]
        asked = reopen(game, position.settled, position.call, position.given[:start]).question(seat)
        assert asked is not None and asked.choices is unit_to_assign
        chips = [chip for chip in range(ARMIES) if chip != asked.barred]
        order = rng.sample(asked.kinds, len(asked.kinds))
        answers = [*(Assign(KINDS[kind], rng.choice(chips)) for kind in order), DONE]
        for at, answer in zip(places, answers):
            given[at] = Given(seat, answer)
    return reopen(game, position.settled, position.call, given)
