"""NT §7.4: at the end of every turn both players mix their regiments, so that nobody knows which is which."""

from __future__ import annotations

from feldherr.boards import bags
from feldherr.boards.blocks import reordered
from feldherr.games.napoleons_triumph.board import GONE, SIDES
from feldherr.games.napoleons_triumph.events import Mixed
from feldherr.games.napoleons_triumph.state import BLOCKS, SIDE, State
from feldherr.kernel.game import Emit

Group = tuple[int, ...]


def standing(s: State) -> list[Group]:
    """NT §7.4 §7.5, rulings r15 and r19: regiments of one corps, or detached ones of one position; not the battery."""
    found: dict[tuple[int, int, int], list[int]] = {}
    for block in range(BLOCKS):
        if block != s.battery and s.spot[block] != GONE:
            found.setdefault((s.spot[block], s.corps[block], SIDE[block]), []).append(block)
    return [tuple(blocks) for _, blocks in sorted(found.items())]


def groups(s: State) -> list[Group]:
    """NT §7.4, ruling r19: those of which the opponent knows something, and would know less afterwards."""
    return [blocks for blocks in standing(s) if len({s.known[b] for b in blocks}) > 1]


def strangers(s: State) -> list[Group]:
    """NT §7.4, ruling r19: those whose regiments can be told apart though none was shown.

    They came from different groups, or did different things in this turn.
    """
    turn, named = s.turn, {piece for piece, _ in s.turn.named}
    marks = turn.moved | turn.beaten << BLOCKS

    def told(block: int) -> tuple[int, bool, int]:
        return s.lot[block] if s.lot else 0, block in named, marks >> block & (1 | 1 << BLOCKS)

    return [blocks for blocks in standing(s) if len(blocks) > 1 and len({told(b) for b in blocks}) > 1]


def lots(s: State) -> tuple[int, ...]:
    """From now on nobody can tell the regiments of a group apart by where they came from."""
    lot = list(range(BLOCKS))
    for blocks in standing(s):
        for block in blocks:
            lot[block] = blocks[0]
    return tuple(lot)


def mix(s: State, emit: Emit, sets: list[Group], order: tuple[int, ...]) -> None:
    """Faces change places, the public numbers stay. The draw of the order is the last thing its procedure asks."""
    for blocks, old in reordered(sets, order):
        faces = [s.face[b] for b in old]
        s.bags = bags.mixed(s.bags, s.known, blocks)
        for block, face in zip(blocks, faces):
            s.face[block] = face
    for side in SIDES:
        spots = tuple(sorted({s.spot[blocks[0]] for blocks in sets if SIDE[blocks[0]] == side}))
        if spots:
            emit(Mixed(side, spots))
