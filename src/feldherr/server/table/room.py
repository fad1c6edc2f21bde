"""A live game: its table, who looks at it, and the one way in which it changes.

Everything happens under the room's lock, and nothing is sent before it is on disk. If a write fails, the room
is left for good and the game is read from the disk again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from hmac import compare_digest
from time import monotonic
from typing import TYPE_CHECKING

import msgspec

from feldherr.kernel.answers import Given, Undo
from feldherr.kernel.game import Game
from feldherr.kernel.lines import lines_of
from feldherr.kernel.table import Table
from feldherr.kernel.turns import Remembered
from feldherr.server.archive.ground import Ground, table_at
from feldherr.server.archive.keeping import Keeping
from feldherr.server.coach.allowed import coached
from feldherr.server.film.props import used
from feldherr.server.film.still import Standing
from feldherr.server.film.told import Drawn
from feldherr.server.store.sheet import Chair, Sheet, moment
from feldherr.server.store.writer import Job, Kind
from feldherr.server.table import dice
from feldherr.server.table.asking import line_of, stages
from feldherr.server.table.back import takeable
from feldherr.server.table.eyes import Eyes
from feldherr.server.table.pace import left, spend
from feldherr.server.table.refusal import Refusal
from feldherr.server.wire.connection import Connection
from feldherr.server.wire.frames import Facts, Own, Players, Seated, Settled, Takeable, result, written
from feldherr.words import agreed

if TYPE_CHECKING:
    from feldherr.server.table.hall import Hall


KEPT = 8
"""So many steps back are kept in memory; who wants to go further has the game played again."""


class Pending(msgspec.Struct):
    """A request to take back: back to before entry `to`, if those in `waiting` agree."""

    seat: int
    to: int
    waiting: list[int]


class Room:
    def __init__(
        self,
        hall: Hall,
        game: Game,
        sheet: Sheet,
        chairs: list[Chair],
        table: Table,
        starts: Sequence[int],
        drawn: Sequence[Drawn] = (),
    ) -> None:
        self.hall, self.game, self.sheet, self.chairs, self.table = hall, game, sheet, chairs, table
        self.starts = list(starts)
        """The entries with which a gesture began."""
        self.read = lines_of(tuple(game.actions)).read
        """What a line of this game says."""
        self.answers = [sum(given.seat == chair.seat for given in table.entries) for chair in chairs]
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.eyes: dict[int | None, Eyes] = {}
        self.request: Pending | None = None
        self.said = 0
        """Lines of chat so far."""
        self.keeping = Keeping(game, table, drawn)
        self.ground: Ground | None = None
        """Where it was played on from under other rules; `passage`: that is not on disk yet."""
        self.passage = False
        self.titles, self.turns = [seat.title for seat in table.seats], Remembered()
        self.agreed = agreed(game, table.options)
        self.public = self.visible_to_all()
        self.seated: tuple[object, list[Seated]] = None, []
        self.common: tuple[object, Facts | None] = None, None
        self.seen_at = monotonic()
        """When somebody could last see something change."""
        self.used, self.left = monotonic(), False
        self.tasks, self.weighed = set[asyncio.Task[None]](), dict[int, int]()  # by bot: when it last weighed giving up

    # the one way ------------------------------------------------------------------------------------------------------
    async def change(self, actor: int | None, act: Callable[[], object], job: Job | None = None) -> None:
        """Let `act` change table, chairs or sheet; write that; then tell everybody what he can see of it.

        What `act` raises is the caller's, and nothing has changed. Call it under the lock.
        """
        if self.left:
            raise Refusal("refused-moved")
        if self.sheet.phase == "stopped":
            raise Refusal("refused-stopped")
        table, before, news = self.table, len(self.table.entries), len(self.table.happened)
        act()
        rows = job if job is not None else []
        entries = table.entries[before:]
        if entries:
            self.starts.append(before)
            rows += [*self.passing(), *self.rows(before)]
            self.keeping.draw(table, before)
            for given in entries:
                if given.seat >= 0:
                    self.answers[given.seat] += 1
            rows += self.first_act(actor)
        rewound = any(isinstance(given.answer, Undo) for given in entries)
        shown = self.visible_to_all()
        if (changed := shown != self.public) and self.sum_up(rewound):
            rows.append((Kind.SUMMARY, self.sheet.summary()))
            shown = self.visible_to_all()
        self.public = shown
        try:
            done = self.hall.writer.write(rows) if rows else None
            letters = self.compose(actor, changed, rewound)
            if changed or self.seen_by_others(actor, news):
                self.seen_at = monotonic()
            if done is not None:
                await done
        except BaseException:
            self.hall.leave(self)
            raise
        self.used = monotonic()
        for connection, frames in letters:
            connection.post(*frames)
        if entries and not rewound:
            self.settle(False)
        over = self.sheet.phase == "over"  # then nothing is taken back
        if over or len(table.steps) > 2 * KEPT:
            table.forget(0 if over else KEPT)
        if not self.among_themselves():
            self.hall.changed(self)

    def among_themselves(self) -> bool:
        """Whether people play on, all dice are there, and so the house has nothing to do."""
        busy = [chair for chair in self.chairs if chair.kind == "bot" or chair.nonce is None]
        return not busy and self.sheet.phase == "running"

    def passing(self) -> Job:
        """The rules have changed since the last answer, and this is the first under the new ones."""
        if self.ground is None or not self.passage:
            return []
        self.passage = False
        row = self.ground.row(self.sheet.id, self.game.rules_version, self.hall.clock())
        return [*self.hall.props.rows(self.game, self.table.options), (Kind.PASSAGE, row)]

    def rows(self, before: int, apart: bool = False) -> Job:
        """The entries from number `before` on, as one gesture or each `apart`."""
        return [
            (
                Kind.ANSWER,
                {
                    "game": self.sheet.id,
                    "number": number,
                    "seat": given.seat,
                    "line": line_of(given.answer),
                    "gesture": number if apart else before,
                },
            )
            for number, given in enumerate(self.table.entries[before:], before)
        ]

    def first_act(self, actor: int | None) -> Job:
        """Somebody has answered for the first time."""
        chair = self.chairs[actor] if actor is not None else None
        if chair is None or chair.acted or chair.kind != "person":
            return []
        chair.acted = True
        return [(Kind.ACTED, {"b_game": chair.game, "b_seat": chair.seat})]

    def sum_up(self, rewound: bool = False) -> bool:
        """Bring the sheet's summary up to date; whether it has changed."""
        sheet, outcome = self.sheet, self.table.outcome
        before, phase = sheet.summed_up(), sheet.phase
        if sheet.phase not in ("stopped", "over", "declined"):
            free = any(chair.kind == "open" for chair in self.chairs)
            sheet.phase = "over" if outcome else "open" if free else "running"
        asked = [seat for seat, _ in stages(self.table) if seat >= 0] if sheet.phase == "running" else []
        words = ",".join(map(str, asked))
        if words != sheet.asked or sheet.phase != phase:
            now = self.hall.clock()
            spend(sheet, now, asked, rewound)
            sheet.asked, sheet.since = words, now
            if not sheet.begun and all(chair.acted for chair in self.chairs if chair.kind == "person"):
                sheet.begun = now
        sheet.played = self.game.rules_version
        sheet.bot_turn = any(self.chairs[seat].kind == "bot" for seat in asked)
        sheet.outcome = msgspec.json.encode(outcome).decode() if outcome else None
        return sheet.summed_up() != before

    def whole(self, entries: Sequence[Given]) -> Table:
        """A table with these entries of ours, on which one can go back to the beginning, further than we remember."""
        now = self.table
        deal, draws = now.deal, now.draws
        lines = [(given.seat, line_of(given.answer), 0) for given in entries]
        table = table_at(self.game, now.options, self.ground, lines)
        table.replay(entries)
        table.deal, table.draws = deal, draws
        return table

    # where the board was another --------------------------------------------------------------------------------------
    def boards(self) -> set[str]:
        """The digests of the boards it was played on, as far as they are not today's."""
        film = self.table.film if isinstance(self.table, Standing) else self.ground.film if self.ground else None
        known = {film.made.board, *(board for _, board in film.boards)} if film else set()
        return known - {"", used(self.game, self.table.options)[0].board}

    def board(self, entries: int) -> str:
        """The address of the board after so many entries; empty: it is today's."""
        film = self.table.film if isinstance(self.table, Standing) else self.ground.film if self.ground else None
        if film is None or (self.ground and entries >= self.ground.number):
            return ""
        digest = film.board(entries)
        return f"/api/games/{self.sheet.id}/board/{digest}" if digest in self.boards() else ""

    # what is seen -----------------------------------------------------------------------------------------------------
    def visible_to_all(self) -> tuple[object, ...]:
        """What everybody may know at once; only if this or his own log changes does a viewer hear of a change."""
        chairs = tuple([(chair.kind, chair.name, chair.nonce is None, chair.pledge) for chair in self.chairs])
        return stages(self.table), self.table.outcome, self.table.talk.offers, self.sheet.phase, chairs

    def seen_by_others(self, actor: int | None, news: int) -> bool:
        """Whether anybody but the actor is told of what happened from number `news` on."""
        own = None if actor is None else actor + 1
        for told in self.keeping.log.lines[news:]:
            for place, tail in enumerate(told.tails):
                if tail is not None and place != own:
                    return True
        return False

    def compose(self, actor: int | None, changed: bool, rewound: bool) -> list[tuple[Connection, list[bytes]]]:
        """The frames for each connection, made while the disk is busy. To the actor everything may be new."""
        log, facts = self.keeping.log.read(self.table.happened, rewound), self.same_facts()
        kinds = {(c.viewer, c.changes) for c in self.connections}
        frames: dict[tuple[int | None, bool], list[bytes]] = {}
        for viewer, eyes in self.eyes.items():
            before = len(eyes.lines)
            log_from: int | None = None
            if rewound:
                stands, other = eyes.read_again(log)
                log_from = stands if other else None
                news = other
            else:
                news = eyes.read_on(log) > 0
            if not (news or changed or viewer == actor):
                continue
            if eyes.look(self.table, facts, self.own(viewer)) or log_from is not None:
                since = before if news and not rewound else None
                for kind in kinds & {(viewer, True), (viewer, False)}:
                    frames[kind] = eyes.frames(kind[1], since, log_from)
        return [(c, frames[c.viewer, c.changes]) for c in self.connections if (c.viewer, c.changes) in frames]

    def same_facts(self) -> Facts:
        """What all are told alike: the same thing as long as nothing of it has changed, so nobody has to compare it."""
        if self.ground is not None or isinstance(self.table, Standing):
            return self.facts()
        known, before = (self.players(), self.public[1:]), self.common[1]
        if before is None or known != self.common[0]:
            before = self.facts()
            self.common = known, before
        return before

    def facts(self) -> Facts:
        sheet, table = self.sheet, self.table
        end = table.outcome
        over = sheet.phase == "over"
        return Facts(
            game=sheet.game,
            name=sheet.name,
            options=msgspec.Raw(sheet.options.encode()),
            phase=sheet.phase,
            running=sheet.phase == "running",
            hot_seat=sheet.hot_seat,
            commitment=sheet.commitment,
            players=self.players(),
            outcome=result(end) if end else None,
            draw_offers=sorted(table.talk.offers),
            pledges=dice.pledges(self.chairs) if sheet.phase in ("open", "running") else [],
            seed=sheet.secret if over else "",
            nonces=[chair.nonce or "" for chair in self.chairs] if over else [],
            board=self.board(len(table.entries)),
            agreed=self.agreed,
            coach=coached(self.sheet, self.chairs),
            copy_of=sheet.copy_of,
        )

    def own(self, viewer: int | None) -> Own:
        if viewer is None:
            return Own()
        answers = self.answers[viewer]
        sizes = takeable(self.table, viewer, self.starts) if self.sheet.phase == "running" else []
        player = self.chairs[viewer].player
        awaited = dice.awaited(self.chairs) if self.sheet.phase in ("open", "running") else []
        return Own(
            answers,
            Takeable(answers - sum(sizes), len(sizes)) if sizes else None,
            [seat for seat in awaited if player is not None and self.chairs[seat].player == player],
            self.turns.since(self.table.turns, viewer) if self.sheet.phase == "running" else None,
        )

    def players(self) -> list[Seated]:
        """Who sits where and is here; made anew only when that has changed."""
        here = {c.viewer for c in self.connections if c.plays}
        if self.sheet.hot_seat:
            here |= {seat for c in self.connections if c.plays for seat in c.seats}
        known = (here, self.sheet.asked, self.sheet.since, self.public[-1])
        if known != self.seated[0]:
            self.seated = known, self.sit_list(here)
        return self.seated[1]

    def sit_list(self, here: set[int | None]) -> list[Seated]:
        asked = self.sheet.seats_asked()
        return [
            Seated(
                chair.seat,
                self.titles[chair.seat],
                chair.kind,
                chair.name,
                chair.bot or "",
                chair.kind == "bot" or chair.seat in here,
                moment(self.sheet.since) if chair.seat in asked else None,
                left(self.sheet, chair),
                bool(self.sheet.pace) and not self.sheet.begun,
            )
            for chair in self.chairs
        ]

    # coming and going -------------------------------------------------------------------------------------------------
    def welcome(self, connection: Connection, since: int, check: int) -> None:
        """Show a new viewer everything he may see. Call it under the lock."""
        same = [c for c in self.connections if c.viewer == connection.viewer]
        here = any(c.plays for c in same)
        self.connections.add(connection)
        eyes = self.eyes.get(connection.viewer)
        if eyes is None:
            eyes = self.eyes[connection.viewer] = Eyes(connection.viewer)
            eyes.read_on(self.keeping.log.read(self.table.happened))
        if eyes.look(self.table, self.facts(), self.own(connection.viewer)):
            for other in same:
                other.post(*eyes.frames(other.changes, None, None))
        connection.post(eyes.state_frame(eyes.standing(since, check)))
        self.used = monotonic()
        if connection.plays and not here:
            self.tell_who_is_here(but=connection)

    def farewell(self, connection: Connection) -> None:
        self.connections.discard(connection)
        if all(c.viewer != connection.viewer for c in self.connections):
            self.eyes.pop(connection.viewer, None)
            if connection.plays:
                self.tell_who_is_here()
        self.used = monotonic()
        if not self.connections:
            self.hall.rest(self.hall.settings.rest_after)

    def tell_who_is_here(self, but: Connection | None = None) -> None:
        players = self.players()
        for eyes in self.eyes.values():
            eyes.told_who_is_here(players)
        self.tell(written(Players(players)), but)

    def tell(self, frame: bytes, but: Connection | None = None, seats: Sequence[int] | None = None) -> None:
        """Send everybody, or those who sit on some seats, the same frame."""
        for connection in self.connections:
            if connection is not but and (seats is None or (connection.plays and connection.viewer in seats)):
                connection.post(frame)

    def settle(self, granted: bool) -> None:
        """A request to take back is over."""
        if self.request is not None:
            self.request = None
            self.tell(written(Settled(granted)), seats=[chair.seat for chair in self.chairs])

    def dismiss(self) -> None:
        """Close every connection; the viewers come back by themselves and find the game as it is on disk."""
        for connection in list(self.connections):
            connection.close(1012)
        for task in list(self.tasks):
            task.cancel()

    def seats_of(self, player: str | None) -> tuple[int, ...]:
        return tuple(c.seat for c in self.chairs if player is not None and c.player == player)

    def may_look(self, player: str | None, key: str = "") -> bool:
        """Who sits there or is invited, anybody at a public game, and who has a key to the game or to a seat of it."""
        mine = player is not None and any(player in (chair.player, chair.invited) for chair in self.chairs)
        keys = [self.sheet.key, *(chair.key for chair in self.chairs if chair.key)]
        return mine or self.sheet.public or any(compare_digest(key.encode(), known.encode()) for known in keys)

    def refuse_unless_running(self) -> None:
        if self.sheet.phase != "running":
            raise Refusal(f"refused-{self.sheet.phase}")
