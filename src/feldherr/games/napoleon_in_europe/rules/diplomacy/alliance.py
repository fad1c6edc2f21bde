"""Chapter 11: making and ending alliances."""

from __future__ import annotations

from msgspec.structs import replace

from feldherr.games.napoleon_in_europe.events import AllianceDeclined, AllianceEnded, AllianceOffered, Allied
from feldherr.games.napoleon_in_europe.rules.choices.diplomacy import alliance_or_not
from feldherr.games.napoleon_in_europe.rules.ownership import change_of_alliance
from feldherr.games.napoleon_in_europe.rules.victory import check_elimination
from feldherr.games.napoleon_in_europe.state import State, befriend
from feldherr.kernel.answers import YES
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def ally(s: State, emit: Emit, one: int, other: int) -> None:
    """NE §11.2 §11.3: no cost, no card; it binds these two only. Pending battles between them are off (ruling r32)."""
    s.allies[one] |= 1 << other
    s.allies[other] |= 1 << one
    s.offers &= ~(1 << (7 * one + other) | 1 << (7 * other + one))
    befriend(s)
    emit(Allied(one, other))
    change_of_alliance(s, emit, one, other, True)


def part(s: State, emit: Emit, one: int, other: int) -> None:
    """NE §11.8 §7.4.6: no consent is needed; infantry in the other's homeland occupies it (ruling r12)."""
    s.allies[one] &= ~(1 << other)
    s.allies[other] &= ~(1 << one)
    befriend(s)
    s.turn = replace(s.turn, left=True)
    emit(AllianceEnded(one, other))
    change_of_alliance(s, emit, one, other, False)
    check_elimination(s, emit)


def propose(s: State, ask: Ask, emit: Emit, one: int, other: int) -> None:
    """NE §11.2: declared by one, agreed to by the other."""
    emit(AllianceOffered(one, other))
    if ask.openly(other, alliance_or_not, s, one) == YES:
        ally(s, emit, one, other)
        return
    emit(AllianceDeclined(other, one))
    s.turn = replace(s.turn, proposed=s.turn.proposed | {other})


def offered(s: State, by: int, to: int) -> bool:
    return bool(s.offers >> (7 * by + to) & 1)


def offer(s: State, emit: Emit, by: int, to: int) -> None:
    """Ruling r32: out of turn; it stands until it is answered or the turn ends."""
    bit = 1 << (7 * by + to)
    s.offers |= bit
    s.asked |= bit
    emit(AllianceOffered(by, to))


def decline(s: State, emit: Emit, by: int, to: int) -> None:
    s.offers &= ~(1 << (7 * to + by))
    emit(AllianceDeclined(by, to))
