"""One read-only function per question: what may be answered, and the rule for what may not."""

from __future__ import annotations

from typing import Any

from feldherr.kernel.answers import DONE, NO, YES
from feldherr.kernel.question import Refuse
from tests.ford.actions import PASS, Attack, March, Name
from tests.ford.state import AREAS, NEIGHBOURS, Kind, State, standing

MOST = 3


def commands(s: State, no: Refuse | None = None) -> list[Any]:
    """FO §2.1 §2.2 §2.3 §2.4 §2.5."""
    out: list[Any] = []
    for origin in range(AREAS):
        for to in range(AREAS) if no else NEIGHBOURS[origin]:
            march, attack = March(origin, to), Attack(origin, to)
            if not standing(s, origin, s.side):
                if no:
                    no(march, "2.1")
                    no(attack, "2.1")
                continue
            if to not in NEIGHBOURS[origin]:
                if no:
                    no(march, "2.2")
                    no(attack, "2.2")
                continue
            enemies = standing(s, to, 1 - s.side)
            if enemies:
                if no:
                    no(march, "2.3")
            else:
                out.append(march)
            if not enemies:
                if no:
                    no(attack, "2.4")
                continue
            out.append(attack)
    return [*out, PASS]


def blocks_to_march(s: State, chosen: tuple[Any, ...], origin: int, no: Refuse | None = None) -> list[Any]:
    """FO §2.5: one to three blocks of the area."""
    out: list[Any] = []
    mine = standing(s, origin, s.side)
    for block in range(len(s.blocks)) if no else mine:
        candidate = Name(block)
        if candidate in chosen:
            continue
        if block not in mine:
            if no:
                no(candidate, "2.1")
            continue
        if len(chosen) >= MOST:
            if no:
                no(candidate, "2.5")
            continue
        out.append(candidate)
    if not chosen:
        if no:
            no(DONE, "2.5")
    else:
        out.append(DONE)
    return out


def stand_or_leave(s: State, area: int, no: Refuse | None = None) -> list[Any]:
    """FO §3.1."""
    return [YES, NO]


def front_block(s: State, area: int, side: int, no: Refuse | None = None) -> list[Any]:
    """FO §3.2: secret; both sides name before either is shown."""
    out: list[Any] = []
    for block in range(len(s.blocks)):
        if (refused := front_refusal(s, area, side, block)) is None:
            out.append(Name(block))
        elif no:
            no(Name(block), refused)
    return out


def front_refusal(s: State, area: int, side: int, block: int) -> str | None:
    """FO §3.2: a living block of one's own in the area."""
    if block not in standing(s, area, side):
        return "3.2"
    return None


def support_block(s: State, area: int, side: int, front: int, no: Refuse | None = None) -> list[Any]:
    """FO §3.3: one more block of the area, or none."""
    out: list[Any] = []
    for block in standing(s, area, side):
        if block == front:
            if no:
                no(Name(block), "3.3")
            continue
        out.append(Name(block))
    return [*out, DONE]


def fire_or_not(s: State, block: int, no: Refuse | None = None) -> list[Any]:
    """FO §3.4. Asked even of a block without guns: a question not asked would tell."""
    if s.blocks[block].face.kind is not Kind.ARTILLERY:
        if no:
            no(YES, "3.4")
    else:
        return [YES, NO]
    return [NO]


def step_to_lose(s: State, blocks: tuple[int, ...], no: Refuse | None = None) -> list[Any]:
    """FO §4.2: of the blocks that fought; they are shown, so everybody can see what may be chosen."""
    return [Name(block) for block in blocks]
