"""NT §7.4: at the end of every turn both players mix their regiments, so that nobody knows which is which."""

from __future__ import annotations

from feldherr.boards import bags
from feldherr.boards.blocks import reordered
from feldherr.games.napoleons_triumph.board import GONE, SIDES
from feldherr.games.napoleons_triumph.events import Mixed
from feldherr.games.napoleons_triumph.state import BLOCKS, SIDE, State
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def groups(s: State) -> list[tuple[int, ...]]:
    """NT §7.4 §7.5, rulings r15 and r19: regiments of one corps, or detached ones of one position; never the battery.

    Only groups of which the opponent knows something, and would know less afterwards.
    """
    found: dict[tuple[int, int], list[int]] = {}
    for block in range(BLOCKS):
        if s.known[block] and block != s.battery and s.spot[block] != GONE:
            found.setdefault((s.spot[block], s.corps[block]), [])
    for (spot, corps), blocks in found.items():
        blocks += [b for b in s.at[spot] if s.corps[b] == corps and b != s.battery]
    return [tuple(blocks) for _, blocks in sorted(found.items()) if len({s.known[b] for b in blocks}) > 1]


def mix(s: State, ask: Ask, emit: Emit, sets: list[tuple[int, ...]]) -> None:
    """Faces change places, the public numbers stay. The last thing its procedure asks."""
    for blocks, old in reordered(sets, ask.shuffle(sum(map(len, sets)))):
        faces = [s.face[b] for b in old]
        s.bags = bags.mixed(s.bags, s.known, blocks)
        for block, face in zip(blocks, faces):
            s.face[block] = face
    for side in SIDES:
        spots = tuple(sorted({s.spot[blocks[0]] for blocks in sets if SIDE[blocks[0]] == side}))
        if spots:
            emit(Mixed(side, spots))
