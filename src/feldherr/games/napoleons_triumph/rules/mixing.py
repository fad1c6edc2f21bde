"""NT §7.4: at the end of every turn both players mix their regiments, so that nobody knows which is which."""

from __future__ import annotations

from feldherr.boards import bags
from feldherr.boards.blocks import reordered
from feldherr.games.napoleons_triumph.board import NOBODY, SIDES
from feldherr.games.napoleons_triumph.events import Mixed
from feldherr.games.napoleons_triumph.rules.choices.limits import mask_of
from feldherr.games.napoleons_triumph.state import BLOCKS, SIDE, State
from feldherr.kernel.game import Emit

Group = tuple[int, ...]


def groups(s: State) -> list[Group]:
    """NT §7.4 §7.5, rulings r15 and r19: regiments of one corps, or detached ones of one position; not the battery.

    Only those of which the opponent knows something, and would know less afterwards.
    """
    found: dict[tuple[int, int], list[int]] = {}
    for block in range(BLOCKS):
        if s.known[block]:
            found.setdefault((s.spot[block], s.corps[block]), [])
    for (spot, corps), blocks in found.items():
        blocks += [b for b in s.at[spot] if s.corps[b] == corps and b != s.battery]
    return [tuple(blocks) for _, blocks in sorted(found.items()) if len({s.known[b] for b in blocks}) > 1]


def standing(s: State) -> list[Group]:
    """NT §7.4: all such groups of two or more."""
    battery, faces = s.battery, s.face
    able = [tuple([b for b in blocks if b != battery]) if battery in blocks else blocks for blocks in s.members]
    led = [blocks for blocks in able if len(blocks) > 1]
    alone: dict[int, list[int]] = {}
    for block, corps in enumerate(s.corps):
        if corps == NOBODY and faces[block] and block != battery:
            alone.setdefault(s.spot[block], []).append(block)
    return [*led, *(tuple(alone[spot]) for spot in sorted(alone) if len(alone[spot]) > 1)]


def strangers(s: State, found: list[Group]) -> list[Group]:
    """NT §7.4, ruling r19: those whose regiments can be told apart though none was shown.

    They came from different groups, or did different things in this turn.
    """
    did = s.turn.moved, s.turn.beaten, mask_of(piece for piece, _ in s.turn.named)
    return [blocks for blocks in found if told_apart(s.lot, blocks, did)]


def told_apart(lot: tuple[int, ...], blocks: Group, did: tuple[int, ...]) -> bool:
    """Whether these came from different groups, or only some of them are among those who `did` something, as bits."""
    if lot:
        for block in blocks:
            if lot[block] != lot[blocks[0]]:
                return True
    own = mask_of(blocks)
    for some in did:  # noqa: SIM110 (a generator takes longer)
        if (part := some & own) and part != own:
            return True
    return False


def lots(s: State, found: list[Group]) -> tuple[int, ...]:
    """From now on nobody can tell the regiments of a group apart by where they came from."""
    lot = list(range(BLOCKS))
    for blocks in found:
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
