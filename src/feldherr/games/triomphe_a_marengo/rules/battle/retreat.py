"""Chapter 13: the retreat, first losses, then ways out."""

from __future__ import annotations

from feldherr.games.triomphe_a_marengo.board import APPROACH, BEYOND, FRONTS, FULL, LIES_IN, OPPOSITE, Area, Front
from feldherr.games.triomphe_a_marengo.events import RetreatBegan, Retreated, Trapped
from feldherr.games.triomphe_a_marengo.rules.battle.losses import bear
from feldherr.games.triomphe_a_marengo.rules.choices.battle.retreat import retreat_over, ways_out
from feldherr.games.triomphe_a_marengo.rules.morale import commit_for_retreat, pay
from feldherr.games.triomphe_a_marengo.rules.pieces import contact, lose, put, remove, reveal, turn_back
from feldherr.games.triomphe_a_marengo.state import ARTILLERY, INFANTRY, State, kind, pieces_in, strength
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def retreat(s: State, ask: Ask, emit: Emit, side: int, front: Front, moving_in: int) -> None:
    """TM §13.0.1 §13.0.2: all pieces of the defender leave the area beyond `front`, the attacker approach.

    TM §13.1.1 §13.1.10 §13.2.9: they are revealed, their losses paid for, and in the end turned back.
    """
    area, attackers = BEYOND[front], LIES_IN[front]
    pieces = tuple(pieces_in(s, area))
    if not pieces:
        return
    emit(RetreatBegan(side, area, pieces))
    for piece in pieces:                                                                 # 13.1.1
        reveal(s, emit, piece)
    pay(s, ask, emit, side, first_losses(s, ask, emit, side, area, front, moving_in))    # 13.1.10, ruling r6
    leave(s, ask, emit, side, area, attackers)
    turn_back(s, emit, pieces)                                                           # 13.2.9


def first_losses(s: State, ask: Ask, emit: Emit, side: int, area: Area, front: Front, moving_in: int) -> int:
    """TM §13.1.2 §13.1.3 §13.1.4 §21.3: artillery, then every blocked approach, the attacked one included.

    TM §13.1.5 §13.1.6 §13.1.7: then infantry in reserve, twice on a broad breakthrough; cavalry there is unharmed.
    """
    taken = 0
    for piece in pieces_in(s, area):                                                     # 13.1.2
        if kind(s, piece) == ARTILLERY:
            taken += lose(s, emit, piece)
    for blocked in FRONTS[area]:                                                         # 13.1.3, 13.1.4
        taken += bear(s, ask, emit, side, s.at[APPROACH[blocked]], FULL[blocked], "approach")
    infantry = tuple([p for p in s.at[area] if kind(s, p) == INFANTRY])                  # 13.1.5, 13.1.7
    broad = FULL[OPPOSITE[front]] == 2 and moving_in > 1                                 # 13.1.6, ruling r30
    return taken + bear(s, ask, emit, side, infantry, 2 if broad else 1, "reserve")


def leave(s: State, ask: Ask, emit: Emit, side: int, area: Area, attackers: int) -> None:
    """TM §13.2.1 §13.2.2 §13.2.8, ruling r28: piece by piece to neighbouring reserves; who finds no room is destroyed.

    TM §14.7 §14.15: unready pieces stay unready, and make unready whom they meet. TM §15.14: never back into a box.
    """
    retreated, origin = 0, area
    while (pieces := tuple(pieces_in(s, area))) and ways_out(s, side, area, attackers):
        way = ask.openly(side, retreat_over, s, side, area, pieces, attackers)
        origin = s.spot[way.piece]
        put(s, way.piece, BEYOND[way.front])
        emit(Retreated(side, way.piece, origin=origin, to=BEYOND[way.front]))
        contact(s, emit, BEYOND[way.front])                                              # 14.7, 14.15
        retreated += 1
    points = 0
    for piece in pieces:                                                                 # 13.2.8, ruling r5
        points += strength(s, piece)
        emit(Trapped(side, piece, s.face[piece], at=area))
        remove(s, emit, piece)
    pay(s, ask, emit, side, points)
    commit_for_retreat(s, ask, emit, side, area, retreated)                              # 18.3.4
