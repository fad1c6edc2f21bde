"""The choices of bombardment and assault."""

from __future__ import annotations

from typing import Any

from feldherr.games.triomphe_a_marengo.actions import Name
from feldherr.games.triomphe_a_marengo.board import AREAS, BEYOND, CAPACITY, FULL, LIES_IN, OBSTACLE
from feldherr.games.triomphe_a_marengo.rules.choices.elsewhere import only_these
from feldherr.games.triomphe_a_marengo.rules.choices.groups import MOST
from feldherr.games.triomphe_a_marengo.rules.choices.orders import may_lead
from feldherr.games.triomphe_a_marengo.state import ARTILLERY, CAVALRY, SIDE, State, pieces_in
from feldherr.kernel.answers import DONE
from feldherr.kernel.question import Refuse


def piece_to_hit(s: State, back: int, no: Refuse | None = None) -> list[Any]:
    """TM §10.2.1 §10.2.2: in the approach opposite the artillery if possible, else in reserve, else anywhere."""
    area = LIES_IN[back]
    there = pieces_in(s, area)
    nearest = s.at[AREAS + back] or s.at[area] or tuple(there)
    out: list[Any] = []
    for piece in there:
        if piece not in nearest:
            if no:
                no(Name(piece), "10.2.2")
        else:
            out.append(Name(piece))
    if no:
        only_these(s, no, s.holder[area], there, "10.2.1")
    return out


def defence_line(s: State, chosen: tuple[Any, ...], back: int, no: Refuse | None = None) -> list[Any]:
    """TM §11.2.1 §11.2.3 §11.2.4 §11.2.5: none, one, or at a wide approach two of one type; no cavalry at an obstacle.

    TM §11.2.6 §11.2.7: any strength, artillery too, and any of the pieces there.
    """
    out: list[Any] = []
    for piece in s.at[AREAS + back]:
        if Name(piece) in chosen:
            continue
        if OBSTACLE[back] and s.face[piece] >> 2 == CAVALRY:
            if no:
                no(Name(piece), "11.2.5")
        elif len(chosen) >= FULL[back]:
            if no:
                no(Name(piece), "11.2.3")
        elif chosen and s.face[chosen[0].piece] >> 2 != s.face[piece] >> 2:
            if no:
                no(Name(piece), "11.2.4")
        else:
            out.append(Name(piece))
    if no:
        only_these(s, no, s.holder[LIES_IN[back]], s.at[AREAS + back], "11.2.1")
    return [*out, DONE]


def pieces_to_assault(s: State, chosen: tuple[Any, ...], front: int, no: Refuse | None = None) -> list[Any]:
    """TM §11.0.2 §11.3.1 §11.3.6 §14.4 §20.2: 1 to 3 pieces of the attacker approach, one of them able to lead."""
    most = min(MOST, CAPACITY[BEYOND[front]])
    led = any(may_lead(s, c.piece, front ^ 1) for c in chosen)
    out: list[Any] = []
    for piece in s.at[AREAS + front]:
        if Name(piece) in chosen:
            continue
        if s.turn.acted >> piece & 1:
            if no:
                no(Name(piece), "11.3.1")
        elif s.unready >> piece & 1:
            if no:
                no(Name(piece), "14.4")
        elif len(chosen) >= most:
            if no:
                no(Name(piece), "6.9" if most == MOST else "20.2")
        elif not led and len(chosen) == most - 1 and not may_lead(s, piece, front ^ 1):
            if no:
                no(Name(piece), "11.3.6")
        else:
            out.append(Name(piece))
    if no:
        for piece in s.at[LIES_IN[front]]:
            no(Name(piece), "11.0.2")
        only_these(s, no, s.holder[LIES_IN[front]], s.at[AREAS + front], "11.3.1")
    if not chosen:
        return out
    if not led:
        if no:
            no(DONE, "11.3.6")
        return out
    return [*out, DONE]


def assault_line(
    s: State, chosen: tuple[Any, ...], front: int, group: tuple[int, ...], no: Refuse | None = None
) -> list[Any]:
    """TM §11.3.2 §11.3.3 §11.3.4 §11.3.5 §11.3.7: one, or at a wide approach two of one type, of strength 2 or more."""
    back = front ^ 1
    out: list[Any] = []
    for piece in group:
        if Name(piece) in chosen:
            continue
        if s.face[piece] & 3 < 2:
            if no:
                no(Name(piece), "11.3.4")
        elif OBSTACLE[back] and s.face[piece] >> 2 == CAVALRY:
            if no:
                no(Name(piece), "11.3.5")
        elif len(chosen) >= FULL[back]:
            if no:
                no(Name(piece), "11.3.2")
        elif chosen and s.face[chosen[0].piece] >> 2 != s.face[piece] >> 2:
            if no:
                no(Name(piece), "11.3.3")
        else:
            out.append(Name(piece))
    if no:
        for piece in s.at[AREAS + front]:
            if piece not in group:
                no(Name(piece), "11.3.7")
        only_these(s, no, s.holder[LIES_IN[front]], group, "11.3.1")
    if not chosen:
        if no:
            no(DONE, "11.3.2")
        return out
    return [*out, DONE]


def defensive_fire(s: State, defending: tuple[int, ...], line: tuple[int, ...], no: Refuse | None = None) -> list[Any]:
    """TM §11.4.1 §11.4.2 §11.4.3 §11.4.4, r13 and r56: artillery behind the front line that did not bombard may fire.

    Asked of everybody with a piece behind his front line: a question not asked would tell (TM §11.4.5 is public).
    """
    out: list[Any] = []
    for piece in defending:
        if s.face[piece] >> 2 != ARTILLERY:
            if no:
                no(Name(piece), "11.4.2")
        elif piece in line:
            if no:
                no(Name(piece), "11.4.3")
        elif s.fired >> piece & 1:
            if no:
                no(Name(piece), "11.4.4")
        else:
            out.append(Name(piece))
    if no:
        only_these(s, no, SIDE[defending[0]], defending, "11.4.2")
    return [*out, DONE]


def counterattack(
    s: State, chosen: tuple[Any, ...], back: int, defending: tuple[int, ...], line: tuple[int, ...],
    no: Refuse | None = None,
) -> list[Any]:  # fmt: skip
    """TM §11.5.1 §11.5.2 §11.5.3 §11.5.4: one, or at a wide approach two of one type, from behind the front; or none.

    TM §11.5.5 §11.5.6: strength 2 or more, and no cavalry at an obstacle.
    """
    out: list[Any] = []
    for piece in defending:
        if Name(piece) in chosen:
            continue
        if piece in line:
            if no:
                no(Name(piece), "11.5.2")
        elif s.face[piece] & 3 < 2:
            if no:
                no(Name(piece), "11.5.5")
        elif OBSTACLE[back] and s.face[piece] >> 2 == CAVALRY:
            if no:
                no(Name(piece), "11.5.6")
        elif len(chosen) >= FULL[back]:
            if no:
                no(Name(piece), "11.5.3")
        elif chosen and s.face[chosen[0].piece] >> 2 != s.face[piece] >> 2:
            if no:
                no(Name(piece), "11.5.4")
        else:
            out.append(Name(piece))
    if no:
        only_these(s, no, SIDE[defending[0]], defending, "11.5.1")
    return [*out, DONE]


def piece_to_lose(s: State, pieces: tuple[int, ...], hits: tuple[int, ...], no: Refuse | None = None) -> list[Any]:
    """TM §11.5.8 §11.8.1, ruling r20: as evenly as possible; a destroyed piece is skipped."""
    alive = [piece for piece in sorted(pieces) if s.face[piece]]
    fewest = min(hits.count(piece) for piece in alive)
    next_hit = [piece for piece in alive if hits.count(piece) == fewest]
    if no:
        only_these(s, no, SIDE[pieces[0]], next_hit, "11.8.1")
    return [Name(piece) for piece in next_hit]


def piece_to_bear(s: State, pieces: tuple[int, ...], no: Refuse | None = None) -> list[Any]:
    """TM §11.4.6 §11.8.2 §13.1.8: the owner chooses freely among those that can take the loss."""
    if no:
        only_these(s, no, SIDE[pieces[0]], pieces, "11.8.2")
    return [Name(piece) for piece in sorted(pieces) if s.face[piece]]
