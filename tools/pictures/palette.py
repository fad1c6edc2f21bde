"""A PNG with 256 colours at most: a picture of an engraved map is then a third as large and looks the same.

`python -m tools.pictures.palette FILE…` makes files smaller in place; `tools.pictures.screenshots` does it with what it takes.
"""

from __future__ import annotations

import sys
import zlib
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import numpy.typing as npt

Bytes = npt.NDArray[np.uint8]
MAGIC = b"\x89PNG\r\n\x1a\n"
CHANNELS = {2: 3, 6: 4}
"""By the type of colour: red, green, blue, and how far it covers."""
COLOURS = 256


def smaller(png: bytes) -> bytes:
    """The picture with a palette; as it was, if it has one or would be larger."""
    parts = list(chunks(png))
    if parts[0][1][9] not in CHANNELS:
        return png
    pixels = unfiltered(parts)
    shades = pixels.reshape(-1, 3)
    packed = shades.astype(np.uint32) @ np.array([65536, 256, 1], np.uint32)
    own, back, counts = np.unique(packed, return_inverse=True, return_counts=True)
    colours = np.stack([own >> 16, own >> 8 & 255, own & 255], 1).astype(np.int32)
    palette = cut(colours, counts)
    indices = nearest(colours, palette)[back].astype(np.uint8).reshape(pixels.shape[:2])
    found = written(indices, palette)
    return found if len(found) < len(png) else png


def chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    assert png.startswith(MAGIC), "it is no PNG"
    at = len(MAGIC)
    while at < len(png):
        long = int.from_bytes(png[at : at + 4], "big")
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + long]
        at += 12 + long


def unfiltered(parts: list[tuple[bytes, bytes]]) -> Bytes:
    """Rows of red, green and blue; every row says how it was filtered (PNG, chapter 9)."""
    head = parts[0][1]
    width, height, wide = int.from_bytes(head[:4], "big"), int.from_bytes(head[4:8], "big"), CHANNELS[head[9]]
    assert head[8] == 8 and not head[12], "eight bits a channel, not interlaced"
    rows = np.frombuffer(zlib.decompress(b"".join(data for kind, data in parts if kind == b"IDAT")), np.uint8)
    rows = rows.reshape(height, 1 + width * wide)
    out = np.zeros((height + 1, width + 1, wide), np.uint8)
    for y in range(height):
        line, above = rows[y, 1:].reshape(width, wide), out[y, 1:]
        match int(rows[y, 0]):
            case 0:
                out[y + 1, 1:] = line
            case 1:
                out[y + 1, 1:] = np.cumsum(line, 0, dtype=np.uint8)
            case 2:
                out[y + 1, 1:] = line + above
            case kind:
                one_by_one(kind, line, out[y], out[y + 1])
    return out[1:, 1:, :3]


def one_by_one(kind: int, line: Bytes, above: Bytes, row: Bytes) -> None:
    """Filters 3 and 4 look at the pixel before, which must be known."""
    for channel in range(line.shape[1]):
        up, left, corner, found = above[:, channel].tolist(), 0, 0, []
        for value, over in zip(line[:, channel].tolist(), up[1:]):
            guess = (left + over) >> 1 if kind == 3 else paeth(left, over, corner)
            left, corner = (value + guess) & 255, over
            found.append(left)
        row[1:, channel] = found


def paeth(left: int, up: int, corner: int) -> int:
    near = left + up - corner
    return min((abs(near - left), 0, left), (abs(near - up), 1, up), (abs(near - corner), 2, corner))[2]


def cut(colours: npt.NDArray[np.int32], counts: npt.NDArray[np.intp]) -> npt.NDArray[np.int32]:
    """Median cut: the box that errs most is cut in two until there are enough; each becomes its mean."""
    boxes = [np.arange(len(colours))]
    errors = [error(colours, counts, boxes[0])]
    while len(boxes) < COLOURS and max(errors) > 0:
        worst = int(np.argmax(errors))
        box = boxes.pop(worst)
        errors.pop(worst)
        axis = int(np.argmax(np.average((colours[box] - mean(colours, counts, box)) ** 2, axis=0, weights=counts[box])))
        box = box[np.argsort(colours[box, axis], kind="stable")]
        weight = np.cumsum(counts[box])
        middle = min(max(1, int(np.searchsorted(weight, weight[-1] / 2))), len(box) - 1)
        for half in (box[:middle], box[middle:]):
            boxes.append(half)
            errors.append(error(colours, counts, half))
    return np.array([mean(colours, counts, box).round() for box in boxes], np.int32)


def mean(colours: npt.NDArray[np.int32], counts: npt.NDArray[np.intp], box: npt.NDArray[np.intp]) -> npt.NDArray[np.float64]:
    found: npt.NDArray[np.float64] = np.average(colours[box], axis=0, weights=counts[box])
    return found


def error(colours: npt.NDArray[np.int32], counts: npt.NDArray[np.intp], box: npt.NDArray[np.intp]) -> float:
    """Rare colours count by the root of how often they are: what is lit is small, and must stay what it is."""
    apart = ((colours[box] - mean(colours, counts, box)) ** 2).sum(1)
    return float((apart * np.sqrt(counts[box])).sum())


def nearest(colours: npt.NDArray[np.int32], palette: npt.NDArray[np.int32]) -> npt.NDArray[np.intp]:
    found = np.empty(len(colours), np.intp)
    for start in range(0, len(colours), 4096):
        some = colours[start : start + 4096, None, :]
        found[start : start + 4096] = ((some - palette[None]) ** 2).sum(2).argmin(1)
    return found


def written(indices: Bytes, palette: npt.NDArray[np.int32]) -> bytes:
    height, width = indices.shape
    rows = np.concatenate([np.zeros((height, 1), np.uint8), indices], 1)
    head = width.to_bytes(4, "big") + height.to_bytes(4, "big") + bytes([8, 3, 0, 0, 0])
    data = zlib.compress(rows.tobytes(), 9)
    colours = palette.astype(np.uint8).tobytes()
    parts = ((b"IHDR", head), (b"PLTE", colours), (b"IDAT", data), (b"IEND", b""))
    return MAGIC + b"".join(chunk(kind, content) for kind, content in parts)


def chunk(kind: bytes, data: bytes) -> bytes:
    return len(data).to_bytes(4, "big") + kind + data + zlib.crc32(kind + data).to_bytes(4, "big")


def main() -> None:
    for name in sys.argv[1:]:
        before = Path(name).read_bytes()
        after = smaller(before)
        Path(name).write_bytes(after)
        print(f"{name}: {len(before) // 1000} → {len(after) // 1000} kB")


if __name__ == "__main__":
    main()
