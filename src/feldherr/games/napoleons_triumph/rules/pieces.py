"""Chapters 3, 4 and 8: what can be done to pieces. Each verb writes the state and says so."""

from __future__ import annotations

from msgspec.structs import replace

from feldherr.boards.blocks import disclose, put_block, turn_up
from feldherr.games.napoleons_triumph.board import GONE, LOCALE_OF, NOBODY, WAITING, Commander, Side
from feldherr.games.napoleons_triumph.events import (
    Attached,
    CommanderLost,
    HiddenAgain,
    LossTaken,
    Marched,
    Shown,
    WereDetached,
)
from feldherr.games.napoleons_triumph.state import BLOCKS, GUARD, INFANTRY, SIDE, State
from feldherr.kernel.game import Emit


def put(s: State, block: int, to: int) -> None:
    """NT §4.13 §4.17: a regiment is always in exactly one position; any number may share one. Keeps the index."""
    put_block(s, block, to, SIDE[block], LOCALE_OF)


def march(
    s: State, emit: Emit, side: Side, blocks: tuple[int, ...], commanders: tuple[Commander, ...], to: int, how: str
) -> None:
    """NT §10.1.2: all go together, from one position to another."""
    if not blocks:
        return
    origin = s.spot[blocks[0]]
    for block in blocks:
        put(s, block, to)
    for commander in commanders:
        s.post[commander] = to
    if origin != to:
        emit(Marched(side, blocks, commanders, origin, to, how))


def leave_corps(s: State, block: int) -> int:
    """The regiment is detached (NT §8.4); gives its former commander."""
    commander = s.corps[block]
    if commander != NOBODY:
        s.members[commander] = tuple([b for b in s.members[commander] if b != block])
        s.corps[block] = NOBODY
    return commander


def detach(s: State, emit: Emit, blocks: tuple[int, ...]) -> None:
    """NT §8.4 §8.6 §8.10: regiments leave their corps and stay detached until a commander attaches them."""
    gone: dict[int, list[int]] = {}
    for block in blocks:
        if s.corps[block] != NOBODY:
            if s.spot[block] >= WAITING:                                                 # 19.26
                s.left = (*s.left, (block, s.corps[block]))
            gone.setdefault(leave_corps(s, block), []).append(block)
    for commander, left in gone.items():
        emit(WereDetached(tuple(left), commander))


def attach(s: State, emit: Emit, commander: Commander, block: int) -> None:
    """NT §9.13 §9.14: the regiment joins the corps, and leaves the one it was in."""
    before = leave_corps(s, block)
    join(s, commander, block)
    s.lot = (*s.lot[:block], BLOCKS + block, *s.lot[block + 1 :])                        # he came from elsewhere
    emit(Attached(block, commander, before))


def join(s: State, commander: int, block: int) -> None:
    s.corps[block] = Commander(commander)
    s.members[commander] = tuple(sorted((*s.members[commander], block)))


def reveal(s: State, emit: Emit, block: int) -> None:
    """NT §3.7 §3.8, rulings r19 and r110: type and strength lie open until the attack is over, and are remembered."""
    if turn_up(s, block):
        emit(Shown(block, s.face[block], False))


def show_briefly(s: State, emit: Emit, block: int) -> None:
    """NT §3.7: one showing, then the face is hidden again."""
    disclose(s, block)
    emit(Shown(block, s.face[block], True))


def hide_again(s: State, emit: Emit) -> None:
    """NT §11.s11.11 §12.4: everything revealed is hidden again; NT §6.s9.1: the battery keeps its marker."""
    shown = tuple([b for b in range(BLOCKS) if s.up >> b & 1 and s.face[b]])
    s.up = 0
    if shown:
        emit(HiddenAgain(shown))


def lose(s: State, emit: Emit, block: int) -> int:
    """NT §3.9 §3.10, ruling r86: one strength point; the regiment is shown; weakened guard is line infantry."""
    disclose(s, block)
    before = s.face[block]
    kind = INFANTRY if before >> 2 == GUARD else before >> 2
    after = 4 * kind + (before & 3) - 1 if before & 3 > 1 else 0
    s.face[block] = s.known[block] = after
    emit(LossTaken(block, before, after, s.spot[block]))
    if not after:
        remove(s, emit, block)
    return 1


def remove(s: State, emit: Emit, block: int) -> None:
    """NT §8.9, ruling r53: a destroyed regiment leaves the map, and its commander with his last one."""
    commander = leave_corps(s, block)
    s.face[block] = s.known[block] = 0
    s.up &= ~(1 << block)
    if s.battery == block:
        s.battery = NOBODY
    put(s, block, GONE)
    if commander != NOBODY and not s.members[commander]:
        at, s.post[commander] = s.post[commander], GONE
        emit(CommanderLost(commander, at))


def note(s: State, **changes: object) -> None:
    """Into the memory of this turn."""
    s.turn = replace(s.turn, **changes)
