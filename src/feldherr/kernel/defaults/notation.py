"""A state as text, for games without a notation of their own: a line a field, and lists of things a line each.

    round 4
    side 1
    pieces
      {"side":0,"field":3}
      {"side":1,"field":6}
"""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from feldherr.kernel.answers import Malformed

S = TypeVar("S", bound=msgspec.Struct)


def write(s: msgspec.Struct) -> str:
    """The state; `read` gives it back."""
    lines: list[str] = []
    for name in s.__struct_fields__:
        value = msgspec.to_builtins(getattr(s, name))
        if isinstance(value, list) and any(isinstance(item, list | dict) for item in value):
            lines += [name, *(f"  {json(item)}" for item in value)]
        else:
            lines.append(f"{name} {json(value)}")
    return "\n".join(lines) + "\n"


def json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def read(text: str, kind: type[S]) -> S:
    """The state of a text. A field that is not written has the value it has at the start; `#` begins a comment."""
    found: dict[str, Any] = {}
    name = ""
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        try:
            if line.startswith(" "):
                found[name].append(msgspec.json.decode(line.strip()))
                continue
            name, _, value = line.partition(" ")
            found[name] = msgspec.json.decode(value) if value.strip() else []
        except (msgspec.MsgspecError, KeyError, AttributeError) as wrong:
            raise Malformed(f"line {number} of the position, {line.strip()[:60]!r}, cannot be read: {wrong}") from wrong
    if unknown := [name for name in found if name not in kind.__struct_fields__]:
        raise Malformed(f"{unknown[0]!r} is no field of a position; there are: {', '.join(kind.__struct_fields__)}")
    try:
        return msgspec.convert(found, kind)
    except msgspec.ValidationError as wrong:
        raise Malformed(f"the position cannot be read: {wrong}") from wrong
