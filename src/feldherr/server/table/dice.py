"""The dice of a game: committed to when it is made, mixed with a nonce of every seat, shown when it is over.

The order is the point. The commitment is on disk and shown before anybody is asked for a nonce; nothing is drawn
before every nonce is there, and no draw is on disk without them; a nonce that does not come is waived, and that is
recorded as an empty one.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from feldherr.kernel.answers import CHANCE
from feldherr.kernel.chance import Seed
from feldherr.kernel.table import Table
from feldherr.server.store.sheet import Chair, Sheet
from feldherr.server.store.writer import Job, Kind


def new_secret() -> str:
    return secrets.token_hex(32)


def seed_of(sheet: Sheet, chairs: Sequence[Chair]) -> Seed:
    return Seed(sheet.secret, tuple(chair.nonce or "" for chair in chairs))


def awaited(chairs: Sequence[Chair]) -> list[int]:
    """The seats whose nonce is still to come."""
    return [chair.seat for chair in chairs if chair.nonce is None]


def ready(chairs: Sequence[Chair]) -> bool:
    """Whether drawing may begin: every seat is taken, every nonce is there or waived."""
    return not awaited(chairs) and all(chair.kind != "open" for chair in chairs)


def give(chairs: Sequence[Chair], seats: Sequence[int], nonce: str) -> Job:
    """Enter a nonce (empty: waived) for those of the seats that have none; the rows to write."""
    job: Job = []
    for chair in chairs:
        if chair.seat in seats and chair.nonce is None:
            chair.nonce = nonce
            job.append((Kind.NONCE, {"b_game": chair.game, "b_seat": chair.seat, "b_nonce": nonce}))
    return job


def hand_over(table: Table, sheet: Sheet, chairs: Sequence[Chair]) -> None:
    """Let the table draw from the seed, beginning with what waits to be drawn."""
    table.deal = seed_of(sheet, chairs).numbered
    table.deal_on()


def waits_for_chance(table: Table) -> bool:
    return any(question.actor == CHANCE for question in table.position.questions)
