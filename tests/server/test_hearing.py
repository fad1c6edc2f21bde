"""Frames told apart before the library sees them: whole messages are read, everything else is left to it."""

import asyncio
import random
import zlib
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from feldherr.server.wire.hearing import Peculiar, heard
from tests.server.house import House, in_house

PING = b'{"type":"ping"}'
UPGRADE = (
    "GET /api/games/{}/socket?seat=0&protocol=2 HTTP/1.1\r\nHost: {}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {}\r\n{}\r\n"
)
PACKING = "Sec-WebSocket-Extensions: permessage-deflate\r\n"


def framed(body: bytes, kind: Opcode = Opcode.TEXT, fin: bool = True, packed: bool = False) -> bytes:
    if packed:
        packer = zlib.compressobj(wbits=-15)
        body = (packer.compress(body) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]
    data = Frame(kind, body, fin).serialize(mask=True)
    return bytes((data[0] | 0x40,)) + data[1:] if packed else data


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536])
@pytest.mark.parametrize("packed", [False, True])
def test_a_whole_message_is_read_in_one_step(size: int, packed: bool) -> None:
    body = bytes(number % 251 for number in range(size))
    data = framed(body, packed=packed)
    assert heard(b"before" + data + b"after", 6, 1 << 17, packed=True) == (len(data), body)
    for cut in {*range(min(20, len(data))), len(data) - 1}:
        assert heard(data[:cut], 0, 1 << 17, packed=True) is None


def test_frames_of_control_are_left_to_the_library() -> None:
    for kind in (Opcode.PING, Opcode.PONG, Opcode.CLOSE):
        data = framed(b"", kind)
        assert heard(data, 0, 1000, packed=True) == (len(data), None)


@pytest.mark.parametrize(
    "data",
    [
        framed(b"half", fin=False),
        framed(b"rest", Opcode.CONT),
        Frame(Opcode.TEXT, b"not masked").serialize(mask=False),
        framed(b"x" * 1001),
        framed(b"x" * 100_000, packed=True),
        bytes((0xC1,)) + framed(b"\xff\xff not packed at all")[1:],
        bytes((0xA1,)) + framed(b"a reserved bit")[1:],
    ],
    ids=("half", "rest", "bare", "long", "long when unpacked", "not packed", "reserved"),  # masks are drawn by lot
)
def test_what_is_peculiar_is_left_to_the_library(data: bytes) -> None:
    with pytest.raises(Peculiar):
        heard(data, 0, 1000, packed=True)


def test_what_nobody_agreed_to_pack_is_peculiar() -> None:
    with pytest.raises(Peculiar):
        heard(framed(PING, packed=True), 0, 1000, packed=False)


@pytest.mark.parametrize("packing", [False, True])
def test_however_messages_are_cut_all_are_heard(tmp_path: Path, packing: bool) -> None:
    """In one piece, byte by byte, several at once; with pings of the protocol and messages in parts between them."""

    async def visit(house: House) -> None:
        guest = house.guest()
        made = await guest.create("ford", ["me", "me"], hot_seat=True)
        rng = random.Random(7)
        for parts in (False, True):
            host, port = house.base.removeprefix("http://").split(":")
            reader, writer = await asyncio.open_connection(host, int(port))
            cookie = guest.cookie()["Cookie"]
            writer.write(UPGRADE.format(made["id"], f"{host}:{port}", cookie, PACKING if packing else "").encode())
            assert b"101" in await reader.readuntil(b"\r\n\r\n")
            sent = b""
            for number in range(40):
                sent += framed(PING, packed=packing and number % 3 == 0)
                if number % 7 == 0:
                    sent += framed(b"there?", Opcode.PING)
                if parts and number == 20:
                    sent += framed(PING[:5], fin=False) + framed(PING[5:], Opcode.CONT)
            while sent:
                cut = rng.choice([1, 2, 3, 50, 400])
                writer.write(sent[:cut])
                sent = sent[cut:]
                if rng.random() < 0.3:
                    await asyncio.sleep(0)
            assert await pongs(reader) == (41 if parts else 40, 6)
            writer.close()

    in_house(tmp_path, visit, rate=1e6, burst=1e6)


async def pongs(reader: asyncio.StreamReader) -> tuple[int, int]:
    """How many messages and how many frames of the protocol answer, until nothing more comes."""
    told = echoed = 0
    unpack = zlib.decompressobj(-15)
    try:
        while True:
            async with asyncio.timeout(1.0):
                first, size = await reader.readexactly(2)
                if size >= 126:
                    size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8), "big")
                body = await reader.readexactly(size)
            if first & 0x0F == Opcode.PONG:
                echoed += body == b"there?"
            elif first & 0x0F == Opcode.TEXT:
                told += b'"pong"' in (unpack.decompress(body + b"\0\0\xff\xff") if first & 0x40 else body)
    except TimeoutError:
        return told, echoed
