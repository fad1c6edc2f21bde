"""Words and frames on the sheet round the field."""

from typing import Any

from engraving.names import width


def label(
    text: str, x: float, y: float, size: float, style: str, angle: float = 0.0, spacing: float = 0.0
) -> dict[str, Any]:
    row: dict[str, Any] = {"text": text, "x": x, "y": y, "size": size, "width": width(text, size, spacing)}
    if angle:
        row["angle"] = angle
    row["style"] = style
    return row


def square(x: float, y: float, w: float, h: float) -> list[list[float]]:
    return [[x, y], [x + w, y], [x + w, y + h], [x, y + h]]
