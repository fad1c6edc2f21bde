"""An attack on a server of one's own: frames that are bent out of shape, in every game, from every kind of seat.

Each has to be taken or refused with a sentence. A connection ends only by a frame that says why; the game goes on.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed

from feldherr.server.wire.client import Guest, Place

TOGETHER = 40
"""Frames sent before we listen to what comes of them."""
A_GAME = 1500
"""Frames at one table; then there is another."""
MARK = 10**9
EXPLAINED = range(4000, 4500)
ODD: tuple[Any, ...] = (
    None, True, -1, 0, 2**53, 2**63, 2**64, 1e308, -0.0, "", "\0", "\ud7ff", "\u202e", "a" * 600, "9" * 400, [], {},
    [[]], {"a": {"b": []}}, ["\0"], "space:0", "piece:-1", "seat:99", "card:2147483648", "undo 0", "rolled 6,6",
    "shuffled 0,1", "' OR 1=1 --", "<script>", "%s%n", "../../etc/passwd", "act 999999999999999999999",
)  # fmt: skip
BYTES = (
    b"", b"\0", b"\xff", b'"', b"{", b"}", b"[", b"]", b"\\", b",", b":", b"9", b"-", b"e", b"\xc3", b"\xed\xa0\x80",
)  # fmt: skip


class Tale(msgspec.Struct):
    """What became of it."""

    sent: int = 0
    heard: Counter[str] = msgspec.field(default_factory=Counter)
    refused: Counter[str] = msgspec.field(default_factory=Counter)
    explained: int = 0
    """Connections that were ended with a reason."""
    unexplained: list[str] = []


async def attack(base: str, games: Sequence[str], count: int, seed: int = 0) -> Tale:
    """Send so many frames, as many to each game."""
    tale, chance = Tale(), random.Random(seed)
    while tale.sent < count:
        for game in games:
            if tale.sent < count:
                await at_one_table(base, game, min(A_GAME, count - tale.sent), chance, tale)
    return tale


async def at_one_table(base: str, game: str, count: int, chance: random.Random, tale: Tale) -> None:
    ann, eve = Guest(base), Guest(base)
    seats = ["me", *["me"] * (len(await ann.get(f"/api/seats/{game}")) - 1)]
    made = (await ann.create(game, seats, hot_seat=True, public=True))["id"]
    viewers: list[tuple[Guest, int | None]] = [(ann, 0), (ann, 1), (eve, None)]
    places = [await guest.sit(made, seat) for guest, seat in viewers]
    for place in places:
        await place.until("state", timeout=60)
    for place in places:
        while await place.mix():
            await place.until("state", timeout=60)
    end = tale.sent + count
    while tale.sent < end:
        number = chance.randrange(len(viewers))
        try:
            for _ in range(min(TOGETHER, end - tale.sent)):
                await places[number].socket.send(bent(places[number], chance))
                tale.sent += 1
            await listen(places[number], tale)
        except ConnectionClosed as closed:
            await note(places[number], closed, tale)
            guest, seat = viewers[number]
            places[number] = await guest.sit(made, seat)
            await places[number].until("state", timeout=60)
    for place in places:
        await place.close()


async def listen(place: Place, tale: Tale) -> None:
    """Until all that was sent has been dealt with: the last is a question nobody else asks, and it is answered."""
    mark = MARK + tale.sent
    await place.send("why", id=mark, handle="space:0")
    while (frame := await place.receive(60)).get("id") != mark:
        hear(frame, tale)


def hear(frame: dict[str, Any], tale: Tale) -> None:
    tale.heard[frame["type"]] += 1
    if frame["type"] == "refused":
        tale.refused[frame["reason"]["id"]] += 1


async def note(place: Place, closed: ConnectionClosed, tale: Tale) -> None:
    """A connection has ended: was it said why?"""
    try:
        while True:  # what came before the end
            hear(await place.receive(60), tale)
    except ConnectionClosed:
        last = msgspec.json.decode(place.frames[-1]) if place.frames else {}
    code = closed.rcvd.code if closed.rcvd else 0
    if code in EXPLAINED and last.get("type") == "gone":
        tale.explained += 1
    else:
        tale.unexplained.append(f"{code} after {str(last)[:80]}")


# what is sent ---------------------------------------------------------------------------------------------------------
def bent(place: Place, chance: random.Random) -> str | bytes:
    """A message, and in most cases something wrong with it."""
    message = well_formed(place, chance)
    kind = chance.random()
    if kind < 0.1:
        return msgspec.json.encode(message).decode()
    if kind < 0.6:
        return msgspec.json.encode(twisted(message, chance)).decode()
    if kind < 0.999:
        return torn(msgspec.json.encode(twisted(message, chance)), chance)
    return "x" * 40_000


def well_formed(place: Place, chance: random.Random) -> dict[str, Any]:
    """What a client could send now."""
    question = place.question or {}
    lines = [option["line"] for option in question.get("options", [])] or ["pass"]
    handles = [handle for option in question.get("options", []) for handle in option["handles"]] or ["space:0"]
    line, handle, counter = chance.choice(lines), chance.choice(handles), question.get("counter", 0)
    return chance.choice([
        {"type": "answer", "counter": counter, "lines": [line]},
        {"type": "answer", "counter": counter, "lines": chance.choices(lines, k=3)},
        {"type": "say", "line": chance.choice(["offer draw", "decline draw", line])},
        {"type": "peek", "id": chance.randrange(99), "counter": counter, "lines": [line]},
        {"type": "why", "id": chance.randrange(99), "handle": handle, "chosen": [handle], "lines": []},
        {"type": "undo"},
        {"type": "undo", "to": chance.randrange(99)},
        {"type": "consent", "yes": chance.random() < 0.5},
        {"type": "pledge", "pledge": "ab" * 32},
        {"type": "nonce", "nonce": "ab" * 16},
        {"type": "chat", "text": "hello", "to": chance.choice([None, 0, 1])},
        {"type": "claim", "seat": chance.randrange(2), "computer": chance.random() < 0.5},
        {"type": "ping"},
    ])  # fmt: skip


def twisted(message: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """One or several fields are another thing, or missing, or more."""
    found = dict(message)
    for _ in range(chance.randint(1, 3)):
        name = chance.choice([*found, "id", "counter", "lines", "to", "extra"])
        if chance.random() < 0.2:
            found.pop(name, None)
        else:
            value = chance.choice(ODD)
            found[name] = chance.choice([value, [value], [value] * 3, [found.get(name), value], {"x": value}])
    return found


def torn(raw: bytes, chance: random.Random) -> str | bytes:
    """Bytes are lost, exchanged or doubled; as text if they still are some."""
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(raw) + 1)
        to = min(len(raw), at + chance.randrange(4))
        raw = chance.choice([raw[:at], raw[:at] + raw[to:], raw[:at] + chance.choice(BYTES) + raw[to:], raw + raw[at:]])
    if chance.random() < 0.3:
        return raw
    return raw.decode("utf-8", "replace")
