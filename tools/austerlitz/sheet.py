"""The margin of the sheet: title, time, morale, commands, and where reinforcements wait."""

from typing import Any

from engraving.places import BLOCK
from engraving.sheet import label, square

LEFT, WIDE = 12.0, 396.0
CAPTION = 22.0


def caption(text: str, y: float) -> dict[str, Any]:
    found = label(text, LEFT, y, 19, "caption", spacing=0.6)
    found["x"] = LEFT + found["width"] / 2 + 2
    return {"kind": "label", "label": found}


def grid(count: int, columns: int, top: float, high: float) -> list[tuple[float, float, float]]:
    """The middles and the width of steps in rows."""
    step = WIDE / columns
    return [(LEFT + step * (k % columns + 0.5), top + high * (k // columns + 0.5), step) for k in range(count)]


def time_track(hours: list[dict[str, Any]], top: float) -> dict[str, Any]:
    """Two days in two rows, the night at the end of the first."""
    for k, t in enumerate(hours):
        step, row = WIDE / 11, k // 11
        x, y = LEFT + step * (k % 11 + 0.5), top + 27 + row * (54 + CAPTION)
        t["at"], t["size"] = [x, y], [step, 54]
        printed = "nuit" if t["marks"]["night"] else str(t["marks"]["hour"])
        t["labels"] = [label(printed, x, y - 13 if printed != "nuit" else y, 19 if printed != "nuit" else 16, "hour")]
    return {"id": 0, "name": "time", "spaces": hours}


def morale_track(top: float) -> dict[str, Any]:
    steps = []
    for k, (x, y, wide) in enumerate(grid(32, 8, top, 46)):
        steps.append(
            {
                "label": str(k),
                "at": [x, y],
                "size": [wide, 46],
                "labels": [label(str(k), x - wide / 2 + 13, y - 11, 17, "hour")],
                "slots": [[x - 8, y + 9, 0], [x + 12, y + 9, 0]],
                "marks": {"red": 1, "disc": 9},
            }
        )
    return {"id": 1, "name": "morale", "spaces": steps}


def command_track(top: float) -> dict[str, Any]:
    """Eight commands to corps, below them four independent ones."""
    steps = []
    for k, (x, y, wide) in enumerate(grid(12, 8, top, 42)):
        corps = k < 8
        steps.append(
            {
                "label": f"corps {k + 1}" if corps else f"independent {k - 7}",
                "at": [x, y if corps else y + CAPTION],
                "size": [wide, 42],
                "labels": [label(str(k + 1 if corps else k - 7), x - wide / 2 + 11, y - 10 + (0 if corps else CAPTION), 15, "hour")],
                "slots": [[x + 2, y + 5 + (0 if corps else CAPTION), 0]],
                "marks": {"disc": 11},
            }
        )
    return {"id": 2, "name": "commands", "spaces": steps}


def waiting(box: dict[str, Any], name: str, top: float, count: int) -> float:
    """A box for an army that is still on the march; the height it takes."""
    columns = 9
    rows = -(-count // columns)
    high = 34 + rows * (BLOCK[1] + 4) + 6
    box["polygon"] = square(LEFT, top, WIDE, high)
    box["labels"] = [label(name, LEFT + WIDE / 2, top + 17, 20, "box", spacing=1.0)]
    step = (WIDE - 12) / columns
    box["slots"] = [
        [LEFT + 6 + step * (k % columns + 0.5), top + 34 + (BLOCK[1] + 4) * (k // columns + 0.5), 0] for k in range(count)
    ]
    return high


def legend(top: float) -> list[dict[str, Any]]:
    """What the signs on the map mean, in the words of the sheet."""
    found: list[dict[str, Any]] = [
        {"kind": "cartouche", "at": [LEFT + WIDE / 2, top + 84], "marks": {"wide": WIDE, "high": 168}}
    ]

    def line(x: float, y: float, text: str, **drawn: Any) -> None:
        words = label(text, x, y, 18, "caption")
        words["x"] = x + 26 + words["width"] / 2
        found.append({"at": [x + 8, y], **drawn})
        found.append({"kind": "label", "label": words})

    for k, (symbol, text) in enumerate(
        (("infantry", "infanterie −1"), ("cavalry", "cavalerie −1"), ("artillery", "artillerie −1"), ("obstacle", "obstacle"))
    ):
        line(LEFT + 16, top + 26 + k * 30, text, kind="sign", width=13.0, marks={"symbol": symbol})
    for k, (colour, text) in enumerate(
        (("blue", "clé française"), ("green", "clé alliée, vert"), ("red", "clé alliée, rouge"), ("black", "clé alliée, noir"))
    ):
        line(LEFT + 190, top + 26 + k * 30, text, kind="star", width=17.0, marks={"colour": colour})
    line(LEFT + 16, top + 146, "départ allié", kind="flag", width=15.0, marks={"colour": "red"})
    line(LEFT + 190, top + 146, "départ français", kind="flag", width=15.0, marks={"colour": "blue"})
    return found


def lay(boxes: list[dict[str, Any]], hours: list[dict[str, Any]]) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The tracks and what is printed beside them, from the top of the margin downwards."""
    prints: list[dict[str, Any]] = [
        {"kind": "cartouche", "at": [LEFT + WIDE / 2, 66], "marks": {"wide": WIDE, "high": 108}},
        {"kind": "label", "label": label("Napoleon’s Triumph", LEFT + WIDE / 2, 50, 36, "title")},
        {"kind": "label", "label": label("Austerlitz · 1 et 2 décembre 1805", LEFT + WIDE / 2, 92, 20, "caption")},
    ]
    y = 150.0
    prints.append(caption("1 décembre", y - 12))
    time = time_track(hours, y)
    prints.append(caption("2 décembre", y + 54 + 12))
    y += 2 * 54 + CAPTION + 34
    prints.append(caption("moral", y - 12))
    morale = morale_track(y)
    y += 4 * 46 + 34
    prints.append(caption("ordres aux corps", y - 12))
    commands = command_track(y)
    prints.append(caption("ordres séparés", y + 42 + 12))
    y += 2 * 42 + CAPTION + 26
    y += waiting(boxes[0], "renforts alliés", y, 54) + 16
    y += waiting(boxes[1], "renforts français", y, 45) + 16
    prints += legend(y)
    return [time, morale, commands], prints
