"""NT §11.s5.1: the attack declaration, also that of a feint or of moving into an evacuated locale."""

from __future__ import annotations

from typing import NamedTuple

from feldherr.games.napoleons_triumph import actions as a
from feldherr.games.napoleons_triumph.board import BEYOND, CAPACITY, LEADERS, LIES_IN, LOCALES, NOBODY, Path
from feldherr.games.napoleons_triumph.events import Declared
from feldherr.games.napoleons_triumph.rules.choices.declaring import corps_to_join, gun_to_join
from feldherr.games.napoleons_triumph.rules.choices.limits import independent_left, movable, room, shut_out
from feldherr.games.napoleons_triumph.rules.choices.marches import regiments_to_leave, regiments_to_send
from feldherr.games.napoleons_triumph.rules.choices.threats import (
    FEINT,
    attack_command,
    detachable,
    path_most,
    path_of,
    riders_of,
)
from feldherr.games.napoleons_triumph.rules.orders import (
    CORPS,
    DETACHMENT,
    REGIMENT,
    arrive,
    close,
    corps_command,
    independent_command,
    moved,
)
from feldherr.games.napoleons_triumph.rules.pieces import detach, show_briefly
from feldherr.games.napoleons_triumph.state import BLOCKS, FIRST_COMMANDER, State
from feldherr.kernel.answers import DONE
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


class Force(NamedTuple):
    """The attacking pieces (NT §11.s5.1): how they are commanded, where they started, and their road if they ride."""

    blocks: tuple[int, ...]
    commanders: tuple[int, ...]
    how: str
    origin: int
    path: Path | None = None


def declare(
    s: State, ask: Ask, emit: Emit, side: int, seat: int, front: int, mode: str, guard: bool
) -> Force:
    """NT §11.4 §11.s2.14 §11.s3.3 §11.s5.1 §11.s5.2: one command, or several if they may be combined."""
    choice = ask(seat, attack_command, s, side, seat, front, mode, guard)
    match choice:
        case a.WithCorps(commander):
            force = corps_force(s, ask, emit, side, seat, front, commander, None, mode, guard)
        case a.WithDetachment(commander):
            force = detachment_force(s, ask, emit, side, seat, front, commander, mode, guard)
        case a.WithRegiment(block):
            force = regiment_force(s, ask, emit, side, seat, front, block)
        case _:
            path = path_of(s, choice, front)
            if choice.piece >= BLOCKS:
                commander = choice.piece - FIRST_COMMANDER
                force = corps_force(s, ask, emit, side, seat, front, commander, path, mode, guard)
            else:
                force = riding_regiment(s, emit, side, choice.piece, path)
            if choice.entry >= 0:
                arrive(s, emit, side, force.blocks, force.commanders)                    # ruling r34
    emit(Declared(side, force.how, force.blocks, force.commanders, front, force.path is not None))
    if force.path:
        for block in force.blocks:                                                       # 11.9, ruling r107
            show_briefly(s, emit, block)
    moved(s, force.blocks)
    return force


def corps_force(
    s: State, ask: Ask, emit: Emit, side: int, seat: int, front: int, first: int, path: Path | None, mode: str,
    guard: bool,
) -> Force:  # fmt: skip
    """NT §9.8 §11.5 §11.7 §11.9, rulings r7 and r88: one or several corps, those who do not fit dropped before."""
    def able(commander: int) -> list[int]:
        found = riders_of(s, commander) if path else movable(s, s.members[commander])
        return [b for b in found if not shut_out(s, BEYOND[front], b)]

    def most_of(blocks: list[int]) -> tuple[int, str]:
        most, rule = path_most(s, side, path, blocks) if path else (CAPACITY[BEYOND[front]], "4.15")
        if path and path.passed and mode == FEINT and room(s, path.passed[-1]) < most:
            most, rule = room(s, path.passed[-1]), "4.15"
        return most, rule

    origin = s.post[first]
    joined: tuple[int, ...] = ()
    if any(s.post[c] == origin for c in LEADERS[side] if c != first):
        most = most_of(able(first))[0]
        others = ask.several(seat, corps_to_join, s, side, seat, front, first, path is not None, most)
        joined = tuple([w.commander for w in others])
    commanders = (first, *joined)
    going = tuple(sorted(b for c in commanders for b in able(c)))
    most, rule = most_of(list(going))
    if sum(len(movable(s, s.members[c])) for c in commanders) > 1:                       # asked whatever their faces
        dropped = ask.several(seat, regiments_to_leave, s, going, max(most, len(commanders)), rule, guard)
        left = {n.piece for n in dropped}
        going = tuple([b for b in going if b not in left])
    for commander in commanders:
        corps_command(s, emit, side, commander, CORPS)
        detach(s, emit, tuple([b for b in s.members[commander] if b not in going]))
    if path and len(going) > 1:
        close(s, (*path.passed, BEYOND[path.front]) if mode != FEINT else path.passed, going, False)
    return Force(going, commanders, CORPS, origin, path)


def detachment_force(
    s: State, ask: Ask, emit: Emit, side: int, seat: int, front: int, commander: int, mode: str, guard: bool
) -> Force:
    """NT §9.9 §11.s5.16, ruling r36: some of a corps, while the commander stays."""
    able = [b for b in detachable(s, side, commander, front, mode) if not (guard and b == s.battery)]
    most = CAPACITY[BEYOND[front]]
    sent = ask.several(seat, regiments_to_send, s, s.members[commander], tuple(able), most, guard)
    going = tuple(sorted(n.piece for n in sent))
    corps_command(s, emit, side, commander, DETACHMENT)
    origin = s.spot[going[0]]
    detach(s, emit, going)
    return Force(going, (), DETACHMENT, origin)


def regiment_force(s: State, ask: Ask, emit: Emit, side: int, seat: int, front: int, block: int) -> Force:
    """NT §9.17 §11.6: one regiment, or two artillery regiments of the attack approach, shown as proof."""
    origin = s.spot[block]
    going = (block,)
    if origin == LOCALES + front and len(s.at[origin]) > 1 and independent_left(s, side) > 1:
        second = ask(seat, gun_to_join, s, side, front, block)
        if second != DONE:
            going = tuple(sorted((block, second.piece)))
    for one in going:
        independent_command(s, emit, side, one)
    detach(s, emit, going)
    if len(going) > 1:
        for one in going:
            show_briefly(s, emit, one)
    return Force(going, (), REGIMENT, origin)


def riding_regiment(s: State, emit: Emit, side: int, block: int, path: Path) -> Force:
    """NT §11.9: one cavalry regiment by road."""
    origin = s.spot[block]
    independent_command(s, emit, side, block)
    detach(s, emit, (block,))
    return Force((block,), (), REGIMENT, origin, path)


def attack_locale(front: int, path: Path | None) -> int:
    """NT §11.2 §11.3: the locale the attack is made from, not where cavalry on the road came from."""
    return LIES_IN[front] if path is None or path.passed == () else path.passed[-1]


def surviving(s: State, force: Force) -> Force:
    """The pieces that are left (ruling r53: a commander dies with his last regiment)."""
    return force._replace(
        blocks=tuple([b for b in force.blocks if s.face[b]]),
        commanders=tuple([c for c in force.commanders if s.members[c]]),
    )


def from_reserve(s: State, force: Force, front: int) -> bool:
    return force.origin != LOCALES + front and force.origin != NOBODY
