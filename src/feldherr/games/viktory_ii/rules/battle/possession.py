"""Chapters 12.2 and 12.3.4: who holds a hex once nobody disputes it."""

from __future__ import annotations

from feldherr.games.viktory_ii.board import NOBODY, Hex
from feldherr.games.viktory_ii.events import BattleEnded
from feldherr.games.viktory_ii.rules.battle.pending import part, waiting
from feldherr.games.viktory_ii.rules.units import foreign, own, settle
from feldherr.games.viktory_ii.state import FRIGATE, PASSING, State
from feldherr.kernel.game import Emit


def call_off(s: State, emit: Emit, seat: int) -> None:
    """Rulings r32, r44, r75: a battle without defender and settlement is not fought; the attackers hold the hex."""
    for hex_ in waiting(s, seat):
        if s.lord[hex_] in (NOBODY, seat) and not foreign(s, hex_, seat):
            take_possession(s, hex_, seat)
            emit(BattleEnded(seat, NOBODY, hex_, "cancelled", players=s.players))


def take_possession(s: State, hex_: Hex, seat: int) -> None:
    """Who stormed is guest no more."""
    for unit in own(s, hex_, seat):
        part(s, unit)
    settle(s, hex_)


def free_guests(s: State, hex_: Hex) -> None:
    """Who passed among pieces that are gone stands there by himself."""
    for unit in s.at[hex_]:
        if s.flags[unit] & PASSING and not (s.kind[unit] == FRIGATE and s.town[hex_]):
            part(s, unit)
    settle(s, hex_)
