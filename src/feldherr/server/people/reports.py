"""Reports to who runs the server: kept until he has looked (`feldherr reports`), and seen by nobody else."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import post
from litestar.params import JSONBody
from msgspec import Meta
from sqlalchemy import func, select

from feldherr.server.lobby.calling import AnyRequest, hall_of, poster
from feldherr.server.lobby.making import UNBROKEN
from feldherr.server.store.tables import reports
from feldherr.server.store.writer import Kind
from feldherr.server.table.refusal import Refusal

A_DAY, MOST = 86_400.0, 10
"""Reports one can make in a day."""


class Report(msgspec.Struct, frozen=True):
    """About a player, by the name he goes by; `game` is one in which it happened."""

    about: Annotated[str, Meta(min_length=1, max_length=80, pattern=UNBROKEN)]
    text: Annotated[str, Meta(min_length=1, max_length=2000, pattern=UNBROKEN)]
    game: Annotated[str, Meta(max_length=16, pattern=UNBROKEN)] = ""


@post("/api/reports", status_code=200)
async def report(request: AnyRequest, data: JSONBody[Report]) -> None:
    hall, player = hall_of(request), poster(request).id
    mine = (reports.c.player == player) & (reports.c.at > hall.clock() - A_DAY)
    async with hall.accounts.lock:
        if await hall.database.scalar(select(func.count()).select_from(reports).where(mine)) >= MOST:
            raise Refusal("refused-reports", wait=A_DAY)
        row = {"at": hall.clock(), "player": player, "name": hall.accounts.called(player), "done": False}
        await hall.writer.write([(Kind.REPORT, row | {"about": data.about, "game": data.game, "text": data.text})])


REPORTS = [report]
