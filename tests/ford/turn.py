"""FO §1 and §2: dealing, commands, the end of a turn; and what may be said in between."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from feldherr.kernel.answers import RESIGN, Call, Outcome, Over, Resign
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit, Procedure
from feldherr.kernel.position import Position
from tests.ford import choices
from tests.ford.actions import Attack, March, Mix, Pass
from tests.ford.attack import attack
from tests.ford.events import Dealt, Mixed, Resigned, TurnBegan
from tests.ford.state import AREAS, FACES, START, Bag, Block, Deploy, State, Turn, standing
from tests.ford.verbs import end, march


def deploy(s: State, ask: Ask, emit: Emit, call: Deploy) -> Call:
    """FO §1.2: the faces are dealt by shuffle; the owner alone sees them."""
    side = call.side
    order = ask.shuffle(len(FACES))
    faces = tuple(FACES[place] for place in order)
    s.blocks += [Block(side, face, START[side][i % 2]) for i, face in enumerate(faces)]
    emit(Dealt(side, faces))
    if side == 0:
        return Deploy(1)
    emit(TurnBegan(s.turn, s.side))
    return Turn()


def turn(s: State, ask: Ask, emit: Emit, call: Turn) -> Call:
    """FO §2: two commands, then the other side."""
    match ask(s.side, choices.commands, s):
        case March(origin, to):
            named = ask.several(s.side, choices.blocks_to_march, s, origin)
            march(s, emit, tuple(name.block for name in named), to)
        case Attack(origin, target):
            attack(s, ask, emit, s.side, origin, target)
        case Pass():
            s.left = 1
    s.left -= 1
    if s.left == 0:
        next_turn(s, emit)
    return Turn()


def next_turn(s: State, emit: Emit) -> None:
    """FO §5.2: after the last turn the better morale has won."""
    s.turn += s.side
    s.side, s.left, s.mixed[:] = 1 - s.side, 2, [False, False]
    if s.turn > s.last:
        better = [side for side in (0, 1) if s.morale[side] > s.morale[1 - side]]
        end(tuple(better), "time")
    emit(TurnBegan(s.turn, s.side))


def interjections(position: Position, seat: int) -> list[Any]:
    """FO §2.6: blocks are mixed between commands, once a turn."""
    s = position.now
    out: list[Any] = []
    if not s.mixed[seat] and any(q.name == "commands" for q in position.questions):
        out += [Mix(area) for area in range(AREAS) if len(standing(s, area, seat)) > 1]
    return [*out, RESIGN]


def interject(s: State, ask: Ask, emit: Emit, seat: int, what: Any) -> None:
    match what:
        case Mix(area):
            mix(s, ask, emit, seat, area)
        case Resign():
            emit(Resigned(seat))
            raise Over(Outcome((1 - seat,), "resigned", tuple(float(side != seat) for side in (0, 1))))


def mix(s: State, ask: Ask, emit: Emit, side: int, area: int) -> None:
    """FO §2.6: what the enemy saw of the mixed blocks he knows to be among them, no more."""
    blocks = standing(s, area, side)
    touched = [bag for bag in s.bags if set(bag.blocks) & set(blocks)]
    known = [face for bag in touched for face in bag.faces] + [s.blocks[b].face for b in blocks if s.blocks[b].shown]
    around = sorted({b for bag in touched for b in bag.blocks} | set(blocks))
    s.mixed[side] = True
    order = ask.shuffle(len(blocks))
    old = [s.blocks[b] for b in blocks]
    for block, place in zip(blocks, order):
        s.blocks[block] = replace(old[place], shown=False)
    s.bags = [bag for bag in s.bags if bag not in touched]
    if known:
        s.bags.append(Bag(tuple(around), tuple(sorted(known))))
    emit(Mixed(side, area, tuple(blocks)))


PROCEDURES: dict[type[Any], Procedure] = {Deploy: deploy, Turn: turn}
