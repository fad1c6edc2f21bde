"""Chapter 9: commands are announced and counted."""

from __future__ import annotations

from feldherr.games.napoleons_triumph.board import FIRST_REINFORCEMENT, FRANCE, NOBODY, Commander, Locale, Side
from feldherr.games.napoleons_triumph.events import CommandGiven, MoraleGained
from feldherr.games.napoleons_triumph.rules.choices.limits import mask_of
from feldherr.games.napoleons_triumph.rules.pieces import note
from feldherr.games.napoleons_triumph.state import State
from feldherr.kernel.game import Emit

CORPS, DETACHMENT, ATTACH, REGIMENT = "corps", "detachment", "attach", "regiment"


def corps_command(s: State, emit: Emit, side: Side, commander: Commander, kind: str) -> None:
    """NT §9.5 §9.6 §9.24 §9.25 §11.7, ruling r102: a corps command is used, and everybody sees it."""
    turn, bit = s.turn, 1 << commander
    twice = turn.gave_twice | bit if turn.gave & bit else turn.gave_twice
    note(s, corps=turn.corps + 1, gave=turn.gave | bit, gave_twice=twice)
    emit(CommandGiven(side, kind, commander, NOBODY, s.turn.corps))


def independent_command(s: State, emit: Emit, side: Side, block: int) -> None:
    """NT §9.12 §9.24 §9.25: an independent command is used."""
    note(s, independent=s.turn.independent + 1)
    emit(CommandGiven(side, REGIMENT, NOBODY, block, s.turn.independent))


def moved(s: State, blocks: tuple[int, ...]) -> None:
    """NT §9.19 §10.5.14 §11.a.1: these regiments have used a movement command."""
    turn, mask = s.turn, mask_of(blocks)
    note(s, moved=turn.moved | mask, moved_twice=turn.moved_twice | turn.moved & mask)


def arrive(s: State, emit: Emit, side: Side, blocks: tuple[int, ...], commanders: tuple[Commander, ...]) -> None:
    """NT §10.5.2 §10.5.18 §10.5.20: reinforcements come onto the map; of Allied ones nothing is noted."""
    if side == FRANCE:
        french_arrive(s, emit, blocks, commanders)


def french_arrive(s: State, emit: Emit, blocks: tuple[int, ...], commanders: tuple[Commander, ...]) -> None:
    """NT §10.5.14 §10.5.15 §13.7 §16.10, ruling r34: French reinforcements may be commanded twice in this turn, and the
    first of them raise French morale.
    """
    leaders = s.turn.arrived_commanders | mask_of(commanders)
    note(s, arrived=s.turn.arrived | mask_of(blocks), arrived_commanders=leaders)
    if not s.reinforced:
        s.reinforced = True
        s.morale[FRANCE] += FIRST_REINFORCEMENT
        s.reference[FRANCE] += FIRST_REINFORCEMENT
        emit(MoraleGained(FRANCE, FIRST_REINFORCEMENT, s.morale[FRANCE]))


def ended_in_reserve(s: State, locale: Locale, blocks: tuple[int, ...]) -> None:
    """NT §10.4.2, ruling r25: a move ended in this reserve."""
    note(s, entered=(*s.turn.entered, (locale, mask_of(blocks))))


def close(s: State, locales: tuple[Locale, ...], blocks: tuple[int, ...], conquered: bool) -> None:
    """NT §10.4.3 §11.a.6, ruling r56: nobody else enters these locales this turn."""
    mask = mask_of(blocks)
    note(s, closed=(*s.turn.closed, *((locale, mask, conquered) for locale in locales)))
