"""What has changed from one state to the next: how the server says it, and how a client applies it.

docs/protocol.md, `changed`. The browser's half is `web/src/wire/changes.ts`; both are held to the same cases.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET, structs

from feldherr.kernel.view import View
from feldherr.server.wire.frames import Seen, State

MISSING: dict[str, Any] = {
    field.name: field.default_factory() if callable(field.default_factory) else field.default
    for kind in (State, View)
    for field in structs.fields(kind)
}
"""What a field is when it is not sent. No two of these are called the same, but for what is always sent."""
WITH_THE_LOG = ("log", "log_from", "events")
"""Said once, and no part of the state that the next difference is of."""


# the server's half ----------------------------------------------------------------------------------------------------
def difference(before: Seen, after: Seen) -> dict[str, Any]:
    """By field what it is now, None where it is missing now; the view by its own fields."""
    found: dict[str, Any] = {}
    for name, old, new in zip(Seen._fields, before, after):
        if old is new:
            continue
        if name == "facts":
            found |= changed_fields(old, new)
        elif name != "view":
            if old != new:
                found[name] = change(name, old, new)
        elif not (isinstance(old, View) and isinstance(new, View)):
            if old != new:
                found[name] = new
        elif view := changed_fields(old, new):
            found[name] = view
    return found


def changed_fields(before: Any, after: Any) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, old, new in zip(before.__struct_fields__, structs.astuple(before), structs.astuple(after)):
        if old is not new and old != new:
            found[name] = change(name, old, new)
    return found


def change(name: str, old: Any, new: Any) -> Any:
    """What is said of a field that is different now."""
    if new is UNSET or new == MISSING[name]:
        return None
    return edits(old, new) if type(old) is tuple and old else new


def edits(old: Sequence[Any], new: Sequence[Any]) -> Any:
    """How one list becomes another: `{"at": [place, part, …]}`, `{"cut": [head, tail, parts]}`, or the whole of it."""
    if len(old) == len(new):
        changed = [
            part
            for place, (one, other) in enumerate(zip(old, new))
            if one is not other and one != other
            for part in (place, other)
        ]
        return {"at": changed} if len(changed) < len(new) else new
    shorter = min(len(old), len(new))
    head = 0
    while head < shorter and old[head] == new[head]:
        head += 1
    tail = 0
    while tail < shorter - head and old[-1 - tail] == new[-1 - tail]:
        tail += 1
    return {"cut": [head, tail, new[head : len(new) - tail]]}


# the client's half ----------------------------------------------------------------------------------------------------
def applied(state: dict[str, Any], changed: dict[str, Any]) -> dict[str, Any]:
    """The state after a `changed`, as if it had been sent whole."""
    found = {name: value for name, value in state.items() if name not in WITH_THE_LOG}
    fields = {name: value for name, value in changed.items() if name not in ("type", "view", "events")}
    replace(found, fields)
    if (view := changed.get("view")) is not None:
        found["view"] = dict(found["view"])
        replace(found["view"], view)
    return found


def replace(there: dict[str, Any], fields: dict[str, Any]) -> None:
    for name, value in fields.items():
        if value is None:
            there.pop(name, None)
        elif isinstance(there.get(name), list) and isinstance(value, dict):
            there[name] = edited(there[name], value)
        else:
            there[name] = value


def edited(old: Sequence[Any], edit: dict[str, Any]) -> list[Any]:
    """The list after these edits."""
    found = list(old)
    if "at" in edit:
        for place, part in zip(edit["at"][::2], edit["at"][1::2]):
            found[place] = part
    else:
        head, tail, new = edit["cut"]
        found[head : len(found) - tail] = new
    return found
