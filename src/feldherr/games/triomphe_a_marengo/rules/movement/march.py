"""Chapters 7 and 12: standard moves, and the continuation of cavalry at the end of an action."""

from __future__ import annotations

from feldherr.games.triomphe_a_marengo.board import APPROACH, BEYOND, FULL, Area, Front, Spot
from feldherr.games.triomphe_a_marengo.events import Continued
from feldherr.games.triomphe_a_marengo.rules.choices.movement.continuation import continuations, open_fronts
from feldherr.games.triomphe_a_marengo.rules.choices.movement.standard import (
    pieces_to_block,
    pieces_to_move,
    pieces_to_withdraw,
)
from feldherr.games.triomphe_a_marengo.rules.choices.open import all_seen
from feldherr.games.triomphe_a_marengo.rules.pieces import acted, contact, march, put, show_briefly, spend
from feldherr.games.triomphe_a_marengo.state import Piece, State
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def go(s: State, ask: Ask, emit: Emit, side: int, spot: Spot, front: Front) -> None:
    """TM §7.1 §7.3 §7.4 §7.10 §8.16: from reserve or approach to the reserve of the area beyond, for 1 command."""
    group = tuple([c.piece for c in ask.several(side, pieces_to_move, s, side, spot, front)])
    area = BEYOND[front]
    spend(s, emit, side)
    march(s, emit, side, group, area, "standard")
    acted(s, group)
    contact(s, emit, area)
    continue_on(s, ask, emit, side, group, area)


def withdraw(s: State, ask: Ask, emit: Emit, side: int, spot: Spot, area: Area) -> None:
    """TM §7.9 §22.5: from an approach back to the reserve of the same area, for 1 command."""
    group = tuple([c.piece for c in ask.several(side, pieces_to_withdraw, s, spot)])
    spend(s, emit, side)
    march(s, emit, side, group, area, "standard")
    acted(s, group)
    continue_on(s, ask, emit, side, group, area)


def block(s: State, ask: Ask, emit: Emit, side: int, spot: Spot, front: Front) -> None:
    """TM §7.5 §7.7 §7.8 §6.4: into an own approach; free up to a full block, else 1 command."""
    group = tuple([c.piece for c in ask.several(side, pieces_to_block, s, spot, front)])
    defensive = len(s.at[APPROACH[front]]) + len(group) <= FULL[front]
    if not defensive:
        spend(s, emit, side)
    march(s, emit, side, group, APPROACH[front], "defensive" if defensive else "standard")
    acted(s, group)


def advance(s: State, emit: Emit, side: int, group: tuple[Piece, ...], area: Area, how: str) -> None:
    """TM §9.4.2 §11.9.3: the attackers move to the reserve of the taken area; none may stay behind."""
    march(s, emit, side, group, area, how)


def continue_on(s: State, ask: Ask, emit: Emit, side: int, group: tuple[Piece, ...], area: Area) -> None:
    """TM §12.1 §12.2 §12.10: at the end of an action cavalry may go on into approaches of the area it has reached.

    Asked whenever an enemy stands opposite, whoever is in the group, unless he has seen them all: a question not
    asked would tell.
    """
    fronts = open_fronts(s, side, area)
    if fronts:
        carry_on(s, ask, emit, side, group, fronts)


def carry_on(s: State, ask: Ask, emit: Emit, side: int, group: tuple[Piece, ...], fronts: tuple[Front, ...]) -> None:
    """TM §12.4 §12.5: free, but positions beyond the first cost a command each, reserve counted."""
    chosen = (ask.several_openly if all_seen(s, group) else ask.several)(side, continuations, s, side, group, fronts)
    positions = {c.front for c in chosen}
    for _ in range(len(positions) + (len(chosen) < len(group)) - 1):
        spend(s, emit, side)
    for named in chosen:
        step_into(s, emit, side, named.piece, named.front)


def step_into(s: State, emit: Emit, side: int, piece: Piece, front: Front) -> None:
    """TM §12.8: a piece that continues is shown briefly, to prove that it is cavalry."""
    put(s, piece, APPROACH[front])
    emit(Continued(side, piece, front))
    show_briefly(s, emit, piece)
