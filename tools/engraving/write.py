"""Writing a board file: one entry a line, the numbers an owner may correct first, geometry last."""

import json
from typing import Any


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
