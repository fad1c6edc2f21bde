"""Ratings: what every finished game between people with accounts has made of them, kept game by game.

By OpenSkill (Plackett and Luce): a strength and how sure it is. Games against the computer do not count: there one may
take back at will, and leave what goes badly; nor does a game in which somebody never answered or could ask a coach, nor
one that began without the accounts that hold its seats now.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import RowMapping, exists, select

from feldherr.kernel.answers import Outcome
from feldherr.server.store.tables import games, rated, seats
from feldherr.server.store.writer import Job, Kind

if TYPE_CHECKING:
    from feldherr.server.table.hall import Hall

MODEL = PlackettLuce()
FIRST, SCALE = 1500.0, 40.0
"""Where everybody begins, and how many points are one of the model's."""


class Tally(msgspec.Struct, frozen=True):
    """Where a player stands after so many games of one kind."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0
    points: float = 0.0
    """A win is one; at a table of more than two, the share of the opponents one was better than."""

    @property
    def rating(self) -> int:
        return round(FIRST + SCALE * (self.mu - MODEL.mu))

    @property
    def deviation(self) -> int:
        """In two cases of three the true strength is no further from the rating."""
        return round(SCALE * self.sigma)

    @property
    def surely(self) -> float:
        """By which players are ranked: as good as this one is almost certainly."""
        return self.mu - 3 * self.sigma


class Finished(NamedTuple):
    """How a game ended for those who have accounts, by player."""

    scores: dict[str, float]
    winners: frozenset[str] = frozenset()

    def ranks(self) -> dict[str, int]:
        """0 is the best; who won together has the same rank, whatever the scores say."""
        order = {player: (player not in self.winners, -self.scores[player]) for player in self.scores}
        order = {player: (loser, 0.0 if not loser else score) for player, (loser, score) in order.items()}
        places = sorted(set(order.values()))
        return {player: places.index(place) for player, place in order.items()}


def after(game: Finished, table: dict[str, Tally]) -> dict[str, Tally]:
    """Where those who played it stand after a game; nowhere else if all have won, or lost to the machine."""
    ranks = game.ranks()
    if len(ranks) < 2 or len(game.winners) == len(ranks) or not any(game.scores.values()):
        return {}
    before = {player: table.get(player, Tally()) for player in ranks}
    teams = [[MODEL.rating(mu=tally.mu, sigma=tally.sigma)] for tally in before.values()]
    found = MODEL.rate(teams, ranks=[float(rank) for rank in ranks.values()])
    return {
        player: Tally(new.mu, new.sigma, before[player].games + 1, before[player].points + points(ranks, player))
        for player, [new] in zip(ranks, found)
    }


def points(ranks: dict[str, int], player: str) -> float:
    others = [rank for other, rank in ranks.items() if other != player]
    return sum(1.0 if ranks[player] < rank else 0.5 if ranks[player] == rank else 0.0 for rank in others) / len(others)


def finished(sitting: Sequence[RowMapping]) -> Finished | None:
    """What the seats of one game say; None if it does not count."""
    people = [row for row in sitting if row["kind"] == "person"]
    counted = [row for row in people if row["member"]]
    scores_of = {row["player"] for row in counted}
    if not all(row["acted"] for row in people) or len(scores_of) < 2 or len(scores_of) != len(counted):
        return None
    ended = msgspec.json.decode(sitting[0]["outcome"], type=Outcome)
    if ended.manner == "broken-off":
        return None
    scores = {row["player"]: ended.scores[row["seat"]] for row in counted}
    return Finished(scores, frozenset(row["player"] for row in counted if row["seat"] in ended.winners))


def unrated(*conditions: Any) -> Any:
    """The seats of finished games that were begun at their beginning and are not rated yet, the earliest first."""
    done = exists().where(rated.c.game == games.c.id)
    return (
        select(games.c.id, games.c.game.label("what"), games.c.outcome, games.c.since)
        .add_columns(seats.c.seat, seats.c.player, seats.c.kind, seats.c.member, seats.c.acted)
        .join(seats, seats.c.game == games.c.id)
        .where(games.c.phase == "over", games.c.base == 0, games.c.outcome.is_not(None), ~games.c.hot_seat, ~done)
        .where(~games.c.coach, *conditions)
        .order_by(games.c.since, games.c.id, seats.c.seat)
    )


class Ratings:
    """Kept in memory as they stand, on disk as they came about."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.tables: dict[str, dict[str, Tally]] = {}
        self.orders: dict[str, list[str]] = {}
        self.lock = asyncio.Lock()

    async def load(self) -> None:
        """As they stand on disk; then whatever has ended without being rated, as before there were ratings."""
        for row in await self.hall.database.all(select(rated).order_by(rated.c.games)):
            tally = Tally(row["mu"], row["sigma"], row["games"], row["points"])
            self.tables.setdefault(row["kind"], {})[row["player"]] = tally
        some = exists().where(seats.c.game == games.c.id, seats.c.member).correlate(games)
        await self.count(await self.hall.database.all(unrated(some)))

    async def ended(self, game: str) -> None:
        """A game is over: count it, once."""
        async with self.lock:
            await self.count(await self.hall.database.all(unrated(games.c.id == game)))

    async def count(self, rows: Iterable[RowMapping]) -> None:
        for name, group in groupby(rows, key=lambda row: str(row["id"])):
            sitting = list(group)
            game, what = finished(sitting), sitting[0]["what"]
            now = after(game, self.tables.get(what, {})) if game else {}
            job: Job = [(Kind.RATED, row(name, what, sitting[0]["since"], player, self.tally(what, player), tally))
                        for player, tally in now.items()]  # fmt: skip
            if job:
                await self.hall.writer.write(job)
                self.tables.setdefault(what, {}).update(now)
                self.orders.pop(what, None)

    def best(self, what: str) -> list[str]:
        """Who plays it, the surest first; put in order when somebody was rated, not at every look."""
        table = self.tables.get(what, {})
        if what not in self.orders:
            called = self.hall.accounts.called
            self.orders[what] = sorted(table, key=lambda player: (-table[player].surely, called(player)))
        names = self.hall.accounts.names
        return [player for player in self.orders[what] if player in table and player in names]

    def tally(self, what: str, player: str) -> Tally:
        return self.tables.get(what, {}).get(player, Tally())


def row(game: str, what: str, at: float, player: str, before: Tally, now: Tally) -> dict[str, Any]:
    won = round(now.points - before.points, 6)
    facts = {"game": game, "player": player, "kind": what, "at": at, "won": won}
    return facts | {"mu": now.mu, "sigma": now.sigma, "games": now.games, "points": now.points}
