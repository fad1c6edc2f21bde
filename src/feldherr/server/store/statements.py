"""What can be written: a statement a kind; and in which order several of them are."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from functools import cache
from typing import Any

from sqlalchemy import (
    Delete,
    Executable,
    Insert,
    Table,
    Update,
    bindparam,
    delete,
    exists,
    insert,
    text,
    update,
)

from feldherr.server.store.sheet import SUMMARY, TAKEN
from feldherr.server.store.tables import (
    accounts,
    analyses,
    answers,
    blocks,
    chats,
    films,
    games,
    logins,
    notices,
    passages,
    props,
    rated,
    reports,
    resets,
    seats,
    snapshots,
)

Row = dict[str, Any]


class Kind(Enum):
    """What can be written; in which order is said by the jobs, see `runs`."""

    GAME = auto()
    SEAT = auto()
    ANSWER = auto()
    CHAT = auto()
    SUMMARY = auto()
    TAKEN = auto()
    NONCE = auto()
    PLEDGE = auto()
    ACTED = auto()
    OFFERS_MOVED = auto()
    RATED = auto()
    REMATCH = auto()
    OUTDATED = auto()
    SNAPSHOT = auto()
    REPLACED = auto()
    ACCOUNT = auto()
    PASSWORD = auto()
    LEFT = auto()
    LEFT_ALL = auto()
    LOGIN = auto()
    MOVED = auto()
    ADDRESS = auto()
    CONFIRMED = auto()
    OUT_OF_DATE = auto()
    NOTICE = auto()
    PASSAGE = auto()
    CHECKED = auto()
    NO_FILM = auto()
    FILM = auto()
    PROP = auto()
    NO_ANALYSIS = auto()
    ANALYSIS = auto()
    RESET = auto()
    RESETS_GONE = auto()
    BLOCK = auto()
    UNBLOCK = auto()
    BLOCKS_GONE = auto()
    REPORT = auto()
    REPORTS_GONE = auto()
    RENAMED = auto()
    SEATS_RENAMED = auto()
    SEATS_GONE = auto()
    CHATS_GONE = auto()
    WORDS_GONE = auto()
    PLACES_GONE = auto()
    OFFERS_GONE = auto()
    ACCOUNT_GONE = auto()


Job = list[tuple[Kind, Row]]


def where_seat() -> Any:
    return (seats.c.game == bindparam("b_game")) & (seats.c.seat == bindparam("b_seat"))


STATEMENTS: dict[Kind, Executable] = {
    Kind.GAME: insert(games),
    Kind.SEAT: insert(seats),
    Kind.ANSWER: insert(answers),
    Kind.CHAT: insert(chats),
    # a game that was ended from outside meanwhile stays so
    Kind.SUMMARY: update(games)
    .where((games.c.id == bindparam("b_game")) & (games.c.phase != "over"))
    .values({name: bindparam(f"b_{name}") for name in SUMMARY}),
    Kind.TAKEN: update(seats)
    .where(where_seat())
    .values({name: bindparam(f"b_{name}") for name in TAKEN}),
    Kind.REPLACED: update(seats)
    .where(where_seat())
    .values({name: bindparam(f"b_{name}") for name in ("kind", "player", "bot")}),
    Kind.NONCE: update(seats).where(where_seat()).values(nonce=bindparam("b_nonce"), pledge=bindparam("b_pledge")),
    Kind.PLEDGE: update(seats).where(where_seat()).values(pledge=bindparam("b_pledge")),
    Kind.ACTED: update(seats).where(where_seat()).values(acted=True),
    Kind.OFFERS_MOVED: update(seats)
    .where(seats.c.invited == bindparam("b_before"))
    .values(invited=bindparam("b_player")),
    Kind.RATED: insert(rated),
    Kind.OUTDATED: delete(snapshots).where(snapshots.c.game == bindparam("b_game")),
    Kind.SNAPSHOT: insert(snapshots),
    Kind.REMATCH: update(games).where(games.c.id == bindparam("b_game")).values(rematch=bindparam("b_rematch")),
    Kind.ACCOUNT: insert(accounts),
    Kind.PASSWORD: update(accounts)
    .where(accounts.c.key == bindparam("b_key"))
    .values(password=bindparam("b_password")),
    Kind.LEFT: delete(logins).where(logins.c.device == bindparam("b_device")),
    Kind.LEFT_ALL: delete(logins).where(logins.c.player == bindparam("b_player")),
    Kind.LOGIN: insert(logins),
    Kind.MOVED: update(seats).where(seats.c.player == bindparam("b_before")).values(player=bindparam("b_player")),
    Kind.ADDRESS: update(accounts)
    .where(accounts.c.player == bindparam("b_player"))
    .values({name: bindparam(f"b_{name}") for name in ("mail", "mail_key", "language")}),
    Kind.CONFIRMED: update(accounts).where(accounts.c.mail_key == bindparam("b_key")).values(mail_key=""),
    Kind.RESET: insert(resets),
    Kind.RESETS_GONE: delete(resets).where(resets.c.player == bindparam("b_player")),
    Kind.BLOCK: insert(blocks),
    Kind.UNBLOCK: delete(blocks).where(
        (blocks.c.player == bindparam("b_player")) & (blocks.c.other == bindparam("b_other"))
    ),
    Kind.BLOCKS_GONE: delete(blocks).where(
        (blocks.c.player == bindparam("b_player")) | (blocks.c.other == bindparam("b_player"))
    ),
    Kind.REPORT: insert(reports),
    Kind.REPORTS_GONE: update(reports).where(reports.c.player == bindparam("b_player")).values(player="", name=""),
    Kind.RENAMED: update(accounts)
    .where(accounts.c.player == bindparam("b_player"))
    .values(key=bindparam("b_key"), name=bindparam("b_name")),
    Kind.SEATS_RENAMED: update(seats)
    .where((seats.c.player == bindparam("b_player")) | (seats.c.invited == bindparam("b_player")))
    .values(name=bindparam("b_name")),
    # what he said, before who sat where is forgotten
    Kind.CHATS_GONE: update(chats)
    .where(
        exists().where(
            (seats.c.game == chats.c.game) & (seats.c.seat == chats.c.seat) & (seats.c.player == bindparam("b_player"))
        )
    )
    .values(text="", name=""),
    # and what he said by this name where he did not sit, or sits no longer: among watchers, and before the computer
    # took his place, which may still go by it
    Kind.WORDS_GONE: update(chats).where(chats.c.name == bindparam("b_name")).values(text="", name=""),
    Kind.PLACES_GONE: update(seats)
    .where((seats.c.kind == "bot") & seats.c.member & (seats.c.name == bindparam("b_name")))
    .values(name=""),
    Kind.SEATS_GONE: update(seats).where(seats.c.player == bindparam("b_player")).values(player=None, name=""),
    Kind.OFFERS_GONE: update(seats).where(seats.c.invited == bindparam("b_player")).values(invited=None, name=""),
    Kind.ACCOUNT_GONE: delete(accounts).where(accounts.c.player == bindparam("b_player")),
    Kind.OUT_OF_DATE: delete(notices).where(
        (notices.c.game == bindparam("b_game")) & (notices.c.seat == bindparam("b_seat"))
    ),
    Kind.NOTICE: insert(notices),
    Kind.PASSAGE: insert(passages),
    Kind.CHECKED: update(games)
    .where(games.c.id == bindparam("b_game"))
    .values(checked=bindparam("b_checked"), stands=bindparam("b_stands")),
    Kind.NO_FILM: delete(films).where(films.c.game == bindparam("b_game")),
    Kind.FILM: insert(films),
    Kind.PROP: text(
        "INSERT INTO props (digest, data)"
        " SELECT :b_digest, :b_data WHERE NOT EXISTS (SELECT 1 FROM props WHERE digest = :b_digest)"
    ),
    Kind.NO_ANALYSIS: delete(analyses).where(
        (analyses.c.game == bindparam("b_game")) & (analyses.c.viewer == bindparam("b_viewer"))
    ),
    Kind.ANALYSIS: insert(analyses),
}

TEXTS = {Kind.PROP: props}
"""The tables of statements that do not say theirs."""
READS = {Kind.CHATS_GONE: seats}
"""The tables statements look into besides."""


def table_of(kind: Kind) -> Table:
    statement = STATEMENTS[kind]
    if isinstance(statement, Insert | Update | Delete):
        assert isinstance(statement.table, Table)
        return statement.table
    return TEXTS[kind]


@cache
def bound(one: Kind, other: Kind) -> bool:
    """Whether their order matters: same table, one looks into the other's, or makes or removes what that refers to."""
    here, there = table_of(one), table_of(other)
    if here is there or READS.get(one) is there or READS.get(other) is here:
        return True
    return (there in parents(here) and not isinstance(STATEMENTS[other], Update)) or (
        here in parents(there) and not isinstance(STATEMENTS[one], Update)
    )


def parents(table: Table) -> set[Table]:
    return {key.column.table for key in table.foreign_keys}


def runs(jobs: Sequence[Job]) -> list[tuple[Kind, list[Row]]]:
    """What the jobs write, in their order; like goes together as long as nothing between them is bound to it."""
    found: list[tuple[Kind, list[Row]]] = []
    for job in jobs:
        for kind, row in job:
            for other, rows in reversed(found):
                if other is kind:
                    rows.append(row)
                    break
                if bound(kind, other):
                    found.append((kind, [row]))
                    break
            else:
                found.append((kind, [row]))
    return found
