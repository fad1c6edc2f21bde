"""What a player may say without being asked."""

from __future__ import annotations

from typing import Any

from feldherr.games.triomphe_a_marengo.actions import CallOff, Mix
from feldherr.games.triomphe_a_marengo.board import OFF
from feldherr.games.triomphe_a_marengo.rules.calls import Actions
from feldherr.games.triomphe_a_marengo.rules.mixing import mixable
from feldherr.games.triomphe_a_marengo.state import TOKENS, State
from feldherr.kernel.answers import RESIGN
from feldherr.kernel.position import Position


def interjections(position: Position, seat: int) -> list[Any]:
    """TM §10.0.7 §17.1 §17.2: resign at any time; mix or call off a bombardment between actions, in either turn."""
    out: list[Any] = [RESIGN]
    s: State = position.now
    if type(position.call) is Actions and not position.given:
        spots = sorted({s.spot[p] for p in TOKENS[seat]} - {OFF})
        out += [Mix(spot) for spot in spots if mixable(s, seat, spot)]
        if s.side != seat:
            out += [CallOff(p) for p in TOKENS[seat] if s.announced >> p & 1]
    return out
