"""Chapter 11, steps (1), (4), (5) and (7): the guard that is shown, the front lines, the counter-attack."""

from __future__ import annotations

from typing import Any

from feldherr.games.napoleons_triumph.actions import Name, Narrow, Wide
from feldherr.games.napoleons_triumph.board import FULL, LIES_IN, LOCALES, NOBODY, OBSTACLE, SANTON, Front, Side
from feldherr.games.napoleons_triumph.rules.choices.limits import gun_refusal
from feldherr.games.napoleons_triumph.state import (
    ARTILLERY,
    BLOCKS,
    CAVALRY,
    GUARD,
    GUARD_FACE,
    INFANTRY,
    State,
    blocks_in,
)
from feldherr.kernel.answers import DONE
from feldherr.kernel.question import Refuse, offered


def guard_to_show(s: State, side: Side, able: tuple[int, ...], no: Refuse | None = None) -> list[Any]:
    """NT §15.10: a guard that could take part."""
    return offered(map(Name, able), lambda n: shown_guard_refusal(s, n.piece), no)


def shown_guard_refusal(s: State, block: int) -> str | None:
    return None if s.face[block] == GUARD_FACE else "15.10"


def defence_line(
    s: State, chosen: tuple[Any, ...], back: Front, named: tuple[int, ...], no: Refuse | None = None
) -> list[Any]:
    """NT §11.s4.1 §11.s4.2 §11.s4.3 §11.s4.5 §11.s4.7 §11.s4.8: of the named, none, one or at a wide approach two."""
    line = [n.piece for n in chosen]
    blocks = [Name(b) for b in named if b < BLOCKS and b not in line]
    if no:
        blocks += [Name(b) for b in blocks_in(s, LIES_IN[back]) if b not in named]
    out: list[Any] = offered(blocks, lambda n: defence_refusal(s, n.piece, back, named, line), no)
    return [*out, DONE]


def defence_refusal(s: State, block: int, back: Front, named: tuple[int, ...], line: list[int]) -> str | None:
    """NT §11.10 §11.s4.1 §11.s4.2 §11.s4.4 §11.s4.6 §18.2 §18.4: from reserve neither weak ones nor two of different
    type or corps; on the Santon no guns but the battery.
    """
    if block not in named:
        return "11.s4.1"
    kind, inside = s.face[block] >> 2, s.spot[block] == LIES_IN[back]
    on_santon = s.santon and LIES_IN[back] == SANTON
    if OBSTACLE[back] and kind == CAVALRY:
        return "11.10"
    if on_santon and kind == ARTILLERY and block != s.battery:
        return "18.2"
    if inside and s.face[block] & 3 == 1 and not (on_santon and block == s.battery):
        return "11.s4.6"
    if len(line) >= FULL[back]:
        return "11.s4.2"
    if inside and line and not alike(s, line[0], block):
        return "11.s4.4"
    return None


def alike(s: State, one: int, other: int) -> bool:
    """NT §11.s4.4, ruling r43: same type, guard being infantry here, and the same corps."""
    kinds = {INFANTRY if s.face[b] >> 2 == GUARD else s.face[b] >> 2 for b in (one, other)}
    return len(kinds) == 1 and s.corps[one] == s.corps[other] != NOBODY


def front_width(s: State, front: Front, no: Refuse | None = None) -> list[Any]:
    """NT §11.s5.4: narrow at a narrow approach, as he likes at a wide one."""
    return [Narrow(), Wide()] if FULL[front] > 1 else [Narrow()]


def target(s: State, line: tuple[int, ...], no: Refuse | None = None) -> list[Any]:
    """NT §11.s5.5: which of the two regiments a narrow front is made against."""
    return [Name(block) for block in line]


def attack_line(
    s: State, chosen: tuple[Any, ...], side: Side, front: Front, force: tuple[int, ...], width: int, how: str,
    guard: bool, no: Refuse | None = None,
) -> list[Any]:  # fmt: skip
    """NT §11.s5.7 §11.s5.8 §11.s5.16: who leads; perhaps nobody."""
    line = [n.piece for n in chosen]

    def refusal(name: Name) -> str | None:
        rule = leader_refusal(s, side, name.piece, front, force, how, guard)
        return rule or beside_refusal(s, name.piece, line, width)

    out: list[Any] = offered([Name(b) for b in force if b not in line], refusal, no)
    if no:
        for block in (*s.at[LIES_IN[front]], *s.at[LOCALES + front]):
            if block not in force:
                no(Name(block), "11.s5.7")
    return out + offered((DONE,), lambda _: None if line else empty_line_refusal(s, force, guard), no)


def leader_refusal(
    s: State, side: Side, block: int, front: Front, force: tuple[int, ...], how: str, guard: bool
) -> str | None:
    """NT §11.s5.10 §11.s5.11 §11.s5.12: neither weak regiments nor guns with a corps. NT §11.10: no cavalry against
    an obstacle. NT §15.13: an announced guard attack is led by guard. NT §6.s9.3: with the battery it must be an
    artillery attack (ruling r16).
    """
    kind = s.face[block] >> 2
    if kind == ARTILLERY and how == "corps":
        return "11.s5.11"
    if kind == ARTILLERY and (rule := gun_refusal(s, side, block, front)):
        return rule
    if kind != ARTILLERY and s.face[block] & 3 == 1:
        return "11.s5.10"
    if kind == CAVALRY and OBSTACLE[front ^ 1]:
        return "11.10"
    if guard and kind != GUARD:
        return "15.13"
    if kind != ARTILLERY and s.battery in force:
        return "6.s9.3"
    return None


def beside_refusal(s: State, block: int, line: list[int], width: int) -> str | None:
    """NT §11.s5.8 §11.s5.9 §15.9: as many as the front is wide, of one type; guard and line do not mix."""
    if len(line) >= width:
        return "11.s5.8"
    if line and s.face[line[0]] >> 2 != s.face[block] >> 2:
        return "15.9" if mixed_foot(s, line[0], block) else "11.s5.9"
    return None


def empty_line_refusal(s: State, force: tuple[int, ...], guard: bool) -> str | None:
    """NT §6.s9.3 §15.13: a guard attack is led by guard, one with the battery by guns."""
    if guard:
        return "15.13"
    return "6.s9.3" if s.battery in force else None


def mixed_foot(s: State, one: int, other: int) -> bool:
    """NT §15.9: one is guard, the other line infantry."""
    return {s.face[one] >> 2, s.face[other] >> 2} == {INFANTRY, GUARD}


def counter_attack(
    s: State, chosen: tuple[Any, ...], back: Front, named: tuple[int, ...], line: tuple[int, ...], leads: bool,
    result: int, no: Refuse | None = None,
) -> list[Any]:  # fmt: skip
    """NT §11.s7.1 §11.s7.3 §11.s7.5: one or two behind the line; `leads`: the attacker; `result`: what it is so far.

    Ruling r49: a regiment of strength 1 may, and is destroyed.
    """
    counter = [n.piece for n in chosen]
    blocks = [Name(b) for b in named if b < BLOCKS and b not in counter and s.face[b]]
    out: list[Any] = offered(blocks, lambda n: counter_refusal(s, n.piece, back, line, leads, counter), no)
    if no:
        for block in blocks_in(s, LIES_IN[back]):
            if block not in named:
                no(Name(block), "11.s7.2")
    return [*out, DONE]


def counter_refusal(
    s: State, block: int, back: Front, line: tuple[int, ...], leads: bool, counter: list[int]
) -> str | None:
    """NT §11.s7.2 §11.s7.4 §11.s7.6 §11.10 §15.9: who has not fought; cavalry, or infantry if the attacker leads; two
    only of one type and one corps.
    """
    kind = s.face[block] >> 2
    if block in line:
        return "11.s7.2"
    if kind == ARTILLERY or (kind != CAVALRY and not leads):
        return "11.s7.6"
    if kind == CAVALRY and OBSTACLE[back]:
        return "11.10"
    if len(counter) >= 2:
        return "11.s7.4"
    if counter and mixed_foot(s, counter[0], block):
        return "15.9"
    if counter and not (s.face[counter[0]] >> 2 == kind and s.corps[counter[0]] == s.corps[block] != NOBODY):
        return "11.s7.4"
    return None
