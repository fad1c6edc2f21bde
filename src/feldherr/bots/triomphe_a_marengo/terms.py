"""What the levels' estimate consists of, by name, so that it can be said why one position is better than another."""

from __future__ import annotations

from feldherr.bots.triomphe_a_marengo.manner import OWN as MANNER
from feldherr.bots.triomphe_a_marengo.outlook import (
    HIS,
    LATE_ADVANCE,
    OWN,
    READY,
    dangers,
    discs,
    shelling,
)
from feldherr.bots.triomphe_a_marengo.value import FAR, LINE, advance, army, arriving, lengths, spirit
from feldherr.games.triomphe_a_marengo.board import AUSTRIA, LAST_ROUND
from feldherr.games.triomphe_a_marengo.state import State, ready_in_play

WORDS = "tm-coach"


def terms(s: State, side: int) -> dict[str, float]:
    """In the odds of winning; together they are `outlook`."""
    enemy, sign = 1 - side, 1 if side == AUSTRIA else -1
    found = [risk * danger for risk, danger in zip(MANNER.risk, dangers(s))]
    front, haste = foremost(s), MANNER.ground * (1 + LATE_ADVANCE * s.round / LAST_ROUND)
    disc = (MANNER.morale, MANNER.morale * MANNER.french)
    there = MANNER.arrival * arriving(s, lengths(s))
    parts = {
        "troops": MANNER.army * army(s, side),
        "losses": -MANNER.army * army(s, enemy),
        "morale": disc[side] * spirit(discs(s, side)),
        "dismay": -disc[enemy] * spirit(discs(s, enemy)),
        "ground" if side == AUSTRIA else "line": sign * (haste * front + there),
        "column" if side == AUSTRIA else "stream": sign * haste * (advance(s) - front),
        "unready" if side == AUSTRIA else "ready": -sign * READY * ready_in_play(s),
        "danger": -OWN * found[side],
        "threat": HIS * found[enemy] + sign * MANNER.guns * shelling(s),
    }
    return {name: part / MANNER.scale for name, part in parts.items()}


def foremost(s: State) -> float:
    """Of `advance`, how far the foremost pieces have come: they must cross the line, the rest comes up behind them."""
    return sum(FAR - length for length in lengths(s)[:LINE])
