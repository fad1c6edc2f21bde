"""How a game comes about: created by a wish, again as a rematch, or as a branch of one that is over."""

from __future__ import annotations

from collections.abc import Sequence
from time import time
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from feldherr import bots
from feldherr.kernel.answers import Given
from feldherr.kernel.chance import Seed
from feldherr.kernel.game import Game
from feldherr.server.accounts.identity import Player, new_game_id, new_key
from feldherr.server.accounts.members import same
from feldherr.server.archive.program import program
from feldherr.server.lobby.library import known_game
from feldherr.server.store.sheet import Chair, Sheet
from feldherr.server.table import dice
from feldherr.server.table.hall import Hall
from feldherr.server.table.pace import Pace
from feldherr.server.table.refusal import Refusal
from feldherr.server.table.room import Room

UNBROKEN = r"^[^\x00]*$"
"""No NUL, which not every database can keep."""
Name = Annotated[str, Meta(max_length=40)]
Title = Annotated[str, Meta(max_length=80, pattern=UNBROKEN)]


class SeatWish(Struct, frozen=True):
    """A `member` is invited by name, and may decline."""

    kind: Literal["me", "open", "bot", "member"]
    bot: Annotated[str, Meta(max_length=40)] = ""
    name: Name = ""


class Wish(Struct, frozen=True):
    """`name` is the player's; `title` names the game in the lists. Without seats: me against bots."""

    game: str
    options: dict[str, Any] = {}
    seats: Annotated[tuple[SeatWish, ...], Meta(max_length=16)] = ()
    public: bool = False
    hot_seat: bool = False
    name: Name = ""
    title: Title = ""
    pace: Pace | None = None
    coach: bool = False
    """Everybody may ask the coach, also where people play against each other."""


async def create(hall: Hall, player: Player, wish: Wish) -> Room:
    game = known_game(wish.game)
    name = hall.accounts.name_for(player.id, wish.name)
    try:
        options = msgspec.convert(wish.options, game.options_type)
        count = len(game.seats(options))
    except (msgspec.ValidationError, ValueError) as wrong:
        raise Refusal("refused-malformed", why=str(wrong)[:200]) from wrong
    sheet = new_sheet(game, options, wish.title, wish.public, wish.hot_seat)
    sheet.pace = msgspec.json.encode(wish.pace).decode() if wish.pace else ""
    sheet.coach = wish.coach
    made = chairs(game, sheet, hall, player, name, wish.seats, count)
    if wish.hot_seat and sum(chair.kind == "person" for chair in made) < 2:
        raise Refusal("refused-hot-seat")
    return await hall.create(game, sheet, made)


def new_sheet(game: Game, options: Any, title: str, public: bool, hot_seat: bool) -> Sheet:
    now, secret = time(), dice.new_secret()
    return Sheet(
        new_game_id(),
        game.name,
        game.rules_version,
        msgspec.json.encode(options).decode(),
        title,
        new_key(),
        public,
        hot_seat,
        secret,
        now,
        since=now,
        commitment=Seed(secret).commitment,
        played=game.rules_version,
        checked=program(game.name),
    )


def chairs(
    game: Game,
    sheet: Sheet,
    hall: Hall,
    player: Player,
    name: str,
    wished: Sequence[SeatWish],
    count: int,
) -> list[Chair]:
    known, accounts = bots.names(game.name), hall.accounts
    usual = bots.usual(game.name)
    wished = wished or [SeatWish("me"), *[SeatWish("bot", usual)] * (count - 1)]
    if len(wished) != count:
        raise Refusal("refused-seats", count=count)
    made = []
    for seat, wish in enumerate(wished):
        if wish.kind == "bot":
            bot = wish.bot or usual
            if bot not in known:
                raise Refusal("refused-no-such-bot")
            made.append(Chair(sheet.id, seat, "bot", bot=bot, nonce="", pledge=""))
        elif wish.kind == "me":
            made.append(Chair(sheet.id, seat, "person", name, player.id, member=player.id in accounts.names))
        elif wish.kind == "member":
            made.append(invited(sheet, seat, hall, player, wish.name))
        else:
            made.append(Chair(sheet.id, seat, "open", key=new_key()))
    if all(chair.kind == "bot" for chair in made):
        raise Refusal("refused-nobody-plays")
    return made


def invited(sheet: Sheet, seat: int, hall: Hall, player: Player, name: str) -> Chair:
    """A chair kept for somebody who has an account, and has not blocked who invites him."""
    accounts = hall.accounts
    wanted = accounts.players.get(same(name))
    if wanted is None:
        raise Refusal("refused-no-such-member")
    if wanted == player.id:
        raise Refusal("refused-yourself")
    if hall.blocks.between(wanted, player.id):
        raise Refusal("refused-not-wanted")
    return Chair(sheet.id, seat, "open", accounts.names[wanted], invited=wanted)


async def rematch(hall: Hall, room: Room, player: Player) -> Room:
    """The same game for the same players, each one seat further; the others' chairs are kept until they accept.

    Call it under the old room's lock.
    """
    if any(chair.kind == "record" for chair in room.chairs):
        raise Refusal("refused-no-rematch")
    if any(hall.blocks.between(chair.player, player.id) for chair in room.chairs):
        raise Refusal("refused-not-wanted")
    if any(chair.kind == "person" and chair.player is None for chair in room.chairs):
        raise Refusal("refused-account-gone")
    old, count = room.sheet, len(room.chairs)
    sheet = new_sheet(room.game, room.table.options, old.name, old.public, old.hot_seat)
    sheet.pace, sheet.coach = old.pace, old.coach
    moved = []
    for seat in range(count):
        before = room.chairs[(seat + 1) % count]
        if before.kind == "bot":
            moved.append(Chair(sheet.id, seat, "bot", before.name, bot=before.bot, nonce="", pledge=""))
        elif before.player == player.id:
            member = player.id in hall.accounts.names
            moved.append(Chair(sheet.id, seat, "person", before.name, player.id, member=member))
        else:
            moved.append(Chair(sheet.id, seat, "open", before.name, invited=before.player))
    return await hall.create(room.game, sheet, moved)


async def branch(
    hall: Hall, room: Room, player: Player, name: str, entries: Sequence[Given], wished: Sequence[SeatWish]
) -> Room:
    """Play on from there with dice of its own: bots stay what they are, the other seats are mine."""
    old = room.sheet
    if not wished:
        wished = [
            SeatWish("bot", chair.bot or "") if chair.kind == "bot" else SeatWish("me") for chair in room.chairs
        ]
        if all(wish.kind == "bot" for wish in wished):
            wished = [SeatWish("me")] * len(wished)
    hot_seat = sum(wish.kind == "me" for wish in wished) > 1
    sheet = new_sheet(room.game, room.table.options, old.name, False, hot_seat)
    sheet.parent, sheet.base = old.id, len(entries)
    name = hall.accounts.name_for(player.id, name)
    made = chairs(room.game, sheet, hall, player, name, wished, len(room.chairs))
    return await hall.create(room.game, sheet, made, entries)
