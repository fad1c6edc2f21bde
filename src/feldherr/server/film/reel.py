"""Pictures one after the other, as differences: what is shown often is kept once, what stays is not kept again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Raw

Refs = dict[str, int | list[int]]
"""A view: its fields, each a scrap or a list of scraps."""
Change = dict[str, Any]
"""By field: a scrap; all scraps; `{"at": [place, scrap, …]}`; `{"cut": [from, to the end, scraps]}`; None."""


class Scraps:
    """Pieces of JSON, each kept once."""

    def __init__(self, known: Sequence[bytes] = ()) -> None:
        self.numbers = {scrap: number for number, scrap in enumerate(known)}

    def number(self, scrap: bytes) -> int:
        return self.numbers.setdefault(scrap, len(self.numbers))

    def all(self) -> list[Raw]:
        return [Raw(scrap) for scrap in self.numbers]

    def refs(self, view: bytes) -> Refs:
        """A view taken apart."""
        found: Refs = {}
        for field, value in msgspec.json.decode(view, type=dict[str, Raw]).items():
            content = bytes(value)
            if content.startswith(b"["):
                parts = msgspec.json.decode(content, type=list[Raw])
                found[field] = [self.number(bytes(part)) for part in parts]
            else:
                found[field] = self.number(content)
        return found


def difference(before: Refs, after: Refs) -> Change:
    """What leads from one view to the next."""
    change: Change = {field: None for field in before if field not in after}
    for field, new in after.items():
        old = before.get(field)
        if old != new:
            change[field] = edits(old, new) if isinstance(old, list) and isinstance(new, list) else new
    return change


def edits(old: list[int], new: list[int]) -> Any:
    if len(old) == len(new):
        changed = [part for place, pair in enumerate(zip(old, new)) if pair[0] != pair[1] for part in (place, pair[1])]
        return {"at": changed} if len(changed) < len(new) else new
    head = 0
    while head < min(len(old), len(new)) and old[head] == new[head]:
        head += 1
    tail = 0
    while tail < min(len(old), len(new)) - head and old[-1 - tail] == new[-1 - tail]:
        tail += 1
    return {"cut": [head, tail, new[head : len(new) - tail]]}


def apply(view: Refs, change: Change) -> None:
    """Change a view in place."""
    for field, value in change.items():
        if value is None:
            del view[field]
        elif isinstance(value, dict):
            parts = view[field]
            assert isinstance(parts, list)
            if "at" in value:
                for place, scrap in zip(value["at"][::2], value["at"][1::2]):
                    parts[place] = scrap
            else:
                head, tail, new = value["cut"]
                parts[head : len(parts) - tail] = new
        else:
            view[field] = list(value) if isinstance(value, list) else value


def written(view: Refs, scraps: Sequence[Raw], fields: Sequence[str]) -> bytes:
    """The view as it was."""
    return b"{" + b",".join(parts(view, scraps, fields)) + b"}"


def parts(view: Refs, scraps: Sequence[Raw], fields: Sequence[str]) -> Iterator[bytes]:
    for field in fields:
        value = view.get(field)
        if isinstance(value, list):
            yield b'"%s":[' % field.encode() + b",".join([bytes(scraps[number]) for number in value]) + b"]"
        elif value is not None:
            yield b'"%s":' % field.encode() + bytes(scraps[value])
