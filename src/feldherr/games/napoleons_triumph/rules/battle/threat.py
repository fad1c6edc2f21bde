"""Chapter 11, steps (1) and (2): the threat, and who defends."""

from __future__ import annotations

from msgspec.structs import replace

from feldherr.games.napoleons_triumph.board import LOCALES
from feldherr.games.napoleons_triumph.events import DefendersNamed, Threatened
from feldherr.games.napoleons_triumph.rules.battle.engagement import Attack
from feldherr.games.napoleons_triumph.rules.choices.battle.attackers import able_at
from feldherr.games.napoleons_triumph.rules.choices.battle.defending import defenders_to_name
from feldherr.games.napoleons_triumph.rules.choices.battle.lines import guard_to_show
from feldherr.games.napoleons_triumph.rules.choices.limits import commander_piece, nearest
from feldherr.games.napoleons_triumph.rules.pieces import note, show_briefly
from feldherr.games.napoleons_triumph.state import BLOCKS, FIRST_COMMANDER, State, commanders_at, rank_of
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def announce(s: State, ask: Ask, emit: Emit, attack: Attack) -> None:
    """NT §11.s1.1 §11.s1.2 §15.10: only the approach; a guard attack is announced now, and a guard shown."""
    emit(Threatened(attack.side, attack.front, attack.guard))
    if attack.guard:
        spots = (attack.origin, LOCALES + attack.front)
        able = tuple([b for spot in spots for b in able_at(s, attack.side, attack.seat, spot)])
        show_briefly(s, emit, ask(attack.seat, guard_to_show, s, attack.side, able).piece)


def name_defenders(s: State, ask: Ask, emit: Emit, attack: Attack) -> Attack:
    """NT §11.s2.1 §11.s2.2 §11.s2.5 §11.s2.12 §11.a.4 §19.30 §19.31, rulings r38 and r41: who must defend, or may.

    NT §19.32 §19.33: with commanders among the defenders, the highest in rank of their players decides from now on.
    """
    judge = nearest(s, attack.defender, attack.target)
    spot = LOCALES + attack.back
    named: tuple[int, ...] = s.at[spot]
    if named:
        named = (*named, *(commander_piece(c) for c in commanders_at(s, spot)))
    else:
        named = tuple(sorted(n.piece for n in ask.several_openly(judge, defenders_to_name, s, attack.back)))
    if named:
        emit(DefendersNamed(attack.defender, named, attack.back))
        note(s, named=s.turn.named | {(piece, attack.back >> 1) for piece in named})
    seats = [s.owner[piece - FIRST_COMMANDER] for piece in named if piece >= BLOCKS]
    if seats:
        judge = min(seats, key=lambda seat: rank_of(s, seat))
    return replace(attack, judge=judge, named=named)
