"""Writing a board file: one entry a line, the numbers an owner may correct first, geometry last."""

import json
from typing import Any

ABOUT = {
    "what": "The board of Triomphe à Marengo, drawn by us; numbers as read on the published board.",
    "spaces": "id, name, capacity; marks: start = French blocks at the start, objective = beyond the objective line, "
    "entry = box whose pieces enter here, example = number in the example of rule 23.",
    "edges": "approaches: a and b are the two areas, width narrow or wide. symbols_a lie in a and hinder attacks into "
    "a (infantry, cavalry, artillery: penalty; obstacle: cavalry obstacle); a symbol twice counts twice. "
    "arrow ab is the east arrow from a to b.",
    "crossings": "roads over an approach, main or local. Two crossings are joined inside an area only if they carry "
    "the same group there (group_a in a, group_b in b).",
    "boxes": "pieces come in by road group `group` of area `entry` from round `opens`.",
    "tracks": "time: marks red and blue = morale discs that come into play that round; morale: discs in hand at start.",
    "reconstructed": "names the fields of an entry that are inferred and not read with certainty.",
    "geometry": "sheet units, x east, y south; slots are [x, y, angle]. reserve, slots_a and slots_b are the places of "
    "blocks, in the order in which they are filled; signs_a and signs_b those of the symbols.",
}


def number(value: float) -> float | int:
    short = round(float(value), 1)
    return int(short) if short == int(short) else short


def rounded(value: Any) -> Any:
    if isinstance(value, float):
        return number(value)
    if isinstance(value, dict):
        return {k: rounded(v) for k, v in value.items()}
    if isinstance(value, list | tuple):
        return [rounded(v) for v in value]
    return value


def entry(value: Any) -> str:
    return json.dumps(rounded(value), ensure_ascii=False, separators=(", ", ": "))


def text(board: dict[str, Any]) -> str:
    lines = []
    for key, value in board.items():
        if key == "about":
            inner = ",\n".join(f"  {json.dumps(k)}: {json.dumps(v, ensure_ascii=False)}" for k, v in value.items())
            lines.append(f'"about": {{\n{inner}\n}}')
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            lines.append(f'"{key}": [\n' + ",\n".join(entry(v) for v in value) + "\n]")
        else:
            lines.append(f'"{key}": {entry(value)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"
