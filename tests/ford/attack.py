"""FO §3 and §4: the attack, step by step."""

from __future__ import annotations

from msgspec.structs import replace

from feldherr.kernel.answers import DONE, NO, YES
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit
from tests.ford import choices
from tests.ford.events import Attacked, Committed, Fired, Left, Lined
from tests.ford.state import AREAS, HOMEWARDS, Fight, State, standing
from tests.ford.verbs import lose_step, march, reveal


def attack(s: State, ask: Ask, emit: Emit, attacker: int, origin: int, target: int) -> None:
    """FO §3."""
    defender = 1 - attacker
    s.fight = Fight(attacker, origin, target)
    emit(Attacked(attacker, origin, target))
    if ask(defender, choices.stand_or_leave, s, target) == NO:  # 3.1
        emit(Left(defender, target))
        s.fight = None
        return retreat(s, emit, defender, target)
    shield, spear = ask.together(  # 3.2, 3.3
        (defender, line_up, (s, target, defender)), (attacker, line_up, (s, origin, attacker))
    )
    emit(Committed(defender, shield[0], shield[1] if len(shield) > 1 else None))
    emit(Committed(attacker, spear[0], spear[1] if len(spear) > 1 else None))
    s.fight = replace(s.fight, fronts=(spear[0], shield[0]) if attacker == 0 else (shield[0], spear[0]))
    hits = 0
    if ask(defender, choices.fire_or_not, s, shield[0]) == YES:  # 3.4
        reveal(s, emit, shield[0])
        s.fight = replace(s.fight, public=shield[:1])
        faces = ask.dice(2)
        emit(Fired(defender, faces))
        hits = sum(face >= 5 for face in faces)
    strong = show(s, emit, spear) - hits  # 3.5
    firm = show(s, emit, shield)
    loser, fought = (defender, shield) if strong > firm else (attacker, spear)  # 4.1
    lost = ask.openly(loser, choices.step_to_lose, s, fought)  # 4.2
    s.fight = None
    lose_step(s, emit, lost.block)
    if loser == defender:
        retreat(s, emit, defender, target)


def show(s: State, emit: Emit, blocks: tuple[int, ...]) -> int:
    """FO §3.5: their strength together. Only now is it known who fights, even of blocks that lay open before.

    The line is said as a whole: that somebody has no support must be seen to happen, too.
    """
    assert s.fight
    emit(Lined(s.blocks[blocks[0]].side, blocks))
    for block in blocks:
        if block not in s.fight.public:
            reveal(s, emit, block)
            s.fight = replace(s.fight, public=(*s.fight.public, block))
    return sum(s.blocks[block].face.strength for block in blocks)


def line_up(ask: Ask, s: State, area: int, side: int) -> tuple[int, ...]:
    """FO §3.2 and §3.3. A lone block has no support: everybody can see that, so nobody is asked."""
    front: int = ask(side, choices.front_block, s, area, side).block
    support = ask.openly(side, choices.support_block, s, area, side, front)
    return (front,) if support == DONE else (front, support.block)


def retreat(s: State, emit: Emit, side: int, area: int) -> None:
    """FO §4.3: one area towards home; if that cannot be, each block is shown and loses a step."""
    back = area + HOMEWARDS[side]
    blocks = tuple(standing(s, area, side))
    if blocks and 0 <= back < AREAS and not standing(s, back, 1 - side):
        march(s, emit, blocks, back)
    else:
        for block in blocks:
            lose_step(s, emit, block)
