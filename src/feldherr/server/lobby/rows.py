"""A game in a list: who plays, what was agreed, whose turn it is and since when, and what who looks may do with it."""

from __future__ import annotations

import hmac
from typing import Any

import msgspec
from sqlalchemy import RowMapping, select

from feldherr import games as catalogue
from feldherr.kernel.text import Text, say
from feldherr.kernel.view import Row
from feldherr.server.accounts.identity import Player
from feldherr.server.archive.opening import STOPPED, options_of
from feldherr.server.archive.program import program
from feldherr.server.store.sheet import Chair, Sheet, moment
from feldherr.server.store.tables import seats
from feldherr.server.table.hall import Hall
from feldherr.server.table.pace import Pace, pace_of
from feldherr.server.wire.frames import Result, result
from feldherr.words import agreed


class SeatListed(msgspec.Struct, frozen=True, omit_defaults=True):
    title: Text
    kind: str
    name: str = ""
    bot: str = ""
    invited: bool = False
    """Kept for who is named, who has not answered yet."""
    link: str = ""
    """With it somebody else comes to this free seat; told to those who play."""


class Waiting(msgspec.Struct, frozen=True):
    seat: int
    since: str


class Listed(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    game: str
    name: str
    phase: str
    hot_seat: bool
    public: bool
    created: str
    since: str
    seats: list[SeatListed]
    your_turn: bool
    waiting: list[Waiting]
    seat: int | None = None
    link: str = ""
    outcome: Result | None = None
    rematch: str = ""
    pace: Pace | None = None
    offered: int | None = None
    """The seat that is kept for who looks."""
    stands: str = ""
    """`carried`: played on under newer rules; `stopped`: it waits for the program it was played with."""
    options: dict[str, Any] = {}
    agreed: tuple[Row, ...] = ()
    """What of the options is not as usual."""
    free: list[int] = []
    """The seats who looks may take: the key says which, at a public game any that is open."""
    watch: str = ""
    """With it others watch, and nothing else; told to those who play."""
    coach: bool = False
    """Everybody who plays may ask the coach."""
    copy_of: str = ""
    """The game it was copied from, where it is played on otherwise."""


async def listed(hall: Hall, rows: list[RowMapping], player: Player, base: str) -> list[Listed]:
    names = [row["id"] for row in rows]
    query = select(seats).where(seats.c.game.in_(names)).order_by(seats.c.game, seats.c.seat)
    sitting: dict[str, list[Chair]] = {}
    for row in await hall.database.all(query) if names else []:
        sitting.setdefault(row["game"], []).append(Chair(**row))
    known = catalogue.names()
    return [entry(Sheet(**row), sitting[row["id"]], player, base) for row in rows if row["game"] in known]


def entry(sheet: Sheet, chairs: list[Chair], player: Player, base: str, key: str = "") -> Listed:
    """One game in a list. What it says changes only when everybody can see a change."""
    stands = sheet.stands if sheet.checked == program(sheet.game) else ""
    stopped = stands == STOPPED
    mine = [chair.seat for chair in chairs if chair.player == player.id]
    asked = [] if stopped else sheet.seats_asked()
    place = f"{base}/game/{sheet.id}"
    links = {c.seat: f"{place}?seat={c.seat}&key={c.key}" for c in chairs if c.key and mine}
    options = agreement(sheet)
    titles = seat_titles(sheet, options, len(chairs))
    end = sheet.result()
    return Listed(
        sheet.id,
        sheet.game,
        sheet.name,
        STOPPED if stopped else sheet.phase,
        sheet.hot_seat,
        sheet.public,
        moment(sheet.created),
        moment(sheet.since),
        [
            SeatListed(titles[c.seat], c.kind, c.name, c.bot or "", c.invited is not None, links.get(c.seat, ""))
            for c in chairs
        ],
        any(seat in asked for seat in mine),
        [Waiting(seat, moment(sheet.since)) for seat in asked],
        mine[0] if mine else None,
        next(iter(links.values()), ""),
        result(end) if end else None,
        sheet.rematch or "",
        pace_of(sheet),
        next((c.seat for c in chairs if c.kind == "open" and c.invited == player.id), None),
        stands,
        msgspec.to_builtins(options) if options else {},
        agreed(catalogue.game(sheet.game), options) if options else (),
        [c.seat for c in chairs if free_for(sheet, c, player, key)],
        (place if sheet.public else f"{place}?key={sheet.key}") if mine else "",
        sheet.coach,
        sheet.copy_of,
    )


def free_for(sheet: Sheet, chair: Chair, player: Player, key: str) -> bool:
    """Whether he may sit down there: it is kept for him, open to all, or he has its key. That to watch is none."""
    if chair.kind != "open" or sheet.phase != "open":
        return False
    if chair.invited is not None:
        return chair.invited == player.id
    return sheet.public or hmac.compare_digest(key.encode(), (chair.key or "").encode())


def agreement(sheet: Sheet) -> Any:
    """The options; None if nobody knows them any more: such a game does not spoil the list."""
    try:
        return options_of(catalogue.game(sheet.game), sheet.options)
    except (ValueError, LookupError, TypeError):
        return None


def seat_titles(sheet: Sheet, options: Any, count: int) -> list[Text]:
    """Who plays; a game made with options nobody knows any more does not spoil the list."""
    titles = [seat.title for seat in catalogue.game(sheet.game).seats(options)] if options else []
    return [*titles, *(say("a-number", number=number + 1) for number in range(len(titles), count))]
