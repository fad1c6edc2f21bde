"""The road move (chapters 8 and 15) in three steps, from an area or a box, with road attacks of cavalry."""

from __future__ import annotations

from msgspec.structs import replace

from feldherr.games.triomphe_a_marengo.actions import Cross, Enter, Halt, Wait
from feldherr.games.triomphe_a_marengo.board import ALESSANDRIA, ENTRY, FIRST_BOX, Spot
from feldherr.games.triomphe_a_marengo.rules.battle.maneuver import maneuver, push
from feldherr.games.triomphe_a_marengo.rules.choices.limits import may_not_block
from feldherr.games.triomphe_a_marengo.rules.choices.movement.continuation import road_continuation, road_fronts
from feldherr.games.triomphe_a_marengo.rules.choices.movement.reinforcements import pontoon_piece
from feldherr.games.triomphe_a_marengo.rules.choices.movement.road import road_piece, road_step
from feldherr.games.triomphe_a_marengo.rules.movement.crossing import STEPS, after, step_cost, steps_from
from feldherr.games.triomphe_a_marengo.rules.movement.march import step_into
from feldherr.games.triomphe_a_marengo.rules.movement.step import Step, Way
from feldherr.games.triomphe_a_marengo.rules.pieces import acted, contact, march, show_briefly, spend
from feldherr.games.triomphe_a_marengo.state import Piece, State, occupant
from feldherr.kernel.answers import DONE
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def take_road(s: State, ask: Ask, emit: Emit, side: int, spot: Spot) -> None:
    """TM §8.1 §8.5 §8.6 §8.7 §8.10 §8.19 §8.20 §15.3: one piece, three steps, each crossing or waiting."""
    piece = ask(side, road_piece, s, side, spot).piece
    way = Way(side, piece, spot)
    while way.step < STEPS:
        choice = (ask.openly if plain(s, way) else ask)(side, road_step, s, way)
        if type(choice) is Halt:
            break
        if type(choice) is Wait:
            way = replace(way, step=way.step + 1)
            continue
        step = step_answered(way, choice)
        if step_cost(way, step):                                                         # 8.6, 8.7
            spend(s, emit, side)
        way = after(way, step, way.step + 1)
        use(s, step, way.step)
        if occupant(s, step.to) == 1 - side:
            if not road_attack(s, ask, emit, side, piece, step):
                acted(s, (piece,))
                return                                                                   # 8.20
        else:
            march(s, emit, side, (piece,), step.to, "road")
        if contact(s, emit, step.to):                                                    # 14.16
            break
    end_of_road(s, ask, emit, way)
    acted(s, (piece,))


def plain(s: State, way: Way) -> bool:
    """TM §8.17 §8.18: whether all can see what is open to a piece under way: with enemies ahead it tells of cavalry."""
    return way.moved and (bool(s.known[way.piece]) or not road_fronts(s, way))


def step_answered(way: Way, answer: Cross | Enter) -> Step:
    """The step that this answer takes."""
    return next(step for step in steps_from(way) if step.answer == answer)


def use(s: State, step: Step, number: int) -> None:
    """TM §8.11 §8.12 §8.13 §8.15 §8.23 §15.5: the crossing counts as crossed in this step."""
    s.turn = replace(s.turn, traffic=s.turn.traffic | {(step.crossing, step.front, number)})


def road_attack(s: State, ask: Ask, emit: Emit, side: int, piece: Piece, step: Step) -> bool:
    """TM §8.18 §8.20 §8.21 §8.22 §8.24 §9.1.5: a maneuver attack with one cavalry, part of its road move."""
    s.turn = replace(s.turn, road_attacks=s.turn.road_attacks | {step.crossing})
    taken = maneuver(s, ask, emit, side, (piece,), step.front, from_reserve=True, by_road=True)
    show_briefly(s, emit, piece)                                                         # 8.24
    if not taken and not may_not_block(s, side):
        push(s, ask, emit, side, (piece,), step.front)                                   # 8.20, 12.9
    return taken


def end_of_road(s: State, ask: Ask, emit: Emit, way: Way) -> None:
    """TM §8.26 §12.6 §12.7 §12.11 §15.15: a road move ends in reserve; cavalry may continue along the road it used."""
    fronts = road_fronts(s, way)
    if not fronts:
        return
    choice = (ask.openly if s.known[way.piece] else ask)(way.side, road_continuation, s, way)
    if choice == DONE:
        return
    if not way.paid and not fronts[choice.front]:                                        # ruling r14
        spend(s, emit, way.side)
    step_into(s, emit, way.side, way.piece, choice.front)


def pontoon(s: State, ask: Ask, emit: Emit, side: int) -> None:
    """TM §15.9 §15.10 §15.11 §15.12, ruling r18: into the reserve of the entry area, free, and no further."""
    piece = ask(side, pontoon_piece, s).piece
    s.turn = replace(s.turn, pontoon=True)
    march(s, emit, side, (piece,), ENTRY[ALESSANDRIA - FIRST_BOX], "pontoon")
    acted(s, (piece,))
