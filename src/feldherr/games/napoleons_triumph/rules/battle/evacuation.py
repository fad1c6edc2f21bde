"""NT §11.s2.13 to 11.s2.16 and 11.a.2: the defender gives up the locale; cavalry on the road may go on."""

from __future__ import annotations

from feldherr.games.napoleons_triumph import actions as a
from feldherr.games.napoleons_triumph.board import ANY_ROAD, BEYOND, LIES_IN, LOCALES, MAIN_ROAD, ROADS, Path
from feldherr.games.napoleons_triumph.events import Evacuated, Threatened
from feldherr.games.napoleons_triumph.rules.battle.declare import Force, attack_locale, declare
from feldherr.games.napoleons_triumph.rules.battle.retreat import retreat
from feldherr.games.napoleons_triumph.rules.choices.declaring import stay_or_move_in
from feldherr.games.napoleons_triumph.rules.choices.riding import ride_on
from feldherr.games.napoleons_triumph.rules.choices.threats import ENTER
from feldherr.games.napoleons_triumph.rules.orders import CORPS, close, ended_in_reserve
from feldherr.games.napoleons_triumph.rules.pieces import march, show_briefly
from feldherr.games.napoleons_triumph.state import ARTILLERY, State
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def evacuation(
    s: State, ask: Ask, emit: Emit, side: int, seat: int, judge: int, front: int, guard: bool
) -> None:
    """NT §11.s2.13 §11.s2.14 §11.s2.16 §11.s5.15 §13.8 §15.5, rulings r65 and r69: all retreat, the attacker
    moves in.
    """
    emit(Evacuated(1 - side, BEYOND[front]))
    retreat(s, ask, emit, 1 - side, judge, front, LIES_IN[front], (), 0, False)
    force = declare(s, ask, emit, side, seat, front, ENTER, guard)
    if force.path is None and force.how != CORPS and may_hold(s, force, front):
        if type(ask(seat, stay_or_move_in, s, side, front, force.blocks)) is a.Stay:
            for block in force.blocks:                                                   # ruling r42
                if s.face[block] >> 2 == ARTILLERY:
                    show_briefly(s, emit, block)
            return
    enter(s, emit, side, force, BEYOND[front])
    if force.path is not None:
        go_on(s, ask, emit, side, seat, force, force.path)


def may_hold(s: State, force: Force, front: int) -> bool:
    """NT §11.s2.15: what everybody can see: they block the attack approach, or are the battery on the Santon."""
    return force.origin == LOCALES + front or s.battery in force.blocks


def enter(s: State, emit: Emit, side: int, force: Force, locale: int) -> None:
    """NT §11.s2.14: into the reserve of the locale."""
    march(s, emit, side, force.blocks, force.commanders, locale, "road" if force.path else "advance")
    ended_in_reserve(s, locale, force.blocks)


def go_on(s: State, ask: Ask, emit: Emit, side: int, seat: int, force: Force, path: Path) -> None:
    """NT §11.a.2, rulings r29, r31 and r89: the rest of the road, and attacks on the way."""
    here, group, main = BEYOND[path.front], path.group, path.main
    steps = len(path.passed) + 1
    while True:
        step = ask(seat, ride_on, s, side, force.blocks, here, group, steps, main)
        if type(step) is a.Halt:
            return
        if type(step) is a.Block:
            for block in force.blocks:                                                   # 10.3.10
                show_briefly(s, emit, block)
            march(s, emit, side, force.blocks, force.commanders, LOCALES + step.front, "road")
            return
        if type(step) is a.Charge and not charge(s, ask, emit, side, seat, force, step.front):
            return
        group = next(r[2] for r in ROADS[here, ANY_ROAD] if r[0] == step.crossing and r[1] == step.front)
        here, steps, main = BEYOND[step.front], steps + 1, main and MAIN_ROAD[step.crossing]
        if len(force.blocks) > 1:
            close(s, (here,), force.blocks, False)
        enter(s, emit, side, force, here)


def charge(s: State, ask: Ask, emit: Emit, side: int, seat: int, force: Force, front: int) -> bool:
    """NT §11.a.2 §11.s3.2: step (1) anew without a new command; if the enemy defends, it was a feint."""
    from feldherr.games.napoleons_triumph.rules.battle.attack import feint, in_command, name_defenders

    emit(Threatened(side, front, False))
    judge, named = name_defenders(s, ask, emit, 1 - side, front ^ 1)
    if named:
        riding = force._replace(origin=LIES_IN[front])
        feint(s, ask, emit, side, seat, front, named, in_command(s, judge, named), riding)
        return False
    emit(Evacuated(1 - side, BEYOND[front]))
    retreat(s, ask, emit, 1 - side, judge, front, attack_locale(front, None), (), 0, False)
    return True
