"""A receipt: what one player has seen of the dice before they were cast, and what he gave to them.

It is kept where he plays, never on the server; after the game it shows whether the server has kept to it. What
`checked` finds out the page finds out too (`web/src/everyday/receipts.ts`).
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Literal

import msgspec

Found = Literal["kept", "broken", "unseen"]


class Receipt(msgspec.Struct, omit_defaults=True):
    """Of one game. The first commitment counts, and the pledges that were shown before the nonce was given."""

    game: str
    commitment: str = ""
    at: str = ""
    """When the commitment was seen."""
    nonce: str = ""
    seats: list[int] = []
    """Those the nonce was given for."""
    pledges: list[str] = []
    """Of all seats, as they were shown before the nonce was given."""

    def see(self, state: dict[str, Any]) -> None:
        """Keep the first commitment that is shown."""
        if not self.commitment and state.get("commitment"):
            self.commitment, self.at = state["commitment"], datetime.now(UTC).isoformat(timespec="seconds")

    def share(self, state: dict[str, Any], seat: int | None) -> dict[str, Any] | None:
        """The message the dice wait for: first the pledge; the nonce only when every seat has pledged."""
        pledges, wanted = state.get("pledges") or [], state.get("wanted") or []
        if seat is None or seat not in wanted or not pledges or not state.get("commitment"):
            return None
        if pledges[seat] is None:
            self.nonce = self.nonce or secrets.token_hex(32)
            return {"type": "pledge", "pledge": hashed(self.nonce)}
        if not self.nonce or None in pledges or state.get("phase") != "running":
            return None
        if not self.pledges:
            self.pledges, self.seats = list(pledges), list(wanted)
        return {"type": "nonce", "nonce": self.nonce}


class Checked(msgspec.Struct, frozen=True):
    """What a receipt says to the seed and the nonces that are shown after the end."""

    seed: Found
    """Whether the seed is the one committed to; unseen: no commitment was seen here."""
    share: Found
    """Whether the own nonce is among those the dice were cast with; unseen: none was given from here."""
    pledges: Found
    """Whether the nonces are those pledged; unseen: no pledges were seen here."""
    others: list[int]
    """Seats whose nonce is another than pledged."""
    withheld: list[int]
    """Seats that gave none, though they had pledged one."""

    @property
    def broken(self) -> bool:
        return "broken" in (self.seed, self.share, self.pledges)


def hashed(digits: str) -> str:
    return hashlib.sha256(bytes.fromhex(digits)).hexdigest()


def checked(receipt: Receipt, secret: str, nonces: Sequence[str]) -> Checked:
    given = dict(enumerate(nonces))
    others, withheld = [], []
    for seat, pledge in enumerate(receipt.pledges):
        nonce = given.get(seat, "")
        if pledge and not nonce:
            withheld.append(seat)
        elif (hashed(nonce) if nonce else "") != pledge:
            others.append(seat)
    mine = all(given.get(seat) == receipt.nonce for seat in receipt.seats)
    return Checked(
        found(hashed(secret) == receipt.commitment) if receipt.commitment else "unseen",
        found(mine) if receipt.seats else "unseen",
        found(not others and not withheld) if receipt.pledges else "unseen",
        others,
        withheld,
    )


def found(right: bool) -> Found:
    return "kept" if right else "broken"


def read(text: str | bytes) -> Receipt:
    """A receipt as it was saved; `ValueError` if it is none."""
    try:
        receipt = msgspec.json.decode(text, type=Receipt)
        bytes.fromhex(receipt.nonce)
    except (msgspec.MsgspecError, ValueError) as wrong:
        raise ValueError(f"this is no receipt: {wrong}") from wrong
    return receipt
