"""Chapter 11: the eleven steps of an attack. Their numbers stand in the margin."""

from __future__ import annotations

from typing import Any

from feldherr.games.napoleons_triumph import actions as a
from feldherr.games.napoleons_triumph.board import LOCALES, NOBODY, Front, Side
from feldherr.games.napoleons_triumph.events import (
    AttackEnded,
    CounterAttacked,
    FinalCounted,
    LineFormed,
    WidthChosen,
)
from feldherr.games.napoleons_triumph.rules.battle.arithmetic import front_losses, leader, preliminary_result
from feldherr.games.napoleons_triumph.rules.battle.declare import declare
from feldherr.games.napoleons_triumph.rules.battle.engagement import Attack, Blocks, Clash, Force, Result, surviving
from feldherr.games.napoleons_triumph.rules.battle.evacuation import evacuation
from feldherr.games.napoleons_triumph.rules.battle.feint import block_the_approach, feint
from feldherr.games.napoleons_triumph.rules.battle.losses import bear, hit, spread
from feldherr.games.napoleons_triumph.rules.battle.retreat import retreat
from feldherr.games.napoleons_triumph.rules.battle.threat import announce, name_defenders
from feldherr.games.napoleons_triumph.rules.choices.battle.attackers import FIGHT
from feldherr.games.napoleons_triumph.rules.choices.battle.declaring import feint_or_fight
from feldherr.games.napoleons_triumph.rules.choices.battle.lines import (
    attack_line,
    counter_attack,
    defence_line,
    front_width,
    target,
)
from feldherr.games.napoleons_triumph.rules.choices.battle.losses import regiment_to_keep
from feldherr.games.napoleons_triumph.rules.morale import commit, fight_lost, guard_attack_failed
from feldherr.games.napoleons_triumph.rules.orders import CORPS, close, ended_in_reserve
from feldherr.games.napoleons_triumph.rules.pieces import detach, hide_again, march, note, reveal
from feldherr.games.napoleons_triumph.state import ARTILLERY, BLOCKS, State
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit
from feldherr.kernel.question import Choices


def attack(s: State, ask: Ask, emit: Emit, side: Side, seat: int, front: Front, guard: bool) -> None:
    """NT §11.1 §11.8 §11.11 §15.12: `front` is the attack approach."""
    made = Attack(side, seat, front, guard)
    announce(s, ask, emit, made)                                                         # (1)
    made = name_defenders(s, ask, emit, made)                                            # (2)
    if not made.named:
        evacuation(s, ask, emit, made)
    elif not guard and type(ask.openly(seat, feint_or_fight, s, side, seat, front)) is a.Feint:
        feint(s, ask, emit, made)                                                        # (3)
    else:
        fight(s, ask, emit, made)
    hide_again(s, emit)                                                                  # 11.s11.11


def fight(s: State, ask: Ask, emit: Emit, made: Attack) -> None:
    """NT §11.s4.1 §11.s5.1 §11.s5.3 §11.s6.1 §11.s7.1 §11.s8.1 §11.s9.1 §11.s10.1: steps (4) to (11)."""
    blocked = bool(s.at[LOCALES + made.back])
    line = stand(ask, made.judge, defence_line, s, made.named, made.back, made.named)  # (4)
    form_line(s, emit, made.defender, line, made.back, False)
    force = declare(s, ask, emit, made, FIGHT)                                           # (5)
    line, lead = choose_lines(s, ask, emit, made, force, line)
    guns = bool(lead) and s.face[lead[0]] >> 2 == ARTILLERY
    clash = Clash(made, force, line, lead, blocked, guns)
    before = preliminary_result(s, emit, clash)                                          # (6)
    counter, struck = strike_back(s, ask, emit, clash, before)                            # (7)
    blow = sum(s.face[b] & 3 for b in counter)
    result = before - blow                                                               # (8)
    winner = leader(clash, result)
    emit(FinalCounted(before, blow, result, winner))
    due, owed = front_losses(s, emit, clash, result)
    spent = attackers_fall(s, ask, emit, clash, due)                                     # (9)
    fallen = struck + defenders_fall(s, ask, emit, clash, counter, owed)                 # (10)
    emit(AttackEnded(made.front, winner))                                                # (11)
    conclude(s, ask, emit, clash, Result(winner, spent, fallen))


def stand(ask: Ask, seat: int, choices: Choices, s: State, among: Blocks, *about: Any) -> Blocks:
    """Name one regiment after the other for a line.

    Ruling r104: who has nobody fit for it is asked as well, unless the enemy knows all faces: else it would tell one.
    """
    known = all(s.known[piece] for piece in among if piece < BLOCKS)
    naming = ask.several_openly if known else ask.several
    return tuple([name.piece for name in naming(seat, choices, s, *about)])


def form_line(s: State, emit: Emit, side: Side, line: Blocks, front: Front, attacking: bool) -> None:
    """NT §11.s4.9 §11.s4.10 §11.s5.17 §15.3 §15.7: the front line is revealed; elite units in it are committed."""
    emit(LineFormed(side, line, front, attacking, tuple([s.face[block] for block in line])))
    for block in line:
        reveal(s, emit, block)
    commit(s, emit, side, line)


def choose_lines(
    s: State, ask: Ask, emit: Emit, made: Attack, force: Force, line: Blocks
) -> tuple[Blocks, Blocks]:
    """NT §11.s5.4 §11.s5.5 §11.s5.6 §11.s5.7: width of the front, the target on a narrow one, who leads."""
    side, seat, front = made.side, made.seat, made.front
    wide = type(ask.openly(seat, front_width, s, front)) is a.Wide
    picked = NOBODY
    if len(line) > 1 and not wide:
        picked = ask.openly(seat, target, s, line).piece
        for block in line:
            if block != picked:
                s.up &= ~(1 << block)                                                    # 11.s5.6
        line = (picked,)
    emit(WidthChosen(side, wide, picked))
    width = 2 if wide else 1
    about = side, front, force.blocks, width, force.how, made.guard
    lead = stand(ask, seat, attack_line, s, force.blocks, *about)
    form_line(s, emit, side, lead, front, True)
    return line, lead


def strike_back(s: State, ask: Ask, emit: Emit, clash: Clash, before: int) -> tuple[Blocks, int]:
    """NT §11.s7.1 §11.s7.7 §11.s7.8 §15.16: counter-attackers are revealed and lose a point at once.

    Ruling r104: asked whenever somebody stands behind the line, whatever he is; not against artillery (NT §11.s6.6).
    """
    made, line = clash.attack, clash.line
    attacker_leads = leader(clash, before) == made.side
    behind = tuple([p for p in made.named if p < BLOCKS and p not in line])
    if clash.guns or not behind:
        return (), 0
    about = made.back, made.named, line, attacker_leads, before
    counter = stand(ask, made.judge, counter_attack, s, behind, *about)
    if not counter:
        return (), 0
    emit(CounterAttacked(made.defender, counter, tuple([s.face[block] for block in counter])))
    for block in counter:
        reveal(s, emit, block)
    commit(s, emit, made.defender, counter)
    return counter, sum(hit(s, emit, block) for block in counter)


def attackers_fall(s: State, ask: Ask, emit: Emit, clash: Clash, due: int) -> int:
    """NT §11.s9.4 §11.s9.6: the line as the defender says, then the others as the attacker likes."""
    spent = spread(s, ask, emit, clash.attack.judge, clash.lead, due, "11.s9.5")
    others = tuple([b for b in clash.force.blocks if b not in clash.lead])
    return spent + bear(s, ask, emit, clash.attack.seat, others, due - spent, "11.s9.6")


def defenders_fall(s: State, ask: Ask, emit: Emit, clash: Clash, counter: Blocks, owed: int) -> int:
    """NT §11.s10.7 §11.s10.8 §11.s10.9 §11.s10.10 §11.s10.11, ruling r57: line, counter-attackers, others, guns."""
    seat, judge, line = clash.attack.seat, clash.attack.judge, clash.line
    soft = tuple([b for b in line if s.face[b] >> 2 != ARTILLERY])
    taken = spread(s, ask, emit, seat, soft, owed, "11.s10.7")
    taken += spread(s, ask, emit, seat, counter, owed - taken, "11.s10.9")
    others = tuple([b for b in clash.attack.named if b < BLOCKS and b not in line and b not in counter])
    taken += bear(s, ask, emit, judge, others, owed - taken, "11.s10.10")
    return taken + bear(s, ask, emit, judge, line, owed - taken, "11.s10.8")            # only guns are left in it


def conclude(s: State, ask: Ask, emit: Emit, clash: Clash, result: Result) -> None:
    """NT §11.s11.1 §11.s11.2 §11.s11.3 §11.s11.4 §11.a.3 §11.a.6 §11.a.7, rulings r48 and r99: step (11)."""
    made = clash.attack
    if clash.guns:                                                                       # 11.s11.1
        note(s, fired=s.turn.fired | {made.front})
        if result.winner == made.side:
            fight_lost(s, emit, made.defender, result.fallen, True)
        return
    if result.winner != made.side:
        beaten_off(s, ask, emit, made, clash.force, result.spent)
        block_the_approach(s, ask, emit, made, True)
        return
    retreat(s, ask, emit, made, result.fallen, True)
    force = surviving(s, clash.force)
    march(s, emit, made.side, force.blocks, force.commanders, made.target, "advance")    # 11.s11.3
    ended_in_reserve(s, made.target, force.blocks)
    close(s, (made.target,), force.blocks, True)                                         # 11.a.6


def beaten_off(s: State, ask: Ask, emit: Emit, made: Attack, force: Force, spent: int) -> None:
    """NT §11.s11.5 §11.s11.6 §11.s11.7 §11.s11.8 §11.a.5 §15.17: attackers fall back, their corps fall apart."""
    fight_lost(s, emit, made.side, spent)
    if made.guard:
        guard_attack_failed(s, emit, made.side)
    note(s, barred=s.turn.barred | {made.front >> 1})
    force = surviving(s, force)
    march(s, emit, made.side, force.blocks, force.commanders, made.origin, "fall back")
    for commander in force.commanders if force.how == CORPS else ():
        members = s.members[commander]
        if len(members) > 1:
            kept = ask.openly(made.seat, regiment_to_keep, s, members, commander, "11.s11.7").piece
            detach(s, emit, tuple([b for b in members if b != kept]))
