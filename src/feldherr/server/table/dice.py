"""The dice of a game: committed to when it is made, mixed with a nonce of every seat, shown when it is over.

The order is the point. The commitment is on disk and shown before anybody is asked for anything; every seat pledges
its nonce by a hash before any nonce is given; nothing is drawn before every nonce is there, and no draw is on disk
without them. A pledge that does not come is waived, and that is recorded as an empty one.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence

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


def unpledged(chairs: Sequence[Chair]) -> list[int]:
    """The seats that have not pledged their nonce."""
    return [chair.seat for chair in chairs if chair.pledge is None and chair.nonce is None]


def pledges(chairs: Sequence[Chair]) -> list[str | None]:
    """What every seat has pledged, for all to see before they give their nonces; nothing once all are given."""
    return [chair.pledge for chair in chairs] if awaited(chairs) else []


def hashed(nonce: str) -> str:
    """What is pledged for this nonce."""
    return hashlib.sha256(bytes.fromhex(nonce)).hexdigest() if nonce else ""


def pledge(chairs: Sequence[Chair], seats: Sequence[int], word: str) -> Job:
    """Enter the hash of a nonce for those of the seats that have pledged none; the rows to write."""
    job: Job = []
    for chair in chairs:
        if chair.seat in seats and chair.pledge is None and chair.nonce is None:
            chair.pledge = word
            job.append((Kind.PLEDGE, {"b_game": chair.game, "b_seat": chair.seat, "b_pledge": word}))
    return job


def give(chairs: Sequence[Chair], seats: Sequence[int], nonce: str) -> Job:
    """Enter a nonce (empty: waived) for those of the seats whose it can be; the rows to write.

    Who gives it without having pledged it trusts the server not to show it; the others need not.
    """
    job: Job = []
    for chair in chairs:
        if chair.seat in seats and chair.nonce is None and (not nonce or chair.pledge in (None, hashed(nonce))):
            chair.nonce = nonce
            chair.pledge = hashed(nonce) if chair.pledge is None else chair.pledge
            row = {"b_game": chair.game, "b_seat": chair.seat, "b_nonce": nonce, "b_pledge": chair.pledge}
            job.append((Kind.NONCE, row))
    return job


def hand_over(table: Table, sheet: Sheet, chairs: Sequence[Chair]) -> None:
    """Let the table draw from the seed, beginning with what waits to be drawn."""
    table.deal = seed_of(sheet, chairs).numbered
    table.deal_on()
