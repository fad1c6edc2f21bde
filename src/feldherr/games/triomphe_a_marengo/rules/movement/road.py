"""The road move (chapters 8 and 15) in three steps, from an area or a box, with road attacks of cavalry."""

from __future__ import annotations

from msgspec.structs import replace

from feldherr.games.triomphe_a_marengo.actions import Cross, Enter, Halt
from feldherr.games.triomphe_a_marengo.board import (
    ALESSANDRIA,
    ANY_ROAD,
    BEYOND,
    CROSSINGS,
    ENTRY,
    ENTRY_GROUP,
    FIRST_BOX,
    MAIN_ROAD,
    ROADS,
)
from feldherr.games.triomphe_a_marengo.rules.battle.maneuver import maneuver, push
from feldherr.games.triomphe_a_marengo.rules.choices.limits import may_not_block
from feldherr.games.triomphe_a_marengo.rules.choices.road import (
    STEPS,
    pontoon_piece,
    road_continuation,
    road_fronts,
    road_piece,
    road_step,
)
from feldherr.games.triomphe_a_marengo.rules.movement.march import step_into
from feldherr.games.triomphe_a_marengo.rules.pieces import acted, contact, march, show_briefly, spend
from feldherr.games.triomphe_a_marengo.state import State, occupant
from feldherr.kernel.answers import DONE
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def take_road(s: State, ask: Ask, emit: Emit, side: int, spot: int) -> None:
    """TM §8.1 §8.5 §8.6 §8.7 §8.10 §8.19 §8.20 §15.3: one piece, three steps, each crossing or waiting."""
    piece = ask(side, road_piece, s, side, spot).piece
    group, paid, moved, step = ANY_ROAD, False, False, 0
    while step < STEPS:
        where = s.spot[piece]
        choice = ask(side, road_step, s, side, piece, where, group, step, paid, moved)
        if type(choice) is Halt:
            break
        step += 1
        if type(choice) is Enter:                                                        # 15.4
            box = where - FIRST_BOX
            use(s, CROSSINGS + box, -1, step)
            march(s, emit, side, (piece,), ENTRY[box], "road")
            group, moved = ENTRY_GROUP[box], True
            if contact(s, emit, ENTRY[box]):
                break
        elif type(choice) is Cross:
            if not MAIN_ROAD[choice.crossing] and not paid:                              # 8.6, 8.7
                spend(s, emit, side)
                paid = True
            use(s, choice.crossing, choice.front, step)
            group = next(g for c, f, g in ROADS[where, group] if c == choice.crossing and f == choice.front)
            if occupant(s, BEYOND[choice.front]) == 1 - side:
                if not road_attack(s, ask, emit, side, piece, choice):
                    acted(s, (piece,))
                    return                                                               # 8.20
            else:
                march(s, emit, side, (piece,), BEYOND[choice.front], "road")
            moved = True
            if contact(s, emit, BEYOND[choice.front]):                                   # 14.16
                break
    acted(s, (piece,))
    end_of_road(s, ask, emit, side, piece, group, paid, moved)


def use(s: State, crossing: int, front: int, step: int) -> None:
    """TM §8.11 §8.12 §8.13 §8.15 §8.23: the crossing counts as crossed in this step."""
    s.turn = replace(s.turn, traffic=s.turn.traffic | {(crossing, front, step)})


def road_attack(s: State, ask: Ask, emit: Emit, side: int, piece: int, way: Cross) -> bool:
    """TM §8.18 §8.20 §8.21 §8.22 §8.24 §9.1.5: a maneuver attack with one cavalry, part of its road move."""
    s.turn = replace(s.turn, road_attacks=s.turn.road_attacks | {way.crossing})
    taken = maneuver(s, ask, emit, side, (piece,), way.front, True, True)
    show_briefly(s, emit, piece)                                                         # 8.24
    if not taken and not may_not_block(s, side):
        push(s, ask, emit, side, (piece,), way.front)                                    # 8.20, 12.9
    return taken


def end_of_road(s: State, ask: Ask, emit: Emit, side: int, piece: int, group: int, paid: bool, moved: bool) -> None:
    """TM §8.26 §12.6 §12.7 §12.11 §15.15: a road move ends in reserve; cavalry may continue along the road it used."""
    fronts = road_fronts(s, side, s.spot[piece], group)
    if not fronts:
        return
    choice = ask(side, road_continuation, s, side, piece, group, paid, moved)
    if choice == DONE:
        return
    if not paid and not fronts[choice.front]:                                            # ruling r14
        spend(s, emit, side)
    step_into(s, emit, side, piece, choice.front)


def pontoon(s: State, ask: Ask, emit: Emit, side: int) -> None:
    """TM §15.9 §15.10 §15.11 §15.12, ruling r18: into the reserve of the entry area, free, and no further."""
    piece = ask(side, pontoon_piece, s).piece
    s.turn = replace(s.turn, pontoon=True)
    march(s, emit, side, (piece,), ENTRY[ALESSANDRIA - FIRST_BOX], "pontoon")
    acted(s, (piece,))
