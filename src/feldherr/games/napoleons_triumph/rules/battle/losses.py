"""NT §11.s9.4 to 11.s10.11: how strength points are taken."""

from __future__ import annotations

from feldherr.games.napoleons_triumph.rules.choices.battle.losses import regiment_to_bear, regiment_to_hit
from feldherr.games.napoleons_triumph.rules.morale import commit
from feldherr.games.napoleons_triumph.rules.pieces import lose
from feldherr.games.napoleons_triumph.state import SIDE, State
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def hit(s: State, emit: Emit, block: int) -> int:
    """NT §15.3 §15.7: elite units that suffer a loss are committed by it."""
    commit(s, emit, SIDE[block], (block,))
    return lose(s, emit, block)


def spread(s: State, ask: Ask, emit: Emit, seat: int, blocks: tuple[int, ...], points: int, rule: str) -> int:
    """NT §11.s9.4 §11.s9.5 §11.s10.7 §11.s10.9, ruling r50: evenly; `seat` says who takes the odd point."""
    hits: tuple[int, ...] = ()
    while len(hits) < points and any(s.face[b] for b in blocks):
        block = ask.openly(seat, regiment_to_hit, s, blocks, hits, points - len(hits), rule).piece
        hits = (*hits, block)
        hit(s, emit, block)
    return len(hits)


def bear(s: State, ask: Ask, emit: Emit, seat: int, blocks: tuple[int, ...], points: int, rule: str) -> int:
    """NT §11.s9.6 §11.s9.7 §11.s10.10 §11.s10.11 §12.6 §12.7, rulings r58 and r101: the owner chooses.

    Ruling r104: if all of them fall he is asked as well, unless the enemy knows their faces, or it is the last one.
    """
    taken = 0
    while taken < points and (alive := [b for b in blocks if s.face[b]]):
        put = ask.openly if len(alive) == 1 or all(s.known[b] for b in alive) else ask
        taken += hit(s, emit, put(seat, regiment_to_bear, s, blocks, points - taken, rule).piece)
    return taken
