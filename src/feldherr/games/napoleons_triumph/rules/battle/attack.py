"""Chapter 11: the eleven steps of an attack. Their numbers stand in the margin."""

from __future__ import annotations

from typing import Any

from feldherr.games.napoleons_triumph import actions as a
from feldherr.games.napoleons_triumph.board import BEYOND, LIES_IN, LOCALES, NOBODY
from feldherr.games.napoleons_triumph.events import (
    ApproachBlocked,
    AttackEnded,
    CounterAttacked,
    DefendersNamed,
    Feinted,
    FinalCounted,
    LineFormed,
    MustBlock,
    Threatened,
    WidthChosen,
)
from feldherr.games.napoleons_triumph.rules.battle.arithmetic import front_losses, leader, preliminary_result
from feldherr.games.napoleons_triumph.rules.battle.declare import Force, declare, from_reserve, surviving
from feldherr.games.napoleons_triumph.rules.battle.evacuation import evacuation
from feldherr.games.napoleons_triumph.rules.battle.losses import bear, hit, spread
from feldherr.games.napoleons_triumph.rules.battle.retreat import retreat
from feldherr.games.napoleons_triumph.rules.choices.battle import (
    attack_line,
    blockers_to_send,
    counter_attack,
    defence_line,
    defenders_to_name,
    feint_or_fight,
    front_width,
    guard_to_show,
    target,
)
from feldherr.games.napoleons_triumph.rules.choices.declaring import feint_position
from feldherr.games.napoleons_triumph.rules.choices.limits import commander_piece, nearest
from feldherr.games.napoleons_triumph.rules.choices.losses import regiment_to_keep
from feldherr.games.napoleons_triumph.rules.choices.threats import FEINT, FIGHT, ready_at
from feldherr.games.napoleons_triumph.rules.morale import commit, fight_lost, guard_attack_failed
from feldherr.games.napoleons_triumph.rules.orders import CORPS, close, ended_in_reserve
from feldherr.games.napoleons_triumph.rules.pieces import detach, hide_again, march, note, put, reveal, show_briefly
from feldherr.games.napoleons_triumph.state import ARTILLERY, BLOCKS, FIRST_COMMANDER, State, commanders_at, rank_of
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit

Blocks = tuple[int, ...]


def attack(s: State, ask: Ask, emit: Emit, side: int, seat: int, front: int, guard: bool) -> None:
    """NT §11.1 §11.2 §11.3 §11.8 §11.11 §15.12: `front` is the attack approach, `front ^ 1` the defence approach."""
    announce(s, ask, emit, side, seat, front, guard)                                     # (1)
    judge, named = name_defenders(s, ask, emit, 1 - side, front ^ 1)                     # (2)
    if not named:
        evacuation(s, ask, emit, side, seat, judge, front, guard)
    elif not guard and type(ask.openly(seat, feint_or_fight, s, side, seat, front)) is a.Feint:
        feint(s, ask, emit, side, seat, front, named, in_command(s, judge, named), None)  # (3)
    else:
        fight(s, ask, emit, side, seat, front, guard, named, in_command(s, judge, named))
    hide_again(s, emit)                                                                  # 11.s11.11


def announce(s: State, ask: Ask, emit: Emit, side: int, seat: int, front: int, guard: bool) -> None:
    """NT §11.s1.1 §11.s1.2 §15.10: only the approach; a guard attack is announced now, and a guard shown."""
    emit(Threatened(side, front, guard))
    if guard:
        able = tuple([b for spot in (LIES_IN[front], LOCALES + front) for b in ready_at(s, side, seat, spot)])
        show_briefly(s, emit, ask(seat, guard_to_show, s, side, able).piece)


def name_defenders(s: State, ask: Ask, emit: Emit, defender: int, back: int) -> tuple[int, Blocks]:
    """NT §11.s2.1 §11.s2.2 §11.s2.5 §11.s2.12 §11.a.4 §19.30 §19.31, rulings r38 and r41: who must defend, or may."""
    judge = nearest(s, defender, LIES_IN[back])
    spot = LOCALES + back
    named: Blocks = s.at[spot]
    if named:
        named = (*named, *(commander_piece(c) for c in commanders_at(s, spot)))
    else:
        named = tuple(sorted(n.piece for n in ask.several_openly(judge, defenders_to_name, s, back)))
    if named:
        emit(DefendersNamed(defender, named, back))
        note(s, named=s.turn.named | {(piece, back >> 1) for piece in named})
    return judge, named


def in_command(s: State, judge: int, named: Blocks) -> int:
    """NT §19.32 §19.33: with commanders among the defenders, the highest in rank of their players decides."""
    seats = [s.owner[piece - FIRST_COMMANDER] for piece in named if piece >= BLOCKS]
    return min(seats, key=lambda seat: rank_of(s, seat)) if seats else judge


def feint(
    s: State, ask: Ask, emit: Emit, side: int, seat: int, front: int, named: Blocks, judge: int, riders: Force | None
) -> None:
    """NT §11.s3.1 §11.s3.3 §11.s3.4 §11.s3.5 §11.s3.6 §11.s3.9 §11.a.5 §13.8 §15.5: no losses, no winner.

    `riders`: cavalry that rides on and has declared its command before (NT §11.a.2).
    """
    emit(Feinted(side, front))
    force = riders or declare(s, ask, emit, side, seat, front, FEINT, False)
    note(s, barred=s.turn.barred | {front >> 1})
    if from_reserve(s, force, front) and s.battery not in force.blocks:                  # 11.s3.5, ruling r16
        where = ask.openly(seat, feint_position, s, front)
        to = LIES_IN[front] if type(where) is a.Stay else LOCALES + front
        march(s, emit, side, force.blocks, force.commanders, to, "feint")
        if to < LOCALES and force.origin != to:
            ended_in_reserve(s, to, force.blocks)
    block_the_approach(s, ask, emit, 1 - side, judge, front ^ 1, named)


def block_the_approach(
    s: State, ask: Ask, emit: Emit, defender: int, judge: int, back: int, named: Blocks
) -> None:
    """NT §10.1.1 §11.s3.7 §11.s3.8 §11.s11.9 §11.s11.10, rulings r16 and r55: reserves block."""
    named = tuple([p for p in named if (s.face[p] if p < BLOCKS else s.members[p - FIRST_COMMANDER])])
    here = [p for p in named if p < BLOCKS and s.spot[p] == LIES_IN[back] and p != s.battery]
    if not here:
        return
    emit(MustBlock(defender, back))
    sent = {n.piece for n in ask.several_openly(judge, blockers_to_send, s, named, back)}
    going = tuple(sorted(p for p in sent if p < BLOCKS))
    alone = {s.corps[b] for b in going if s.corps[b] != NOBODY and s.members[s.corps[b]] == (b,)}  # 8.8, 8.10
    leaders = tuple(sorted(alone | {p - FIRST_COMMANDER for p in sent if p >= BLOCKS}))
    for commander in {s.corps[b] for b in going} - {NOBODY}:
        staying = tuple([b for b in s.members[commander] if b not in sent])
        detach(s, emit, staying if commander in leaders else tuple([b for b in going if s.corps[b] == commander]))
    for block in going:
        put(s, block, LOCALES + back)
    for commander in leaders:
        s.post[commander] = LOCALES + back
    emit(ApproachBlocked(defender, going, leaders, back))


def fight(
    s: State, ask: Ask, emit: Emit, side: int, seat: int, front: int, guard: bool, named: Blocks, judge: int
) -> None:
    """NT §11.s4.1 §11.s5.1 §11.s5.3 §11.s6.1 §11.s7.1 §11.s8.1 §11.s9.1 §11.s10.1: steps (4) to (11)."""
    defender, back = 1 - side, front ^ 1
    blocked = bool(s.at[LOCALES + back])
    line = pieces(ask.several(judge, defence_line, s, back, named))                      # (4)
    form_line(s, emit, defender, line, back)
    force = declare(s, ask, emit, side, seat, front, FIGHT, guard)                       # (5)
    line, lead = choose_lines(s, ask, emit, side, seat, front, line, force, guard)
    guns = bool(lead) and s.face[lead[0]] >> 2 == ARTILLERY
    counts = len(force.blocks) - sum(1 for p in named if p < BLOCKS)
    before = preliminary_result(s, emit, side, front, lead, line, blocked, guard, counts)  # (6)
    counter, struck = ((), 0) if guns else strike_back(                                  # (7)
        s, ask, emit, defender, judge, back, named, line, leader(side, before, blocked, counts) == side)
    blow = sum(s.face[b] & 3 for b in counter)
    result = before - blow                                                               # (8)
    winner = leader(side, result, blocked, counts)
    emit(FinalCounted(before, blow, result, winner))
    due, owed = front_losses(s, emit, lead, line, result, guns)
    spent = spread(s, ask, emit, judge, lead, due)                                       # (9)
    spent += bear(s, ask, emit, seat, tuple([b for b in force.blocks if b not in lead]), due - spent)
    fallen = struck + defenders_fall(s, ask, emit, seat, judge, named, line, counter, owed)  # (10)
    emit(AttackEnded(front, winner))                                                     # (11)
    conclude(s, ask, emit, side, seat, judge, front, named, force, guard, guns, winner, spent, fallen)


def pieces(answers: tuple[Any, ...]) -> Blocks:
    return tuple([answer.piece for answer in answers])


def form_line(s: State, emit: Emit, side: int, line: Blocks, front: int) -> None:
    """NT §11.s4.9 §11.s4.10 §11.s5.17 §15.3 §15.7: the front line is revealed; elite units in it are committed."""
    emit(LineFormed(side, line, front))
    for block in line:
        reveal(s, emit, block)
    commit(s, emit, side, line)


def choose_lines(
    s: State, ask: Ask, emit: Emit, side: int, seat: int, front: int, line: Blocks, force: Force, guard: bool
) -> tuple[Blocks, Blocks]:
    """NT §11.s5.4 §11.s5.5 §11.s5.6 §11.s5.7: width of the front, the target on a narrow one, who leads."""
    wide = type(ask.openly(seat, front_width, s, front)) is a.Wide
    picked = NOBODY
    if len(line) > 1 and not wide:
        picked = ask.openly(seat, target, s, line).piece
        for block in line:
            if block != picked:
                s.up &= ~(1 << block)                                                    # 11.s5.6
        line = (picked,)
    emit(WidthChosen(side, wide, picked))
    lead = pieces(ask.several(seat, attack_line, s, side, front, force.blocks, 2 if wide else 1, force.how, guard))
    form_line(s, emit, side, lead, front)
    return line, lead


def strike_back(
    s: State, ask: Ask, emit: Emit, side: int, judge: int, back: int, named: Blocks, line: Blocks, leads: bool
) -> tuple[Blocks, int]:
    """NT §11.s7.1 §11.s7.7 §11.s7.8 §15.16: counter-attackers are revealed and lose a point at once.

    Ruling r104: asked whenever somebody stands behind the line, whatever he is.
    """
    if not any(p < BLOCKS and p not in line for p in named):
        return (), 0
    counter = pieces(ask.several(judge, counter_attack, s, back, named, line, leads))
    if not counter:
        return (), 0
    emit(CounterAttacked(side, counter))
    for block in counter:
        reveal(s, emit, block)
    commit(s, emit, side, counter)
    return counter, sum(hit(s, emit, block) for block in counter)


def defenders_fall(
    s: State, ask: Ask, emit: Emit, seat: int, judge: int, named: Blocks, line: Blocks, counter: Blocks, owed: int
) -> int:
    """NT §11.s10.7 §11.s10.8 §11.s10.9 §11.s10.10 §11.s10.11, ruling r57: line, counter-attackers, others, guns."""
    soft = tuple([b for b in line if s.face[b] >> 2 != ARTILLERY])
    taken = spread(s, ask, emit, seat, soft, owed)
    taken += spread(s, ask, emit, seat, counter, owed - taken)
    others = tuple([b for b in named if b < BLOCKS and b not in line and b not in counter])
    taken += bear(s, ask, emit, judge, others, owed - taken)
    return taken + bear(s, ask, emit, judge, tuple([b for b in line if b not in soft]), owed - taken)


def conclude(
    s: State, ask: Ask, emit: Emit, side: int, seat: int, judge: int, front: int, named: Blocks, force: Force,
    guard: bool, guns: bool, winner: int, spent: int, fallen: int,
) -> None:  # fmt: skip
    """NT §11.s11.1 §11.s11.2 §11.s11.3 §11.s11.4 §11.a.3 §11.a.6 §11.a.7, rulings r48 and r99: step (11)."""
    defender, locale = 1 - side, BEYOND[front]
    if guns:                                                                             # 11.s11.1
        note(s, fired=s.turn.fired | {front})
        if winner == side:
            fight_lost(s, emit, defender, fallen, True)
        return
    if winner != side:
        beaten_off(s, ask, emit, side, seat, front, force, guard, spent)
        block_the_approach(s, ask, emit, defender, judge, front ^ 1, named)
        return
    retreat(s, ask, emit, defender, judge, front, LIES_IN[front], named, fallen, True)
    force = surviving(s, force)
    march(s, emit, side, force.blocks, force.commanders, locale, "advance")              # 11.s11.3
    ended_in_reserve(s, locale, force.blocks)
    close(s, (locale,), force.blocks, True)                                              # 11.a.6


def beaten_off(
    s: State, ask: Ask, emit: Emit, side: int, seat: int, front: int, force: Force, guard: bool, spent: int
) -> None:
    """NT §11.s11.5 §11.s11.6 §11.s11.7 §11.s11.8 §11.a.5 §15.17: attackers fall back, their corps fall apart."""
    fight_lost(s, emit, side, spent)
    if guard:
        guard_attack_failed(s, emit, side)
    note(s, barred=s.turn.barred | {front >> 1})
    force = surviving(s, force)
    march(s, emit, side, force.blocks, force.commanders, LIES_IN[front], "fall back")
    for commander in force.commanders if force.how == CORPS else ():
        members = s.members[commander]
        if len(members) > 1:
            kept = ask.openly(seat, regiment_to_keep, s, members).piece
            detach(s, emit, tuple([b for b in members if b != kept]))
