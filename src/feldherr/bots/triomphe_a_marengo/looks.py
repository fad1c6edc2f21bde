"""What is worth a look inside an own action: for whole turns nearly all of it, for quick ones attacks and blocks."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from feldherr.games.triomphe_a_marengo.actions import (
    Act,
    Assault,
    Attack,
    Block,
    Continue,
    Cross,
    EndActions,
    Execute,
    Halt,
    Name,
    Rally,
    TakeRoad,
    Wait,
)
from feldherr.games.triomphe_a_marengo.board import AREA_OF, AREAS, BEYOND, FRONTS
from feldherr.games.triomphe_a_marengo.state import CAVALRY, KIND_OF, TOKENS, State
from feldherr.kernel.question import Choices, about, fields

BESIDE = [tuple(sorted({BEYOND[front] for front in FRONTS[area]})) for area in range(AREAS)]
"""By area: those that can be reached over an approach."""
ATTACKS = (Attack, Assault, Block, Execute)
STEPS = 2
"""A road attack begins at most so many crossings away."""
FEW = 3
"""Of those who could be rallied so many are thought of."""


def groups(s: State, chosen: tuple[Any, ...], options: list[Any]) -> list[Any]:
    """Pieces are named in ascending order, of those alike one: who was seen is another than who was not."""
    last = chosen[-1].piece if chosen else -1
    kept: dict[Hashable, Any] = {}
    for option in options:
        if type(option) is Name or type(option) is Continue:
            if option.piece > last:
                front = option.front if type(option) is Continue else -1
                piece = option.piece
                kept.setdefault((s.face[piece], s.known[piece], s.unready >> piece & 1, front), option)
        else:
            kept[option] = option
    return list(kept.values())


def wide(choices: Choices, args: tuple[Any, ...], options: list[Any]) -> list[Any]:
    """For own turns: everything, of what is alike one, and no waiting on the road."""
    name, s = choices.__name__, about(choices, args, "s")
    if name == "action_or_end":
        return [option for option in options if type(option) is not EndActions]
    if name == "what_to_do":
        return options
    if name == "road_step":
        return [option for option in options if type(option) is not Wait] or options
    chosen = about(choices, args, "chosen") if "chosen" in fields(choices) else ()
    return groups(s, chosen, options) or options


def faces_enemy(s: State, side: int, area: int) -> bool:
    for near in BESIDE[area]:  # noqa: SIM110 (a generator takes longer)
        if s.troops[near] and s.holder[near] != side:
            return True
    return False


def sharp(choices: Choices, args: tuple[Any, ...], options: list[Any]) -> list[Any]:
    """For quick turns: attacks, also of cavalry by road, blocks, and who can be rallied where the enemy is near."""
    name, s = choices.__name__, about(choices, args, "s")
    if name == "action_or_end":
        return [option for option in options if near_enemy(s, about(choices, args, "side"), option)]
    if name == "what_to_do":
        return orders(s, about(choices, args, "side"), about(choices, args, "spot"), options)
    if name == "road_piece":
        return [option for option in groups(s, (), options) if KIND_OF[s.face[option.piece]] == CAVALRY]
    if name == "road_step":
        return to_the_enemy(s, about(choices, args, "way"), options)
    if name == "pieces_to_rally":
        return rallied(s, about(choices, args, "chosen"), options)
    return wide(choices, args, options)


def near_enemy(s: State, side: int, option: Any) -> bool:
    if type(option) is Rally:
        return True
    if type(option) is not Act:
        return False
    area = AREA_OF[option.spot]
    if area < 0:
        return False
    if faces_enemy(s, side, area):
        return True
    if option.spot >= AREAS or not rides(s, side, area):
        return False
    return any(faces_enemy(s, side, near) for near in BESIDE[area])


def rides(s: State, side: int, area: int) -> bool:
    """Whether cavalry that can act stands in the reserve."""
    for piece in s.at[area]:
        if KIND_OF[s.face[piece]] == CAVALRY and not (s.turn.acted | s.unready) >> piece & 1:
            return True
    return False


def orders(s: State, side: int, spot: int, options: list[Any]) -> list[Any]:
    riding = spot < AREAS and rides(s, side, spot)
    return [option for option in options if type(option) in ATTACKS or (riding and type(option) is TakeRoad)]


def to_the_enemy(s: State, way: Any, options: list[Any]) -> list[Any]:
    """TM §8.18: across into an area the enemy holds, or nearer to one; after an attack one may halt."""
    crossings = [option for option in options if type(option) is Cross]
    attacks = [o for o in crossings if s.troops[BEYOND[o.front]] and s.holder[BEYOND[o.front]] != way.side]
    halts = [option for option in options if type(option) is Halt] if s.turn.road_attacks else []
    if attacks or halts:
        return [*attacks, *halts]
    return [o for o in crossings if way.step < STEPS and faces_enemy(s, way.side, BEYOND[o.front])]


def rallied(s: State, chosen: tuple[Any, ...], options: list[Any]) -> list[Any]:
    """TM §14.8: those who face the enemy first."""
    found = groups(s, chosen, options)
    near = [o for o in found if type(o) is not Name or faces_enemy(s, 1, AREA_OF[s.spot[o.piece]])]
    return (near or found)[:FEW]


def seen(s: State, seat: int) -> Hashable:
    """What a seat sees of the board, its own faces included."""
    own = tuple([s.face[piece] for piece in TOKENS[seat]])
    board = tuple(s.spot), tuple(s.known), tuple(s.discs), tuple(s.pool), s.unready, s.announced
    return s.round, s.side, s.turn.commands, s.turn.acted, own, board
