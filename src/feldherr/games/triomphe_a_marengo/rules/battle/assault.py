"""Chapter 11: the assault in nine steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from feldherr.games.triomphe_a_marengo.board import (
    APPROACH,
    ARTILLERY_PENALTY,
    BEYOND,
    CAVALRY_PENALTY,
    INFANTRY_PENALTY,
    OPPOSITE,
    Front,
)
from feldherr.games.triomphe_a_marengo.events import (
    AssaultAnnounced,
    AssaultEnded,
    AttackersNamed,
    Counted,
    Counterattacked,
    Fired,
    LineFormed,
    LossesDue,
)
from feldherr.games.triomphe_a_marengo.rules.battle.losses import bear, spread
from feldherr.games.triomphe_a_marengo.rules.battle.retreat import retreat
from feldherr.games.triomphe_a_marengo.rules.choices.battle.assault import (
    assault_line,
    counterattack,
    defence_line,
    defensive_fire,
    pieces_to_assault,
)
from feldherr.games.triomphe_a_marengo.rules.choices.open import all_seen, may_hide_artillery
from feldherr.games.triomphe_a_marengo.rules.morale import pay, place
from feldherr.games.triomphe_a_marengo.rules.movement.march import advance, continue_on
from feldherr.games.triomphe_a_marengo.rules.pieces import reveal, show_briefly, spend, take_part, turn_back
from feldherr.games.triomphe_a_marengo.state import CAVALRY, Piece, State, kind, strength
from feldherr.kernel.answers import DONE
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def assault(s: State, ask: Ask, emit: Emit, attacker: int, front: Front) -> None:
    """TM §11.0.1 §11.1.1 §11.2.1 §11.2.2: nine steps. `front` is the attacker approach, opposite the defender's.

    TM §11.6.5 §11.9.1 §22.2: a beaten attacker keeps his approach, and TM §11.0.5 the approach is taboo.
    TM §11.9.2 §11.9.3 §11.9.4 §11.9.5: a beaten defender leaves the area, and the attackers move in.
    TM §11.0.6 §11.0.8 §22.3: then no road leads into it this turn, while standard moves and ways out stay open.
    TM §18.3.3 §18.4.2 §18.4.3: the loser pays for all his losses, the winner for none; a winning defender commits.
    """
    defender, back, area = 1 - attacker, OPPOSITE[front], BEYOND[front]
    spend(s, emit, attacker)
    emit(AssaultAnnounced(attacker, front, s.at[APPROACH[front]], s.at[APPROACH[back]]))  # (1)
    defending = s.at[APPROACH[back]]                                                     # (2) 11.2.1
    line = named(several(ask, all_seen(s, defending))(defender, defence_line, s, back))
    form_line(s, emit, defender, line, back, attacking=False)
    storming = s.at[APPROACH[front]]                                                     # (3)
    group = named(several(ask, len(storming) == 1 or all_seen(s, storming))(attacker, pieces_to_assault, s, front))
    emit(AttackersNamed(attacker, group))
    take_part(s, emit, attacker, group)
    lead = named(several(ask, len(group) == 1 or all_seen(s, group))(attacker, assault_line, s, front, group))
    form_line(s, emit, attacker, lead, front, attacking=True)
    behind = tuple([p for p in defending if p not in line])
    shot = fire(s, ask, emit, defender, front, line, behind, lead) if behind else 0      # (4)
    counter, struck = strike_back(s, ask, emit, defender, back, line, behind, lead) if behind else ((), 0)  # (5)
    result = count(s, emit, front, lead, line, counter)                                  # (6)
    won = result > 0                                                                     # 11.6.5
    due, owed = losses(s, emit, lead, line, counter, result)                             # (7)
    spent = shot + take(s, ask, emit, attacker, lead, group, due)                        # (8)
    fallen = struck + take(s, ask, emit, defender, line, defending, owed)
    emit(AssaultEnded(front, attacker if won else defender, taken=won))                  # (9)
    shown = (*line, *lead, *counter)
    if not won:
        s.turn = replace(s.turn, taboo=s.turn.taboo | {front >> 1})                      # 11.0.5
        pay(s, ask, emit, attacker, spent)                                               # 11.9.5, 18.4.2
        place(s, ask, emit, defender, area, len(line) + len(counter), "held")            # 18.3.3, ruling r22
        turn_back(s, emit, shown)                                                        # 11.9.4
        return
    pay(s, ask, emit, defender, fallen)
    moving = tuple([p for p in group if s.face[p]])                                      # 11.9.3
    retreat(s, ask, emit, defender, front, len(moving))                                  # 11.9.2
    turn_back(s, emit, shown)
    s.turn = replace(s.turn, stormed=s.turn.stormed | {area})                            # 11.0.6
    if moving:
        advance(s, emit, attacker, moving, area, "storm")
        continue_on(s, ask, emit, attacker, moving, area)                                # 12.10


def several(ask: Ask, openly: bool) -> Callable[..., tuple[Any, ...]]:
    """How pieces are named: openly where everybody can see who may be."""
    return ask.several_openly if openly else ask.several


def named(answers: tuple[Any, ...]) -> tuple[Piece, ...]:
    return tuple([answer.piece for answer in answers])


def faces(s: State, pieces: tuple[Piece, ...]) -> tuple[int, ...]:
    """Of pieces that are turned up now."""
    return tuple([s.face[piece] for piece in pieces])


def form_line(s: State, emit: Emit, side: int, line: tuple[Piece, ...], front: Front, *, attacking: bool) -> None:
    """TM §11.2.2 §11.2.8 §11.3.2 §11.3.8: the front line is revealed, the others stay hidden."""
    emit(LineFormed(side, line, front, attacking, faces(s, line)))
    for piece in line:
        reveal(s, emit, piece)


def fire(
    s: State, ask: Ask, emit: Emit, defender: int, front: Front,
    line: tuple[Piece, ...], behind: tuple[Piece, ...], lead: tuple[Piece, ...],
) -> int:  # fmt: skip
    """TM §11.4.1 §11.4.5 §11.4.6 §3.14, ruling r23: at most one shot; the attacker chooses who of his front suffers."""
    if ARTILLERY_PENALTY[front]:                                                         # 11.4.5
        return 0
    asked = ask if may_hide_artillery(s, defender, behind) else ask.openly
    gun = asked(defender, defensive_fire, s, (*line, *behind), line)
    if gun == DONE:
        return 0
    emit(Fired(defender, gun.piece, s.face[gun.piece]))
    show_briefly(s, emit, gun.piece)
    return bear(s, ask, emit, 1 - defender, lead, 1, "fire")


def strike_back(
    s: State, ask: Ask, emit: Emit, defender: int, back: Front,
    line: tuple[Piece, ...], behind: tuple[Piece, ...], lead: tuple[Piece, ...],
) -> tuple[tuple[Piece, ...], int]:  # fmt: skip
    """TM §11.5.1 §11.5.7 §11.5.8: counterattackers at once take as many losses as the attacker has pieces in front.

    TM §11.5.9: whoever is destroyed by that counts neither in step 6 nor in step 7.
    """
    counter = named(several(ask, all_seen(s, behind))(defender, counterattack, s, back, (*line, *behind), line))
    if not counter:
        return (), 0
    emit(Counterattacked(defender, counter, faces(s, counter)))
    for piece in counter:
        reveal(s, emit, piece)
    return counter, spread(s, ask, emit, defender, counter, len(lead), "counterattack")


def total(s: State, pieces: tuple[Piece, ...]) -> int:
    """TM §2.2: the strength of pieces together; who is destroyed counts nothing."""
    return sum(strength(s, piece) for piece in pieces)


def count(
    s: State, emit: Emit, front: Front, lead: tuple[Piece, ...], line: tuple[Piece, ...], counter: tuple[Piece, ...]
) -> int:
    """TM §11.6.1 §11.6.2 §11.6.3 §11.6.4 §3.13: strength in front, less penalties, defending front line and counter."""
    penalties = CAVALRY_PENALTY if kind(s, lead[0]) == CAVALRY else INFANTRY_PENALTY
    penalty = penalties[OPPOSITE[front]]
    attack, held, struck = (total(s, pieces) for pieces in (lead, line, counter))
    result = attack - penalty - held - struck
    emit(Counted(front, strength=attack, penalty=penalty, line=held, counter=struck, result=result))
    return result


def losses(
    s: State, emit: Emit, lead: tuple[Piece, ...], line: tuple[Piece, ...], counter: tuple[Piece, ...], result: int
) -> tuple[int, int]:
    """TM §11.7.1 §11.7.2 §11.7.3 §21.2 §22.1: losses of the attacker and of the defender."""
    cavalry = sum(1 for p in counter if kind(s, p) == CAVALRY)                           # 11.7.2
    crushing = len(lead) if -result >= total(s, lead) else 0                             # 11.7.3
    emit(LossesDue(attacker=len(line), cavalry=cavalry, crushing=crushing, defender=len(lead)))
    return len(line) + cavalry + crushing, len(lead)


def take(
    s: State, ask: Ask, emit: Emit, owner: int, line: tuple[Piece, ...], group: tuple[Piece, ...], due: int
) -> int:
    """TM §11.8.1 §11.8.2 §11.8.3, ruling r21: the front line first, evenly; the rest freely; surplus ignored."""
    taken = spread(s, ask, emit, owner, line, due, "front")
    return taken + bear(s, ask, emit, owner, group, due - taken, "behind")  # of the front line nobody is left by then
