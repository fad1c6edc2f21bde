"""Pictures with a palette show what they showed."""

import random
import zlib

import numpy as np

from tools.pictures import palette

WIDTH, HEIGHT = 40, 35


def drawn(colours: int) -> palette.Bytes:
    rng = random.Random(7)
    own = [tuple(rng.randrange(256) for _ in range(3)) for _ in range(colours)]
    return np.array([[rng.choice(own) for _ in range(WIDTH)] for _ in range(HEIGHT)], np.uint8)


def filtered(kind: int, row: list[int], above: list[int]) -> list[int]:
    """A row of bytes as PNG writes it, by the five filters of its chapter 9."""
    out = []
    for at, value in enumerate(row):
        left, corner = (row[at - 3], above[at - 3]) if at >= 3 else (0, 0)
        guesses = (0, left, above[at], (left + above[at]) // 2, palette.paeth(left, above[at], corner))
        out.append((value - guesses[kind]) % 256)
    return out


def png(pixels: palette.Bytes) -> bytes:
    """Without a palette; each row with another filter."""
    above, data = [0] * (3 * WIDTH), bytearray()
    for y, row in enumerate(pixels.reshape(HEIGHT, -1).tolist()):
        data += bytes([y % 5, *filtered(y % 5, row, above)])
        above = row
    head = WIDTH.to_bytes(4, "big") + HEIGHT.to_bytes(4, "big") + bytes([8, 2, 0, 0, 0])
    parts = ((b"IHDR", head), (b"IDAT", zlib.compress(bytes(data))), (b"IEND", b""))
    return palette.MAGIC + b"".join(palette.chunk(kind, content) for kind, content in parts)


def shown(found: bytes) -> palette.Bytes:
    parts = dict(palette.chunks(found))
    rows = np.frombuffer(zlib.decompress(parts[b"IDAT"]), np.uint8).reshape(HEIGHT, WIDTH + 1)
    return np.frombuffer(parts[b"PLTE"], np.uint8).reshape(-1, 3)[rows[:, 1:]]


def test_few_colours_stay_what_they_are() -> None:
    pixels = drawn(200)
    found = palette.smaller(png(pixels))
    assert (shown(found) == pixels).all()
    assert palette.smaller(found) == found, "it has a palette"


def test_many_colours_become_the_nearest_of_256() -> None:
    colours = np.array([[r, g, b] for r in range(0, 256, 17) for g in range(0, 256, 17) for b in (0, 128)], np.int32)
    few = palette.cut(colours, np.ones(len(colours), np.intp))
    apart = abs(few[palette.nearest(colours, few)] - colours)
    assert len(few) == 256 < len(colours) and apart.mean() < 12
    assert (few[palette.nearest(few, few)] == few).all()
