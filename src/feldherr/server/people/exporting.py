"""Everything that is stored about somebody with an account, for him to take along."""

from __future__ import annotations

from typing import Any

from sqlalchemy import and_, select

from feldherr.server.store.sheet import moment
from feldherr.server.store.tables import accounts, chats, games, logins, rated, reports, seats
from feldherr.server.table.hall import Hall


async def everything(hall: Hall, player: str) -> dict[str, Any]:
    """No secret is in it, neither the hash of the password nor a device's, and nothing another has said."""
    read = hall.database.all
    row = await hall.database.first(select(accounts).where(accounts.c.player == player))
    assert row is not None, "the lock of accounts is not held: but who is signed in has an account"
    sat = (
        select(games.c.id, games.c.game, games.c.name, games.c.phase, games.c.created, seats.c.seat)
        .join(seats, seats.c.game == games.c.id)
        .where(seats.c.player == player)
        .order_by(games.c.created, games.c.id, seats.c.seat)
    )
    here = and_(seats.c.game == chats.c.game, seats.c.seat == chats.c.seat, seats.c.player == player)
    said = select(chats.c.game, chats.c.at, chats.c.text, chats.c.recipient).join(seats, here).order_by(chats.c.at)
    watched = select(chats.c.game, chats.c.at, chats.c.text, chats.c.recipient).where(
        chats.c.seat.is_(None), chats.c.name == row["name"]
    )
    played = select(rated).where(rated.c.player == player).order_by(rated.c.at)
    told = select(reports).where(reports.c.player == player).order_by(reports.c.number)
    since = select(logins.c.at).where(logins.c.player == player).order_by(logins.c.at)
    return {
        "account": {
            "name": row["name"],
            "made": moment(row["created"]),
            "mail": row["mail"],
            "confirmed": bool(row["mail"]) and not row["mail_key"],
            "language": row["language"],
        },
        "devices": [{"signed_in": moment(login["at"])} for login in await read(since)],
        "games": [{**dict(game), "created": moment(game["created"])} for game in await read(sat)],
        "said": [
            {"game": line["game"], "at": moment(line["at"]), "text": line["text"], "to": line["recipient"]}
            for line in [*await read(said), *await read(watched)]
        ],
        "rated": [
            {"game": one["game"], "kind": one["kind"], "at": moment(one["at"]), "won": one["won"], "mu": one["mu"],
             "sigma": one["sigma"]}
            for one in await read(played)
        ],
        "blocked": sorted(hall.accounts.called(other) for other in hall.blocks.of.get(player, ())),
        "reports": [
            {"at": moment(one["at"]), "about": one["about"], "game": one["game"], "text": one["text"]}
            for one in await read(told)
        ],
    }  # fmt: skip
