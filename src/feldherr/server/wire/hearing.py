"""Frames as they come in, told apart before the library has to look at them.

Nearly all are whole messages of text (RFC 6455 §5.2), a hundred bytes long. These are read here, in one step; whatever
is peculiar, wrong or a frame of control is left to the library, frame by frame.
"""

from __future__ import annotations

import zlib
from typing import NamedTuple

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

WHOLE_TEXT, WHOLE_BYTES, PACKED = 0x81, 0x82, 0x40
FIRST_CONTROL, MASKED, MIDDLE, LONG = 0x8, 0x80, 126, 127
ENDING = b"\0\0\xff\xff"


class Heard(NamedTuple):
    """A frame: either its message, or what the library has to see. `size`: how much of the data it was."""

    size: int
    message: bytes | None


class Peculiar(Exception):
    """From here on the library reads everything by itself."""


def heard(data: bytes, at: int, most: int, packed: bool) -> Heard | None:
    """The frame that begins there; None: it is not there whole. `packed`: messages may be, each by itself."""
    left = len(data) - at
    if left < 2:
        return None
    first, size, start = data[at], data[at + 1], at + 2
    if not size & MASKED:
        raise Peculiar
    size ^= MASKED
    if size >= MIDDLE:
        width = 2 if size == MIDDLE else 8
        if left < 2 + width:
            return None
        size, start = int.from_bytes(data[start : start + width], "big"), start + width
    kind = first & ~PACKED if packed else first
    plain = kind in (WHOLE_TEXT, WHOLE_BYTES)
    if size > most or not (plain or (first & 0xF0 == MASKED and first & 0x0F >= FIRST_CONTROL)):
        raise Peculiar                                          # parts of messages, reserved bits, too much of it
    end = start + 4 + size
    if end > len(data):
        return None
    if not plain:
        return Heard(end - at, None)
    body = apply_mask(data[start + 4 : end], data[start : start + 4])
    return Heard(end - at, unpacked(body, most) if first & PACKED else body)


def unpacked(body: bytes, most: int) -> bytes:
    """A message that was packed by itself."""
    packer = zlib.decompressobj(-zlib.MAX_WBITS)
    try:
        found = packer.decompress(body + ENDING, most)
    except zlib.error as wrong:
        raise Peculiar from wrong
    if packer.unconsumed_tail:
        raise Peculiar
    return found
