"""Who has won how often, and a rating: from the finished games between people who have accounts.

Games against the computer do not count: there one may take back at will, and leave what goes badly. The ladder of bots
(`sim/matches/elo.py`) weighs all games at once; this goes game by game, as clubs do, and costs the same with many.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, NamedTuple

import msgspec
from litestar import get
from litestar.params import FromPath
from sqlalchemy import RowMapping, select

from feldherr.kernel.answers import Outcome
from feldherr.server.lobby.library import known_game
from feldherr.server.lobby.lobby import AnyRequest, caller, hall_of
from feldherr.server.store.tables import accounts, games, seats

FIRST, STEP, SCALE = 1000.0, 32.0, 400.0
"""Elo's: where everybody begins, how far one game moves at most, and what makes a chance of ten to one."""


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str
    rating: int
    games: int
    points: float
    """A win is one; at a table of more than two, the share of the opponents one was better than."""
    you: bool = False


class Finished(NamedTuple):
    """How a game ended for those who have accounts, by player."""

    scores: dict[str, float]
    winners: frozenset[str]
    drawn: bool = False


class Tally:
    def __init__(self) -> None:
        self.rating, self.games, self.points = FIRST, 0, 0.0


def rate(finished: Iterable[Finished]) -> dict[str, Tally]:
    """Elo's rating, game by game. Who won together, or lost alike, is not compared."""
    table: dict[str, Tally] = {}
    for game in finished:
        before = {player: table.setdefault(player, Tally()).rating for player in game.scores}
        for player, rating in before.items():
            against = [other for other in game.scores if other != player and compared(game, player, other)]
            if not against:
                continue
            won = sum(points(game.scores[player], game.scores[other]) for other in against) / len(against)
            likely = sum(chance(rating, before[other]) for other in against) / len(against)
            tally = table[player]
            tally.rating += STEP * (won - likely)
            tally.games += 1
            tally.points += won
    return {player: tally for player, tally in table.items() if tally.games}


def compared(game: Finished, one: str, other: str) -> bool:
    if game.scores[one] != game.scores[other]:
        return not {one, other} <= game.winners
    return game.drawn and game.scores[one] > 0


def points(one: float, other: float) -> float:
    return 1.0 if one > other else 0.0 if one < other else 0.5


def chance(one: float, other: float) -> float:
    return 1 / (1 + 10 ** ((other - one) / SCALE))


def read(rows: Sequence[RowMapping]) -> Iterable[Finished]:
    """The games of these rows, a row a seat; who plays against himself is not counted."""
    for _, group in groupby(rows, key=lambda row: row["id"]):
        sitting = list(group)
        ended = msgspec.json.decode(sitting[0]["outcome"], type=Outcome)
        scores = {row["player"]: ended.scores[row["seat"]] for row in sitting}
        if len(scores) == len(sitting) > 1:
            winners = frozenset(row["player"] for row in sitting if row["seat"] in ended.winners)
            yield Finished(scores, winners, ended.drawn)


def query(game: str) -> Any:
    """The seats of people with accounts in finished games that were begun at their beginning."""
    return (
        select(games.c.id, games.c.outcome, seats.c.seat, seats.c.player)
        .join(seats, seats.c.game == games.c.id)
        .join(accounts, accounts.c.player == seats.c.player)
        .where(games.c.game == game, games.c.phase == "over", games.c.base == 0, games.c.outcome.is_not(None))
        .where(~games.c.hot_seat, seats.c.kind == "person")
        .order_by(games.c.since, games.c.id, seats.c.seat)
    )


@get("/api/standings/{name:str}")
async def standings(request: AnyRequest, name: FromPath[str]) -> list[Standing]:
    hall, me = hall_of(request), caller(request)
    rows = await hall.database.all(query(known_game(name).name))
    table = await asyncio.to_thread(lambda: rate(read(rows)))
    found = [
        Standing(hall.accounts.names[player], round(tally.rating), tally.games, round(tally.points, 2), player == me.id)
        for player, tally in table.items()
    ]
    return sorted(found, key=lambda standing: (-standing.rating, standing.name))


STANDINGS = [standings]
