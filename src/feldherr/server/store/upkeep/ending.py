"""A game that is stuck is ended by who runs the house: broken off, without a winner."""

from __future__ import annotations

from pathlib import Path

import msgspec
from sqlalchemy import func, insert, select, update

from feldherr.kernel.answers import BreakOff
from feldherr.kernel.table import broken_off
from feldherr.server.store.tables import answers, games, seats
from feldherr.server.store.upkeep.upgrade import closed, engine_for

GOING_ON = ("open", "running", "stopped")


def end_all(path: Path, names: list[str], now: float) -> list[str]:
    """End those of the games that are not over; which they were. In one transaction, while the server runs or not.

    Written as an answer like any other, so the game is played again with it. A server that has the game in memory
    finds its next answer taken, and opens it anew.
    """
    done: list[str] = []
    with closed(engine_for(path)) as engine, engine.begin() as connection:
        for name in names:
            going = (games.c.id == name) & games.c.phase.in_(GOING_ON)
            if connection.scalar(select(games.c.id).where(going)) is None:
                continue
            number = connection.scalar(select(func.count()).select_from(answers).where(answers.c.game == name)) or 0
            count = connection.scalar(select(func.count()).select_from(seats).where(seats.c.game == name)) or 1
            row = {"game": name, "number": number, "seat": 0, "line": BreakOff.line, "gesture": number}
            connection.execute(insert(answers).values(row))
            ended = {"phase": "over", "asked": "", "bot_turn": False, "since": now}
            ended["outcome"] = msgspec.json.encode(broken_off(count)).decode()
            connection.execute(update(games).where(games.c.id == name).values(ended))
            done.append(name)
    return done
