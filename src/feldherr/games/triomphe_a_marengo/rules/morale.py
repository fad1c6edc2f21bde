"""Chapter 18: morale discs are received, committed, lost and taken back."""

from __future__ import annotations

from feldherr.games.triomphe_a_marengo.board import (
    ALL_AREAS,
    AREAS,
    AUSTRIA,
    FRANCE,
    NEIGHBOURS,
    NEW_DISCS,
    NOWHERE,
    Area,
)
from feldherr.games.triomphe_a_marengo.events import DiscMoved, DiscsLost, DiscsPlaced, DiscsReceived, DiscsReturned
from feldherr.games.triomphe_a_marengo.rules.choices.discs import disc_to_move, disc_to_recover, disc_to_remove
from feldherr.games.triomphe_a_marengo.rules.victory import demoralised
from feldherr.games.triomphe_a_marengo.state import State, level, occupant
from feldherr.kernel.answers import DONE
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit

RECOVERY_BEFORE = 11
"""TM §18.5.3, ruling r1: 16h is round 11."""


def receive(s: State, emit: Emit, side: int) -> None:
    """TM §18.2.1 §22.6: phase 1, the discs of one's colour on the current space of the time track."""
    count = NEW_DISCS[s.round - 1][side]
    if count:
        s.pool[side] += count
        s.received[side] += count
        emit(DiscsReceived(side, count))


def place(s: State, ask: Ask, emit: Emit, owner: int, area: Area, due: int, occasion: str) -> None:
    """TM §18.3.5 §18.3.6 §18.3.7 §18.3.8: commit discs, from the pool first; the opponent may fill what is missing."""
    count = min(due, s.pool[owner])
    if count:
        s.pool[owner] -= count
        s.discs[owner * AREAS + area] += count
        emit(DiscsPlaced(owner, area, count, occasion))
    missing = due - count
    while missing and (named := ask.openly(1 - owner, disc_to_move, s, owner, area, missing)) != DONE:
        s.discs[owner * AREAS + named.area] -= 1
        s.discs[owner * AREAS + area] += 1
        if owner == FRANCE:
            marked = dict(s.moved)
            marked[area] = marked.get(area, 0) + 1
            s.moved = tuple(sorted(marked.items()))
        emit(DiscMoved(owner, origin=named.area, to=area))
        missing -= 1


def pay(s: State, ask: Ask, emit: Emit, owner: int, due: int) -> None:
    """TM §18.4.1 §18.4.2 §18.4.4: lost discs leave the game, from the pool first, then as the opponent chooses."""
    if due >= level(s, owner) and due:
        demoralised(s, emit, owner)
    count = min(due, s.pool[owner])
    if count:
        s.pool[owner] -= count
        forfeit(s, emit, owner, NOWHERE, count, "losses")
    for _ in range(due - count):
        area = ask.openly(1 - owner, disc_to_remove, s, owner).area
        s.discs[owner * AREAS + area] -= 1
        forfeit(s, emit, owner, area, 1, "losses")


def forfeit(s: State, emit: Emit, owner: int, area: Area, count: int, occasion: str) -> None:
    s.lost[owner] += count
    emit(DiscsLost(owner, area=area, count=count, left=level(s, owner), occasion=occasion))


def check_committed(s: State, ask: Ask, emit: Emit, side: int) -> None:
    """TM §18.5.1 §18.5.2 §18.5.3 §18.5.4 §18.5.5: phase 4, three checks, in order, of the active player's own discs.

    TM §18.5.6: the first can demoralise his army.
    """
    enemy, own = 1 - side, side * AREAS
    committed = [area for area in ALL_AREAS if s.discs[own + area]]
    for area in committed:                                                       # 18.5.1
        if s.holder[area] == enemy:
            count = s.discs[own + area]
            if count == level(s, side):                                          # 18.5.6
                demoralised(s, emit, side)
            s.discs[own + area] = 0
            forfeit(s, emit, side, area, count, "ground")
    for area in committed:                                                       # 18.5.2
        if s.discs[own + area] and all(occupant(s, near) != enemy for near in NEIGHBOURS[area]):
            bring_back(s, emit, side, area, s.discs[own + area], chosen=False)
    if side == FRANCE and s.round < RECOVERY_BEFORE and any(s.discs[own:]):      # 18.5.3
        named = ask.openly(FRANCE, disc_to_recover, s)
        if named != DONE:
            bring_back(s, emit, FRANCE, named.area, 1, chosen=True)
    if side == FRANCE:
        s.moved = ()


def bring_back(s: State, emit: Emit, side: int, area: Area, count: int, *, chosen: bool) -> None:
    s.discs[side * AREAS + area] -= count
    s.pool[side] += count
    emit(DiscsReturned(side, area, count, chosen))


def commit_for_retreat(s: State, ask: Ask, emit: Emit, side: int, area: Area, retreated: int) -> None:
    """TM §18.3.4: Austria commits a disc for each piece that retreats; France never does."""
    if side == AUSTRIA and retreated:
        place(s, ask, emit, AUSTRIA, area, retreated, "retreat")
