"""Pictures one after the other, as differences: what is shown often is kept once, what stays is not kept again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Raw

from feldherr.server.wire.changes import edited, edits

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


def apply(view: Refs, change: Change) -> None:
    """Change a view in place."""
    for field, value in change.items():
        if value is None:
            del view[field]
        elif isinstance(value, dict):
            parts = view[field]
            assert isinstance(parts, list)
            view[field] = edited(parts, value)
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
