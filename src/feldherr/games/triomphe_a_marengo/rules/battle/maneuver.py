"""The maneuver attack (chapter 9) in four steps."""

from __future__ import annotations

from msgspec.structs import replace

from feldherr.games.triomphe_a_marengo.board import (
    APPROACH,
    BEYOND,
    FRONT_AT,
    FULL,
    NO_FRONT,
    OBSTACLE,
    OPPOSITE,
    Front,
    Spot,
)
from feldherr.games.triomphe_a_marengo.events import AttackDeclared, AttackStopped, AttackSucceeded, Responded
from feldherr.games.triomphe_a_marengo.rules.battle.retreat import retreat
from feldherr.games.triomphe_a_marengo.rules.choices.battle.maneuver import (
    infantry_to_show,
    pieces_to_attack,
    push_or_not,
    responders,
)
from feldherr.games.triomphe_a_marengo.rules.choices.limits import may_not_block
from feldherr.games.triomphe_a_marengo.rules.choices.open import all_seen
from feldherr.games.triomphe_a_marengo.rules.morale import place
from feldherr.games.triomphe_a_marengo.rules.movement.march import advance, carry_on, continue_on
from feldherr.games.triomphe_a_marengo.rules.pieces import march, put, show_briefly, spend, take_part
from feldherr.games.triomphe_a_marengo.state import Piece, State
from feldherr.kernel.answers import YES
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def attack(s: State, ask: Ask, emit: Emit, side: int, spot: Spot, front: Front) -> None:
    """TM §9.0.4 §9.0.8 §9.1.1 §9.4.4 §9.4.5 §12.9: a maneuver attack as an action of its own, for 1 command."""
    group = tuple([c.piece for c in ask.several(side, pieces_to_attack, s, spot, front)])
    spend(s, emit, side)
    take_part(s, emit, side, group)
    from_reserve = FRONT_AT[spot] == NO_FRONT
    taken = maneuver(s, ask, emit, side, group, front, from_reserve=from_reserve, by_road=False)
    if OBSTACLE[OPPOSITE[front]]:                                                        # 9.0.8
        proof = (ask.openly if len(group) == 1 or all_seen(s, group) else ask)(side, infantry_to_show, s, group)
        show_briefly(s, emit, proof.piece)
    if taken:
        continue_on(s, ask, emit, side, group, BEYOND[front])
    elif from_reserve and not may_not_block(s, side):
        if not push(s, ask, emit, side, group, front):
            going = group if len(group) > 1 else ()                                      # who is alone has said no
            carry_on(s, ask, emit, side, going, (front,))                                # 12.9, ruling r16


def maneuver(
    s: State, ask: Ask, emit: Emit, attacker: int, group: tuple[Piece, ...], front: Front,
    *, from_reserve: bool, by_road: bool,
) -> bool:  # fmt: skip
    """Declare (TM §9.1.4 §9.1.6 §9.1.7), respond (TM §9.2.3 §9.2.5), compare (TM §9.3.4), take the area or be stopped
    (TM §9.4.1 §9.4.2 §9.4.3 §9.4.6). `front` is the attacker approach, `back` the defender approach.
    TM §13.2.10: the retreat comes before moving in. TM §18.3.1 §18.3.2: who stops an attack commits discs.
    """
    defender, back, area = 1 - attacker, OPPOSITE[front], BEYOND[front]
    emit(AttackDeclared(attacker, group, front, by_road, s.at[APPROACH[back]]))          # (1)
    if from_reserve and s.at[area] and not may_not_block(s, defender):                   # (2)
        answers = ask.several(defender, responders, s, back, len(group), by_road)
        if answers:
            respond(s, emit, defender, tuple([a.piece for a in answers]), back)
    first = back not in s.turn.attacked                                                  # 9.3.4
    s.turn = replace(s.turn, attacked=s.turn.attacked | {back})
    blockers, full = len(s.at[APPROACH[back]]), FULL[back]
    if stops(blockers, full, len(group), first):                                         # (3)
        partly = blockers < full                                                         # 9.3.3
        emit(AttackStopped(attacker, front, partly, len(group), blockers, full))         # (4) 9.4.3
        second = full == 2 and len(group) > 1 and first                                  # 18.3.2
        place(s, ask, emit, defender, area, 2 if second else 1, "stopped")               # 18.3.1
        return False
    emit(AttackSucceeded(attacker, front, len(group), blockers, full))
    retreat(s, ask, emit, defender, front, len(group))                                   # 9.4.1, 13.2.10
    advance(s, emit, attacker, group, area, "advance")                                   # 9.4.2
    return True


def stops(blockers: int, full: int, attackers: int, first: bool) -> bool:
    """TM §9.3.1 §9.3.2 §9.3.3 §20.3: a full block stops; a partial one only the first attack, by a single piece."""
    return blockers >= full or (blockers == 1 and attackers == 1 and first)


def respond(s: State, emit: Emit, defender: int, pieces: tuple[Piece, ...], back: Front) -> None:
    """TM §9.2.1 §9.2.6: pieces are pushed into the defender approach, hidden and free."""
    for piece in pieces:
        put(s, piece, APPROACH[back])
    emit(Responded(defender, pieces, back))


def push(s: State, ask: Ask, emit: Emit, side: int, group: tuple[Piece, ...], front: Front) -> bool:
    """TM §9.4.4: after a stopped attack from reserve all attackers go into the attacker approach, or none."""
    if ask(side, push_or_not, s, group, front) != YES:
        return False
    march(s, emit, side, group, APPROACH[front], "push")
    return True
