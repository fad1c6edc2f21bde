"""The sheet round the field: boxes, time track, morale, cartouche, compass."""

from typing import Any

from engraving.sheet import label, square


def place_boxes(boxes: list[dict[str, Any]], hand: dict[str, Any]) -> None:
    """Boxes where the hand file puts them, their blocks in rows under the name."""
    for b in boxes:
        x, y, w, h, columns = hand["boxes"][b["name"]]
        b["polygon"] = square(x, y, w, h)
        rows = -(-b["places"] // columns)
        top = y + h - rows * 19 - 2
        b["labels"] = [label(b["name"], x + w / 2, y + (top - y) / 2 + 0.5, 13, "box")]
        if w >= 120:
            opens = b["marks"]["hour"].split(" ")[0].replace("h", " h")
            b["labels"] = [label(b["name"], x + w / 2 - 20, y + (top - y) / 2 + 0.5, 15, "box", spacing=1.2)]
            b["labels"].append(label(opens, x + w - 24, y + (top - y) / 2 + 0.5, 12, "hour"))
        left = x + (w - columns * 40) / 2
        b["slots"] = [[left + 20 + 40 * (k % columns), top + 9.5 + 19 * (k // columns), 0] for k in range(b["places"])]


def time_track(hours: list[dict[str, Any]], x: float, y: float, w: float, h: float) -> dict[str, Any]:
    step = w / len(hours)
    for k, t in enumerate(hours):
        cx = x + step * (k + 0.5)
        t["at"], t["size"] = [cx, y + h / 2], [step, h]
        printed = t["label"].replace(" du soir", "")
        t["labels"] = [label(printed, cx, y + 9.5, 12.5, "hour")]
        if t["marks"].get("opens") and len(t["marks"]["opens"]) < 8:
            t["labels"].append(label(t["marks"]["opens"], cx, y + 51, 11.6, "farm"))
        red, blue = t["marks"]["red"], t["marks"]["blue"]
        t["slots"] = [[cx + (j - (red - 1) / 2) * 12, y + 26, 0] for j in range(red)]
        t["slots"] += [[cx + (j - (blue - 1) / 2) * 12, y + (39 if red else 33), 0] for j in range(blue)]
    return {"id": 0, "name": "time", "spaces": hours}


def morale_track(pool: dict[str, int], x: float, y: float, w: float, h: float) -> dict[str, Any]:
    rows = []
    for k, (side, colour) in enumerate((("austria", "red"), ("france", "blue"))):
        top = y + k * h / 2
        slots = [[x + 10 + (j % 8) * (w - 20) / 7 + (j // 8) * 5.8, top + 8.5 + (j // 8) * 12, 0] for j in range(15)]
        rows.append(
            {
                "label": side,
                "at": [x + w / 2, top + h / 4],
                "size": [w, h / 2],
                "marks": {"side": side, "discs": pool[colour]},
                "slots": slots,
            }
        )
    return {"id": 1, "name": "morale", "spaces": rows}
