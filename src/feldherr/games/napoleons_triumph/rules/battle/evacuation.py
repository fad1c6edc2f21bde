"""NT §11.s2.13 to 11.s2.16 and 11.a.2: the defender gives up the locale; cavalry on the road may go on."""

from __future__ import annotations

from feldherr.games.napoleons_triumph import actions as a
from feldherr.games.napoleons_triumph.board import LOCALES, Front, Locale, Side
from feldherr.games.napoleons_triumph.events import Evacuated, Threatened
from feldherr.games.napoleons_triumph.rules.battle.declare import declare
from feldherr.games.napoleons_triumph.rules.battle.engagement import Attack, Force
from feldherr.games.napoleons_triumph.rules.battle.feint import feint
from feldherr.games.napoleons_triumph.rules.battle.retreat import retreat
from feldherr.games.napoleons_triumph.rules.battle.threat import name_defenders
from feldherr.games.napoleons_triumph.rules.choices.battle.attackers import ENTER
from feldherr.games.napoleons_triumph.rules.choices.battle.declaring import stay_or_move_in
from feldherr.games.napoleons_triumph.rules.choices.battle.riding import fits, ride_on
from feldherr.games.napoleons_triumph.rules.movement.locales import large
from feldherr.games.napoleons_triumph.rules.movement.roads import onward
from feldherr.games.napoleons_triumph.rules.movement.waypoint import Waypoint
from feldherr.games.napoleons_triumph.rules.orders import CORPS, close, ended_in_reserve
from feldherr.games.napoleons_triumph.rules.pieces import march, show_briefly
from feldherr.games.napoleons_triumph.state import ARTILLERY, State
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def evacuation(s: State, ask: Ask, emit: Emit, attack: Attack) -> None:
    """NT §11.s2.14 §11.s5.15 §13.8 §15.5, rulings r65 and r69: all retreat, the attacker moves in."""
    give_up(s, ask, emit, attack)
    force = declare(s, ask, emit, attack, ENTER)
    if force.path is None and force.how != CORPS and may_hold(s, force, attack.front):
        put = ask.openly if all(s.known[block] for block in force.blocks) else ask
        if type(put(attack.seat, stay_or_move_in, s, attack.side, attack.front, force.blocks)) is a.Stay:
            for block in force.blocks:                                                   # ruling r42
                if s.face[block] >> 2 == ARTILLERY:
                    show_briefly(s, emit, block)
            return
    advance(s, emit, attack.side, force, attack.target)
    if force.path is None:
        ended_in_reserve(s, attack.target, force.blocks)
    else:
        go_on(s, ask, emit, attack, force, force.path.way[-1])


def give_up(s: State, ask: Ask, emit: Emit, attack: Attack) -> None:
    """NT §11.s2.13 §11.s2.16: nobody is named, everybody of the locale retreats."""
    emit(Evacuated(attack.defender, attack.target))
    retreat(s, ask, emit, attack, 0, False)


def may_hold(s: State, force: Force, front: Front) -> bool:
    """NT §11.s2.15: what everybody can see: they block the attack approach, or are the battery on the Santon."""
    return force.origin == LOCALES + front or s.battery in force.blocks


def advance(s: State, emit: Emit, side: Side, force: Force, locale: Locale) -> None:
    """NT §11.s2.14: into the reserve of the locale; who rides may still leave it."""
    march(s, emit, side, force.blocks, force.commanders, locale, "road" if force.path else "advance")


def go_on(s: State, ask: Ask, emit: Emit, attack: Attack, force: Force, at: Waypoint) -> None:
    """NT §11.a.2, rulings r6, r25, r29, r31 and r89: the rest of the road, and attacks on the way.

    Only where the ride ends in reserve a move has ended; a locale that does not hold the riders is only passed.
    """
    side = attack.side
    while True:
        step = ask.openly(attack.seat, ride_on, s, side, force.blocks, at)
        if type(step) is a.Halt:
            ended_in_reserve(s, at.locale, force.blocks)
            return
        if type(step) is a.Block:
            for block in force.blocks:                                                   # 10.3.10
                show_briefly(s, emit, block)
            march(s, emit, side, force.blocks, force.commanders, LOCALES + step.front, "road")
            return
        if type(step) is a.Charge and not charge(s, ask, emit, attack, force, step.front):
            return
        at = onward(at, step.crossing, step.front)
        if large(s, force.blocks):
            close(s, (at.locale,), force.blocks, False)
        if fits(s, force.blocks, at.locale):
            advance(s, emit, side, force, at.locale)


def charge(s: State, ask: Ask, emit: Emit, attack: Attack, force: Force, front: Front) -> bool:
    """NT §11.a.2 §11.s3.2: step (1) anew without a new command; if the enemy defends, it was a feint."""
    emit(Threatened(attack.side, front, False))
    next_one = name_defenders(s, ask, emit, Attack(attack.side, attack.seat, front, False))
    if next_one.named:
        feint(s, ask, emit, next_one, force)
        return False
    give_up(s, ask, emit, next_one)
    return True
