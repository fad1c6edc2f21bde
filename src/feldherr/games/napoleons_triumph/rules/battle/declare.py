"""NT §11.s5.1: the attack declaration, also that of a feint or of moving into an evacuated locale."""

from __future__ import annotations

from feldherr.games.napoleons_triumph import actions as a
from feldherr.games.napoleons_triumph.board import CAPACITY, LEADERS, LOCALES, NOBODY, Commander
from feldherr.games.napoleons_triumph.events import Declared
from feldherr.games.napoleons_triumph.rules.battle.engagement import Attack, Force
from feldherr.games.napoleons_triumph.rules.choices.battle.attackers import FEINT, detachable
from feldherr.games.napoleons_triumph.rules.choices.battle.declaring import attack_command, corps_to_join, gun_to_join
from feldherr.games.napoleons_triumph.rules.choices.battle.rides import no_secret, riders_of
from feldherr.games.napoleons_triumph.rules.choices.following import regiments_to_leave, regiments_to_send
from feldherr.games.napoleons_triumph.rules.choices.limits import independent_left, movable
from feldherr.games.napoleons_triumph.rules.movement.locales import large, room, shut_out
from feldherr.games.napoleons_triumph.rules.movement.path import Path
from feldherr.games.napoleons_triumph.rules.movement.paths import path_named, path_refusal_of_large_corps
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
from feldherr.games.napoleons_triumph.state import FIRST_COMMANDER, State
from feldherr.kernel.answers import DONE
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def declare(s: State, ask: Ask, emit: Emit, attack: Attack, mode: str) -> Force:
    """NT §11.4 §11.s2.14 §11.s3.3 §11.s5.1 §11.s5.2: one command, or several if they may be combined."""
    side, seat, front = attack.side, attack.seat, attack.front
    put = ask.openly if no_secret(s, side, front, mode, attack.guard) else ask
    choice = put(seat, attack_command, s, side, seat, front, mode, attack.guard)
    match choice:
        case a.WithCorps(commander):
            force = corps_force(s, ask, emit, attack, Commander(commander), None, mode)
        case a.WithDetachment(commander):
            force = detachment_force(s, ask, emit, attack, Commander(commander), mode)
        case a.WithRegiment(block):
            force = regiment_force(s, ask, emit, attack, block)
        case _:
            force = riding_force(s, ask, emit, attack, choice, mode)
    emit(Declared(side, force.how, force.blocks, force.commanders, front, force.path is not None))
    if force.path:
        for block in force.blocks:                                                       # 11.9, ruling r107
            show_briefly(s, emit, block)
    moved(s, force.blocks)
    return force


def corps_force(
    s: State, ask: Ask, emit: Emit, attack: Attack, first: Commander, path: Path | None, mode: str
) -> Force:
    """NT §9.8 §11.5 §11.7 §11.9, rulings r7 and r88: one or several corps, those who do not fit dropped before."""
    def able(commander: Commander) -> list[int]:
        found = riders_of(s, commander) if path else movable(s, s.members[commander])
        return [b for b in found if not shut_out(s, attack.target, b)]

    side, seat, origin = attack.side, attack.seat, s.post[first]
    joined: tuple[Commander, ...] = ()
    if any(s.post[c] == origin for c in LEADERS[side] if c != first):
        most = most_of(s, attack, path, mode)
        joining = ask.several if path else ask.several_openly                            # who rides shows faces
        others = joining(seat, corps_to_join, s, side, seat, attack.front, first, path is not None, most)
        joined = tuple([Commander(w.commander) for w in others])
    commanders = (first, *joined)
    going = tuple(sorted(b for c in commanders for b in able(c)))
    alone = path_refusal_of_large_corps(s, side, path, going) if path else None
    most = max(most_of(s, attack, path, mode), len(commanders))
    if sum(len(movable(s, s.members[c])) for c in commanders) > 1:                       # asked whatever their faces
        dropping = ask.several if path or attack.guard else ask.several_openly           # so does who is guard
        dropped = dropping(seat, regiments_to_leave, s, going, most, "4.15", attack.guard, alone)
        left = {n.piece for n in dropped}
        going = tuple([b for b in going if b not in left])
    for commander in commanders:
        corps_command(s, emit, side, commander, CORPS)
        detach(s, emit, tuple([b for b in s.members[commander] if b not in going]))
    if path and large(s, going):
        close(s, (*path.passed, attack.target) if mode != FEINT else path.passed, going, False)
    return Force(going, commanders, CORPS, origin, path)


def most_of(s: State, attack: Attack, path: Path | None, mode: str) -> int:
    """NT §4.15 §11.s5.2, rulings r7 and r92: how many can attack; by road a feint must fit where it ends."""
    most = CAPACITY[attack.target]
    if path and path.passed and mode == FEINT:
        return min(most, room(s, path.passed[-1]))
    return most


def detachment_force(s: State, ask: Ask, emit: Emit, attack: Attack, commander: Commander, mode: str) -> Force:
    """NT §9.9 §11.s5.16, ruling r36: some of a corps, while the commander stays."""
    guard, most = attack.guard, CAPACITY[attack.target]
    found = detachable(s, attack.side, commander, attack.front, mode)
    able = tuple([b for b in found if not (guard and b == s.battery)])
    sent = ask.several(attack.seat, regiments_to_send, s, s.members[commander], able, most, attack.target, guard)
    going = tuple(sorted(n.piece for n in sent))
    corps_command(s, emit, attack.side, commander, DETACHMENT)
    origin = s.spot[going[0]]
    detach(s, emit, going)
    return Force(going, (), DETACHMENT, origin)


def regiment_force(s: State, ask: Ask, emit: Emit, attack: Attack, block: int) -> Force:
    """NT §9.17 §11.6: one regiment, or two artillery regiments of the attack approach, shown as proof."""
    side, front, origin = attack.side, attack.front, s.spot[block]
    going: tuple[int, ...] = (block,)
    if origin == LOCALES + front and len(s.at[origin]) > 1 and independent_left(s, side) > 1:
        second = ask(attack.seat, gun_to_join, s, side, attack.seat, front, block)
        if second != DONE:
            going = tuple(sorted((block, second.piece)))
    for one in going:
        independent_command(s, emit, side, one)
    detach(s, emit, going)
    if len(going) > 1:
        for one in going:
            show_briefly(s, emit, one)
    return Force(going, (), REGIMENT, origin)


def riding_force(s: State, ask: Ask, emit: Emit, attack: Attack, ride: a.Ride, mode: str) -> Force:
    """NT §11.9: by road, the cavalry of a corps or one regiment; perhaps from off the map."""
    leader = ride.piece - FIRST_COMMANDER
    origin = s.post[leader] if leader >= 0 else s.spot[ride.piece]
    path = path_named(origin, ride.entry, ride.crossings, attack.front)
    if leader >= 0:
        force = corps_force(s, ask, emit, attack, Commander(leader), path, mode)
    else:
        force = Force((ride.piece,), (), REGIMENT, origin, path)
        independent_command(s, emit, attack.side, ride.piece)
        detach(s, emit, force.blocks)
    if path.entry != NOBODY:
        arrive(s, emit, attack.side, force.blocks, force.commanders)                     # ruling r34
    return force
