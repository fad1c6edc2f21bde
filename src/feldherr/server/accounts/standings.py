"""Who stands where in a game, and what became of one player's rating, over HTTP."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

import msgspec
from litestar import get
from litestar.params import FromPath
from sqlalchemy import RowMapping, select

from feldherr.server.accounts.members import same
from feldherr.server.accounts.ratings import Tally
from feldherr.server.lobby.calling import AnyRequest, hall_of, reader
from feldherr.server.lobby.library import known_game
from feldherr.server.store.sheet import moment
from feldherr.server.store.tables import games, rated
from feldherr.server.table.hall import Hall
from feldherr.server.table.refusal import Refusal

BEST = 200
"""So many are shown, and who looks, wherever he stands."""
HISTORY = 200
"""Games of a history that are shown at most: the last."""


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str
    rating: int
    deviation: int
    """How far the true strength may be from it: no further in two cases of three."""
    games: int
    points: float
    you: bool = False
    place: int = 0
    """From 1."""


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """One game of a history. Of a private one only who played it is told which it was."""

    at: str
    rating: int
    deviation: int
    won: float
    against: list[str] = []
    game: str = ""


class Kind(msgspec.Struct, frozen=True):
    """How a player stands in one game; `history` is the oldest first."""

    game: str
    rating: int
    deviation: int
    games: int
    points: float
    history: list[Step]


class Profile(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str
    since: str
    games: list[Kind]
    you: bool = False


@get("/api/standings/{name:str}")
async def standings(request: AnyRequest, name: FromPath[str]) -> list[Standing]:
    hall, me = hall_of(request), reader(request, 2.0)
    what = known_game(name).name
    table, best = hall.ratings.tables.get(what, {}), hall.ratings.best(what)
    places = list(range(min(BEST, len(best))))
    if me.id in best[BEST:]:
        places.append(best.index(me.id))
    return [standing(hall, best[place], table[best[place]], best[place] == me.id, place + 1) for place in places]


def standing(hall: Hall, player: str, tally: Tally, you: bool, place: int) -> Standing:
    name = hall.accounts.called(player)
    return Standing(name, tally.rating, tally.deviation, tally.games, round(tally.points, 2), you, place)


@get("/api/players/{name:str}")
async def profile(request: AnyRequest, name: FromPath[str]) -> Profile:
    """Anybody may look: an account's name is public, and so is how it plays."""
    hall, me = hall_of(request), reader(request, 4.0)
    player = hall.accounts.players.get(same(name))
    if player is None:
        raise Refusal("refused-no-such-member")
    query = (
        select(rated, games.c.public)
        .join(games, games.c.id == rated.c.game)
        .where(rated.c.player == player)
        .order_by(rated.c.kind, rated.c.games)
    )
    rows = await hall.database.all(query)
    with_whom = await opponents(hall, player, [row["game"] for row in rows])
    kinds = [kind(what, list(group), hall, with_whom, me.id) for what, group in groupby(rows, key=by_kind)]
    since = await hall.accounts.since(player)
    return Profile(hall.accounts.names[player], moment(since), kinds, player == me.id)


async def opponents(hall: Hall, player: str, names: Sequence[str]) -> dict[str, list[str]]:
    """Against whom each of these games was."""
    found: dict[str, list[str]] = {}
    for start in range(0, len(names), 500):
        some = select(rated.c.game, rated.c.player).where(rated.c.game.in_(names[start : start + 500]))
        for row in await hall.database.all(some.where(rated.c.player != player)):
            found.setdefault(row["game"], []).append(row["player"])
    return found


def by_kind(row: RowMapping) -> str:
    return str(row["kind"])


def kind(what: str, rows: Sequence[RowMapping], hall: Hall, others: dict[str, list[str]], me: str) -> Kind:
    last = tally_of(rows[-1])
    steps = [
        Step(
            moment(row["at"]),
            tally_of(row).rating,
            tally_of(row).deviation,
            row["won"],
            [hall.accounts.called(other) for other in others.get(row["game"], [])],
            row["game"] if row["public"] or me in (row["player"], *others.get(row["game"], [])) else "",
        )
        for row in rows[-HISTORY:]
    ]
    return Kind(what, last.rating, last.deviation, last.games, round(last.points, 2), steps)


def tally_of(row: RowMapping) -> Tally:
    return Tally(row["mu"], row["sigma"], row["games"], row["points"])


STANDINGS = [standings, profile]
