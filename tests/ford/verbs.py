"""What the rules do to the state: each verb writes it and says so."""

from __future__ import annotations

from typing import NoReturn

from msgspec.structs import replace

from feldherr.kernel.answers import Outcome, Over
from feldherr.kernel.game import Emit
from tests.ford.events import Marched, Revealed, StepLost
from tests.ford.state import Bag, Block, Face, State


def march(s: State, emit: Emit, blocks: tuple[int, ...], to: int) -> None:
    for block in blocks:
        s.blocks[block] = replace(s.blocks[block], area=to)
    emit(Marched(s.blocks[blocks[0]].side, blocks, to))


def reveal(s: State, emit: Emit, block: int) -> Block:
    """FO §3.5: a block once shown stays shown until it is mixed."""
    b = s.blocks[block] = replace(s.blocks[block], shown=True)
    s.bags = [bag for old in s.bags if (bag := without(old, block, b.face)).faces]
    emit(Revealed(block, b.face))
    return b


def without(bag: Bag, block: int, face: Face) -> Bag:
    """The bag after one of its blocks was shown."""
    if block not in bag.blocks:
        return bag
    faces = list(bag.faces)
    if face in faces:
        faces.remove(face)
    return Bag(tuple(b for b in bag.blocks if b != block), tuple(faces))


def lose_step(s: State, emit: Emit, block: int) -> None:
    """FO §5.1: a lost step costs its army one morale; an army without morale has lost at once."""
    b = s.blocks[block] if s.blocks[block].shown else reveal(s, emit, block)
    left = b.face.strength - 1
    s.blocks[block] = replace(b, face=replace(b.face, strength=left))
    s.morale[b.side] -= 1
    emit(StepLost(b.side, block, left, s.morale[b.side]))
    if s.morale[b.side] <= 0:
        end((1 - b.side,), "morale")


def end(winners: tuple[int, ...], manner: str) -> NoReturn:
    raise Over(Outcome(winners, manner, tuple(float(side in winners) if winners else 0.5 for side in (0, 1))))
